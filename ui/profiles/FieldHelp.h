// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Field.h"

#include <QWidget>

class QLabel;

namespace naru::wording {
class Words;
}

namespace naru::profiles {

/** What the field under the keyboard does, what it may hold, and who acts on it; gone when the keyboard
 * leaves the pane that it stands in. */
class FieldHelp final : public QWidget
{
    Q_OBJECT

public:
    explicit FieldHelp(QWidget* parent = nullptr);

    /** nullptr: the strip is hidden. */
    void show(const profile::Field* field, const wording::Words& words);
    [[nodiscard]] QString text() const;

private:
    QLabel* m_path;
    QLabel* m_text;
};

} // namespace naru::profiles
