// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"

#include <QDialog>

class QHBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace naru::kit {

/**
 * A dialog over the window: a heading, a sentence below it, the content, and a row of buttons with "Close" at
 * its end. It does not block: `open()` it, and listen. Escape closes it, and closing deletes it. Texts and
 * colours change as those of a `Page`.
 */
class Dialog : public QDialog
{
    Q_OBJECT

public:
    explicit Dialog(const Surroundings& surroundings, QWidget* parent);

    [[nodiscard]] QString sentence() const;
    void setVisible(bool visible) override;

protected:
    /** Sets all texts anew; call it at the end of the constructor. */
    virtual void retranslate() = 0;
    [[nodiscard]] const Surroundings& surroundings() const { return m_surroundings; }

    /** The window's title, too. */
    void setHeading(const QString& heading);
    void setSentence(const QString& sentence);
    /** What `Close` says instead: `Cancel`. */
    void setCloseText(const QString& text);
    /** Between sentence and buttons; reaches to the edges of the dialog. */
    [[nodiscard]] QVBoxLayout& content() { return *m_content; }
    /** Left of `Close`; those on the left edge first, then `addStretch`. */
    [[nodiscard]] QHBoxLayout& buttons() { return *m_buttons; }
    /** Makes a button that is not the dialog's default; Return in the content must not press it. */
    [[nodiscard]] QPushButton* makeButton();

    void changeEvent(QEvent* event) override;

private:
    Surroundings m_surroundings;
    QLabel* m_heading;
    QLabel* m_sentence;
    QVBoxLayout* m_content;
    QHBoxLayout* m_buttons;
    QPushButton* m_close;
};

} // namespace naru::kit
