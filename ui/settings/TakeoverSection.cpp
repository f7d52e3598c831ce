// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/TakeoverSection.h"

#include "takeover/TakeoverDialog.h"

#include <QPushButton>

namespace naru::settings {

using takeover::TakeoverDialog;

TakeoverSection::TakeoverSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_open(new QPushButton(this))
    , m_row(addRow(m_open))
{
    connect(m_open, &QPushButton::clicked, this, [this] {
        auto* dialog =
            new TakeoverDialog(this->surroundings(), TakeoverDialog::Start::ofThisMachine(), window());
        dialog->open();
    });
}

void TakeoverSection::retranslate()
{
    setHeading(tr("Other clients"));
    m_open->setText(tr("Take over from a Cisco client…"));
    m_row.setTexts(tr("Preferences"),
                   tr("First shows what AnyConnect or Secure Client left on this machine and what would "
                      "change here. Profiles, and gateways of NetworkManager, come by Import… on the "
                      "Profiles page."));
}

} // namespace naru::settings
