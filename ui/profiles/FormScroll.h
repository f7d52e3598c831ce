// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

class QVBoxLayout;

namespace naru::profiles {

/** A column of widgets that scrolls, and follows the keyboard. */
class FormScroll final : public QScrollArea
{
    Q_OBJECT

public:
    explicit FormScroll(QWidget* parent = nullptr);

    /** Above a stretch that takes what is left. */
    void add(QWidget* widget);
    [[nodiscard]] QWidget* content() const { return m_content; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void keepNarrow();

    QWidget* m_content;
    QVBoxLayout* m_column;
};

} // namespace naru::profiles
