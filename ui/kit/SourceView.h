// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>
#include <QTimer>

#include <cstdint>
#include <utility>
#include <vector>

namespace naru::kit {

class SourceLanguage;
class Theme;

/**
 * A source as text: coloured, with line numbers and a bar beside lines that were changed. Only what is seen
 * is coloured, so that a long file costs nothing. Undo is the page's: Ctrl+Z goes through to it.
 */
class SourceView final : public QPlainTextEdit
{
    Q_OBJECT

public:
    /** @param language outlives it */
    SourceView(const Theme& theme, const SourceLanguage& language, QWidget* parent = nullptr);

    /** The number of the first line, where the view shows a part of a file. */
    void setFirstLine(int number);
    /** First and last lines, counted from 0 in the view. */
    void setChangedLines(std::vector<std::pair<int, int>> lines);
    [[nodiscard]] const std::vector<std::pair<int, int>>& changedLines() const { return m_changed; }
    /** A syllable is being put together. */
    [[nodiscard]] bool isComposing() const { return !preedit().isEmpty(); }
    /** Takes the syllable as it stands into the text. */
    void commit();
    void restyle();

Q_SIGNALS:
    /** The text, not its colours. */
    void textTyped();

protected:
    bool event(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QString preedit() const;
    friend class SourceGutter;

    void noteChange(int position);
    void colourVisible();
    void colour(const QTextBlock& block);
    [[nodiscard]] std::uint8_t stateBefore(const QTextBlock& block);
    void placeGutter();
    [[nodiscard]] int gutterWidth() const;
    void paintGutter(QPaintEvent* event);

    const Theme& m_theme;
    const SourceLanguage& m_language;
    QWidget* m_gutter;
    int m_firstLine = 1;
    std::vector<std::pair<int, int>> m_changed;
    /** What each line begins in, as far as it is known. */
    std::vector<std::uint8_t> m_states{0};
    bool m_colouring = false;
    QTimer m_colourSoon;
};

} // namespace naru::kit
