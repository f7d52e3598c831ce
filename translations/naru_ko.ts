<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>Words</name>
    <message>
        <source>%1 s</source>
        <extracomment>a duration in seconds</extracomment>
        <translation>%1초</translation>
    </message>
    <message>
        <source>just now</source>
        <translation>방금</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s) ago</source>
        <translation>
            <numerusform>%n분 전</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) ago</source>
        <translation>
            <numerusform>%n시간 전</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) ago</source>
        <translation>
            <numerusform>%n일 전</numerusform>
        </translation>
    </message>
    <message>
        <source>The file was not found: %1. Check its name and place.</source>
        <translation>파일을 찾지 못했습니다: %1. 이름과 위치를 확인하십시오.</translation>
    </message>
    <message>
        <source>The file could not be read: %1. Check its permissions.</source>
        <translation>파일을 읽지 못했습니다: %1. 권한을 확인하십시오.</translation>
    </message>
    <message>
        <source>The file could not be written: %1. Check its permissions and the space left. What was there before is unchanged.</source>
        <translation>파일을 쓰지 못했습니다: %1. 권한과 남은 공간을 확인하십시오. 이전 내용은 그대로 있습니다.</translation>
    </message>
    <message>
        <source>The file is too large to be what it should be: %1. It was not read.</source>
        <translation>파일이 지나치게 큽니다: %1. 읽지 않았습니다.</translation>
    </message>
    <message>
        <source>The file holds bytes that its encoding does not allow: %1. Save it in UTF-8, or correct the encoding it names.</source>
        <translation>파일에 해당 인코딩에서 허용하지 않는 바이트가 있습니다: %1. UTF-8로 저장하거나 선언된 인코딩을 고치십시오.</translation>
    </message>
    <message>
        <source>The file names an encoding that is not known here: %1. Save it in UTF-8.</source>
        <translation>파일에 알 수 없는 인코딩이 선언되어 있습니다: %1. UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>The file is not well-formed XML: %1. Correct it at the place named.</source>
        <translation>올바른 형식의 XML이 아닙니다: %1. 표시된 위치를 고치십시오.</translation>
    </message>
    <message>
        <source>The file holds a document type declaration, which can read other files and is refused: %1. Remove it; a profile needs none.</source>
        <translation>파일에 다른 파일을 읽을 수 있는 문서 유형 선언(DOCTYPE)이 있어 거부했습니다: %1. 프로파일에는 필요하지 않으므로 삭제하십시오.</translation>
    </message>
    <message>
        <source>The elements of the file are nested too deep: %1. This is not a profile.</source>
        <translation>파일의 요소가 지나치게 깊이 중첩되어 있습니다: %1. 프로파일이 아닙니다.</translation>
    </message>
    <message>
        <source>The file is XML, but not an AnyConnect profile: %1. A profile begins with the element AnyConnectProfile.</source>
        <translation>XML이지만 AnyConnect 프로파일이 아닙니다: %1. 프로파일의 첫 요소는 AnyConnectProfile입니다.</translation>
    </message>
    <message>
        <source>The history could not be used: %1. It was set aside, and a new one is begun.</source>
        <translation>기록을 사용하지 못했습니다: %1. 따로 보관하고 새 기록을 시작합니다.</translation>
    </message>
    <message>
        <source>A service of this machine does not answer: %1.</source>
        <translation>이 컴퓨터의 서비스가 응답하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>This is not an address of a gateway: %1. Write it like vpn.example.net:8443/group.</source>
        <translation>게이트웨이 주소가 아닙니다: %1. vpn.example.net:8443/group 형식으로 입력하십시오.</translation>
    </message>
    <message>
        <source>No port could be opened for a gateway of the lab: %1.</source>
        <translation>실습용 게이트웨이의 포트를 열지 못했습니다: %1.</translation>
    </message>
    <message>
        <source>No cached location has this pair: %1.</source>
        <translation>이 쌍을 가진 캐시된 위치 항목이 없습니다: %1.</translation>
    </message>
    <message>
        <source>%1 (line %2, column %3)</source>
        <extracomment>a file or thing, then a place in it</extracomment>
        <translation>%1(%2행 %3열)</translation>
    </message>
    <message>
        <source>The name was not found in DNS.</source>
        <translation>DNS에서 이름을 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>DNS did not answer for this name.</source>
        <translation>이 이름에 대해 DNS가 응답하지 않았습니다.</translation>
    </message>
    <message>
        <source>The entry names no host that can be reached.</source>
        <translation>항목에 도달할 수 있는 호스트가 없습니다.</translation>
    </message>
    <message>
        <source>The machine is there, but refused the connection.</source>
        <translation>서버는 있으나 연결을 거부했습니다.</translation>
    </message>
    <message>
        <source>No route leads to this gateway from here.</source>
        <translation>여기에서 이 게이트웨이로 가는 경로가 없습니다.</translation>
    </message>
    <message>
        <source>No answer: connection requests stayed without a reply.</source>
        <translation>응답 없음: 연결 요청에 회신이 없었습니다.</translation>
    </message>
    <message>
        <source>Accepted, then closed without an answer.</source>
        <translation>연결을 수락한 뒤 응답 없이 닫았습니다.</translation>
    </message>
    <message>
        <source>The TLS handshake failed.</source>
        <translation>TLS 핸드셰이크에 실패했습니다.</translation>
    </message>
    <message>
        <source>Connected, then silence until the time was over.</source>
        <translation>연결되었으나 제한 시간까지 응답이 없었습니다.</translation>
    </message>
    <message>
        <source>The proxy could not be used.</source>
        <translation>프록시를 사용하지 못했습니다.</translation>
    </message>
    <message>
        <source>The proxy asks for a sign-in.</source>
        <translation>프록시가 인증을 요구합니다.</translation>
    </message>
    <message>
        <source>The time was over before it could be measured.</source>
        <translation>측정하기 전에 제한 시간이 지났습니다.</translation>
    </message>
    <message>
        <source>The measurement was stopped.</source>
        <translation>측정을 중지했습니다.</translation>
    </message>
    <message>
        <source>Not measured: this address has had as many connections as gateways allow within 20 minutes.</source>
        <translation>측정하지 않음: 게이트웨이가 20분 동안 허용하는 연결 수를 이 주소에서 모두 사용했습니다.</translation>
    </message>
    <message>
        <source>A sign-in page of the network seems to have answered in place of the gateway.</source>
        <translation>게이트웨이 대신 네트워크의 로그인 페이지가 응답한 것으로 보입니다.</translation>
    </message>
    <message>
        <source>name not found</source>
        <translation>이름 없음</translation>
    </message>
    <message>
        <source>DNS silent</source>
        <translation>DNS 무응답</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>주소 없음</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부됨</translation>
    </message>
    <message>
        <source>unreachable</source>
        <translation>도달 불가</translation>
    </message>
    <message>
        <source>no answer</source>
        <translation>응답 없음</translation>
    </message>
    <message>
        <source>closed</source>
        <translation>닫힘</translation>
    </message>
    <message>
        <source>TLS failed</source>
        <translation>TLS 실패</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>무응답</translation>
    </message>
    <message>
        <source>proxy failed</source>
        <translation>프록시 실패</translation>
    </message>
    <message>
        <source>proxy sign-in</source>
        <translation>프록시 인증</translation>
    </message>
    <message>
        <source>time over</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>중지됨</translation>
    </message>
    <message>
        <source>not measured</source>
        <translation>측정 안 함</translation>
    </message>
    <message>
        <source>sign-in page</source>
        <translation>로그인 페이지</translation>
    </message>
    <message>
        <source>a segment was sent again</source>
        <translation>세그먼트 재전송</translation>
    </message>
    <message>
        <source>this machine was late by more than 2 ms</source>
        <translation>이 컴퓨터의 처리가 2 ms 넘게 늦음</translation>
    </message>
    <message>
        <source>closed without a byte</source>
        <translation>데이터 없이 닫힘</translation>
    </message>
    <message>
        <source>a ban is suspected</source>
        <translation>차단 의심</translation>
    </message>
    <message>
        <source>redirected to another host</source>
        <translation>다른 호스트로 리디렉션됨</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>measuring</source>
        <translation>측정 중</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>측정됨</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>실패</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>완료되지 않음</translation>
    </message>
    <message>
        <source>cannot be measured</source>
        <translation>측정할 수 없음</translation>
    </message>
    <message>
        <source>launch</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>connection</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>reconnection</source>
        <translation>다시 연결</translation>
    </message>
    <message>
        <source>changed preferences</source>
        <translation>기본 설정 변경</translation>
    </message>
    <message>
        <source>proxy authentication</source>
        <translation>프록시 인증</translation>
    </message>
    <message>
        <source>on request</source>
        <translation>사용자 요청</translation>
    </message>
    <message>
        <source>expired</source>
        <translation>만료됨</translation>
    </message>
    <message>
        <source>stale: its date lies in the future</source>
        <translation>오래됨: 날짜가 미래임</translation>
    </message>
    <message>
        <source>stale: the gateways changed</source>
        <translation>오래됨: 게이트웨이가 바뀜</translation>
    </message>
    <message>
        <source>%1: %2, the lowest round trip time.</source>
        <translation>%1: %2, 가장 짧은 왕복 시간(RTT)입니다.</translation>
    </message>
    <message>
        <source>%1: %2, %3 faster than the next (%4).</source>
        <translation>%1: %2, 다음 게이트웨이(%4)보다 %3 빠릅니다.</translation>
    </message>
    <message>
        <source>%1 and %2 are equal at %3; the order of the profile decides.</source>
        <translation>값이 같은 게이트웨이: %1, %2(%3). 프로파일의 순서로 정했습니다.</translation>
    </message>
    <message>
        <source>%1: %2, the only gateway that answered.</source>
        <translation>%1: %2, 응답한 유일한 게이트웨이입니다.</translation>
    </message>
    <message>
        <source>This location is known (%1); it was measured %2. The cached order is used: %3.</source>
        <translation>알려진 위치입니다(%1). 측정 시점: %2. 캐시된 순서를 사용합니다: %3.</translation>
    </message>
    <message>
        <source>Kept %1: %2 is %3 % faster, the profile asks for %4 %.</source>
        <translation>유지: %1. 더 빠른 게이트웨이: %2, 차이 %3 %, 프로파일의 성능 향상 임계값 %4 %.</translation>
    </message>
    <message>
        <source>Moved to %1: %3 % faster than %2, the profile asks for %4 %.</source>
        <translation>변경: %1. 이전 게이트웨이: %2, 차이 %3 %, 프로파일의 성능 향상 임계값 %4 %.</translation>
    </message>
    <message>
        <source>Nothing answered in time; the previous gateway stands in: %1.</source>
        <translation>제한 시간 안에 응답한 게이트웨이가 없어 이전 게이트웨이를 사용합니다: %1.</translation>
    </message>
    <message>
        <source>Nothing answered in time and there is no previous gateway; the first of the profile stands in: %1.</source>
        <translation>제한 시간 안에 응답한 게이트웨이가 없고 이전 게이트웨이도 없어 프로파일의 첫 게이트웨이를 사용합니다: %1.</translation>
    </message>
    <message>
        <source>%1: ranked from %2 of %3 probes.</source>
        <translation>%1: 프로브 %3개 중 %2개로 순위를 정했습니다.</translation>
    </message>
    <message>
        <source>Fewer probes to %1: %2 of %3 connections within 20 minutes are used, and gateways ban whom they see too often.</source>
        <translation>프로브를 줄인 주소: %1. 20분 동안의 연결 %3개 중 %2개를 사용했으며, 게이트웨이는 너무 자주 연결하면 차단합니다.</translation>
    </message>
    <message>
        <source>%1: closed at once although it answered before. It may have banned this address for some minutes.</source>
        <translation>%1: 이전에는 응답했으나 바로 닫았습니다. 몇 분 동안 이 주소를 차단했을 수 있습니다.</translation>
    </message>
    <message>
        <source>One and the same answer came for %1 gateways, and at once: a sign-in page of the network is suspected. Nothing was kept.</source>
        <translation>게이트웨이 %1개에 같은 응답이 즉시 왔습니다. 네트워크의 로그인 페이지로 의심됩니다. 결과를 보관하지 않았습니다.</translation>
    </message>
    <message>
        <source>The TCP handshake says %2, the full exchange says %1.</source>
        <translation>TCP 핸드셰이크 기준: %2, 전체 교환 기준: %1.</translation>
    </message>
    <message>
        <source>%1: a segment was sent again, so its value is longer than its path.</source>
        <translation>%1: 세그먼트가 재전송되어 값이 실제 경로보다 깁니다.</translation>
    </message>
    <message>
        <source>%1: not waited for, DNS had not answered for its name.</source>
        <translation>%1: DNS가 이름에 응답하지 않아 기다리지 않았습니다.</translation>
    </message>
    <message>
        <source>Settled after %1: no gateway still being measured could win.</source>
        <translation>%1 만에 정해짐: 아직 측정 중인 게이트웨이는 더 빠를 수 없습니다.</translation>
    </message>
    <message>
        <source>OGS is not performed: automatic proxy detection is configured.</source>
        <translation>자동 프록시 탐지가 구성되어 있어 OGS를 수행하지 않습니다.</translation>
    </message>
    <message>
        <source>OGS is not performed: %1 have passed, the suspension time threshold is %2.</source>
        <translation>OGS를 수행하지 않습니다. 지난 시간: %1, 일시 중단 시간 임계값: %2.</translation>
    </message>
    <message>
        <source>OGS is not performed: no gateway has an address that can be reached.</source>
        <translation>도달할 수 있는 주소를 가진 게이트웨이가 없어 OGS를 수행하지 않습니다.</translation>
    </message>
    <message>
        <source>OGS is not performed: the profile holds no gateway.</source>
        <translation>프로파일에 게이트웨이가 없어 OGS를 수행하지 않습니다.</translation>
    </message>
    <message>
        <source>OGS is not performed: the local policy forbids keeping its results (RestrictPreferenceCaching).</source>
        <translation>로컬 정책이 결과 보관을 금지하여 OGS를 수행하지 않습니다(RestrictPreferenceCaching).</translation>
    </message>
    <message>
        <source>Nothing is measured through a tunnel, and one is up: %1.</source>
        <translation>터널을 통해서는 측정하지 않습니다. 연결된 터널: %1.</translation>
    </message>
    <message>
        <source>OGS is not performed: the network is down, or DNS does not answer.</source>
        <translation>네트워크가 중단되었거나 DNS가 응답하지 않아 OGS를 수행하지 않습니다.</translation>
    </message>
    <message>
        <source>OGS is not performed: there was no connection when the machine went to sleep.</source>
        <translation>절전 모드로 들어갈 때 연결이 없었으므로 OGS를 수행하지 않습니다.</translation>
    </message>
    <message>
        <source>The profile leaves automatic selection off: gateways are measured, but the choice is yours.</source>
        <translation>프로파일에서 자동 선택을 사용하지 않습니다. 게이트웨이는 측정하지만 선택은 직접 하십시오.</translation>
    </message>
    <message>
        <source>Stopped on request; nothing was kept.</source>
        <translation>요청에 따라 중지했습니다. 결과를 보관하지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n분</numerusform>
        </translation>
    </message>
</context>
</TS>
