// SPDX-License-Identifier: GPL-3.0-or-later
#include "tunnel/BackendChoice.h"

#include "NoneBackend.h"
#include "PkexecBackend.h"
#include "RootBackend.h"
#include "SocksBackend.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace naru::tunnel {

namespace {

constexpr QStringView socks = u"socks:";

} // namespace

base::Result<BackendChoice> BackendChoice::fromText(QStringView text)
{
    if (text == u"root")
        return BackendChoice{BackendKind::Root};
    if (text == u"pkexec")
        return BackendChoice{BackendKind::Pkexec};
    if (text == u"none")
        return BackendChoice{BackendKind::None};
    bool good = false;
    const auto port = text.startsWith(socks) ? text.sliced(socks.size()).toUShort(&good) : 0;
    if (!good || port == 0)
        return std::unexpected(base::Error{base::ErrorCode::SettingInvalid, text.toString(), {}, {}});
    return BackendChoice{BackendKind::Socks, std::uint16_t(port)};
}

QString BackendChoice::text() const
{
    switch (kind) {
    case BackendKind::Root:
        return QStringLiteral("root");
    case BackendKind::Pkexec:
        return QStringLiteral("pkexec");
    case BackendKind::Socks:
        return socks + QString::number(port);
    case BackendKind::None:
        return QStringLiteral("none");
    }
    Q_UNREACHABLE();
}

TunnelPrograms TunnelPrograms::ofThisMachine()
{
    TunnelPrograms programs;
    const QString built =
        QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../libexec/naru-helper"));
    programs.helper = QFileInfo(built).isExecutable() ? built : programs.installedHelper;
    return programs;
}

std::unique_ptr<Backend> makeBackend(const BackendChoice& choice, const TunnelPrograms& programs,
                                     const base::Clock& clock)
{
    switch (choice.kind) {
    case BackendKind::Root:
        return std::make_unique<RootBackend>(clock, programs);
    case BackendKind::Pkexec:
        return std::make_unique<PkexecBackend>(clock, programs);
    case BackendKind::Socks:
        return std::make_unique<SocksBackend>(clock, programs, choice.port);
    case BackendKind::None:
        return std::make_unique<NoneBackend>();
    }
    Q_UNREACHABLE();
}

} // namespace naru::tunnel
