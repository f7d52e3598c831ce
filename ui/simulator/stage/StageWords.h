// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Snapshot.h"
#include "simulator/stage/Scene.h"

#include <QCoreApplication>

#include <array>
#include <string_view>

namespace naru::wording {
class Words;
}

namespace naru::simulator {

/** How a state looks: a shape and a word, then a colour. */
struct StateLook
{
    Shape shape = Shape::None;
    Ink ink = Ink::Accent;
    QString word;
    /** Where there is little room. */
    QString brief;
    Ink textInk = Ink::Text;
};

/** The models' codes in words and shapes, in the language of the moment. */
class StageWords
{
    Q_DECLARE_TR_FUNCTIONS(naru::simulator::StageWords)

public:
    /** The codes of what a node is for a flow, what counts most first. */
    static constexpr std::array<std::string_view, 4> roles{"owner", "director", "backup", "forwarder"};

    /** Of an element, by its kind and state. */
    [[nodiscard]] static StateLook state(const wording::Words& words, std::string_view kind,
                                         std::string_view state);
    /** An element's figures in one line: "sessions 14, cut 0"; those that are not known are left out. */
    [[nodiscard]] static QString figures(const std::vector<sim::Figure>& figures);
    /** Of one of `roles`. */
    [[nodiscard]] static StateLook role(std::string_view code);
};

} // namespace naru::simulator
