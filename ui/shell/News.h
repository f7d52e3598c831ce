// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kit/Page.h"
#include "session/Notice.h"

#include <QObject>

namespace naru::shell {

/** Picks what somebody who looks elsewhere has to know of the connection: it is up, it is lost, it needs an
 * answer. */
class News final : public QObject
{
    Q_OBJECT

public:
    /** Says nothing while `window` is what the user looks at. */
    News(const kit::Surroundings& surroundings, const QWidget& window, QObject* parent = nullptr);

Q_SIGNALS:
    /** A sentence without markup. */
    void told(const QString& sentence);

private:
    void takeNotice(const session::Notice& notice);
    void takeQuestion();
    void tell(QString sentence);

    kit::Surroundings m_surroundings;
    const QWidget& m_window;
};

} // namespace naru::shell
