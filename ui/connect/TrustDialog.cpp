// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/TrustDialog.h"

#include "connect/FitHeight.h"
#include "kit/CheckBox.h"
#include "kit/Icons.h"
#include "kit/Speech.h"
#include "kit/Style.h"
#include "kit/Theme.h"
#include "wording/TunnelWords.h"

#include <QClipboard>
#include <QGridLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace naru::connect {

using kit::Theme;

namespace {

constexpr int trustWidth = 744;

} // namespace

TrustDialog::TrustDialog(const kit::Surroundings& surroundings, const engine::CertificateQuestion& question,
                         QWidget* parent)
    : kit::Dialog(surroundings, parent)
    , m_question(question)
    , m_facts(new QGridLayout)
{
    setFixedWidth(trustWidth);
    m_facts->setContentsMargins(Theme::pageMargin, Theme::space(1), Theme::pageMargin, Theme::space(2));
    m_facts->setHorizontalSpacing(Theme::space(4));
    m_facts->setVerticalSpacing(Theme::space(1));
    m_facts->setColumnStretch(1, 1);
    addFacts();
    content().addLayout(m_facts);
    content().addStretch(1);

    if (question.verdict.mayAccept) {
        m_remember = new kit::CheckBox(surroundings.theme, this);
        m_accept = makeButton();
        buttons().addWidget(m_remember);
        buttons().addStretch(1);
        buttons().addWidget(m_accept);
        connect(m_accept, &QPushButton::clicked, this,
                [this] { Q_EMIT keyAccepted(m_remember->isChecked()); });
    } else {
        buttons().addStretch(1);
    }
    retranslate();
}

void TrustDialog::addFacts()
{
    const tunnel::PeerCertificate& peer = m_question.peer;
    const wording::Words& words = surroundings().speech.words();
    addFact(profile::Target{peer.host, peer.port}.text(), false);
    addFact(peer.subject, false);
    addFact(peer.issuer, false);
    addFact(peer.names.join(QStringLiteral(", ")), false);
    addFact(words.date(peer.validFrom) % QStringLiteral(" – ") % words.date(peer.validUntil), false);
    addFact(peer.key, true);
    for (const QString& key : m_question.verdict.expected)
        addFact(key, true);
    if (!peer.technical.isEmpty())
        addFact(peer.technical, false);
}

void TrustDialog::addFact(const QString& value, bool copyable)
{
    const int row = int(m_values.size());
    auto* name = new QLabel(this);
    name->setProperty("tone", "secondary");
    m_facts->addWidget(name, row, 0, Qt::AlignTop);
    m_names.push_back(name);
    if (!copyable) {
        auto* label = new QLabel(value.isEmpty() ? QStringLiteral("–") : value, this);
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        m_facts->addWidget(label, row, 1, 1, 2);
        m_values.push_back(label);
        return;
    }
    auto* line = new QLineEdit(value, this);
    line->setReadOnly(true);
    line->setCursorPosition(0);
    m_facts->addWidget(line, row, 1);
    m_values.push_back(line);
    auto* copy = makeButton();
    copy->setIcon(kit::Icons::icon(QStringLiteral("copy"), surroundings().theme));
    m_facts->addWidget(copy, row, 2);
    m_copies.emplace_back(row, copy);
    connect(copy, &QPushButton::clicked, this, [value] { QGuiApplication::clipboard()->setText(value); });
}

QString TrustDialog::heading() const
{
    switch (m_question.verdict.kind) {
    case tunnel::TrustCase::Changed:
        return tr("The gateway shows another key than before: %1").arg(m_question.peer.host);
    case tunnel::TrustCase::Unverifiable:
        return tr("The gateway cannot be verified: %1").arg(m_question.peer.host);
    case tunnel::TrustCase::Unknown:
    case tunnel::TrustCase::Trusted:
        break;
    }
    return tr("The gateway is not known: %1").arg(m_question.peer.host);
}

QStringList TrustDialog::factNames() const
{
    QStringList names{tr("Server"), tr("Made out to"), tr("Signed by"), tr("Names"), tr("Valid"), tr("Key")};
    for (qsizetype i = 0; i < m_question.verdict.expected.size(); ++i)
        names.append(tr("Accepted key"));
    names.append(tr("Technical"));
    return names;
}

void TrustDialog::retranslate()
{
    const wording::Words& words = surroundings().speech.words();
    setHeading(heading());
    setSentence(wording::TunnelWords(words).trust(m_question.peer, m_question.verdict));
    const QStringList names = factNames();
    for (std::size_t i = 0; i < m_names.size(); ++i) {
        m_names[i]->setText(names.at(qsizetype(i)));
        // Of a label with a name a screen reader says that alone: its text belongs into the name.
        const auto* label = qobject_cast<QLabel*>(m_values[i]);
        m_values[i]->setAccessibleName(
            label ? QString(names.at(qsizetype(i)) % QStringLiteral(": ") % label->text())
                  : names.at(qsizetype(i)));
    }
    for (const auto& [row, copy] : m_copies) {
        copy->setText(tr("Copy"));
        copy->setAccessibleName(tr("Copy: %1").arg(names.at(row)));
    }
    if (m_accept) {
        m_remember->setText(tr("Remember this key"));
        m_accept->setText(tr("Connect all the same"));
    }
    setCloseText(m_accept ? tr("Do not connect") : tr("Close"));
    if (isVisible())
        fitHeight(*this);
}

void TrustDialog::showEvent(QShowEvent* event)
{
    fitHeight(*this);
    kit::Dialog::showEvent(event);
}

} // namespace naru::connect
