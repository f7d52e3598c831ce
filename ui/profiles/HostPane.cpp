// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/HostPane.h"

#include "kit/Speech.h"
#include "kit/Theme.h"
#include "profiles/FieldForm.h"
#include "profiles/FieldHelp.h"
#include "profiles/FormScroll.h"
#include "profiles/ProfileEditor.h"
#include "profiles/RepeatedField.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace naru::profiles {

using kit::Theme;
using profile::Document;
using profile::Field;
using profile::NodeId;

namespace {

/** The pane is the narrow one of three. */
constexpr int labelWidth = 120;
constexpr QLatin1StringView hostPath("ServerList/HostEntry");
constexpr QLatin1StringView backupPath("ServerList/HostEntry/BackupServerList/HostAddress");

/** What makes up the sign-in first, then the lists and the rest in the table's order. */
std::vector<const Field*> fieldsInOrder()
{
    std::vector<const Field*> first;
    std::vector<const Field*> rest;
    for (const Field* field : profile::childFields(QString(hostPath))) {
        const QLatin1StringView name = field->name();
        const bool isFirst = name == QLatin1String("HostName") || name == QLatin1String("HostAddress") ||
                             name == QLatin1String("UserGroup") || name == QLatin1String("BackupServerList");
        (isFirst ? first : rest).push_back(field);
    }
    first.insert(first.end(), rest.begin(), rest.end());
    return first;
}

bool isIpsec(const Document& document, NodeId host)
{
    const std::optional<NodeId> protocol = document.child(host, u"PrimaryProtocol");
    return protocol && document.value(*protocol).compare(QLatin1String("IPsec"), Qt::CaseInsensitive) == 0;
}

} // namespace

HostPane::HostPane(const FormContext& context, QWidget* parent)
    : QWidget(parent)
    , m_context(context)
    , m_name(new QLabel(this))
    , m_place(new QLabel(this))
    , m_leads(new QLabel(this))
    , m_scroll(new FormScroll(this))
    , m_form(new FieldForm(context, fieldsInOrder(), hostPath, m_scroll->content()))
    , m_help(new FieldHelp(this))
{
    layOut();
    connect(m_form, &FieldForm::focused, this,
            [this](const Field* field) { m_help->show(field, m_context.speech.words()); });
    connect(&context.editor, &ProfileEditor::documentReplaced, this, &HostPane::chooseHost);
    connect(&context.editor, &ProfileEditor::hostChanged, this, &HostPane::chooseHost);
    connect(&context.editor, &ProfileEditor::edited, this, &HostPane::refresh);
    connect(&context.editor, &ProfileEditor::reviewed, this, &HostPane::refresh);
    chooseHost();
}

void HostPane::layOut()
{
    m_name->setProperty("tone", "heading");
    for (QLabel* label : {m_place, m_leads})
        label->setProperty("tone", "small");
    for (QLabel* label : {m_name, m_place, m_leads})
        label->setTextFormat(Qt::PlainText);
    m_leads->setWordWrap(true);
    m_name->setMinimumWidth(1);
    auto* head = new QHBoxLayout;
    head->setContentsMargins(Theme::pageMargin, Theme::space(3), Theme::pageMargin, 0);
    head->addWidget(m_name, 1);
    head->addWidget(m_place);
    auto* facts = new QHBoxLayout;
    facts->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, Theme::space(1));
    facts->addWidget(m_leads);
    m_form->setLabelWidth(labelWidth);
    m_scroll->add(m_form);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(Theme::space(1));
    column->addLayout(head);
    column->addLayout(facts);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_help);
}

void HostPane::chooseHost()
{
    const std::optional<NodeId> host = m_context.editor.host();
    m_form->setHome(host ? std::optional(FieldHome{*host, hostPath}) : std::nullopt);
    sayFacts();
}

void HostPane::refresh()
{
    if (!isVisible())
        return;
    m_form->refresh();
    sayFacts();
}

void HostPane::sayFacts()
{
    const std::optional<NodeId> host = m_context.editor.host();
    if (!host) {
        m_name->setText(tr("No server"));
        m_place->clear();
        m_leads->setText(tr("Add a server with the button above the list."));
        return;
    }
    const HostFacts facts = hostFacts(m_context.editor.document(), *host);
    const std::vector<NodeId>& hosts = m_context.editor.hosts();
    const auto number = std::find(hosts.begin(), hosts.end(), *host) - hosts.begin() + 1;
    const QLocale& locale = m_context.speech.words().locale();
    m_name->setText(facts.name);
    m_place->setText(tr("host entry %1 of %2")
                         .arg(locale.toString(qlonglong(number)), locale.toString(qlonglong(hosts.size()))));
    m_leads->setText(whereItLeads(facts));
    m_backups = whichBackups(facts);
    if (RepeatedField* list = m_form->list(backupPath))
        list->setSentence(m_backups);
}

QString HostPane::whereItLeads(const HostFacts& facts) const
{
    if (!facts.target.target)
        return tr("The address names no gateway, so this server is neither measured nor connected.");
    const QString probes = tr("Probes go to %1, port %2.")
                               .arg(facts.target.target->host, QString::number(facts.target.target->port));
    if (isIpsec(m_context.editor.document(), *m_context.editor.host()))
        return tr("IPsec: it is ranked where it answers, and never connected.") % u' ' % probes;
    return tr("Signs in at %1.").arg(facts.url()) % u' ' % probes;
}

QString HostPane::whichBackups(const HostFacts& facts) const
{
    if (facts.ownBackups > 0)
        return tr("This list applies, tried in this order when %1 fails. The list of the client settings "
                  "does "
                  "not. A backup is never measured.")
            .arg(facts.name);
    if (const int client = clientBackups(m_context.editor.document()); client > 0)
        return tr("This server has no list of its own, so the list of the client settings applies: %n "
                  "servers.",
                  nullptr, client);
    return tr("No backup servers, neither here nor in the client settings.");
}

void HostPane::retranslate()
{
    m_form->retranslate();
    m_help->show(nullptr, m_context.speech.words());
    sayFacts();
}

bool HostPane::focusNode(NodeId node)
{
    return m_form->focusNode(node);
}

QString HostPane::sentence() const
{
    return m_leads->text();
}

QString HostPane::backupSentence() const
{
    return m_backups;
}

void HostPane::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    refresh();
}

} // namespace naru::profiles
