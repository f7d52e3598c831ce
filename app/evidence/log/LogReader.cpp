// SPDX-License-Identifier: GPL-3.0-or-later
#include "LineDecoder.h"
#include "Magic.h"
#include "RecordScanner.h"
#include "RunBuilder.h"
#include "archive/ZipReader.h"
#include "capture/FileHandle.h"
#include "evidence/Log.h"

#include <QFileInfo>
#include <QHash>

#include <algorithm>

namespace naru::evidence {

namespace {

constexpr qsizetype chunkBytes = 1 << 20;
constexpr int deepestZip = 2;
constexpr std::int64_t mostNestedBytes = 64LL * 1024 * 1024;

/** Reads texts of one log, or of one bundle, into one reading. */
class LogReader
{
public:
    explicit LogReader(const ReadControl& control)
        : m_control(control)
    {}

    ReadResult<void> readText(const QString& path);
    ReadResult<void> readZip(ZipReader& zip, const QString& path, std::int64_t size, int depth);
    LogReading finish();

private:
    /** One text: its lines, and its records. */
    class Text
    {
    public:
        explicit Text(LogReader& reader)
            : m_reader(reader)
        {}
        void take(QByteArrayView bytes)
        {
            m_lines.take(bytes, [this](std::string_view line) { scan(line); });
        }
        void finish()
        {
            m_lines.finish([this](std::string_view line) { scan(line); });
            if (m_scanner.finish())
                m_reader.m_runs.take(m_scanner.record());
            m_reader.m_reading.records += m_scanner.records();
            m_reader.m_reading.skipped += m_scanner.skipped();
            m_reader.m_reading.truncated = m_reader.m_reading.truncated || m_scanner.isCut();
        }

    private:
        void scan(std::string_view line)
        {
            if (m_scanner.take(line))
                m_reader.m_runs.take(m_scanner.record());
        }
        LogReader& m_reader;
        LineDecoder m_lines;
        RecordScanner m_scanner;
    };

    ReadResult<void> readEntry(ZipReader& zip, const QString& name, std::int64_t size);
    ReadResult<void> readNested(ZipReader& zip, const QString& name, int depth);
    [[nodiscard]] ReadResult<void> report(std::int64_t position, std::int64_t size);

    ReadControl m_control;
    RunBuilder m_runs;
    LogReading m_reading;
    std::int64_t m_nextReport = 0;
};

ReadResult<void> LogReader::report(std::int64_t position, std::int64_t size)
{
    if (m_control.stop.stop_requested())
        return std::unexpected(ReadError{ReadErrorCode::Cancelled, {}});
    if (m_control.progress && position >= m_nextReport) {
        m_nextReport = position + size / 100 + 1;
        m_control.progress(std::min(1.0, static_cast<double>(position) /
                                             static_cast<double>(std::max<std::int64_t>(size, 1))));
    }
    return {};
}

ReadResult<void> LogReader::readText(const QString& path)
{
    const ReadResult<FileHandle> file = openPlainFile(path);
    if (!file)
        return std::unexpected(file.error());
    const std::int64_t size = sizeOf(file->get());
    QByteArray chunk(chunkBytes, Qt::Uninitialized);
    Text text(*this);
    m_nextReport = 0;
    for (std::int64_t position = 0;;) {
        const std::size_t got =
            std::fread(chunk.data(), 1, static_cast<std::size_t>(chunk.size()), file->get());
        if (got == 0)
            break;
        text.take(QByteArrayView(chunk.constData(), static_cast<qsizetype>(got)));
        position += static_cast<std::int64_t>(got);
        if (const auto going = report(position, size); !going)
            return going;
    }
    text.finish();
    return {};
}

bool isLogName(const QString& name)
{
    const QString file = name.mid(name.lastIndexOf(u'/') + 1).toLower();
    return file == QLatin1String("anyconnect.txt") || file == QLatin1String("anyconnectvpn.txt") ||
           file == QLatin1String("anyconnect vpn.txt") || file.startsWith(QLatin1String("naru.log"));
}

ReadResult<void> LogReader::readZip(ZipReader& zip, const QString& path, std::int64_t size, int depth)
{
    while (true) {
        const auto name = zip.next();
        if (!name)
            return std::unexpected(name.error());
        if (!*name)
            break;
        const bool isZip =
            (*name)->endsWith(QLatin1String(".zip"), Qt::CaseInsensitive) && depth < deepestZip;
        const auto done = isLogName(**name) ? readEntry(zip, **name, size)
                          : isZip           ? readNested(zip, **name, depth)
                                            : report(zip.position(), size);
        if (!done)
            return done;
    }
    m_reading.truncated = m_reading.truncated || zip.isTruncated();
    if (depth == 0 && m_reading.files.isEmpty())
        return std::unexpected(ReadError{ReadErrorCode::NothingInside, path});
    return {};
}

ReadResult<void> LogReader::readEntry(ZipReader& zip, const QString& name, std::int64_t size)
{
    m_reading.files.append(name);
    m_runs.beginFile(name);
    Text text(*this);
    while (true) {
        const ReadResult<QByteArray> part = zip.read();
        if (!part)
            return std::unexpected(part.error());
        if (part->isEmpty())
            break;
        text.take(*part);
        if (const auto going = report(zip.position(), size); !going)
            return going;
    }
    text.finish();
    return {};
}

ReadResult<void> LogReader::readNested(ZipReader& zip, const QString& name, int depth)
{
    const ReadResult<QByteArray> bytes = zip.readAll(mostNestedBytes);
    if (!bytes)
        return std::unexpected(bytes.error());
    ReadResult<ZipReader> inner = ZipReader::openBytes(*bytes, name);
    // A file that is only called a zip is not what is looked for.
    if (!inner)
        return {};
    const auto done = readZip(*inner, name, bytes->size(), depth + 1);
    const bool isHarmless = !done && done.error().code == ReadErrorCode::ArchiveDamaged;
    return isHarmless ? ReadResult<void>() : done;
}

LogReading LogReader::finish()
{
    m_runs.finish(m_reading);
    return std::move(m_reading);
}

/** Naru's older files, the oldest first, and then the file itself. */
QStringList withOlder(const QString& path)
{
    QStringList files;
    constexpr int oldest = 9;
    if (QFileInfo(path).fileName() == QLatin1String("naru.log")) {
        for (int age = oldest; age > 0; --age) {
            if (const QString older = path + u'.' + QString::number(age); QFileInfo(older).isFile())
                files.append(older);
        }
    }
    files.append(path);
    return files;
}

} // namespace

ReadResult<LogReading> readLog(const QString& path, const ReadControl& control)
{
    const ReadResult<FileHandle> file = openPlainFile(path);
    if (!file)
        return std::unexpected(file.error());
    LogReader reader(control);
    ReadResult<void> done;
    if (magicOf(file->get()) == Magic::Zip) {
        ReadResult<ZipReader> zip = ZipReader::open(path);
        if (!zip)
            return std::unexpected(zip.error());
        done = reader.readZip(*zip, path, sizeOf(file->get()), 0);
    } else {
        for (const QString& each : withOlder(path)) {
            if (done)
                done = reader.readText(each);
        }
    }
    if (!done)
        return std::unexpected(done.error());
    LogReading reading = reader.finish();
    if (reading.records == 0 && reading.files.isEmpty())
        return std::unexpected(ReadError{ReadErrorCode::NotALog, path});
    return reading;
}

std::vector<LogSeries> history(const LogReading& log)
{
    std::vector<LogSeries> all;
    QHash<QString, std::size_t> known;
    for (std::size_t run = 0; run < log.runs.size(); ++run) {
        if (log.runs[run].fromCache || !log.runs[run].at)
            continue;
        for (const LogGateway& gateway : log.runs[run].gateways) {
            const auto found = known.constFind(gateway.host);
            const std::size_t place = found != known.constEnd() ? *found : all.size();
            if (place == all.size()) {
                known.insert(gateway.host, place);
                all.push_back({gateway.host, {}});
            }
            all[place].points.push_back({*log.runs[run].at, gateway.rtt, run});
        }
    }
    return all;
}

} // namespace naru::evidence
