// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;

namespace naru::kit {
class Speech;
class StatusStrip;
class Theme;
} // namespace naru::kit

namespace naru::locations {

class LocationsViewModel;

/** The head of the page: where the user is, what that means, what can be done, and the network that says so.
 */
class WhereaboutsPanel final : public QWidget
{
    Q_OBJECT

public:
    WhereaboutsPanel(const kit::Theme& theme, const kit::Speech& speech, QWidget* parent = nullptr);

    void show(const LocationsViewModel& model);
    void retranslate();
    [[nodiscard]] QString sentence() const;
    /** Rich text. */
    [[nodiscard]] QString explanation() const;

Q_SIGNALS:
    void forgetWished();
    void measureWished();

private:
    [[nodiscard]] QStringList facts(const LocationsViewModel& model) const;

    const kit::Theme& m_theme;
    const kit::Speech& m_speech;
    QLabel* m_sentence;
    QLabel* m_explanation;
    QPushButton* m_forget;
    QPushButton* m_measure;
    kit::StatusStrip* m_network;
};

} // namespace naru::locations
