// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/ConnectPage.h"

#include "kit/QuickPane.h"
#include "takeover/TakeoverDialog.h"

#include <QVBoxLayout>

namespace naru::connect {

namespace {

/** A window of sample data shows what the samples say, whatever this machine holds. */
ProfileFinder::Places placesOf(const kit::Surroundings& surroundings)
{
    return surroundings.dataFolder.isEmpty() ? ProfileFinder::Places() : ProfileFinder::Places::usual();
}

} // namespace

ConnectPage::ConnectPage(const kit::Surroundings& surroundings, QWidget* parent)
    : kit::Page(surroundings, parent)
    , m_model(surroundings, placesOf(surroundings))
{
    auto* pane = new kit::QuickPane(surroundings.qml, this);
    pane->load(QStringLiteral("Naru/Connect"), QStringLiteral("ConnectView"),
               {{QStringLiteral("model"), QVariant::fromValue(&m_model)}});
    m_pane = pane;
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(pane);
    setFocusProxy(pane);
    connect(&m_model, &ConnectModel::preferencesWished, this, [this] {
        using takeover::TakeoverDialog;
        auto* dialog =
            new TakeoverDialog(this->surroundings(), TakeoverDialog::Start::ofThisMachine(), window());
        dialog->open();
    });
    retranslate();
}

ConnectPage::~ConnectPage()
{
    // Before the model that it shows.
    delete m_pane;
}

QString ConnectPage::title() const
{
    return tr("Connect");
}

QString ConnectPage::iconName() const
{
    return QStringLiteral("connect");
}

void ConnectPage::retranslate()
{
    m_pane->setAccessibleName(title());
}

} // namespace naru::connect
