// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "store/SecretStore.h"

#include <QMetaObject>
#include <QPointer>

#include <utility>

namespace naru::store {

/** The key as secrets are kept under it. */
[[nodiscard]] inline SecretKey normal(SecretKey key)
{
    key.gateway = key.gateway.toLower();
    return key;
}

/** Calls `done` only while `context` lives, and only where somebody wants to know. */
template <class Answer>
[[nodiscard]] std::function<void(Answer)> guarded(QObject* context, std::function<void(Answer)> done)
{
    if (!done)
        return [](Answer) {};
    return [alive = QPointer<QObject>(context), done = std::move(done)](Answer answer) {
        if (alive)
            done(std::move(answer));
    };
}

/** Answers from the event loop of the store's thread: never before the question has returned. */
template <class Answer>
void answerLater(QObject* store, std::function<void(Answer)> done, Answer answer)
{
    QMetaObject::invokeMethod(
        store, [done = std::move(done), answer = std::move(answer)] { done(answer); }, Qt::QueuedConnection);
}

} // namespace naru::store
