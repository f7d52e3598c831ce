// SPDX-License-Identifier: GPL-3.0-or-later
#include "kit/LanguageSwitch.h"

#include "kit/SegmentedControl.h"
#include "kit/Speech.h"

namespace naru::kit {

namespace {
enum Segment { Korean, English };
}

SegmentedControl* makeLanguageSwitch(const Theme& theme, Speech& speech, QWidget* parent)
{
    auto* control = new SegmentedControl(theme, 2, parent);
    control->setTexts({QStringLiteral("한국어"), QStringLiteral("English")});
    const auto follow = [control, &speech] {
        control->setCurrent(speech.language() == wording::Language::Korean ? Korean : English);
    };
    follow();
    QObject::connect(&speech, &Speech::changed, control, follow);
    QObject::connect(control, &SegmentedControl::currentChanged, &speech, [&speech](int segment) {
        speech.setLanguage(segment == Korean ? wording::Language::Korean : wording::Language::English);
    });
    return control;
}

} // namespace naru::kit
