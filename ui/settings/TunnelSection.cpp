// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings/TunnelSection.h"

#include "kit/ComboBox.h"
#include "kit/NumberField.h"
#include "kit/Speech.h"
#include "kit/Switch.h"
#include "wording/TunnelWords.h"

#include <QLineEdit>

#include <array>
#include <limits>

namespace naru::settings {

using tunnel::BackendChoice;
using tunnel::BackendKind;

namespace {

constexpr int choiceWidth = 240;
constexpr int usualPort = 1080;
/** As the list shows them. */
constexpr std::array ways{BackendKind::Pkexec, BackendKind::Root, BackendKind::Socks, BackendKind::None};

} // namespace

TunnelSection::TunnelSection(const kit::Surroundings& surroundings, QWidget* parent)
    : SettingsSection(surroundings, parent)
    , m_way(new kit::ComboBox(surroundings.theme, this))
    , m_port(new kit::NumberField(1, std::numeric_limits<std::uint16_t>::max(), this))
    , m_userAgent(new QLineEdit(this))
    , m_dtls(new kit::Switch(surroundings.theme, this))
    , m_wayRow(addRow(
          m_way, [](auto& settings) -> auto& { return settings.tunnel.backend; }))
    , m_portRow(addRow(m_port))
    , m_userAgentRow(addRow(
          m_userAgent, [](auto& settings) -> auto& { return settings.tunnel.userAgent; }))
    , m_dtlsRow(addRow(
          m_dtls, [](auto& settings) -> auto& { return settings.tunnel.dtls; }))
{
    m_way->setFixedWidth(choiceWidth);
    for (const BackendKind kind : ways)
        m_way->addItem({}, int(kind));
    m_port->setValue(usualPort);
    m_userAgent->setFixedWidth(choiceWidth);
    m_userAgent->setMaxLength(int(tunnel::maxUserAgent));
    refresh();
    connect(m_way, &QComboBox::activated, this, &TunnelSection::chooseWay);
    connect(m_port, &QSpinBox::valueChanged, this, &TunnelSection::chooseWay);
    connect(m_userAgent, &QLineEdit::editingFinished, this, &TunnelSection::takeUserAgent);
    connect(m_dtls, &QAbstractButton::clicked, this,
            [this](bool on) { change([on](engine::Settings& settings) { settings.tunnel.dtls = on; }); });
    connect(&surroundings.engine, &kit::EngineView::settingsChanged, this, &TunnelSection::refresh);
}

BackendChoice TunnelSection::used() const
{
    return current().tunnel.backend.value_or(engine::usualBackend());
}

void TunnelSection::refresh()
{
    const BackendChoice way = used();
    const QSignalBlocker quiet(m_port);
    m_way->setCurrentIndex(m_way->findData(int(way.kind)));
    if (way.kind == BackendKind::Socks)
        m_port->setValue(way.port);
    m_port->setEnabled(way.kind == BackendKind::Socks);
    if (!m_userAgent->hasFocus() || current().tunnel.userAgent) {
        m_userAgent->setText(current().tunnel.userAgent.value_or(QString()));
        m_isWrong = false;
    }
    m_dtls->setChecked(current().tunnel.dtls);
    explain();
}

void TunnelSection::chooseWay()
{
    BackendChoice way{BackendKind(m_way->currentData().toInt()), 0};
    if (way.kind == BackendKind::Socks)
        way.port = std::uint16_t(m_port->value());
    // What is as it would be anyway is not kept.
    const auto kept = way == engine::usualBackend() ? std::nullopt : std::optional(way);
    change([&kept](engine::Settings& settings) { settings.tunnel.backend = kept; });
}

void TunnelSection::takeUserAgent()
{
    const QString text = m_userAgent->text().trimmed();
    m_isWrong = !text.isEmpty() && !tunnel::isUserAgent(text);
    if (!m_isWrong)
        change([&text](engine::Settings& settings) {
            settings.tunnel.userAgent = text.isEmpty() ? std::nullopt : std::optional(text);
        });
    explain();
}

void TunnelSection::explain()
{
    const wording::TunnelWords words(surroundings().speech.words());
    m_wayRow.setTexts(tr("Made by"), words.backendText(used().kind));
    m_portRow.setTexts(tr("SOCKS port"), tr("On 127.0.0.1; for programs that are told to use it."));
    m_userAgentRow.setTexts(tr("User agent"), words.userAgentText());
    if (m_isWrong)
        m_userAgentRow.setProblem(tr("Letters, digits and signs of English only, 256 at most."));
    m_dtlsRow.setTexts(tr("UDP (DTLS)"), tr("Off: all packets go over TCP, where a network spoils UDP."));
}

void TunnelSection::retranslate()
{
    setHeading(tr("Tunnel"));
    const wording::TunnelWords words(surroundings().speech.words());
    for (int i = 0; i < m_way->count(); ++i)
        m_way->setItemText(i, words.backendName(ways[size_t(i)]));
    m_userAgent->setPlaceholderText(tr("OpenConnect's own"));
    explain();
}

} // namespace naru::settings
