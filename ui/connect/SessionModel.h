// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Clock.h"
#include "connect/Complaint.h"
#include "connect/SessionDetails.h"
#include "kit/Page.h"

#include <QObject>
#include <QTimer>
#include <QVariantList>
#include <qqmlintegration.h>

namespace naru::connect {

/** What the Connect page shows of the connection, as texts in the language of the moment. */
class SessionModel final : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by ConnectModel")

    /** Something is connected, tried or waited for. */
    Q_PROPERTY(bool active READ isActive NOTIFY changed)
    /** A tunnel is up; `details` are its. */
    Q_PROPERTY(bool hasTunnel READ hasTunnel NOTIFY changed)
    /** Of DetailLine. */
    Q_PROPERTY(QVariantList details READ details NOTIFY changed)
    /** What happened, why, what to do; empty for nothing to say. */
    Q_PROPERTY(QString complaint READ complaint NOTIFY changed)
    Q_PROPERTY(QString technical READ technical NOTIFY changed)
    Q_PROPERTY(bool failed READ hasFailed NOTIFY changed)

public:
    explicit SessionModel(const kit::Surroundings& surroundings, QObject* parent = nullptr);

    [[nodiscard]] bool isActive() const;
    [[nodiscard]] bool hasTunnel() const;
    [[nodiscard]] QVariantList details() const;
    [[nodiscard]] QString complaint() const { return m_complaint.sentence; }
    [[nodiscard]] QString technical() const { return m_complaint.technical; }
    [[nodiscard]] bool hasFailed() const { return m_complaint.isFailure; }

    /** The session with what has still to be waited for as of now. */
    [[nodiscard]] session::Status status() const;
    /** The plan says more than the order of the run: what was tried, and how that ended. */
    [[nodiscard]] bool showsPlan() const;

    Q_INVOKABLE void dismiss();
    Q_INVOKABLE void copy(const QString& text) const;

Q_SIGNALS:
    /** Texts of this model. */
    void changed();
    /** `status` is another, or it is another second of it; or a tunnel came or went, or a complaint. */
    void statusChanged();

private:
    void takeStatus();
    void tick();
    void refresh();

    kit::Surroundings m_surroundings;
    kit::SessionView& m_session;
    /** When the status came. */
    base::SteadyTime m_statusAt;
    QTimer m_seconds;
    QList<DetailLine> m_details;
    Complaint m_complaint;
};

} // namespace naru::connect
