// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "session/Status.h"
#include "tunnel/Traffic.h"
#include "tunnel/TunnelInfo.h"
#include "wording/Words.h"

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <qqmlintegration.h>

namespace naru::connect {

/** A fact about the connection. */
class DetailLine
{
    Q_GADGET
    QML_VALUE_TYPE(detailLine)
    Q_PROPERTY(QString name MEMBER name)
    /** Plain text; parts of it are the gateway's. */
    Q_PROPERTY(QString value MEMBER value)
    /** Something that people put into another program. */
    Q_PROPERTY(bool copyable MEMBER copyable)

public:
    QString name;
    QString value;
    bool copyable = false;
    friend bool operator==(const DetailLine&, const DetailLine&) = default;
};

/** The facts about a tunnel that is up, one a line. */
class SessionDetails final
{
    Q_DECLARE_TR_FUNCTIONS(naru::connect::SessionDetails)

public:
    SessionDetails(const session::Status& status, const tunnel::TunnelInfo& tunnel,
                   const wording::Words& words)
        : m_status(status)
        , m_tunnel(tunnel)
        , m_words(words)
    {}

    [[nodiscard]] QList<DetailLine> lines(const tunnel::Traffic& traffic, base::SystemTime now) const;

private:
    [[nodiscard]] QString server() const;
    [[nodiscard]] QString innerAddresses() const;
    [[nodiscard]] QString since(base::SystemTime now) const;

    const session::Status& m_status;
    const tunnel::TunnelInfo& m_tunnel;
    const wording::Words& m_words;
};

} // namespace naru::connect
