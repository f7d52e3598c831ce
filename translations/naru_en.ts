<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n minute ago</numerusform>
            <numerusform>%n minutes ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n hour ago</numerusform>
            <numerusform>%n hours ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n day ago</numerusform>
            <numerusform>%n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not connected: every server failed, in %n round(s) through the list. Connect again later, or ask your administrator.</source>
        <translation>
            <numerusform>Not connected: every server failed, in %n round through the list. Connect again later, or ask your administrator.</numerusform>
            <numerusform>Not connected: every server failed, in %n rounds through the list. Connect again later, or ask your administrator.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not connected: every server failed, in %n round(s) through the list. What failed last: %1. Connect again later, or ask your administrator.</source>
        <translation>
            <numerusform>Not connected: every server failed, in %n round through the list. What failed last: %1. Connect again later, or ask your administrator.</numerusform>
            <numerusform>Not connected: every server failed, in %n rounds through the list. What failed last: %1. Connect again later, or ask your administrator.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 refused the sign-in. Check what you typed; %n attempt(s) left.</source>
        <translation>
            <numerusform>%1 refused the sign-in. Check what you typed; %n attempt left.</numerusform>
            <numerusform>%1 refused the sign-in. Check what you typed; %n attempts left.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sent again</source>
        <translation>
            <numerusform>%n sent again</numerusform>
            <numerusform>%n sent again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::connect::ConnectModel</name>
    <message numerus="yes">
        <source>%n gateway(s), from a Cisco client</source>
        <translation>
            <numerusform>%n gateway, from a Cisco client</numerusform>
            <numerusform>%n gateways, from a Cisco client</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::connect::Headline</name>
    <message numerus="yes">
        <source>%n gateway(s) to choose from.</source>
        <translation>
            <numerusform>%n gateway to choose from.</numerusform>
            <numerusform>%n gateways to choose from.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Measuring the round trip time (RTT) of %n gateway(s).</source>
        <translation>
            <numerusform>Measuring the round trip time (RTT) of %n gateway.</numerusform>
            <numerusform>Measuring the round trip time (RTT) of %n gateways.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gateway(s)</source>
        <translation>
            <numerusform>%n gateway</numerusform>
            <numerusform>%n gateways</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probe(s)</source>
        <translation>
            <numerusform>%n probe</numerusform>
            <numerusform>%n probes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::ComparisonTable</name>
    <message numerus="yes">
        <source>%n SYN(s)</source>
        <translation>
            <numerusform>%n SYN</numerusform>
            <numerusform>%n SYNs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::FindingLines</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probe(s) compared, greatest difference %1. The log is not the cause.</source>
        <translation>
            <numerusform>%n probe compared, difference %1. The log is not the cause.</numerusform>
            <numerusform>%n probes compared, greatest difference %1. The log is not the cause.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What stands before that was read: %n packet(s).</source>
        <translation>
            <numerusform>What stands before that was read: %n packet.</numerusform>
            <numerusform>What stands before that was read: %n packets.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::SessionPane</name>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>%n event</numerusform>
            <numerusform>%n events</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::SupportDialog</name>
    <message numerus="yes">
        <source>Profile (%n file(s))</source>
        <translation>
            <numerusform>Profile (%n file)</numerusform>
            <numerusform>Profile (%n files)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::gateways::GatewaysPage</name>
    <message numerus="yes">
        <source>Probe: %1, %n for each gateway</source>
        <translation>
            <numerusform>Probe: %1, %n for each gateway</numerusform>
            <numerusform>Probe: %1, %n for each gateway</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::gateways::RttOverlay</name>
    <message numerus="yes">
        <source>%n probe(s) lost</source>
        <translation>
            <numerusform>%n probe lost</numerusform>
            <numerusform>%n probes lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n segment(s) sent again</source>
        <translation>
            <numerusform>%1: %n segment sent again</numerusform>
            <numerusform>%1: %n segments sent again</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::locations::LocationTexts</name>
    <message numerus="yes">
        <source>until %1, %n day(s) left</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>until %1, %n day left</numerusform>
            <numerusform>until %1, %n days left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Entries are kept for %n day(s) from their first measurement; use does not prolong it.</source>
        <translation>
            <numerusform>Entries are kept for %n day from their first measurement; use does not prolong it.</numerusform>
            <numerusform>Entries are kept for %n days from their first measurement; use does not prolong it.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::locations::LocationsPage</name>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>%n pair</numerusform>
            <numerusform>%n pairs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Forget all %n location(s)? The next run at each of them measures again.</source>
        <translation>
            <numerusform>Forget the only location? The next run there measures again.</numerusform>
            <numerusform>Forget all %n locations? The next run at each of them measures again.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>%n entry</numerusform>
            <numerusform>%n entries</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::CertificateTexts</name>
    <message numerus="yes">
        <source>%n rule(s) do not match: AnyConnect would not choose this certificate.</source>
        <translation>
            <numerusform>%n rule does not match: AnyConnect would not choose this certificate.</numerusform>
            <numerusform>%n rules do not match: AnyConnect would not choose this certificate.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::CompareDialog</name>
    <message numerus="yes">
        <source>They differ in %n place(s).</source>
        <translation>
            <numerusform>They differ in %n place.</numerusform>
            <numerusform>They differ in %n places.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::CompareTexts</name>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>%n difference</numerusform>
            <numerusform>%n differences</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::HostPane</name>
    <message numerus="yes">
        <source>This server has no list of its own, so the list of the client settings applies: %n servers.</source>
        <translation>
            <numerusform>This server has no list of its own, so the list of the client settings applies: %n server.</numerusform>
            <numerusform>This server has no list of its own, so the list of the client settings applies: %n servers.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::ImportTable</name>
    <message numerus="yes">
        <source>%n gateway(s)</source>
        <translation>
            <numerusform>%n gateway</numerusform>
            <numerusform>%n gateways</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::MergeDialog</name>
    <message numerus="yes">
        <source>Both have changed the same in %n place(s): choose there which is right.</source>
        <translation>
            <numerusform>Both have changed the same in %n place: choose there which is right.</numerusform>
            <numerusform>Both have changed the same in %n places: choose there which is right.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This changes in your profile: %n place(s)</source>
        <translation>
            <numerusform>This changes in your profile: %n place</numerusform>
            <numerusform>This changes in your profile: %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::ProblemPanel</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>%n error</numerusform>
            <numerusform>%n errors</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>%n warning</numerusform>
            <numerusform>%n warnings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>%n note</numerusform>
            <numerusform>%n notes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Apply %n safe fixes</source>
        <translation>
            <numerusform>Apply %n safe fix</numerusform>
            <numerusform>Apply %n safe fixes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::RepeatedField</name>
    <message numerus="yes">
        <source>%n more: see the source.</source>
        <translation>
            <numerusform>%n more: see the source.</numerusform>
            <numerusform>%n more: see the source.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::ServerList</name>
    <message numerus="yes">
        <source>%n servers</source>
        <translation>
            <numerusform>%n server</numerusform>
            <numerusform>%n servers</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::SourceExcerpt</name>
    <message numerus="yes">
        <source>%n lines changed</source>
        <translation>
            <numerusform>%n line changed</numerusform>
            <numerusform>%n lines changed</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::settings::WatchSection</name>
    <message numerus="yes">
        <source>Every %n hour(s)</source>
        <translation>
            <numerusform>Every hour</numerusform>
            <numerusform>Every %n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>Every minute</numerusform>
            <numerusform>Every %n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::simulator::BalancerSketch</name>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>%Ln session</numerusform>
            <numerusform>%Ln sessions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::simulator::SelectedPanel</name>
    <message numerus="yes">
        <source>What happened, %n step(s)</source>
        <translation>
            <numerusform>What happened, %n step</numerusform>
            <numerusform>What happened, %n steps</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::takeover::TakeoverDialog</name>
    <message numerus="yes">
        <source>%n setting(s) were taken over. They can be undone here, and changed or set back one by one on the Settings page.</source>
        <translation>
            <numerusform>%n setting was taken over. It can be undone here, and changed or set back on the Settings page.</numerusform>
            <numerusform>%n settings were taken over. They can be undone here, and changed or set back one by one on the Settings page.</numerusform>
        </translation>
    </message>
</context>
</TS>
