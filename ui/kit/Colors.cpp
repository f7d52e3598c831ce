// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/Colors.h"

#include <QMetaProperty>

namespace naru::kit {

Colors Colors::light()
{
    Colors c;
    c.bg = QColor(0xFFFFFF);
    c.side = QColor(0xF6F7F8);
    c.hover = QColor(0xEDEFF1);
    c.line = QColor(0xE2E5E8);
    c.line2 = QColor(0xC6CBD1);
    c.ctl = QColor(0x879099);
    c.text = QColor(0x1A2026);
    c.text2 = QColor(0x56606A);
    c.text3 = QColor(0x636D77);
    c.accent = QColor(0x0B6470);
    c.onAccent = QColor(0xFFFFFF);
    c.soft = QColor(0xE2F0F1);
    c.accentLine = QColor(0x8CC0C6);
    c.warn = QColor(0x8F5400);
    c.warnSoft = QColor(0xFBF0DC);
    c.fail = QColor(0xB02E25);
    c.failSoft = QColor(0xFBE8E6);
    c.g1 = QColor(0x3D4650);
    c.g2 = QColor(0x7A848E);
    c.g3 = QColor(0xA9B1B9);
    c.g4 = QColor(0xD3D8DD);
    c.p1 = QColor(0x0B6470);
    c.p2 = QColor(0x4F939C);
    c.p3 = QColor(0x8FBCC2);
    c.p4 = QColor(0xC8DEE1);
    return c;
}

Colors Colors::dark()
{
    Colors c;
    c.bg = QColor(0x171A1E);
    c.side = QColor(0x121518);
    c.hover = QColor(0x22272C);
    c.line = QColor(0x2A2F35);
    c.line2 = QColor(0x454D56);
    c.ctl = QColor(0x67717B);
    c.text = QColor(0xE7EAED);
    c.text2 = QColor(0xA6AFB8);
    c.text3 = QColor(0x8D97A1);
    c.accent = QColor(0x5CBFCA);
    c.onAccent = QColor(0x06262B);
    c.soft = QColor(0x15333A);
    c.accentLine = QColor(0x2F6C75);
    c.warn = QColor(0xE3A751);
    c.warnSoft = QColor(0x33270F);
    c.fail = QColor(0xF0877C);
    c.failSoft = QColor(0x3A201D);
    c.g1 = QColor(0xC3CAD1);
    c.g2 = QColor(0x8A949E);
    c.g3 = QColor(0x626C76);
    c.g4 = QColor(0x3A424A);
    c.p1 = QColor(0x5CBFCA);
    c.p2 = QColor(0x45919A);
    c.p3 = QColor(0x33676F);
    c.p4 = QColor(0x264951);
    return c;
}

QColor Colors::named(const QString& token) const
{
    const int index = staticMetaObject.indexOfProperty(token.toLatin1().constData());
    return index < 0 ? QColor() : staticMetaObject.property(index).readOnGadget(this).value<QColor>();
}

QColor mixed(const QColor& from, const QColor& to, double share)
{
    const auto part = [&](int begin, int end) { return qRound(begin + (end - begin) * share); };
    return {part(from.red(), to.red()), part(from.green(), to.green()), part(from.blue(), to.blue())};
}

} // namespace naru::kit
