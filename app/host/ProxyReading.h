// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "host/NetworkState.h"

#include <QObject>
#include <QProcess>
#include <QProcessEnvironment>
#include <QStringList>
#include <QTimer>

#include <chrono>

namespace naru::host {

/**
 * Reads the proxy once. The settings of the desktop that is running come first, as browsers have it: there
 * the user sees and changes them, while variables often are what a login script left behind. A desktop
 * whose setting is "none" has usually never been asked, so then the environment counts, as it does without
 * a desktop.
 *
 * GNOME and its relatives are asked by their own program `gsettings`: its store is binary and can be
 * overridden by an administrator, and only GLib knows how these go together. It may not be there, hang or
 * print without end; after the limit or 64 KiB it is ended and the environment counts.
 */
class ProxyReading final : public QObject
{
    Q_OBJECT

public:
    ProxyReading(const QProcessEnvironment& environment, std::chrono::milliseconds limit,
                 QObject* parent = nullptr);
    ~ProxyReading() override;

    /** `finished` may come before it returns. */
    void start();
    [[nodiscard]] const ProxySettings& settings() const { return m_settings; }

    /** The files whose change may mean another proxy. */
    [[nodiscard]] static QStringList files(const QProcessEnvironment& environment);

Q_SIGNALS:
    void finished();

private:
    void startGSettings();
    void takeOutput();

    QProcessEnvironment m_environment;
    ProxySettings m_settings;
    QProcess m_process;
    QTimer m_limit;
    QByteArray m_output;
};

} // namespace naru::host
