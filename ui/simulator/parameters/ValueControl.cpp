// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/parameters/ValueControl.h"

#include "simulator/parameters/ChoiceControl.h"
#include "simulator/parameters/ParagraphControl.h"
#include "simulator/parameters/SwitchControl.h"
#include "simulator/parameters/TextControl.h"

namespace naru::simulator {

ValueControl* makeValueControl(const sim::ParameterInfo& info, const kit::Theme& theme, QWidget* parent)
{
    if (info.type == "boolean")
        return new SwitchControl(theme, parent);
    if (info.type == "choice")
        return new ChoiceControl(info, theme, parent);
    if (info.type == "paragraph")
        return new ParagraphControl(parent);
    return new TextControl(info, parent);
}

bool needsLine(const sim::ParameterInfo& info)
{
    return info.type == "distribution" || info.type == "strings" || info.type == "line" ||
           info.type == "paragraph";
}

} // namespace naru::simulator
