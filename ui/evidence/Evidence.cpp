// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Evidence.h"

#include "evidence/FileKind.h"

#include <QFileInfo>

namespace naru::evidence_ui {

namespace {

using evidence::FileKind;
using evidence::ReadErrorCode;

class Opener
{
public:
    explicit Opener(const evidence::ReadControl& control)
        : m_control(control)
    {}

    Opened opened;

    void open(const QString& path)
    {
        const auto kind = evidence::fileKind(path);
        if (!kind)
            opened.errors.push_back(kind.error());
        else if (*kind == FileKind::Capture)
            openCapture(path);
        else if (*kind != FileKind::Zip || !openSession(path))
            openLog(path, *kind == FileKind::Zip);
    }

private:
    void openCapture(const QString& path)
    {
        auto reading = evidence::readCapture(path, m_control);
        if (reading)
            opened.capture = std::make_shared<const OpenedCapture>(
                OpenedCapture{path, QFileInfo(path).fileName(), std::move(*reading)});
        else
            opened.errors.push_back(reading.error());
    }

    void openLog(const QString& path, bool isBundled)
    {
        auto reading = evidence::readLog(path, m_control);
        if (reading)
            opened.log = openedLog(path, isBundled, std::move(*reading));
        else
            opened.errors.push_back(reading.error());
    }

    /** False where the zip is none. */
    bool openSession(const QString& path)
    {
        auto session = evidence::readSession(path);
        if (!session && session.error().code == ReadErrorCode::NotASession)
            return false;
        if (!session) {
            opened.errors.push_back(session.error());
            return true;
        }
        if (auto log = evidence::logOf(*session, m_control))
            opened.log = openedLog(log->name, false, std::move(log->reading));
        if (auto capture = evidence::captureOf(*session, m_control))
            opened.capture = std::make_shared<const OpenedCapture>(
                OpenedCapture{{}, capture->name, std::move(capture->reading)});
        opened.session = std::make_shared<const OpenedSession>(OpenedSession{path, std::move(*session)});
        return true;
    }

    evidence::ReadControl m_control;
};

} // namespace

LogPtr openedLog(const QString& path, bool isBundled, evidence::LogReading reading)
{
    OpenedLog log{path, isBundled, std::move(reading), {}};
    log.series = evidence::history(log.reading);
    return std::make_shared<const OpenedLog>(std::move(log));
}

Opened openFiles(const QStringList& paths, const evidence::ReadControl& control)
{
    Opener opener(control);
    for (const QString& path : paths) {
        if (!control.stop.stop_requested())
            opener.open(path);
    }
    return std::move(opener.opened);
}

} // namespace naru::evidence_ui
