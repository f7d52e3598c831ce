// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QObject>
#include <qqmlintegration.h>

namespace naru::kit {

/**
 * The colours of one theme, all opaque. A state is never told by one of them alone: a shape and a word go
 * with it. `text`, `text2`, `accent`, `warn` and `fail` reach 5 : 1 on `bg`, `side`, `soft` and `hover`,
 * `text3` 4.5 : 1; `tests/gui/kit/tst_contrast.cpp` has all pairs.
 */
class Colors
{
    Q_GADGET
    QML_VALUE_TYPE(naruColors)

    Q_PROPERTY(QColor bg MEMBER bg)
    Q_PROPERTY(QColor side MEMBER side)
    Q_PROPERTY(QColor hover MEMBER hover)
    Q_PROPERTY(QColor line MEMBER line)
    Q_PROPERTY(QColor line2 MEMBER line2)
    Q_PROPERTY(QColor ctl MEMBER ctl)
    Q_PROPERTY(QColor text MEMBER text)
    Q_PROPERTY(QColor text2 MEMBER text2)
    Q_PROPERTY(QColor text3 MEMBER text3)
    Q_PROPERTY(QColor accent MEMBER accent)
    Q_PROPERTY(QColor onAccent MEMBER onAccent)
    Q_PROPERTY(QColor soft MEMBER soft)
    Q_PROPERTY(QColor accentLine MEMBER accentLine)
    Q_PROPERTY(QColor warn MEMBER warn)
    Q_PROPERTY(QColor warnSoft MEMBER warnSoft)
    Q_PROPERTY(QColor fail MEMBER fail)
    Q_PROPERTY(QColor failSoft MEMBER failSoft)
    Q_PROPERTY(QColor g1 MEMBER g1)
    Q_PROPERTY(QColor g2 MEMBER g2)
    Q_PROPERTY(QColor g3 MEMBER g3)
    Q_PROPERTY(QColor g4 MEMBER g4)
    Q_PROPERTY(QColor p1 MEMBER p1)
    Q_PROPERTY(QColor p2 MEMBER p2)
    Q_PROPERTY(QColor p3 MEMBER p3)
    Q_PROPERTY(QColor p4 MEMBER p4)

public:
    [[nodiscard]] static Colors light();
    [[nodiscard]] static Colors dark();
    /** The colour of that name, as style.qss writes it behind an @; invalid for another. */
    [[nodiscard]] QColor named(const QString& token) const;

    /** Page, inside of fields. */
    QColor bg;
    /** Rail, strips. */
    QColor side;
    /** Hovered row, chip, pressed button. */
    QColor hover;
    /** Separators, grid lines. */
    QColor line;
    /** Outline of buttons, axis. */
    QColor line2;
    /** Outline of a field one can type in. */
    QColor ctl;
    QColor text;
    /** Secondary text, labels, units. */
    QColor text2;
    /** Placeholder, disabled, outline of radio and switch. */
    QColor text3;
    /** The winner, the primary button, the selected thing, "now". */
    QColor accent;
    QColor onAccent;
    /** Selected row. */
    QColor soft;
    QColor accentLine;
    QColor warn;
    QColor warnSoft;
    QColor fail;
    QColor failSoft;
    /** Series, bars, marks; g3 and g4 never carry meaning alone. */
    QColor g1;
    QColor g2;
    QColor g3;
    QColor g4;
    /** Parts of a probe: TCP, TLS, first byte, close; outlined with p1, for the light ones do not stand out.
     */
    QColor p1;
    QColor p2;
    QColor p3;
    QColor p4;
};

/** The colour `share` (0..1) of the way from one to the other; opaque. */
[[nodiscard]] QColor mixed(const QColor& from, const QColor& to, double share);

} // namespace naru::kit
