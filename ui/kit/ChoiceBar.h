// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include <vector>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace naru::kit {

class Theme;

/**
 * A strip in a page that says what is the case and offers a few ways on. Unlike a `ConfirmBar` it waits: it
 * takes no focus, and stays until its owner hides it. Hidden until something is said.
 */
class ChoiceBar final : public QFrame
{
    Q_OBJECT

public:
    explicit ChoiceBar(const Theme& theme, QWidget* parent = nullptr);

    /** The buttons' words from left to right; as many buttons are shown. */
    void say(const QString& sentence, const QStringList& choices);
    [[nodiscard]] QString sentence() const;
    /** Of the choices that are shown. */
    [[nodiscard]] QPushButton& button(int choice) const { return *m_buttons.at(size_t(choice)); }

Q_SIGNALS:
    void chosen(int choice);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void addButton();

    const Theme& m_theme;
    QLabel* m_sentence;
    QHBoxLayout* m_layout;
    std::vector<QPushButton*> m_buttons;
};

} // namespace naru::kit
