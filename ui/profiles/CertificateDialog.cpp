// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/CertificateDialog.h"

#include "kit/ComboBox.h"
#include "kit/EmptyState.h"
#include "kit/Notice.h"
#include "kit/RowHeader.h"
#include "kit/RowTable.h"
#include "kit/Speech.h"
#include "kit/TextCell.h"
#include "kit/Theme.h"
#include "profiles/Background.h"
#include "profiles/CertificateTexts.h"
#include "profiles/CompareTexts.h"
#include "profiles/FileQuestion.h"
#include "profiles/ProfileEditor.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStackedWidget>

namespace naru::profiles {

using kit::Theme;

namespace {

constexpr QSize usualSize{920, 560};
/** Longer lists of gateways would be no choice; the chosen one is among them. */
constexpr int mostLists = 200;

} // namespace

CertificateDialog::CertificateDialog(const kit::Surroundings& surroundings, ProfileEditor& editor,
                                     QWidget* parent)
    : Dialog(surroundings, parent)
    , m_editor(editor)
    , m_view(new kit::RowTable(surroundings.theme, new kit::RowHeader(surroundings.theme), this))
    , m_empty(new kit::EmptyState(this))
    , m_stack(new QStackedWidget(this))
    , m_notice(new kit::Notice(surroundings.theme, this))
    , m_certificate(new QLabel(this))
    , m_choose(makeButton())
    , m_goTo(makeButton())
    , m_list(new kit::ComboBox(surroundings.theme, this))
    , m_add(makeButton())
{
    resize(usualSize);
    makeTable();
    layOut();
    connect(m_choose, &QPushButton::clicked, this, &CertificateDialog::askForFile);
    connect(m_empty, &kit::EmptyState::acted, this, &CertificateDialog::askForFile);
    connect(m_goTo, &QPushButton::clicked, this, [this] { goToRow(m_view->currentIndex()); });
    connect(m_add, &QPushButton::clicked, this, &CertificateDialog::addPinAsChosen);
    connect(&m_editor, &ProfileEditor::edited, this, &CertificateDialog::check);
    connect(&m_editor, &ProfileEditor::documentReplaced, this, &QDialog::reject);
    fillLists();
    retranslate();
}

void CertificateDialog::makeTable()
{
    m_view->setModel(&m_table);
    m_view->setItemDelegate(new kit::TextCell(surroundings().theme, m_view));
    std::vector<kit::ColumnWidth> widths(CertificateTable::ColumnCount);
    widths[CertificateTable::Rule] = {.least = 220, .fitContent = false, .stretch = 3};
    widths[CertificateTable::Found] = {.least = 160, .fitContent = false, .stretch = 2};
    widths[CertificateTable::Verdict] = {.least = 220, .fitContent = false, .stretch = 3};
    m_view->setColumnWidths(std::move(widths));
    connect(m_view, &QAbstractItemView::activated, this, &CertificateDialog::goToRow);
}

void CertificateDialog::layOut()
{
    m_certificate->setTextFormat(Qt::PlainText);
    m_certificate->setWordWrap(true);
    m_certificate->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(Theme::pageMargin, 0, Theme::pageMargin, Theme::space(3));
    row->setSpacing(Theme::space(3));
    row->addWidget(m_certificate, 1);
    row->addWidget(m_choose, 0, Qt::AlignTop);
    m_stack->addWidget(m_empty);
    m_stack->addWidget(m_view);
    content().addLayout(row);
    content().addWidget(m_notice);
    content().addWidget(m_stack, 1);
    buttons().addWidget(m_list);
    buttons().addWidget(m_add);
    buttons().addStretch(1);
    buttons().addWidget(m_goTo);
}

void CertificateDialog::fillLists()
{
    m_list->clear();
    m_list->addItem(tr("All gateways"));
    const std::vector<profile::NodeId>& hosts = m_editor.hosts();
    for (std::size_t i = 0; i < hosts.size() && i < std::size_t(mostLists); ++i) {
        m_list->addItem(hostNameOf(m_editor.document(), hosts[i]).value_or(QString()),
                        QVariant::fromValue(hosts[i]));
        if (hosts[i] == m_editor.host())
            m_list->setCurrentIndex(m_list->count() - 1);
    }
}

void CertificateDialog::askForFile()
{
    askForCertificateFile(*this, tr("Choose a certificate"), [this](const QString& path) { openFile(path); });
}

void CertificateDialog::openFile(const QString& path)
{
    inBackground(
        this, [path] { return readCertificateFile(path); },
        [this](const base::Result<profile::CertificateFacts>& facts) { take(facts); });
}

void CertificateDialog::take(const base::Result<profile::CertificateFacts>& facts)
{
    if (facts) {
        m_notice->dismiss();
        m_table.setCheck(checkCertificate(m_editor.document(), *facts));
        m_view->fitColumns();
        if (m_table.rowCount() > 0)
            m_view->setCurrentIndex(m_table.index(0, 0));
    } else {
        m_notice->say(surroundings().speech.words().error(facts.error()), facts.error().technical);
    }
    refresh();
    Q_EMIT opened();
}

void CertificateDialog::check()
{
    if (!m_table.check())
        return;
    m_table.setCheck(checkCertificate(m_editor.document(), m_table.check()->facts));
    m_view->fitColumns();
    refresh();
}

void CertificateDialog::addPinAsChosen()
{
    if (!m_table.check())
        return;
    const QVariant list = m_list->currentData();
    const std::optional<profile::NodeId> host =
        list.isValid() ? std::optional(list.value<profile::NodeId>()) : std::nullopt;
    m_editor.edit(
        [this, host, facts = m_table.check()->facts](profile::Document& document) -> base::Result<void> {
            const auto pin = addPin(document, host, facts, m_editor.newMerge());
            if (!pin)
                return std::unexpected(pin.error());
            return {};
        });
}

QString CertificateDialog::certificateText() const
{
    return m_certificate->text();
}

void CertificateDialog::goToRow(const QModelIndex& index)
{
    if (!index.isValid())
        return;
    m_editor.goTo(m_table.node(index.row()));
    accept();
}

void CertificateDialog::refresh()
{
    const std::optional<CertificateCheck>& check = m_table.check();
    const bool hasRows = m_table.rowCount() > 0;
    m_stack->setCurrentIndex(hasRows ? 1 : 0);
    if (check) {
        m_certificate->setText(tr("Subject: %1").arg(CertificateTexts::name(check->facts.subject)) % u'\n' %
                               tr("Issuer: %1").arg(CertificateTexts::name(check->facts.issuer)));
        setSentence(CertificateTexts::verdict(check->rules));
        m_empty->setTexts(tr("The profile has neither rules nor pins."),
                          tr("Its pin can be added below; rules are made on the page."), {});
    } else {
        m_certificate->clear();
        setSentence(tr("Which certificate would AnyConnect choose with this profile?"));
        m_empty->setTexts(tr("No certificate is chosen yet."),
                          tr("Choose one in PEM or DER. It is only read; a private key is not needed."),
                          tr("Choose a certificate…"));
    }
    m_choose->setVisible(check.has_value());
    m_list->setEnabled(check.has_value());
    m_add->setEnabled(check.has_value());
    m_goTo->setEnabled(hasRows);
}

void CertificateDialog::retranslate()
{
    setHeading(tr("Try a certificate"));
    m_choose->setText(tr("Another certificate…"));
    m_goTo->setText(tr("Show in the editor"));
    m_list->setItemText(0, tr("All gateways"));
    m_list->setAccessibleName(tr("The list that the pin is added to"));
    m_add->setText(tr("Add its pin"));
    m_view->setAccessibleName(tr("Rules and pins"));
    m_view->setAccessibleDescription(tr("Return: shows the place in the editor"));
    m_table.retranslate();
    refresh();
}

} // namespace naru::profiles
