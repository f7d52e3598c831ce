# SPDX-License-Identifier: GPL-3.0-or-later
# Sourced by installer/run.sh and tests/run.sh: which Debian packages are needed, and how they are installed.

# To build the programs.
packages_build=(
    g++ mold cmake ninja-build pkg-config ccache git
    qt6-base-dev qt6-declarative-dev qt6-charts-dev qt6-svg-dev qt6-tools-dev qt6-tools-dev-tools qt6-l10n-tools
    libgl-dev libssl-dev libcli11-dev libpcap-dev libarchive-dev
    qtkeychain-qt6-dev libsecret-1-dev libopenconnect-dev)

# To run them: plug-ins, QML modules and fonts that no library pulls in.
packages_run=(
    libqt6svg6 libqt6sql6-sqlite qt6-qpa-plugins qt6-translations-l10n
    qml6-module-qtquick qml6-module-qtquick-controls qml6-module-qtquick-layouts qml6-module-qtquick-templates
    qml6-module-qtquick-window qml6-module-qtqml qml6-module-qtqml-workerscript qml6-module-qtqml-models
    openconnect ocproxy uidmap iproute2 fonts-inter fonts-noto-cjk fonts-dejavu-core openssl)

# For the tests with real parts. What can't be installed makes its tests skip, and they say so.
packages_test=(
    qml6-module-qttest python3 python3-dbusmock python3-gi python3-cryptography dbus libglib2.0-bin procps
    ocserv gnome-keyring libsecret-tools polkitd pkexec iputils-ping tcpdump tshark haproxy curl httping nftables
    xvfb xauth clang-format-14 libxml2-utils
    appstream bash-completion desktop-file-utils man-db mandoc shared-mime-info zsh)

# install_missing NAME… : installs those that are not there, with sudo when not root; says what it does.
install_missing() {
    command -v dpkg-query >/dev/null || { echo "This script installs with apt, which is not here. Needed: $*" >&2; return 1; }
    local missing=() name
    for name in "$@"; do
        [ "$(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null)" = installed ] || missing+=("$name")
    done
    if [ ${#missing[@]} -eq 0 ]; then
        return 0
    fi
    echo "== Installing ${#missing[@]} packages: ${missing[*]}"
    local as_root=()
    if [ "$(id -u)" -ne 0 ]; then
        command -v sudo >/dev/null || { echo "Not root, and sudo is not here: install them as root, then start this again." >&2; return 1; }
        as_root=(sudo)
    fi
    "${as_root[@]}" apt-get update -qq
    "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# install_wanted NAME… : the same, but what this system does not have is said and done without.
install_wanted() {
    install_missing "$@" && return 0
    local name
    for name in "$@"; do
        install_missing "$name" || echo "== Not to be had here: $name. What needs it is skipped."
    done
}
