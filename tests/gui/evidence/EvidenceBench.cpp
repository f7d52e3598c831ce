// SPDX-License-Identifier: GPL-3.0-or-later
#include "EvidenceBench.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <map>

namespace naru::test {

namespace {

constexpr const char* threadFunction = "CHeadendSelection::CSelectionThread::Run";
constexpr const char* pingFunction = "CHeadendSelection::CSelectionThread::logThreadPingResults";
constexpr const char* resultFunction = "CHeadendSelection::logPingResults";

QByteArray pingsText(const std::vector<int>& pings)
{
    QByteArray text;
    for (const int ping : pings)
        text += QByteArray::number(ping) + ' ';
    return text;
}

/** One run: threads, pings, table. */
QByteArray runText(const QDateTime& at, const std::vector<std::pair<QByteArray, std::vector<int>>>& gateways)
{
    const QString date = at.toString(QStringLiteral("MM/dd/yyyy"));
    const auto record = [&](int seconds, const char* function, const QByteArray& message) {
        return logRecord(date, at.addSecs(seconds).toString(QStringLiteral("HH:mm:ss")), function, message);
    };
    QByteArray text;
    for (const auto& [host, pings] : gateways)
        text += record(0, threadFunction, "OGS starting thread named " + host);
    QByteArray table =
        "*** OGS Selection Results ***\nOGS performed for connection attempt. Last server: ''\n"
        "Server Address   RTT (ms)\n";
    QByteArray best;
    int lowest = INT_MAX;
    for (const auto& [host, pings] : gateways) {
        text += record(1, pingFunction, "OGS ping results for " + host + ": (" + pingsText(pings) + ")");
        const int own = pings.empty() ? INT_MAX : *std::ranges::min_element(pings);
        table +=
            host + "  " + (pings.empty() ? QByteArray("no pings recorded") : QByteArray::number(own)) + '\n';
        if (own < lowest) {
            lowest = own;
            best = host;
        }
    }
    return text + record(2, resultFunction, table + "Selected '" + best + "' as the optimal server.");
}

} // namespace

QString captureFile(const QString& name)
{
    return qEnvironmentVariable("NARU_SOURCE_DIR") + u"/tests/data/captures/" + name;
}

QByteArray logRecord(const QString& date, const QString& time, const char* function,
                     const QByteArray& message)
{
    const QByteArray line(42, '*');
    return line + "\nDate        : " + date.toUtf8() + "\nTime        : " + time.toUtf8() +
           "\nType        : Information\nSource      : acvpnui\n\nDescription : Function: " + function +
           "\nFile: .\\AHS\\HeadendSelection.cpp\nLine: 1\n" + message + "\n\n" + line + "\n";
}

QByteArray seedsExcerpts()
{
    const QString date = QStringLiteral("10/04/2013");
    return logRecord(date, QStringLiteral("14:21:27"), threadFunction,
                     "OGS starting thread named gw2.cisco.com") +
           logRecord(date, QStringLiteral("14:31:37"), pingFunction,
                     "OGS ping results for gw2.cisco.com: (219 218 132 )") +
           logRecord(
               date, QStringLiteral("12:29:38"), resultFunction,
               "*** OGS Selection Results ***\nOGS performed for connection attempt. Last server: "
               "'gw2.cisco.com'\n\nResults obtained from OGS cache. No ping tests were performed.\n\n"
               "Server Address RTT (ms)\ngw1.cisco.com 302\ngw2.cisco.com 132 <========= As seen, 132 was "
               "the lowest delay\nof the three probes from the previous DART log\ngw3.cisco.com 506\n"
               "gw4.cisco.com 877\n\nSelected 'gw2.cisco.com' as the optimal server.");
}

QByteArray logOfCapture(const QString& captureName, std::chrono::minutes zone)
{
    const auto capture = evidence::readCapture(captureFile(captureName));
    if (!capture || capture->connections.empty())
        qFatal("the test cannot read its capture");
    std::map<QByteArray, std::vector<int>> pings;
    for (const evidence::Connection& connection : capture->connections) {
        std::vector<int>& own = pings[connection.gateway.text().toUtf8()];
        if (connection.end && own.size() < 3)
            own.push_back(
                static_cast<int>(std::chrono::round<std::chrono::milliseconds>(*connection.end).count()));
    }
    const auto first = std::chrono::floor<std::chrono::seconds>(capture->connections.front().synAt);
    const auto shown = first.time_since_epoch() + zone;
    return runText(QDateTime::fromSecsSinceEpoch(std::chrono::seconds(shown).count(), Qt::UTC),
                   {pings.begin(), pings.end()});
}

QByteArray manyRuns(int runs)
{
    QByteArray text;
    QDateTime at(QDate(2026, 11, 1), QTime(8, 0), Qt::UTC);
    for (int run = 0; run < runs; ++run) {
        at = at.addSecs(3600 * 7);
        const int wave = (run * 37) % 60;
        std::vector<int> tokyo{310 - wave, 305 - wave, 302 - wave};
        if (run % 5 == 3)
            tokyo.clear();
        text += runText(at, {{"seoul.vpn.example.net", {219, 218, 132 + wave}},
                             {"tokyo.vpn.example.net", tokyo},
                             {"fra.vpn.example.net", {506 + wave / 2}},
                             {"iad.vpn.example.net", {877 - wave}}});
    }
    return text;
}

EvidenceBench::EvidenceBench()
{
    bench.surroundings.dataFolder = folder.path();
    page = std::make_unique<evidence_ui::EvidencePage>(bench.surroundings);
    page->resize(1200, 752);
}

QString EvidenceBench::file(const QString& name, const QByteArray& bytes) const
{
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("the test cannot write its file");
    return file.fileName();
}

void EvidenceBench::open(const QStringList& paths)
{
    page->open(paths);
    QTRY_VERIFY(!page->isReading() && page->model().isChecked());
}

} // namespace naru::test
