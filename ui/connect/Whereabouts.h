// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/Engine.h"
#include "kit/Place.h"
#include "wording/Words.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <qqmlintegration.h>

#include <optional>

namespace naru::connect {

/** One pair of DNS suffix and server as the page shows it. */
class LocationPair
{
    Q_GADGET
    QML_VALUE_TYPE(locationPair)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString note MEMBER note)
    Q_PROPERTY(bool matched MEMBER matched)

public:
    QString text;
    QString note;
    bool matched = false;
    friend bool operator==(const LocationPair&, const LocationPair&) = default;
};

/** Where the user is, and what is kept for it. */
class Whereabouts final
{
    Q_DECLARE_TR_FUNCTIONS(naru::connect::Whereabouts)

public:
    QList<LocationPair> pairs;
    /** Until when, or why nothing is kept. */
    QString kept;
    /** The pair under which an entry can be forgotten. */
    std::optional<ogs::LocationKey> entry;
    /** The next run needs no probes. */
    bool known = false;

    /** `place` is what is known of `location`; `report` may be null: then these two tell what they know. */
    [[nodiscard]] static Whereabouts of(const ogs::Location& location, const kit::Place& place,
                                        const ogs::RunReport* report, const wording::Words& words);
};

} // namespace naru::connect
