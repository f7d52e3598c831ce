// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QString>

class QLabel;
class QPlainTextEdit;
class QToolButton;
class QPushButton;

namespace naru::kit {

class Theme;

/**
 * A strip in a page that says what happened, why, and what to do; the technical text is one click away and
 * can be copied. Hidden while it has nothing to say.
 */
class Notice final : public QFrame
{
    Q_OBJECT

public:
    explicit Notice(const Theme& theme, QWidget* parent = nullptr);

    /** `technical` may be empty. */
    void say(const QString& sentence, const QString& technical);
    void dismiss();
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString technical() const;

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    const Theme& m_theme;
    QLabel* m_sentence;
    QPlainTextEdit* m_technical;
    QPushButton* m_details;
    QPushButton* m_copy;
    QToolButton* m_close;
};

} // namespace naru::kit
