# SPDX-License-Identifier: GPL-3.0-or-later
# Libraries are found by rpm itself, by their sonames; the names below are Fedora's.
set(CPACK_RPM_COMPONENT_INSTALL ON)
set(CPACK_RPM_FILE_NAME RPM-DEFAULT)
set(CPACK_RPM_PACKAGE_RELEASE 1)
set(CPACK_RPM_PACKAGE_LICENSE "GPL-3.0-or-later")
set(CPACK_RPM_PACKAGE_GROUP "Applications/Internet")
set(CPACK_RPM_PACKAGE_AUTOREQ ON)
set(CPACK_PACKAGE_RELOCATABLE OFF)
# The same for all, so that two packagings are equal.
set(CPACK_RPM_BUILD_SOURCE_DIRS_PREFIX "/usr/src/naru")
set(CPACK_RPM_SPEC_MORE_DEFINE "
%define _build_id_links none
%define _buildhost reproducible
%define use_source_date_epoch_as_buildtime 1
%define clamp_mtime_to_source_date_epoch 1
%define source_date_epoch_from_changelog 0")
# Folders that belong to others.
set(icons /usr/share/icons/hicolor)
set(folders
    /usr/libexec /usr/lib/systemd /usr/lib/systemd/system /usr/share/polkit-1 /usr/share/polkit-1/actions
    /usr/share/applications /usr/share/metainfo /usr/share/mime /usr/share/mime/packages /usr/share/icons ${icons}
    /usr/share/licenses /usr/share/man /usr/share/man/man1 /usr/share/man/ko /usr/share/man/ko/man1
    /usr/share/bash-completion /usr/share/bash-completion/completions /usr/share/zsh /usr/share/zsh/site-functions)
foreach(size IN ITEMS 16x16 22x22 24x24 32x32 48x48 64x64 128x128 256x256 512x512 scalable symbolic)
    list(APPEND folders ${icons}/${size} ${icons}/${size}/apps)
endforeach()
set(CPACK_RPM_EXCLUDE_FROM_AUTO_FILELIST_ADDITION ${folders})

foreach(name IN ITEMS naructl naru)
    set(CPACK_RPM_${name}_PACKAGE_NAME ${name})
    set(CPACK_RPM_${name}_PACKAGE_SUMMARY "${${name}_summary}")
    string(REPLACE "\n.\n" "\n\n" text "${${name}_text}")
    set(CPACK_RPM_${name}_PACKAGE_DESCRIPTION "${text}")
endforeach()
set(CPACK_RPM_naructl_PACKAGE_REQUIRES "openconnect")
set(CPACK_RPM_naru_PACKAGE_REQUIRES "naructl = ${PROJECT_VERSION}-${CPACK_RPM_PACKAGE_RELEASE}, qt6-qtdeclarative, qt6-qtsvg")
set(CPACK_RPM_naructl_POST_INSTALL_SCRIPT_FILE "${PROJECT_SOURCE_DIR}/installer/rpm/post")
set(CPACK_RPM_naructl_PRE_UNINSTALL_SCRIPT_FILE "${PROJECT_SOURCE_DIR}/installer/rpm/preun")
