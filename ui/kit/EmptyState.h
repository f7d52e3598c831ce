// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace naru::kit {

/** What an empty page shows: that it is empty, what to do next, and the button to do it. */
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget* parent = nullptr);

    void setTexts(const QString& sentence, const QString& advice, const QString& button);
    [[nodiscard]] QPushButton& button() const { return *m_button; }

Q_SIGNALS:
    void acted();

private:
    QLabel* m_sentence;
    QLabel* m_advice;
    QPushButton* m_button;
};

} // namespace naru::kit
