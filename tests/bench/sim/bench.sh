#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# bench.sh BUILDFOLDER: the simulator and, where they are installed, SimPy and ns-3, in one run on one core
here=$(cd "$(dirname "$0")" && pwd); build=${1:?build folder}
pin=(taskset -c 0); command -v taskset >/dev/null || pin=()
echo "Naru"; "${pin[@]}" "$build/bench/bench_sim" "$here"/../../../resources/scenarios/{vdra-golden-timeline,slow-ocs,retry-storm}.json
echo "SimPy"; "${pin[@]}" /usr/bin/python3 "$here/mm1_simpy.py"
echo "ns-3"; if [ -x "$build/bench/bench_ns3" ]; then "${pin[@]}" "$build/bench/bench_ns3"; else echo "skipped: ns-3 (libns3-dev) was not there when this was built"; fi
