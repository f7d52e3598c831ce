// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/Field.h"

#include <QObject>
#include <QString>

#include <optional>

class QWidget;

namespace naru::kit {
class Theme;
}

namespace naru::profiles {

/**
 * The control in which a value is typed or chosen. It tells only what the user does, and it takes nothing
 * from under the user's hands: a text that is being composed by an input method is not touched.
 */
class ValueEditor : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual QWidget& widget() const = 0;
    /** Nothing: the field is not in the file. */
    virtual void show(const std::optional<QString>& value) = 0;
    /** What stands there while the field is not in the file: `Default: true`. */
    virtual void setUnsetText(const QString& text) = 0;
    /** What kind of value stands there: `full URL`. Shown inside of the control where it has room for it. */
    virtual void setTag(const QString& /*text*/) {}

Q_SIGNALS:
    /** At each key, of an input method at each commit; nothing: to be taken out of the file. */
    void edited(const std::optional<QString>& value);
    /** The user has left the control or pressed Return. */
    void finished();
};

/** The control for a field: a list for a choice or a boolean, else a line of text. `canBeUnset`: the list has
 * a row for the default. */
[[nodiscard]] ValueEditor* makeValueEditor(const profile::Field& field, const kit::Theme& theme,
                                           bool canBeUnset, QWidget* parent);

} // namespace naru::profiles
