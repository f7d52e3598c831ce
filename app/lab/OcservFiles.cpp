// SPDX-License-Identifier: GPL-3.0-or-later
#include "OcservFiles.h"

#include "Identity.h"
#include "ProfileText.h"

#include <QFile>
#include <QProcess>

#include <openssl/pem.h>
#include <utility>

namespace naru::lab {

namespace {

using Written = std::expected<void, OcservObstacle>;
using Kind = OcservObstacle::Kind;
using BioPtr = std::unique_ptr<BIO, FreeWith<BIO_free_all>>;

/** ocpasswd hashes one password. */
constexpr int patience = 10'000;

const char* const settings = R"(auth = "plain[passwd=%FOLDER/passwords]"
listen-host = %ADDRESS
tcp-port = %PORT
run-as-user = root
run-as-group = root
socket-file = %FOLDER/%NUMBER.socket
use-occtl = false
pid-file = %FOLDER/%NUMBER.pid
server-cert = %FOLDER/%NUMBER.pem
server-key = %FOLDER/%NUMBER.key
isolate-workers = false
max-clients = 64
max-same-clients = 64
rate-limit-ms = 0
max-ban-score = 0
keepalive = 60
dpd = 5
mobile-dpd = 5
try-mtu-discovery = false
auth-timeout = 60
cookie-timeout = 300
rekey-time = 172800
rekey-method = ssl
device = naru%NUMBER-
predictable-ips = true
ipv4-network = 10.66.%NUMBER.0
ipv4-netmask = 255.255.255.0
route = 10.77.%NUMBER.0/255.255.255.0
user-profile = %FOLDER/profile.xml
cisco-client-compat = true
)";

/** A file to be written: its path and what it is to hold. */
using File = std::pair<QString, QByteArray>;

Written write(const File& wanted)
{
    const auto& [path, bytes] = wanted;
    QFile file(path);
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.setPermissions(QFile::ReadOwner | QFile::WriteOwner) &&
                         file.write(bytes) == bytes.size() && file.flush();
    if (!written)
        return std::unexpected(OcservObstacle{Kind::FileNotWritable, path, file.errorString()});
    return {};
}

QByteArray bytesOf(BIO* memory)
{
    char* bytes = nullptr;
    const long size = BIO_get_mem_data(memory, &bytes);
    return {bytes, size};
}

QByteArray pemOf(X509* certificate)
{
    const BioPtr memory(BIO_new(BIO_s_mem()));
    return PEM_write_bio_X509(memory.get(), certificate) == 1 ? bytesOf(memory.get()) : QByteArray();
}

QByteArray pemOf(EVP_PKEY* key)
{
    const BioPtr memory(BIO_new(BIO_s_mem()));
    const bool written =
        PEM_write_bio_PrivateKey(memory.get(), key, nullptr, nullptr, 0, nullptr, nullptr) == 1;
    return written ? bytesOf(memory.get()) : QByteArray();
}

void addGateway(const QString& folder, std::size_t index, const QString& host, const Issuer& authority,
                std::vector<File>& files)
{
    const QString number = QString::number(index + 1);
    const KeyPtr key = makeKey();
    const QByteArray name = host.toLatin1();
    const CertificatePtr certificate = makeCertificate(key.get(), name, name, authority);
    const QString text = QString::fromLatin1(settings)
                             .replace(QLatin1String("%FOLDER"), folder)
                             .replace(QLatin1String("%ADDRESS"), ocservAddress(index))
                             .replace(QLatin1String("%PORT"), QString::number(ocservPort))
                             .replace(QLatin1String("%NUMBER"), number);
    const QString path = folder + u'/' + number;
    files.emplace_back(path + QStringLiteral(".pem"), certificate ? pemOf(certificate.get()) : QByteArray());
    files.emplace_back(path + QStringLiteral(".key"), key ? pemOf(key.get()) : QByteArray());
    files.emplace_back(path + QStringLiteral(".conf"), text.toUtf8());
}

/** ocpasswd asks twice. */
Written writePassword(const QString& path, const QString& ocpasswd, const QString& user,
                      const base::Secret& password)
{
    QProcess process;
    process.start(ocpasswd, {QStringLiteral("-c"), path, user});
    for (int i = 0; i < 2; ++i) {
        process.write(password.reveal().data(), password.reveal().size());
        process.write("\n");
    }
    process.closeWriteChannel();
    if (!process.waitForFinished(patience) || process.exitCode() != 0) {
        return std::unexpected(OcservObstacle{Kind::FileNotWritable, path,
                                              QString::fromLocal8Bit(process.readAllStandardError())});
    }
    return {};
}

} // namespace

QString ocservAddress(std::size_t index)
{
    return QStringLiteral("127.0.0.%1").arg(index + 1);
}

QString ocservInnerHost(std::size_t index)
{
    return QStringLiteral("10.77.%1.1").arg(index + 1);
}

QString authorityFileIn(const QString& folder)
{
    return folder + QStringLiteral("/authority.pem");
}

std::expected<void, OcservObstacle> writeOcservFiles(const QString& folder, const QString& ocpasswd,
                                                     const std::vector<RunningGateway>& gateways,
                                                     const QString& user, const base::Secret& password)
{
    const KeyPtr key = makeKey();
    const CertificatePtr certificate = makeAuthority(key.get(), "Naru's gateways of this session");
    if (!certificate)
        return std::unexpected(OcservObstacle{Kind::FileNotWritable, authorityFileIn(folder), {}});
    std::vector<File> files{{authorityFileIn(folder), pemOf(certificate.get())},
                            {folder + QStringLiteral("/profile.xml"), profileText(gateways)}};
    for (std::size_t i = 0; i < gateways.size(); ++i)
        addGateway(folder, i, gateways[i].host, {certificate.get(), key.get()}, files);
    for (const File& file : files) {
        if (const Written written = write(file); !written)
            return written;
    }
    return writePassword(folder + QStringLiteral("/passwords"), ocpasswd, user, password);
}

} // namespace naru::lab
