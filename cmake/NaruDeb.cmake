# SPDX-License-Identifier: GPL-3.0-or-later
set(debian "${PROJECT_SOURCE_DIR}/installer/debian")
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_RELEASE 1)
set(CPACK_DEBIAN_PACKAGE_SECTION net)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

# naru_deb(NAME DEPENDS… RECOMMENDS… SUGGESTS…): what dpkg-shlibdeps can't see: programs, plug-ins, QML modules.
function(naru_deb name)
    cmake_parse_arguments(DEB "" "" "DEPENDS;RECOMMENDS;SUGGESTS" ${ARGN})
    string(TOUPPER ${name} key)
    set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${name} PARENT_SCOPE)
    set(CPACK_DEBIAN_${key}_DESCRIPTION "${${name}_summary}\n${${name}_text}" PARENT_SCOPE)
    foreach(kind IN ITEMS DEPENDS RECOMMENDS SUGGESTS)
        list(JOIN DEB_${kind} ", " names)
        set(CPACK_DEBIAN_${key}_PACKAGE_${kind} "${names}" PARENT_SCOPE)
    endforeach()
endfunction()

naru_deb(naructl
    DEPENDS libqt6sql6-sqlite openconnect
    RECOMMENDS ca-certificates ocproxy pkexec polkitd
    SUGGESTS iproute2 ocserv tcpdump uidmap)
set(CPACK_DEBIAN_NARUCTL_PACKAGE_CONTROL_EXTRA
    "${debian}/naructl/postinst;${debian}/naructl/prerm;${debian}/naructl/postrm")
naru_deb(naru
    DEPENDS "naructl (= ${PROJECT_VERSION}-${CPACK_DEBIAN_PACKAGE_RELEASE})"
        qml6-module-qtqml qml6-module-qtqml-models qml6-module-qtqml-workerscript qml6-module-qtquick
        qml6-module-qtquick-layouts qml6-module-qtquick-templates qml6-module-qtquick-window
    RECOMMENDS fonts-noto-cjk libsecret-1-0 qt6-translations-l10n qt6-wayland
    SUGGESTS gnome-keyring)
