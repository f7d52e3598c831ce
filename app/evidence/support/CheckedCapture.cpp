// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/CheckedCapture.h"

#include <QTemporaryFile>

namespace naru::evidence {

namespace {

/** The bytes as a file, which is what readers read; gone with this. */
class BytesAsFile
{
public:
    explicit BytesAsFile(const QByteArray& bytes)
    {
        if (m_file.open() && m_file.write(bytes) == bytes.size())
            m_file.close();
    }
    [[nodiscard]] QString path() const { return m_file.fileName(); }

private:
    QTemporaryFile m_file;
};

} // namespace

std::optional<NamedLog> logOf(const SupportSession& session, const ReadControl& control)
{
    for (const SupportFile& file : session.logs) {
        if (auto log = readLog(BytesAsFile(file.bytes).path(), control))
            return NamedLog{file.name, std::move(*log)};
    }
    return std::nullopt;
}

std::optional<NamedCapture> captureOf(const SupportSession& session, const ReadControl& control)
{
    for (const SupportFile& file : session.captures) {
        if (auto capture = readCapture(BytesAsFile(file.bytes).path(), control))
            return NamedCapture{file.name, std::move(*capture)};
    }
    return std::nullopt;
}

std::vector<CheckedCapture> checkCaptures(const SupportSession& session, const ReadControl& control)
{
    const std::optional<NamedLog> log = logOf(session, control);
    std::vector<CheckedCapture> checked;
    for (const SupportFile& file : session.captures) {
        auto capture = readCapture(BytesAsFile(file.bytes).path(), control);
        if (!capture)
            continue;
        CheckReport report = check(*capture, log ? &log->reading : nullptr);
        checked.push_back({file.name, std::move(*capture), std::move(report)});
    }
    return checked;
}

} // namespace naru::evidence
