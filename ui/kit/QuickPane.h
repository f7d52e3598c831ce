// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QQuickWidget>
#include <QString>
#include <QVariantMap>

class QQuickItem;

namespace naru::kit {

class QmlWorld;

/**
 * The only host of QML inside the widgets. Beyond QQuickWidget:
 * - Tab and Backtab leave the scene at its last and first item instead of turning round in it, and enter it
 *   at its first and last one;
 * - the root's `required` properties are set before it is completed;
 * - whatever keeps QML from showing is warned of, and no failure of the graphics system ends the program.
 */
class QuickPane : public QQuickWidget
{
    Q_OBJECT

public:
    explicit QuickPane(QmlWorld& world, QWidget* parent = nullptr);

    /**
     * Shows `module/type`, e.g. `Naru/Connect` and `ConnectView`, filling the pane.
     * False, with a warning for each error, when it cannot be made.
     */
    bool load(const QString& module, const QString& type, const QVariantMap& properties);

protected:
    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] bool leavesBy(bool forward) const;
    [[nodiscard]] QQuickItem* edgeItem(bool first) const;
};

} // namespace naru::kit
