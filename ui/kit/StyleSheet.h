// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>

#include <vector>

class QWidget;

namespace naru::kit {

class Theme;

/**
 * Brings style.qss, in the colours of the theme, to every window that is shown, and to the parts of one that
 * are marked so (`setStyledBy`). A sheet on the application itself would be worked through for every widget
 * there is when the theme changes, 0.7 s for this program: here only what is on the screen changes at once,
 * and the rest when it is shown the next time. Ends with the theme.
 */
class StyleSheet final : public QObject
{
    Q_OBJECT

public:
    explicit StyleSheet(Theme& theme);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Root
    {
        QPointer<QWidget> widget;
        bool isStale = false;
    };

    void refresh();
    void polished(QWidget& widget);
    void shown(const QWidget& widget);
    [[nodiscard]] bool isRoot(const QWidget& widget) const;
    [[nodiscard]] bool isNewRoot(const QWidget& widget) const;

    Theme& m_theme;
    QString m_sheet;
    std::vector<Root> m_roots;
};

} // namespace naru::kit
