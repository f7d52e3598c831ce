// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ogs/Measurement.h"

#include <QHostAddress>
#include <QList>
#include <QString>

#include <expected>
#include <functional>

class QObject;

namespace naru::probe {

using Addresses = std::expected<QList<QHostAddress>, ogs::Failure>;

/** Turns names into addresses, in the order in which the system would try them. */
class Resolver
{
public:
    virtual ~Resolver() = default;
    /** Calls `done` once, later, in the calling thread; never after `context` is gone. */
    virtual void lookup(const QString& host, QObject* context, std::function<void(Addresses)> done) = 0;
};

} // namespace naru::probe
