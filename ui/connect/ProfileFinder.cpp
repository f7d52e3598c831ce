// SPDX-License-Identifier: GPL-3.0-or-later
#include "connect/ProfileFinder.h"

#include "engine/CiscoPlaces.h"
#include "profile/Reader.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace naru::connect {

namespace {

/** More would not be offered by name in any useful way. */
constexpr qsizetype mostOffers = 8;
constexpr qint64 largestOffer = 4 * 1024 * 1024;

QList<ProfileOffer> searchIn(const QStringList& folders)
{
    QList<ProfileOffer> offers;
    for (const QString& folder : folders) {
        const auto files =
            QDir(folder).entryInfoList({QStringLiteral("*.xml")}, QDir::Files | QDir::Readable, QDir::Name);
        for (const QFileInfo& info : files) {
            QFile file(info.filePath());
            if (offers.size() == mostOffers || info.size() > largestOffer || !file.open(QIODevice::ReadOnly))
                continue;
            const base::Result<profile::Profile> profile = profile::readProfile(file.readAll());
            if (profile && !profile->hosts.empty())
                offers.append(
                    ProfileOffer{info.completeBaseName(), info.filePath(), int(profile->hosts.size())});
        }
    }
    return offers;
}

} // namespace

QStringList ProfileFinder::usualFolders()
{
    return engine::ciscoProfileFolders(QStringLiteral("/"));
}

ProfileFinder::ProfileFinder(QStringList folders, QObject* parent)
    : QObject(parent)
    , m_folders(std::move(folders))
{
    m_pool.setMaxThreadCount(1);
}

ProfileFinder::~ProfileFinder()
{
    // The search tells this object what it found.
    m_pool.waitForDone();
}

void ProfileFinder::search()
{
    m_pool.start([this, folders = m_folders] {
        const QList<ProfileOffer> offers = searchIn(folders);
        QMetaObject::invokeMethod(
            this, [this, offers] { Q_EMIT found(offers); }, Qt::QueuedConnection);
    });
}

} // namespace naru::connect
