// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "simulator/parameters/ParameterRows.h"

#include <QWidget>

#include <optional>

class QGridLayout;
class QLabel;

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::simulator {

class ValueControl;

/** A parameter in a form: what it is, its control, what is wrong with what stands there; a bar at the edge
 * where another run has another value. Where it can't be changed its value is a text. */
class ParameterRowView final : public QWidget
{
    Q_OBJECT

public:
    static constexpr int controlWidth = 112;

    ParameterRowView(const kit::Theme& theme, const kit::Speech& speech, const ParameterRow& row,
                     QWidget* parent);

    [[nodiscard]] const ParameterRow& row() const { return m_row; }
    void show(const ParameterRow& row);
    /** What it belongs to, for screen readers. */
    void setHeading(const QString& heading);
    /** What another run has there, in words; nothing where it has the same. */
    void setOther(const std::optional<QString>& other);
    [[nodiscard]] bool differs() const { return m_other.has_value(); }
    void setLocked(bool isLocked);
    /** What was wished for is refused; the sentence stays until something else is typed. */
    void refuse(const sim::Problem& problem);
    /** What is wrong, or null; at the row alone. */
    void say(const sim::Problem* problem);
    void finish();

Q_SIGNALS:
    void wished(const naru::sim::Node& value);
    /** The keyboard or the mouse has come to it. */
    void visited();

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void makeFixed();
    void describe();
    void describe(QWidget& widget, const QString& about) const;
    void describeFixed(const QString& about);

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    ParameterRow m_row;
    QString m_heading;
    QGridLayout* m_grid;
    QLabel* m_label;
    ValueControl* m_control;
    /** Made when they are needed: most rows have neither. */
    QLabel* m_fixed = nullptr;
    QLabel* m_message = nullptr;
    std::optional<sim::Problem> m_problem;
    std::optional<QString> m_other;
    bool m_isLocked = false;
};

} // namespace naru::simulator
