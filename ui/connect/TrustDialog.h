// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Connecting.h"
#include "kit/Dialog.h"

class QGridLayout;
class QLabel;
class QLineEdit;

namespace naru::kit {
class CheckBox;
}

namespace naru::connect {

/**
 * A certificate that is not trusted: never seen, changed, or not to be verified, each in its own words. No
 * button answers by Return; rejecting it is "no". Where the user has no choice there is no button for it.
 */
class TrustDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    TrustDialog(const kit::Surroundings& surroundings, const engine::CertificateQuestion& question,
                QWidget* parent);

Q_SIGNALS:
    /** At most once. */
    void keyAccepted(bool remember);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    void addFacts();
    /** A line that can be selected and copied; texts of the gateway, as they are. */
    void addFact(const QString& value, bool copyable);
    [[nodiscard]] QString heading() const;
    [[nodiscard]] QStringList factNames() const;

    engine::CertificateQuestion m_question;
    QGridLayout* m_facts;
    std::vector<QLabel*> m_names;
    std::vector<QWidget*> m_values;
    /** Each with the fact that it copies. */
    std::vector<std::pair<int, QPushButton*>> m_copies;
    /** Null where the user has no choice. */
    kit::CheckBox* m_remember = nullptr;
    QPushButton* m_accept = nullptr;
};

} // namespace naru::connect
