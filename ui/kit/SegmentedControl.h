// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

namespace naru::kit {

class SegmentButton;
class Theme;

/** A choice of a few, side by side in one box. The arrow keys go from one to the next. */
class SegmentedControl final : public QWidget
{
    Q_OBJECT

public:
    /** At least two. */
    SegmentedControl(const Theme& theme, int segments, QWidget* parent = nullptr);

    /** As many as there are segments; they are their names for screen readers, too. */
    void setTexts(const QStringList& texts);
    /** What is chosen among the segments, for screen readers. */
    void setName(const QString& name);
    [[nodiscard]] int current() const { return m_current; }
    void setCurrent(int index);

Q_SIGNALS:
    void currentChanged(int index);

private:
    void noteChosen(int index);
    void takeFocusAtChosen();

    std::vector<SegmentButton*> m_buttons;
    int m_current = 0;
};

} // namespace naru::kit
