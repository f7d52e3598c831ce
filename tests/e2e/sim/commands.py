#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""naructl sim: exit statuses, places of mistakes, shards and their merge, one digest wherever it runs."""
import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "tests" / "support"))
from holds import holds  # noqa: E402

NARUCTL = os.path.join(os.environ.get("NARU_BIN_DIR", "build/release/bin"), "naructl")
LIBRARY = ROOT / "resources" / "scenarios"
SLOW = str(LIBRARY / "slow-ocs.json")
SOURCE = ["choose", "source", "--weights", "1:1:1", "--addresses"]
STORM = str(LIBRARY / "retry-storm.json")


def sim(*arguments: str, **environment: str) -> subprocess.CompletedProcess:
    return subprocess.run([NARUCTL, "sim", *arguments], capture_output=True, text=True, timeout=60, check=False,
                          env={**os.environ, **environment})


def result(*arguments: str, **environment: str) -> dict:
    """Its JSON; a run that is cut short may break its assertions."""
    done = sim(*arguments, "--json", **environment)
    assert done.returncode in (0, 1), (arguments, done.returncode, done.stderr)
    return json.loads(done.stdout)


def check_wrong_use():
    """Mistakes in the command line: status 2, the option that is wrong, nothing on standard output."""
    for arguments, said in ((["run", SLOW, "--set", "pool=-3"], "--set pool=-3: pool: -3 is out of range"),
                            (["run", SLOW, "--set", "pol=3"], "Nearest: pool"),
                            (["run", SLOW, "--set", "pool"], "PATH=VALUE"),
                            (["run", SLOW, "--set", 'cpu={"value": 300}'], "--set cpu="),
                            (["run", SLOW, "--set", "sources[9].link=true"], "leads nowhere"),
                            (["run", SLOW, "--until", "5"], "Units: ns us ms s min h d"),
                            (["run", SLOW, "--until", "9999d"], "366d"),
                            (["run", SLOW, "--seed", "-1"], "--seed"),
                            (["run", SLOW, "--shard", "1/2"], "--replications"),
                            (["run", SLOW, "--replications", "4", "--shard", "3/2"], "2/8"),
                            (["run", SLOW, "--replications", "4", "--events", "5"], "--events"),
                            (["run", SLOW, "--events", "-1"], "--events"),
                            (["sweep", SLOW, "--vary", "pool"], "pool=100,200"),
                            (["sweep", SLOW, "--vary", "pool=1,x"], "--vary pool=x: pool has the wrong type"),
                            (["sweep", SLOW, "--vary", "pool=1,2", "--metric", "nope"], "nope"),
                            (["compare", SLOW, str(LIBRARY / "quiesce.json")], "limiter, balancer"),
                            (["describe", "nope"], "nope"),
                            (["choose", "leastconn", "--weights", "1:1", "--ops", "o c5"], "c5"),
                            *(([*SOURCE, f"192.0.2.1,{short}"], f"--addresses, number 2 is not an address: {short}.")
                              for short in ("1.2.3", "1", "192.0.2.300", "0x7f.0.0.1", "010.0.0.1", "fe80::1%eth0"))):
        done = sim(*arguments, "--language", "en")
        assert done.returncode == 2, (arguments, done.returncode, done.stderr)
        assert said in done.stderr and not done.stdout, (arguments, done.stderr)


def check_addresses():
    """An IPv4 address as a number modulo the weights; of an IPv6 one the four words folded together."""
    done = sim(*SOURCE, "192.0.2.0,192.0.2.1,192.0.2.2,::,::2,::1:0:0:2")
    base = (192 << 24 | 2 << 8) % 3
    assert [int(line) - 1 for line in done.stdout.split()] == [base, (base + 1) % 3, (base + 2) % 3, 0, 2, 0], done


def check_bad_scenarios(folder: str):
    """Mistakes in the file: status 3, with line and column, in both languages."""
    text = (LIBRARY / "slow-ocs.json").read_text(encoding="utf-8")
    lines = text.splitlines()
    for old, new, line, said in (
            ('"pool": 1000', '"pool": 1e99', "pool", "out of range"),
            ('"model": "limiter"', '"model": "limitr"', "model", "Nearest: limiter"),
            ('"message": "gy-ccr-u"', '"message": "gy-ccr"', '"gy-ccr-u"', "gy-ccr"),
            ('"rate": "150/s"', '"rate": 150', '"150/s"', "such as \"1000/s\""),
            ('"to": "5s"', '"to": 5', '"to": "5s"', "distribution"),
            ('"seed": 1,', '"seed": 1', '"until"', "not JSON")):
        assert text.count(old) == 1, old
        broken = pathlib.Path(folder, "broken.json")
        broken.write_text(text.replace(old, new), encoding="utf-8")
        number = next(at for at, one in enumerate(lines, 1) if line in one)
        done = sim("run", str(broken), "--language", "en")
        assert done.returncode == 3 and said in done.stderr, (new, done.returncode, done.stderr)
        assert f"broken.json:{number}:" in done.stderr, (new, number, done.stderr)
        korean = sim("run", str(broken), "--language", "ko")
        assert korean.returncode == 3 and korean.stderr != done.stderr, korean.stderr
    assert sim("run", os.path.join(folder, "none.json")).returncode == 3
    failing = sim("run", SLOW, "--set", json.loads(text)["breaks_when"])
    assert failing.returncode == 1 and "FAILS" in failing.stdout, failing


def check_shards(folder: str):
    """Shards of replications and of combinations, merged, are what one run gives."""
    def shards(*arguments: str) -> list[str]:
        files = []
        for shard in range(1, 4):
            files.append(os.path.join(folder, f"part{shard}.json"))
            pathlib.Path(files[-1]).write_text(json.dumps(result(*arguments, "--shard", f"{shard}/3")), encoding="utf-8")
        return files

    run = ["run", STORM, "--until", "5s", "--replications", "7"]
    files = shards(*run)
    assert sim("merge", files[0], files[2]).stderr.strip().endswith("2, 5"), "the forgotten shard is not told"
    assert sim("merge", files[0], files[0]).returncode == 3
    assert sim("merge", files[0], STORM).returncode == 3
    merged, whole = result("merge", *files), result(*run)
    for what in ("digest", "metrics", "replications"):
        assert merged[what] == whole[what], what
    # More machines than replications: an empty shard is no mistake.
    empty = result("run", STORM, "--until", "1s", "--replications", "2", "--shard", "3/3")
    assert empty["replications"] == [], empty

    sweep = ["sweep", STORM, "--until", "2s", "--vary", "sources[pgw1].peers=1,2,3,4",
             "--vary", "groups[pcrf].latency=10ms,erlang(4, 10ms)"]
    merged, whole = result("merge", *shards(*sweep)), result(*sweep)
    assert len(whole["points"]) == 8 and merged == whole, (merged, whole)
    assert whole["points"][1]["set"]["groups[pcrf].latency"] == "erlang(4, 10ms)", whole["points"][1]


def check_digests():
    """One seed, one digest: in three processes, without FMA and AVX2, on one core and on two, with other series."""
    plain = result("run", STORM, "--replications", "4")
    same = [result("run", STORM, "--replications", "4"),
            result("run", STORM, "--replications", "4", GLIBC_TUNABLES="glibc.cpu.hwcaps=-FMA,-AVX2,-AVX512F")]
    one = subprocess.run(["taskset", "-c", "0", NARUCTL, "sim", "run", STORM, "--replications", "4", "--json"],
                         capture_output=True, text=True, timeout=60, check=True)
    same.append(json.loads(one.stdout))
    assert {run["digest"] for run in same} == {plain["digest"]}, same
    assert result("run", STORM, "--seed", "99")["digest"] != result("run", STORM)["digest"]
    assert result("run", STORM, "--until", "3s")["digest"] != result("run", STORM)["digest"]
    # Stopped after so many events, it has handled them and no more, and is not at its end.
    whole = result("run", STORM)
    early = result("run", STORM, "--events", "1000")
    assert early["events"] == 1000 and early["simulated_s"] < whole["simulated_s"], early
    assert early["digest"] != whole["digest"]
    assert result("run", STORM, "--events", str(whole["events"]))["digest"] == whole["digest"]
    assert result("run", STORM, "--events", str(whole["events"] + 1))["simulated_s"] == whole["simulated_s"]
    holds("check_digests", "C-SIM-03")


def check_csv(folder: str):
    """What is written can be read: tables go back in by --set."""
    target = os.path.join(folder, "csv")
    run = result("run", SLOW, "--csv", target)
    with open(os.path.join(target, "metrics.csv"), encoding="utf-8", newline="") as file:
        rows = {row["name"]: row for row in csv.DictReader(file)}
    assert float(rows["pool"]["mean"]) == run["metrics"]["pool"]["mean"], rows["pool"]
    table = os.path.join(target, "table-peer_limits.csv")
    again = result("run", SLOW, "--set", f"peer_limits=@{table}")
    assert again["digest"] == run["digest"]
    text = pathlib.Path(table).read_text(encoding="utf-8").replace("150/s", "1000/s")
    pathlib.Path(table).write_text(text, encoding="utf-8")
    assert sim("run", SLOW, "--set", f"peer_limits=@{table}").returncode == 1
    # All tables at once, lists of objects in a cell and what changes in the run included, with replications or not.
    for scenario, more in (("vdra-golden-timeline", []), ("quiesce", ["--replications", "2"])):
        run = ["run", str(LIBRARY / f"{scenario}.json"), "--until", "3h" if more else "60s", *more]
        target = pathlib.Path(folder, scenario)
        first = result(*run, "--csv", str(target))
        tables = [part for table in sorted(target.glob("table-*.csv"))
                  for part in ("--set", f"{table.stem.removeprefix('table-')}=@{table}")]
        assert len(tables) >= 6, tables
        again = result(*run, *tables)
        for what in ("digest", "metrics"):
            assert again[what] == first[what], (scenario, what)


def check_files_beside(folder: str):
    """A trace in a CSV file beside the scenario; tables of CPU ranges that are shipped, one after another."""
    scenario = json.loads((LIBRARY / "vdra-golden-timeline.json").read_text(encoding="utf-8"))
    del scenario["changes"], scenario["assertions"], scenario["breaks_when"]
    scenario["until"] = "6s"
    scenario["traces"] = [{"name": "db", "file": "cpu.csv", "column": 2}]
    scenario["parameters"]["cpu"] = {"mode": "trace", "trace": "trace(db)"}
    pathlib.Path(folder, "cpu.csv").write_text("t,cpu\n0,40\n1,62\n2,67\n3,55\n4,55\n5,55\n", encoding="utf-8")
    path = pathlib.Path(folder, "trace.json")
    path.write_text(json.dumps(scenario), encoding="utf-8")
    admitted = result("run", str(path))["series"]["pgw1.admitted"]
    assert [value for _, value in admitted] == [1000, 600, 500, 700, 700, 700], admitted
    pathlib.Path(folder, "cpu.csv").write_text("t,cpu\n0,40\n1,high\n", encoding="utf-8")
    assert sim("run", str(path)).returncode == 3

    golden = str(LIBRARY / "vdra-golden-timeline.json")
    tables = ",".join(f"@tables/cpu-{name}.csv" for name in ("h1", "h1b", "h1c"))
    points = result("sweep", golden, "--vary", f"cpu_profiles[db].ranges={tables}")["points"]
    assert len(points) == 3 and all(one["holds"] for point in points for one in point["assertions"]), points
    # The three differ only between 50 and 54: the lowest range, a range of its own, no range.
    for name, admitted in (("h1", 700), ("h1b", 800), ("h1c", 1000)):
        run = ["run", golden, "--set", f"cpu_profiles[db].ranges=@tables/cpu-{name}.csv", "--set", "cpu.value=52"]
        assert result(*run, "--until", "5s")["series"]["pgw1.admitted"][3][1] == admitted, name


def check_sweep_csv(folder: str):
    """One table of all points; those of shards put together are the same rows."""
    # Without --metric it prints what the model has.
    for scenario, setting in (("misrouted-secondaries", "balancers[1].persistence=none,source"),
                              ("cluster-owner-dies", "link.delay=100us,200us")):
        plain = sim("sweep", str(LIBRARY / f"{scenario}.json"), "--until", "1s", "--vary", setting)
        assert plain.returncode == 0 and len(plain.stdout.splitlines()) >= 2, (scenario, plain)
    sweep = ["sweep", STORM, "--until", "1s", "--vary", "sources[pgw1].peers=1,2", "--vary", "pool=100,200"]

    def rows(name: str, file: str, *more: str) -> tuple[dict, list[dict]]:
        target = os.path.join(folder, name)
        points = result(*sweep, "--csv", target, *more)["points"]
        with open(os.path.join(target, file), encoding="utf-8", newline="") as stream:
            return points, list(csv.DictReader(stream))

    points, whole = rows("sweep", "metrics.csv")
    assert [key for key in whole[0]][:4] == ["point", "sources[pgw1].peers", "pool", "name"], whole[0]
    assert len(whole) == sum(len(point["metrics"]) for point in points)
    for row in whole:
        point = points[int(row["point"]) - 1]
        assert {key: row[key] for key in point["set"]} == point["set"], row
        mean = point["metrics"][row["name"]]["mean"]
        assert (float(row["mean"]) if row["mean"] else None) == mean, (row, mean)
    parts = [row for shard in ("1/2", "2/2") for row in rows(f"sweep{shard[0]}", "metrics.csv", "--shard", shard)[1]]
    assert sorted(parts, key=lambda row: int(row["point"])) == whole
    points, held = rows("sweep", "assertions.csv")
    assert [(int(row["point"]), row["holds"] == "true") for row in held] == [
        (point["point"], one["holds"]) for point in points for one in point["assertions"]], held
    blocked = pathlib.Path(folder, "a-file")
    blocked.write_text("", encoding="utf-8")
    assert sim(*sweep, "--csv", str(blocked)).returncode == 3


def check_stories():
    """The steps of a connection in both languages, and of nothing: wrong use."""
    setup = str(LIBRARY / "cluster-tcp-setup.json")
    story = result("run", setup, "--story", "flow/1")["story"]
    assert [step["code"] for step in story[:5]] == [
        "syn-at-owner", "syn-ack-at-forwarder", "cookie-decoded", "registration", "syn-ack-to-client"], story
    assert story[0]["element"] == "node/n1" and story[0]["text"].startswith("1. "), story[0]
    korean = sim("run", setup, "--story", "flow/1", "--language", "ko").stdout
    assert "[A70 (1)]" in korean and "소유자" in korean, korean
    assert result("run", setup, "--story", "cluster")["story"][0]["code"] == "elected"
    assert sim("run", setup, "--story", "flow/7").returncode == 2
    refused = sim("run", setup, "--set", "nat.extended=true")
    assert refused.returncode == 2 and "A24" in refused.stderr, refused.stderr


def main():
    check_stories()
    check_wrong_use()
    check_addresses()
    with tempfile.TemporaryDirectory() as folder:
        check_bad_scenarios(folder)
        check_shards(folder)
        check_csv(folder)
        check_sweep_csv(folder)
        check_files_beside(folder)
    check_digests()


if __name__ == "__main__":
    main()
