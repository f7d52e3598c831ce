// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "profile/OfferedGateway.h"

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <qqmlintegration.h>

namespace naru::connect {

/** Something to begin with that another client left on this machine: a profile, or a gateway. */
class ProfileOffer
{
    Q_GADGET
    QML_VALUE_TYPE(profileOffer)
    Q_PROPERTY(QString name MEMBER name)
    /** Whose it is and what it holds, worded; the model sets it. */
    Q_PROPERTY(QString origin MEMBER origin)

public:
    enum class From { CiscoProfile, NetworkManager, CiscoPreferences };

    QString name;
    QString origin = {};
    From from = From::CiscoProfile;
    /** Of a profile. */
    QString file = {};
    int gateways = 0;
    /** Of the others. */
    profile::OfferedGateway gateway = {};
    friend bool operator==(const ProfileOffer&, const ProfileOffer&) = default;
};

/** What a search found. */
struct Findings
{
    QList<ProfileOffer> offers;
    /** A Cisco client's preferences are here. */
    bool hasPreferences = false;
};

/** Looks where Cisco clients keep their files and asks NetworkManager for its VPN entries, in a thread of its
 * own; changes nothing. */
class ProfileFinder final : public QObject
{
    Q_OBJECT

public:
    struct Places
    {
        /** Empty: nothing is looked for. */
        QString root;
        QStringList homes;
        bool asksNetworkManager = false;
        /** Stands for the system bus where it is not empty. */
        QString bus = {};
        /** This machine and its user. */
        [[nodiscard]] static Places usual();
    };

    explicit ProfileFinder(Places places, QObject* parent = nullptr);
    ~ProfileFinder() override;

    /** Answers with `found`: for the files, and once more where NetworkManager adds to that. */
    void search();

Q_SIGNALS:
    void found(naru::connect::Findings findings);

private:
    Places m_places;
    QThreadPool m_pool;
};

} // namespace naru::connect
