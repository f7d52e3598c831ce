// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "tunnel/Form.h"

#include <QWidget>

#include <vector>

class QComboBox;
class QLineEdit;

namespace naru::connect {

/**
 * The fields of a gateway's form, each below its label. What is typed into a secret field is overwritten when
 * it is taken, and when the widget goes.
 */
class SignInFields final : public QWidget
{
    Q_OBJECT

public:
    /** `theme` must outlive it. */
    SignInFields(const kit::Theme& theme, const tunnel::Form& form, QWidget* parent = nullptr);
    ~SignInFields() override;

    [[nodiscard]] bool hasPassword() const;
    /** What stands in the fields, each of them. The fields are empty afterwards. */
    [[nodiscard]] tunnel::FormAnswer take();
    /** The first field without a value; null where each has one. */
    [[nodiscard]] QWidget* firstEmpty() const;

Q_SIGNALS:
    /** Another group is chosen: the gateway has another form for it. */
    void groupChosen(const naru::tunnel::FormAnswer& answer);

private:
    struct Field
    {
        tunnel::FormField asked;
        /** One of the two. */
        QLineEdit* line = nullptr;
        QComboBox* choice = nullptr;
    };

    [[nodiscard]] QLineEdit* makeLine(const tunnel::FormField& field);
    [[nodiscard]] QComboBox* makeChoice(const kit::Theme& theme, const tunnel::FormField& field);

    std::vector<Field> m_fields;
};

} // namespace naru::connect
