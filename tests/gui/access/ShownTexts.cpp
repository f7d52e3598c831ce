// SPDX-License-Identifier: GPL-3.0-or-later
#include "ShownTexts.h"

#include "AccessTree.h"
#include "TextRecorder.h"

#include <QAction>
#include <QMenu>
#include <QQuickItem>
#include <QQuickWidget>

#include <algorithm>

namespace naru::test {

namespace {

constexpr double rounding = 1.5;

bool scrollsThere(const QQuickItem& item)
{
    return item.inherits("QQuickFlickable");
}

/** So much of the item lies outside of what holds it, and cannot be scrolled to. */
double outside(const QQuickItem& text, const QQuickItem& root)
{
    const double wide = text.property("contentWidth").toDouble() - text.width();
    const double high = text.property("contentHeight").toDouble() - text.height();
    double most = std::max({wide, high, 0.0});
    const QRectF own(0, 0, text.width(), text.height());
    for (const QQuickItem* holder = text.parentItem(); holder; holder = holder->parentItem()) {
        if (scrollsThere(*holder))
            break;
        if (!holder->clip() && holder != &root)
            continue;
        const QRectF place = text.mapRectToItem(holder, own);
        most = std::max({most, -place.left(), -place.top(), place.right() - holder->width(),
                         place.bottom() - holder->height()});
    }
    return most > rounding ? most : 0;
}

void addItem(const QQuickItem* item, const QQuickItem& root, std::vector<ShownText>& texts)
{
    if (!item->isVisible() || item->opacity() <= 0)
        return;
    const QString text = item->property("text").toString();
    // A field's own words scroll in it.
    const bool isText = item->inherits("QQuickText");
    if (!text.isEmpty() && (isText || item->inherits("QQuickTextInput"))) {
        ShownText shown{text, QString::fromLatin1(item->metaObject()->className()), 0, false};
        for (const QObject* parent = item->parent(); parent; parent = parent->parent()) {
            const QString type = QString::fromLatin1(parent->metaObject()->className());
            if (type.contains(QStringLiteral("_QML"))) {
                shown.where += QStringLiteral(" in ") % type.section(u'_', 0, 0);
                break;
            }
        }
        if (isText) {
            shown.cutOff = outside(*item, root);
            shown.isElided = item->property("truncated").toBool();
        }
        texts.push_back(std::move(shown));
    }
    for (const QQuickItem* child : item->childItems())
        addItem(child, root, texts);
}

/** What is short in these is said in full elsewhere. */
bool isSaidInFull(const QString& where)
{
    // Of the ladder, the chosen row, and the tab beside it has all rows as text; of a chart, its table.
    return where.contains(QLatin1String("naru::evidence_ui::LadderView")) ||
           where.contains(QLatin1String("naru::simulator::TimeChart"));
}

/** A line of one that has an ellipsis of its own. */
bool hasEllipsis(const QString& line, const QSet<QString>& known)
{
    return line.endsWith(QStringLiteral("\u2026\u27e7")) ||
           std::ranges::any_of(known, [&line](const QString& text) { return text.endsWith(line); });
}

void addMenu(const QMenu& menu, std::vector<ShownText>& texts)
{
    for (const QAction* action : menu.actions()) {
        texts.push_back({action->text(), QStringLiteral("entry of a menu"), 0, false});
        if (action->menu())
            addMenu(*action->menu(), texts);
    }
}

} // namespace

std::vector<ShownText> paintedTexts(QWidget& window)
{
    TextRecorder recorder(window.size());
    window.render(&recorder);
    return recorder.texts();
}

std::vector<ShownText> sceneTexts(const QWidget& window)
{
    std::vector<ShownText> texts;
    for (const auto* pane : window.findChildren<QQuickWidget*>()) {
        if (pane->isVisible() && pane->rootObject())
            addItem(pane->rootObject(), *pane->rootObject(), texts);
    }
    return texts;
}

std::vector<ShownText> hiddenTexts(QWidget& window)
{
    std::vector<ShownText> texts;
    for (const QWidget* widget : window.findChildren<QWidget*>()) {
        const QString where = QString::fromLatin1(widget->metaObject()->className());
        if (widget->isVisible() && !widget->toolTip().isEmpty())
            texts.push_back({widget->toolTip(), QStringLiteral("tooltip of ") % where, 0, false});
        const auto* menu = qobject_cast<const QMenu*>(widget);
        if (menu && widget->parentWidget()->isVisible())
            addMenu(*menu, texts);
    }
    for (const AccessNode& node : accessNodes(window)) {
        for (const auto kind : {QAccessible::Name, QAccessible::Description}) {
            if (const QString text = node.face->text(kind); !text.isEmpty())
                texts.push_back({text, QStringLiteral("said of ") % node.label(), 0, false});
        }
    }
    return texts;
}

QStringList cutOffTexts(QWidget& window, const QSet<QString>& known)
{
    std::vector<ShownText> all = paintedTexts(window);
    for (ShownText& text : sceneTexts(window))
        all.push_back(std::move(text));
    QStringList faults;
    for (const ShownText& text : all) {
        if (text.cutOff > 0)
            faults.append(
                QStringLiteral("%1 px of “%2”: %3").arg(text.cutOff, 0, 'f', 0).arg(text.text, text.where));
        else if (text.isElided && !hasEllipsis(text.text, known) && !isSaidInFull(text.where))
            faults.append(QStringLiteral("elided, “%1”: %2").arg(text.text, text.where));
    }
    faults.removeDuplicates();
    return faults;
}

} // namespace naru::test
