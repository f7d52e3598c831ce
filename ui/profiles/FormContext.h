// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace naru::kit {
class Speech;
class Theme;
} // namespace naru::kit

namespace naru::profiles {

class ProfileEditor;

/** What every part of the page works with; all of it outlives the part. */
struct FormContext
{
    ProfileEditor& editor;
    const kit::Theme& theme;
    const kit::Speech& speech;
};

} // namespace naru::profiles
