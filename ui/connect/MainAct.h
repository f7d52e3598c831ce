// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QObject>
#include <QString>
#include <qqmlintegration.h>

namespace naru::kit {
class SessionView;
}

namespace naru::connect {

/** What the one big button of the page does now, and how it looks. */
class MainAct
{
    Q_GADGET
    QML_VALUE_TYPE(mainAct)
    Q_DECLARE_TR_FUNCTIONS(naru::connect::MainAct)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString icon MEMBER icon)
    Q_PROPERTY(bool primary MEMBER primary)
    Q_PROPERTY(bool enabled MEMBER enabled)

public:
    enum class What { Connect, Disconnect, StopMeasuring };

    What what = What::Connect;
    QString text;
    QString icon;
    bool primary = false;
    bool enabled = true;

    /** `measuring`: a run goes on; `target`: the entry that a connection would be made to, empty where the
     * selection has to say first. */
    [[nodiscard]] static MainAct of(const kit::SessionView& session, bool measuring, const QString& target);
    /** `Connect to Seoul`. */
    [[nodiscard]] static QString connectText(const QString& target);

    friend bool operator==(const MainAct&, const MainAct&) = default;
};

} // namespace naru::connect
