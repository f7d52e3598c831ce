// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profiles/ValueEditor.h"

#include <QLineEdit>

class QLabel;

namespace naru::profiles {

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

/** A value as text, told at each key and, from an input method, at each commit. */
class TextEditor final : public ValueEditor
{
    Q_OBJECT

public:
    explicit TextEditor(QWidget* parent);

    [[nodiscard]] QWidget& widget() const override { return *m_line; }
    void show(const std::optional<QString>& value) override;
    void setUnsetText(const QString& text) override;
    void setTag(const QString& text) override;

private:
    FieldLine* m_line;
};

} // namespace naru::profiles
