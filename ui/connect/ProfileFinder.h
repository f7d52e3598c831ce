// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QThreadPool>
#include <qqmlintegration.h>

namespace naru::connect {

/** A profile that another client left on this machine. */
class ProfileOffer
{
    Q_GADGET
    QML_VALUE_TYPE(profileOffer)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString file MEMBER file)
    Q_PROPERTY(int gateways MEMBER gateways)

public:
    QString name;
    QString file;
    int gateways = 0;
    friend bool operator==(const ProfileOffer&, const ProfileOffer&) = default;
};

/** Looks where Cisco clients keep their profiles, in a thread of its own; reads nothing else. */
class ProfileFinder final : public QObject
{
    Q_OBJECT

public:
    /** Those of `engine::ciscoPlaces` on this machine. */
    [[nodiscard]] static QStringList usualFolders();

    explicit ProfileFinder(QStringList folders, QObject* parent = nullptr);
    ~ProfileFinder() override;

    /** Answers once with `found`. Files that are no profiles, or hold no gateway, are left out. */
    void search();

Q_SIGNALS:
    void found(QList<naru::connect::ProfileOffer> offers);

private:
    QStringList m_folders;
    QThreadPool m_pool;
};

} // namespace naru::connect
