// SPDX-License-Identifier: GPL-3.0-or-later
#include "simulator/desk/ElementActions.h"

#include "sim/scenario/Units.h"

#include <QCoreApplication>
#include <QStringList>

namespace naru::simulator {

using sim::Node;

namespace {

constexpr double burstFactor = 10;
constexpr double flushedSessions = 10'000;
constexpr const char* slowChannel = "500ms";
constexpr const char* upgradeTakes = "20min";

/** Makes the actions of one element. */
class Actions
{
    Q_DECLARE_TR_FUNCTIONS(naru::simulator::ElementActions)

public:
    Actions(const QStringList& id, const Node& now, const Node& start)
        : m_id(id)
        , m_now(now)
        , m_start(start)
    {}

    [[nodiscard]] std::vector<ElementAction> made()
    {
        const QString kind = m_id.value(0);
        if (kind == u"uag")
            appliance("uags[" + name() + ']');
        else if (kind == u"server" && m_id.size() == 2)
            server("servers[" + name() + "].in_service");
        else if (kind == u"server")
            server("groups[" + name() + "].servers[" + m_id.value(2).toStdString() + "].up");
        else if (kind == u"peer")
            peer("sources[" + name() + ']');
        else if (kind == u"group")
            channel("groups[" + name() + "].latency");
        else if (kind == u"limit")
            limit();
        else if (kind == u"database")
            database();
        else if (kind == u"node")
            node("nodes[" + name() + ']');
        else if (kind.isEmpty())
            whole();
        return std::move(m_actions);
    }

private:
    [[nodiscard]] std::string name() const { return m_id.value(1).toStdString(); }
    [[nodiscard]] const Node* find(const std::string& path) const { return sim::findPath(m_now, path); }
    /** What is not there has its standard. */
    [[nodiscard]] bool isOn(const std::string& path, bool standard) const
    {
        const Node* node = find(path);
        return node ? node->boolean : standard;
    }
    void add(const char* code, const QString& text, const QString& explanation,
             std::vector<SettingWish> settings)
    {
        m_actions.push_back({code, text, explanation, std::move(settings)});
    }
    /** One of two, by which way the switch is. */
    struct Way
    {
        const char* code;
        QString text;
        QString explanation;
    };
    void toggle(const std::string& path, bool standard, const Way& on, const Way& off)
    {
        const bool isNow = isOn(path, standard);
        const Way& way = isNow ? off : on;
        add(way.code, way.text, way.explanation, {{path, Node::ofBoolean(!isNow)}});
    }

    void appliance(const std::string& path)
    {
        toggle(path + ".quiesced", false,
               {"quiesce", tr("Quiesce"),
                tr("Health checks get 503: no new sessions come, those that it has go on.")},
               {"end-quiesce", tr("End quiesce mode"), tr("Health checks get 200 again.")});
        const Node* admin = find(path + ".admin");
        if (const bool isReady = !admin || admin->text == "ready"; isReady)
            add("drain", tr("Drain"),
                tr("The load balancers send no new clients; those held by persistence still come."),
                {{path + ".admin", Node::string("drain")}});
        else
            add("ready", tr("Take back in"), tr("The load balancers send new clients again."),
                {{path + ".admin", Node::string("ready")}});
        toggle(path + ".in_service", true, {"start", tr("Start"), tr("It works again, without sessions.")},
               {"stop", tr("Stop"), tr("It stops at once: its sessions are cut.")});
    }

    void server(const std::string& path)
    {
        toggle(path, true, {"start", tr("Start"), tr("It takes work again.")},
               {"stop", tr("Stop"), tr("It takes nothing any more; others of its group do.")});
    }

    void peer(const std::string& path)
    {
        toggle(path + ".link", true,
               {"release", tr("Release as a burst"), tr("What was held back comes all at once.")},
               {"hold", tr("Cut the connection"), tr("Messages queue at the peer until it is restored.")});
        burst(path);
        const Node* flushed = find(path + ".flush");
        const bool isSame = flushed && flushed->number == flushedSessions;
        add("flush", tr("Flush 10,000 sessions"), tr("As many Gx CCR-T come as fast as the peer can send."),
            {{path + ".flush", Node::ofNumber(isSame ? flushedSessions + 1 : flushedSessions)}});
    }

    /** Ten times what each stream of the peer sends by the scenario, or back to that. */
    void burst(const std::string& path)
    {
        std::vector<SettingWish> more;
        std::vector<SettingWish> back;
        const Node* streams = sim::findPath(m_start, path + ".streams");
        for (std::size_t i = 0; streams && i < streams->items.size(); ++i) {
            const std::string rate = path + ".streams[" + std::to_string(i + 1) + "].rate";
            const Node* before = sim::findPath(m_start, rate);
            const Node* present = find(rate);
            const auto perSecond = before ? sim::parseRate(before->text) : std::nullopt;
            if (!perSecond)
                continue;
            more.push_back({rate, Node::string(sim::rateText(*perSecond * burstFactor))});
            if (present && present->text != before->text)
                back.push_back({rate, *before});
        }
        if (!back.empty())
            add("end-burst", tr("End the burst"), tr("Each stream sends as the scenario has it."),
                std::move(back));
        else if (!more.empty())
            add("burst", tr("Burst: ten times the rate"), tr("Until it is ended."), std::move(more));
    }

    void channel(const std::string& path)
    {
        const Node* present = find(path);
        const Node* before = sim::findPath(m_start, path);
        if (present && present->text == slowChannel)
            add("end-slow", tr("Channel as before"), tr("Answers take as long as the scenario has it."),
                {{path, before && before->text != slowChannel ? *before : Node::string("10ms")}});
        else
            add("slow", tr("Slow the channel"), tr("Answers take 500 ms: requests wait in the pool."),
                {{path, Node::string(slowChannel)}});
    }

    void limit()
    {
        for (const char* list : {"peer_limits[", "message_limits["}) {
            if (const std::string path = list + name() + ']'; find(path))
                toggle(path + ".shadow", false,
                       {"shadow", tr("Shadow mode"), tr("It only counts what it would refuse.")},
                       {"enforce", tr("Enforce"), tr("It refuses what is above the limit.")});
        }
    }

    /** The first value of each range of the tables, and the one at which throttling is released. */
    void database()
    {
        const Node* mode = find("cpu.mode");
        const Node* profiles = find("cpu_profiles");
        if ((mode && mode->text != "value") || !profiles)
            return;
        const Node* current = find("cpu.value");
        const auto setTo = [&](double cpu) {
            if (current && current->number == cpu)
                return;
            add("cpu", tr("CPU %1 %").arg(cpu), tr("From the next sample on."),
                {{"cpu.value", Node::ofNumber(cpu)}});
        };
        for (const Node& profile : profiles->items) {
            if (const Node* release = profile.find("release"))
                setTo(release->number);
            const Node* ranges = profile.find("ranges");
            for (std::size_t i = 0; ranges && i < ranges->items.size(); ++i) {
                if (const Node* from = ranges->items[i].find("from"))
                    setTo(from->number);
            }
        }
    }

    void node(const std::string& path)
    {
        toggle(path + ".alive", true,
               {"revive", tr("Revive"), tr("It starts up and asks to join the cluster.")},
               {"kill", tr("Kill"), tr("It falls silent: the others notice after the hold time.")});
        if (!isOn(path + ".alive", true))
            return;
        toggle(path + ".link", true,
               {"heal-link", tr("Heal its control link"), tr("It rejoins by the rules of its interface.")},
               {"cut-link", tr("Cut its control link"),
                tr("Its interface to the cluster control link fails: it leaves the cluster.")});
        const Node* segment = find(path + ".segment");
        if (segment && segment->number != 0)
            add("heal", tr("Heal the split"), tr("It hears the others again."),
                {{path + ".segment", Node::ofNumber(0)}});
        else
            add("split", tr("Split it off"),
                tr("The control link falls apart between it and the others, unnoticed: two control nodes."),
                {{path + ".segment", Node::ofNumber(1)}});
        toggle(
            path + ".data_up", true,
            {"heal-data", tr("Heal its data interfaces"), tr("It rejoins by the rules of data interfaces.")},
            {"cut-data", tr("Cut its data interfaces"),
             tr("It can't serve traffic and leaves the cluster.")});
    }

    void whole()
    {
        if (find("nodes")) {
            toggle("link.sites_cut", false,
                   {"cut-sites", tr("Cut the control link between sites"),
                    tr("Each site goes on with a control node of its own.")},
                   {"heal-sites", tr("Heal the control link between sites"),
                    tr("One control node wins; the other site joins again.")});
        } else if (find("uags")) {
            std::vector<SettingWish> settings;
            const Node* takes = find("upgrade.takes");
            if (!takes || takes->text == "0s")
                settings.push_back({"upgrade.takes", Node::string(upgradeTakes)});
            const Node* rolls = find("upgrade.rolls");
            settings.push_back({"upgrade.rolls", Node::ofNumber((rolls ? rolls->number : 0) + 1)});
            add("upgrade", tr("Roll an upgrade"),
                tr("One appliance after the other: quiesced, emptied, upgraded, taken back."),
                std::move(settings));
        } else if (find("sources")) {
            toggle(
                "dynamic.enabled", false,
                {"dynamic-on", tr("Switch dynamic limiting on"), tr("The CPU of the database cuts limits.")},
                {"dynamic-off", tr("Switch dynamic limiting off"), tr("Limits are as they are configured.")});
        }
    }

    QStringList m_id;
    const Node& m_now;
    const Node& m_start;
    std::vector<ElementAction> m_actions;
};

} // namespace

std::vector<ElementAction> actionsFor(const QString& id, const Node& now, const Node& start)
{
    return Actions(id.split(u'/', Qt::SkipEmptyParts), now, start).made();
}

} // namespace naru::simulator
