// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QThreadPool>

#include <memory>

namespace naru::kit {

/**
 * Carries out `work` in a thread of the pool, then `done` with its result in the thread of `context`, which
 * is the caller's. What `work` uses must be its own: values. Nothing is told to a context that is gone.
 */
template <class Work, class Done>
void inBackground(QObject* context, Work work, Done done)
{
    using Outcome = std::invoke_result_t<Work>;
    auto promise = std::make_shared<QPromise<Outcome>>();
    auto* watcher = new QFutureWatcher<Outcome>(context);
    QObject::connect(watcher, &QFutureWatcherBase::finished, context, [watcher, done = std::move(done)] {
        watcher->deleteLater();
        done(watcher->result());
    });
    promise->start();
    watcher->setFuture(promise->future());
    QThreadPool::globalInstance()->start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
}

} // namespace naru::kit
