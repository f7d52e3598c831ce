# SPDX-License-Identifier: GPL-3.0-or-later
"""The servers that stand for gateways: a real ocserv, and haproxy."""
import shutil
import subprocess

import authority
import lab as netlab
import spaces

USER = "alice"
PASSWORD = "lab-secret"


def need(*programs) -> None:
    """Skips the test where a program is missing."""
    for program in programs:
        if shutil.which(program) is None:
            spaces.skip(f"{program} is not installed")


def start_ocserv(lab, max_ban_score=0, port=443) -> subprocess.Popen:
    """One ocserv on every IPv4 address of the lab; with a score of 80 it bans as it does when shipped."""
    need("ocserv", "ocpasswd")
    if not spaces.is_real_root():
        spaces.skip("ocserv starts only as root")
    folder = f"{spaces.FOLDER}/ocserv"
    subprocess.run(["mkdir", "-p", folder], check=True)
    subprocess.run(["ocpasswd", "-c", f"{folder}/passwd", USER], check=True, capture_output=True,
                   input=f"{PASSWORD}\n{PASSWORD}\n".encode())
    with open(f"{folder}/conf", "w", encoding="utf-8") as file:
        file.write(_OCSERV.format(folder=folder, port=port, score=max_ban_score, certificate=authority.CERTIFICATE,
                                  key=authority.KEY))
    return _start(lab, ["ocserv", "-f", "-c", f"{folder}/conf"], f"{folder}/log", port)


def start_haproxy(lab, port=443, plain_port=80) -> subprocess.Popen:
    """haproxy on every address of the lab: HTTPS and plain HTTP, 200 and FIN."""
    need("haproxy")
    folder = f"{spaces.FOLDER}/haproxy"
    subprocess.run(["mkdir", "-p", folder], check=True)
    with open(f"{folder}/both.pem", "wb") as both:
        for part in (authority.CERTIFICATE, authority.KEY):
            with open(part, "rb") as file:
                both.write(file.read())
    with open(f"{folder}/conf", "w", encoding="utf-8") as file:
        file.write(_HAPROXY.format(folder=folder, port=port, plain_port=plain_port))
    return _start(lab, ["haproxy", "-db", "-f", f"{folder}/conf"], f"{folder}/log", port)


def redirect_ports(first: int, last: int, to: int) -> None:
    """Every port of a range leads to one server, which sees the client's own address."""
    need("nft")
    rules = f"""table inet ports {{
        chain in {{
            type nat hook prerouting priority dstnat
            tcp dport {first}-{last} redirect to :{to}
        }}
    }}
    """
    subprocess.run(["ip", "netns", "exec", "gateways", "nft", "-f", "-"], input=rules.encode(), check=True)


def _start(lab, command, log, port) -> subprocess.Popen:
    with open(log, "wb") as file:
        process = lab.start(command, stdout=file, stderr=file)
    netlab.Lab.wait_for_port(port, log)
    return process


_HAPROXY = """
global
    maxconn 4000
defaults
    mode http
    timeout client 30s
    timeout connect 5s
    timeout server 30s
frontend gateways
    bind 0.0.0.0:{port} ssl crt {folder}/both.pem
    bind :::{port} v6only ssl crt {folder}/both.pem
    bind 0.0.0.0:{plain_port}
    bind :::{plain_port} v6only
    http-request return status 200 content-type text/plain string "lab"
"""

_OCSERV = """
auth = "plain[passwd={folder}/passwd]"
listen-host = 0.0.0.0
tcp-port = {port}
udp-port = 0
run-as-user = nobody
run-as-group = nogroup
socket-file = {folder}/socket
pid-file = {folder}/pid
server-cert = {certificate}
server-key = {key}
isolate-workers = false
max-clients = 512
max-same-clients = 512
rate-limit-ms = 0
max-ban-score = {score}
min-reauth-time = 300
ban-reset-time = 1200
keepalive = 60
dpd = 60
try-mtu-discovery = false
tls-priorities = "NORMAL:%SERVER_PRECEDENCE:%COMPAT:-VERS-SSL3.0:-VERS-TLS1.0:-VERS-TLS1.1"
auth-timeout = 60
cookie-timeout = 300
rekey-time = 172800
rekey-method = ssl
device = vpns
predictable-ips = true
ipv4-network = 10.66.1.0
ipv4-netmask = 255.255.255.0
cisco-client-compat = true
dtls-legacy = true
"""
