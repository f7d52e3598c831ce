// SPDX-License-Identifier: GPL-3.0-or-later
#include "evidence/Background.h"

namespace naru::evidence_ui {

Background::Background(QObject* parent)
    : QObject(parent)
{}

Background::~Background() = default;

void Background::start(Work work)
{
    cancel();
    const int number = ++m_number;
    setBusy(true);
    m_threads[number] = std::jthread([this, number, work = std::move(work)](const std::stop_token& stop) {
        const auto report = [this, number](double done) {
            QMetaObject::invokeMethod(this, [this, number, done] {
                if (number == m_number && m_isBusy)
                    Q_EMIT progressed(done);
            });
        };
        Told told = work({report, stop});
        QMetaObject::invokeMethod(this, [this, number, told = std::move(told)] { finish(number, told); });
    });
}

void Background::cancel()
{
    if (!m_isBusy)
        return;
    m_threads[m_number].request_stop();
    setBusy(false);
}

void Background::finish(int number, const Told& told)
{
    // It has told this last, so there is nothing to wait for.
    m_threads.erase(number);
    if (number != m_number || !m_isBusy)
        return;
    setBusy(false);
    if (told)
        told();
}

void Background::setBusy(bool busy)
{
    if (m_isBusy == busy)
        return;
    m_isBusy = busy;
    Q_EMIT busyChanged(busy);
}

} // namespace naru::evidence_ui
