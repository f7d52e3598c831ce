// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Model.h"

#include <algorithm>

namespace naru::sim {

const Model* findModel(Models models, std::string_view name)
{
    const auto found = std::ranges::find(models, name, &Model::name);
    return found == models.end() ? nullptr : *found;
}

} // namespace naru::sim
