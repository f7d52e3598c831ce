// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "evidence/EvidenceModel.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QToolButton;

namespace naru::kit {
class ComboBox;
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::evidence_ui {

class LadderView;

/** The packets of the chosen connection, below which one it is; its neighbours can be chosen, and what is
 * drawn can be exported. */
class LadderPanel final : public QWidget
{
    Q_OBJECT

public:
    LadderPanel(const kit::Theme& theme, const kit::Speech& speech, EvidenceModel& model,
                QWidget* parent = nullptr);

    void retranslate();
    void restyle();
    [[nodiscard]] LadderView& view() { return *m_view; }
    /** The whole ladder with its heading, in the colours of the moment. */
    [[nodiscard]] QByteArray svg() const;
    [[nodiscard]] QByteArray png() const;
    [[nodiscard]] kit::ComboBox& connections() { return *m_connections; }

Q_SIGNALS:
    void exportWished(const QString& name, const QByteArray& bytes);

private:
    void layOut();
    void showChosen();
    void fillConnections();
    void paintWhole(QPainter& painter) const;
    [[nodiscard]] QSize wholeSize() const;

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    EvidenceModel& m_model;
    QLabel* m_ends;
    kit::ComboBox* m_connections;
    QToolButton* m_zoomOut;
    QToolButton* m_zoomIn;
    QPushButton* m_export;
    QLabel* m_note;
    LadderView* m_view;
};

} // namespace naru::evidence_ui
