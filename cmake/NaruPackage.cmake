# SPDX-License-Identifier: GPL-3.0-or-later
# Two packages, as DEB and as RPM: `cpack` in the build folder, or installer/package.sh, which builds for it too.
set(CPACK_PACKAGE_NAME naru)
set(CPACK_PACKAGE_VENDOR "Naru")
set(CPACK_PACKAGE_CONTACT "Naru maintainers <maintainers@naru.example.org>" CACHE STRING "Whom a package names as its maintainer")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_PACKAGE_DIRECTORY "${PROJECT_BINARY_DIR}/packages")
set(CPACK_GENERATOR DEB)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL naructl)
if(NARU_UI)
    list(APPEND CPACK_COMPONENTS_ALL naru)
endif()
set(CPACK_COMPONENTS_GROUPING IGNORE)
# polkit and systemd have fixed places, so files are installed below DESTDIR.
set(CPACK_SET_DESTDIR ON)
set(CPACK_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
# Times in packages are that of the commit, so that two packagings are equal.
set(CPACK_PROJECT_CONFIG_FILE "${PROJECT_SOURCE_DIR}/cmake/NaruPackageTime.cmake")
set(CPACK_PRE_BUILD_SCRIPTS "${PROJECT_SOURCE_DIR}/cmake/NaruPackageFiles.cmake")
set(CPACK_NARU_SOURCE "${PROJECT_SOURCE_DIR}")

set(naructl_summary "finds the fastest VPN gateway and connects to it (command line)")
set(naructl_text "Naru reads AnyConnect profiles, measures their gateways by Optimal Gateway
Selection as Cisco documents it, says why one won, keeps the choice for this
location and connects through OpenConnect, with the system's permission or
without any as a SOCKS proxy.
.
This package has the command line, which also checks profiles, logs and packet
captures and simulates load balancers, rate limiters and clusters.")
set(naru_summary "finds the fastest VPN gateway and connects to it (window)")
set(naru_text "Naru reads AnyConnect profiles, measures their gateways by Optimal Gateway
Selection as Cisco documents it, shows the race and why one won, keeps the
choice for this location and connects through OpenConnect.
.
This package has the window, in Korean and English, with an editor of profiles,
charts and a simulator.")

include("${CMAKE_CURRENT_LIST_DIR}/NaruDeb.cmake")
include("${CMAKE_CURRENT_LIST_DIR}/NaruRpm.cmake")
include(CPack)
