// SPDX-License-Identifier: GPL-3.0-or-later
#include "sim/balancer/BalancerState.h"
#include "sim/balancer/Ports.h"

#include <algorithm>
#include <iterator>

/** The event log in words. In a text %u is the appliance, %b the balancer, %p the port, %n the number. */
namespace naru::sim::balancer {

namespace {

struct Words
{
    const char* code;
    const char* en;
    const char* ko;
    /** About the appliance; else about the balancer. */
    bool aboutAppliance = true;
};

/** In the order of LogCode. */
constexpr std::array words{
    Words{"primary", "Primary connection (TCP 443) reaches %u through %b.",
          "기본 연결(TCP 443)이 %b 경유로 %u 장치에 도착했습니다."},
    Words{"waiting", "Every appliance is full; the client waits at %b.",
          "모든 장치가 가득 차서 클라이언트가 기다립니다: %b", false},
    Words{"refused", "%b has no appliance for the client.", "클라이언트를 보낼 장치가 없습니다: %b", false},
    Words{"unreachable", "%u does not answer; the connection fails.",
          "장치가 응답하지 않아 연결이 실패했습니다: %u"},
    Words{"full", "%u has reached its session limit.", "세션 한도에 도달했습니다: %u"},
    Words{"signed-in", "Signed in; %u holds the session.", "로그인했습니다. 세션을 가진 장치: %u"},
    Words{"sign-in-failed", "The sign-in failed; no secondary connection follows.",
          "로그인에 실패해 보조 연결이 없습니다."},
    Words{"headers-missing", "%b did not send on the original headers: the device is not authenticated.",
          "원래 헤더가 전달되지 않아 디바이스가 인증되지 않았습니다: %b", false},
    Words{"no-server", "No server behind %u takes the session.", "세션을 받을 서버가 없습니다: %u"},
    Words{"secondary", "Secondary connection (%p) reaches the session's own appliance %u.",
          "보조 연결(%p)이 세션의 장치에 도착했습니다: %u"},
    Words{"secondary-refused", "%b refuses the secondary connection (%p): %u is down.",
          "보조 연결(%p)이 거부되었습니다. 중단된 장치: %u"},
    Words{"secondary-unreachable", "Secondary connection (%p): %u does not answer.",
          "보조 연결(%p)에 장치가 응답하지 않습니다: %u"},
    Words{"misrouted", "Secondary connection (%p) misrouted to %u: not authorised there, dropped in the DMZ.",
          "보조 연결(%p)의 잘못된 라우팅: 권한이 없는 장치라 DMZ에서 드롭되었습니다: %u"},
    Words{"keys-missing", "Tunnel data reaches %u, which has no session and no keys: decryption fails.",
          "터널 데이터가 세션과 키가 없는 장치에 도착해 암호 해독에 실패했습니다: %u"},
    Words{"stranger-dropped", "%u drops traffic of somebody who is not signed in.",
          "로그인하지 않은 트래픽을 드롭했습니다: %u"},
    Words{"ended", "The user disconnected from %u.", "사용자가 연결을 끊었습니다: %u"},
    Words{"time-up", "The maximum session time ended the session on %u.",
          "최대 세션 시간이 되어 세션이 끝났습니다: %u"},
    Words{"cut", "The session on %u was cut.", "세션이 끊겼습니다: %u"},
    Words{"marked-down", "%b marks %u down: no new clients.", "%b 상태 모니터링: 중단으로 표시했습니다: %u"},
    Words{"marked-stopping", "%b sends %u no new clients (404).",
          "%b 상태 모니터링: 새 클라이언트를 보내지 않습니다(404): %u"},
    Words{"marked-up", "%b marks %u up.", "%b 상태 모니터링: 정상으로 표시했습니다: %u"},
    Words{"quiesced", "%u is quiesced: it answers health checks with 503.",
          "중지(Quiesce) 모드: 상태 확인에 503으로 응답합니다: %u"},
    Words{"quiesce-over", "%u is no longer quiesced.", "중지(Quiesce) 모드가 끝났습니다: %u"},
    Words{"out-of-service", "%u goes out of service.", "작동을 멈췄습니다: %u"},
    Words{"out-without-quiesce", "%u goes out of service without quiesce: %n sessions cut. Quiesce first.",
          "중지(Quiesce) 없이 작동을 멈춰 끊긴 세션 %n개: %u. 먼저 중지(Quiesce) 모드로 두십시오."},
    Words{"back-in-service", "%u is back in service.", "다시 작동합니다: %u"},
    Words{"ready", "%u is empty and ready for maintenance.", "비어 있어 유지 보수를 할 수 있습니다: %u"},
    Words{"upgrade-done", "The rolling upgrade is done.", "롤링 업그레이드가 끝났습니다."},
};
static_assert(words.size() == static_cast<std::size_t>(LogCode::UpgradeDone) + 1);

std::string filled(std::string_view text, const std::string& appliance, const std::string& balancer,
                   std::string_view port, std::uint32_t number)
{
    std::string result;
    for (std::size_t at = 0; at < text.size(); ++at) {
        if (text[at] != '%') {
            result += text[at];
            continue;
        }
        switch (text[++at]) {
        case 'u':
            result += appliance;
            break;
        case 'b':
            result += balancer;
            break;
        case 'p':
            result += port;
            break;
        default:
            result += std::to_string(number);
            break;
        }
    }
    return result;
}

} // namespace

std::vector<std::string> eventCodes()
{
    std::vector<std::string> codes;
    std::ranges::transform(words, std::back_inserter(codes), &Words::code);
    return codes;
}

LogEntry BalancerState::worded(const LogRecord& record) const
{
    const Words& of = words[static_cast<std::size_t>(record.code)];
    const std::string& appliance = m_parameters.uags[record.appliance].name;
    const std::string& balancer = m_fronts[record.front].parameters().name;
    const std::string_view port =
        record.value < secondaryPorts().size() ? secondaryPorts()[record.value].name : std::string_view();
    return {
        .at = record.at,
        .code = of.code,
        .element = of.aboutAppliance ? "uag/" + appliance : "balancer/" + balancer,
        .text = {filled(of.en, appliance, balancer, port, record.value),
                 filled(of.ko, appliance, balancer, port, record.value)},
    };
}

std::vector<LogEntry> BalancerState::log(std::size_t most) const
{
    std::vector<LogEntry> entries;
    for (const Advice& advice : advise(m_parameters))
        entries.push_back({.at = {}, .code = advice.code, .element = {}, .text = advice.text});
    for (std::size_t index = m_log.size() - std::min(most, m_log.size()); index < m_log.size(); ++index)
        entries.push_back(worded(m_log[index]));
    if (entries.size() > most)
        entries.erase(entries.begin(), entries.end() - static_cast<std::ptrdiff_t>(most));
    return entries;
}

std::vector<LogEntry> BalancerState::story(std::string_view id) const
{
    std::vector<LogEntry> entries;
    for (std::size_t index = 0; index < m_log.size(); ++index) {
        const LogRecord& record = m_log[index];
        LogEntry entry = worded(record);
        if (entry.element == id ||
            (record.session > 0 && "session/" + std::to_string(record.session) == id)) {
            entry.ways = waysOf(record);
            entries.push_back(std::move(entry));
        }
    }
    return entries;
}

} // namespace naru::sim::balancer
