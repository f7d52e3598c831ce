// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/StoredSection.h"

#include "kit/FocusOrder.h"
#include "kit/SessionView.h"
#include "kit/Speech.h"
#include "kit/Theme.h"
#include "settings/StoredRow.h"

#include <QLabel>
#include <QVBoxLayout>

#include <utility>

namespace naru::settings {

namespace {

/** Enough to compare: `9f2c41d8 … dC07be=`. */
QString shortKey(const QString& key)
{
    constexpr int ends = 8;
    const QString print = key.section(u':', -1);
    return print.size() <= 3 * ends ? print
                                    : QString(print.left(ends) % QStringLiteral(" … ") % print.right(ends));
}

} // namespace

StoredSection::StoredSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_empty(new QLabel(this))
    , m_list(new QVBoxLayout)
{
    m_empty->setProperty("tone", "secondary");
    auto* list = new QWidget(this);
    list->setLayout(m_list);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(0);
    m_list->addWidget(m_empty);
    addWide(list);
    connect(&surroundings.engine.session(), &kit::SessionView::keptTrustChanged, this,
            &StoredSection::makeRows);
    makeRows();
}

void StoredSection::showEvent(QShowEvent* event)
{
    SettingsSection::showEvent(event);
    surroundings().engine.session().requestKeptTrust();
}

void StoredSection::makeRows()
{
    // One of them may be telling just now.
    for (StoredRow* row : std::exchange(m_rows, {})) {
        row->hide();
        row->deleteLater();
    }
    const engine::KeptTrust& kept = surroundings().engine.session().keptTrust();
    for (const engine::AcceptedKey& key : kept.keys)
        addRowFor(key);
    for (const engine::StoredSecret& secret : kept.secrets)
        addRowFor(secret);
    m_empty->setVisible(m_rows.empty());
}

void StoredSection::addRowFor(const engine::AcceptedKey& key)
{
    auto* row = new StoredRow(surroundings().theme, this);
    const QString host =
        key.port == profile::defaultPort ? key.host : profile::Target{key.host, key.port}.text();
    row->setTexts({host, tr("Key"), shortKey(key.key),
                   tr("accepted: %1").arg(surroundings().speech.words().date(key.firstSeen))});
    row->setToolTip(key.key);
    connect(row, &StoredRow::forgetWished, this,
            [this, key] { surroundings().engine.session().forgetKey(key); });
    m_list->addWidget(row);
    kit::chainInto(*this, *row);
    m_rows.push_back(row);
}

void StoredSection::addRowFor(const engine::StoredSecret& secret)
{
    auto* row = new StoredRow(surroundings().theme, this);
    const QString what = secret.user.isEmpty() ? secret.field : tr("User: %1").arg(secret.user);
    row->setTexts({secret.gateway, tr("Password"), what, tr("in the keyring")});
    connect(row, &StoredRow::forgetWished, this,
            [this, secret] { surroundings().engine.session().forgetSecret(secret); });
    m_list->addWidget(row);
    kit::chainInto(*this, *row);
    m_rows.push_back(row);
}

void StoredSection::retranslate()
{
    setHeading(tr("Stored keys and passwords"));
    m_empty->setText(tr("Nothing is stored."));
    makeRows();
}

} // namespace naru::settings
