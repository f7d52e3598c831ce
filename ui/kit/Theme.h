// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Colors.h"

#include <QFont>
#include <QObject>

namespace naru::kit {

/**
 * What everything on the screen takes its colours, type, spacing and durations from; Widgets by the
 * getters, QML by the singleton `Theme` of `Naru.Kit`. Lives in the window thread.
 *
 * Spacing goes in steps of 4: `space(n)` is 4 n px. Sizes: S 12, M 14, L 22 px, M being the system's font
 * size where that is larger.
 */
class Theme final : public QObject
{
    Q_OBJECT

    Q_PROPERTY(naru::kit::Colors colors READ colors NOTIFY changed)
    Q_PROPERTY(bool dark READ isDark NOTIFY changed)
    Q_PROPERTY(bool reduceMotion READ reduceMotion WRITE setReduceMotion NOTIFY changed)
    Q_PROPERTY(QFont small READ small NOTIFY changed)
    Q_PROPERTY(QFont smallStrong READ smallStrong NOTIFY changed)
    Q_PROPERTY(QFont medium READ medium NOTIFY changed)
    Q_PROPERTY(QFont button READ button NOTIFY changed)
    Q_PROPERTY(QFont strong READ strong NOTIFY changed)
    Q_PROPERTY(QFont large READ large NOTIFY changed)
    Q_PROPERTY(QFont figures READ figures NOTIFY changed)
    Q_PROPERTY(QFont strongFigures READ strongFigures NOTIFY changed)
    Q_PROPERTY(QFont smallFigures READ smallFigures NOTIFY changed)
    Q_PROPERTY(int hoverDuration READ hoverDuration NOTIFY changed)
    Q_PROPERTY(int moveDuration READ moveDuration NOTIFY changed)

public:
    enum class Scheme { System, Light, Dark };

    /** Height of buttons and fields, of small ones, of the big button; radius; the focus outline. */
    static constexpr int control = 32;
    static constexpr int smallControl = 26;
    static constexpr int bigControl = 48;
    static constexpr int radius = 6;
    static constexpr int focusWidth = 2;
    static constexpr int pageMargin = 24;
    static constexpr int headerHeight = 48;
    static constexpr int railWidth = 80;

    /** Follows the system's light or dark until `setScheme` says otherwise. Needs a QGuiApplication. */
    explicit Theme(QObject* parent = nullptr);

    [[nodiscard]] const Colors& colors() const { return m_colors; }
    [[nodiscard]] bool isDark() const { return m_dark; }
    [[nodiscard]] bool reduceMotion() const { return m_reduceMotion; }

    /** 12 px. */
    [[nodiscard]] const QFont& small() const { return m_small; }
    [[nodiscard]] const QFont& smallStrong() const { return m_smallStrong; }
    /** 14 px. */
    [[nodiscard]] const QFont& medium() const { return m_medium; }
    /** M in weight 500. */
    [[nodiscard]] const QFont& button() const { return m_button; }
    /** M in weight 600. */
    [[nodiscard]] const QFont& strong() const { return m_strong; }
    /** 22 px: the one sentence of state on a page, nothing else. */
    [[nodiscard]] const QFont& large() const { return m_large; }
    /** M, S with figures of one width, for numbers in columns. */
    [[nodiscard]] const QFont& figures() const { return m_figures; }
    [[nodiscard]] const QFont& strongFigures() const { return m_strongFigures; }
    [[nodiscard]] const QFont& smallFigures() const { return m_smallFigures; }

    /** Milliseconds for hover and selection; 0 with reduced motion. */
    [[nodiscard]] int hoverDuration() const { return m_reduceMotion ? 0 : 150; }
    /** Milliseconds for what changes its place; 0 with reduced motion. */
    [[nodiscard]] int moveDuration() const { return m_reduceMotion ? 0 : 250; }
    /** 4 n px. */
    Q_INVOKABLE [[nodiscard]] static int space(int steps) { return 4 * steps; }

    /** What was asked for; `isDark` says what came of it. */
    [[nodiscard]] Scheme scheme() const { return m_scheme; }
    void setScheme(Scheme scheme);
    void setReduceMotion(bool reduce);
    /** As if the system's font had this size; of widgets only those that are made from now on follow. */
    void setSystemPixels(int pixels);

Q_SIGNALS:
    void changed();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void makeFonts(int systemPixels);
    void apply();

    Scheme m_scheme = Scheme::System;
    bool m_systemDark = false;
    bool m_applying = false;
    bool m_dark = false;
    bool m_reduceMotion = false;
    Colors m_colors = Colors::light();
    QFont m_small;
    QFont m_smallStrong;
    QFont m_medium;
    QFont m_button;
    QFont m_strong;
    QFont m_large;
    QFont m_figures;
    QFont m_strongFigures;
    QFont m_smallFigures;
};

} // namespace naru::kit
