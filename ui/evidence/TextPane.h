// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QPlainTextEdit;
class QPushButton;

namespace naru::kit {
class Theme;
}

namespace naru::evidence_ui {

/** Plain text in a face of fixed pitch, to be read, copied and saved. A long one comes in piece by piece, so
 * that the window goes on. */
class TextPane final : public QWidget
{
    Q_OBJECT

public:
    explicit TextPane(const kit::Theme& theme, QWidget* parent = nullptr);

    void setText(const QString& text);
    [[nodiscard]] const QString& text() const { return m_whole; }
    void retranslate();
    void restyle();

Q_SIGNALS:
    void saveWished(const QString& name, const QByteArray& bytes);

private:
    void addPiece();

    const kit::Theme& m_theme;
    QString m_whole;
    /** How much of it is shown. */
    qsizetype m_shown = 0;
    QPlainTextEdit* m_text;
    QPushButton* m_copy;
    QPushButton* m_save;
};

} // namespace naru::evidence_ui
