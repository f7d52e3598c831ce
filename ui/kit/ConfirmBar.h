// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QPointer>

#include <functional>

class QLabel;
class QPushButton;

namespace naru::kit {

class Theme;

/**
 * A question in the page, in place of a dialog. Hidden while nothing is asked; Escape and "Cancel" leave all
 * as it is, and the keyboard goes back to where it was.
 */
class ConfirmBar final : public QFrame
{
    Q_OBJECT

public:
    explicit ConfirmBar(const Theme& theme, QWidget* parent = nullptr);

    /** `act` is the button's word; `confirmed` is called at most once. A question that stands is dropped. */
    void ask(const QString& question, const QString& act, std::function<void()> confirmed);
    void cancel();
    [[nodiscard]] QString question() const;
    void retranslate();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    const Theme& m_theme;
    QLabel* m_question;
    QPushButton* m_act;
    QPushButton* m_cancel;
    std::function<void()> m_confirmed;
    QPointer<QWidget> m_focusBefore;
};

} // namespace naru::kit
