<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
<context>
    <name>AutomaticRow</name>
    <message>
        <source>Automatic selection</source>
        <translation>자동 선택</translation>
    </message>
</context>
<context>
    <name>Cli</name>
    <message>
        <source>Not a duration: %1. Write it like 40ms or 2s.</source>
        <translation>시간이 아닙니다: %1. 40ms 또는 2s 형식으로 입력하십시오.</translation>
    </message>
    <message>
        <source>No location is cached.</source>
        <translation>캐시된 위치 항목이 없습니다.</translation>
    </message>
    <message>
        <source>  (matches now)</source>
        <translation>  (현재 일치)</translation>
    </message>
    <message>
        <source>Measured: %1</source>
        <translation>측정 시점: %1</translation>
    </message>
    <message>
        <source>Not a pair: %1. Write it like home.example|192.168.1.1.</source>
        <translation>쌍이 아닙니다: %1. home.example|192.168.1.1 형식으로 입력하십시오.</translation>
    </message>
    <message>
        <source>Not the address of a proxy: %1. Write it like http://proxy.example.net:3128.</source>
        <translation>프록시 주소가 아닙니다: %1. http://proxy.example.net:3128 형식으로 입력하십시오.</translation>
    </message>
    <message>
        <source>Not a deadline between 100ms and 1min: %1.</source>
        <translation>100ms에서 1min 사이의 제한 시간이 아닙니다: %1.</translation>
    </message>
    <message>
        <source>Not a location: %1. Write it like home.example|192.168.1.1,192.168.1.2.</source>
        <translation>위치가 아닙니다: %1. home.example|192.168.1.1,192.168.1.2 형식으로 입력하십시오.</translation>
    </message>
    <message>
        <source>backup server</source>
        <translation>백업 서버</translation>
    </message>
    <message>
        <source>Encoding: %1</source>
        <translation>인코딩: %1</translation>
    </message>
    <message>
        <source>Automatic selection: on</source>
        <translation>자동 선택: 사용</translation>
    </message>
    <message>
        <source>Automatic selection: off</source>
        <translation>자동 선택: 사용 안 함</translation>
    </message>
    <message>
        <source> (the user may change it)</source>
        <translation> (사용자가 바꿀 수 있음)</translation>
    </message>
    <message>
        <source> (fixed by the profile)</source>
        <translation> (프로파일에서 고정)</translation>
    </message>
    <message>
        <source>Problems found: %1 (see: naructl profile check)</source>
        <translation>발견한 문제: %1(자세히: naructl profile check)</translation>
    </message>
    <message>
        <source>No problems found.</source>
        <translation>문제를 찾지 못했습니다.</translation>
    </message>
    <message>
        <source>%1 of %2 probes</source>
        <translation>프로브 %1 / %2</translation>
    </message>
    <message>
        <source>, fastest so far: %1, %2</source>
        <translation>, 지금까지 가장 빠른 게이트웨이: %1, %2</translation>
    </message>
    <message>
        <source>rank</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>gateway</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>RTT</source>
        <translation>왕복 시간</translation>
    </message>
    <message>
        <source>probes</source>
        <translation>프로브</translation>
    </message>
    <message>
        <source>target</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>Selected: %1</source>
        <translation>선택: %1</translation>
    </message>
    <message>
        <source>Problems fixed without any effect on what clients read: %1</source>
        <translation>클라이언트가 읽는 내용에 영향 없이 고친 문제: %1</translation>
    </message>
    <message>
        <source>Copied: %1 bytes</source>
        <translation>복사함: %1바이트</translation>
    </message>
    <message>
        <source>The files are equal, byte for byte.</source>
        <translation>두 파일은 바이트까지 같습니다.</translation>
    </message>
    <message>
        <source>The files say the same; only their form differs.</source>
        <translation>두 파일의 내용은 같고 형식만 다릅니다.</translation>
    </message>
    <message>
        <source>Set in line %1: %2</source>
        <translation>설정함(줄 %1): %2</translation>
    </message>
    <message>
        <source>That is the value already: %1</source>
        <translation>이미 그 값입니다: %1</translation>
    </message>
    <message>
        <source>A shard is written like 2/8, not: %1</source>
        <translation>조각은 2/8처럼 씁니다. 입력: %1</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95 % 구간</translation>
    </message>
    <message>
        <source>Parameters (* fixed once a run has begun)</source>
        <translation>매개변수(*는 실행이 시작되면 고정)</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>시계열</translation>
    </message>
    <message>
        <source>There is no model of that name: %1</source>
        <translation>그런 이름의 모델이 없습니다: %1</translation>
    </message>
    <message>
        <source>This belongs to another scenario.</source>
        <translation>다른 시나리오에 속한 것입니다.</translation>
    </message>
    <message>
        <source>%1 of %2 simulated seconds, %3 events</source>
        <translation>시뮬레이션 시간 %2초 중 %1초, 이벤트 %3개</translation>
    </message>
    <message>
        <source>%1 events, %2 a second; digest %3</source>
        <translation>이벤트 %1개, 초당 %2개, 다이제스트 %3</translation>
    </message>
    <message>
        <source>These are too many combinations.</source>
        <translation>조합이 너무 많습니다.</translation>
    </message>
    <message>
        <source>mean</source>
        <translation>평균</translation>
    </message>
    <message>
        <source>count</source>
        <translation>개수</translation>
    </message>
    <message>
        <source>holds: </source>
        <translation>성립: </translation>
    </message>
    <message>
        <source>FAILS: </source>
        <translation>실패: </translation>
    </message>
    <message>
        <source>This connection is not open: %1</source>
        <translation>이 연결은 열려 있지 않습니다: %1</translation>
    </message>
    <message>
        <source>There is no such server: %1</source>
        <translation>그런 서버가 없습니다: %1</translation>
    </message>
    <message>
        <source>A weight is a number from 0 to %1: %2</source>
        <translation>가중치는 0에서 %1 사이의 수입니다: %2</translation>
    </message>
    <message>
        <source>Not an operation: %1. Write o, cN, dN, uN or wN=W.</source>
        <translation>동작이 아닙니다: %1. o, cN, dN, uN, wN=W 중 하나로 쓰십시오.</translation>
    </message>
    <message>
        <source>--addresses, number %1 is not an address: %2. Write an IPv4 address with all four numbers, as 192.0.2.1, or an IPv6 address.</source>
        <translation>--addresses의 %1번째 값은 주소가 아닙니다: %2. IPv4 주소는 192.0.2.1처럼 네 숫자를 모두 쓰거나 IPv6 주소를 쓰십시오.</translation>
    </message>
    <message>
        <source>This is not a duration such as 90s of at most 366d: %1. Units: ns us ms s min h d</source>
        <translation>90s와 같은 시간 길이(최대 366d)가 아닙니다: %1. 단위: ns us ms s min h d</translation>
    </message>
    <message>
        <source>These scenarios have different models: %1, %2</source>
        <translation>두 시나리오의 모델이 다릅니다: %1, %2</translation>
    </message>
    <message>
        <source>Number %1 stands twice.</source>
        <translation>번호가 중복됩니다: %1</translation>
    </message>
    <message>
        <source>This is not what sim run or sim sweep --shard --json writes.</source>
        <translation>sim run 또는 sim sweep --shard --json의 출력이 아닙니다.</translation>
    </message>
    <message>
        <source>These numbers are in no file: %1</source>
        <translation>어느 파일에도 없는 번호: %1</translation>
    </message>
    <message>
        <source>There is no replication in it.</source>
        <translation>반복 실행 결과가 들어 있지 않습니다.</translation>
    </message>
    <message>
        <source>No replication is this shard&apos;s.</source>
        <translation>이 샤드에 해당하는 반복 실행이 없습니다.</translation>
    </message>
    <message>
        <source>The model reports no such figure: %1</source>
        <translation>모델이 보고하지 않는 수치입니다: %1</translation>
    </message>
    <message>
        <source>What varies is written like pool=100,200, not: %1</source>
        <translation>변화시킬 값은 pool=100,200처럼 씁니다. 입력: %1</translation>
    </message>
    <message>
        <source>(seen %1, to be held against %2)</source>
        <translation>(실제 %1, 비교 기준 %2)</translation>
    </message>
    <message>
        <source>Not a way to a tunnel: %1. It is root, pkexec, socks:PORT or none.</source>
        <translation>터널을 만드는 방법이 아닙니다: %1. root, pkexec, socks:포트, none 가운데 하나입니다.</translation>
    </message>
    <message>
        <source>Sign in with a browser at: %1</source>
        <translation>다음 주소를 브라우저로 열어 로그인하세요: %1</translation>
    </message>
    <message>
        <source>The gateway asks for something, and nobody is here to answer: %1</source>
        <translation>게이트웨이가 입력을 요구하지만 답할 사람이 없습니다: %1</translation>
    </message>
    <message>
        <source>SOCKS proxy: 127.0.0.1:%1</source>
        <translation>SOCKS 프록시: 127.0.0.1:%1</translation>
    </message>
    <message>
        <source>Device: %1</source>
        <translation>장치: %1</translation>
    </message>
    <message>
        <source>Trust this key? (no, once, always)</source>
        <translation>이 키를 신뢰합니까? (아니요, 이번만, 항상)</translation>
    </message>
    <message>
        <source>Name a capture, or ask with --how how to make one.</source>
        <translation>캡처 파일을 지정하거나 --how로 캡처 방법을 확인하십시오.</translation>
    </message>
    <message>
        <source>addresses inside stay as they are</source>
        <translation>안의 주소는 그대로 남음</translation>
    </message>
    <message>
        <source>The run has no steps of this: %1</source>
        <translation>실행에 해당 항목의 단계가 없습니다: %1</translation>
    </message>
    <message>
        <source>Nothing that could be taken over is called so: %1</source>
        <translation>가져올 수 있는 항목 중 이런 이름은 없습니다: %1</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>프로파일</translation>
    </message>
    <message>
        <source>No other client has left anything here that can be taken over.</source>
        <translation>이 컴퓨터에는 가져올 수 있는 다른 클라이언트의 항목이 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was changed. Without --dry-run what has a + is taken over.</source>
        <translation>아무것도 바뀌지 않았습니다. --dry-run 없이 실행하면 + 표시가 있는 항목을 가져옵니다.</translation>
    </message>
    <message>
        <source>Name files, or a folder with --below, but not both.</source>
        <translation>파일과 --below 폴더 중 하나만 지정하십시오.</translation>
    </message>
    <message>
        <source>Inner address: %1</source>
        <translation>내부 주소: %1</translation>
    </message>
</context>
<context>
    <name>ClientGroups</name>
    <message>
        <source>Start and sign-in</source>
        <translation>시작과 로그인</translation>
    </message>
    <message>
        <source>Network and proxy</source>
        <translation>네트워크와 프록시</translation>
    </message>
    <message>
        <source>Selection and reconnection</source>
        <translation>선택과 다시 연결</translation>
    </message>
    <message>
        <source>Trusted networks</source>
        <translation>신뢰할 수 있는 네트워크</translation>
    </message>
    <message>
        <source>Logon sessions</source>
        <translation>로그온 세션</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>인증서</translation>
    </message>
    <message>
        <source>Certificate enrolment</source>
        <translation>인증서 등록</translation>
    </message>
    <message>
        <source>Scripts and updates</source>
        <translation>스크립트와 업데이트</translation>
    </message>
    <message>
        <source>Local policy</source>
        <translation>로컬 정책</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>기타</translation>
    </message>
</context>
<context>
    <name>Complaint</name>
    <message>
        <source>Hide details</source>
        <translation>자세히 숨기기</translation>
    </message>
    <message>
        <source>Details</source>
        <translation>자세히</translation>
    </message>
    <message>
        <source>Technical details</source>
        <translation>기술 정보</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>ConnectionDetails</name>
    <message>
        <source>Connection</source>
        <translation>연결 정보</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
</context>
<context>
    <name>FieldProblem</name>
    <message>
        <source>full URL</source>
        <translation>전체 URL</translation>
    </message>
    <message>
        <source>address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>name</source>
        <translation>이름</translation>
    </message>
</context>
<context>
    <name>FirstStart</name>
    <message>
        <source>Which gateways should Naru choose from?</source>
        <translation>어떤 게이트웨이에서 선택합니까?</translation>
    </message>
    <message>
        <source>It measures each one from where you are and finds the one that answers fastest.</source>
        <translation>현재 위치에서 게이트웨이를 하나씩 측정하여 가장 빨리 응답하는 게이트웨이를 찾습니다.</translation>
    </message>
    <message>
        <source>Import a profile</source>
        <translation>프로파일 가져오기</translation>
    </message>
    <message>
        <source>An AnyConnect profile (XML). It is read where it is and not changed.</source>
        <translation>AnyConnect 프로파일(XML)입니다. 있는 자리에서 읽으며 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Import: %1</source>
        <translation>가져오기: %1</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>다른 파일…</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>파일 선택…</translation>
    </message>
    <message>
        <source>Type an address</source>
        <translation>주소 입력</translation>
    </message>
    <message>
        <source>One gateway is enough to begin.</source>
        <translation>게이트웨이 하나로 시작할 수 있습니다.</translation>
    </message>
    <message>
        <source>Address of a gateway</source>
        <translation>게이트웨이 주소</translation>
    </message>
    <message>
        <source>A port and a user group may follow: %1</source>
        <translation>포트와 사용자 그룹을 덧붙일 수 있습니다: %1</translation>
    </message>
    <message>
        <source>Add this gateway</source>
        <translation>게이트웨이 추가</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>데모 사용해 보기</translation>
    </message>
    <message>
        <source>Gateways on this machine, each with a set delay. Nothing leaves this machine.</source>
        <translation>지연 시간이 정해진 게이트웨이가 이 컴퓨터에서 실행됩니다. 외부로 나가는 것이 없습니다.</translation>
    </message>
    <message>
        <source>The demo has its own data and can be left at any time. Your network is not measured.</source>
        <translation>데모의 데이터는 따로 보관하며 언제든지 끝낼 수 있습니다. 사용 중인 네트워크는 측정하지 않습니다.</translation>
    </message>
    <message>
        <source>Start the demo</source>
        <translation>데모 시작</translation>
    </message>
    <message>
        <source>Nothing is measured and nothing is sent before you choose.</source>
        <translation>선택하기 전에는 측정하거나 보내는 것이 없습니다.</translation>
    </message>
    <message>
        <source>Left by other clients on this machine. It is read and not changed.</source>
        <translation>다른 클라이언트가 이 컴퓨터에 남긴 것입니다. 읽기만 하고 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Preferences of a Cisco client…</source>
        <translation>Cisco 클라이언트의 환경 설정…</translation>
    </message>
</context>
<context>
    <name>PushButton</name>
    <message>
        <source>Disabled</source>
        <translation>비활성화됨</translation>
    </message>
</context>
<context>
    <name>Race</name>
    <message>
        <source>Gateways</source>
        <translation>게이트웨이</translation>
    </message>
</context>
<context>
    <name>RaceHead</name>
    <message>
        <source>Gateway</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>Probes</source>
        <translation>프로브</translation>
    </message>
    <message>
        <source>RTT</source>
        <translation>왕복 시간</translation>
    </message>
</context>
<context>
    <name>SettingRow</name>
    <message>
        <source>Set back to the default</source>
        <translation>기본값으로 되돌리기</translation>
    </message>
    <message>
        <source>Set back to the default: %1</source>
        <translation>기본값으로 되돌리기: %1</translation>
    </message>
</context>
<context>
    <name>Severity</name>
    <message>
        <source>Error</source>
        <translation>오류</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>경고</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>참고</translation>
    </message>
</context>
<context>
    <name>Simulator</name>
    <message>
        <source>Distributions</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Code</source>
        <translation>코드</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 구간</translation>
    </message>
    <message>
        <source>bar: median to p95; line: p99; ring: greatest; above: mean with its 95 % interval</source>
        <translation>막대: 중앙값~p95, 선: p99, 고리: 최댓값, 위: 평균과 95% 구간</translation>
    </message>
    <message>
        <source>Worst trailing window</source>
        <translation>가장 나쁜 이동 구간</translation>
    </message>
    <message>
        <source>most that a limit let through; the mark is the limit</source>
        <translation>제한을 통과한 최대 수, 표시는 제한값</translation>
    </message>
    <message>
        <source>%1 of %2 in %3</source>
        <extracomment>%1, %2: numbers of requests; %3: a length of time such as 1s</extracomment>
        <translation>%1/%2, %3</translation>
    </message>
    <message>
        <source>Peers</source>
        <translation>피어</translation>
    </message>
    <message>
        <source>DRA</source>
        <translation>DRA</translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>제한</translation>
    </message>
    <message>
        <source>Peer groups</source>
        <translation>피어 그룹</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>데이터베이스</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>클라이언트</translation>
    </message>
    <message>
        <source>Load balancers</source>
        <translation>로드 밸런서</translation>
    </message>
    <message>
        <source>DNS round robin</source>
        <translation>DNS 라운드 로빈</translation>
    </message>
    <message>
        <source>Appliances</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>노드</translation>
    </message>
    <message>
        <source>up</source>
        <translation>정상</translation>
    </message>
    <message>
        <source>down</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>silent</source>
        <translation>보내지 않음</translation>
    </message>
    <message>
        <source>reconnecting</source>
        <translation>다시 연결 중</translation>
    </message>
    <message>
        <source>enforced</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>out of service</source>
        <translation>작동 멈춤</translation>
    </message>
    <message>
        <source>maintenance</source>
        <translation>유지 보수</translation>
    </message>
    <message>
        <source>quiesced</source>
        <translation>중지(Quiesce)</translation>
    </message>
    <message>
        <source>control node</source>
        <translation>제어 노드</translation>
    </message>
    <message>
        <source>data node</source>
        <translation>데이터 노드</translation>
    </message>
    <message>
        <source>rejoining</source>
        <translation>다시 참여 중</translation>
    </message>
    <message>
        <source>disabled</source>
        <translation>비활성화됨</translation>
    </message>
    <message>
        <source>Offered</source>
        <translation>수신</translation>
    </message>
    <message>
        <source>Most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>Admitted</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>Refused</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>Queued</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>Offered, total</source>
        <translation>수신 합계</translation>
    </message>
    <message>
        <source>Admitted, total</source>
        <translation>허용 합계</translation>
    </message>
    <message>
        <source>Configured</source>
        <translation>설정값</translation>
    </message>
    <message>
        <source>In effect</source>
        <translation>유효값</translation>
    </message>
    <message>
        <source>Worst window</source>
        <translation>최악 구간</translation>
    </message>
    <message>
        <source>Refused, total</source>
        <translation>거부 합계</translation>
    </message>
    <message>
        <source>Forwarded</source>
        <translation>전달</translation>
    </message>
    <message>
        <source>Forwarded, total</source>
        <translation>전달 합계</translation>
    </message>
    <message>
        <source>Timed out</source>
        <translation>시간 초과</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>대기</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Throttle</source>
        <translation>스로틀</translation>
    </message>
    <message>
        <source>Sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>Begun, total</source>
        <translation>시작 합계</translation>
    </message>
    <message>
        <source>Connections</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Dropped</source>
        <translation>드롭</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>끊김</translation>
    </message>
    <message>
        <source>In line</source>
        <translation>순서 대기</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>소유</translation>
    </message>
    <message>
        <source>Packets arrived</source>
        <translation>도착 패킷</translation>
    </message>
    <message>
        <source>Port blocks</source>
        <translation>포트 블록</translation>
    </message>
    <message>
        <source>Blocks free</source>
        <translation>남은 블록</translation>
    </message>
    <message>
        <source>In cluster</source>
        <translation>소속 클러스터</translation>
    </message>
    <message>
        <source>Effective limit</source>
        <translation>유효 속도 제한</translation>
    </message>
    <message>
        <source>DB CPU</source>
        <translation>DB CPU</translation>
    </message>
    <message>
        <source>Requests</source>
        <translation>요청</translation>
    </message>
    <message>
        <source>Misrouted</source>
        <translation>잘못된 라우팅</translation>
    </message>
    <message>
        <source>Owned connections</source>
        <translation>소유한 연결</translation>
    </message>
    <message>
        <source>Messages between nodes</source>
        <translation>노드 사이의 메시지</translation>
    </message>
    <message>
        <source>%1, per second</source>
        <translation>%1, 초당</translation>
    </message>
    <message>
        <source>%, with the ranges of the table</source>
        <translation>%, 표의 범위 포함</translation>
    </message>
    <message>
        <source>per second</source>
        <translation>초당</translation>
    </message>
    <message>
        <source>per appliance, both runs</source>
        <translation>장치별, 두 실행</translation>
    </message>
    <message>
        <source>per appliance</source>
        <translation>장치별</translation>
    </message>
    <message>
        <source>share of new secondary connections, %</source>
        <translation>새 보조 연결 중 비율, %</translation>
    </message>
    <message>
        <source>per node, both runs</source>
        <translation>노드별, 두 실행</translation>
    </message>
    <message>
        <source>per node</source>
        <translation>노드별</translation>
    </message>
    <message>
        <source>per window of %1</source>
        <translation>구간별, %1</translation>
    </message>
    <message>
        <source>release</source>
        <translation>해제</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>모델</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>Simulated</source>
        <translation>시뮬레이션 시간</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2개 중 %1개</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Digest</source>
        <translation>다이제스트</translation>
    </message>
    <message>
        <source>Digest of run B</source>
        <translation>실행 B의 다이제스트</translation>
    </message>
    <message>
        <source>Report made</source>
        <translation>보고서 작성</translation>
    </message>
    <message>
        <source>Command that repeats the run</source>
        <translation>실행을 재현하는 명령</translation>
    </message>
    <message>
        <source>The run was changed by hand: the file is the scenario at the end of this report, with the changes.</source>
        <translation>실행 중에 직접 바꾼 값이 있습니다. 파일은 이 보고서 끝에 있는, 변경을 포함한 시나리오입니다.</translation>
    </message>
    <message>
        <source>Parameters that differ between A and B</source>
        <translation>A와 B에서 다른 매개변수</translation>
    </message>
    <message>
        <source>Parameters other than the default</source>
        <translation>기본값과 다른 매개변수</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Changes during the run</source>
        <translation>실행 중의 변경</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Origin</source>
        <translation>출처</translation>
    </message>
    <message>
        <source>scenario</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>by hand</source>
        <translation>직접 변경</translation>
    </message>
    <message>
        <source>Assertions of the scenario</source>
        <translation>시나리오의 검증 항목</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Assertion</source>
        <translation>검증 항목</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>기대값</translation>
    </message>
    <message>
        <source>holds</source>
        <translation>충족</translation>
    </message>
    <message>
        <source>does not hold</source>
        <translation>미충족</translation>
    </message>
    <message>
        <source>The run has not reached its end; these are so far.</source>
        <translation>실행이 아직 끝나지 않았습니다. 지금까지의 결과입니다.</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Mean or count</source>
        <translation>평균 또는 횟수</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>최댓값</translation>
    </message>
    <message>
        <source>A and B over replications: %1</source>
        <translation>A와 B의 반복 비교: %1회</translation>
    </message>
    <message>
        <source>Element</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>What happened and why</source>
        <translation>내용과 이유</translation>
    </message>
    <message>
        <source>The scenario with all changes</source>
        <translation>모든 변경을 포함한 시나리오</translation>
    </message>
    <message>
        <source>The scenario of run B</source>
        <translation>실행 B의 시나리오</translation>
    </message>
    <message>
        <source>Peer %1</source>
        <translation>피어 %1</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>제한 %1</translation>
    </message>
    <message>
        <source>Peer group %1</source>
        <translation>피어 그룹 %1</translation>
    </message>
    <message>
        <source>Server %1</source>
        <translation>서버 %1</translation>
    </message>
    <message>
        <source>Database %1</source>
        <translation>데이터베이스 %1</translation>
    </message>
    <message>
        <source>Clients %1</source>
        <translation>클라이언트 %1</translation>
    </message>
    <message>
        <source>Load balancer %1</source>
        <translation>로드 밸런서 %1</translation>
    </message>
    <message>
        <source>DNS round robin %1</source>
        <translation>DNS 라운드 로빈 %1</translation>
    </message>
    <message>
        <source>Appliance %1</source>
        <translation>장치 %1</translation>
    </message>
    <message>
        <source>Node %1</source>
        <translation>노드 %1</translation>
    </message>
    <message>
        <source>Site %1</source>
        <translation>사이트 %1</translation>
    </message>
    <message>
        <source>Chassis %1</source>
        <translation>섀시 %1</translation>
    </message>
    <message>
        <source>Session %1</source>
        <translation>세션 %1</translation>
    </message>
    <message>
        <source>Flow %1</source>
        <translation>플로우 %1</translation>
    </message>
    <message>
        <source>quiesced, 503</source>
        <translation>중지(Quiesce), 503</translation>
    </message>
    <message>
        <source>quiesced, not yet noticed</source>
        <translation>중지(Quiesce), 아직 감지 전</translation>
    </message>
    <message>
        <source>not yet noticed</source>
        <translation>아직 감지 전</translation>
    </message>
    <message>
        <source>drains: no new clients</source>
        <translation>드레인: 새 클라이언트 없음</translation>
    </message>
    <message>
        <source>drains</source>
        <translation>드레인</translation>
    </message>
    <message>
        <source>stops, 404</source>
        <translation>정지 예고, 404</translation>
    </message>
    <message>
        <source>stops</source>
        <translation>정지 예고</translation>
    </message>
    <message>
        <source>out</source>
        <translation>멈춤</translation>
    </message>
    <message>
        <source>control</source>
        <translation>제어</translation>
    </message>
    <message>
        <source>data</source>
        <translation>데이터</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>장애</translation>
    </message>
    <message>
        <source>out of the cluster</source>
        <translation>클러스터 이탈</translation>
    </message>
    <message>
        <source>outside</source>
        <translation>이탈</translation>
    </message>
    <message>
        <source>only counts</source>
        <translation>집계만</translation>
    </message>
    <message>
        <source>no throttling</source>
        <translation>스로틀링 없음</translation>
    </message>
    <message>
        <source>throttling</source>
        <translation>스로틀링 중</translation>
    </message>
    <message>
        <source>not used for limits</source>
        <translation>제한에 쓰지 않음</translation>
    </message>
    <message>
        <source>B is run B, with the changes it plans.</source>
        <translation>B는 실행 B이며, 계획된 변경을 포함합니다.</translation>
    </message>
    <message>
        <source>B is A with %1.</source>
        <translation>B는 A에 다음을 적용한 것입니다: %1</translation>
    </message>
    <message>
        <source>Queries</source>
        <translation>질의</translation>
    </message>
    <message>
        <source>State updates</source>
        <translation>상태 업데이트</translation>
    </message>
</context>
<context>
    <name>StateSentence</name>
    <message>
        <source>Measure here</source>
        <translation>여기에서 측정</translation>
    </message>
</context>
<context>
    <name>WhereYouAre</name>
    <message>
        <source>Where you are</source>
        <translation>현재 위치</translation>
    </message>
    <message>
        <source>Measure again</source>
        <translation>다시 측정</translation>
    </message>
    <message>
        <source>Forget this location</source>
        <translation>이 위치 지우기</translation>
    </message>
</context>
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
        <translation>%1: %2, 다음 순위인 %4 게이트웨이보다 %3 빠릅니다.</translation>
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
    <message>
        <source>%1: answered faster, but too late to be waited for.</source>
        <translation>%1: 더 빨리 응답했으나 기다릴 수 있는 시간이 지난 뒤였습니다.</translation>
    </message>
    <message>
        <source>The profile keeps automatic selection on: a gateway cannot be chosen by hand.</source>
        <translation>프로파일에서 자동 선택을 고정하여 게이트웨이를 직접 선택할 수 없습니다.</translation>
    </message>
    <message>
        <source>The file declares the encoding %1, but its bytes are in another one; it was read in the one they are in.</source>
        <translation>파일에 선언된 인코딩과 실제 바이트의 인코딩이 다릅니다: %1. 실제 인코딩으로 읽었습니다.</translation>
    </message>
    <message>
        <source>The file has no XML declaration in its first line; it was read as it is.</source>
        <translation>파일의 첫 줄에 XML 선언이 없습니다. 그대로 읽었습니다.</translation>
    </message>
    <message>
        <source>The root element has no namespace: %1. Other clients may not recognize the file.</source>
        <translation>루트 요소에 네임스페이스가 없습니다: %1. 다른 클라이언트에서 파일을 인식하지 못할 수 있습니다.</translation>
    </message>
    <message>
        <source>The namespace is not that of AnyConnect profiles: %1.</source>
        <translation>AnyConnect 프로파일의 네임스페이스가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>The elements are written with a namespace prefix: %1. Some clients do not read that.</source>
        <translation>요소에 네임스페이스 접두사가 붙어 있습니다: %1. 일부 클라이언트에서는 읽지 못합니다.</translation>
    </message>
    <message>
        <source>A namespace prefix is used but never declared: %1.</source>
        <translation>선언되지 않은 네임스페이스 접두사를 사용했습니다: %1.</translation>
    </message>
    <message>
        <source>There is more here than is kept: %1. The rest was left out.</source>
        <translation>보관할 수 있는 개수를 넘었습니다: %1. 나머지는 제외했습니다.</translation>
    </message>
    <message>
        <source>Number of server lists in the file: %1. All of them were read; most other clients read only the first one.</source>
        <translation>파일에 있는 서버 목록 수: %1. 모두 읽었으나, 대부분의 다른 클라이언트는 첫 번째 목록만 읽습니다.</translation>
    </message>
    <message>
        <source>The profile has no host entry, so there is no gateway to measure.</source>
        <translation>프로파일에 호스트 항목이 없어 측정할 게이트웨이가 없습니다.</translation>
    </message>
    <message>
        <source>AnyConnect profiles have no such element in this place: %1. It was ignored.</source>
        <translation>AnyConnect 프로파일의 이 위치에는 다음 요소가 없습니다: %1. 무시했습니다.</translation>
    </message>
    <message>
        <source>The element is known, but stands in the wrong place: %1.</source>
        <translation>알려진 요소이지만 위치가 잘못되었습니다: %1.</translation>
    </message>
    <message>
        <source>The element may stand here only once: %1. The first one counts.</source>
        <translation>이 위치에 한 번만 올 수 있는 요소입니다: %1. 첫 번째 요소만 적용됩니다.</translation>
    </message>
    <message>
        <source>The element belongs in the local policy, not in a profile: %1. AnyConnect ignores it here.</source>
        <translation>프로파일이 아니라 로컬 정책에 속하는 요소입니다: %1. AnyConnect에서는 이 위치의 요소를 무시합니다.</translation>
    </message>
    <message>
        <source>There is text where only elements belong: %1. It was ignored.</source>
        <translation>요소만 올 수 있는 위치에 텍스트가 있습니다: %1. 무시했습니다.</translation>
    </message>
    <message>
        <source>The backup server list holds a host entry in place of an address: %1. Its address was taken.</source>
        <translation>백업 서버 목록에 주소 대신 호스트 항목이 있습니다: %1. 항목의 주소를 사용했습니다.</translation>
    </message>
    <message>
        <source>The backup server list is empty: %1.</source>
        <translation>백업 서버 목록이 비어 있습니다: %1.</translation>
    </message>
    <message>
        <source>The element has no value: %1. Its default applies.</source>
        <translation>값이 없는 요소입니다: %1. 기본값이 적용됩니다.</translation>
    </message>
    <message>
        <source>The value is neither true nor false: %1. The default applies.</source>
        <translation>true 또는 false 값이 아닙니다: %1. 기본값이 적용됩니다.</translation>
    </message>
    <message>
        <source>The value is not a number: %1. The default applies.</source>
        <translation>숫자가 아닌 값입니다: %1. 기본값이 적용됩니다.</translation>
    </message>
    <message>
        <source>The value is none of those that are allowed here: %1. The default applies.</source>
        <translation>허용되지 않는 값입니다: %1. 기본값이 적용됩니다.</translation>
    </message>
    <message>
        <source>The number is outside the range that is allowed here: %1. The default applies.</source>
        <translation>허용 범위를 벗어난 숫자입니다: %1. 기본값이 적용됩니다.</translation>
    </message>
    <message>
        <source>The number has a zero in front: %1. It was read without it.</source>
        <translation>숫자 앞에 0이 있습니다: %1. 앞의 0을 빼고 읽었습니다.</translation>
    </message>
    <message>
        <source>Capital and small letters are not as AnyConnect writes them: %1. The value was taken all the same.</source>
        <translation>대소문자가 AnyConnect의 표기와 다릅니다: %1. 값은 그대로 적용했습니다.</translation>
    </message>
    <message>
        <source>There are blanks or line breaks around the value: %1. They were left out.</source>
        <translation>값 앞뒤에 공백이나 줄바꿈이 있습니다: %1. 공백을 빼고 읽었습니다.</translation>
    </message>
    <message>
        <source>UserControllable is neither true nor false: %1. The default applies.</source>
        <translation>UserControllable 속성이 true 또는 false 값이 아닙니다: %1. 기본값이 적용됩니다.</translation>
    </message>
    <message>
        <source>The host entry has no HostName; its address stands in for it: %1.</source>
        <translation>호스트 항목에 HostName 요소가 없어 주소를 이름으로 사용합니다: %1.</translation>
    </message>
    <message>
        <source>The host entry names no address at all, so it cannot be used: %1.</source>
        <translation>호스트 항목에 주소가 전혀 없어 사용할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>The HostAddress is there but empty, so AnyConnect drops the entry: %1.</source>
        <translation>HostAddress 요소가 비어 있어 AnyConnect에서 이 항목을 제외합니다: %1.</translation>
    </message>
    <message>
        <source>An earlier host entry has the same name: %1. AnyConnect drops the later one.</source>
        <translation>앞의 호스트 항목과 이름이 같습니다: %1. AnyConnect에서는 나중 항목을 제외합니다.</translation>
    </message>
    <message>
        <source>An earlier host entry leads to the same target and user group: %1. It is measured once for both.</source>
        <translation>앞의 호스트 항목과 대상 및 사용자 그룹이 같습니다: %1. 두 항목을 한 번만 측정합니다.</translation>
    </message>
    <message>
        <source>An earlier host entry has the same name, target and user group: %1. The later one is left out.</source>
        <translation>앞의 호스트 항목과 이름, 대상, 사용자 그룹이 모두 같습니다: %1. 나중 항목을 제외합니다.</translation>
    </message>
    <message>
        <source>The address has a path and the entry a user group; the group counts and this path does not: %1.</source>
        <translation>주소에 경로가 있고 항목에 사용자 그룹도 있습니다. 사용자 그룹이 적용되며 다음 경로는 적용되지 않습니다: %1.</translation>
    </message>
    <message>
        <source>This is not a name or address of a host: %1.</source>
        <translation>호스트 이름이나 주소가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>This is a placeholder of a template that was never filled in: %1.</source>
        <translation>채워지지 않은 템플릿 자리 표시자입니다: %1.</translation>
    </message>
    <message>
        <source>A wildcard is not an address that can be reached: %1.</source>
        <translation>와일드카드는 연결할 수 있는 주소가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>A part of the name between two dots is missing: %1.</source>
        <translation>이름에서 점과 점 사이의 부분이 비어 있습니다: %1.</translation>
    </message>
    <message>
        <source>The address is longer than a host name can be: %1.</source>
        <translation>호스트 이름의 최대 길이를 넘은 주소입니다: %1.</translation>
    </message>
    <message>
        <source>This is not a valid IPv4 address: %1.</source>
        <translation>올바른 IPv4 주소가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>This is not a valid IPv6 address: %1.</source>
        <translation>올바른 IPv6 주소가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>The port is not a number from 1 to 65535: %1.</source>
        <translation>포트가 1부터 65535까지의 숫자가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>The address names http://, but gateways are reached with TLS only: %1. It was read as https://.</source>
        <translation>주소에 http:// 스킴이 있으나 게이트웨이에는 TLS로만 연결합니다: %1. https:// 주소로 읽었습니다.</translation>
    </message>
    <message>
        <source>Gateways are not reached with this kind of URL: %1.</source>
        <translation>게이트웨이에 연결할 수 없는 URL 형식입니다: %1.</translation>
    </message>
    <message>
        <source>The address holds a user name, which does not belong there: %1.</source>
        <translation>주소에 있으면 안 되는 사용자 이름이 있습니다: %1.</translation>
    </message>
    <message>
        <source>The address has a query or a fragment behind its path, which was left out: %1.</source>
        <translation>주소의 경로 뒤에 쿼리나 프래그먼트가 있어 제외했습니다: %1.</translation>
    </message>
    <message>
        <source>Correct the encoding in the first line, or save the file in UTF-8.</source>
        <translation>첫 줄의 인코딩을 고치거나 파일을 UTF-8로 저장하십시오.</translation>
    </message>
    <message>
        <source>Add xmlns=&quot;http://schemas.xmlsoap.org/encoding/&quot; to the root element.</source>
        <translation>루트 요소에 xmlns=&quot;http://schemas.xmlsoap.org/encoding/&quot; 속성을 추가하십시오.</translation>
    </message>
    <message>
        <source>Use the namespace http://schemas.xmlsoap.org/encoding/.</source>
        <translation>네임스페이스로 http://schemas.xmlsoap.org/encoding/ 값을 사용하십시오.</translation>
    </message>
    <message>
        <source>Declare the prefix in the root element, or remove it.</source>
        <translation>루트 요소에서 접두사를 선언하거나 접두사를 제거하십시오.</translation>
    </message>
    <message>
        <source>Put all host entries into one ServerList.</source>
        <translation>모든 호스트 항목을 하나의 ServerList 안에 넣으십시오.</translation>
    </message>
    <message>
        <source>Add a ServerList with at least one HostEntry.</source>
        <translation>HostEntry 요소가 하나 이상 있는 ServerList 요소를 추가하십시오.</translation>
    </message>
    <message>
        <source>Move it to the place where AnyConnect looks for it.</source>
        <translation>AnyConnect에서 찾는 위치로 옮기십시오.</translation>
    </message>
    <message>
        <source>Remove the ones that do not count.</source>
        <translation>적용되지 않는 요소를 제거하십시오.</translation>
    </message>
    <message>
        <source>Set it in AnyConnectLocalPolicy.xml if you need it.</source>
        <translation>필요하면 AnyConnectLocalPolicy.xml 파일에서 설정하십시오.</translation>
    </message>
    <message>
        <source>Remove the text.</source>
        <translation>텍스트를 제거하십시오.</translation>
    </message>
    <message>
        <source>Write the HostAddress directly into the BackupServerList.</source>
        <translation>HostAddress 요소를 BackupServerList 바로 안에 쓰십시오.</translation>
    </message>
    <message>
        <source>Write true or false.</source>
        <translation>true 또는 false 값으로 쓰십시오.</translation>
    </message>
    <message>
        <source>Write a whole number without a sign.</source>
        <translation>부호 없는 정수를 쓰십시오.</translation>
    </message>
    <message>
        <source>Add a HostName.</source>
        <translation>HostName 요소를 추가하십시오.</translation>
    </message>
    <message>
        <source>Add a HostAddress.</source>
        <translation>HostAddress 요소를 추가하십시오.</translation>
    </message>
    <message>
        <source>Fill in the address, or remove the element if the name is the address.</source>
        <translation>주소를 입력하거나, 이름이 곧 주소라면 요소를 제거하십시오.</translation>
    </message>
    <message>
        <source>Give each host entry a name of its own.</source>
        <translation>호스트 항목마다 다른 이름을 지정하십시오.</translation>
    </message>
    <message>
        <source>Remove one of the two.</source>
        <translation>둘 중 하나를 제거하십시오.</translation>
    </message>
    <message>
        <source>Write a name or an address, with a port if it is not 443.</source>
        <translation>이름이나 주소를 쓰고, 포트가 443이 아니면 포트도 쓰십시오.</translation>
    </message>
    <message>
        <source>Replace it with the address of the gateway.</source>
        <translation>게이트웨이의 주소로 바꾸십시오.</translation>
    </message>
    <message>
        <source>Write the full name of one host.</source>
        <translation>한 호스트의 전체 이름을 쓰십시오.</translation>
    </message>
    <message>
        <source>Write the full name of the host.</source>
        <translation>호스트의 전체 이름을 쓰십시오.</translation>
    </message>
    <message>
        <source>Write four numbers from 0 to 255 with dots between them.</source>
        <translation>0부터 255까지의 숫자 네 개를 점으로 구분하여 쓰십시오.</translation>
    </message>
    <message>
        <source>Put an IPv6 address with a port into brackets, like [2001:db8::1]:8443.</source>
        <translation>포트가 있는 IPv6 주소는 [2001:db8::1]:8443 형식으로 대괄호 안에 쓰십시오.</translation>
    </message>
    <message>
        <source>Correct the port behind the colon, or remove the colon.</source>
        <translation>콜론 뒤의 포트를 고치거나 콜론을 제거하십시오.</translation>
    </message>
    <message>
        <source>Write https:// or the name alone.</source>
        <translation>https:// 주소나 이름만 쓰십시오.</translation>
    </message>
    <message>
        <source>Remove everything up to the @ sign.</source>
        <translation>@ 기호까지 제거하십시오.</translation>
    </message>
    <message>
        <source>Remove the part from ? or # on.</source>
        <translation>? 또는 # 기호부터 뒤를 제거하십시오.</translation>
    </message>
    <message>
        <source>Remove the ones that are too many.</source>
        <translation>넘치는 요소를 삭제하십시오.</translation>
    </message>
    <message>
        <source>Add it.</source>
        <translation>추가하십시오.</translation>
    </message>
    <message>
        <source>Put them into the order of the schema.</source>
        <translation>스키마의 순서대로 놓으십시오.</translation>
    </message>
    <message>
        <source>Write the attribute UserControllable.</source>
        <translation>UserControllable 특성을 적으십시오.</translation>
    </message>
    <message>
        <source>Remove the attribute.</source>
        <translation>특성을 삭제하십시오.</translation>
    </message>
    <message>
        <source>Write IP addresses with commas between them.</source>
        <translation>IP 주소를 쉼표로 구분하여 적으십시오.</translation>
    </message>
    <message>
        <source>Write numbers with dots between them.</source>
        <translation>숫자를 점으로 구분하여 적으십시오.</translation>
    </message>
    <message>
        <source>Set AutoReconnect to true and AutoReconnectBehavior to ReconnectAfterResume if the thresholds are to act.</source>
        <translation>임계값이 작용해야 하면 AutoReconnect 값을 true, AutoReconnectBehavior 값을 ReconnectAfterResume으로 설정하십시오.</translation>
    </message>
    <message>
        <source>Write the backup server as a full URL with a user group, like https://vpn.example.net/group.</source>
        <translation>백업 서버를 https://vpn.example.net/group처럼 사용자 그룹이 있는 전체 URL로 적으십시오.</translation>
    </message>
    <message>
        <source>Name another server, or remove it.</source>
        <translation>다른 서버를 적거나 삭제하십시오.</translation>
    </message>
    <message>
        <source>Write the address in brackets, like [2001:db8::1].</source>
        <translation>주소를 [2001:db8::1]처럼 대괄호 안에 적으십시오.</translation>
    </message>
    <message>
        <source>Change IPProtocolSupport, or write a name or another address.</source>
        <translation>IPProtocolSupport 값을 바꾸거나, 이름 또는 다른 주소를 적으십시오.</translation>
    </message>
    <message>
        <source>Add the namespace if people open the file with openconnect-sso.</source>
        <translation>openconnect-sso로 파일을 여는 사람이 있으면 네임스페이스를 추가하십시오.</translation>
    </message>
    <message>
        <source>Write the HostAddress as well.</source>
        <translation>HostAddress도 적으십시오.</translation>
    </message>
    <message>
        <source>Put HostName, HostAddress and UserGroup into this order.</source>
        <translation>HostName, HostAddress, UserGroup 순서로 놓으십시오.</translation>
    </message>
    <message>
        <source>Write the user group in one place only.</source>
        <translation>사용자 그룹을 한 곳에만 적으십시오.</translation>
    </message>
    <message>
        <source>A setting is not what it may be, and its default stands in: %1. Correct it in the file, or change it on the Settings page.</source>
        <translation>허용되지 않는 설정 값이 있어 기본값을 사용합니다: %1. 파일에서 고치거나 설정 페이지에서 바꾸십시오.</translation>
    </message>
    <message>
        <source>This is not a path into a profile: %1. Write it like ServerList/HostEntry[2]/HostAddress.</source>
        <translation>프로파일의 경로가 아닙니다: %1. ServerList/HostEntry[2]/HostAddress처럼 쓰십시오.</translation>
    </message>
    <message>
        <source>The profile has no such element, nor is it the next one: %1.</source>
        <translation>프로파일에 그런 요소가 없고, 바로 다음 번호도 아닙니다: %1.</translation>
    </message>
    <message>
        <source>XML cannot hold this text or name: %1.</source>
        <translation>XML에 쓸 수 없는 글자나 이름입니다: %1.</translation>
    </message>
    <message>
        <source>The encoding of the file does not have these characters: %1. Convert the file to UTF-8 first.</source>
        <translation>파일의 인코딩에 없는 글자입니다: %1. 먼저 파일을 UTF-8로 바꾸십시오.</translation>
    </message>
    <message>
        <source>The file has been changed by another program since it was read: %1. Compare it before you save over it.</source>
        <translation>파일을 읽은 뒤에 다른 프로그램이 바꾸었습니다: %1. 덮어쓰기 전에 비교하십시오.</translation>
    </message>
    <message>
        <source>Write the declaration into the first line: %1</source>
        <translation>첫 줄에 선언 추가: %1</translation>
    </message>
    <message>
        <source>Declare the encoding that the bytes are in: %1</source>
        <translation>실제 인코딩으로 선언 변경: %1</translation>
    </message>
    <message>
        <source>Set the namespace of the root element: %1</source>
        <translation>루트 요소의 네임스페이스 설정: %1</translation>
    </message>
    <message>
        <source>Declare the prefix in the root element: %1</source>
        <translation>루트 요소에 접두사 선언: %1</translation>
    </message>
    <message>
        <source>Put the entries of all server lists into the first one; lists: %1</source>
        <translation>모든 서버 목록을 첫 목록에 병합, 목록 수: %1</translation>
    </message>
    <message>
        <source>Move the element to where AnyConnect looks for it: %1</source>
        <translation>AnyConnect가 찾는 위치로 요소 이동: %1</translation>
    </message>
    <message>
        <source>Put the elements into the order of the schema, from: %1</source>
        <translation>요소를 스키마 순서로 정렬, 시작 요소: %1</translation>
    </message>
    <message>
        <source>Remove the element: %1</source>
        <translation>요소 삭제: %1</translation>
    </message>
    <message>
        <source>Remove the text: %1</source>
        <translation>텍스트 삭제: %1</translation>
    </message>
    <message>
        <source>Write the address directly into the backup server list: %1</source>
        <translation>백업 서버 목록에 주소 직접 입력: %1</translation>
    </message>
    <message>
        <source>Remove the blanks around the value: %1</source>
        <translation>값 앞뒤의 공백 삭제: %1</translation>
    </message>
    <message>
        <source>Write the default of UserControllable: %1</source>
        <translation>UserControllable 기본값 입력: %1</translation>
    </message>
    <message>
        <source>Remove the attribute UserControllable: %1</source>
        <translation>UserControllable 특성 삭제: %1</translation>
    </message>
    <message>
        <source>Write the default: %1</source>
        <translation>기본값 입력: %1</translation>
    </message>
    <message>
        <source>Write the nearest number that is allowed: %1</source>
        <translation>허용되는 가장 가까운 숫자 입력: %1</translation>
    </message>
    <message>
        <source>Write the value as AnyConnect writes it: %1</source>
        <translation>AnyConnect가 쓰는 형식으로 변경: %1</translation>
    </message>
    <message>
        <source>Write the address as the name: %1</source>
        <translation>주소를 이름으로 입력: %1</translation>
    </message>
    <message>
        <source>Write the name as the address: %1</source>
        <translation>이름을 주소로 입력: %1</translation>
    </message>
    <message>
        <source>Rename the entry: %1</source>
        <translation>항목 이름 변경: %1</translation>
    </message>
    <message>
        <source>Have connections resumed: %1</source>
        <translation>연결을 재개하도록 설정: %1</translation>
    </message>
    <message>
        <source>Write the address as: %1</source>
        <translation>주소 변경: %1</translation>
    </message>
    <message>
        <source>There are more of these than may stand here: %1.</source>
        <translation>여기에 허용된 수보다 많습니다: %1.</translation>
    </message>
    <message>
        <source>An element has to stand here and is missing: %1.</source>
        <translation>여기에 있어야 하는 요소가 없습니다: %1.</translation>
    </message>
    <message>
        <source>The elements of the host entry are not in the order of the schema, from this one on: %1.</source>
        <translation>이 요소부터 스키마의 순서와 다릅니다: %1.</translation>
    </message>
    <message>
        <source>AnyConnect profiles have no such attribute in this place: %1. It was ignored.</source>
        <translation>AnyConnect 프로파일의 이 위치에는 없는 특성입니다: %1. 무시했습니다.</translation>
    </message>
    <message>
        <source>The element does not say whether users may change it: %1. The default applies.</source>
        <translation>사용자가 바꿀 수 있는지 요소에 적혀 있지 않습니다: %1. 기본값이 적용됩니다.</translation>
    </message>
    <message>
        <source>The element has no attribute UserControllable in AnyConnect profiles: %1.</source>
        <translation>AnyConnect 프로파일에서 이 요소에는 UserControllable 특성이 없습니다: %1.</translation>
    </message>
    <message>
        <source>The text is longer than is allowed here: %1.</source>
        <translation>텍스트가 허용된 길이보다 깁니다: %1.</translation>
    </message>
    <message>
        <source>These are not IP addresses with commas between them: %1.</source>
        <translation>쉼표로 구분한 IP 주소가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>This is not an object identifier like 1.3.6.1.5.5.7.3.2: %1.</source>
        <translation>1.3.6.1.5.5.7.3.2 같은 개체 식별자가 아닙니다: %1.</translation>
    </message>
    <message>
        <source>This is not a thumbprint in hexadecimal digits: %1.</source>
        <translation>16진수 지문이 아닙니다: %1.</translation>
    </message>
    <message>
        <source>This is not a SHA-512 of a public key, neither in hexadecimal digits nor in Base64: %1.</source>
        <translation>16진수로도 Base64로도 공개 키의 SHA-512 값이 아닙니다: %1.</translation>
    </message>
    <message>
        <source>The thresholds of automatic selection act only when a connection is resumed, and the profile does not resume any: %1.</source>
        <translation>자동 선택의 임계값은 연결이 재개될 때만 작용하는데, 이 프로파일은 연결을 재개하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>The entry uses IPsec: %1. It is measured and ranked where it answers, but Naru does not connect to it, because OpenConnect has no IPsec for these gateways.</source>
        <translation>IPsec을 쓰는 항목입니다: %1. 응답하면 측정하고 순위를 매기지만, OpenConnect에는 이 게이트웨이를 위한 IPsec이 없으므로 Naru는 연결하지 않습니다.</translation>
    </message>
    <message>
        <source>The host entry has a user group, but this backup server names none: %1. Users arrive in its default group.</source>
        <translation>호스트 항목에는 사용자 그룹이 있지만 이 백업 서버에는 없습니다: %1. 사용자는 백업 서버의 기본 그룹으로 연결됩니다.</translation>
    </message>
    <message>
        <source>The backup server is the host entry itself: %1.</source>
        <translation>백업 서버가 호스트 항목 자신입니다: %1.</translation>
    </message>
    <message>
        <source>The backup server is already in the list: %1.</source>
        <translation>백업 서버가 이미 목록에 있습니다: %1.</translation>
    </message>
    <message>
        <source>The IPv6 address has no brackets: %1. Other clients take its last part as a port.</source>
        <translation>IPv6 주소에 대괄호가 없습니다: %1. 다른 클라이언트는 마지막 부분을 포트로 봅니다.</translation>
    </message>
    <message>
        <source>IPProtocolSupport excludes the kind of this address, so it cannot be reached: %1.</source>
        <translation>IPProtocolSupport가 이 종류의 주소를 제외하므로 연결할 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>openconnect-sso shows no entry of this file, because it looks for them in the namespace of AnyConnect profiles: %1.</source>
        <translation>openconnect-sso는 AnyConnect 프로파일의 네임스페이스에서 항목을 찾으므로 이 파일의 항목을 표시하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>plasma-nm shows no entry of this file, because its elements have a prefix: %1.</source>
        <translation>요소에 접두사가 있어 plasma-nm은 이 파일의 항목을 표시하지 않습니다: %1.</translation>
    </message>
    <message>
        <source>The entry has no HostAddress: %1. openconnect takes the name as the address, NetworkManager leaves the entry out, plasma-nm shows it without an address, openconnect-sso ends with an error.</source>
        <translation>항목에 HostAddress가 없습니다: %1. openconnect는 이름을 주소로 쓰고, NetworkManager는 항목을 제외하며, plasma-nm은 주소 없이 표시하고, openconnect-sso는 오류로 끝납니다.</translation>
    </message>
    <message>
        <source>The entry has no UserGroup: %1. openconnect-sso ends with an error there and shows no entry at all.</source>
        <translation>항목에 UserGroup이 없습니다: %1. openconnect-sso는 여기에서 오류로 끝나고 어떤 항목도 표시하지 않습니다.</translation>
    </message>
    <message>
        <source>openconnect reads an entry only in the order HostName, HostAddress, UserGroup, and leaves out what stands before: %1.</source>
        <translation>openconnect는 항목을 HostName, HostAddress, UserGroup 순서로만 읽고 그보다 앞에 있는 것은 제외합니다: %1.</translation>
    </message>
    <message>
        <source>The address has a path and the entry a user group. NetworkManager and plasma-nm take the path, openconnect-sso joins both: %1.</source>
        <translation>주소에 경로가 있고 항목에 사용자 그룹이 있습니다. NetworkManager와 plasma-nm은 경로를 쓰고, openconnect-sso는 둘을 이어 붙입니다: %1.</translation>
    </message>
    <message>
        <source>openconnect, NetworkManager, plasma-nm and openconnect-sso do not read this: %1.</source>
        <translation>openconnect, NetworkManager, plasma-nm, openconnect-sso는 이 설정을 읽지 않습니다: %1.</translation>
    </message>
    <message>
        <source>This is not a certificate: %1. Choose a file in PEM or DER.</source>
        <translation>인증서가 아닙니다: %1. PEM 또는 DER 형식의 파일을 선택하십시오.</translation>
    </message>
    <message>
        <source>Automatic certificate selection</source>
        <translation>자동 인증서 선택</translation>
    </message>
    <message>
        <source>Picks a matching certificate of the user without asking.</source>
        <translation>일치하는 사용자 인증서를 묻지 않고 선택합니다.</translation>
    </message>
    <message>
        <source>Certificate store (Windows)</source>
        <translation>인증서 저장소(Windows)</translation>
    </message>
    <message>
        <source>Where the client looks for certificates on Windows.</source>
        <translation>Windows에서 인증서를 찾는 저장소입니다.</translation>
    </message>
    <message>
        <source>Certificate store (macOS)</source>
        <translation>인증서 저장소(macOS)</translation>
    </message>
    <message>
        <source>Where the client looks for certificates on macOS.</source>
        <translation>macOS에서 인증서를 찾는 저장소입니다.</translation>
    </message>
    <message>
        <source>Certificate store (Linux)</source>
        <translation>인증서 저장소(Linux)</translation>
    </message>
    <message>
        <source>Where the client looks for certificates on Linux.</source>
        <translation>Linux에서 인증서를 찾는 저장소입니다.</translation>
    </message>
    <message>
        <source>Machine store for all users</source>
        <translation>모든 사용자에게 컴퓨터 저장소 허용</translation>
    </message>
    <message>
        <source>Lets users without rights of an administrator use certificates of the machine.</source>
        <translation>관리자 권한이 없는 사용자도 컴퓨터의 인증서를 쓸 수 있게 합니다.</translation>
    </message>
    <message>
        <source>Forget the smart card PIN</source>
        <translation>스마트카드 PIN 지우기</translation>
    </message>
    <message>
        <source>Asks for the PIN of a smart card at each connection.</source>
        <translation>연결할 때마다 스마트카드 PIN을 묻습니다.</translation>
    </message>
    <message>
        <source>Certificate pins</source>
        <translation>인증서 고정</translation>
    </message>
    <message>
        <source>Connects only to gateways whose certificates have one of the pinned keys.</source>
        <translation>고정된 키를 가진 인증서를 쓰는 게이트웨이에만 연결합니다.</translation>
    </message>
    <message>
        <source>Pins of all entries</source>
        <translation>모든 항목의 고정 키</translation>
    </message>
    <message>
        <source>Keys that are good for all entries.</source>
        <translation>모든 항목에 유효한 키입니다.</translation>
    </message>
    <message>
        <source>Pin</source>
        <translation>고정 키</translation>
    </message>
    <message>
        <source>SHA-512 of a public key.</source>
        <translation>공개 키의 SHA-512 값입니다.</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>주체</translation>
    </message>
    <message>
        <source>Whose certificate it is, for people.</source>
        <translation>누구의 인증서인지 사람이 알아보게 적습니다.</translation>
    </message>
    <message>
        <source>Issuer</source>
        <translation>발급자</translation>
    </message>
    <message>
        <source>Who issued the certificate, for people.</source>
        <translation>누가 인증서를 발급했는지 사람이 알아보게 적습니다.</translation>
    </message>
    <message>
        <source>Certificate matching</source>
        <translation>인증서 일치 규칙</translation>
    </message>
    <message>
        <source>Which certificates of the user come into question.</source>
        <translation>사용할 수 있는 사용자 인증서의 조건입니다.</translation>
    </message>
    <message>
        <source>Extended key usage required</source>
        <translation>확장 키 사용 필요</translation>
    </message>
    <message>
        <source>Leaves out certificates without an extended key usage.</source>
        <translation>확장 키 사용이 없는 인증서를 제외합니다.</translation>
    </message>
    <message>
        <source>Key usage required</source>
        <translation>키 사용 필요</translation>
    </message>
    <message>
        <source>Leaves out certificates without a key usage.</source>
        <translation>키 사용이 없는 인증서를 제외합니다.</translation>
    </message>
    <message>
        <source>Key usage</source>
        <translation>키 사용</translation>
    </message>
    <message>
        <source>The certificate has to allow any one of these uses.</source>
        <translation>인증서가 이 용도 중 하나를 허용해야 합니다.</translation>
    </message>
    <message>
        <source>Use</source>
        <translation>용도</translation>
    </message>
    <message>
        <source>A use of the key.</source>
        <translation>키의 용도입니다.</translation>
    </message>
    <message>
        <source>Extended key usage</source>
        <translation>확장 키 사용</translation>
    </message>
    <message>
        <source>The certificate has to allow all of these purposes.</source>
        <translation>인증서가 이 목적을 모두 허용해야 합니다.</translation>
    </message>
    <message>
        <source>Purpose</source>
        <translation>목적</translation>
    </message>
    <message>
        <source>A purpose of the certificate.</source>
        <translation>인증서의 목적입니다.</translation>
    </message>
    <message>
        <source>Other purpose</source>
        <translation>기타 목적</translation>
    </message>
    <message>
        <source>A purpose by its object identifier.</source>
        <translation>개체 식별자로 나타낸 목적입니다.</translation>
    </message>
    <message>
        <source>Distinguished name</source>
        <translation>고유 이름</translation>
    </message>
    <message>
        <source>What has to stand in the names of subject and issuer.</source>
        <translation>주체와 발급자의 이름에 있어야 하는 내용입니다.</translation>
    </message>
    <message>
        <source>Name rule</source>
        <translation>이름 규칙</translation>
    </message>
    <message>
        <source>A part of a name and what it has to be.</source>
        <translation>이름의 한 부분과 그 값의 조건입니다.</translation>
    </message>
    <message>
        <source>Wildcard</source>
        <translation>와일드카드</translation>
    </message>
    <message>
        <source>Whether the pattern may stand anywhere in the value.</source>
        <translation>패턴이 값의 어디에 있어도 되는지 정합니다.</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Whether the value has to be equal or must not be.</source>
        <translation>값이 같아야 하는지, 달라야 하는지 정합니다.</translation>
    </message>
    <message>
        <source>Match case</source>
        <translation>대소문자 구분</translation>
    </message>
    <message>
        <source>Whether capital and small letters count as different.</source>
        <translation>대문자와 소문자를 다르게 볼지 정합니다.</translation>
    </message>
    <message>
        <source>Part of the name</source>
        <translation>이름의 부분</translation>
    </message>
    <message>
        <source>The part that is looked at; those with ISSUER- are parts of the name of the issuer.</source>
        <translation>비교할 부분입니다. ISSUER-로 시작하면 발급자 이름의 부분입니다.</translation>
    </message>
    <message>
        <source>Pattern</source>
        <translation>패턴</translation>
    </message>
    <message>
        <source>What the value is compared with, at most 30 characters.</source>
        <translation>값과 비교할 문자열이며 최대 30자입니다.</translation>
    </message>
    <message>
        <source>Certificate enrollment</source>
        <translation>인증서 등록</translation>
    </message>
    <message>
        <source>How users get their certificates (SCEP).</source>
        <translation>사용자가 인증서를 받는 방법입니다(SCEP).</translation>
    </message>
    <message>
        <source>Renewal</source>
        <translation>갱신</translation>
    </message>
    <message>
        <source>How many days before the end of a certificate users are told.</source>
        <translation>인증서가 만료되기 며칠 전에 사용자에게 알리는지 정합니다.</translation>
    </message>
    <message>
        <source>SCEP gateway</source>
        <translation>SCEP 게이트웨이</translation>
    </message>
    <message>
        <source>Gateway and group through which certificates are enrolled by themselves.</source>
        <translation>인증서를 자동으로 등록하는 게이트웨이와 그룹입니다.</translation>
    </message>
    <message>
        <source>URL of the CA</source>
        <translation>CA URL</translation>
    </message>
    <message>
        <source>Where the certification authority answers SCEP requests.</source>
        <translation>인증 기관이 SCEP 요청에 응답하는 주소입니다.</translation>
    </message>
    <message>
        <source>Ask for a password</source>
        <translation>암호 요청</translation>
    </message>
    <message>
        <source>Asks users for the challenge password of the certification authority.</source>
        <translation>인증 기관의 확인 암호를 사용자에게 묻습니다.</translation>
    </message>
    <message>
        <source>Thumbprint of the CA</source>
        <translation>CA 지문</translation>
    </message>
    <message>
        <source>Thumbprint of the certificate of the certification authority.</source>
        <translation>인증 기관 인증서의 지문입니다.</translation>
    </message>
    <message>
        <source>Store for new certificates</source>
        <translation>새 인증서 저장소</translation>
    </message>
    <message>
        <source>Where an enrolled certificate is kept.</source>
        <translation>등록한 인증서를 보관하는 저장소입니다.</translation>
    </message>
    <message>
        <source>Contents of the request</source>
        <translation>요청 내용</translation>
    </message>
    <message>
        <source>Names and key size of the certificate that is asked for. Naru keeps it as it is.</source>
        <translation>요청하는 인증서의 이름과 키 크기입니다. Naru는 그대로 보관합니다.</translation>
    </message>
    <message>
        <source>Store for new certificates (Linux)</source>
        <translation>새 인증서 저장소(Linux)</translation>
    </message>
    <message>
        <source>Where an enrolled certificate is kept on Linux.</source>
        <translation>Linux에서 등록한 인증서를 보관하는 저장소입니다.</translation>
    </message>
    <message>
        <source>Client settings</source>
        <translation>클라이언트 설정</translation>
    </message>
    <message>
        <source>How the client behaves, for all gateways of the profile.</source>
        <translation>프로파일의 모든 게이트웨이에 대한 클라이언트의 동작입니다.</translation>
    </message>
    <message>
        <source>Start before logon</source>
        <translation>로그온 전 시작</translation>
    </message>
    <message>
        <source>Connects before the user signs in to Windows, so that logon scripts and drives find the network.</source>
        <translation>사용자가 Windows에 로그온하기 전에 연결하여 로그온 스크립트와 드라이브가 네트워크를 찾게 합니다.</translation>
    </message>
    <message>
        <source>Message before connecting</source>
        <translation>연결 전 메시지</translation>
    </message>
    <message>
        <source>Shows a message of the administrator before the first connection.</source>
        <translation>첫 연결 전에 관리자의 메시지를 표시합니다.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>Which proxy the client uses to reach the gateway: that of the system, none, or the one named here.</source>
        <translation>게이트웨이에 연결할 때 사용하는 프록시입니다. 시스템 프록시, 사용 안 함, 여기에 지정한 프록시 중 하나입니다.</translation>
    </message>
    <message>
        <source>Proxy address</source>
        <translation>프록시 주소</translation>
    </message>
    <message>
        <source>Address and port of the proxy that is used with Override.</source>
        <translation>Override일 때 사용하는 프록시의 주소와 포트입니다.</translation>
    </message>
    <message>
        <source>Allow a local proxy</source>
        <translation>로컬 프록시 허용</translation>
    </message>
    <message>
        <source>Whether a connection may go through a proxy on the same machine.</source>
        <translation>같은 컴퓨터의 프록시를 거치는 연결을 허용할지 정합니다.</translation>
    </message>
    <message>
        <source>Authentication timeout</source>
        <translation>인증 시간 제한</translation>
    </message>
    <message>
        <source>How many seconds the client waits for the gateway while signing in.</source>
        <translation>로그인할 때 클라이언트가 게이트웨이를 기다리는 시간(초)입니다.</translation>
    </message>
    <message>
        <source>Connect on start</source>
        <translation>시작할 때 연결</translation>
    </message>
    <message>
        <source>Connects as soon as the client starts.</source>
        <translation>클라이언트가 시작되면 바로 연결합니다.</translation>
    </message>
    <message>
        <source>Minimize on connect</source>
        <translation>연결 후 최소화</translation>
    </message>
    <message>
        <source>Hides the window of the client once the tunnel is up.</source>
        <translation>터널이 연결되면 클라이언트 창을 숨깁니다.</translation>
    </message>
    <message>
        <source>Local LAN access</source>
        <translation>로컬 LAN 접속</translation>
    </message>
    <message>
        <source>Lets the machine reach its local network while the tunnel is up, where the gateway permits it.</source>
        <translation>게이트웨이가 허용하면 터널이 연결된 동안에도 로컬 네트워크에 접속합니다.</translation>
    </message>
    <message>
        <source>No captive portal detection</source>
        <translation>종속 포털 탐지 끄기</translation>
    </message>
    <message>
        <source>Switches the search for sign-in pages of hotels and airports off.</source>
        <translation>호텔이나 공항의 로그인 페이지를 찾는 기능을 끕니다.</translation>
    </message>
    <message>
        <source>IP protocols</source>
        <translation>IP 프로토콜</translation>
    </message>
    <message>
        <source>Whether the client reaches the gateway over IPv4 or IPv6, and which of them it tries first.</source>
        <translation>게이트웨이에 IPv4와 IPv6 중 무엇으로 연결하고 무엇을 먼저 시도할지 정합니다.</translation>
    </message>
    <message>
        <source>Automatic reconnection</source>
        <translation>자동으로 다시 연결</translation>
    </message>
    <message>
        <source>Restores a connection that is lost.</source>
        <translation>끊어진 연결을 복구합니다.</translation>
    </message>
    <message>
        <source>After a suspend</source>
        <translation>일시 중단 후 동작</translation>
    </message>
    <message>
        <source>Whether a connection is given up when the machine is suspended, or restored afterwards. Only then do the thresholds of automatic selection act.</source>
        <translation>컴퓨터가 절전 모드로 들어갈 때 연결을 끊을지, 재개 후 복구할지 정합니다. 복구할 때만 자동 선택의 임계값이 작용합니다.</translation>
    </message>
    <message>
        <source>Suspend on connected standby</source>
        <translation>연결된 대기 모드에서 일시 중단</translation>
    </message>
    <message>
        <source>Lets the connection rest while Windows is in connected standby.</source>
        <translation>Windows가 연결된 대기 모드에 있는 동안 연결을 일시 중단합니다.</translation>
    </message>
    <message>
        <source>Automatic update</source>
        <translation>자동 업데이트</translation>
    </message>
    <message>
        <source>Lets the gateway bring the client up to date.</source>
        <translation>게이트웨이가 클라이언트를 최신 버전으로 업데이트하게 합니다.</translation>
    </message>
    <message>
        <source>RSA SecurID</source>
        <translation>RSA SecurID</translation>
    </message>
    <message>
        <source>Where the client finds the passcode of an RSA token.</source>
        <translation>RSA 토큰의 암호를 어디에서 얻는지 정합니다.</translation>
    </message>
    <message>
        <source>Windows logon</source>
        <translation>Windows 로그온</translation>
    </message>
    <message>
        <source>How many users may be signed in to Windows while the tunnel is up.</source>
        <translation>터널이 연결된 동안 Windows에 로그온할 수 있는 사용자 수를 정합니다.</translation>
    </message>
    <message>
        <source>Linux logon</source>
        <translation>Linux 로그온</translation>
    </message>
    <message>
        <source>How many users may be signed in to Linux while the tunnel is up.</source>
        <translation>터널이 연결된 동안 Linux에 로그온할 수 있는 사용자 수를 정합니다.</translation>
    </message>
    <message>
        <source>Remote users of Windows</source>
        <translation>Windows 원격 사용자</translation>
    </message>
    <message>
        <source>Whether users who are signed in to Windows from afar may connect.</source>
        <translation>Windows에 원격으로 로그온한 사용자의 연결을 허용할지 정합니다.</translation>
    </message>
    <message>
        <source>Remote users of Linux</source>
        <translation>Linux 원격 사용자</translation>
    </message>
    <message>
        <source>Whether users who are signed in to Linux from afar may connect.</source>
        <translation>Linux에 원격으로 로그온한 사용자의 연결을 허용할지 정합니다.</translation>
    </message>
    <message>
        <source>Keep after logoff</source>
        <translation>로그오프 후 유지</translation>
    </message>
    <message>
        <source>Keeps the tunnel when the user signs out of the machine.</source>
        <translation>사용자가 로그오프해도 터널을 유지합니다.</translation>
    </message>
    <message>
        <source>Next user</source>
        <translation>다음 사용자</translation>
    </message>
    <message>
        <source>Who may use a tunnel that was kept: the same user, or any.</source>
        <translation>유지된 터널을 같은 사용자만 쓸지, 누구나 쓸지 정합니다.</translation>
    </message>
    <message>
        <source>Trusted network detection</source>
        <translation>신뢰할 수 있는 네트워크 탐지</translation>
    </message>
    <message>
        <source>Connects and disconnects by itself, by whether the machine is in a trusted network.</source>
        <translation>신뢰할 수 있는 네트워크에 있는지에 따라 자동으로 연결하거나 연결을 끊습니다.</translation>
    </message>
    <message>
        <source>Trusted DNS suffixes</source>
        <translation>신뢰할 수 있는 DNS 접미사</translation>
    </message>
    <message>
        <source>DNS suffixes of trusted networks, with commas between them.</source>
        <translation>신뢰할 수 있는 네트워크의 DNS 접미사를 쉼표로 구분하여 적습니다.</translation>
    </message>
    <message>
        <source>Trusted DNS servers</source>
        <translation>신뢰할 수 있는 DNS 서버</translation>
    </message>
    <message>
        <source>Addresses of the DNS servers of trusted networks, with commas between them.</source>
        <translation>신뢰할 수 있는 네트워크의 DNS 서버 주소를 쉼표로 구분하여 적습니다.</translation>
    </message>
    <message>
        <source>Trusted HTTPS servers</source>
        <translation>신뢰할 수 있는 HTTPS 서버</translation>
    </message>
    <message>
        <source>Servers that can be reached only from trusted networks.</source>
        <translation>신뢰할 수 있는 네트워크에서만 접속할 수 있는 서버입니다.</translation>
    </message>
    <message>
        <source>Trusted HTTPS server</source>
        <translation>신뢰할 수 있는 HTTPS 서버</translation>
    </message>
    <message>
        <source>A server that proves a trusted network by its certificate.</source>
        <translation>인증서로 신뢰할 수 있는 네트워크임을 증명하는 서버입니다.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Name or address of the server.</source>
        <translation>서버의 이름 또는 주소입니다.</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>포트</translation>
    </message>
    <message>
        <source>Port of the server.</source>
        <translation>서버의 포트입니다.</translation>
    </message>
    <message>
        <source>Certificate hash</source>
        <translation>인증서 해시</translation>
    </message>
    <message>
        <source>Hash of the certificate of the server, in hexadecimal digits.</source>
        <translation>서버 인증서의 해시를 16진수로 적습니다.</translation>
    </message>
    <message>
        <source>In a trusted network</source>
        <translation>신뢰할 수 있는 네트워크에서</translation>
    </message>
    <message>
        <source>What the client does when the machine arrives in a trusted network.</source>
        <translation>신뢰할 수 있는 네트워크에 들어오면 클라이언트가 하는 일입니다.</translation>
    </message>
    <message>
        <source>In another network</source>
        <translation>신뢰할 수 없는 네트워크에서</translation>
    </message>
    <message>
        <source>What the client does when the machine arrives in a network that is not trusted.</source>
        <translation>신뢰할 수 없는 네트워크에 들어오면 클라이언트가 하는 일입니다.</translation>
    </message>
    <message>
        <source>No new connection after a session timeout</source>
        <translation>세션 시간 초과 후 연결 안 함</translation>
    </message>
    <message>
        <source>Does not connect again by itself when the session has reached its time limit.</source>
        <translation>세션이 시간 제한에 도달한 뒤에는 자동으로 다시 연결하지 않습니다.</translation>
    </message>
    <message>
        <source>Always on</source>
        <translation>항상 연결</translation>
    </message>
    <message>
        <source>Connects whenever the user is signed in and the network is not trusted.</source>
        <translation>사용자가 로그온해 있고 네트워크를 신뢰할 수 없으면 항상 연결합니다.</translation>
    </message>
    <message>
        <source>When no connection succeeds</source>
        <translation>연결에 실패하면</translation>
    </message>
    <message>
        <source>Whether the machine may use the network without a tunnel.</source>
        <translation>터널 없이 네트워크를 사용할 수 있는지 정합니다.</translation>
    </message>
    <message>
        <source>Allow captive portals</source>
        <translation>종속 포털 허용</translation>
    </message>
    <message>
        <source>Opens the network for the sign-in page of a hotel or an airport.</source>
        <translation>호텔이나 공항의 로그인 페이지를 위해 네트워크를 엽니다.</translation>
    </message>
    <message>
        <source>Time for captive portals</source>
        <translation>종속 포털 시간</translation>
    </message>
    <message>
        <source>How many minutes the network stays open for a sign-in page.</source>
        <translation>로그인 페이지를 위해 네트워크를 열어 두는 시간(분)입니다.</translation>
    </message>
    <message>
        <source>Keep local resource rules</source>
        <translation>로컬 리소스 규칙 유지</translation>
    </message>
    <message>
        <source>Applies the rules for local resources of the last connection while there is none.</source>
        <translation>연결이 없는 동안 마지막 연결의 로컬 리소스 규칙을 적용합니다.</translation>
    </message>
    <message>
        <source>Allow disconnecting</source>
        <translation>연결 끊기 허용</translation>
    </message>
    <message>
        <source>Lets users disconnect although the tunnel is always on.</source>
        <translation>항상 연결이어도 사용자가 연결을 끊을 수 있게 합니다.</translation>
    </message>
    <message>
        <source>Allowed hosts</source>
        <translation>허용된 호스트</translation>
    </message>
    <message>
        <source>Hosts that can be reached without a tunnel, with commas between them.</source>
        <translation>터널 없이 접속할 수 있는 호스트를 쉼표로 구분하여 적습니다.</translation>
    </message>
    <message>
        <source>PPP exclusion</source>
        <translation>PPP 제외</translation>
    </message>
    <message>
        <source>Keeps the connection of a PPP link out of the tunnel.</source>
        <translation>PPP 링크의 연결을 터널에서 제외합니다.</translation>
    </message>
    <message>
        <source>PPP server</source>
        <translation>PPP 서버</translation>
    </message>
    <message>
        <source>Address of the PPP server that is used with Override.</source>
        <translation>Override일 때 사용하는 PPP 서버의 주소입니다.</translation>
    </message>
    <message>
        <source>Scripts</source>
        <translation>스크립트</translation>
    </message>
    <message>
        <source>Runs scripts of the administrator when the tunnel comes up and goes down.</source>
        <translation>터널이 연결되거나 끊어질 때 관리자의 스크립트를 실행합니다.</translation>
    </message>
    <message>
        <source>End the script at the next event</source>
        <translation>다음 이벤트에서 스크립트 종료</translation>
    </message>
    <message>
        <source>Ends a running script when the next one is due.</source>
        <translation>다음 스크립트를 실행할 때 실행 중인 스크립트를 종료합니다.</translation>
    </message>
    <message>
        <source>Script after start before logon</source>
        <translation>로그온 전 시작 후 스크립트</translation>
    </message>
    <message>
        <source>Runs the script also for a tunnel that was made before the logon.</source>
        <translation>로그온 전에 만든 터널에서도 스크립트를 실행합니다.</translation>
    </message>
    <message>
        <source>Backup servers of all entries</source>
        <translation>모든 항목의 백업 서버</translation>
    </message>
    <message>
        <source>Servers that are tried when an entry without backup servers of its own does not answer.</source>
        <translation>자체 백업 서버가 없는 항목이 응답하지 않을 때 시도하는 서버입니다.</translation>
    </message>
    <message>
        <source>Backup server</source>
        <translation>백업 서버</translation>
    </message>
    <message>
        <source>A name, an address, or a full URL with a user group.</source>
        <translation>이름, 주소, 또는 사용자 그룹이 있는 전체 URL입니다.</translation>
    </message>
    <message>
        <source>Automatic selection</source>
        <translation>자동 선택</translation>
    </message>
    <message>
        <source>Measures the gateways and connects to the one with the lowest round trip time (Optimal Gateway Selection).</source>
        <translation>게이트웨이를 측정하여 왕복 시간이 가장 짧은 곳에 연결합니다(OGS, 최적 게이트웨이 선택).</translation>
    </message>
    <message>
        <source>Performance improvement threshold</source>
        <translation>성능 향상 임계값</translation>
    </message>
    <message>
        <source>By how many percent another gateway has to be faster before a resumed connection goes there.</source>
        <translation>재개된 연결이 다른 게이트웨이로 옮기려면 그 게이트웨이가 몇 퍼센트 더 빨라야 하는지 정합니다.</translation>
    </message>
    <message>
        <source>Suspension time threshold</source>
        <translation>일시 중단 시간 임계값</translation>
    </message>
    <message>
        <source>After how many hours of suspension the gateways are measured again.</source>
        <translation>일시 중단된 지 몇 시간이 지나면 게이트웨이를 다시 측정하는지 정합니다.</translation>
    </message>
    <message>
        <source>Disable the service</source>
        <translation>서비스 사용 안 함</translation>
    </message>
    <message>
        <source>Stops the service of the client on these machines.</source>
        <translation>이 컴퓨터에서 클라이언트 서비스를 중지합니다.</translation>
    </message>
    <message>
        <source>SafeWord SofToken</source>
        <translation>SafeWord SofToken</translation>
    </message>
    <message>
        <source>Asks for the passcode of a SafeWord software token.</source>
        <translation>SafeWord 소프트웨어 토큰의 암호를 요청합니다.</translation>
    </message>
    <message>
        <source>IPsec over SSL</source>
        <translation>SSL을 통한 IPsec</translation>
    </message>
    <message>
        <source>Allows IPsec inside of an SSL connection.</source>
        <translation>SSL 연결 안에서 IPsec을 허용합니다.</translation>
    </message>
    <message>
        <source>Captive portal in the browser</source>
        <translation>브라우저로 종속 포털 열기</translation>
    </message>
    <message>
        <source>Lets users open the sign-in page in their own browser.</source>
        <translation>사용자가 자신의 브라우저에서 로그인 페이지를 열 수 있게 합니다.</translation>
    </message>
    <message>
        <source>Allow other gateways</source>
        <translation>다른 게이트웨이 허용</translation>
    </message>
    <message>
        <source>Lets users type an address that is not in the list.</source>
        <translation>목록에 없는 주소를 사용자가 입력할 수 있게 합니다.</translation>
    </message>
    <message>
        <source>Strict certificate trust</source>
        <translation>엄격한 인증서 신뢰</translation>
    </message>
    <message>
        <source>Setting of the local policy: refuses certificates that cannot be verified.</source>
        <translation>로컬 정책의 설정입니다. 확인할 수 없는 인증서를 거부합니다.</translation>
    </message>
    <message>
        <source>Restrict caching</source>
        <translation>캐시 제한</translation>
    </message>
    <message>
        <source>Setting of the local policy: what the client may not keep. With All, results of automatic selection are not kept either.</source>
        <translation>로컬 정책의 설정입니다. 클라이언트가 보관하면 안 되는 것을 정합니다. All이면 자동 선택의 결과도 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>Restrict tunnel protocols</source>
        <translation>터널 프로토콜 제한</translation>
    </message>
    <message>
        <source>Setting of the local policy: which kind of tunnel must not be used.</source>
        <translation>로컬 정책의 설정입니다. 사용하면 안 되는 터널 종류를 정합니다.</translation>
    </message>
    <message>
        <source>Bypass the downloader</source>
        <translation>다운로더 건너뛰기</translation>
    </message>
    <message>
        <source>Setting of the local policy: takes neither software nor profiles from the gateway.</source>
        <translation>로컬 정책의 설정입니다. 게이트웨이에서 소프트웨어와 프로파일을 받지 않습니다.</translation>
    </message>
    <message>
        <source>PIN for enrollment</source>
        <translation>인증서 등록 PIN</translation>
    </message>
    <message>
        <source>Setting of the local policy: whether a PIN may be used when a certificate is enrolled.</source>
        <translation>로컬 정책의 설정입니다. 인증서를 등록할 때 PIN을 쓸 수 있는지 정합니다.</translation>
    </message>
    <message>
        <source>elements</source>
        <translation>요소</translation>
    </message>
    <message>
        <source>number</source>
        <translation>숫자</translation>
    </message>
    <message>
        <source>text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>host or URL</source>
        <translation>호스트 또는 URL</translation>
    </message>
    <message>
        <source>hosts with commas between them</source>
        <translation>쉼표로 구분한 호스트</translation>
    </message>
    <message>
        <source>domains with commas between them</source>
        <translation>쉼표로 구분한 도메인</translation>
    </message>
    <message>
        <source>IP addresses with commas between them</source>
        <translation>쉼표로 구분한 IP 주소</translation>
    </message>
    <message>
        <source>URL</source>
        <translation>URL</translation>
    </message>
    <message>
        <source>object identifier</source>
        <translation>개체 식별자</translation>
    </message>
    <message>
        <source>hexadecimal digits</source>
        <translation>16진수</translation>
    </message>
    <message>
        <source>SHA-512, hexadecimal or Base64</source>
        <translation>SHA-512, 16진수 또는 Base64</translation>
    </message>
    <message>
        <source>seconds</source>
        <translation>초</translation>
    </message>
    <message>
        <source>minutes</source>
        <translation>분</translation>
    </message>
    <message>
        <source>hours</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>days</source>
        <translation>일</translation>
    </message>
    <message>
        <source>percent</source>
        <translation>퍼센트</translation>
    </message>
    <message>
        <source>acts on it</source>
        <translation>적용함</translation>
    </message>
    <message>
        <source>shows what it means</source>
        <translation>의미를 표시함</translation>
    </message>
    <message>
        <source>keeps it</source>
        <translation>보관함</translation>
    </message>
    <message>
        <source>in the schema of 4.10</source>
        <translation>4.10 스키마에 있음</translation>
    </message>
    <message>
        <source>newer than the schema of 4.10</source>
        <translation>4.10 스키마보다 새로움</translation>
    </message>
    <message>
        <source>at most %1 characters</source>
        <translation>최대 %1자</translation>
    </message>
    <message>
        <source>Fields of an AnyConnect profile</source>
        <translation>AnyConnect 프로파일의 필드</translation>
    </message>
    <message>
        <source>Made from the table that the reader, the linter and the editor of Naru use. An empty cell means that the sources say nothing, or that there is nothing to say.</source>
        <translation>Naru의 판독기, 검사기, 편집기가 쓰는 표에서 만들었습니다. 빈칸은 출처에 내용이 없거나 적을 것이 없다는 뜻입니다.</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>필드</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>의미</translation>
    </message>
    <message>
        <source>Values</source>
        <translation>값</translation>
    </message>
    <message>
        <source>Default</source>
        <translation>기본값</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>버전</translation>
    </message>
    <message>
        <source>Server list</source>
        <translation>서버 목록</translation>
    </message>
    <message>
        <source>The gateways that users can choose from.</source>
        <translation>사용자가 선택할 수 있는 게이트웨이입니다.</translation>
    </message>
    <message>
        <source>Host entry</source>
        <translation>호스트 항목</translation>
    </message>
    <message>
        <source>A gateway of the list.</source>
        <translation>목록의 게이트웨이입니다.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>The name in the list. Without an address it is also the address.</source>
        <translation>목록에 표시되는 이름입니다. 주소가 없으면 이름이 주소이기도 합니다.</translation>
    </message>
    <message>
        <source>Name, address or URL of the gateway, with its port if it is not 443.</source>
        <translation>게이트웨이의 이름, 주소 또는 URL입니다. 443이 아니면 포트도 적습니다.</translation>
    </message>
    <message>
        <source>User group</source>
        <translation>사용자 그룹</translation>
    </message>
    <message>
        <source>The tunnel group; together with the address it makes a group URL.</source>
        <translation>터널 그룹이며 주소와 함께 그룹 URL이 됩니다.</translation>
    </message>
    <message>
        <source>Backup servers</source>
        <translation>백업 서버</translation>
    </message>
    <message>
        <source>Servers that are tried when this one does not answer, in place of the list for all entries.</source>
        <translation>이 서버가 응답하지 않을 때 시도하는 서버이며, 모든 항목의 목록을 대신합니다.</translation>
    </message>
    <message>
        <source>Load balancing servers</source>
        <translation>로드 밸런싱 서버</translation>
    </message>
    <message>
        <source>Servers that the gateway may hand users to.</source>
        <translation>게이트웨이가 사용자를 넘길 수 있는 서버입니다.</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Name or address of a server behind the load balancer.</source>
        <translation>로드 밸런서 뒤에 있는 서버의 이름 또는 주소입니다.</translation>
    </message>
    <message>
        <source>Mobile devices</source>
        <translation>모바일 디바이스</translation>
    </message>
    <message>
        <source>Settings for phones and tablets.</source>
        <translation>휴대폰과 태블릿의 설정입니다.</translation>
    </message>
    <message>
        <source>Certificate on mobile devices</source>
        <translation>모바일 디바이스의 인증서</translation>
    </message>
    <message>
        <source>How a phone or tablet picks a certificate.</source>
        <translation>휴대폰이나 태블릿이 인증서를 선택하는 방법입니다.</translation>
    </message>
    <message>
        <source>Connect on demand</source>
        <translation>필요할 때 연결</translation>
    </message>
    <message>
        <source>Connects when an application asks for certain hosts.</source>
        <translation>애플리케이션이 특정 호스트를 요청하면 연결합니다.</translation>
    </message>
    <message>
        <source>Activate on import</source>
        <translation>가져올 때 활성화</translation>
    </message>
    <message>
        <source>Makes this the active connection once the profile is imported.</source>
        <translation>프로파일을 가져오면 이 연결을 활성화합니다.</translation>
    </message>
    <message>
        <source>Protocol</source>
        <translation>프로토콜</translation>
    </message>
    <message>
        <source>SSL or IPsec. Naru measures entries of both kinds and connects to those with SSL.</source>
        <translation>SSL 또는 IPsec입니다. Naru는 두 종류를 모두 측정하고 SSL 항목에 연결합니다.</translation>
    </message>
    <message>
        <source>Standard authentication</source>
        <translation>표준 인증</translation>
    </message>
    <message>
        <source>Signs in with a standard method of IKE in place of that of AnyConnect.</source>
        <translation>AnyConnect 방식 대신 IKE의 표준 방식으로 로그인합니다.</translation>
    </message>
    <message>
        <source>Authentication method</source>
        <translation>인증 방법</translation>
    </message>
    <message>
        <source>The method that is used during the IKE negotiation.</source>
        <translation>IKE 협상에서 사용하는 방법입니다.</translation>
    </message>
    <message>
        <source>IKE identity</source>
        <translation>IKE ID</translation>
    </message>
    <message>
        <source>The identity that the client sends, a group or a domain.</source>
        <translation>클라이언트가 보내는 ID이며 그룹 또는 도메인입니다.</translation>
    </message>
    <message>
        <source>Pins</source>
        <translation>고정 키 목록</translation>
    </message>
    <message>
        <source>Keys that are good for this entry.</source>
        <translation>이 항목에 유효한 키입니다.</translation>
    </message>
    <message>
        <source>The text or file is larger than a scenario may be.</source>
        <translation>글이나 파일이 시나리오에 허용된 크기보다 큽니다.</translation>
    </message>
    <message>
        <source>The file is not in UTF-8.</source>
        <translation>파일이 UTF-8로 되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>This is not JSON: found %2, expected %3.</source>
        <translation>JSON이 아닙니다. 발견: %2, 예상: %3.</translation>
    </message>
    <message>
        <source>The values are nested too deep.</source>
        <translation>값이 너무 깊게 중첩되어 있습니다.</translation>
    </message>
    <message>
        <source>The member stands twice: %2.</source>
        <translation>같은 항목이 두 번 있습니다: %2.</translation>
    </message>
    <message>
        <source>A member is missing: %2.</source>
        <translation>항목이 없습니다: %2.</translation>
    </message>
    <message>
        <source>There is no parameter of that name: %1. Nearest: %3.</source>
        <translation>그런 이름의 매개변수가 없습니다: %1. 가장 가까운 이름: %3.</translation>
    </message>
    <message>
        <source>%1 has the wrong type. Expected: %3.</source>
        <translation>%1: 형식이 다릅니다. 예상: %3.</translation>
    </message>
    <message>
        <source>%1: this can&apos;t be read: %2. Expected: %3.</source>
        <translation>%1: 읽을 수 없습니다: %2. 예상: %3.</translation>
    </message>
    <message>
        <source>%1: %2 is out of range. Expected: %3.</source>
        <translation>%1: %2 값은 범위를 벗어납니다. 예상: %3.</translation>
    </message>
    <message>
        <source>%1: %2 is none of the choices. Expected: %3.</source>
        <translation>%1: %2 값은 선택지에 없습니다. 예상: %3.</translation>
    </message>
    <message>
        <source>There is no such model: %2. Nearest: %3.</source>
        <translation>그런 모델이 없습니다: %2. 가장 가까운 이름: %3.</translation>
    </message>
    <message>
        <source>The path leads nowhere: %2.</source>
        <translation>경로가 가리키는 것이 없습니다: %2.</translation>
    </message>
    <message>
        <source>This can&apos;t be changed during a run: %1.</source>
        <translation>실행 중에는 바꿀 수 없습니다: %1.</translation>
    </message>
    <message>
        <source>%1: nothing has the name %2.</source>
        <translation>%1: 이름이 %2인 것이 없습니다.</translation>
    </message>
    <message>
        <source>%1: the name is empty or taken: %2.</source>
        <translation>%1: 이름이 비었거나 이미 쓰이고 있습니다: %2.</translation>
    </message>
    <message>
        <source>The model reports no such figure: %2. Nearest: %3.</source>
        <translation>모델이 보고하지 않는 수치입니다: %2. 가장 가까운 이름: %3.</translation>
    </message>
    <message>
        <source>The file can&apos;t be read, or holds no numbers: %2.</source>
        <translation>파일을 읽을 수 없거나 파일에 수가 없습니다: %2.</translation>
    </message>
    <message>
        <source>%1 is against rule %2: %3</source>
        <translation>%1: 규칙 %2 위반: %3</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true 또는 false</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>정수</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>수</translation>
    </message>
    <message>
        <source>a duration such as &quot;30s&quot;</source>
        <translation>&quot;30s&quot;와 같은 시간 길이</translation>
    </message>
    <message>
        <source>a rate such as &quot;1000/s&quot;</source>
        <translation>&quot;1000/s&quot;와 같은 비율</translation>
    </message>
    <message>
        <source>a percentage such as &quot;40%&quot;</source>
        <translation>&quot;40%&quot;와 같은 백분율</translation>
    </message>
    <message>
        <source>a distribution such as &quot;exponential(10ms)&quot;</source>
        <translation>&quot;exponential(10ms)&quot;와 같은 분포</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>따옴표로 묶은 글</translation>
    </message>
    <message>
        <source>a list in [ ]</source>
        <translation>[ ] 안의 목록</translation>
    </message>
    <message>
        <source>an object in { }</source>
        <translation>{ } 안의 객체</translation>
    </message>
    <message>
        <source>a figure such as &quot;p99(latency)&quot;</source>
        <translation>&quot;p99(latency)&quot;와 같은 수치</translation>
    </message>
    <message>
        <source>PATH=VALUE</source>
        <translation>경로=값</translation>
    </message>
    <message>
        <source>line %1, column %2</source>
        <extracomment>a file or thing, then a place in it</extracomment>
        <translation>%1행 %2열</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>the end of the file</source>
        <translation>파일 끝</translation>
    </message>
    <message>
        <source>No connection is made to %1: a gateway cannot be chosen by hand here. Connect with automatic selection instead.</source>
        <translation>%1 게이트웨이에 연결하지 않습니다. 여기서는 게이트웨이를 직접 선택할 수 없습니다. 자동 선택으로 연결하십시오.</translation>
    </message>
    <message>
        <source>No connection is made to %1. %2 Connect with automatic selection instead.</source>
        <translation>%1 게이트웨이에 연결하지 않습니다. %2 자동 선택으로 연결하십시오.</translation>
    </message>
    <message>
        <source>OGS is not performed.</source>
        <translation>OGS를 수행하지 않습니다.</translation>
    </message>
    <message>
        <source>Not connected: no server is left whose certificate can be trusted. Ask your administrator about the certificates.</source>
        <translation>연결하지 않았습니다. 인증서를 신뢰할 수 있는 서버가 더 없습니다. 관리자에게 인증서를 문의하십시오.</translation>
    </message>
    <message>
        <source>Not connected: the certificate of %1 cannot be trusted, and no other server is left. Ask your administrator about the certificate.</source>
        <translation>연결하지 않았습니다. %1 게이트웨이의 인증서를 신뢰할 수 없으며 다른 서버가 더 없습니다. 관리자에게 인증서를 문의하십시오.</translation>
    </message>
    <message numerus="yes">
        <source>Not connected: every server failed, in %n round(s) through the list. Connect again later, or ask your administrator.</source>
        <translation>
            <numerusform>연결하지 못했습니다. 목록의 모든 서버를 %n회 시도했으나 실패했습니다. 나중에 다시 연결하거나 관리자에게 문의하십시오.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not connected: every server failed, in %n round(s) through the list. What failed last: %1. Connect again later, or ask your administrator.</source>
        <translation>
            <numerusform>연결하지 못했습니다. 목록의 모든 서버를 %n회 시도했으나 실패했습니다. 마지막 원인: %1. 나중에 다시 연결하거나 관리자에게 문의하십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection to %1 is lost and not made again, because AutoReconnect is off. Connect again when you need it.</source>
        <translation>연결이 끊어졌습니다: %1. AutoReconnect가 꺼져 있어 다시 연결하지 않습니다. 필요하면 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost: %2. It is not made again, because AutoReconnect is off. Connect again when you need it.</source>
        <translation>연결이 끊어졌습니다: %1. 원인: %2. AutoReconnect가 꺼져 있어 다시 연결하지 않습니다. 필요하면 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The profile names no gateway of this name that can be connected to: %1. Choose another one.</source>
        <translation>프로파일에 이 이름으로 연결할 수 있는 게이트웨이가 없습니다: %1. 다른 게이트웨이를 선택하십시오.</translation>
    </message>
    <message>
        <source>The host entry names no address that can be connected to: %1. Correct it on the Profiles page, or choose another gateway.</source>
        <translation>호스트 항목에 연결할 수 있는 주소가 없습니다: %1. 프로파일 페이지에서 고치거나 다른 게이트웨이를 선택하십시오.</translation>
    </message>
    <message>
        <source>No connection is made to the address typed: the profile forbids typed addresses (AllowManualHostInput). Choose a gateway of the profile.</source>
        <translation>입력한 주소에 연결하지 않습니다. 프로파일에서 주소를 직접 입력하지 못하게 합니다(AllowManualHostInput). 프로파일의 게이트웨이를 선택하십시오.</translation>
    </message>
    <message>
        <source>There is nothing to connect to: the profile names no gateway with an address that can be reached. Add one on the Profiles page, or take another profile.</source>
        <translation>연결할 곳이 없습니다. 프로파일에 연결할 수 있는 주소를 가진 게이트웨이가 없습니다. 프로파일 페이지에서 추가하거나 다른 프로파일을 사용하십시오.</translation>
    </message>
    <message>
        <source>%1 is taken without a measurement: it was connected last, or is the first gateway of the profile.</source>
        <translation>측정하지 않고 선택한 게이트웨이: %1. 마지막으로 연결했거나 프로파일의 첫 번째 게이트웨이입니다.</translation>
    </message>
    <message>
        <source>No gateway was chosen: the measurement ended without a result. Connect again, or choose a gateway by hand.</source>
        <translation>선택된 게이트웨이가 없습니다. 측정이 결과 없이 끝났습니다. 다시 연결하거나 게이트웨이를 직접 선택하십시오.</translation>
    </message>
    <message>
        <source>No connection to %1: %2.</source>
        <translation>%1 게이트웨이에 연결하지 못했습니다: %2.</translation>
    </message>
    <message>
        <source>%1 is not tried again for %2.</source>
        <translation>%1에는 %2 동안 다시 시도하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%1 refused the sign-in. Check what you typed; %n attempt(s) left.</source>
        <translation>
            <numerusform>%1 게이트웨이에서 로그인을 거부했습니다. 입력한 내용을 확인하십시오. 남은 시도: %n회.</numerusform>
        </translation>
    </message>
    <message>
        <source>Every server failed (round %2 of %3). The list is tried again in %1.</source>
        <translation>모든 서버에 연결하지 못했습니다(전체 %3회 중 %2회째). %1 후에 목록을 다시 시도합니다.</translation>
    </message>
    <message>
        <source>Connected to %1.</source>
        <translation>%1 게이트웨이에 연결되었습니다.</translation>
    </message>
    <message>
        <source>The connection to %1 is interrupted: %2. It is being restored.</source>
        <translation>연결이 중단되었습니다: %1. 원인: %2. 연결을 복구하고 있습니다.</translation>
    </message>
    <message>
        <source>The connection to %1 is back.</source>
        <translation>%1 연결을 복구했습니다.</translation>
    </message>
    <message>
        <source>The connection to %1 is lost: %2. Looking for a server that works.</source>
        <translation>연결이 끊어졌습니다: %1. 원인: %2. 연결할 수 있는 서버를 찾고 있습니다.</translation>
    </message>
    <message>
        <source>The profile no longer names %1. The connection is kept until it breaks.</source>
        <translation>프로파일에 더 이상 없는 게이트웨이입니다: %1. 끊어질 때까지 연결을 유지합니다.</translation>
    </message>
    <message>
        <source>The tunnel did not end in time. It is being stopped by force.</source>
        <translation>터널이 제시간에 끝나지 않았습니다. 강제로 중지하고 있습니다.</translation>
    </message>
    <message>
        <source>Disconnected on request.</source>
        <translation>요청에 따라 연결을 끊었습니다.</translation>
    </message>
    <message>
        <source>The sign-in at %1 was cancelled. Nothing is connected.</source>
        <translation>%1 로그인을 취소했습니다. 연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>%1 refused the sign-in several times. It is not tried again, because the account could be locked. Check user name and password, then connect again.</source>
        <translation>%1 게이트웨이에서 로그인을 여러 번 거부했습니다. 계정이 잠길 수 있으므로 더 시도하지 않습니다. 사용자 이름과 암호를 확인한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The tunnel to %1 cannot be made. The fault lies in this machine, so another server would not help. Remove it, then connect again.</source>
        <translation>%1 게이트웨이로 터널을 만들 수 없습니다. 원인이 이 컴퓨터에 있어 다른 서버를 시도해도 소용이 없습니다. 원인을 없앤 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>%1 ended the session: it was idle or lasted too long, or an administrator ended it. Connect again when you need it.</source>
        <translation>%1 게이트웨이에서 세션을 끝냈습니다. 유휴 시간이나 세션 시간의 제한에 도달했거나 관리자가 끝냈습니다. 필요하면 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>Signed in at %1. No tunnel is made, as the settings ask.</source>
        <translation>%1 게이트웨이에 로그인했습니다. 설정에 따라 터널은 만들지 않습니다.</translation>
    </message>
    <message>
        <source>Disconnected because the machine goes to sleep (AutoReconnectBehavior). Connect again afterwards.</source>
        <translation>컴퓨터가 절전 모드로 들어가므로 연결을 끊었습니다(AutoReconnectBehavior). 재개한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>Disconnected: this is a trusted network, where the profile wants no connection (TrustedNetworkPolicy).</source>
        <translation>연결을 끊었습니다. 신뢰할 수 있는 네트워크이며, 프로파일에 따라 여기서는 연결하지 않습니다(TrustedNetworkPolicy).</translation>
    </message>
    <message>
        <source>Not connected by itself: this is a trusted network (TrustedNetworkPolicy). Connect by hand if you need it.</source>
        <translation>자동으로 연결하지 않았습니다. 신뢰할 수 있는 네트워크입니다(TrustedNetworkPolicy). 필요하면 직접 연결하십시오.</translation>
    </message>
    <message>
        <source>The network is gone. Waiting until it is back.</source>
        <translation>네트워크가 끊어졌습니다. 복구되기를 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>The network is back.</source>
        <translation>네트워크가 복구되었습니다.</translation>
    </message>
    <message>
        <source>A sign-in page of the network is suspected: it seems to answer in place of the gateways, so nothing is sent to them. Sign in to the network with a browser; connecting then goes on by itself.</source>
        <translation>네트워크의 로그인 페이지로 의심됩니다. 게이트웨이 대신 응답하는 것으로 보여 아무것도 보내지 않습니다. 브라우저에서 네트워크에 로그인하면 연결을 자동으로 계속합니다.</translation>
    </message>
    <message>
        <source>The sign-in page of the network is gone. Connecting goes on.</source>
        <translation>네트워크의 로그인 페이지가 사라졌습니다. 연결을 계속합니다.</translation>
    </message>
    <message>
        <source>Paused: this is a trusted network (TrustedNetworkPolicy). Connecting goes on when you leave it.</source>
        <translation>일시 중단했습니다. 신뢰할 수 있는 네트워크입니다(TrustedNetworkPolicy). 이 네트워크를 벗어나면 연결을 계속합니다.</translation>
    </message>
    <message>
        <source>Connecting by itself: the profile wants a connection in this network (AutomaticVPNPolicy).</source>
        <translation>자동으로 연결합니다. 프로파일에 따라 이 네트워크에서는 연결합니다(AutomaticVPNPolicy).</translation>
    </message>
    <message>
        <source>Back from sleep after %1. The tunnel was kept and is being restored.</source>
        <translation>%1 만에 절전 모드에서 재개되었습니다. 유지한 터널을 복구하고 있습니다.</translation>
    </message>
    <message>
        <source>Back from sleep after %1, longer than the suspension time threshold. The gateways are measured anew.</source>
        <translation>일시 중단 시간 임계값보다 긴 %1 만에 절전 모드에서 재개되었습니다. 게이트웨이를 새로 측정합니다.</translation>
    </message>
    <message>
        <source>Your answer is needed for the sign-in at %1.</source>
        <translation>%1 게이트웨이에 로그인하려면 응답이 필요합니다.</translation>
    </message>
    <message>
        <source>Signing in at %1.</source>
        <translation>%1 게이트웨이에 로그인하고 있습니다.</translation>
    </message>
    <message>
        <source>Connecting to %1.</source>
        <translation>%1 게이트웨이에 연결하고 있습니다.</translation>
    </message>
    <message>
        <source>Reconnecting to %1.</source>
        <translation>%1 게이트웨이에 다시 연결하고 있습니다.</translation>
    </message>
    <message>
        <source>Disconnecting from %1.</source>
        <translation>%1 연결을 끊고 있습니다.</translation>
    </message>
    <message>
        <source>Waiting for the machine to wake up.</source>
        <translation>컴퓨터가 절전 모드에서 재개되기를 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Waiting for the network.</source>
        <translation>네트워크를 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Waiting for the network&apos;s sign-in page to go away.</source>
        <translation>네트워크의 로그인 페이지가 사라지기를 기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Paused in a trusted network.</source>
        <translation>신뢰할 수 있는 네트워크에서 일시 중단되었습니다.</translation>
    </message>
    <message>
        <source>Not connected.</source>
        <translation>연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>Finding out where you are.</source>
        <translation>현재 위치를 확인하고 있습니다.</translation>
    </message>
    <message>
        <source>Measuring the gateways.</source>
        <translation>게이트웨이를 측정하고 있습니다.</translation>
    </message>
    <message>
        <source>Signing in.</source>
        <translation>로그인하고 있습니다.</translation>
    </message>
    <message>
        <source>Connecting.</source>
        <translation>연결하고 있습니다.</translation>
    </message>
    <message>
        <source>Connected.</source>
        <translation>연결되었습니다.</translation>
    </message>
    <message>
        <source>Reconnecting.</source>
        <translation>다시 연결하고 있습니다.</translation>
    </message>
    <message>
        <source>Waiting.</source>
        <translation>기다리고 있습니다.</translation>
    </message>
    <message>
        <source>Changing to another server.</source>
        <translation>다른 서버로 전환하고 있습니다.</translation>
    </message>
    <message>
        <source>Disconnecting.</source>
        <translation>연결을 끊고 있습니다.</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>연결 안 됨</translation>
    </message>
    <message>
        <source>Locating</source>
        <translation>위치 확인 중</translation>
    </message>
    <message>
        <source>Measuring</source>
        <translation>측정 중</translation>
    </message>
    <message>
        <source>Signing in</source>
        <translation>로그인 중</translation>
    </message>
    <message>
        <source>Connecting</source>
        <translation>연결 중</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>Reconnecting</source>
        <translation>다시 연결 중</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>대기 중</translation>
    </message>
    <message>
        <source>Failing over</source>
        <translation>장애 조치 중</translation>
    </message>
    <message>
        <source>Disconnecting</source>
        <translation>연결 끊는 중</translation>
    </message>
    <message>
        <source>No server worked. Trying again in %1.</source>
        <translation>모든 서버에 연결하지 못했습니다. %1 후에 다시 시도합니다.</translation>
    </message>
    <message>
        <source>the machine sleeps</source>
        <translation>컴퓨터가 절전 모드임</translation>
    </message>
    <message>
        <source>no network</source>
        <translation>네트워크 없음</translation>
    </message>
    <message>
        <source>a sign-in page of the network is suspected</source>
        <translation>네트워크의 로그인 페이지로 의심됨</translation>
    </message>
    <message>
        <source>this is a trusted network</source>
        <translation>신뢰할 수 있는 네트워크임</translation>
    </message>
    <message>
        <source>the gateway no longer answers</source>
        <translation>게이트웨이가 더 이상 응답하지 않음</translation>
    </message>
    <message>
        <source>the connection was closed or refused</source>
        <translation>연결이 닫히거나 거부됨</translation>
    </message>
    <message>
        <source>new keys are being agreed</source>
        <translation>새 키를 교환하고 있음</translation>
    </message>
    <message>
        <source>the reason is not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>the network is another one</source>
        <translation>네트워크가 바뀜</translation>
    </message>
    <message>
        <source>the machine was asleep</source>
        <translation>컴퓨터가 절전 모드였음</translation>
    </message>
    <message>
        <source>sign-in refused</source>
        <translation>로그인 거부됨</translation>
    </message>
    <message>
        <source>no answer in time</source>
        <translation>제시간에 응답하지 않음</translation>
    </message>
    <message>
        <source>sign-in timed out</source>
        <translation>로그인 시간 초과</translation>
    </message>
    <message>
        <source>certificate not trusted</source>
        <translation>신뢰할 수 없는 인증서</translation>
    </message>
    <message>
        <source>asks for what is not supported</source>
        <translation>지원하지 않는 것을 요구함</translation>
    </message>
    <message>
        <source>a program crashed</source>
        <translation>프로그램이 비정상 종료됨</translation>
    </message>
    <message>
        <source>tunnel timed out</source>
        <translation>터널 시간 초과</translation>
    </message>
    <message>
        <source>did not come back in time</source>
        <translation>제시간에 복구되지 않음</translation>
    </message>
    <message>
        <source>gateway fell silent</source>
        <translation>게이트웨이의 응답이 끊김</translation>
    </message>
    <message>
        <source>gateway broke off</source>
        <translation>게이트웨이가 연결을 끊음</translation>
    </message>
    <message>
        <source>session no longer known</source>
        <translation>세션이 더 이상 유효하지 않음</translation>
    </message>
    <message>
        <source>its settings were refused</source>
        <translation>게이트웨이의 설정이 거부됨</translation>
    </message>
    <message>
        <source>broke soon after it came up</source>
        <translation>연결 직후 끊어짐</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>예정</translation>
    </message>
    <message>
        <source>trying</source>
        <translation>시도 중</translation>
    </message>
    <message>
        <source>connected</source>
        <translation>연결됨</translation>
    </message>
    <message>
        <source>left alone for now</source>
        <translation>잠시 제외</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>건너뜀</translation>
    </message>
    <message>
        <source>optimal gateway</source>
        <translation>최적 게이트웨이</translation>
    </message>
    <message>
        <source>backup server</source>
        <translation>백업 서버</translation>
    </message>
    <message>
        <source>next in order</source>
        <translation>순서상 다음</translation>
    </message>
    <message>
        <source>chosen by hand</source>
        <translation>직접 선택</translation>
    </message>
    <message>
        <source>connected last</source>
        <translation>마지막으로 연결함</translation>
    </message>
    <message>
        <source>first of the profile</source>
        <translation>프로파일의 첫 번째</translation>
    </message>
    <message>
        <source>lost just now</source>
        <translation>방금 끊어짐</translation>
    </message>
    <message>
        <source>Tunnel, as root</source>
        <translation>터널(root)</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>터널</translation>
    </message>
    <message>
        <source>SOCKS proxy</source>
        <translation>SOCKS 프록시</translation>
    </message>
    <message>
        <source>Sign-in only</source>
        <translation>로그인만</translation>
    </message>
    <message>
        <source>A tunnel for the whole machine. Only for those who are root: nobody is asked.</source>
        <translation>컴퓨터 전체에 적용되는 터널입니다. root 사용자만 쓸 수 있으며 권한을 묻지 않습니다.</translation>
    </message>
    <message>
        <source>A tunnel for the whole machine. The system asks for the permission to make it.</source>
        <translation>컴퓨터 전체에 적용되는 터널입니다. 터널을 만들 권한을 시스템이 묻습니다.</translation>
    </message>
    <message>
        <source>A proxy on this machine: only programs that use it go through the tunnel. It needs no permission and changes nothing.</source>
        <translation>이 컴퓨터의 프록시입니다. 이 프록시를 쓰는 프로그램만 터널을 통과합니다. 권한이 필요하지 않으며 아무것도 바꾸지 않습니다.</translation>
    </message>
    <message>
        <source>Signs in and makes no tunnel, to see whether gateway and password are good.</source>
        <translation>로그인만 하고 터널은 만들지 않습니다. 게이트웨이와 암호가 올바른지 확인할 때 씁니다.</translation>
    </message>
    <message>
        <source>The name by which this client is known to gateways. Empty: that of OpenConnect. Some gateways turn that away and let in only clients that call themselves AnyConnect.</source>
        <translation>게이트웨이에 알리는 클라이언트의 이름입니다. 비어 있으면 OpenConnect의 이름을 씁니다. 일부 게이트웨이는 이를 거부하고 AnyConnect라는 이름의 클라이언트만 허용합니다.</translation>
    </message>
    <message>
        <source>Nothing was stored, because no service for passwords runs on this desktop. Naru knows the password until it ends. Start GNOME Keyring or KWallet to have it stored.</source>
        <translation>아무것도 저장하지 않았습니다. 이 데스크톱에서 암호를 보관하는 서비스가 실행되고 있지 않습니다. 암호는 Naru를 끝낼 때까지만 기억합니다. 저장하려면 GNOME 키링이나 KWallet을 시작하십시오.</translation>
    </message>
    <message>
        <source>Nothing was stored, because the keyring is locked. Naru knows the password until it ends. Unlock the keyring to have it stored.</source>
        <translation>아무것도 저장하지 않았습니다. 키링이 잠겨 있습니다. 암호는 Naru를 끝낼 때까지만 기억합니다. 저장하려면 키링의 잠금을 해제하십시오.</translation>
    </message>
    <message>
        <source>Nothing was stored, because the service for passwords refused it. Naru knows the password until it ends. Check that service to have it stored.</source>
        <translation>아무것도 저장하지 않았습니다. 암호를 보관하는 서비스가 저장을 거부했습니다. 암호는 Naru를 끝낼 때까지만 기억합니다. 저장하려면 그 서비스를 확인하십시오.</translation>
    </message>
    <message>
        <source>The tunnel was stopped, and what it had set on this machine is undone.</source>
        <translation>터널을 중지하고 이 컴퓨터에 적용한 설정을 되돌렸습니다.</translation>
    </message>
    <message>
        <source>The sign-in succeeded. No tunnel is made, as the settings ask.</source>
        <translation>로그인했습니다. 설정에 따라 터널은 만들지 않습니다.</translation>
    </message>
    <message>
        <source>The tunnel was not started: a value of the gateway or of the settings is not what it may be. The technical text names it.</source>
        <translation>터널을 시작하지 않았습니다. 게이트웨이나 설정에 허용되지 않는 값이 있습니다. 어떤 값인지는 기술 정보를 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway ended the session: it was idle or lasted too long, or an administrator ended it. Connect again when you need it.</source>
        <translation>게이트웨이가 세션을 끝냈습니다. 유휴 시간이나 세션 시간의 제한에 도달했거나 관리자가 끝냈습니다. 필요하면 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The gateway no longer knows the session, so the tunnel ended. Sign in again.</source>
        <translation>게이트웨이에서 세션이 더 이상 유효하지 않아 터널이 끝났습니다. 다시 로그인하십시오.</translation>
    </message>
    <message>
        <source>The gateway showed another key for the tunnel than at the sign-in, so the connection was broken off: somebody may be in between. Connect again in a network that you trust, and tell your administrator if it happens again.</source>
        <translation>게이트웨이가 로그인할 때와 다른 키를 제시하여 연결을 끊었습니다. 누군가 중간에 끼어들었을 수 있습니다. 신뢰하는 네트워크에서 다시 연결하고, 반복되면 관리자에게 알리십시오.</translation>
    </message>
    <message>
        <source>No tunnel came up: the gateway cannot be reached any more, or its answer is none of a tunnel. Choose another gateway, or connect again later.</source>
        <translation>터널이 연결되지 않았습니다. 게이트웨이에 더 이상 연결할 수 없거나 터널의 응답이 아닙니다. 다른 게이트웨이를 선택하거나 나중에 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The gateway fell silent and did not come back, so the tunnel ended. Check the network, then connect again.</source>
        <translation>게이트웨이의 응답이 끊긴 뒤 복구되지 않아 터널이 끝났습니다. 네트워크를 확인한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The tunnel did not come up in time, although the sign-in succeeded. Choose another gateway, or connect again later.</source>
        <translation>로그인했으나 터널이 제시간에 연결되지 않았습니다. 다른 게이트웨이를 선택하거나 나중에 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>Nobody answered the question for the permission to make a tunnel. Connect again, and answer it.</source>
        <translation>터널을 만들 권한을 묻는 창에 아무도 응답하지 않았습니다. 다시 연결하고 응답하십시오.</translation>
    </message>
    <message>
        <source>The gateway wants an address, a route or a domain set that is refused here, so there is no tunnel. Ask your administrator; the technical text names it.</source>
        <translation>게이트웨이가 요구한 주소, 경로 또는 도메인이 여기서 거부되어 터널을 만들지 않았습니다. 기술 정보를 확인하고 관리자에게 문의하십시오.</translation>
    </message>
    <message>
        <source>The tunnel&apos;s network device cannot be made: another tunnel is up, or this system has no /dev/net/tun. End the other tunnel, or use the SOCKS proxy.</source>
        <translation>터널의 네트워크 디바이스를 만들 수 없습니다. 다른 터널이 연결되어 있거나 시스템에 /dev/net/tun이 없습니다. 다른 터널을 끝내거나 SOCKS 프록시를 사용하십시오.</translation>
    </message>
    <message>
        <source>The port of the SOCKS proxy is taken by another program. Choose another port in the settings.</source>
        <translation>SOCKS 프록시의 포트를 다른 프로그램이 쓰고 있습니다. 설정에서 다른 포트를 선택하십시오.</translation>
    </message>
    <message>
        <source>The tunnel needs the program openconnect, which is not here. Install the package openconnect, then connect again.</source>
        <translation>터널에 필요한 프로그램 openconnect가 없습니다. openconnect 패키지를 설치한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The SOCKS proxy needs the program ocproxy, which is not here. Install the package ocproxy, then connect again.</source>
        <translation>SOCKS 프록시에 필요한 프로그램 ocproxy가 없습니다. ocproxy 패키지를 설치한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The program that makes the tunnel (naru-helper) is not at the place where it may be started. Install Naru again, or use the SOCKS proxy.</source>
        <translation>터널을 만드는 프로그램(naru-helper)이 시작할 수 있는 위치에 없습니다. Naru를 다시 설치하거나 SOCKS 프록시를 사용하십시오.</translation>
    </message>
    <message>
        <source>The permission to make a tunnel is asked for with pkexec, which is not here. Install it (polkit), or use the SOCKS proxy.</source>
        <translation>터널을 만들 권한을 묻는 데 필요한 pkexec가 없습니다. 설치하거나(polkit) SOCKS 프록시를 사용하십시오.</translation>
    </message>
    <message>
        <source>The permission to make a tunnel was denied. Connect again and give it, or use the SOCKS proxy, which needs none.</source>
        <translation>터널을 만들 권한이 거부되었습니다. 다시 연결하여 권한을 허용하거나, 권한이 필요 없는 SOCKS 프록시를 사용하십시오.</translation>
    </message>
    <message>
        <source>Nothing on this desktop can ask for the permission to make a tunnel. Start an authentication agent of polkit, or use the SOCKS proxy, which needs none.</source>
        <translation>이 데스크톱에는 터널을 만들 권한을 물을 수 있는 프로그램이 없습니다. polkit 인증 에이전트를 시작하거나, 권한이 필요 없는 SOCKS 프록시를 사용하십시오.</translation>
    </message>
    <message>
        <source>The program that makes the tunnel (naru-helper) ended unexpectedly. What it had changed is undone, at the next connection at the latest. Connect again.</source>
        <translation>터널을 만드는 프로그램(naru-helper)이 비정상 종료되었습니다. 변경된 설정은 늦어도 다음 연결 때 되돌립니다. 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The program openconnect ended unexpectedly, and the tunnel with it. Connect again, and report it if it happens again.</source>
        <translation>프로그램 openconnect가 비정상 종료되어 터널이 끝났습니다. 다시 연결하고, 반복되면 문제를 보고하십시오.</translation>
    </message>
    <message>
        <source>The gateway wants a program to inspect this machine (posture check: CSD, HostScan). Nothing that a server sends is ever run here. Ask your administrator for a group without this check.</source>
        <translation>게이트웨이가 이 컴퓨터를 검사하는 프로그램을 요구합니다(포스처 평가: CSD, HostScan). 서버가 보낸 것은 절대로 실행하지 않습니다. 이 검사가 없는 그룹을 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>The gateway wants the sign-in in a browser window of the client&apos;s own, whose cookies the client reads. Only your own browser is used here. Ask your administrator to allow the external browser.</source>
        <translation>게이트웨이가 쿠키를 읽을 수 있는 클라이언트 자체의 브라우저 창에서 로그인하도록 요구합니다. 여기서는 사용자의 브라우저만 사용합니다. 외부 브라우저를 허용하도록 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>The gateway named a page for the browser that does not begin with https://, so it was not opened. Ask your administrator about it.</source>
        <translation>게이트웨이가 알려 준 브라우저 페이지가 https://로 시작하지 않아 열지 않았습니다. 관리자에게 문의하십시오.</translation>
    </message>
    <message>
        <source>The gateway asks for a second certificate of yours, which is not supported here. Ask your administrator for a group without it.</source>
        <translation>게이트웨이가 사용자의 두 번째 인증서를 요구하지만 여기서는 지원하지 않습니다. 두 번째 인증서가 필요 없는 그룹을 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>The gateway sent a form larger than anybody could fill in, so it was not shown. Check that the address is that of your gateway.</source>
        <translation>게이트웨이가 아무도 채울 수 없을 만큼 큰 양식을 보내 표시하지 않았습니다. 주소가 사용 중인 게이트웨이의 주소인지 확인하십시오.</translation>
    </message>
    <message>
        <source>The program that signs in (naru-signin) did not start in time. This machine may be busy; connect again.</source>
        <translation>로그인하는 프로그램(naru-signin)이 제시간에 시작되지 않았습니다. 이 컴퓨터가 바쁠 수 있습니다. 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>DNS did not answer in time for the gateway&apos;s name. Check the network, then connect again.</source>
        <translation>게이트웨이 이름에 대해 DNS가 제시간에 응답하지 않았습니다. 네트워크를 확인한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The gateway did not answer in time: it is down, or the network does not let the connection through. Choose another gateway, or connect again later.</source>
        <translation>게이트웨이가 제시간에 응답하지 않았습니다. 중단되었거나 네트워크에서 연결을 막고 있습니다. 다른 게이트웨이를 선택하거나 나중에 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The gateway accepted the connection, but the TLS handshake did not end in time. Choose another gateway, or connect again later.</source>
        <translation>게이트웨이가 연결을 받았으나 TLS 핸드셰이크가 제시간에 끝나지 않았습니다. 다른 게이트웨이를 선택하거나 나중에 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The gateway fell silent during the sign-in. Connect again; a code that is valid once has to be a new one.</source>
        <translation>로그인하는 동안 게이트웨이의 응답이 끊겼습니다. 다시 연결하십시오. 일회용 코드는 새 코드를 입력해야 합니다.</translation>
    </message>
    <message>
        <source>Nobody answered the gateway&apos;s question in time. Connect again.</source>
        <translation>게이트웨이의 질문에 제시간에 응답하지 않았습니다. 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The sign-in in the browser was not finished in time. Connect again, and finish it there.</source>
        <translation>브라우저에서 로그인을 제시간에 마치지 않았습니다. 다시 연결하여 브라우저에서 로그인을 마치십시오.</translation>
    </message>
    <message>
        <source>DNS has no address for the gateway&apos;s name. Check the network, and the address in the profile.</source>
        <translation>DNS에 게이트웨이 이름의 주소가 없습니다. 네트워크와 프로파일의 주소를 확인하십시오.</translation>
    </message>
    <message>
        <source>The gateway cannot be reached: none of its addresses accepts a connection with TLS. Check the network, or choose another gateway.</source>
        <translation>게이트웨이에 연결할 수 없습니다. TLS 연결을 받는 주소가 없습니다. 네트워크를 확인하거나 다른 게이트웨이를 선택하십시오.</translation>
    </message>
    <message>
        <source>The gateway refused the sign-in. Check user name, password and group, then connect again.</source>
        <translation>게이트웨이가 로그인을 거부했습니다. 사용자 이름, 암호, 그룹을 확인한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The sign-in was cancelled. Nothing is connected.</source>
        <translation>로그인을 취소했습니다. 연결되어 있지 않습니다.</translation>
    </message>
    <message>
        <source>The gateway asks for something that is not supported here. Ask your administrator for another group.</source>
        <translation>게이트웨이가 여기서 지원하지 않는 것을 요구합니다. 다른 그룹을 관리자에게 요청하십시오.</translation>
    </message>
    <message>
        <source>No browser could be opened for the sign-in. Choose a default browser in the settings of your desktop, then connect again.</source>
        <translation>로그인할 브라우저를 열지 못했습니다. 데스크톱 설정에서 기본 브라우저를 선택한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>Your certificate, its key or the file of CAs cannot be read or used. Check these files and the passphrase, then connect again.</source>
        <translation>사용자의 인증서, 인증서의 키 또는 CA 파일을 읽거나 쓸 수 없습니다. 파일과 암호를 확인한 뒤 다시 연결하십시오.</translation>
    </message>
    <message>
        <source>The answer is not that of a gateway&apos;s sign-in: something else may be there. Check address and group in the profile.</source>
        <translation>게이트웨이의 로그인 응답이 아닙니다. 다른 서버가 응답했을 수 있습니다. 프로파일의 주소와 그룹을 확인하십시오.</translation>
    </message>
    <message>
        <source>The program that signs in (naru-signin) ended unexpectedly. Nothing is connected. Connect again, and report it if it happens again.</source>
        <translation>로그인하는 프로그램(naru-signin)이 비정상 종료되었습니다. 연결되어 있지 않습니다. 다시 연결하고, 반복되면 문제를 보고하십시오.</translation>
    </message>
    <message>
        <source>The program that signs in (naru-signin) is missing or does not start. Install Naru again.</source>
        <translation>로그인하는 프로그램(naru-signin)이 없거나 시작되지 않습니다. Naru를 다시 설치하십시오.</translation>
    </message>
    <message>
        <source>The gateway&apos;s certificate is not trusted, so nothing was sent to it. Ask your administrator about the certificate.</source>
        <translation>게이트웨이의 인증서를 신뢰할 수 없어 아무것도 보내지 않았습니다. 관리자에게 인증서를 문의하십시오.</translation>
    </message>
    <message>
        <source>HTTP status: %1.</source>
        <translation>HTTP 상태: %1.</translation>
    </message>
    <message>
        <source>The gateway says: “%1”</source>
        <translation>게이트웨이의 메시지: “%1”</translation>
    </message>
    <message>
        <source>It is not certain that this is %1. %2 Nothing was sent to it. Trust its key only if your administrator confirms this print: %3</source>
        <translation>%1 게이트웨이인지 확인할 수 없습니다. %2 아무것도 보내지 않았습니다. 관리자가 다음 지문을 확인해 준 경우에만 키를 신뢰하십시오: %3</translation>
    </message>
    <message>
        <source>%1 shows another key than the one that was trusted. Its key was replaced, or somebody is in between; nothing was sent. Trust the new key only if your administrator confirms it. Old print: %2 New print: %3</source>
        <translation>%1 게이트웨이의 키가 신뢰하던 키와 다릅니다. 키가 교체되었거나 누군가 중간에 있습니다. 아무것도 보내지 않았습니다. 관리자가 확인해 준 경우에만 새 키를 신뢰하십시오. 이전 지문: %2 새 지문: %3</translation>
    </message>
    <message>
        <source>%1 shows another key than the one that was trusted. Its key was replaced, or somebody is in between; nothing was sent. Nobody may choose here (StrictCertificateTrust): ask your administrator. Old print: %2 New print: %3</source>
        <translation>%1 게이트웨이의 키가 신뢰하던 키와 다릅니다. 키가 교체되었거나 누군가 중간에 있습니다. 아무것도 보내지 않았습니다. 사용자가 선택할 수 없으므로(StrictCertificateTrust) 관리자에게 문의하십시오. 이전 지문: %2 새 지문: %3</translation>
    </message>
    <message>
        <source>%1 shows none of the keys that the profile pins (CertificatePinList), so nothing was sent. Nobody may choose here: ask your administrator. Print: %2</source>
        <translation>%1 게이트웨이의 키가 프로파일에 고정된 키(CertificatePinList)와 일치하지 않아 아무것도 보내지 않았습니다. 사용자가 선택할 수 없으므로 관리자에게 문의하십시오. 지문: %2</translation>
    </message>
    <message>
        <source>The certificate of %1 cannot be verified, so nothing was sent. %2 Nobody may choose here (StrictCertificateTrust): ask your administrator. Print: %3</source>
        <translation>%1 게이트웨이의 인증서를 확인할 수 없어 아무것도 보내지 않았습니다. %2 사용자가 선택할 수 없으므로(StrictCertificateTrust) 관리자에게 문의하십시오. 지문: %3</translation>
    </message>
    <message>
        <source>The certificate of %1 is trusted.</source>
        <translation>%1 게이트웨이의 인증서를 신뢰합니다.</translation>
    </message>
    <message>
        <source>Nobody whom this machine trusts has signed its certificate.</source>
        <translation>이 컴퓨터가 신뢰하는 기관이 서명하지 않은 인증서입니다.</translation>
    </message>
    <message>
        <source>Its certificate is signed by itself alone.</source>
        <translation>자체 서명된 인증서입니다.</translation>
    </message>
    <message>
        <source>Its certificate is made out for other names: %1.</source>
        <translation>다른 이름의 인증서입니다: %1.</translation>
    </message>
    <message>
        <source>Its certificate expired on %1.</source>
        <translation>인증서가 만료되었습니다. 만료 날짜: %1</translation>
    </message>
    <message>
        <source>Its certificate is valid from %1 only, or the clock of this machine is wrong.</source>
        <translation>인증서가 아직 유효하지 않거나 이 컴퓨터의 시계가 틀립니다. 유효 기간 시작: %1</translation>
    </message>
    <message>
        <source>A key or a signature of its certificate is weaker than this machine allows.</source>
        <translation>인증서의 키나 서명이 이 컴퓨터에서 허용하는 것보다 약합니다.</translation>
    </message>
    <message>
        <source>Its certificate cannot be verified.</source>
        <translation>인증서를 확인할 수 없습니다.</translation>
    </message>
    <message>
        <source>%1 d</source>
        <extracomment>a duration in days</extracomment>
        <translation>%1일</translation>
    </message>
    <message>
        <source>%1 h</source>
        <extracomment>a duration in hours</extracomment>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 min</source>
        <extracomment>a duration in minutes</extracomment>
        <translation>%1분</translation>
    </message>
    <message>
        <source>A file of this program&apos;s own is damaged: %1. It is left as it is; correct it at the place named, or delete it.</source>
        <translation>이 프로그램의 파일이 손상되었습니다: %1. 파일은 그대로 두었습니다. 표시된 위치를 고치거나 파일을 삭제하십시오.</translation>
    </message>
    <message>
        <source>The demo only selects here and does not connect: a program is missing (%1). Install its package and start the demo again.</source>
        <translation>여기서는 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 프로그램이 없습니다(%1). 해당 패키지를 설치한 뒤 데모를 다시 시작하십시오.</translation>
    </message>
    <message>
        <source>The demo only selects here and does not connect: the user (%1) has no subordinate ids in /etc/subuid and /etc/subgid, which its gateways need. An administrator can add them.</source>
        <translation>여기서는 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 데모 게이트웨이에 필요한 보조 ID가 /etc/subuid와 /etc/subgid에 없습니다(사용자: %1). 관리자가 추가할 수 있습니다.</translation>
    </message>
    <message>
        <source>The demo only selects here and does not connect: there is no /dev/net/tun, which its gateways need.</source>
        <translation>여기서는 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 데모 게이트웨이에 필요한 /dev/net/tun이 없습니다.</translation>
    </message>
    <message>
        <source>The demo only selects here and does not connect: this system does not let users have namespaces, which its gateways need.</source>
        <translation>여기서는 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 데모 게이트웨이에 필요한 네임스페이스를 이 시스템이 사용자에게 허용하지 않습니다.</translation>
    </message>
    <message>
        <source>The demo only selects here and does not connect: a file of its gateways cannot be written (%1).</source>
        <translation>여기서는 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 데모 게이트웨이의 파일을 쓸 수 없습니다(%1).</translation>
    </message>
    <message>
        <source>The demo only selects here and does not connect: no port is free at an address of this machine (%1).</source>
        <translation>여기서는 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 이 컴퓨터의 주소에 빈 포트가 없습니다(%1).</translation>
    </message>
    <message>
        <source>The demo only selects here and does not connect: its gateways did not come up in time. The technical text may say why.</source>
        <translation>여기서는 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 데모 게이트웨이가 제때 시작되지 않았습니다. 기술 정보에 이유가 있을 수 있습니다.</translation>
    </message>
    <message>
        <source>The demo only selects now and does not connect: its gateways ended unexpectedly. Start the demo again.</source>
        <translation>이제 데모가 게이트웨이를 선택만 하고 연결하지 않습니다. 데모 게이트웨이가 예기치 않게 끝났습니다. 데모를 다시 시작하십시오.</translation>
    </message>
    <message>
        <source>The gateway ended the tunnel. Connect again, or choose another gateway.</source>
        <translation>게이트웨이가 터널을 끝냈습니다. 다시 연결하거나 다른 게이트웨이를 선택하십시오.</translation>
    </message>
    <message>
        <source>%1: the connection was asked for %2 times and never answered.</source>
        <translation>%1: 연결 요청을 %2회 보냈으나 응답이 없었습니다.</translation>
    </message>
    <message>
        <source>%1: the connection was asked for %2 times. The TCP timestamps show which request was answered: the round trip took %3, not %4.</source>
        <translation>%1: 연결 요청을 %2회 보냈습니다. 어느 요청에 응답했는지는 TCP 타임스탬프로 알 수 있습니다. 왕복 시간은 %3이며, %4 값이 아닙니다.</translation>
    </message>
    <message>
        <source>%1: the connection was asked for %2 times, and nothing shows which request was answered. The round trip is ambiguous: %3 or %4. It is not ranked.</source>
        <translation>%1: 연결 요청을 %2회 보냈으며, 어느 요청에 응답했는지 알 수 없습니다. 왕복 시간이 모호합니다: %3 또는 %4. 순위에 넣지 않습니다.</translation>
    </message>
    <message>
        <source>%1: silence for %2, beginning %3 after the first packet. The full exchange is longer by it than the way there and back.</source>
        <translation>%1: 첫 패킷 이후 %3 시점부터 %2 동안 침묵이 있었습니다. 전체 교환이 왕복보다 그만큼 길어졌습니다.</translation>
    </message>
    <message>
        <source>%1: silence for %2, beginning %3 after the first packet: as long as the %4 ms that a delayed ACK waits. The full exchange is longer by it.</source>
        <translation>%1: 첫 패킷 이후 %3 시점부터 %2 동안 침묵이 있었습니다. 지연된 ACK의 대기 시간(%4 ms)과 비슷합니다. 전체 교환이 그만큼 길어졌습니다.</translation>
    </message>
    <message>
        <source>%1: delayed ACK against slow start. In %2 of %3 connections the ServerHello was sent again after %4, behind a first flight of one segment. The acknowledgement left in time and was held up or lost on the way.</source>
        <translation>%1: 지연된 ACK와 느린 시작이 맞물렸습니다. 연결 %3개 중 %2개에서 ServerHello가 %4 후에 재전송되었고, 첫 전송은 세그먼트 하나였습니다. 확인 응답은 제때 나갔으나 경로에서 지연되거나 손실되었습니다.</translation>
    </message>
    <message>
        <source>%1: delayed ACK against slow start. In %2 of %3 connections the ServerHello was sent again after %4, behind a first flight of one segment: the gateway waited for an acknowledgement, and the client for a second segment.</source>
        <translation>%1: 지연된 ACK와 느린 시작이 맞물렸습니다. 연결 %3개 중 %2개에서 ServerHello가 %4 후에 재전송되었고, 첫 전송은 세그먼트 하나였습니다. 게이트웨이는 확인 응답을, 클라이언트는 두 번째 세그먼트를 기다렸습니다.</translation>
    </message>
    <message>
        <source>%1: %2 segments were sent again, in %3 of %4 connections, and at no other gateway. The cause is this gateway or what stands before it.</source>
        <translation>%1: 연결 %4개 중 %3개에서 세그먼트 %2개가 재전송되었고, 다른 게이트웨이에서는 없었습니다. 원인은 이 게이트웨이 또는 그 앞의 장비입니다.</translation>
    </message>
    <message>
        <source>%1 segments were sent again, at %2 of %3 gateways: packets are lost on the way, not at one gateway.</source>
        <translation>게이트웨이 %3개 중 %2개에서 세그먼트 %1개가 재전송되었습니다. 패킷 손실은 특정 게이트웨이가 아니라 경로에서 일어납니다.</translation>
    </message>
    <message>
        <source>%1: %2 packets came in fragments. The way is narrower than the sender believes, which costs time or packets.</source>
        <translation>%1: 패킷 %2개가 프래그먼트로 나뉘어 왔습니다. 경로의 MTU가 보내는 쪽의 예상보다 작아 시간이 더 걸리거나 패킷이 손실됩니다.</translation>
    </message>
    <message>
        <source>%1: the TCP handshakes took %2 to %3 although nothing was sent again. The delay on the way changes.</source>
        <translation>%1: 재전송이 없는데도 TCP 핸드셰이크에 %2 ~ %3 걸렸습니다. 경로의 지연이 일정하지 않습니다.</translation>
    </message>
    <message>
        <source>%1: TCP answers in %2, but the ServerHello takes %3 more. The gateway is busy, not far away.</source>
        <translation>%1: TCP 응답 시간은 %2이지만 ServerHello까지 %3 더 걸립니다. 게이트웨이가 먼 것이 아니라 바쁩니다.</translation>
    </message>
    <message>
        <source>%1: the requests went through the proxy %2. The TCP handshake measures the way to the proxy only.</source>
        <translation>%1: 요청이 프록시를 거쳤습니다(%2). TCP 핸드셰이크는 프록시까지의 경로만 잽니다.</translation>
    </message>
    <message>
        <source>All %1 gateways answered at once and with the same redirect: a sign-in page of the network is suspected.</source>
        <translation>게이트웨이 %1개가 모두 즉시, 같은 리디렉션으로 응답했습니다. 네트워크의 로그인 페이지가 의심됩니다.</translation>
    </message>
    <message>
        <source>All %1 gateways answered at once and with the same certificate: a sign-in page or a proxy is suspected.</source>
        <translation>게이트웨이 %1개가 모두 즉시, 같은 인증서로 응답했습니다. 로그인 페이지 또는 프록시가 의심됩니다.</translation>
    </message>
    <message>
        <source>DNS did not answer for the name %1, asked %2 times.</source>
        <translation>DNS가 이름에 응답하지 않았습니다: %1(쿼리 %2회).</translation>
    </message>
    <message>
        <source>DNS took %2 for the name %1. That is no part of an RTT.</source>
        <translation>DNS 조회에 %2 걸렸습니다(이름: %1). 왕복 시간에는 포함되지 않습니다.</translation>
    </message>
    <message>
        <source>The log&apos;s clock ran back before run %1.</source>
        <translation>로그의 시계가 뒤로 돌아갔습니다(실행 %1 이전).</translation>
    </message>
    <message>
        <source>The clock of the capture was set from %1 to %2. Values across this place are worthless.</source>
        <translation>캡처의 시계가 바뀌었습니다(%1 → %2). 이 지점에 걸친 값은 의미가 없습니다.</translation>
    </message>
    <message>
        <source>%1: the capture&apos;s clock jumped ahead of the client&apos;s own. Values across this place are worthless.</source>
        <translation>%1: 캡처의 시계가 클라이언트의 시계보다 앞으로 건너뛰었습니다. 이 지점에 걸친 값은 의미가 없습니다.</translation>
    </message>
    <message>
        <source>Handshake says %1, full exchange says %2.</source>
        <translation>핸드셰이크 기준: %1, 전체 교환 기준: %2.</translation>
    </message>
    <message>
        <source>%1: probe %2 took %3 on the wire, the log says %4 ms.</source>
        <translation>%1: 프로브 %2 값이 캡처와 로그에서 다릅니다. 캡처: %3, 로그: %4 ms.</translation>
    </message>
    <message>
        <source>%1: %2 of %3 values of the log have no connection in the capture.</source>
        <translation>%1: 로그의 값 %3개 중 %2개는 캡처에 해당하는 연결이 없습니다.</translation>
    </message>
    <message>
        <source>Update the gateway (ASA 9.1(3) or later begins with two segments, CSCug98113), or on Windows set TcpAckFrequency to 1 for the interface and restart.</source>
        <translation>게이트웨이를 업데이트하십시오(ASA 9.1(3) 이상은 세그먼트 두 개로 시작, CSCug98113). 또는 Windows에서 해당 인터페이스의 TcpAckFrequency를 1로 설정하고 다시 시작하십시오.</translation>
    </message>
    <message>
        <source>Capture again; if it comes back, give the capture to the provider of the network.</source>
        <translation>다시 캡처하십시오. 반복되면 캡처를 통신 사업자에게 전달하십시오.</translation>
    </message>
    <message>
        <source>Look at this gateway: its load, its interfaces and what stands before it. Until then, rank by the TCP handshake.</source>
        <translation>이 게이트웨이의 부하와 인터페이스, 그 앞의 장비를 확인하십시오. 그때까지는 TCP 핸드셰이크로 순위를 매기십시오.</translation>
    </message>
    <message>
        <source>Give the capture to the provider of the network, with the address of this gateway.</source>
        <translation>이 게이트웨이의 주소와 함께 캡처를 통신 사업자에게 전달하십시오.</translation>
    </message>
    <message>
        <source>Rank by the TCP handshake to leave such silences out of the choice.</source>
        <translation>이런 침묵을 선택에서 제외하려면 TCP 핸드셰이크로 순위를 매기십시오.</translation>
    </message>
    <message>
        <source>Sign in to the network in a browser, then measure again.</source>
        <translation>브라우저에서 네트워크에 로그인한 다음 다시 측정하십시오.</translation>
    </message>
    <message>
        <source>Look at the DNS servers of this network.</source>
        <translation>이 네트워크의 DNS 서버를 확인하십시오.</translation>
    </message>
    <message>
        <source>Capture again while the clock is not set.</source>
        <translation>시계가 바뀌지 않는 동안 다시 캡처하십시오.</translation>
    </message>
    <message>
        <source>The machine may have been busy, or the capture was made elsewhere than the log.</source>
        <translation>컴퓨터가 바빴거나, 캡처와 로그가 서로 다른 곳에서 만들어졌을 수 있습니다.</translation>
    </message>
    <message>
        <source>Begin the capture before the run and end it afterwards, with the filter of naructl capture --how.</source>
        <translation>naructl capture --how의 필터로 실행 전에 캡처를 시작하고 실행 후에 끝내십시오.</translation>
    </message>
    <message>
        <source>The file is no packet capture: %1. Save it as pcap or pcapng, as Wireshark and tcpdump do.</source>
        <translation>패킷 캡처가 아닌 파일입니다: %1. Wireshark나 tcpdump처럼 pcap 또는 pcapng로 저장하십시오.</translation>
    </message>
    <message>
        <source>The file holds no records of a log: %1. Open AnyConnect.txt, a DART bundle, or naru.log.</source>
        <translation>로그 기록이 없는 파일입니다: %1. AnyConnect.txt, DART 번들 또는 naru.log를 여십시오.</translation>
    </message>
    <message>
        <source>The bundle holds no log of the VPN client: %1. Make a DART bundle in which the VPN client&apos;s logs are included.</source>
        <translation>번들에 VPN 클라이언트의 로그가 없습니다: %1. VPN 클라이언트의 로그를 포함하여 DART 번들을 만드십시오.</translation>
    </message>
    <message>
        <source>The zip file is damaged: %1. Copy or make it again.</source>
        <translation>zip 파일이 손상되었습니다: %1. 다시 복사하거나 다시 만드십시오.</translation>
    </message>
    <message>
        <source>The zip file would grow beyond all measure when it is unpacked, so it was refused: %1. A bundle of logs does not.</source>
        <translation>zip 파일을 풀면 지나치게 커지므로 거부되었습니다: %1. 로그 번들은 이렇게 커지지 않습니다.</translation>
    </message>
    <message>
        <source>The zip file holds a name that leads out of its folder, so it was refused: %1. Do not unpack it, and ask who made it.</source>
        <translation>zip 파일에 폴더 밖으로 나가는 이름이 있어 거부되었습니다: %1. 파일을 풀지 말고 만든 사람에게 문의하십시오.</translation>
    </message>
    <message>
        <source>The zip file is encrypted: %1. Make one without a password.</source>
        <translation>zip 파일이 암호화되어 있습니다: %1. 암호 없이 만드십시오.</translation>
    </message>
    <message>
        <source>The file is no support session: %1. Open one that was made by naructl support create or by the Evidence page.</source>
        <translation>지원 세션 파일이 아닙니다: %1. naructl support create 또는 증거 페이지에서 만든 파일을 여십시오.</translation>
    </message>
    <message>
        <source>The support session was made by a newer version: %1. Update this program to open it.</source>
        <translation>더 새로운 버전에서 만든 지원 세션입니다: %1. 열려면 이 프로그램을 업데이트하십시오.</translation>
    </message>
    <message>
        <source>Stopped on request.</source>
        <translation>요청에 따라 중지했습니다.</translation>
    </message>
    <message>
        <source>sure</source>
        <translation>확실</translation>
    </message>
    <message>
        <source>likely</source>
        <translation>유력</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>가능</translation>
    </message>
    <message>
        <source>The capture holds no complete exchange with a gateway, so nothing can be compared.</source>
        <translation>캡처에 게이트웨이와 끝까지 진행된 교환이 없어 비교할 수 없습니다.</translation>
    </message>
    <message>
        <source>Nothing wrong: the lowest round trip time decides, and that is what the rule chooses. Choice: %1.</source>
        <translation>이상이 없습니다. 가장 낮은 왕복 시간이 결정하며, 규칙대로 선택되었습니다. 선택: %1.</translation>
    </message>
    <message>
        <source>The cause lies with a gateway: see the findings that name it.</source>
        <translation>원인은 게이트웨이에 있습니다. 그 게이트웨이를 가리키는 결과를 확인하십시오.</translation>
    </message>
    <message>
        <source>The cause lies on the way: the network of the provider, or the one here.</source>
        <translation>원인은 경로에 있습니다. 통신 사업자의 네트워크이거나 이곳의 네트워크입니다.</translation>
    </message>
    <message>
        <source>The cause lies around the measurement: a proxy, a sign-in page, name lookups or the clock.</source>
        <translation>원인은 측정 환경에 있습니다. 프록시, 로그인 페이지, 이름 조회 또는 시계입니다.</translation>
    </message>
    <message>
        <source>the log ends before the result</source>
        <translation>결과가 나오기 전에 로그가 끝남</translation>
    </message>
    <message>
        <source>measured, the lowest was chosen</source>
        <translation>측정함, 가장 낮은 값이 선택됨</translation>
    </message>
    <message>
        <source>from the cache, nothing was measured</source>
        <translation>캐시 사용, 측정하지 않음</translation>
    </message>
    <message>
        <source>the last server was retained</source>
        <translation>마지막 서버가 유지됨</translation>
    </message>
    <message>
        <source>no results, the last server was retained</source>
        <translation>결과 없음, 마지막 서버가 유지됨</translation>
    </message>
    <message>
        <source>OGS was not performed</source>
        <translation>OGS가 수행되지 않음</translation>
    </message>
    <message>
        <source>the time was up before a server answered</source>
        <translation>서버가 응답하기 전에 시간이 초과됨</translation>
    </message>
    <message>
        <source>probe %1</source>
        <translation>프로브 %1</translation>
    </message>
    <message>
        <source>first request, no probe</source>
        <translation>첫 요청(프로브 아님)</translation>
    </message>
    <message>
        <source>open</source>
        <extracomment>a connection that the gateway did not end</extracomment>
        <translation>열림</translation>
    </message>
    <message>
        <source>Probing begins: %1.</source>
        <translation>프로브 시작: %1.</translation>
    </message>
    <message>
        <source>No probe has a value: %1.</source>
        <translation>값이 있는 프로브가 없음: %1.</translation>
    </message>
    <message>
        <source>Probes of %1: %2 ms.</source>
        <translation>프로브 결과: %1, %2 ms.</translation>
    </message>
    <message>
        <source>Results of OGS. Last server: %1.</source>
        <translation>OGS 결과. 마지막 서버: %1.</translation>
    </message>
    <message>
        <source>%1: no value (%2).</source>
        <translation>%1: 값 없음(%2).</translation>
    </message>
    <message>
        <source>Chosen as the optimal gateway: %1.</source>
        <translation>최적 게이트웨이로 선택됨: %1.</translation>
    </message>
    <message>
        <source>The results come from the cache; nothing was measured.</source>
        <translation>결과는 캐시에서 가져왔으며 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>OGS was not performed: %1.</source>
        <translation>OGS가 수행되지 않음: %1.</translation>
    </message>
    <message>
        <source>No results; the last server was retained: %1.</source>
        <translation>결과가 없어 마지막 서버를 유지함: %1.</translation>
    </message>
    <message>
        <source>Support session</source>
        <translation>지원 세션</translation>
    </message>
    <message>
        <source>Made</source>
        <translation>만든 시각</translation>
    </message>
    <message>
        <source>Names and addresses are masked.</source>
        <translation>이름과 주소가 가려져 있습니다.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>일어난 일</translation>
    </message>
    <message>
        <source>Cached locations</source>
        <translation>캐시된 위치</translation>
    </message>
    <message>
        <source>Packet capture</source>
        <translation>패킷 캡처</translation>
    </message>
    <message numerus="yes">
        <source>%n sent again</source>
        <translation>
            <numerusform>%n개 재전송</numerusform>
        </translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>What</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>End</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>… and more: %1 connections. Name the gateways by a profile or a log.</source>
        <translation>… 그 밖의 연결: %1. 프로파일이나 로그로 게이트웨이를 지정하십시오.</translation>
    </message>
    <message>
        <source>Frames passed over: %1</source>
        <translation>건너뛴 프레임: %1</translation>
    </message>
    <message>
        <source>The capture is cut off or damaged; what stands before that was read.</source>
        <translation>캡처가 잘렸거나 손상되었습니다. 그 앞부분은 읽었습니다.</translation>
    </message>
    <message>
        <source>Connections left out: %1</source>
        <translation>제외된 연결: %1</translation>
    </message>
    <message>
        <source>sent again</source>
        <translation>재전송</translation>
    </message>
    <message>
        <source>Start this, connect, and end it with Ctrl+C as soon as a gateway is chosen:</source>
        <translation>다음을 시작하고 연결한 뒤, 게이트웨이가 선택되면 바로 Ctrl+C로 끝내십시오:</translation>
    </message>
    <message>
        <source>In Wireshark, use this as the capture filter:</source>
        <translation>Wireshark에서는 다음을 캡처 필터로 사용하십시오:</translation>
    </message>
    <message>
        <source>Gateways left out because their names hold other characters: %1</source>
        <translation>이름에 다른 문자가 있어 제외된 게이트웨이: %1</translation>
    </message>
    <message>
        <source>The file is too large for a support session: %1. Leave it out, or cut it to the minutes that matter.</source>
        <translation>파일이 지원 세션에 넣기에는 너무 큽니다: %1. 제외하거나 필요한 시간만 남기고 자르십시오.</translation>
    </message>
    <message>
        <source>the lowest of the probes of %1</source>
        <translation>%1 프로브 중 최솟값</translation>
    </message>
    <message>
        <source>lowest of (%1)</source>
        <translation>최솟값: (%1)</translation>
    </message>
    <message>
        <source>The log says nothing of OGS.</source>
        <translation>로그에 OGS 내용이 없습니다.</translation>
    </message>
    <message>
        <source>The log is cut off; what it holds was read.</source>
        <translation>로그가 잘렸습니다. 남아 있는 내용은 읽었습니다.</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>만든 시각: %1</translation>
    </message>
    <message>
        <source>There is no parameter of that name: %1.</source>
        <translation>이런 이름의 매개변수가 없습니다: %1.</translation>
    </message>
    <message>
        <source>%1 holds too many entries, or too few. Allowed: %3.</source>
        <translation>항목이 너무 많거나 너무 적습니다: %1. 허용: %3.</translation>
    </message>
    <message>
        <source>There is no such model: %2.</source>
        <translation>이런 모델이 없습니다: %2.</translation>
    </message>
    <message>
        <source>The model reports no such figure: %2.</source>
        <translation>모델이 보고하지 않는 수치입니다: %2.</translation>
    </message>
    <message>
        <source>%1: %3</source>
        <translation>%1: %3</translation>
    </message>
    <message>
        <source>Connect at the start</source>
        <translation>시작할 때 연결</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>다시 연결</translation>
    </message>
    <message>
        <source>After sleep</source>
        <translation>절전 뒤</translation>
    </message>
    <message>
        <source>Previous gateway</source>
        <translation>이전 게이트웨이</translation>
    </message>
    <message>
        <source>User name</source>
        <translation>사용자 이름</translation>
    </message>
    <message>
        <source>Second user name</source>
        <translation>두 번째 사용자 이름</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>Stay disconnected</source>
        <translation>연결하지 않음</translation>
    </message>
    <message>
        <source>none</source>
        <extracomment>no user name, group or gateway is set</extracomment>
        <translation>없음</translation>
    </message>
    <message>
        <source>as the profile says</source>
        <extracomment>a setting that is not set</extracomment>
        <translation>프로파일에 따름</translation>
    </message>
    <message>
        <source>set so already</source>
        <translation>이미 그렇게 설정됨</translation>
    </message>
    <message>
        <source>an entry before it counts</source>
        <translation>앞의 항목이 우선함</translation>
    </message>
    <message>
        <source>not a value that it may have</source>
        <translation>허용되지 않는 값</translation>
    </message>
    <message>
        <source>no gateway of the open profile</source>
        <translation>열린 프로파일에 없는 게이트웨이</translation>
    </message>
    <message>
        <source>not used by Naru</source>
        <translation>Naru에서 쓰지 않음</translation>
    </message>
    <message>
        <source>not used by Naru; its value was not read</source>
        <translation>Naru에서 쓰지 않음, 값은 읽지 않음</translation>
    </message>
    <message>
        <source>another protocol than AnyConnect: %1</source>
        <translation>AnyConnect가 아닌 프로토콜: %1</translation>
    </message>
    <message>
        <source>another kind of VPN: %1</source>
        <translation>다른 종류의 VPN: %1</translation>
    </message>
    <message>
        <source>names no address of a gateway</source>
        <translation>게이트웨이 주소가 없음</translation>
    </message>
    <message>
        <source>The file is XML, but not the preferences of a Cisco client: %1. These begin with the element AnyConnectPreferences.</source>
        <translation>XML 파일이지만 Cisco 클라이언트의 환경 설정이 아닙니다: %1. 환경 설정은 AnyConnectPreferences 요소로 시작합니다.</translation>
    </message>
    <message>
        <source>A service of this machine does not let this user ask: %1. Ask whoever administers the machine.</source>
        <translation>이 컴퓨터의 서비스가 이 사용자의 요청을 허용하지 않습니다: %1. 컴퓨터 관리자에게 문의하십시오.</translation>
    </message>
    <message>
        <source>Missing, cut off or changed since it was made</source>
        <translation>만든 뒤 없어졌거나 잘렸거나 바뀐 파일</translation>
    </message>
</context>
<context>
    <name>naru::connect::BrowserDialog</name>
    <message>
        <source>Sign in with the browser</source>
        <translation>브라우저로 로그인</translation>
    </message>
    <message>
        <source>No browser could be started. Open this address in a browser on this machine.</source>
        <translation>브라우저를 시작할 수 없습니다. 이 컴퓨터의 브라우저에서 이 주소를 여십시오.</translation>
    </message>
    <message>
        <source>Your browser was opened with this address. Sign in there; the connection goes on by itself.</source>
        <translation>이 주소로 브라우저를 열었습니다. 거기에서 로그인하면 연결이 자동으로 계속됩니다.</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Open the browser again</source>
        <translation>브라우저 다시 열기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>naru::connect::ConnectModel</name>
    <message>
        <source>%1 of %2 probes, %3 of %4</source>
        <translation>완료된 프로브 %1 / %2  ·  %3 / %4</translation>
    </message>
    <message>
        <source>all results after %1</source>
        <translation>전체 결과: %1</translation>
    </message>
    <message>
        <source>Settled after %1, all results after %2</source>
        <translation>선택 확정: %1, 전체 결과: %2</translation>
    </message>
    <message>
        <source>Order of connection</source>
        <translation>연결 순서</translation>
    </message>
    <message>
        <source>Order of connection (provisional)</source>
        <translation>연결 순서(잠정)</translation>
    </message>
    <message>
        <source>The profile leaves it off; choose a gateway by hand.</source>
        <translation>프로파일에서 사용하지 않습니다. 게이트웨이를 직접 선택하십시오.</translation>
    </message>
    <message>
        <source>The profile keeps it on; gateways cannot be chosen by hand.</source>
        <translation>프로파일에서 고정하여 게이트웨이를 직접 선택할 수 없습니다.</translation>
    </message>
    <message>
        <source>or choose one below by hand</source>
        <translation>아래에서 직접 선택할 수도 있습니다</translation>
    </message>
    <message numerus="yes">
        <source>%n gateway(s), from a Cisco client</source>
        <translation>
            <numerusform>Cisco 클라이언트, 게이트웨이 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>a gateway of NetworkManager</source>
        <translation>NetworkManager의 게이트웨이</translation>
    </message>
    <message>
        <source>the gateway that a Cisco client used last</source>
        <translation>Cisco 클라이언트가 마지막으로 쓴 게이트웨이</translation>
    </message>
</context>
<context>
    <name>naru::connect::ConnectPage</name>
    <message>
        <source>Connect</source>
        <translation>연결</translation>
    </message>
</context>
<context>
    <name>naru::connect::FailoverModel</name>
    <message>
        <source>Backup servers</source>
        <translation>백업 서버</translation>
    </message>
    <message>
        <source>%1, backup</source>
        <translation>%1, 백업</translation>
    </message>
    <message>
        <source>%1, again in %2</source>
        <translation>%1, 다시 시도까지: %2</translation>
    </message>
</context>
<context>
    <name>naru::connect::Headline</name>
    <message numerus="yes">
        <source>%n gateway(s) to choose from.</source>
        <translation>
            <numerusform>선택할 수 있는 게이트웨이: %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>This location is known: the answer comes from the cache, nothing is probed.</source>
        <translation>알려진 위치입니다. 캐시된 결과를 사용하며 측정하지 않습니다.</translation>
    </message>
    <message>
        <source>Each one is measured from where you are, for seven seconds at most.</source>
        <translation>현재 위치에서 게이트웨이를 하나씩 최대 7초 동안 측정합니다.</translation>
    </message>
    <message>
        <source>No gateway answered.</source>
        <translation>응답한 게이트웨이가 없습니다.</translation>
    </message>
    <message>
        <source>Nothing was measured.</source>
        <translation>측정하지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Measuring the round trip time (RTT) of %n gateway(s).</source>
        <translation>
            <numerusform>게이트웨이 %n개의 왕복 시간(RTT)을 측정하고 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Fastest so far: %1, %2.</source>
        <translation>지금까지 가장 빠른 게이트웨이: %1, %2.</translation>
    </message>
    <message>
        <source>No answer has come yet.</source>
        <translation>아직 응답이 없습니다.</translation>
    </message>
    <message>
        <source>No gateway was chosen.</source>
        <translation>선택된 게이트웨이가 없습니다.</translation>
    </message>
    <message>
        <source>%1 answers fastest from here.</source>
        <translation>가장 빠른 게이트웨이: %1</translation>
    </message>
    <message>
        <source>%1 is the choice for this location.</source>
        <translation>이 위치에서 선택한 게이트웨이: %1</translation>
    </message>
    <message>
        <source>The choice is settled; the others are still being measured.</source>
        <translation>선택이 정해졌습니다. 나머지 게이트웨이는 아직 측정 중입니다.</translation>
    </message>
    <message>
        <source>Measured just now: %1, %2. No cached answer was used.</source>
        <translation>방금 측정했습니다: %1, %2. 캐시된 결과는 사용하지 않았습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n gateway(s)</source>
        <translation>
            <numerusform>게이트웨이 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n probe(s)</source>
        <translation>
            <numerusform>프로브 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is the cached answer for this location.</source>
        <translation>이 위치의 캐시된 결과: %1</translation>
    </message>
    <message>
        <source>The cached answer names no gateway.</source>
        <translation>캐시된 결과에 게이트웨이가 없습니다.</translation>
    </message>
    <message>
        <source>Measured %1 (%2). Nothing was probed now.</source>
        <translation>측정 시점: %1(%2). 이번에는 측정하지 않았습니다.</translation>
    </message>
    <message>
        <source>Why: %1.</source>
        <translation>이유: %1.</translation>
    </message>
</context>
<context>
    <name>naru::connect::Lanes</name>
    <message>
        <source>%1 of %2 probes</source>
        <translation>프로브 %1 / %2</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>주소 없음</translation>
    </message>
    <message>
        <source>none of %1</source>
        <translation>%1개 모두 실패</translation>
    </message>
</context>
<context>
    <name>naru::connect::MainAct</name>
    <message>
        <source>Disconnect</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Stop measuring</source>
        <translation>측정 중지</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Connect to %1</source>
        <translation>연결: %1</translation>
    </message>
</context>
<context>
    <name>naru::connect::SessionDetails</name>
    <message>
        <source>Gateway</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>Why this one</source>
        <translation>선택 이유</translation>
    </message>
    <message>
        <source>SOCKS proxy</source>
        <translation>SOCKS 프록시</translation>
    </message>
    <message>
        <source>Inner address</source>
        <translation>내부 주소</translation>
    </message>
    <message>
        <source>Connected</source>
        <translation>연결 시간</translation>
    </message>
    <message>
        <source>Traffic</source>
        <translation>트래픽</translation>
    </message>
    <message>
        <source>received: %1, sent: %2</source>
        <translation>수신: %1, 송신: %2</translation>
    </message>
    <message>
        <source>Device</source>
        <translation>장치</translation>
    </message>
    <message>
        <source>Greeting</source>
        <translation>인사말</translation>
    </message>
    <message>
        <source>for %1, since %2</source>
        <translation>%1, 시작: %2</translation>
    </message>
    <message>
        <source>not in use</source>
        <translation>사용 안 함</translation>
    </message>
    <message>
        <source>TLS cipher</source>
        <translation>TLS 암호화</translation>
    </message>
    <message>
        <source>DTLS cipher</source>
        <translation>DTLS 암호화</translation>
    </message>
</context>
<context>
    <name>naru::connect::SignInDialog</name>
    <message>
        <source>Sign in: %1</source>
        <translation>로그인: %1</translation>
    </message>
    <message>
        <source>The gateway sent the sign-in on to another server: %1</source>
        <translation>게이트웨이가 다른 서버로 로그인을 넘겼습니다: %1</translation>
    </message>
    <message>
        <source>The stored password was not accepted.</source>
        <translation>저장된 암호가 받아들여지지 않았습니다.</translation>
    </message>
    <message>
        <source>Remember the password</source>
        <translation>암호 저장</translation>
    </message>
    <message>
        <source>Sign in</source>
        <translation>로그인</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Kept in the keyring once the gateway has accepted it</source>
        <translation>게이트웨이가 받아들이면 키링에 보관합니다</translation>
    </message>
</context>
<context>
    <name>naru::connect::TrustDialog</name>
    <message>
        <source>The gateway shows another key than before: %1</source>
        <translation>게이트웨이의 키가 이전과 다릅니다: %1</translation>
    </message>
    <message>
        <source>The gateway cannot be verified: %1</source>
        <translation>게이트웨이를 검증할 수 없습니다: %1</translation>
    </message>
    <message>
        <source>The gateway is not known: %1</source>
        <translation>처음 보는 게이트웨이입니다: %1</translation>
    </message>
    <message>
        <source>Server</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Made out to</source>
        <translation>발급 대상</translation>
    </message>
    <message>
        <source>Signed by</source>
        <translation>발급자</translation>
    </message>
    <message>
        <source>Names</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>Valid</source>
        <translation>유효 기간</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>Accepted key</source>
        <translation>승인한 키</translation>
    </message>
    <message>
        <source>Technical</source>
        <translation>기술 정보</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Remember this key</source>
        <translation>이 키 기억</translation>
    </message>
    <message>
        <source>Connect all the same</source>
        <translation>그래도 연결</translation>
    </message>
    <message>
        <source>Do not connect</source>
        <translation>연결 안 함</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>복사: %1</translation>
    </message>
</context>
<context>
    <name>naru::connect::Whereabouts</name>
    <message>
        <source>measured just now</source>
        <translation>방금 측정함</translation>
    </message>
    <message>
        <source>matches the cached entry</source>
        <translation>캐시된 위치 항목과 일치</translation>
    </message>
    <message>
        <source>not in the cache</source>
        <translation>캐시에 없음</translation>
    </message>
    <message>
        <source>the same location</source>
        <translation>같은 위치</translation>
    </message>
    <message>
        <source>Where you are is not known: the network names no DNS server. Results are not kept.</source>
        <translation>현재 위치를 알 수 없습니다. 네트워크에 DNS 서버가 없으므로 결과를 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>When the measurement is complete, its result is kept for this location.</source>
        <translation>측정이 끝나면 이 위치의 결과를 캐시에 보관합니다.</translation>
    </message>
    <message>
        <source>Kept for this location until %1; until then a connection here needs no probes.</source>
        <translation>보관 기한: %1 (그때까지 이 위치에서는 측정하지 않고 연결합니다.)</translation>
    </message>
    <message>
        <source>A result for this location is in the cache.</source>
        <translation>이 위치의 결과가 캐시에 있습니다.</translation>
    </message>
    <message>
        <source>Nothing is kept for this location.</source>
        <translation>이 위치에 보관된 결과가 없습니다.</translation>
    </message>
    <message>
        <source>The result that is kept for this location is not used: %1.</source>
        <translation>이 위치에 보관된 결과를 사용하지 않습니다. 이유: %1.</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::CaptureHelp</name>
    <message>
        <source>Gateways left out because their names hold other characters: %1</source>
        <translation>이름에 다른 문자가 있어 제외된 게이트웨이: %1</translation>
    </message>
    <message>
        <source>How to capture a run</source>
        <translation>실행을 캡처하는 방법</translation>
    </message>
    <message>
        <source>Command for Linux, with the gateways of this profile</source>
        <translation>Linux 명령(이 프로파일의 게이트웨이 포함)</translation>
    </message>
    <message>
        <source>Capture filter alone, for Wireshark on any system</source>
        <translation>캡처 필터만(모든 시스템의 Wireshark용)</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Copy the command</source>
        <translation>명령 복사</translation>
    </message>
    <message>
        <source>Copy the filter</source>
        <translation>필터 복사</translation>
    </message>
    <message>
        <source>1. Start the command below in a terminal.
2. Forget the location, or choose &quot;Measure here&quot;, so that gateways are measured.
3. End the command with Ctrl+C as soon as a gateway is chosen.
4. Open ogs.pcap and the log of the run here.</source>
        <translation>1. 아래 명령을 터미널에서 시작하십시오.
2. 게이트웨이를 측정하도록 위치를 지우거나 &quot;여기에서 측정&quot;을 선택하십시오.
3. 게이트웨이가 선택되면 바로 Ctrl+C로 명령을 끝내십시오.
4. ogs.pcap 파일과 그 실행의 로그를 여기에서 여십시오.</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::ComparisonPane</name>
    <message>
        <source>Probes, log against capture</source>
        <translation>프로브: 로그와 캡처 비교</translation>
    </message>
    <message>
        <source>Probes in the capture</source>
        <translation>캡처의 프로브</translation>
    </message>
    <message>
        <source>Probes in the log</source>
        <translation>로그의 프로브</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::ComparisonTable</name>
    <message>
        <source>log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>캡처</translation>
    </message>
    <message>
        <source>diff.</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>전체 교환</translation>
    </message>
    <message numerus="yes">
        <source>%n SYN(s)</source>
        <translation>
            <numerusform>SYN %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <translation>%1, 선택됨</translation>
    </message>
    <message>
        <source>a finding is about it</source>
        <translation>관련 진단 있음</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>RTT</source>
        <translation>왕복 시간</translation>
    </message>
    <message>
        <source>Probe %1</source>
        <translation>프로브 %1</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::EventTable</name>
    <message>
        <source>What happened</source>
        <translation>발생한 일</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::EvidencePage</name>
    <message>
        <source>Evidence</source>
        <translation>증거</translation>
    </message>
    <message>
        <source>Open a log, a capture or a support session</source>
        <translation>로그, 캡처 또는 지원 세션 열기</translation>
    </message>
    <message>
        <source>Save as</source>
        <translation>다른 이름으로 저장</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Open a log, a DART bundle, a capture or a support session</source>
        <translation>로그, DART 번들, 캡처 또는 지원 세션 열기</translation>
    </message>
    <message>
        <source>Last run</source>
        <translation>마지막 실행</translation>
    </message>
    <message>
        <source>Look at the last run of this program</source>
        <translation>이 프로그램의 마지막 실행 보기</translation>
    </message>
    <message>
        <source>Support session…</source>
        <translation>지원 세션…</translation>
    </message>
    <message>
        <source>Put together what somebody elsewhere needs to help</source>
        <translation>다른 곳에서 도와줄 사람에게 필요한 자료 모으기</translation>
    </message>
    <message>
        <source>Nothing is open yet.</source>
        <translation>아직 열린 자료가 없습니다.</translation>
    </message>
    <message>
        <source>Open AnyConnect.txt, a DART bundle, a packet capture or a support session, or drop one here. A log and a capture of the same run are checked against each other. The last run of this program is above.</source>
        <translation>AnyConnect.txt, DART 번들, 패킷 캡처 또는 지원 세션을 열거나 여기에 끌어다 놓으십시오. 같은 실행의 로그와 캡처는 서로 대조합니다. 이 프로그램의 마지막 실행은 위에서 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::EvidenceStrip</name>
    <message>
        <source>the last run of Naru</source>
        <translation>Naru의 마지막 실행</translation>
    </message>
    <message>
        <source>a DART bundle</source>
        <translation>DART 번들</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>잘림</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>로그</translation>
    </message>
    <message>
        <source>log in %1, aligned</source>
        <translation>로그: %1, 맞춤 완료</translation>
    </message>
    <message>
        <source>Support session</source>
        <translation>지원 세션</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>캡처</translation>
    </message>
    <message>
        <source>%1 packets</source>
        <translation>패킷 %1개</translation>
    </message>
    <message>
        <source>Clocks</source>
        <translation>시계</translation>
    </message>
    <message>
        <source>Run of %1</source>
        <translation>실행: %1</translation>
    </message>
    <message>
        <source>Run of the log</source>
        <translation>로그의 실행</translation>
    </message>
    <message>
        <source>Put all of it away</source>
        <translation>모두 닫기</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::EvidenceTabs</name>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Packets</source>
        <translation>패킷</translation>
    </message>
    <message>
        <source>Runs</source>
        <translation>실행 기록</translation>
    </message>
    <message>
        <source>Session</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>텍스트</translation>
    </message>
    <message>
        <source>How to capture</source>
        <translation>캡처 방법</translation>
    </message>
    <message>
        <source>Views of the evidence</source>
        <translation>증거 보기</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::FindingLines</name>
    <message>
        <source>Seen in: %1</source>
        <translation>근거: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>외 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Log and capture agree</source>
        <translation>로그와 캡처 일치</translation>
    </message>
    <message numerus="yes">
        <source>%n probe(s) compared, greatest difference %1. The log is not the cause.</source>
        <translation>
            <numerusform>비교한 프로브: %n개, 최대 차이: %1. 로그가 원인이 아닙니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>The choice does not depend on the measure</source>
        <translation>선택이 측정 방식에 따라 달라지지 않음</translation>
    </message>
    <message>
        <source>First by the whole exchange (%2) and by the TCP handshake alone (%3): %1.</source>
        <translation>전체 교환(%2), TCP 핸드셰이크(%3) 양쪽에서 1위: %1.</translation>
    </message>
    <message>
        <source>The capture is cut off or damaged</source>
        <translation>캡처가 잘렸거나 손상됨</translation>
    </message>
    <message numerus="yes">
        <source>What stands before that was read: %n packet(s).</source>
        <translation>
            <numerusform>그 앞부분은 읽었습니다: 패킷 %n개.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all connections were looked at</source>
        <translation>일부 연결만 확인함</translation>
    </message>
    <message>
        <source>Left out: %1. Open the profile or the log of the run, so that only its gateways count.</source>
        <translation>제외된 연결: %1. 실행의 프로파일이나 로그를 열어 해당 게이트웨이만 확인하십시오.</translation>
    </message>
    <message>
        <source>Chosen: %1.</source>
        <translation>선택됨: %1.</translation>
    </message>
    <message>
        <source>Open a capture of this run beside it</source>
        <translation>이 실행의 캡처를 함께 여십시오</translation>
    </message>
    <message>
        <source>A log says how long a probe took; a capture says why.</source>
        <translation>로그는 프로브에 걸린 시간을, 캡처는 그 이유를 보여 줍니다.</translation>
    </message>
    <message>
        <source>%1: %2 was measured before</source>
        <translation>%1: %2, 이전에 측정한 값</translation>
    </message>
    <message>
        <source>It is the lowest of the probes (%1) of %2, kept in the cache.</source>
        <translation>프로브 (%1) 중 최솟값이며 캐시에 보관된 값입니다. 측정 시각: %2.</translation>
    </message>
    <message>
        <source>Not all findings are listed</source>
        <translation>일부 진단만 표시됨</translation>
    </message>
    <message>
        <source>All of them stand in the text: %1.</source>
        <translation>모든 진단은 텍스트에 있습니다: %1개.</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::FindingsPanel</name>
    <message>
        <source>Findings: %1</source>
        <translation>진단: %1</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>진단</translation>
    </message>
    <message>
        <source>How sure</source>
        <translation>확실성</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::HistoryChart</name>
    <message>
        <source>RTT of each gateway over the runs of the log</source>
        <translation>로그의 실행별 게이트웨이 왕복 시간</translation>
    </message>
    <message>
        <source>Gateways: %1. The table below holds the runs.</source>
        <translation>게이트웨이: %1. 아래 표에 실행이 있습니다.</translation>
    </message>
    <message>
        <source>first run</source>
        <translation>첫 실행</translation>
    </message>
    <message>
        <source>last run</source>
        <translation>마지막 실행</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::HistoryPane</name>
    <message>
        <source>Runs of the log</source>
        <translation>로그의 실행</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::Ladder</name>
    <message>
        <source>%1 B</source>
        <extracomment>bytes</extracomment>
        <translation>%1 B</translation>
    </message>
    <message>
        <source>%1, one segment</source>
        <translation>%1, 세그먼트 1개</translation>
    </message>
    <message>
        <source>%1, out of order</source>
        <translation>%1, 순서 바뀜</translation>
    </message>
    <message>
        <source>%1 of silence: each waits for the other</source>
        <translation>%1 침묵: 서로 상대를 기다림</translation>
    </message>
    <message>
        <source>%1 of silence</source>
        <translation>%1 침묵</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>첫 바이트</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>종료</translation>
    </message>
    <message>
        <source>%1 ms, to the gateway: %2</source>
        <extracomment>time, then what was sent</extracomment>
        <translation>%1 ms, 게이트웨이로 보냄: %2</translation>
    </message>
    <message>
        <source>%1 ms, from the gateway: %2</source>
        <translation>%1 ms, 게이트웨이에서 받음: %2</translation>
    </message>
    <message>
        <source>data</source>
        <comment>payload of a packet that is no TLS</comment>
        <translation>데이터</translation>
    </message>
    <message>
        <source>%1 retransmitted</source>
        <extracomment>ServerHello retransmitted</extracomment>
        <translation>%1 재전송</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::LadderPainter</name>
    <message>
        <source>this machine</source>
        <translation>이 컴퓨터</translation>
    </message>
    <message>
        <source>gateway</source>
        <translation>게이트웨이</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::LadderPanel</name>
    <message>
        <source>%1 (port %2)</source>
        <extracomment>a connection that is no probe: its gateway, and the port of this machine</extracomment>
        <translation>%1(포트 %2)</translation>
    </message>
    <message>
        <source>port %1 to %2</source>
        <translation>포트 %1 → %2</translation>
    </message>
    <message>
        <source>Further packets that are not drawn: %1</source>
        <translation>그리지 않은 나머지 패킷: %1</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Packets of the connection</source>
        <translation>연결의 패킷</translation>
    </message>
    <message>
        <source>Zoom out (−)</source>
        <translation>축소(−)</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>축소</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>확대(+)</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>확대</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Export the packets as a picture</source>
        <translation>패킷을 그림으로 내보내기</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::PartTable</name>
    <message>
        <source>Profile, without secrets</source>
        <translation>프로파일(비밀 정보 제외)</translation>
    </message>
    <message>
        <source>Log as text, without secrets</source>
        <translation>로그 텍스트(비밀 정보 제외)</translation>
    </message>
    <message>
        <source>Packets as they were captured</source>
        <translation>캡처된 그대로의 패킷</translation>
    </message>
    <message>
        <source>What happened, as data</source>
        <translation>발생한 일(데이터)</translation>
    </message>
    <message>
        <source>Cached locations</source>
        <translation>캐시된 위치</translation>
    </message>
    <message>
        <source>Measurements of the past</source>
        <translation>과거 측정값</translation>
    </message>
    <message>
        <source>Table of contents, versions</source>
        <translation>목록, 버전</translation>
    </message>
    <message>
        <source>addresses inside stay as they are</source>
        <translation>안의 주소는 그대로 남습니다</translation>
    </message>
    <message>
        <source>File</source>
        <translation>파일</translation>
    </message>
    <message>
        <source>What is in it</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>크기</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::ReadingBar</name>
    <message>
        <source>Reading %1: %2</source>
        <extracomment>a file, and how much of it has been read</extracomment>
        <translation>읽는 중: %1, %2</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Cancel reading</source>
        <translation>읽기 취소</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::RunTable</name>
    <message>
        <source>When</source>
        <translation>시각</translation>
    </message>
    <message>
        <source>Why it ran</source>
        <translation>실행 이유</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>결과</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>RTT</source>
        <translation>왕복 시간</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::SessionPane</name>
    <message>
        <source>Compare with another support session</source>
        <translation>다른 지원 세션과 비교</translation>
    </message>
    <message>
        <source>Made: %1</source>
        <translation>만든 시각: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s)</source>
        <translation>
            <numerusform>이벤트 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>names and addresses are masked</source>
        <translation>이름과 주소가 가려져 있음</translation>
    </message>
    <message>
        <source>Equal: %1 of %2 lines</source>
        <translation>같은 줄: %1/%2</translation>
    </message>
    <message>
        <source>both languages</source>
        <translation>두 언어</translation>
    </message>
    <message>
        <source>One language</source>
        <translation>한 언어</translation>
    </message>
    <message>
        <source>Both languages</source>
        <translation>두 언어</translation>
    </message>
    <message>
        <source>Languages of the events</source>
        <translation>이벤트 언어</translation>
    </message>
    <message>
        <source>Compare with…</source>
        <translation>비교…</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>보고서</translation>
    </message>
    <message>
        <source>Events of the session</source>
        <translation>세션의 이벤트</translation>
    </message>
    <message>
        <source>missing, cut off or changed since it was made: %1</source>
        <translation>만든 뒤 없어졌거나 잘렸거나 바뀐 파일: %1</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::SupportDialog</name>
    <message>
        <source>Saved: %1</source>
        <translation>저장됨: %1</translation>
    </message>
    <message>
        <source>Gathering…</source>
        <translation>모으는 중…</translation>
    </message>
    <message>
        <source>%1 before it is packed</source>
        <translation>압축 전 크기: %1</translation>
    </message>
    <message>
        <source>Save the support session</source>
        <translation>지원 세션 저장</translation>
    </message>
    <message>
        <source>Support session</source>
        <translation>지원 세션</translation>
    </message>
    <message>
        <source>One file that tells somebody else what happened here, in their language. Passwords, cookies and tokens never go in. This is what goes in:</source>
        <translation>여기서 발생한 일을 다른 사람에게 그 사람의 언어로 알려 주는 파일 하나입니다. 암호, 쿠키, 토큰은 절대 들어가지 않습니다. 들어가는 내용은 다음과 같습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Profile (%n file(s))</source>
        <translation>
            <numerusform>프로파일(파일 %n개)</numerusform>
        </translation>
    </message>
    <message>
        <source>Profile (none that is a file)</source>
        <translation>프로파일(파일 없음)</translation>
    </message>
    <message>
        <source>Naru&apos;s log as text, too</source>
        <translation>Naru 로그 텍스트 포함</translation>
    </message>
    <message>
        <source>Log: %1</source>
        <translation>로그: %1</translation>
    </message>
    <message>
        <source>Capture: %1</source>
        <translation>캡처: %1</translation>
    </message>
    <message>
        <source>Replace names and addresses, the same by the same</source>
        <translation>이름과 주소 바꾸기(같은 것은 같은 것으로)</translation>
    </message>
    <message>
        <source>What goes in</source>
        <translation>들어가는 내용</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
</context>
<context>
    <name>naru::evidence_ui::TextPane</name>
    <message>
        <source>Copy all</source>
        <translation>모두 복사</translation>
    </message>
    <message>
        <source>Save as text…</source>
        <translation>텍스트로 저장…</translation>
    </message>
    <message>
        <source>All of it as text</source>
        <translation>전체 내용 텍스트</translation>
    </message>
</context>
<context>
    <name>naru::gateways::ChartLegend</name>
    <message>
        <source>Cross: lost probe. Triangle: retransmission. Unit: ms.</source>
        <translation>가위표: 손실된 프로브. 삼각형: 재전송. 단위: ms.</translation>
    </message>
    <message>
        <source>Lost probe</source>
        <translation>손실된 프로브</translation>
    </message>
    <message>
        <source>Retransmission</source>
        <translation>재전송</translation>
    </message>
    <message>
        <source>Unit ms</source>
        <translation>단위 ms</translation>
    </message>
</context>
<context>
    <name>naru::gateways::ChartPanel</name>
    <message>
        <source>RTT over time</source>
        <translation>시간에 따른 왕복 시간(RTT)</translation>
    </message>
    <message>
        <source>Last run in parts</source>
        <translation>마지막 실행의 구간</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>기간</translation>
    </message>
    <message>
        <source>Chart: RTT over time</source>
        <translation>차트: 시간에 따른 왕복 시간(RTT)</translation>
    </message>
    <message>
        <source>The table below says the same in words.</source>
        <translation>아래 표에 같은 내용이 글로 나와 있습니다.</translation>
    </message>
    <message>
        <source>Chart: last run in parts</source>
        <translation>차트: 마지막 실행의 구간</translation>
    </message>
</context>
<context>
    <name>naru::gateways::GatewayHeader</name>
    <message>
        <source>Lookup</source>
        <translation>조회</translation>
    </message>
    <message>
        <source>TCP</source>
        <translation>TCP</translation>
    </message>
    <message>
        <source>TLS</source>
        <translation>TLS</translation>
    </message>
    <message>
        <source>First byte</source>
        <translation>첫 바이트</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>종료</translation>
    </message>
</context>
<context>
    <name>naru::gateways::GatewayTable</name>
    <message>
        <source>Rank</source>
        <translation>순위</translation>
    </message>
    <message>
        <source>Gateway</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>RTT</source>
        <translation>왕복 시간</translation>
    </message>
    <message>
        <source>Loss, %1</source>
        <translation>손실, %1</translation>
    </message>
    <message>
        <source>Parts</source>
        <translation>구간</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Last measured</source>
        <translation>마지막 측정</translation>
    </message>
    <message>
        <source>Trend, %1</source>
        <translation>추이, %1</translation>
    </message>
    <message>
        <source>Lookup: %1</source>
        <translation>조회: %1</translation>
    </message>
    <message>
        <source>TCP: %1</source>
        <translation>TCP: %1</translation>
    </message>
    <message>
        <source>TLS: %1</source>
        <translation>TLS: %1</translation>
    </message>
    <message>
        <source>First byte: %1</source>
        <translation>첫 바이트: %1</translation>
    </message>
    <message>
        <source>Close: %1</source>
        <translation>종료: %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>%1 to %2; lost probes: %3 of %4</source>
        <extracomment>%1: lowest, %2: highest RTT, both with their unit; %3, %4: numbers of probes</extracomment>
        <translation>최저 %1, 최고 %2, 손실된 프로브: %3/%4</translation>
    </message>
</context>
<context>
    <name>naru::gateways::GatewaysPage</name>
    <message>
        <source>Export as CSV</source>
        <translation>CSV 내보내기</translation>
    </message>
    <message>
        <source>Export as PNG</source>
        <translation>PNG 내보내기</translation>
    </message>
    <message>
        <source>Gateways</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Measure now</source>
        <translation>지금 측정</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>알 수 없음</translation>
    </message>
    <message>
        <source>no suffix</source>
        <translation>접미사 없음</translation>
    </message>
    <message>
        <source>Location: %1</source>
        <translation>위치: %1</translation>
    </message>
    <message>
        <source>Why it ran: %1</source>
        <translation>실행 이유: %1</translation>
    </message>
    <message>
        <source>From the cache, nothing was probed</source>
        <translation>캐시 사용, 프로브 없음</translation>
    </message>
    <message>
        <source>Probe: %1</source>
        <translation>프로브: %1</translation>
    </message>
    <message>
        <source>Probes: %1 of %2</source>
        <extracomment>how far a run is: probes that have ended, of all</extracomment>
        <translation>프로브 진행: %1/%2</translation>
    </message>
    <message>
        <source>The time of the name lookup is no part of the RTT.</source>
        <translation>이름 조회 시간은 왕복 시간(RTT)에 들어가지 않습니다.</translation>
    </message>
    <message>
        <source>There are no gateways yet.</source>
        <translation>아직 게이트웨이가 없습니다.</translation>
    </message>
    <message>
        <source>Open a profile or drop one on this window.</source>
        <translation>프로파일을 열거나 이 창에 끌어다 놓으십시오.</translation>
    </message>
    <message>
        <source>Open a profile…</source>
        <translation>프로파일 열기…</translation>
    </message>
    <message numerus="yes">
        <source>Probe: %1, %n for each gateway</source>
        <translation>
            <numerusform>프로브: %1, 게이트웨이마다 %n회</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::gateways::PartsChart</name>
    <message>
        <source>No run yet. Measure now to see its parts.</source>
        <translation>아직 실행이 없습니다. 지금 측정하면 구간이 표시됩니다.</translation>
    </message>
</context>
<context>
    <name>naru::gateways::RttOverlay</name>
    <message numerus="yes">
        <source>%n probe(s) lost</source>
        <translation>
            <numerusform>프로브 %n개 손실</numerusform>
        </translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>손실</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n segment(s) sent again</source>
        <translation>
            <numerusform>%1 재전송 %n회</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was measured in this time. Measure now, or choose a longer time.</source>
        <translation>이 기간에는 측정한 값이 없습니다. 지금 측정하거나 더 긴 기간을 선택하십시오.</translation>
    </message>
</context>
<context>
    <name>naru::gateways::TimeRange</name>
    <message>
        <source>1 h</source>
        <translation>1시간</translation>
    </message>
    <message>
        <source>6 h</source>
        <translation>6시간</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24시간</translation>
    </message>
    <message>
        <source>7 d</source>
        <translation>7일</translation>
    </message>
</context>
<context>
    <name>naru::gateways::TrendCell</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
</context>
<context>
    <name>naru::kit::ConfirmBar</name>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
</context>
<context>
    <name>naru::kit::Dialog</name>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
</context>
<context>
    <name>naru::kit::Notice</name>
    <message>
        <source>Technical text</source>
        <translation>기술 정보</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>복사</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>메시지 닫기</translation>
    </message>
</context>
<context>
    <name>naru::kit::Place</name>
    <message>
        <source>no suffix</source>
        <translation>접미사 없음</translation>
    </message>
</context>
<context>
    <name>naru::kit::SearchField</name>
    <message>
        <source>Clear the search</source>
        <translation>검색어 지우기</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>검색</translation>
    </message>
</context>
<context>
    <name>naru::kit::Switch</name>
    <message>
        <source>On</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
</context>
<context>
    <name>naru::locations::ForgetCell</name>
    <message>
        <source>Forget</source>
        <translation>지우기</translation>
    </message>
</context>
<context>
    <name>naru::locations::KeysCell</name>
    <message>
        <source>matches now</source>
        <translation>지금 일치</translation>
    </message>
</context>
<context>
    <name>naru::locations::LocationTable</name>
    <message>
        <source>Age</source>
        <translation>경과</translation>
    </message>
    <message>
        <source>Known by</source>
        <translation>식별 쌍</translation>
    </message>
    <message>
        <source>1st, RTT</source>
        <translation>1순위, 왕복 시간</translation>
    </message>
    <message>
        <source>2nd</source>
        <translation>2순위</translation>
    </message>
    <message>
        <source>3rd</source>
        <translation>3순위</translation>
    </message>
    <message>
        <source>4th</source>
        <translation>4순위</translation>
    </message>
    <message>
        <source>5th</source>
        <translation>5순위</translation>
    </message>
    <message>
        <source>More</source>
        <translation>나머지</translation>
    </message>
    <message>
        <source>Measured, kept</source>
        <translation>측정, 보관 기한</translation>
    </message>
    <message>
        <source>matches now</source>
        <translation>지금 일치</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>지우기: %1</translation>
    </message>
</context>
<context>
    <name>naru::locations::LocationTexts</name>
    <message>
        <source>You are at a known location.</source>
        <translation>알려진 위치에 있습니다.</translation>
    </message>
    <message>
        <source>You are at a new location.</source>
        <translation>새 위치에 있습니다.</translation>
    </message>
    <message>
        <source>You are at a location whose entry is not used any more.</source>
        <translation>이 위치의 항목은 더 이상 사용되지 않습니다.</translation>
    </message>
    <message>
        <source>Where you are is not known.</source>
        <translation>현재 위치를 알 수 없습니다.</translation>
    </message>
    <message>
        <source>The pair %1 matches an entry measured %2, so its order is used and nothing is probed.</source>
        <extracomment>%1: DNS suffix | DNS server; %2: an age such as &quot;2 days ago&quot;</extracomment>
        <translation>일치하는 쌍: %1. 측정: %2. 이 항목의 순서를 사용하며 프로브를 보내지 않습니다.</translation>
    </message>
    <message>
        <source>The pair %1 matches an entry measured %2, but it is not used (%3). The next run measures.</source>
        <extracomment>%1: DNS suffix | DNS server; %2: an age such as &quot;2 days ago&quot;; %3: why, such as &quot;expired&quot;</extracomment>
        <translation>일치하는 쌍: %1. 측정: %2. 사용하지 않는 이유: %3. 다음 실행에서 측정합니다.</translation>
    </message>
    <message>
        <source>No entry has the pair %1. The next run measures and keeps an entry.</source>
        <extracomment>%1: DNS suffix | DNS server</extracomment>
        <translation>이 쌍의 항목이 없습니다: %1. 다음 실행에서 측정하고 항목을 보관합니다.</translation>
    </message>
    <message>
        <source>The network names no DNS server of its own, so there is nothing to know this place by. Each run measures, and nothing is kept.</source>
        <translation>네트워크가 알려 준 DNS 서버가 없어 이 위치를 식별할 수 없습니다. 실행할 때마다 측정하며 아무것도 보관하지 않습니다.</translation>
    </message>
    <message>
        <source>expired: %1</source>
        <translation>만료: %1</translation>
    </message>
    <message>
        <source>until %1, less than a day left</source>
        <translation>기한: %1(하루 미만 남음)</translation>
    </message>
    <message numerus="yes">
        <source>until %1, %n day(s) left</source>
        <extracomment>%1: a date</extracomment>
        <translation>
            <numerusform>기한: %1(%n일 남음)</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1분</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1시간</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1일</translation>
    </message>
    <message numerus="yes">
        <source>Entries are kept for %n day(s) from their first measurement; use does not prolong it.</source>
        <translation>
            <numerusform>항목은 첫 측정부터 %n일 동안 보관되며 사용해도 연장되지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::locations::LocationsPage</name>
    <message>
        <source>Export as CSV</source>
        <translation>CSV 내보내기</translation>
    </message>
    <message>
        <source>Locations</source>
        <translation>위치</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s)</source>
        <translation>
            <numerusform>쌍 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget the location %1? The next run there measures again.</source>
        <translation>이 위치를 지우시겠습니까? %1. 그곳에서 다음에 실행할 때 다시 측정합니다.</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>지우기</translation>
    </message>
    <message numerus="yes">
        <source>Forget all %n location(s)? The next run at each of them measures again.</source>
        <translation>
            <numerusform>위치 %n개를 모두 지우시겠습니까? 각 위치에서 다음에 실행할 때 다시 측정합니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>Forget all</source>
        <translation>모두 지우기</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Forget all…</source>
        <translation>모두 지우기…</translation>
    </message>
    <message>
        <source>Cached locations</source>
        <translation>캐시된 위치</translation>
    </message>
    <message>
        <source>Delete: forget the selected location</source>
        <translation>Delete: 선택한 위치 지우기</translation>
    </message>
    <message>
        <source>No location is cached yet.</source>
        <translation>아직 캐시된 위치가 없습니다.</translation>
    </message>
    <message>
        <source>Measure here once: the order of the gateways is kept for this location, and the next connection from here needs no probes.</source>
        <translation>여기서 한 번 측정하십시오. 이 위치의 게이트웨이 순서가 보관되어, 다음에 여기서 연결할 때는 프로브가 필요 없습니다.</translation>
    </message>
    <message>
        <source>Measure here</source>
        <translation>여기에서 측정</translation>
    </message>
    <message numerus="yes">
        <source>%n entry(s)</source>
        <translation>
            <numerusform>항목 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::locations::WhereaboutsPanel</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>DNS suffix: %1</source>
        <translation>DNS 접미사: %1</translation>
    </message>
    <message>
        <source>DNS server: %1</source>
        <translation>DNS 서버: %1</translation>
    </message>
    <message>
        <source>Link: %1</source>
        <translation>링크: %1</translation>
    </message>
    <message>
        <source>Forget this location</source>
        <translation>이 위치 지우기</translation>
    </message>
    <message>
        <source>Measure here</source>
        <translation>여기에서 측정</translation>
    </message>
    <message>
        <source>Measures all gateways although this location is known</source>
        <translation>알려진 위치라도 모든 게이트웨이를 측정합니다</translation>
    </message>
    <message>
        <source>Network now</source>
        <translation>현재 네트워크</translation>
    </message>
    <message>
        <source>One matching pair is enough. Two locations that share a pair are taken for one.</source>
        <translation>쌍 하나만 일치하면 됩니다. 쌍을 공유하는 두 위치는 하나로 취급됩니다.</translation>
    </message>
</context>
<context>
    <name>naru::profiles::CertificateDialog</name>
    <message>
        <source>All gateways</source>
        <translation>모든 게이트웨이</translation>
    </message>
    <message>
        <source>Choose a certificate</source>
        <translation>인증서 선택</translation>
    </message>
    <message>
        <source>Subject: %1</source>
        <translation>주체: %1</translation>
    </message>
    <message>
        <source>Issuer: %1</source>
        <translation>발급자: %1</translation>
    </message>
    <message>
        <source>The profile has neither rules nor pins.</source>
        <translation>프로파일에 규칙도 고정 키도 없습니다.</translation>
    </message>
    <message>
        <source>Its pin can be added below; rules are made on the page.</source>
        <translation>아래에서 고정 키를 추가할 수 있습니다. 규칙은 프로파일 화면에서 만듭니다.</translation>
    </message>
    <message>
        <source>Which certificate would AnyConnect choose with this profile?</source>
        <translation>이 프로파일에서 AnyConnect는 어떤 인증서를 고를까요?</translation>
    </message>
    <message>
        <source>No certificate is chosen yet.</source>
        <translation>아직 인증서를 고르지 않았습니다.</translation>
    </message>
    <message>
        <source>Choose one in PEM or DER. It is only read; a private key is not needed.</source>
        <translation>PEM 또는 DER 인증서를 고르십시오. 읽기만 하며 개인 키는 필요하지 않습니다.</translation>
    </message>
    <message>
        <source>Choose a certificate…</source>
        <translation>인증서 선택…</translation>
    </message>
    <message>
        <source>Try a certificate</source>
        <translation>인증서 시험</translation>
    </message>
    <message>
        <source>Another certificate…</source>
        <translation>다른 인증서…</translation>
    </message>
    <message>
        <source>Show in the editor</source>
        <translation>편집기에서 보기</translation>
    </message>
    <message>
        <source>The list that the pin is added to</source>
        <translation>고정 키를 추가할 목록</translation>
    </message>
    <message>
        <source>Add its pin</source>
        <translation>고정 키 추가</translation>
    </message>
    <message>
        <source>Rules and pins</source>
        <translation>규칙과 고정 키</translation>
    </message>
    <message>
        <source>Return: shows the place in the editor</source>
        <translation>Enter: 편집기에서 그 위치를 보여 줍니다</translation>
    </message>
</context>
<context>
    <name>naru::profiles::CertificateTable</name>
    <message>
        <source>Pin of %1</source>
        <translation>고정 키: %1</translation>
    </message>
    <message>
        <source>Pin of all gateways</source>
        <translation>모든 게이트웨이의 고정 키</translation>
    </message>
    <message>
        <source>matches</source>
        <translation>일치</translation>
    </message>
    <message>
        <source>does not match</source>
        <translation>불일치</translation>
    </message>
    <message>
        <source>Rule or pin</source>
        <translation>규칙 또는 고정 키</translation>
    </message>
    <message>
        <source>The certificate, or the pin&apos;s subject</source>
        <translation>인증서 또는 고정 키의 주체</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>결과</translation>
    </message>
</context>
<context>
    <name>naru::profiles::CertificateTexts</name>
    <message>
        <source>Key usage, one of: %1</source>
        <translation>키 사용(하나): %1</translation>
    </message>
    <message>
        <source>Extended key usage: %1</source>
        <translation>확장 키 사용: %1</translation>
    </message>
    <message>
        <source>Distinguished name</source>
        <translation>고유 이름</translation>
    </message>
    <message>
        <source>Name %1: %2</source>
        <translation>이름 %1: %2</translation>
    </message>
    <message>
        <source>Has a key usage</source>
        <translation>키 사용 있음</translation>
    </message>
    <message>
        <source>Has an extended key usage</source>
        <translation>확장 키 사용 있음</translation>
    </message>
    <message>
        <source>The certificate has it.</source>
        <translation>인증서에 있습니다.</translation>
    </message>
    <message>
        <source>The certificate has another value.</source>
        <translation>인증서의 값이 다릅니다.</translation>
    </message>
    <message>
        <source>The certificate does not restrict its use, which counts as a match.</source>
        <translation>인증서가 용도를 제한하지 않으므로 일치로 봅니다.</translation>
    </message>
    <message>
        <source>The certificate does not say what it may be used for.</source>
        <translation>인증서에 용도가 적혀 있지 않습니다.</translation>
    </message>
    <message>
        <source>The certificate has no such name.</source>
        <translation>인증서에 그런 이름이 없습니다.</translation>
    </message>
    <message>
        <source>The rule excludes what the certificate has.</source>
        <translation>인증서에 있는 것을 규칙이 제외합니다.</translation>
    </message>
    <message>
        <source>The rule cannot be understood.</source>
        <translation>규칙을 해석할 수 없습니다.</translation>
    </message>
    <message>
        <source>The pin cannot be read as a SHA-512.</source>
        <translation>고정 키를 SHA-512로 읽을 수 없습니다.</translation>
    </message>
    <message>
        <source>It is the pin of this certificate&apos;s public key.</source>
        <translation>이 인증서의 공개 키입니다.</translation>
    </message>
    <message>
        <source>It is the pin of another key.</source>
        <translation>다른 공개 키입니다.</translation>
    </message>
    <message>
        <source>The profile has no matching rules: any certificate may be chosen.</source>
        <translation>프로파일에 인증서 규칙이 없으므로 어떤 인증서든 선택될 수 있습니다.</translation>
    </message>
    <message>
        <source>All rules match: AnyConnect may choose this certificate.</source>
        <translation>모든 규칙이 일치하므로 AnyConnect가 이 인증서를 고를 수 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) do not match: AnyConnect would not choose this certificate.</source>
        <translation>
            <numerusform>규칙 %n개가 일치하지 않아 AnyConnect는 이 인증서를 고르지 않습니다.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::ClientPane</name>
    <message>
        <source>Find a setting</source>
        <translation>설정 찾기</translation>
    </message>
    <message>
        <source>Groups of settings</source>
        <translation>설정 그룹</translation>
    </message>
    <message>
        <source>No setting has this text in its name or its sentence.</source>
        <translation>이름이나 설명에 이 글이 있는 설정이 없습니다.</translation>
    </message>
</context>
<context>
    <name>naru::profiles::CompareDialog</name>
    <message>
        <source>Another file…</source>
        <translation>다른 파일…</translation>
    </message>
    <message>
        <source>As it was saved</source>
        <translation>저장된 상태</translation>
    </message>
    <message>
        <source>The file as another program has changed it</source>
        <translation>다른 프로그램이 바꾼 파일</translation>
    </message>
    <message>
        <source>The server&apos;s newest copy</source>
        <translation>서버의 최신 사본</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Choose what to compare this profile with.</source>
        <translation>이 프로파일을 무엇과 비교할지 고르십시오.</translation>
    </message>
    <message numerus="yes">
        <source>They differ in %n place(s).</source>
        <translation>
            <numerusform>%n곳이 다릅니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>They are the same, letter by letter.</source>
        <translation>글자 하나까지 같습니다.</translation>
    </message>
    <message>
        <source>They say the same; only blanks, comments or the like differ.</source>
        <translation>내용은 같고 공백이나 주석 등만 다릅니다.</translation>
    </message>
    <message>
        <source>Compare %1</source>
        <translation>비교: %1</translation>
    </message>
    <message>
        <source>new profile</source>
        <translation>새 프로파일</translation>
    </message>
    <message>
        <source>With</source>
        <translation>대상</translation>
    </message>
    <message>
        <source>What the profile is compared with</source>
        <translation>프로파일의 비교 대상</translation>
    </message>
    <message>
        <source>Differences</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Return: shows the place in the editor</source>
        <translation>Enter: 편집기에서 그 위치를 보여 줍니다</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>텍스트로 복사</translation>
    </message>
    <message>
        <source>Show in the editor</source>
        <translation>편집기에서 보기</translation>
    </message>
</context>
<context>
    <name>naru::profiles::CompareTable</name>
    <message>
        <source>Field</source>
        <translation>필드</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>차이</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>내 프로파일</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>상대 프로파일</translation>
    </message>
</context>
<context>
    <name>naru::profiles::CompareTexts</name>
    <message>
        <source>A host entry without a name</source>
        <translation>이름 없는 호스트 항목</translation>
    </message>
    <message>
        <source>only in theirs</source>
        <translation>상대 것에만 있음</translation>
    </message>
    <message>
        <source>only in mine</source>
        <translation>내 것에만 있음</translation>
    </message>
    <message>
        <source>other value</source>
        <translation>다른 값</translation>
    </message>
    <message>
        <source>other place</source>
        <translation>다른 위치</translation>
    </message>
    <message>
        <source>(empty)</source>
        <translation>(비어 있음)</translation>
    </message>
    <message>
        <source>Mine: %1</source>
        <translation>내 것: %1</translation>
    </message>
    <message>
        <source>Theirs: %1</source>
        <translation>상대 것: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n difference(s)</source>
        <translation>
            <numerusform>차이 %n개</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>naru::profiles::DiskBar</name>
    <message>
        <source>The file is gone from its place: %1. Saving writes it anew.</source>
        <translation>파일이 제자리에 없습니다: %1. 저장하면 새로 만듭니다.</translation>
    </message>
    <message>
        <source>This file cannot be written: %1. What you edit can be saved as another file.</source>
        <translation>이 파일에는 쓸 수 없습니다: %1. 편집한 내용은 다른 파일로 저장할 수 있습니다.</translation>
    </message>
    <message>
        <source>The server has a newer copy of this profile than the one your edits began from.</source>
        <translation>편집을 시작한 사본보다 새로운 프로파일이 서버에 있습니다.</translation>
    </message>
    <message>
        <source>Another program has changed the file, and it is no well-formed XML any more: %1.</source>
        <translation>다른 프로그램이 파일을 바꾸어 더는 올바른 XML이 아닙니다: %1.</translation>
    </message>
    <message>
        <source>Another program has changed the file while you edited it: %1.</source>
        <translation>편집하는 동안 다른 프로그램이 파일을 바꾸었습니다: %1.</translation>
    </message>
    <message>
        <source>Another program has changed the file: %1.</source>
        <translation>다른 프로그램이 파일을 바꾸었습니다: %1.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>비교…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>병합…</translation>
    </message>
    <message>
        <source>Take theirs</source>
        <translation>상대 것 사용</translation>
    </message>
    <message>
        <source>Keep mine</source>
        <translation>내 것 유지</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
</context>
<context>
    <name>naru::profiles::DraftBar</name>
    <message>
        <source>Until then the forms show what was there before, and rest.</source>
        <translation>그때까지 양식에는 이전 내용이 표시되고 편집할 수 없습니다.</translation>
    </message>
    <message>
        <source>Go to the error</source>
        <translation>오류로 이동</translation>
    </message>
    <message>
        <source>Discard what was typed</source>
        <translation>입력한 내용 버리기</translation>
    </message>
</context>
<context>
    <name>naru::profiles::FieldHelp</name>
    <message>
        <source>kept for other clients</source>
        <translation>다른 클라이언트를 위해 보관</translation>
    </message>
</context>
<context>
    <name>naru::profiles::FieldRow</name>
    <message>
        <source>Default: %1</source>
        <translation>기본값: %1</translation>
    </message>
    <message>
        <source>Not set</source>
        <translation>설정되지 않음</translation>
    </message>
    <message>
        <source>User may change it</source>
        <translation>사용자가 변경 가능</translation>
    </message>
    <message>
        <source>%1: the user may change it</source>
        <translation>%1: 사용자가 변경 가능</translation>
    </message>
    <message>
        <source>Take it out of the file</source>
        <translation>파일에서 제거</translation>
    </message>
    <message>
        <source>%1: take it out of the file</source>
        <translation>%1: 파일에서 제거</translation>
    </message>
</context>
<context>
    <name>naru::profiles::FileQuestion</name>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
    <message>
        <source>AnyConnect profiles (*.xml)</source>
        <translation>AnyConnect 프로파일 (*.xml)</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer *.der)</source>
        <translation>인증서 (*.pem *.crt *.cer *.der)</translation>
    </message>
</context>
<context>
    <name>naru::profiles::HostPane</name>
    <message>
        <source>No server</source>
        <translation>서버 없음</translation>
    </message>
    <message>
        <source>Add a server with the button above the list.</source>
        <translation>목록 위의 버튼으로 서버를 추가하십시오.</translation>
    </message>
    <message>
        <source>host entry %1 of %2</source>
        <translation>호스트 항목 %1 / %2</translation>
    </message>
    <message>
        <source>The address names no gateway, so this server is neither measured nor connected.</source>
        <translation>주소가 가리키는 게이트웨이가 없으므로 이 서버는 측정하지도 연결하지도 않습니다.</translation>
    </message>
    <message>
        <source>Probes go to %1, port %2.</source>
        <translation>프로브 대상: %1, 포트 %2.</translation>
    </message>
    <message>
        <source>IPsec: it is ranked where it answers, and never connected.</source>
        <translation>IPsec: 응답하면 순위에 들어가지만 연결하지는 않습니다.</translation>
    </message>
    <message>
        <source>Signs in at %1.</source>
        <translation>로그인 주소: %1.</translation>
    </message>
    <message>
        <source>This list applies, tried in this order when %1 fails. The list of the client settings does not. A backup is never measured.</source>
        <translation>이 목록이 적용됩니다. 연결에 실패하면 이 순서로 시도합니다(서버: %1). 클라이언트 설정의 목록은 적용되지 않습니다. 백업 서버는 측정하지 않습니다.</translation>
    </message>
    <message numerus="yes">
        <source>This server has no list of its own, so the list of the client settings applies: %n servers.</source>
        <translation>
            <numerusform>이 서버에는 자체 목록이 없으므로 클라이언트 설정의 목록이 적용됩니다(서버 %n개).</numerusform>
        </translation>
    </message>
    <message>
        <source>No backup servers, neither here nor in the client settings.</source>
        <translation>여기에도 클라이언트 설정에도 백업 서버가 없습니다.</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ImportDialog</name>
    <message>
        <source>Look below a folder</source>
        <translation>폴더에서 찾기</translation>
    </message>
    <message>
        <source>Look below a folder: a mounted disk of another system, or a backup.</source>
        <translation>폴더를 골라 찾아보십시오. 다른 시스템의 디스크나 백업이어도 됩니다.</translation>
    </message>
    <message>
        <source>Look below a folder…</source>
        <translation>폴더에서 찾기…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <source>Import profiles</source>
        <translation>프로파일 가져오기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Space: chooses it or not</source>
        <translation>Space: 선택하거나 해제합니다</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>가져오기</translation>
    </message>
    <message>
        <source>No other client has left a profile or a gateway here.</source>
        <translation>여기에는 다른 클라이언트의 프로파일이나 게이트웨이가 없습니다.</translation>
    </message>
    <message>
        <source>A copy is imported that you may edit; gateways of NetworkManager become one profile. The other client&apos;s own is only read; when its profile gets newer, you can merge it with your edits.</source>
        <translation>편집할 수 있는 사본을 가져오며, NetworkManager의 게이트웨이는 하나의 프로파일이 됩니다. 다른 클라이언트의 것은 읽기만 합니다. 그쪽 프로파일이 새로워지면 편집한 내용과 병합할 수 있습니다.</translation>
    </message>
    <message>
        <source>Profiles and gateways of other clients</source>
        <translation>다른 클라이언트의 프로파일과 게이트웨이</translation>
    </message>
    <message>
        <source>Preferences…</source>
        <translation>환경 설정…</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ImportTable</name>
    <message>
        <source>chosen</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>선택 안 됨</translation>
    </message>
    <message numerus="yes">
        <source>%n gateway(s)</source>
        <translation>
            <numerusform>게이트웨이 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Client</source>
        <translation>클라이언트</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>내용</translation>
    </message>
    <message>
        <source>preferences of all users</source>
        <translation>모든 사용자의 환경 설정</translation>
    </message>
    <message>
        <source>preferences of a user</source>
        <translation>사용자의 환경 설정</translation>
    </message>
    <message>
        <source>File or name</source>
        <translation>파일 또는 이름</translation>
    </message>
</context>
<context>
    <name>naru::profiles::KnownDialog</name>
    <message>
        <source>Add a profile</source>
        <translation>프로파일 추가</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>프로파일</translation>
    </message>
    <message>
        <source>The active profile is the one that is measured and connected with. Taking a profile from this list leaves its file where it is.</source>
        <translation>활성 프로파일로 측정하고 연결합니다. 목록에서 빼도 파일은 그대로 남습니다.</translation>
    </message>
    <message>
        <source>Known profiles</source>
        <translation>알려진 프로파일</translation>
    </message>
    <message>
        <source>Return: edit; Delete: take from the list</source>
        <translation>Enter: 편집, Delete: 목록에서 빼기</translation>
    </message>
    <message>
        <source>No profile is known yet.</source>
        <translation>아직 알려진 프로파일이 없습니다.</translation>
    </message>
    <message>
        <source>Import the ones that a Cisco client left on this machine, or add a file.</source>
        <translation>Cisco 클라이언트가 이 컴퓨터에 남긴 프로파일을 가져오거나 파일을 추가하십시오.</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Add a file…</source>
        <translation>파일 추가…</translation>
    </message>
    <message>
        <source>Take from the list</source>
        <translation>목록에서 빼기</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>병합…</translation>
    </message>
    <message>
        <source>Make active</source>
        <translation>활성화</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
</context>
<context>
    <name>naru::profiles::KnownTable</name>
    <message>
        <source>Imported from %1</source>
        <translation>가져온 곳: %1</translation>
    </message>
    <message>
        <source>active</source>
        <translation>활성</translation>
    </message>
    <message>
        <source>The file is gone</source>
        <translation>파일이 없음</translation>
    </message>
    <message>
        <source>Not readable as a profile</source>
        <translation>프로파일로 읽을 수 없음</translation>
    </message>
    <message>
        <source>The server has a newer copy</source>
        <translation>서버에 새 사본이 있음</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>읽기 전용</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>프로파일</translation>
    </message>
    <message>
        <source>Gateways</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
</context>
<context>
    <name>naru::profiles::MatchPane</name>
    <message>
        <source>A client offers only certificates that all rules match. Pick one to see which rule matches, which does not, and why.</source>
        <translation>클라이언트는 모든 규칙에 맞는 인증서만 제시합니다. 인증서를 고르면 어떤 규칙이 맞고 어떤 규칙이 맞지 않는지, 그 이유가 무엇인지 표시합니다.</translation>
    </message>
</context>
<context>
    <name>naru::profiles::MergeDialog</name>
    <message>
        <source>Comparing…</source>
        <translation>비교하는 중…</translation>
    </message>
    <message>
        <source>There is nothing to merge: theirs says nothing that mine does not.</source>
        <translation>병합할 것이 없습니다. 상대 것에 있는 내용은 내 것에도 모두 있습니다.</translation>
    </message>
    <message numerus="yes">
        <source>Both have changed the same in %n place(s): choose there which is right.</source>
        <translation>
            <numerusform>같은 곳을 양쪽이 바꾼 데가 %n곳 있습니다. 어느 쪽이 맞는지 고르십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is not known what both began from: take from theirs what you want.</source>
        <translation>양쪽의 원본을 알 수 없습니다. 상대 것에서 원하는 것을 고르십시오.</translation>
    </message>
    <message>
        <source>What only they have changed is taken; you may choose to leave it as it is.</source>
        <translation>상대만 바꾼 것은 받아들입니다. 그대로 두도록 고를 수도 있습니다.</translation>
    </message>
    <message>
        <source>Nothing changes in your profile.</source>
        <translation>내 프로파일에서 바뀌는 것이 없습니다.</translation>
    </message>
    <message numerus="yes">
        <source>This changes in your profile: %n place(s)</source>
        <translation>
            <numerusform>내 프로파일에서 바뀌는 곳: %n곳</numerusform>
        </translation>
    </message>
    <message>
        <source>Merge with a newer copy</source>
        <translation>새 사본과 병합</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Parts that were changed</source>
        <translation>바뀐 부분</translation>
    </message>
    <message>
        <source>Left arrow: take mine; right arrow: take theirs</source>
        <translation>왼쪽 화살표: 내 것, 오른쪽 화살표: 상대 것</translation>
    </message>
    <message>
        <source>What changes in your profile</source>
        <translation>내 프로파일에서 바뀌는 것</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>이후</translation>
    </message>
    <message>
        <source>All mine</source>
        <translation>모두 내 것</translation>
    </message>
    <message>
        <source>All theirs</source>
        <translation>모두 상대 것</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>병합</translation>
    </message>
</context>
<context>
    <name>naru::profiles::MergeTable</name>
    <message>
        <source>conflict: choose</source>
        <translation>충돌: 선택 필요</translation>
    </message>
    <message>
        <source>conflict, chosen</source>
        <translation>충돌, 선택함</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>받아들임</translation>
    </message>
    <message>
        <source>unchanged</source>
        <translation>변경 없음</translation>
    </message>
    <message>
        <source>moved</source>
        <translation>이동됨</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>제거됨</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>필드</translation>
    </message>
    <message>
        <source>Before both</source>
        <translation>공통 원본</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>내 프로파일</translation>
    </message>
    <message>
        <source>Theirs</source>
        <translation>상대 프로파일</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ProblemModel</name>
    <message>
        <source>line %1</source>
        <translation>%1행</translation>
    </message>
    <message>
        <source>Fix: %1</source>
        <translation>수정: %1</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ProblemPanel</name>
    <message numerus="yes">
        <source>%n errors</source>
        <translation>
            <numerusform>오류 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warnings</source>
        <translation>
            <numerusform>경고 %n개</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n notes</source>
        <translation>
            <numerusform>참고 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message numerus="yes">
        <source>Apply %n safe fixes</source>
        <translation>
            <numerusform>안전한 수정 %n개 적용</numerusform>
        </translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>문제</translation>
    </message>
    <message>
        <source>Fix the chosen one</source>
        <translation>선택한 문제 수정</translation>
    </message>
    <message>
        <source>Ctrl+Return</source>
        <translation>Ctrl+Return</translation>
    </message>
    <message>
        <source>Only fixes after which every client reads the profile as before</source>
        <translation>적용한 뒤에도 모든 클라이언트가 프로파일을 전과 같이 읽는 수정만 적용합니다</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ProfileTabs</name>
    <message>
        <source>never saved</source>
        <translation>저장한 적 없음</translation>
    </message>
    <message>
        <source>edited</source>
        <translation>편집됨</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>읽기 전용</translation>
    </message>
    <message>
        <source>Parts of the profile</source>
        <translation>프로파일의 부분</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Selection</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Client settings</source>
        <translation>클라이언트 설정</translation>
    </message>
    <message>
        <source>Certificates</source>
        <translation>인증서</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ProfileTools</name>
    <message>
        <source>Merge with</source>
        <translation>병합 대상</translation>
    </message>
    <message>
        <source>Profiles…</source>
        <translation>프로파일…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>가져오기…</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>비교…</translation>
    </message>
    <message>
        <source>Merge…</source>
        <translation>병합…</translation>
    </message>
    <message>
        <source>Try a certificate…</source>
        <translation>인증서 시험…</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ProfilesPage</name>
    <message>
        <source>New profile</source>
        <translation>새 프로파일</translation>
    </message>
    <message>
        <source>Profiles</source>
        <translation>프로파일</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>중지</translation>
    </message>
    <message>
        <source>Measure these</source>
        <translation>이 서버들 측정</translation>
    </message>
    <message>
        <source>Save the profile</source>
        <translation>프로파일 저장</translation>
    </message>
    <message>
        <source>There are unsaved changes: %1</source>
        <translation>저장하지 않은 변경 사항이 있습니다: %1</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>변경 사항 버리기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>다른 이름으로 저장…</translation>
    </message>
    <message>
        <source>More</source>
        <translation>더 보기</translation>
    </message>
    <message>
        <source>No profile is open here.</source>
        <translation>열린 프로파일이 없습니다.</translation>
    </message>
    <message>
        <source>Open one with Ctrl+O, drop one on this window, or begin with an empty one.</source>
        <translation>Ctrl+O 키로 열거나 이 창에 끌어다 놓거나 빈 프로파일로 시작하십시오.</translation>
    </message>
</context>
<context>
    <name>naru::profiles::RepeatedField</name>
    <message numerus="yes">
        <source>%n more: see the source.</source>
        <translation>
            <numerusform>%n개 더 있음: 소스를 보십시오.</numerusform>
        </translation>
    </message>
    <message>
        <source>Add</source>
        <translation>추가</translation>
    </message>
    <message>
        <source>Add: %1</source>
        <translation>추가: %1</translation>
    </message>
</context>
<context>
    <name>naru::profiles::RepeatedItem</name>
    <message>
        <source>Move up (Alt+Up)</source>
        <translation>위로 이동(Alt+Up)</translation>
    </message>
    <message>
        <source>Move down (Alt+Down)</source>
        <translation>아래로 이동(Alt+Down)</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>제거</translation>
    </message>
</context>
<context>
    <name>naru::profiles::RestoreBar</name>
    <message>
        <source>A new profile was not saved; its last edit was at %1.</source>
        <translation>저장하지 않은 새 프로파일이 있습니다. 마지막 편집: %1.</translation>
    </message>
    <message>
        <source>Edits of %1 were not saved, the last at %2.</source>
        <translation>저장하지 않은 편집이 있습니다: %1. 마지막 편집: %2.</translation>
    </message>
    <message>
        <source>The file has been changed since; undo shows it as it is now.</source>
        <translation>그 뒤에 파일이 바뀌었습니다. 실행 취소하면 지금의 파일이 보입니다.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>버리기</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>나중에</translation>
    </message>
</context>
<context>
    <name>naru::profiles::SelectionPane</name>
    <message>
        <source>Automatic selection is off: the client connects to the gateway that its user chooses, and both thresholds rest.</source>
        <translation>자동 선택이 꺼져 있습니다. 클라이언트는 사용자가 고른 게이트웨이에 연결하며 두 임계값은 작용하지 않습니다.</translation>
    </message>
    <message>
        <source>Both thresholds never act: AutoReconnect is off, so no connection is taken up again after the machine&apos;s sleep.</source>
        <translation>두 임계값은 작용하지 않습니다. AutoReconnect 설정이 꺼져 있어 절전 모드 뒤에 연결을 재개하지 않습니다.</translation>
    </message>
    <message>
        <source>Both thresholds never act: AutoReconnectBehavior is DisconnectOnSuspend, its default, so there is no reconnection after a resume for them to act on.</source>
        <translation>두 임계값은 작용하지 않습니다. AutoReconnectBehavior 설정이 기본값인 DisconnectOnSuspend 상태이므로 재개 뒤에 임계값이 작용할 다시 연결 과정이 없습니다.</translation>
    </message>
    <message>
        <source>After a resume the gateways are measured again once the machine slept for %1 h or longer, and the gateway changes only for one that is %2 % faster.</source>
        <translation>재개한 뒤 절전 시간이 %1시간 이상이면 게이트웨이를 다시 측정하며, %2 % 더 빠른 게이트웨이가 있을 때만 게이트웨이를 바꿉니다.</translation>
    </message>
    <message>
        <source>Set ReconnectAfterResume</source>
        <translation>ReconnectAfterResume 설정</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ServerList</name>
    <message>
        <source>Add a server</source>
        <translation>서버 추가</translation>
    </message>
    <message>
        <source>Duplicate the server</source>
        <translation>서버 복제</translation>
    </message>
    <message>
        <source>Remove the server</source>
        <translation>서버 제거</translation>
    </message>
    <message>
        <source>Find a server</source>
        <translation>서버 찾기</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>Alt+Up and Alt+Down move the server.</source>
        <translation>Alt+Up, Alt+Down 키로 서버를 이동합니다.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message numerus="yes">
        <source>%n servers</source>
        <translation>
            <numerusform>서버 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>New server</source>
        <translation>새 서버</translation>
    </message>
</context>
<context>
    <name>naru::profiles::ServerModel</name>
    <message>
        <source>(no name)</source>
        <translation>(이름 없음)</translation>
    </message>
    <message>
        <source>no address</source>
        <translation>주소 없음</translation>
    </message>
</context>
<context>
    <name>naru::profiles::SourceExcerpt</name>
    <message>
        <source>Source</source>
        <translation>소스</translation>
    </message>
    <message>
        <source>Source, lines %1 to %2</source>
        <translation>소스, %1~%2행</translation>
    </message>
    <message numerus="yes">
        <source>%n lines changed</source>
        <translation>
            <numerusform>변경된 행 %n개</numerusform>
        </translation>
    </message>
    <message>
        <source>Source of the server</source>
        <translation>서버의 소스</translation>
    </message>
</context>
<context>
    <name>naru::profiles::SourcePane</name>
    <message>
        <source>Source of the profile</source>
        <translation>프로파일의 소스</translation>
    </message>
</context>
<context>
    <name>naru::settings::AppearanceSection</name>
    <message>
        <source>Language and appearance</source>
        <translation>언어와 모양</translation>
    </message>
    <message>
        <source>System</source>
        <translation>시스템</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>밝게</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>어둡게</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>언어</translation>
    </message>
    <message>
        <source>Changes at once, without a restart.</source>
        <translation>다시 시작하지 않고 바로 바뀝니다.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>테마</translation>
    </message>
    <message>
        <source>System: light or dark as the desktop is.</source>
        <translation>시스템을 고르면 데스크톱의 밝기를 따릅니다.</translation>
    </message>
    <message>
        <source>Reduce motion</source>
        <translation>움직임 줄이기</translation>
    </message>
    <message>
        <source>On: results are shown without movement.</source>
        <translation>켜면 움직임 없이 결과만 표시합니다.</translation>
    </message>
</context>
<context>
    <name>naru::settings::ConnectionSection</name>
    <message>
        <source>No profile is open; the profile says whether you may change this.</source>
        <translation>열린 프로파일이 없습니다. 변경할 수 있는지는 프로파일이 정합니다.</translation>
    </message>
    <message>
        <source>The profile decides this and does not let you change it.</source>
        <translation>프로파일이 정하며 변경할 수 없습니다.</translation>
    </message>
    <message>
        <source>Connect at the start</source>
        <translation>시작할 때 연결</translation>
    </message>
    <message>
        <source>On: Naru connects by itself when it is started with this profile.</source>
        <translation>켜면 이 프로파일로 시작할 때 Naru가 스스로 연결합니다.</translation>
    </message>
    <message>
        <source>Connect again</source>
        <translation>다시 연결</translation>
    </message>
    <message>
        <source>On: a connection that is lost is made again, to its backups and the next gateways as well.</source>
        <translation>켜면 끊긴 연결을 다시 맺으며, 백업 서버와 다음 게이트웨이에도 시도합니다.</translation>
    </message>
    <message>
        <source>After sleep</source>
        <translation>절전 뒤</translation>
    </message>
    <message>
        <source>What happens to a connection when the machine sleeps.</source>
        <translation>컴퓨터가 절전 상태로 들어갈 때 연결을 어떻게 할지 정합니다.</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Stay disconnected</source>
        <translation>연결하지 않음</translation>
    </message>
</context>
<context>
    <name>naru::settings::ProxySection</name>
    <message>
        <source>Proxy to use</source>
        <translation>사용할 프록시</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>주소</translation>
    </message>
    <message>
        <source>Stands in for the system&apos;s own, in measurements only.</source>
        <translation>측정할 때만 시스템 설정을 대신합니다.</translation>
    </message>
    <message>
        <source>Not an address of a proxy. Write it like http://proxy.example.net:3128, without user and password.</source>
        <translation>프록시 주소가 아닙니다. http://proxy.example.net:3128 형식으로 사용자 이름과 암호 없이 입력하십시오.</translation>
    </message>
    <message>
        <source>The system uses automatic proxy detection: without a proxy set by hand, OGS is not performed.</source>
        <translation>시스템에 자동 프록시 탐지가 설정되어 있습니다. 프록시를 직접 입력하지 않으면 OGS를 실행하지 않습니다.</translation>
    </message>
    <message>
        <source>The system&apos;s proxy: %1</source>
        <translation>시스템의 프록시: %1</translation>
    </message>
    <message>
        <source>The system has no proxy. OGS can be performed.</source>
        <translation>시스템에 프록시가 없습니다. OGS를 실행할 수 있습니다.</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>프록시</translation>
    </message>
    <message>
        <source>System&apos;s own</source>
        <translation>시스템 설정</translation>
    </message>
    <message>
        <source>Set by hand</source>
        <translation>직접 입력</translation>
    </message>
</context>
<context>
    <name>naru::settings::SelectionSection</name>
    <message>
        <source>Automatic selection</source>
        <translation>자동 선택</translation>
    </message>
    <message>
        <source>No profile is open; the profile says whether you may change this.</source>
        <translation>열린 프로파일이 없습니다. 변경할 수 있는지는 프로파일이 정합니다.</translation>
    </message>
    <message>
        <source>Off: gateways are measured on request, and you choose by hand.</source>
        <translation>끄면 요청할 때만 측정하고 게이트웨이를 직접 선택합니다.</translation>
    </message>
    <message>
        <source>The profile keeps it on and does not let you change it.</source>
        <translation>프로파일에서 켜 두었으며 변경할 수 없습니다.</translation>
    </message>
    <message>
        <source>The profile keeps it off and does not let you change it.</source>
        <translation>프로파일에서 꺼 두었으며 변경할 수 없습니다.</translation>
    </message>
    <message>
        <source>Gateway selection</source>
        <translation>게이트웨이 선택</translation>
    </message>
    <message>
        <source>Round trip time (RTT)</source>
        <translation>왕복 시간(RTT)</translation>
    </message>
    <message>
        <source>TCP handshake</source>
        <translation>TCP 핸드셰이크</translation>
    </message>
    <message>
        <source>Overlapping</source>
        <translation>겹쳐서</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>하나씩 차례로</translation>
    </message>
    <message>
        <source>Ranked by</source>
        <translation>순위 기준</translation>
    </message>
    <message>
        <source>TCP handshake: for when the TLS time of a busy gateway upsets the order.</source>
        <translation>바쁜 게이트웨이의 TLS 시간이 순위를 바꿀 때 TCP 핸드셰이크를 고릅니다.</translation>
    </message>
    <message>
        <source>Kind of probe</source>
        <translation>프로브 종류</translation>
    </message>
    <message>
        <source>HTTP is the smallest request on port 443. Through a fixed proxy it is always HTTPS.</source>
        <translation>HTTP는 443 포트에서 가장 작은 요청입니다. 고정 프록시를 쓰면 항상 HTTPS입니다.</translation>
    </message>
    <message>
        <source>Probes of a gateway</source>
        <translation>게이트웨이의 프로브</translation>
    </message>
    <message>
        <source>Overlapping: three probes, 50 ms apart, so that a far gateway finishes in time.</source>
        <translation>겹쳐서 보내면 프로브 3개를 50ms 간격으로 시작하여 먼 게이트웨이도 제때 끝납니다.</translation>
    </message>
    <message>
        <source>Time limit (seconds)</source>
        <translation>측정 제한 시간(초)</translation>
    </message>
    <message>
        <source>What has answered by then is ranked; if nothing has, the previous gateway is used.</source>
        <translation>그때까지 응답한 게이트웨이로 순위를 정합니다. 응답이 없으면 이전 게이트웨이를 사용합니다.</translation>
    </message>
    <message>
        <source>Keep in the cache (days)</source>
        <translation>캐시 보관 기간(일)</translation>
    </message>
    <message>
        <source>Counts from the first measurement at a location; use does not prolong it.</source>
        <translation>위치마다 첫 측정부터 셉니다. 사용해도 늘어나지 않습니다.</translation>
    </message>
    <message>
        <source>OGS on reconnection</source>
        <translation>다시 연결할 때 OGS</translation>
    </message>
    <message>
        <source>On: also after a long pause between two connections. Off: only when the machine resumes.</source>
        <translation>켜면 오래 연결하지 않은 뒤에도 실행합니다. 끄면 절전 모드에서 재개할 때만 실행합니다.</translation>
    </message>
</context>
<context>
    <name>naru::settings::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Restore defaults…</source>
        <translation>기본값 복원…</translation>
    </message>
    <message>
        <source>Sets everything on this page back, but the language</source>
        <translation>언어를 제외하고 이 페이지의 모든 설정을 되돌립니다</translation>
    </message>
    <message>
        <source>Set everything on this page, but the language, back to its default?</source>
        <translation>언어를 제외하고 이 페이지의 모든 설정을 기본값으로 되돌리시겠습니까?</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>복원</translation>
    </message>
</context>
<context>
    <name>naru::settings::SignInSection</name>
    <message>
        <source>User name</source>
        <translation>사용자 이름</translation>
    </message>
    <message>
        <source>Stands in the form at first. A password that is stored for another name is not used.</source>
        <translation>로그인 양식에 미리 채워집니다. 다른 이름으로 저장된 암호는 쓰지 않습니다.</translation>
    </message>
    <message>
        <source>Group</source>
        <translation>그룹</translation>
    </message>
    <message>
        <source>Chosen in the form where the gateway offers it, by its name or its label. A user group of the profile needs no entry here.</source>
        <translation>게이트웨이가 제시하는 그룹 중 이름이나 표시 이름이 같은 것을 양식에서 선택합니다. 프로파일의 사용자 그룹은 여기에 적지 않아도 됩니다.</translation>
    </message>
    <message>
        <source>Second user name</source>
        <translation>두 번째 사용자 이름</translation>
    </message>
    <message>
        <source>For gateways that ask for two users.</source>
        <translation>사용자를 두 명 묻는 게이트웨이에 씁니다.</translation>
    </message>
    <message>
        <source>256 characters at most, without control characters.</source>
        <translation>최대 256자이며 제어 문자는 쓸 수 없습니다.</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>로그인</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>비어 있음</translation>
    </message>
</context>
<context>
    <name>naru::settings::StoredRow</name>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Delete: %1, %2</source>
        <translation>삭제: %1, %2</translation>
    </message>
</context>
<context>
    <name>naru::settings::StoredSection</name>
    <message>
        <source>Key</source>
        <translation>키</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>승인: %1</translation>
    </message>
    <message>
        <source>User: %1</source>
        <translation>사용자: %1</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>암호</translation>
    </message>
    <message>
        <source>in the keyring</source>
        <translation>키링에 보관</translation>
    </message>
    <message>
        <source>Stored keys and passwords</source>
        <translation>저장된 키와 암호</translation>
    </message>
    <message>
        <source>Nothing is stored.</source>
        <translation>저장된 것이 없습니다.</translation>
    </message>
</context>
<context>
    <name>naru::settings::TakeoverSection</name>
    <message>
        <source>Other clients</source>
        <translation>다른 클라이언트</translation>
    </message>
    <message>
        <source>Take over from a Cisco client…</source>
        <translation>Cisco 클라이언트에서 가져오기…</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>환경 설정</translation>
    </message>
    <message>
        <source>First shows what AnyConnect or Secure Client left on this machine and what would change here. Profiles, and gateways of NetworkManager, come by Import… on the Profiles page.</source>
        <translation>AnyConnect 또는 Secure Client가 이 컴퓨터에 남긴 설정과 여기서 바뀔 내용을 먼저 보여 줍니다. 프로파일과 NetworkManager의 게이트웨이는 프로파일 페이지의 가져오기…로 가져옵니다.</translation>
    </message>
</context>
<context>
    <name>naru::settings::TunnelSection</name>
    <message>
        <source>Made by</source>
        <translation>만드는 방법</translation>
    </message>
    <message>
        <source>SOCKS port</source>
        <translation>SOCKS 포트</translation>
    </message>
    <message>
        <source>On 127.0.0.1; for programs that are told to use it.</source>
        <translation>127.0.0.1에서 엽니다. 이 프록시를 쓰도록 설정한 프로그램만 사용합니다.</translation>
    </message>
    <message>
        <source>User agent</source>
        <translation>사용자 에이전트</translation>
    </message>
    <message>
        <source>Letters, digits and signs of English only, 256 at most.</source>
        <translation>영문자, 숫자, 기호만 256자까지 쓸 수 있습니다.</translation>
    </message>
    <message>
        <source>UDP (DTLS)</source>
        <translation>UDP(DTLS)</translation>
    </message>
    <message>
        <source>Off: all packets go over TCP, where a network spoils UDP.</source>
        <translation>끄면 모든 패킷이 TCP로 갑니다. UDP를 방해하는 네트워크에서 끕니다.</translation>
    </message>
    <message>
        <source>Tunnel</source>
        <translation>터널</translation>
    </message>
    <message>
        <source>OpenConnect&apos;s own</source>
        <translation>OpenConnect의 이름</translation>
    </message>
</context>
<context>
    <name>naru::settings::WatchSection</name>
    <message>
        <source>Off</source>
        <translation>끔</translation>
    </message>
    <message numerus="yes">
        <source>Every %n hour(s)</source>
        <translation>
            <numerusform>%n시간마다</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Every %n minute(s)</source>
        <translation>
            <numerusform>%n분마다</numerusform>
        </translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>감시</translation>
    </message>
    <message>
        <source>Measure for the charts</source>
        <translation>차트를 위한 측정</translation>
    </message>
    <message>
        <source>Never measures through a tunnel, writes only the history, and never changes the choice.</source>
        <translation>터널을 통해서는 측정하지 않고, 기록만 남기며, 선택을 바꾸지 않습니다.</translation>
    </message>
</context>
<context>
    <name>naru::shell::EngineLink</name>
    <message>
        <source>Demo</source>
        <translation>데모</translation>
    </message>
</context>
<context>
    <name>naru::shell::Header</name>
    <message>
        <source>Open a profile</source>
        <translation>프로파일 열기</translation>
    </message>
    <message>
        <source>Profile: %1</source>
        <translation>프로파일: %1</translation>
    </message>
</context>
<context>
    <name>naru::shell::MainWindow</name>
    <message>
        <source>Open a profile</source>
        <translation>프로파일 열기</translation>
    </message>
    <message>
        <source>AnyConnect profiles (*.xml)</source>
        <translation>AnyConnect 프로파일(*.xml)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일(*)</translation>
    </message>
    <message>
        <source>Open a profile…</source>
        <translation>프로파일 열기…</translation>
    </message>
    <message>
        <source>Try the demo</source>
        <translation>데모 사용해 보기</translation>
    </message>
    <message>
        <source>A connection is up or being made. It ends when the window is closed.</source>
        <translation>연결되어 있거나 연결하는 중입니다. 창을 닫으면 연결이 끝납니다.</translation>
    </message>
    <message>
        <source>Disconnect and quit</source>
        <translation>연결 끊기 후 종료</translation>
    </message>
</context>
<context>
    <name>naru::shell::News</name>
    <message>
        <source>The sign-in needs your answer.</source>
        <translation>로그인에 응답이 필요합니다.</translation>
    </message>
</context>
<context>
    <name>naru::shell::Presence</name>
    <message>
        <source>The connection stays. Naru is in the tray.</source>
        <translation>연결은 유지됩니다. Naru는 트레이에 있습니다.</translation>
    </message>
</context>
<context>
    <name>naru::shell::StateMark</name>
    <message>
        <source>Needs your answer</source>
        <translation>응답 필요</translation>
    </message>
</context>
<context>
    <name>naru::shell::TrayMenu</name>
    <message>
        <source>Disconnect</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Gateways (the profile chooses)</source>
        <translation>게이트웨이(프로파일이 선택)</translation>
    </message>
    <message>
        <source>Gateways</source>
        <translation>게이트웨이</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>Open Naru</source>
        <translation>Naru 열기</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>종료</translation>
    </message>
</context>
<context>
    <name>naru::simulator::BalancerSketch</name>
    <message>
        <source>Clients</source>
        <translation>클라이언트</translation>
    </message>
    <message>
        <source>%1 signed in</source>
        <translation>로그인 %1</translation>
    </message>
    <message>
        <source>DNS round robin</source>
        <translation>DNS 라운드 로빈</translation>
    </message>
    <message>
        <source>Load balancer</source>
        <translation>로드 밸런서</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>대기 %1</translation>
    </message>
    <message>
        <source>%1 sessions</source>
        <translation>세션 %1</translation>
    </message>
    <message>
        <source>%1 dropped</source>
        <translation>드롭 %1</translation>
    </message>
    <message>
        <source>with secondary connections</source>
        <translation>보조 연결 있음</translation>
    </message>
    <message>
        <source>%1, client %2</source>
        <translation>%1, 클라이언트 %2</translation>
    </message>
    <message>
        <source>Sent to %1, which has no session of it. It stays in the DMZ.</source>
        <translation>보낸 곳: %1. 이 장치에는 세션이 없어 DMZ에서 끝납니다.</translation>
    </message>
    <message>
        <source>Sent to %1, but its session is on %2 (ringed). It stays in the DMZ.</source>
        <translation>보낸 곳: %1. 세션은 다른 장치에 있어 DMZ에서 끝납니다. 세션이 있는 곳(고리 표시): %2</translation>
    </message>
    <message>
        <source>Sent to %1, but its session is on %2. It stays in the DMZ.</source>
        <translation>보낸 곳: %1. 세션은 다른 장치에 있어 DMZ에서 끝납니다. 세션이 있는 곳: %2</translation>
    </message>
    <message>
        <source>Misrouted: %1</source>
        <translation>잘못된 라우팅: %1</translation>
    </message>
    <message>
        <source>dropped in the DMZ</source>
        <translation>DMZ에서 드롭</translation>
    </message>
    <message>
        <source>Internet</source>
        <translation>인터넷</translation>
    </message>
    <message>
        <source>DMZ</source>
        <translation>DMZ</translation>
    </message>
    <message>
        <source>Data centre</source>
        <translation>데이터 센터</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>not simulated</source>
        <translation>시뮬레이션 대상 아님</translation>
    </message>
    <message>
        <source>primary</source>
        <translation>기본</translation>
    </message>
    <message>
        <source>secondary</source>
        <translation>보조</translation>
    </message>
    <message>
        <source>ends in the DMZ</source>
        <translation>DMZ에서 끝남</translation>
    </message>
    <message numerus="yes">
        <source>%Ln session(s)</source>
        <translation>
            <numerusform>세션 %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 secondary</source>
        <translation>%1, 보조 %2</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ChartsPane</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>시간별</translation>
    </message>
    <message>
        <source>Distributions</source>
        <translation>분포</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10초</translation>
    </message>
    <message>
        <source>Whole</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>표시 시간</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>시계열</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Show the figures instead of the chart</source>
        <translation>차트 대신 수치 표시</translation>
    </message>
    <message>
        <source>Charts over time</source>
        <translation>시간별 차트</translation>
    </message>
    <message>
        <source>Chart: distributions</source>
        <translation>차트: 분포</translation>
    </message>
    <message>
        <source>Table: series over time</source>
        <translation>표: 시간별 시계열</translation>
    </message>
    <message>
        <source>Table: figures of the run</source>
        <translation>표: 실행 수치</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ClusterSketch</name>
    <message>
        <source>Cluster control link</source>
        <translation>클러스터 제어 링크</translation>
    </message>
    <message>
        <source>split brain: %1 control nodes</source>
        <translation>스플릿 브레인: 제어 노드 %1</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>끊김</translation>
    </message>
    <message>
        <source>split brain</source>
        <translation>스플릿 브레인</translation>
    </message>
    <message>
        <source>without owner</source>
        <translation>소유자 없음</translation>
    </message>
    <message>
        <source>Clients</source>
        <translation>클라이언트</translation>
    </message>
    <message>
        <source>Servers</source>
        <translation>서버</translation>
    </message>
    <message>
        <source>%1 flows</source>
        <translation>플로우 %1</translation>
    </message>
    <message>
        <source>a flow</source>
        <translation>플로우</translation>
    </message>
    <message>
        <source>done</source>
        <translation>지난 단계</translation>
    </message>
    <message>
        <source>now</source>
        <translation>지금</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Control link</source>
        <translation>제어 링크</translation>
    </message>
</context>
<context>
    <name>naru::simulator::CompareForm</name>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>now: %1</source>
        <translation>현재: %1</translation>
    </message>
    <message>
        <source>and</source>
        <translation>및</translation>
    </message>
    <message>
        <source>What varies</source>
        <translation>바꿀 매개변수</translation>
    </message>
    <message>
        <source>What B has instead</source>
        <translation>B에서 다른 값</translation>
    </message>
    <message>
        <source>Second parameter</source>
        <translation>두 번째 매개변수</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Values, divided by commas</source>
        <translation>쉼표로 구분한 값</translation>
    </message>
    <message>
        <source>Value in B</source>
        <translation>B의 값</translation>
    </message>
    <message>
        <source>Replications</source>
        <translation>반복 횟수</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ComparePane</name>
    <message>
        <source>%1 of %2 runs</source>
        <translation>실행: %1/%2</translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>취소했습니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
    <message>
        <source>Choose a parameter and write its values.</source>
        <translation>매개변수를 선택하고 값을 입력하십시오.</translation>
    </message>
    <message>
        <source>These are too many combinations: %1 at most.</source>
        <translation>조합이 너무 많습니다. 최대: %1</translation>
    </message>
    <message>
        <source>Runs: %1, with the seeds of naructl</source>
        <translation>실행 수: %1, naructl과 같은 시드</translation>
    </message>
    <message>
        <source>Sweep</source>
        <translation>스윕</translation>
    </message>
    <message>
        <source>Comparison of A and B</source>
        <translation>A와 B 비교</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>A and B</source>
        <translation>A와 B</translation>
    </message>
    <message>
        <source>What is compared</source>
        <translation>비교 대상</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Chart: comparison</source>
        <translation>차트: 비교</translation>
    </message>
    <message>
        <source>The table behind it says the same in figures.</source>
        <translation>뒤의 표에 같은 내용이 수치로 있습니다.</translation>
    </message>
    <message>
        <source>Table: comparison</source>
        <translation>표: 비교</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>진행률</translation>
    </message>
    <message>
        <source>Every variant gets the same random numbers; each replication has another seed.</source>
        <translation>모든 변형에 같은 난수를 쓰고, 반복마다 시드를 바꿉니다.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::DistributionView</name>
    <message>
        <source>Chart: distributions</source>
        <translation>차트: 분포</translation>
    </message>
    <message>
        <source>The table behind it says the same in figures.</source>
        <translation>뒤의 표에 같은 내용이 수치로 있습니다.</translation>
    </message>
    <message>
        <source>This run has no distributions. Its figures are in the table.</source>
        <translation>이 실행에는 분포가 없습니다. 수치는 표에 있습니다.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ElementActions</name>
    <message>
        <source>Quiesce</source>
        <translation>중지(Quiesce)</translation>
    </message>
    <message>
        <source>Health checks get 503: no new sessions come, those that it has go on.</source>
        <translation>상태 확인에 503으로 응답합니다. 새 세션은 오지 않고 기존 세션은 이어집니다.</translation>
    </message>
    <message>
        <source>End quiesce mode</source>
        <translation>중지(Quiesce) 모드 끝내기</translation>
    </message>
    <message>
        <source>Health checks get 200 again.</source>
        <translation>상태 확인에 다시 200으로 응답합니다.</translation>
    </message>
    <message>
        <source>Drain</source>
        <translation>드레인</translation>
    </message>
    <message>
        <source>The load balancers send no new clients; those held by persistence still come.</source>
        <translation>로드 밸런서가 새 클라이언트를 보내지 않습니다. 지속성으로 묶인 클라이언트는 계속 옵니다.</translation>
    </message>
    <message>
        <source>Take back in</source>
        <translation>다시 투입</translation>
    </message>
    <message>
        <source>The load balancers send new clients again.</source>
        <translation>로드 밸런서가 새 클라이언트를 다시 보냅니다.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>It works again, without sessions.</source>
        <translation>세션 없이 다시 동작합니다.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>정지</translation>
    </message>
    <message>
        <source>It stops at once: its sessions are cut.</source>
        <translation>바로 멈춥니다. 세션이 끊깁니다.</translation>
    </message>
    <message>
        <source>It takes work again.</source>
        <translation>다시 요청을 받습니다.</translation>
    </message>
    <message>
        <source>It takes nothing any more; others of its group do.</source>
        <translation>더는 요청을 받지 않습니다. 같은 그룹의 다른 서버가 받습니다.</translation>
    </message>
    <message>
        <source>Release as a burst</source>
        <translation>버스트로 내보내기</translation>
    </message>
    <message>
        <source>What was held back comes all at once.</source>
        <translation>쌓여 있던 메시지가 한꺼번에 옵니다.</translation>
    </message>
    <message>
        <source>Cut the connection</source>
        <translation>연결 끊기</translation>
    </message>
    <message>
        <source>Messages queue at the peer until it is restored.</source>
        <translation>복구될 때까지 메시지가 피어에 쌓입니다.</translation>
    </message>
    <message>
        <source>Flush 10,000 sessions</source>
        <translation>세션 10,000개 플러시</translation>
    </message>
    <message>
        <source>As many Gx CCR-T come as fast as the peer can send.</source>
        <translation>같은 수의 Gx CCR-T가 피어가 보낼 수 있는 속도로 옵니다.</translation>
    </message>
    <message>
        <source>End the burst</source>
        <translation>버스트 끝내기</translation>
    </message>
    <message>
        <source>Each stream sends as the scenario has it.</source>
        <translation>스트림마다 시나리오대로 보냅니다.</translation>
    </message>
    <message>
        <source>Burst: ten times the rate</source>
        <translation>버스트: 열 배 속도</translation>
    </message>
    <message>
        <source>Until it is ended.</source>
        <translation>끝낼 때까지 이어집니다.</translation>
    </message>
    <message>
        <source>Channel as before</source>
        <translation>채널 원래대로</translation>
    </message>
    <message>
        <source>Answers take as long as the scenario has it.</source>
        <translation>응답 시간이 시나리오와 같아집니다.</translation>
    </message>
    <message>
        <source>Slow the channel</source>
        <translation>채널 느리게</translation>
    </message>
    <message>
        <source>Answers take 500 ms: requests wait in the pool.</source>
        <translation>응답에 500 ms가 걸립니다. 요청이 풀에서 기다립니다.</translation>
    </message>
    <message>
        <source>Shadow mode</source>
        <translation>섀도 모드</translation>
    </message>
    <message>
        <source>It only counts what it would refuse.</source>
        <translation>거부할 요청을 세기만 합니다.</translation>
    </message>
    <message>
        <source>Enforce</source>
        <translation>적용</translation>
    </message>
    <message>
        <source>It refuses what is above the limit.</source>
        <translation>한도를 넘는 요청을 거부합니다.</translation>
    </message>
    <message>
        <source>CPU %1 %</source>
        <translation>CPU %1%</translation>
    </message>
    <message>
        <source>From the next sample on.</source>
        <translation>다음 표본부터 적용됩니다.</translation>
    </message>
    <message>
        <source>Revive</source>
        <translation>되살리기</translation>
    </message>
    <message>
        <source>It starts up and asks to join the cluster.</source>
        <translation>시작한 뒤 클러스터 참가를 요청합니다.</translation>
    </message>
    <message>
        <source>Kill</source>
        <translation>중단</translation>
    </message>
    <message>
        <source>It falls silent: the others notice after the hold time.</source>
        <translation>응답이 없어집니다. 다른 노드는 보류 시간 뒤에 알아챕니다.</translation>
    </message>
    <message>
        <source>Heal its control link</source>
        <translation>제어 링크 복구</translation>
    </message>
    <message>
        <source>It rejoins by the rules of its interface.</source>
        <translation>인터페이스 규칙에 따라 다시 참가합니다.</translation>
    </message>
    <message>
        <source>Cut its control link</source>
        <translation>제어 링크 끊기</translation>
    </message>
    <message>
        <source>Its interface to the cluster control link fails: it leaves the cluster.</source>
        <translation>클러스터 제어 링크 인터페이스가 고장 나 클러스터를 떠납니다.</translation>
    </message>
    <message>
        <source>Heal the split</source>
        <translation>분리 복구</translation>
    </message>
    <message>
        <source>It hears the others again.</source>
        <translation>다른 노드의 메시지가 다시 들립니다.</translation>
    </message>
    <message>
        <source>Split it off</source>
        <translation>따로 분리</translation>
    </message>
    <message>
        <source>The control link falls apart between it and the others, unnoticed: two control nodes.</source>
        <translation>이 노드와 나머지 사이의 제어 링크가 조용히 갈라집니다. 제어 노드가 둘이 됩니다.</translation>
    </message>
    <message>
        <source>Heal its data interfaces</source>
        <translation>데이터 인터페이스 복구</translation>
    </message>
    <message>
        <source>It rejoins by the rules of data interfaces.</source>
        <translation>데이터 인터페이스 규칙에 따라 다시 참가합니다.</translation>
    </message>
    <message>
        <source>Cut its data interfaces</source>
        <translation>데이터 인터페이스 끊기</translation>
    </message>
    <message>
        <source>It can&apos;t serve traffic and leaves the cluster.</source>
        <translation>트래픽을 처리할 수 없어 클러스터를 떠납니다.</translation>
    </message>
    <message>
        <source>Cut the control link between sites</source>
        <translation>사이트 간 제어 링크 끊기</translation>
    </message>
    <message>
        <source>Each site goes on with a control node of its own.</source>
        <translation>사이트마다 자체 제어 노드로 계속합니다.</translation>
    </message>
    <message>
        <source>Heal the control link between sites</source>
        <translation>사이트 간 제어 링크 복구</translation>
    </message>
    <message>
        <source>One control node wins; the other site joins again.</source>
        <translation>제어 노드 하나가 남고 다른 사이트는 다시 참가합니다.</translation>
    </message>
    <message>
        <source>Roll an upgrade</source>
        <translation>롤링 업그레이드</translation>
    </message>
    <message>
        <source>One appliance after the other: quiesced, emptied, upgraded, taken back.</source>
        <translation>장치를 하나씩 중지(Quiesce)하고, 비우고, 업그레이드한 뒤 다시 투입합니다.</translation>
    </message>
    <message>
        <source>Switch dynamic limiting on</source>
        <translation>동적 제한 켜기</translation>
    </message>
    <message>
        <source>The CPU of the database cuts limits.</source>
        <translation>데이터베이스 CPU에 따라 한도를 줄입니다.</translation>
    </message>
    <message>
        <source>Switch dynamic limiting off</source>
        <translation>동적 제한 끄기</translation>
    </message>
    <message>
        <source>Limits are as they are configured.</source>
        <translation>한도가 구성한 값 그대로입니다.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::EventsPanel</name>
    <message>
        <source>Find in the events</source>
        <translation>이벤트에서 찾기</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>이벤트 종류</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Export the events as CSV</source>
        <translation>이벤트를 CSV로 내보내기</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>No such event yet.</source>
        <translation>그런 이벤트가 아직 없습니다.</translation>
    </message>
    <message>
        <source>All kinds of events</source>
        <translation>모든 종류의 이벤트</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ExportMenu</name>
    <message>
        <source>Export</source>
        <translation>내보내기</translation>
    </message>
    <message>
        <source>Picture (PNG)</source>
        <translation>그림(PNG)</translation>
    </message>
    <message>
        <source>Picture (SVG)</source>
        <translation>그림(SVG)</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>표(CSV)</translation>
    </message>
</context>
<context>
    <name>naru::simulator::LibraryModel</name>
    <message>
        <source>Rate limiter, vDRA</source>
        <translation>속도 제한, vDRA</translation>
    </message>
    <message>
        <source>Load balancer, UAG</source>
        <translation>로드 밸런서, UAG</translation>
    </message>
    <message>
        <source>Firewall cluster, ASA</source>
        <translation>방화벽 클러스터, ASA</translation>
    </message>
    <message>
        <source>Without a model</source>
        <translation>모델 없음</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>%1행: %2</translation>
    </message>
    <message>
        <source>%1, your own</source>
        <translation>%1, 내 시나리오</translation>
    </message>
    <message>
        <source>%1, can&apos;t be run</source>
        <translation>%1, 실행할 수 없음</translation>
    </message>
</context>
<context>
    <name>naru::simulator::LibraryPanel</name>
    <message>
        <source>Find a scenario</source>
        <translation>시나리오 찾기</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>Return edits, F2 renames, Delete deletes the chosen scenario.</source>
        <translation>선택한 시나리오를 Enter 키로 편집하고, F2 키로 이름을 바꾸고, Delete 키로 삭제합니다.</translation>
    </message>
    <message>
        <source>No scenario has these words.</source>
        <translation>이 단어가 있는 시나리오가 없습니다.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>닫기</translation>
    </message>
    <message>
        <source>New</source>
        <translation>새로 만들기</translation>
    </message>
    <message>
        <source>Write a new scenario</source>
        <translation>새 시나리오 작성</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>열기…</translation>
    </message>
    <message>
        <source>Take a scenario from a file into the library</source>
        <translation>파일의 시나리오를 라이브러리로 가져오기</translation>
    </message>
    <message>
        <source>More for the chosen scenario</source>
        <translation>선택한 시나리오의 추가 작업</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>편집</translation>
    </message>
    <message>
        <source>Edit a copy</source>
        <translation>복사본 편집</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>복제</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>내보내기…</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>이름 바꾸기…</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>삭제</translation>
    </message>
    <message>
        <source>Rename the scenario</source>
        <translation>시나리오 이름 바꾸기</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>제목</translation>
    </message>
    <message>
        <source>This scenario belongs to the program and stays.</source>
        <translation>프로그램에 포함된 시나리오이므로 삭제되지 않습니다.</translation>
    </message>
    <message>
        <source>Deleted: %1</source>
        <translation>삭제됨: %1</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Export the scenario</source>
        <translation>시나리오 내보내기</translation>
    </message>
    <message>
        <source>Open a scenario</source>
        <translation>시나리오 열기</translation>
    </message>
    <message>
        <source>Scenarios (*.json)</source>
        <translation>시나리오 (*.json)</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>모든 파일 (*)</translation>
    </message>
</context>
<context>
    <name>naru::simulator::LimiterSketch</name>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>DB CPU</source>
        <translation>DB CPU</translation>
    </message>
    <message>
        <source>%1 and below</source>
        <translation>%1 이하</translation>
    </message>
    <message>
        <source>%1 and above</source>
        <translation>%1 이상</translation>
    </message>
    <message>
        <source>%1–%2</source>
        <translation>%1–%2</translation>
    </message>
    <message>
        <source>≤ %1</source>
        <translation>≤ %1</translation>
    </message>
    <message>
        <source>≥ %1</source>
        <translation>≥ %1</translation>
    </message>
    <message>
        <source>release</source>
        <translation>해제</translation>
    </message>
    <message>
        <source>Pool %1 of %2</source>
        <translation>풀 %1 / %2</translation>
    </message>
    <message>
        <source>%1/s</source>
        <translation>%1/s</translation>
    </message>
    <message>
        <source>%1 less %2 %</source>
        <translation>기준 %1, %2 % 감소</translation>
    </message>
    <message>
        <source>Limit %1</source>
        <translation>제한 %1</translation>
    </message>
    <message>
        <source>−%1 %</source>
        <translation>−%1 %</translation>
    </message>
    <message>
        <source>Throttle level</source>
        <translation>스로틀 수준</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>refused %1/s</source>
        <translation>거부 %1/s</translation>
    </message>
    <message>
        <source>−%1/s</source>
        <translation>−%1/s</translation>
    </message>
    <message>
        <source>refused %1/s, %2</source>
        <translation>거부 %1/s, %2</translation>
    </message>
    <message>
        <source>admitted %1/s</source>
        <translation>허용 %1/s</translation>
    </message>
    <message>
        <source>%1 queued</source>
        <translation>대기열 %1</translation>
    </message>
    <message>
        <source>CPU, read every %1</source>
        <translation>CPU, 읽는 주기 %1</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>그 밖에 %1</translation>
    </message>
    <message>
        <source>Level</source>
        <translation>수준</translation>
    </message>
    <message>
        <source>Pool %1</source>
        <translation>풀 %1</translation>
    </message>
    <message>
        <source>No dynamic limit: the CPU changes nothing.</source>
        <translation>동적 제한 없음: CPU가 제한을 바꾸지 않습니다.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::MetricTable</name>
    <message>
        <source>Figure</source>
        <translation>수치</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Mean or count</source>
        <translation>평균 또는 횟수</translation>
    </message>
    <message>
        <source>95 % interval</source>
        <translation>95% 구간</translation>
    </message>
    <message>
        <source>Median</source>
        <translation>중앙값</translation>
    </message>
    <message>
        <source>p95</source>
        <translation>p95</translation>
    </message>
    <message>
        <source>p99</source>
        <translation>p99</translation>
    </message>
    <message>
        <source>Greatest</source>
        <translation>최댓값</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
</context>
<context>
    <name>naru::simulator::NodeRows</name>
    <message>
        <source>All</source>
        <translation>전체</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>이름</translation>
    </message>
    <message>
        <source>State</source>
        <translation>상태</translation>
    </message>
</context>
<context>
    <name>naru::simulator::NodeTable</name>
    <message>
        <source>What the table shows</source>
        <translation>표에 표시할 대상</translation>
    </message>
    <message>
        <source>Table: state and figures</source>
        <translation>표: 상태와 수치</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ParameterForm</name>
    <message>
        <source>All other parameters</source>
        <translation>그 밖의 모든 매개변수</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ParameterGroup</name>
    <message>
        <source>Add to: %1</source>
        <translation>추가: %1</translation>
    </message>
    <message>
        <source>Remove: %1</source>
        <translation>제거: %1</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ParameterHelp</name>
    <message>
        <source>What a parameter does stands here when the mouse or the keyboard is at it.</source>
        <translation>마우스나 키보드로 매개변수를 가리키면 설명이 여기에 표시됩니다.</translation>
    </message>
    <message>
        <source>Fixed once a run has begun.</source>
        <translation>실행이 시작되면 바꿀 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ParameterRowView</name>
    <message>
        <source>Differs from run A, which has: %1.</source>
        <translation>실행 A와 다릅니다. 실행 A의 값: %1.</translation>
    </message>
    <message>
        <source>Fixed once a run has begun.</source>
        <translation>실행이 시작되면 바꿀 수 없습니다.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ParameterTexts</name>
    <message>
        <source>Range: %1.</source>
        <translation>범위: %1.</translation>
    </message>
    <message>
        <source>10ms: always the same. exponential(10ms): the mean. erlang(4, 10ms): 4 phases. hyperexponential(4, 10ms), lognormal(4, 10ms): squared coefficient of variation and mean. pareto(2.5, 10ms): shape and mean. empirical(1ms:0.9, 50ms:0.1): values and weights. trace(NAME): a list of the scenario.</source>
        <translation>10ms: 항상 같은 값. exponential(10ms): 평균. erlang(4, 10ms): 4단계. hyperexponential(4, 10ms), lognormal(4, 10ms): 변동 계수의 제곱과 평균. pareto(2.5, 10ms): 형상과 평균. empirical(1ms:0.9, 50ms:0.1): 값과 가중치. trace(NAME): 시나리오의 목록.</translation>
    </message>
    <message>
        <source>Units: ns us ms s min h d.</source>
        <translation>단위: ns us ms s min h d.</translation>
    </message>
    <message>
        <source>Units: /s /min /h.</source>
        <translation>단위: /s /min /h.</translation>
    </message>
    <message>
        <source>Several are divided by commas.</source>
        <translation>여러 개는 쉼표로 구분합니다.</translation>
    </message>
    <message>
        <source>Empty: no limit.</source>
        <translation>비워 두면 제한 없음.</translation>
    </message>
    <message>
        <source>on</source>
        <translation>켬</translation>
    </message>
    <message>
        <source>off</source>
        <translation>끔</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>제한 없음</translation>
    </message>
    <message>
        <source>The whole model</source>
        <translation>모델 전체</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>기본값: %1.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ParametersPanel</name>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Run A</source>
        <translation>실행 A</translation>
    </message>
    <message>
        <source>Run B</source>
        <translation>실행 B</translation>
    </message>
    <message>
        <source>Which run</source>
        <translation>실행 선택</translation>
    </message>
    <message>
        <source>From now</source>
        <translation>지금부터</translation>
    </message>
    <message>
        <source>From the start</source>
        <translation>처음부터</translation>
    </message>
    <message>
        <source>When changes take effect</source>
        <translation>변경이 적용되는 시점</translation>
    </message>
    <message>
        <source>Find a parameter</source>
        <translation>매개변수 찾기</translation>
    </message>
    <message>
        <source>Values without a field are fixed once a run has begun. From the start they can be changed, too.</source>
        <translation>입력란이 없는 값은 실행이 시작되면 바꿀 수 없습니다. &apos;처음부터&apos;를 선택하면 바꿀 수 있습니다.</translation>
    </message>
    <message>
        <source>differs from run A</source>
        <translation>실행 A와 다름</translation>
    </message>
    <message>
        <source>%1 of %2; the first %3 are shown.</source>
        <translation>%2개 중 %1개. 처음 %3개만 표시됩니다.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%2개 중 %1개</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ProblemLine</name>
    <message>
        <source>Go there</source>
        <translation>위치로 이동</translation>
    </message>
    <message>
        <source>The scenario can run.</source>
        <translation>시나리오를 실행할 수 있습니다.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3</source>
        <translation>%1행 %2열: %3</translation>
    </message>
</context>
<context>
    <name>naru::simulator::RunOutputs</name>
    <message>
        <source>Keep the run as a scenario…</source>
        <translation>실행을 시나리오로 보관…</translation>
    </message>
    <message>
        <source>Copy the command that repeats it</source>
        <translation>되풀이 명령 복사</translation>
    </message>
    <message>
        <source>Charts as CSV…</source>
        <translation>차트를 CSV로…</translation>
    </message>
    <message>
        <source>Table as CSV…</source>
        <translation>표를 CSV로…</translation>
    </message>
    <message>
        <source>Events as CSV…</source>
        <translation>이벤트를 CSV로…</translation>
    </message>
    <message>
        <source>Stage as SVG…</source>
        <translation>무대를 SVG로…</translation>
    </message>
    <message>
        <source>Stage as PNG…</source>
        <translation>무대를 PNG로…</translation>
    </message>
    <message>
        <source>Charts as SVG…</source>
        <translation>차트를 SVG로…</translation>
    </message>
    <message>
        <source>Charts as PNG…</source>
        <translation>차트를 PNG로…</translation>
    </message>
    <message>
        <source>Report in English…</source>
        <translation>영어 보고서…</translation>
    </message>
    <message>
        <source>Report in Korean…</source>
        <translation>한국어 보고서…</translation>
    </message>
    <message>
        <source>Report in both languages…</source>
        <translation>두 언어 보고서…</translation>
    </message>
</context>
<context>
    <name>naru::simulator::RunUntilDialog</name>
    <message>
        <source>A moment is a number with a unit, such as 90s, 5min or 250ms.</source>
        <translation>시점은 90s, 5min, 250ms처럼 단위가 붙은 수입니다.</translation>
    </message>
    <message>
        <source>That moment is over.</source>
        <translation>이미 지난 시점입니다.</translation>
    </message>
    <message>
        <source>Say what the figure is to be compared with.</source>
        <translation>비교할 값을 입력하십시오.</translation>
    </message>
    <message>
        <source>Run until</source>
        <translation>조건까지 실행</translation>
    </message>
    <message>
        <source>Whatever comes first stops the run.</source>
        <translation>먼저 맞는 조건에서 멈춥니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Moment</source>
        <translation>시점</translation>
    </message>
    <message>
        <source>Kind of event</source>
        <translation>이벤트 종류</translation>
    </message>
    <message>
        <source>Latest value of a series</source>
        <translation>시계열의 최근 값</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>값</translation>
    </message>
    <message>
        <source>none</source>
        <translation>없음</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>실행</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ScenarioEditor</name>
    <message>
        <source>New scenario</source>
        <translation>새 시나리오</translation>
    </message>
    <message>
        <source>Edit the scenario</source>
        <translation>시나리오 편집</translation>
    </message>
    <message>
        <source>The form and the source are the same scenario.</source>
        <translation>양식과 소스는 같은 시나리오입니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Source of the scenario</source>
        <translation>시나리오 소스</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>다시 실행</translation>
    </message>
    <message>
        <source>Save as a copy</source>
        <translation>복사본으로 저장</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>저장</translation>
    </message>
    <message>
        <source>What was changed is not saved.</source>
        <translation>변경 내용이 저장되지 않았습니다.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>변경 취소</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ScenarioForms</name>
    <message>
        <source>Scenario</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>변경</translation>
    </message>
    <message>
        <source>Assertions</source>
        <translation>검증 항목</translation>
    </message>
    <message>
        <source>Part of the scenario</source>
        <translation>시나리오의 부분</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>찾기</translation>
    </message>
    <message>
        <source>Find a field</source>
        <translation>항목 찾기</translation>
    </message>
    <message>
        <source>The form waits until the source can be read.</source>
        <translation>소스를 읽을 수 있게 되면 양식을 다시 사용할 수 있습니다.</translation>
    </message>
    <message>
        <source>The scenario</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>The whole model</source>
        <translation>모델 전체</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ScriptDialog</name>
    <message>
        <source>Line %1 is not a moment and a value, such as 10s 62.</source>
        <translation>줄 %1: 10s 62처럼 시점과 값이 있어야 합니다.</translation>
    </message>
    <message>
        <source>Script a parameter</source>
        <translation>매개변수 스크립트</translation>
    </message>
    <message>
        <source>A line each: the moment and the value that the parameter has from then on. The changes become part of the run, which is computed anew to where it stands.</source>
        <translation>한 줄에 시점 하나와 그때부터의 값을 적으십시오. 변경은 실행의 일부가 되며, 현재 시점까지 다시 계산합니다.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>취소</translation>
    </message>
    <message>
        <source>Parameter</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Moments and values</source>
        <translation>시점과 값</translation>
    </message>
    <message>
        <source>Add to the run</source>
        <translation>실행에 추가</translation>
    </message>
</context>
<context>
    <name>naru::simulator::ScrubBar</name>
    <message>
        <source>computed: going there is quick</source>
        <translation>계산됨: 바로 갈 수 있음</translation>
    </message>
    <message>
        <source>not computed yet: going there takes as long as the run does</source>
        <translation>아직 계산하지 않음: 그만큼 실행해야 함</translation>
    </message>
</context>
<context>
    <name>naru::simulator::SelectedPanel</name>
    <message>
        <source>Nothing is selected</source>
        <translation>선택한 대상 없음</translation>
    </message>
    <message numerus="yes">
        <source>What happened, %n step(s)</source>
        <translation>
            <numerusform>과정, %n단계</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a thing on the stage, or reach it with Tab and the arrow keys: its numbers, its story and what can be done to it stand here.</source>
        <translation>무대의 대상을 클릭하거나 Tab과 화살표 키로 고르십시오. 수치와 과정, 할 수 있는 조작이 여기에 나타납니다.</translation>
    </message>
    <message>
        <source>The one before</source>
        <translation>이전</translation>
    </message>
    <message>
        <source>The next one</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>Story in steps</source>
        <translation>단계별 과정</translation>
    </message>
    <message>
        <source>What happened, the latest first</source>
        <translation>과정, 최근 것부터</translation>
    </message>
    <message>
        <source>Script the CPU…</source>
        <translation>CPU 스크립트…</translation>
    </message>
    <message>
        <source>What the CPU is to be at which moment</source>
        <translation>시점별 CPU 값</translation>
    </message>
</context>
<context>
    <name>naru::simulator::SeriesTable</name>
    <message>
        <source>Time</source>
        <translation>시간</translation>
    </message>
    <message>
        <source>Time, %1</source>
        <translation>시간, %1</translation>
    </message>
</context>
<context>
    <name>naru::simulator::SimulatorPage</name>
    <message>
        <source>Simulator</source>
        <translation>시뮬레이터</translation>
    </message>
    <message>
        <source>End the comparison</source>
        <translation>비교 끝내기</translation>
    </message>
    <message>
        <source>Compare two runs</source>
        <translation>두 실행 비교</translation>
    </message>
    <message>
        <source>A second run with the same random numbers, whose parameters can differ</source>
        <translation>같은 난수를 쓰고 매개변수를 달리할 수 있는 둘째 실행</translation>
    </message>
    <message>
        <source>Tours</source>
        <translation>둘러보기</translation>
    </message>
    <message>
        <source>Guided tours through the best-known examples</source>
        <translation>대표적인 예를 차례로 보여 주는 둘러보기</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>저장…</translation>
    </message>
    <message>
        <source>Report, tables, pictures, the command that repeats the run</source>
        <translation>보고서, 표, 그림, 실행을 되풀이하는 명령</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>차트</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>표</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>비교</translation>
    </message>
    <message>
        <source>Below the stage</source>
        <translation>무대 아래</translation>
    </message>
    <message>
        <source>Selected</source>
        <translation>선택</translation>
    </message>
    <message>
        <source>Parameters</source>
        <translation>매개변수</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>이벤트</translation>
    </message>
    <message>
        <source>Right of the stage</source>
        <translation>무대 오른쪽</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>시나리오</translation>
    </message>
    <message>
        <source>On the stage: run B</source>
        <translation>무대: 실행 B</translation>
    </message>
    <message>
        <source>On the stage: run A</source>
        <translation>무대: 실행 A</translation>
    </message>
</context>
<context>
    <name>naru::simulator::StageModel</name>
    <message>
        <source>Stage: clients, load balancer, appliances, servers</source>
        <translation>무대: 클라이언트, 로드 밸런서, 장치, 서버</translation>
    </message>
    <message>
        <source>Stage: nodes of the cluster</source>
        <translation>무대: 클러스터의 노드</translation>
    </message>
    <message>
        <source>Stage: peers, DRA, peer groups</source>
        <translation>무대: 피어, DRA, 피어 그룹</translation>
    </message>
    <message>
        <source>Stage</source>
        <translation>무대</translation>
    </message>
</context>
<context>
    <name>naru::simulator::StageWords</name>
    <message>
        <source>failed</source>
        <translation>장애</translation>
    </message>
    <message>
        <source>sessions</source>
        <translation>세션</translation>
    </message>
    <message>
        <source>most at once</source>
        <translation>동시 최대</translation>
    </message>
    <message>
        <source>connections</source>
        <translation>연결</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>시작</translation>
    </message>
    <message>
        <source>in line</source>
        <translation>순서 대기</translation>
    </message>
    <message>
        <source>dropped</source>
        <translation>드롭</translation>
    </message>
    <message>
        <source>cut</source>
        <translation>끊김</translation>
    </message>
    <message>
        <source>connects</source>
        <translation>연결 시도</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>대기</translation>
    </message>
    <message>
        <source>flows owned</source>
        <translation>소유한 플로우</translation>
    </message>
    <message>
        <source>packets arrived</source>
        <translation>도착 패킷</translation>
    </message>
    <message>
        <source>port blocks free</source>
        <translation>남은 블록</translation>
    </message>
    <message>
        <source>flows so far</source>
        <translation>지금까지의 플로우</translation>
    </message>
    <message>
        <source>flows</source>
        <translation>플로우</translation>
    </message>
    <message>
        <source>packets delivered</source>
        <translation>전달한 패킷</translation>
    </message>
    <message>
        <source>queued</source>
        <translation>대기열</translation>
    </message>
    <message>
        <source>offered</source>
        <translation>수신</translation>
    </message>
    <message>
        <source>admitted</source>
        <translation>허용</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>거부</translation>
    </message>
    <message>
        <source>forwarded</source>
        <translation>전달</translation>
    </message>
    <message>
        <source>pending</source>
        <translation>대기</translation>
    </message>
    <message>
        <source>configured per second</source>
        <translation>설정값(초당)</translation>
    </message>
    <message>
        <source>in effect per second</source>
        <translation>유효값(초당)</translation>
    </message>
    <message>
        <source>most in any window</source>
        <translation>최악 구간</translation>
    </message>
    <message>
        <source>CPU in %</source>
        <translation>CPU(%)</translation>
    </message>
    <message>
        <source>level in %</source>
        <translation>수준(%)</translation>
    </message>
    <message>
        <source>requests waited for</source>
        <translation>기다리는 요청</translation>
    </message>
    <message>
        <source>at most</source>
        <translation>최대</translation>
    </message>
    <message>
        <source>owner</source>
        <translation>소유자</translation>
    </message>
    <message>
        <source>director</source>
        <translation>관리자(디렉터)</translation>
    </message>
    <message>
        <source>backup owner</source>
        <translation>백업 소유자</translation>
    </message>
    <message>
        <source>backup</source>
        <translation>백업</translation>
    </message>
    <message>
        <source>forwarder</source>
        <translation>전달자</translation>
    </message>
</context>
<context>
    <name>naru::simulator::Tour</name>
    <message>
        <source>Dynamic limiting, step by step</source>
        <translation>동적 제한, 단계별</translation>
    </message>
    <message>
        <source>Misrouting and quiesce mode</source>
        <translation>잘못된 라우팅과 중지(Quiesce) 모드</translation>
    </message>
    <message>
        <source>TCP set-up in eight steps</source>
        <translation>TCP 설정, 8단계</translation>
    </message>
    <message>
        <source>1,000 CCR-I a second come from pgw1, and the limit is 1,000: all pass. The CPU of the database is at 40 %, below every range of the table.</source>
        <translation>pgw1에서 초당 1,000개의 CCR-I가 오고 제한도 1,000이므로 모두 통과합니다. 데이터베이스의 CPU는 40%로, 표의 모든 범위보다 낮습니다.</translation>
    </message>
    <message>
        <source>CPU 62 % lies in the range 60 to 65: 40 % are taken off the limit at once. 600 pass, 400 are refused with 3002. That is why traffic fell to 600.</source>
        <translation>CPU 62%는 60~65 범위에 있으므로 제한이 즉시 40% 줄어듭니다. 600개는 통과하고 400개는 3002로 거부됩니다. 트래픽이 600으로 떨어진 이유입니다.</translation>
    </message>
    <message>
        <source>CPU 63 % is the same range. Nothing adds up: it is still 600.</source>
        <translation>CPU 63%도 같은 범위입니다. 더해지지 않으므로 여전히 600입니다.</translation>
    </message>
    <message>
        <source>CPU 49 % would allow more, but a step back has to wait: the hold time of 30 seconds runs.</source>
        <translation>CPU 49%라면 더 허용할 수 있지만, 한 단계 되돌리려면 기다려야 합니다. 30초의 스로틀 해제 보류 시간이 흐릅니다.</translation>
    </message>
    <message>
        <source>30 seconds at 49 % or less: one step of 20 points is given back. 800 pass.</source>
        <translation>49% 이하로 30초가 지나 20포인트 한 단계를 되돌립니다. 800개가 통과합니다.</translation>
    </message>
    <message>
        <source>CPU 57 %: the table says 30 %. It replaces the 20 % that were left, it is not added: 700.</source>
        <translation>CPU 57%: 표의 값은 30%입니다. 남아 있던 20%에 더하는 것이 아니라 그것을 대신하므로 700입니다.</translation>
    </message>
    <message>
        <source>CPU 67 %: the highest range, 50 %. 500 pass.</source>
        <translation>CPU 67%: 가장 높은 범위인 50%입니다. 500개가 통과합니다.</translation>
    </message>
    <message>
        <source>CPU 55 %: a lower range takes effect at once, too. 700.</source>
        <translation>CPU 55%: 낮은 범위도 즉시 적용됩니다. 700입니다.</translation>
    </message>
    <message>
        <source>Again 30 seconds below: 10 % are left, 900 pass.</source>
        <translation>다시 30초 동안 낮게 유지되어 10%가 남고, 900개가 통과합니다.</translation>
    </message>
    <message>
        <source>Another 30 seconds: nothing is throttled any more. pgw2 has no dynamic profile and passed in full all the time.</source>
        <translation>30초가 더 지나 스로틀이 모두 풀립니다. pgw2는 동적 프로파일이 없어 내내 전부 통과했습니다.</translation>
    </message>
    <message>
        <source>Clients sign in through the load balancer at one of three appliances. Without persistence it chooses anew for each connection.</source>
        <translation>클라이언트는 로드 밸런서를 거쳐 장치 세 대 중 하나에 로그인합니다. 지속성이 없으면 연결마다 새로 고릅니다.</translation>
    </message>
    <message>
        <source>A secondary connection reaches an appliance that does not know the user: it is dropped in the DMZ. With three appliances that happens to two of three. That is why they fail.</source>
        <translation>보조 연결이 사용자를 모르는 장치에 도착해 DMZ에서 드롭됩니다. 장치가 세 대면 셋 중 둘이 그렇습니다. 보조 연결이 실패하는 이유입니다.</translation>
    </message>
    <message>
        <source>Run B has persistence by source address and the same clients: no secondary connection goes astray.</source>
        <translation>실행 B는 소스 주소 지속성을 쓰고 클라이언트는 같습니다. 잘못 라우팅되는 보조 연결이 없습니다.</translation>
    </message>
    <message>
        <source>Before maintenance: the three appliances have about as many sessions each.</source>
        <translation>유지보수 전: 장치 세 대의 세션 수가 비슷합니다.</translation>
    </message>
    <message>
        <source>uag1 is in quiesce mode: it answers health checks with 503 and gets no new sessions; those it has go on.</source>
        <translation>uag1은 중지(Quiesce) 모드입니다. 상태 확인에 503으로 응답해 새 세션을 받지 않으며, 기존 세션은 계속됩니다.</translation>
    </message>
    <message>
        <source>Hours later its last user has left, or the maximum session time is over: it is free for maintenance, and nobody was cut off.</source>
        <translation>몇 시간 뒤 마지막 사용자가 나갔거나 최대 세션 시간이 지났습니다. 아무도 끊지 않고 유지보수를 할 수 있습니다.</translation>
    </message>
    <message>
        <source>1. The SYN comes to n1: it becomes the owner of the flow, writes its number into the SYN cookie, and sends the SYN to the server.</source>
        <translation>1. SYN이 n1에 도착합니다. n1은 플로우의 소유자가 되어 SYN 쿠키에 자기 번호를 넣고 SYN을 서버로 보냅니다.</translation>
    </message>
    <message>
        <source>2. The SYN-ACK of the server comes to n2, which has no such flow: n2 is a forwarder.</source>
        <translation>2. 서버의 SYN-ACK가 n2에 도착합니다. n2에는 그 플로우가 없으므로 전달자가 됩니다.</translation>
    </message>
    <message>
        <source>3. n2 decodes the owner from the SYN cookie, without asking anyone, and forwards to n1.</source>
        <translation>3. n2는 아무에게도 묻지 않고 SYN 쿠키에서 소유자를 알아내 n1로 전달합니다.</translation>
    </message>
    <message>
        <source>4. n1 registers the flow at its director with a state update, and sends the SYN-ACK to the client.</source>
        <translation>4. n1은 상태 업데이트로 관리자(디렉터)에 플로우를 등록하고, SYN-ACK를 클라이언트로 보냅니다.</translation>
    </message>
    <message>
        <source>5. The director keeps the state: it backs the owner up.</source>
        <translation>5. 관리자(디렉터)가 상태를 보관하여 소유자를 백업합니다.</translation>
    </message>
    <message>
        <source>6. Later packets that come to n2 go by its forwarding flow to the owner.</source>
        <translation>6. 이후 n2에 도착하는 패킷은 전달 플로우를 따라 소유자에게 갑니다.</translation>
    </message>
    <message>
        <source>7. A packet comes to n3, which knows nothing of the flow: it asks the director who owns it, and forwards.</source>
        <translation>7. 플로우를 모르는 n3에 패킷이 도착합니다. n3은 관리자(디렉터)에게 소유자를 묻고 전달합니다.</translation>
    </message>
    <message>
        <source>8. Whenever the state changes, the owner tells director and backup. Who owns a flow stands here at any time.</source>
        <translation>8. 상태가 바뀔 때마다 소유자가 관리자(디렉터)와 백업에 알립니다. 플로우의 소유자는 언제든 여기에서 볼 수 있습니다.</translation>
    </message>
</context>
<context>
    <name>naru::simulator::TourBar</name>
    <message>
        <source>Back</source>
        <translation>뒤로</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>완료</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>다음</translation>
    </message>
    <message>
        <source>End the tour</source>
        <translation>둘러보기 끝내기</translation>
    </message>
</context>
<context>
    <name>naru::simulator::TransportBar</name>
    <message>
        <source>Back to the start</source>
        <translation>처음으로</translation>
    </message>
    <message>
        <source>Back to the start, without the changes that were made by hand</source>
        <translation>직접 바꾼 것을 버리고 처음으로</translation>
    </message>
    <message>
        <source>One event back</source>
        <translation>이벤트 하나 뒤로</translation>
    </message>
    <message>
        <source>One event</source>
        <translation>이벤트 하나</translation>
    </message>
    <message>
        <source>One second</source>
        <translation>1초</translation>
    </message>
    <message>
        <source>Run until…</source>
        <translation>조건까지 실행…</translation>
    </message>
    <message>
        <source>Bookmarks</source>
        <translation>책갈피</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>시간 막대</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>속도</translation>
    </message>
    <message>
        <source>Simulated seconds a second</source>
        <translation>1초에 시뮬레이션하는 초</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>시드</translation>
    </message>
    <message>
        <source>The same seed gives the same run. Another one begins anew.</source>
        <translation>시드가 같으면 같은 실행입니다. 시드를 바꾸면 새로 시작합니다.</translation>
    </message>
    <message>
        <source>as fast as possible</source>
        <translation>최대 속도</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>일시 정지</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>재생</translation>
    </message>
    <message>
        <source>Pause (Space)</source>
        <translation>일시 정지(Space)</translation>
    </message>
    <message>
        <source>Play (Space)</source>
        <translation>재생(Space)</translation>
    </message>
    <message>
        <source>%1 events/s</source>
        <translation>이벤트 %1/s</translation>
    </message>
    <message>
        <source>Set a bookmark here</source>
        <translation>여기에 책갈피</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>이동: %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>삭제: %1</translation>
    </message>
</context>
<context>
    <name>naru::takeover::TakeoverDialog</name>
    <message>
        <source>Preferences of a Cisco client</source>
        <translation>Cisco 클라이언트의 환경 설정</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) were taken over. They can be undone here, and changed or set back one by one on the Settings page.</source>
        <translation>
            <numerusform>설정 %n개를 가져왔습니다. 여기서 실행 취소할 수 있고, 설정 페이지에서 하나씩 바꾸거나 되돌릴 수 있습니다.</numerusform>
        </translation>
    </message>
    <message>
        <source>What has a check mark is taken over; Space or a click takes it away. Nothing is changed before, and the file of the other client is only read.</source>
        <translation>확인 표시가 있는 항목을 가져옵니다. 스페이스 키나 클릭으로 표시를 없앨 수 있습니다. 가져오기를 누르기 전에는 아무것도 바뀌지 않으며 다른 클라이언트의 파일은 읽기만 합니다.</translation>
    </message>
    <message>
        <source>No client of Cisco has left preferences here.</source>
        <translation>여기에는 Cisco 클라이언트의 환경 설정이 없습니다.</translation>
    </message>
    <message>
        <source>They may be on another disk or in a backup: .anyconnect, preferences.xml or preferences_global.xml.</source>
        <translation>다른 디스크나 백업에 있을 수 있습니다: .anyconnect, preferences.xml, preferences_global.xml.</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>파일 선택…</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>찾는 중…</translation>
    </message>
    <message>
        <source>Take over from a Cisco client</source>
        <translation>Cisco 클라이언트에서 가져오기</translation>
    </message>
    <message>
        <source>What would be taken over</source>
        <translation>가져올 항목</translation>
    </message>
    <message>
        <source>Space: chooses it or not</source>
        <translation>스페이스 키: 선택하거나 선택 해제</translation>
    </message>
    <message>
        <source>Other file…</source>
        <translation>다른 파일…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>실행 취소</translation>
    </message>
    <message>
        <source>Take over</source>
        <translation>가져오기</translation>
    </message>
</context>
<context>
    <name>naru::takeover::TakeoverTable</name>
    <message>
        <source>chosen</source>
        <translation>선택됨</translation>
    </message>
    <message>
        <source>not chosen</source>
        <translation>선택 안 됨</translation>
    </message>
    <message>
        <source>the open profile decides this</source>
        <translation>열린 프로파일이 정함</translation>
    </message>
    <message>
        <source>%1, line %2</source>
        <translation>%1, %2행</translation>
    </message>
    <message>
        <source>Setting</source>
        <translation>설정</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>현재</translation>
    </message>
    <message>
        <source>Then</source>
        <translation>가져온 후</translation>
    </message>
    <message>
        <source>From</source>
        <translation>출처</translation>
    </message>
</context>
</TS>
