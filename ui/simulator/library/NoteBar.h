// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <functional>

class QLabel;
class QPushButton;
class QToolButton;

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** A few words at the foot of a narrow panel, with what can be done about it. Hidden while there are none. */
class NoteBar final : public QFrame
{
    Q_OBJECT

public:
    explicit NoteBar(const kit::Theme& theme, QWidget* parent = nullptr);

    /** @param act the button's word; no button where it is empty */
    void say(const QString& words, const QString& act = {}, std::function<void()> acted = {});
    [[nodiscard]] QString words() const;
    [[nodiscard]] QPushButton& button() const { return *m_act; }
    void setCloseName(const QString& name);

private:
    QLabel* m_words;
    QPushButton* m_act;
    QToolButton* m_close;
    std::function<void()> m_acted;
};

} // namespace naru::simulator
