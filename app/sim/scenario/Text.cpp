// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/scenario/Text.h"

#include "sim/scenario/Fields.h"

namespace naru::sim {

void Text::fields(Fields& fields)
{
    fields.string("en", en, {"In English.", "영어."});
    fields.string("ko", ko, {"In Korean.", "한국어."});
}

} // namespace naru::sim
