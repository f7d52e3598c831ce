// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "profiles/FormContext.h"

#include <QWidget>

#include <optional>

class QLabel;
class QPushButton;

namespace naru::profiles {

/** Says, above all tabs, why the source can't be taken over and the forms rest: where it breaks off. */
class DraftBar final : public QWidget
{
    Q_OBJECT

public:
    explicit DraftBar(const FormContext& context, QWidget* parent = nullptr);

    /** Nothing: the bar goes. */
    void setError(const std::optional<base::Error>& error);
    void retranslate();

Q_SIGNALS:
    /** Wants to see the place. */
    void placeWished();
    void dropWished();

private:
    FormContext m_context;
    QLabel* m_message;
    QPushButton* m_go;
    QPushButton* m_drop;
    std::optional<base::Error> m_error;
};

} // namespace naru::profiles
