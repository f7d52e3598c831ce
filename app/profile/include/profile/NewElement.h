// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <utility>
#include <vector>

namespace naru::profile {

/** An element that is to be written, with what it holds. It takes the prefix of its parent. */
struct NewElement
{
    /** Without a prefix. */
    QString name;
    /** Before the children; empty for none. */
    QString value = {};
    /** Name and value, in the order in which they are written. */
    std::vector<std::pair<QString, QString>> attributes = {};
    /** In the order in which they are written. */
    std::vector<NewElement> children = {};
};

} // namespace naru::profile
