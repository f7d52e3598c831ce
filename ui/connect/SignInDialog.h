// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Connecting.h"
#include "kit/Dialog.h"

class QLabel;

namespace naru::kit {
class CheckBox;
}

namespace naru::connect {

class SignInFields;

/** A gateway's form. All texts of the gateway are shown as they are, never as markup. Return answers, Escape
 * rejects. */
class SignInDialog final : public kit::Dialog
{
    Q_OBJECT

public:
    SignInDialog(const kit::Surroundings& surroundings, const engine::FormQuestion& question,
                 QWidget* parent);

Q_SIGNALS:
    /** At most once. */
    void answered(const naru::tunnel::FormAnswer& answer, bool remember);

protected:
    void retranslate() override;
    void showEvent(QShowEvent* event) override;

private:
    void submit();
    void addTexts(QVBoxLayout& layout);
    [[nodiscard]] QLabel* addText(QVBoxLayout& layout, const QString& text, const char* tone);

    engine::FormQuestion m_question;
    QLabel* m_refused = nullptr;
    SignInFields* m_fields;
    kit::CheckBox* m_remember;
    QPushButton* m_submit;
};

} // namespace naru::connect
