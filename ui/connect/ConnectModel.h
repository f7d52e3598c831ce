// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "connect/FailoverModel.h"
#include "connect/Headline.h"
#include "connect/LaneMaker.h"
#include "connect/LaneModel.h"
#include "connect/MainAct.h"
#include "connect/ProfileFinder.h"
#include "connect/RaceClock.h"
#include "connect/SessionModel.h"
#include "connect/Whereabouts.h"
#include "kit/Page.h"

#include <QObject>
#include <QStringList>
#include <QVariantList>
#include <qqmlintegration.h>

namespace naru::connect {

/**
 * All that the Connect page shows, as texts in the language of the moment, and what can be done on it.
 * Made of the values of `kit::EngineView` alone.
 */
class ConnectModel final : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by ConnectPage")

    Q_PROPERTY(bool hasProfile READ hasProfile NOTIFY changed)
    Q_PROPERTY(naru::connect::SessionModel* session READ session CONSTANT)
    /** The one big button. */
    Q_PROPERTY(naru::connect::MainAct act READ act NOTIFY changed)
    /** The entry that was chosen by hand while another one is tried or connected, as the text of a button;
     * empty for none. */
    Q_PROPERTY(QString changeText READ changeText NOTIFY changed)
    Q_PROPERTY(bool measuring READ isMeasuring NOTIFY changed)
    /** The answer shown came from the cache. */
    Q_PROPERTY(bool cached READ isCached NOTIFY changed)
    Q_PROPERTY(QString sentence READ sentence NOTIFY changed)
    Q_PROPERTY(QString detail READ detail NOTIFY changed)
    /** 0..1: probes that ended. */
    Q_PROPERTY(double progress READ progress NOTIFY changed)
    /** Small, at the right end of the row of automatic selection. */
    Q_PROPERTY(QString status READ status NOTIFY changed)
    Q_PROPERTY(naru::connect::LaneModel* lanes READ lanes CONSTANT)
    Q_PROPERTY(naru::connect::FailoverModel* failover READ failover CONSTANT)
    Q_PROPERTY(naru::connect::RaceClock* clock READ clock CONSTANT)
    /** End of the axis, ms, and the texts of its grid lines. */
    Q_PROPERTY(double scaleEnd READ scaleEnd NOTIFY changed)
    Q_PROPERTY(QStringList scaleTexts READ scaleTexts NOTIFY changed)
    /** Automatic selection is on, and what can be changed about it (OGS-27, OGS-74). */
    Q_PROPERTY(bool automatic READ isAutomatic NOTIFY changed)
    Q_PROPERTY(bool automaticEnabled READ isAutomaticEnabled NOTIFY changed)
    Q_PROPERTY(bool choiceEnabled READ isChoiceEnabled NOTIFY changed)
    Q_PROPERTY(QString selectionNote READ selectionNote NOTIFY changed)
    /** The entry that was chosen by hand; empty for none. */
    Q_PROPERTY(QString chosen READ chosen NOTIFY changed)
    /** Of LocationPair. */
    Q_PROPERTY(QVariantList pairs READ pairs NOTIFY changed)
    Q_PROPERTY(QString kept READ kept NOTIFY changed)
    Q_PROPERTY(bool canForget READ canForget NOTIFY changed)
    Q_PROPERTY(QString failoverTitle READ failoverTitle NOTIFY changed)
    /** Further reasons, each a sentence. */
    Q_PROPERTY(QStringList notes READ notes NOTIFY changed)
    /** Of ProfileOffer. */
    Q_PROPERTY(QVariantList offers READ offers NOTIFY offersChanged)
    /** A Cisco client's preferences are here, and can be taken over. */
    Q_PROPERTY(bool hasPreferences READ hasPreferences NOTIFY offersChanged)

public:
    ConnectModel(const kit::Surroundings& surroundings, ProfileFinder::Places places,
                 QObject* parent = nullptr);

    [[nodiscard]] bool hasProfile() const;
    [[nodiscard]] SessionModel* session() { return &m_session; }
    [[nodiscard]] MainAct act() const;
    [[nodiscard]] QString changeText() const;
    [[nodiscard]] bool isMeasuring() const;
    [[nodiscard]] bool isCached() const;
    [[nodiscard]] QString sentence() const { return m_headline.sentence; }
    [[nodiscard]] QString detail() const { return m_headline.detail; }
    [[nodiscard]] double progress() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] LaneModel* lanes() { return &m_lanes; }
    [[nodiscard]] FailoverModel* failover() { return &m_failover; }
    [[nodiscard]] RaceClock* clock() { return &m_clock; }
    [[nodiscard]] double scaleEnd() const { return m_scaleEnd; }
    [[nodiscard]] QStringList scaleTexts() const;
    [[nodiscard]] bool isAutomatic() const;
    [[nodiscard]] bool isAutomaticEnabled() const;
    [[nodiscard]] bool isChoiceEnabled() const;
    [[nodiscard]] QString selectionNote() const;
    [[nodiscard]] QString chosen() const { return m_chosen; }
    [[nodiscard]] QVariantList pairs() const;
    [[nodiscard]] QString kept() const { return m_where.kept; }
    [[nodiscard]] bool canForget() const { return m_where.entry.has_value() && !isMeasuring(); }
    [[nodiscard]] QString failoverTitle() const;
    [[nodiscard]] QStringList notes() const;
    [[nodiscard]] QVariantList offers() const;
    [[nodiscard]] bool hasPreferences() const { return m_findings.hasPreferences; }

    /** The one big button. */
    Q_INVOKABLE void press();
    /** To the entry that was chosen by hand, or to what the selection says. */
    Q_INVOKABLE void connectGateway();
    Q_INVOKABLE void measureHere();
    Q_INVOKABLE void forget();
    /** By hand, for this connection. Does nothing where the profile does not let people choose. */
    Q_INVOKABLE void choose(const QString& entry);
    Q_INVOKABLE void chooseAutomatic();
    Q_INVOKABLE void askForFile();
    Q_INVOKABLE void openOffer(int index);
    /** What a Cisco client's preferences would change here. */
    Q_INVOKABLE void showPreferences() { Q_EMIT preferencesWished(); }
    Q_INVOKABLE void openAddress(const QString& address);
    Q_INVOKABLE void startDemo();

    /** What `ProfileFinder` found, or sample data. */
    void setFindings(const Findings& findings);

Q_SIGNALS:
    void changed();
    void offersChanged();
    void preferencesWished();

private:
    void update();
    [[nodiscard]] static QString originOf(const ProfileOffer& offer);
    /** Makes a profile of the gateway and opens it. */
    void openGateway(const ProfileOffer& offer);
    [[nodiscard]] Headline headline(base::SystemTime now) const;
    void updateLanes();
    /** `lanes` in the profile's order; `order` and `failover` are indices into them. */
    void showLanes(const std::vector<Lane>& lanes, const std::vector<int>& order,
                   const std::vector<int>& failover);
    void updateClock();
    [[nodiscard]] const wording::Words& words() const;
    /** The entry that a connection would be made to; empty where the selection has to say first. */
    [[nodiscard]] QString target() const;
    /** Null where there is none, or none of the profile that is open. */
    [[nodiscard]] const ogs::RunReport* report() const;

    kit::Surroundings m_surroundings;
    SessionModel m_session;
    LaneMaker m_maker;
    LaneModel m_lanes;
    FailoverModel m_failover;
    RaceClock m_clock;
    ProfileFinder m_finder;
    Findings m_findings;
    Headline m_headline;
    Whereabouts m_where;
    QString m_chosen;
    double m_scaleEnd = 1000;
};

} // namespace naru::connect
