// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Theme.h"

#include "kit/Fonts.h"

#include <QEvent>
#include <QFontDatabase>
#include <QFontInfo>
#include <QGuiApplication>
#include <QPalette>

namespace naru::kit {

namespace {

constexpr int mediumPixels = 14;

/** The system's own palette is dark; ours is taken away for the moment of the question. */
bool systemIsDark()
{
    const QPalette ours = QGuiApplication::palette();
    QGuiApplication::setPalette(QPalette());
    const QPalette system = QGuiApplication::palette();
    QGuiApplication::setPalette(ours);
    return system.color(QPalette::Window).lightness() < system.color(QPalette::WindowText).lightness();
}

QPalette paletteOf(const Colors& c)
{
    QPalette palette;
    palette.setColor(QPalette::Window, c.bg);
    palette.setColor(QPalette::Base, c.bg);
    palette.setColor(QPalette::AlternateBase, c.side);
    palette.setColor(QPalette::Button, c.bg);
    palette.setColor(QPalette::ToolTipBase, c.side);
    palette.setColor(QPalette::ToolTipText, c.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(role, c.text);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, c.text3);
    palette.setColor(QPalette::PlaceholderText, c.text3);
    palette.setColor(QPalette::Highlight, c.soft);
    palette.setColor(QPalette::HighlightedText, c.text);
    palette.setColor(QPalette::Link, c.accent);
    palette.setColor(QPalette::LinkVisited, c.accent);
    palette.setColor(QPalette::Light, c.hover);
    palette.setColor(QPalette::Midlight, c.line);
    palette.setColor(QPalette::Mid, c.line2);
    palette.setColor(QPalette::Dark, c.ctl);
    palette.setColor(QPalette::Shadow, c.g1);
    return palette;
}

QFont sized(const QStringList& families, double pixels, QFont::Weight weight)
{
    QFont font;
    font.setFamilies(families);
    font.setPixelSize(qRound(pixels));
    font.setWeight(weight);
    return font;
}

} // namespace

Theme::Theme(QObject* parent)
    : QObject(parent)
    , m_systemDark(systemIsDark())
{
    makeFonts(QFontInfo(QFontDatabase::systemFont(QFontDatabase::GeneralFont)).pixelSize());
    qApp->installEventFilter(this);
    apply();
}

void Theme::setScheme(Scheme scheme)
{
    if (m_scheme == scheme)
        return;
    m_scheme = scheme;
    apply();
}

void Theme::setReduceMotion(bool reduce)
{
    if (m_reduceMotion == reduce)
        return;
    m_reduceMotion = reduce;
    Q_EMIT changed();
}

bool Theme::eventFilter(QObject* watched, QEvent* event)
{
    // The desktop changed between light and dark. What we set ourselves is no news.
    const bool isNews =
        event->type() == QEvent::ThemeChange || event->type() == QEvent::ApplicationPaletteChange;
    if (watched == qApp && isNews && !m_applying) {
        m_applying = true;
        const bool dark = systemIsDark();
        m_applying = false;
        if (dark != m_systemDark) {
            m_systemDark = dark;
            apply();
        }
    }
    return QObject::eventFilter(watched, event);
}

void Theme::setSystemPixels(int pixels)
{
    makeFonts(pixels);
    apply();
}

void Theme::makeFonts(int systemPixels)
{
    const FontFamilies families = fontFamilies();
    const double medium = std::max(mediumPixels, systemPixels);
    const double small = medium * 6 / 7;
    m_small = sized(families.text, small, QFont::Normal);
    m_smallStrong = sized(families.text, small, QFont::DemiBold);
    m_medium = sized(families.text, medium, QFont::Normal);
    m_button = sized(families.text, medium, QFont::Medium);
    m_strong = sized(families.text, medium, QFont::DemiBold);
    m_large = sized(families.text, medium * 11 / 7, QFont::DemiBold);
    m_figures = sized(families.figures, medium, QFont::Normal);
    m_strongFigures = sized(families.figures, medium, QFont::DemiBold);
    m_smallFigures = sized(families.figures, small, QFont::Normal);
}

void Theme::apply()
{
    m_dark = m_scheme == Scheme::System ? m_systemDark : m_scheme == Scheme::Dark;
    m_colors = m_dark ? Colors::dark() : Colors::light();
    m_applying = true;
    QGuiApplication::setPalette(paletteOf(m_colors));
    QGuiApplication::setFont(m_medium);
    m_applying = false;
    Q_EMIT changed();
}

} // namespace naru::kit
