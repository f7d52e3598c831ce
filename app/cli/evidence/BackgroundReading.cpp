// SPDX-License-Identifier: GPL-3.0-or-later
#include "BackgroundReading.h"

#include "Interrupt.h"
#include "wording/EvidenceWords.h"

#include <QCoreApplication>

#include <thread>

namespace naru::cli {

void inBackground(const Console& console, const std::function<void(const evidence::ReadControl&)>& work)
{
    Interrupt interrupt;
    std::jthread worker([&](const std::stop_token& stop) {
        const auto report = [&console](double done) {
            QMetaObject::invokeMethod(
                qApp, [&console, done] { console.progress(console.words().percent(done)); },
                Qt::QueuedConnection);
        };
        work({report, stop});
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    });
    QObject::connect(&interrupt, &Interrupt::interrupted, qApp, [&] { worker.request_stop(); });
    QCoreApplication::exec();
    worker.join();
    console.clearProgress();
}

int complainOf(const Console& console, const evidence::ReadError& error)
{
    if (error.code == evidence::ReadErrorCode::Cancelled)
        return Interrupted;
    console.complain(wording::EvidenceWords(console.words()).error(error));
    return BadInput;
}

} // namespace naru::cli
