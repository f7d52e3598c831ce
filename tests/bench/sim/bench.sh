#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# bench.sh BUILDFOLDER: the simulator and, where they are installed, SimPy and ns-3, in one run on one core
here=$(cd "$(dirname "$0")" && pwd); build=${1:?build folder}
pin=(taskset -c 0); command -v taskset >/dev/null || pin=()
library=$here/../../../resources/scenarios
# The last one: 200 clients a second, 12,000 sessions at once.
echo "Naru"; "${pin[@]}" "$build/bench/bench_sim" "$library"/{vdra-golden-timeline,slow-ocs,retry-storm,even-spread,misrouted-secondaries,rolling-upgrade}.json \
    "$library/rolling-upgrade.json" 'clients[1].between=exponential(5ms)' 'clients[1].session=exponential(60s)'
echo "M/M/1 in turn with SimPy, so that both have the same machine"
for _ in 1 2 3 4 5; do
    ours=$("${pin[@]}" "$build/bench/bench_sim" mm1) || break
    theirs=$("${pin[@]}" /usr/bin/python3 "$here/mm1_simpy.py") || { echo "$theirs"; break; }
    awk '/^mm1[a-z-]* / {line[++n] = $2} END {printf "Naru %s, SimPy %s (with statistics %s): %.1f times\n", line[1], line[2], line[3], line[1] / line[2]}' <<<"$ours
$theirs"
done
echo "Cluster"; "${pin[@]}" "$build/bench/bench_cluster"
echo "ns-3"; if [ -x "$build/bench/bench_ns3" ]; then "${pin[@]}" "$build/bench/bench_ns3"; else echo "skipped: ns-3 (libns3-dev) was not there when this was built"; fi
