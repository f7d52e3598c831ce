// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Fields.h"
#include "sim/scenario/Problem.h"

#include <QObject>

class QWidget;

namespace naru::kit {
class Theme;
}

namespace naru::simulator {

/** What a parameter is set with: a switch, a choice or a line of text. It tells only what the user does, and
 * takes nothing from under the user's hands. */
class ValueControl : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    [[nodiscard]] virtual QWidget& widget() const = 0;
    /** The value that the parameter has; what is being typed stays. */
    virtual void show(const sim::Node& value) = 0;
    /** What was wished for could not be done. */
    virtual void refuse() = 0;
    /** Takes what is typed as complete. */
    virtual void finish() {}

Q_SIGNALS:
    /** A complete value, other than the one that is shown. */
    void wished(const naru::sim::Node& value);
    /** At each key: what is wrong with what stands there; null when nothing is. */
    void checked(const naru::sim::Problem* problem);
};

/** The control that the type asks for. @param info outlives it */
[[nodiscard]] ValueControl* makeValueControl(const sim::ParameterInfo& info, const kit::Theme& theme,
                                             QWidget* parent);
/** Its text is long and needs a line of its own. */
[[nodiscard]] bool needsLine(const sim::ParameterInfo& info);

} // namespace naru::simulator
