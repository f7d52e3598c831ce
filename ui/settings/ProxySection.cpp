// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/ProxySection.h"

#include "kit/SegmentedControl.h"

#include <QLineEdit>

namespace naru::settings {

namespace {

constexpr int addressWidth = 280;

/** People leave the scheme out; there is only one. */
std::optional<ogs::Proxy> readAddress(const QString& text)
{
    return ogs::Proxy::parse(text.contains(QLatin1String("://")) ? text : QStringLiteral("http://") + text);
}

} // namespace

ProxySection::ProxySection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_way(new kit::SegmentedControl(surroundings.theme, 2, this))
    , m_address(new QLineEdit(this))
    , m_wayRow(addRow(
          m_way, [](auto& settings) -> auto& { return settings.proxy; }))
    , m_addressRow(addRow(m_address))
{
    m_address->setFixedWidth(addressWidth);
    m_address->setPlaceholderText(QStringLiteral("http://proxy.example.net:3128"));
    refresh();
    connect(m_way, &kit::SegmentedControl::currentChanged, this, &ProxySection::chooseWay);
    connect(m_address, &QLineEdit::editingFinished, this, &ProxySection::takeAddress);
    connect(&surroundings.engine, &kit::EngineView::settingsChanged, this, &ProxySection::refresh);
    connect(&surroundings.engine, &kit::EngineView::networkChanged, this, &ProxySection::explain);
}

void ProxySection::refresh()
{
    const std::optional<ogs::Proxy> proxy = current().proxy;
    // While an address is being entered there is none yet, and the way stays as it was chosen.
    if (proxy || !m_address->hasFocus()) {
        const QSignalBlocker quiet(m_way);
        m_way->setCurrent(proxy ? ByHand : System);
        m_address->setText(proxy ? proxy->text() : QString());
        m_isWrong = false;
    }
    m_address->setEnabled(m_way->current() == ByHand);
    explain();
}

void ProxySection::chooseWay(int way)
{
    m_address->setEnabled(way == ByHand);
    m_isWrong = false;
    if (way == ByHand) {
        m_address->setFocus();
    } else {
        m_address->clear();
        change([](engine::Settings& settings) { settings.proxy.reset(); });
    }
    explain();
}

void ProxySection::takeAddress()
{
    const std::optional<ogs::Proxy> proxy = readAddress(m_address->text());
    const bool isEmpty = m_address->text().trimmed().isEmpty();
    m_isWrong = !proxy && !isEmpty;
    if (proxy || isEmpty)
        change([&proxy](engine::Settings& settings) { settings.proxy = proxy; });
    explain();
}

void ProxySection::explain()
{
    m_wayRow.setTexts(tr("Proxy to use"), machinesProxy());
    m_addressRow.setTexts(tr("Address"), tr("Stands in for the system's own, in measurements only."));
    if (m_isWrong)
        m_addressRow.setProblem(tr("Not an address of a proxy. Write it like http://proxy.example.net:3128, "
                                   "without user and password."));
}

QString ProxySection::machinesProxy() const
{
    const engine::Network& network = surroundings().engine.network();
    if (network.automaticProxy)
        return tr(
            "The system uses automatic proxy detection: without a proxy set by hand, OGS is not performed.");
    if (network.proxy)
        return tr("The system's proxy: %1").arg(network.proxy->text());
    return tr("The system has no proxy. OGS can be performed.");
}

void ProxySection::retranslate()
{
    setHeading(tr("Proxy"));
    m_way->setTexts({tr("System's own"), tr("Set by hand")});
    explain();
}

} // namespace naru::settings
