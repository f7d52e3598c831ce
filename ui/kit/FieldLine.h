// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

class QLabel;

namespace naru::kit {

/** A line of text whose undo is that of the page: Ctrl+Z goes through to it. */
class FieldLine final : public QLineEdit
{
    Q_OBJECT

public:
    explicit FieldLine(QWidget* parent);
    /** A syllable is being put together. */
    [[nodiscard]] bool isComposing() const { return !m_preedit.isEmpty(); }
    /** Takes the syllable as it stands into the text. */
    void commit();
    /** A word at the right end, beside what is typed. */
    void setTag(const QString& text);

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void inputMethodEvent(QInputMethodEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeTag();

    QLabel* m_tag;
    QString m_preedit;
};

} // namespace naru::kit
