// SPDX-License-Identifier: GPL-3.0-or-later
#include "profiles/ProblemSentence.h"

#include "kit/Theme.h"

#include <QPainter>
#include <QStringBuilder>
#include <QTextLayout>

namespace naru::profiles {

namespace {

/** How a text was broken: where its last line begins, and whether all of it had room. */
struct Broken
{
    int lastLine = 0;
    bool fits = true;
};

/** Into so many lines at most. */
Broken breakLines(QTextLayout& layout, int width, int most)
{
    Broken broken;
    qreal top = 0;
    layout.beginLayout();
    for (int i = 0; i < most; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(width);
        line.setPosition(QPointF(0, top));
        top += line.height();
        broken.lastLine = line.textStart();
        broken.fits = line.textStart() + line.textLength() >= layout.text().size();
    }
    layout.endLayout();
    return broken;
}

} // namespace

void paintSentence(QPainter& painter, const QRect& place, const QString& subject, const QString& text,
                   const kit::Theme& theme)
{
    const QString whole = subject.isEmpty() ? text : QString(subject % QStringLiteral(": ") % text);
    QTextCharFormat strong;
    strong.setFontWeight(QFont::DemiBold);
    QTextLayout layout(whole, theme.medium());
    layout.setFormats({{0, static_cast<int>(subject.size()), strong}});
    if (!breakLines(layout, place.width(), 1).fits) {
        layout.setFont(theme.small());
        if (const Broken broken = breakLines(layout, place.width(), 2); !broken.fits) {
            const QFontMetrics metrics(theme.small());
            layout.setText(whole.left(broken.lastLine) %
                           metrics.elidedText(whole.mid(broken.lastLine), Qt::ElideRight, place.width()));
            breakLines(layout, place.width(), 2);
        }
    }
    const qreal height = layout.boundingRect().height();
    layout.draw(&painter, QPointF(place.left(), place.top() + (place.height() - height) / 2));
}

} // namespace naru::profiles
