// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "sim/scenario/Snapshot.h"
#include "simulator/stage/Scene.h"

#include <QCoreApplication>

#include <string_view>

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
    /** Of an appliance, a server, a node, a peer, a limit: by the element's kind and state. */
    [[nodiscard]] static StateLook state(std::string_view kind, std::string_view state);
    /** What stands before an element's name for those who hear: "Appliance uag1". */
    [[nodiscard]] static QString kind(std::string_view kind, const QString& name);
    /** An element's figures in one line: "sessions 14, cut 0"; those that are not known are left out. */
    [[nodiscard]] static QString figures(const std::vector<sim::Figure>& figures);
    /** Of a node for a flow: "owner", "director", "backup", "forwarder". */
    [[nodiscard]] static StateLook role(std::string_view code);
};

} // namespace naru::simulator
