// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::evidence_ui {

/** How far a reading is, and the button that stops it; hidden while nothing is read. */
class ReadingBar final : public QWidget
{
    Q_OBJECT

public:
    ReadingBar(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent = nullptr);

    /** What is read, as people name it. */
    void begin(const QString& what);
    /** 0..1. */
    void setDone(double done);
    void end() { hide(); }
    void retranslate();
    [[nodiscard]] double done() const { return m_done; }
    [[nodiscard]] QPushButton& cancel() { return *m_cancel; }

Q_SIGNALS:
    void cancelWished();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void say();

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    QString m_what;
    double m_done = 0;
    QLabel* m_text;
    QPushButton* m_cancel;
};

} // namespace naru::evidence_ui
