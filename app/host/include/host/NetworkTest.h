// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>

#include <chrono>
#include <cstdint>

namespace naru::host {

/** What the network test asks of DNS. */
struct DnsTest
{
    enum class Type { A, Ptr };
    /** A host name, or for `Ptr` the reverse name of an address; `ogs::dnsTestQuestion` makes it (OGS-24). */
    QString name;
    Type type = Type::A;
    /** Literal addresses of the links' DNS servers; empty: those of /etc/resolv.conf, stubs too. */
    QStringList servers;
};

/** Why the network can be used, or why not. */
enum class NetworkVerdict {
    /** DNS answered; "name not found" is an answer. */
    Usable,
    /** No way leads to any DNS server: no interface is up that has a route there. */
    Down,
    /** Nobody to ask is known. */
    NoDnsServer,
    /** Nobody answered in time. */
    DnsSilent,
    /** Those who answered could not do it (SERVFAIL) or would not (REFUSED). */
    DnsFailing,
};

/**
 * The test that a run after a resume has to pass (OGS-23): the network is up, and DNS answers. The servers
 * are asked themselves, all at once, over UDP; again every second; the first real answer is the verdict. It
 * never takes longer than its deadline, also with servers that drop what they don't like (OGS-24): neither
 * the system's resolver nor QDnsLookup can promise that, as their lookups can't be ended.
 *
 * Lives in the engine's thread. One test at a time: another `start` ends the one before without a word.
 */
class NetworkTest final : public QObject
{
    Q_OBJECT

public:
    explicit NetworkTest(QObject* parent = nullptr);
    /** Where DNS servers listen elsewhere, and `root` stands before /etc: a test's. */
    NetworkTest(std::uint16_t port, QString root, QObject* parent = nullptr);
    ~NetworkTest() override;

    /** Answers with `finished`, later, at the deadline at the latest. */
    void start(const DnsTest& test, std::chrono::milliseconds deadline = std::chrono::seconds(5));
    /** Ends it without a word. */
    void stop();

Q_SIGNALS:
    void finished(naru::host::NetworkVerdict verdict);

private:
    class Private;

    const std::uint16_t m_port;
    const QString m_root;
    Private* m_running = nullptr;
};

} // namespace naru::host
