# SPDX-License-Identifier: GPL-3.0-or-later
# What is installed beside the helper and its polkit action (app/tunnel/helper), and in which of the two packages:
# naructl, the work without a window, and naru, the window. Everything is below the prefix but what polkit and systemd
# look for at one place only.
include(GNUInstallDirs)

find_program(NARU_GZIP gzip)

# naru_install_gz(FILE COMPONENT FOLDER): compressed, without a time in it; as it is where there is no gzip.
function(naru_install_gz file component folder)
    get_filename_component(name "${file}" NAME)
    if(NOT NARU_GZIP)
        install(FILES "${file}" DESTINATION "${folder}" COMPONENT ${component})
        return()
    endif()
    set(packed "${PROJECT_BINARY_DIR}/packed/${component}/${folder}/${name}.gz")
    install(CODE "
        file(MAKE_DIRECTORY \"${PROJECT_BINARY_DIR}/packed/${component}/${folder}\")
        execute_process(COMMAND \"${NARU_GZIP}\" -9nc \"${file}\" OUTPUT_FILE \"${packed}\" COMMAND_ERROR_IS_FATAL ANY)"
        COMPONENT ${component})
    install(FILES "${packed}" DESTINATION "${folder}" COMPONENT ${component})
endfunction()

# naru_install_program_pages(PROGRAM COMPONENT): its manual and completions.
function(naru_install_program_pages program component)
    set(made "${PROJECT_SOURCE_DIR}/installer/manual/made")
    naru_install_gz("${made}/${program}.1" ${component} ${CMAKE_INSTALL_MANDIR}/man1)
    naru_install_gz("${made}/ko/${program}.1" ${component} ${CMAKE_INSTALL_MANDIR}/ko/man1)
    install(FILES "${made}/${program}.bash" RENAME ${program} COMPONENT ${component}
        DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions)
    install(FILES "${made}/_${program}" DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT ${component})
endfunction()

# What no caller can override at run time is bound and made read-only before main().
foreach(target IN ITEMS naructl naru-signin naru-helper naru-lab-relay naru)
    if(TARGET ${target})
        target_link_options(${target} PRIVATE -Wl,-z,relro,-z,now)
    endif()
endforeach()

install(TARGETS naructl DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT naructl)
install(TARGETS naru-signin DESTINATION libexec/naru COMPONENT naructl)
install(DIRECTORY resources/scenarios DESTINATION ${CMAKE_INSTALL_DATADIR}/naru COMPONENT naructl)
naru_install_program_pages(naructl naructl)

if(NARU_UI)
    install(TARGETS naru DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT naru)
    naru_install_program_pages(naru naru)
    install(FILES installer/desktop/naru.desktop DESTINATION ${CMAKE_INSTALL_DATADIR}/applications COMPONENT naru)
    install(FILES installer/desktop/org.naru.naru.metainfo.xml DESTINATION ${CMAKE_INSTALL_DATADIR}/metainfo COMPONENT naru)
    install(FILES installer/desktop/naru-mime.xml RENAME naru.xml COMPONENT naru
        DESTINATION ${CMAKE_INSTALL_DATADIR}/mime/packages)
    set(icons ${CMAKE_INSTALL_DATADIR}/icons/hicolor)
    foreach(size IN ITEMS 16 22 24 32 48 64 128 256 512)
        install(FILES resources/app/naru-${size}.png RENAME naru.png DESTINATION ${icons}/${size}x${size}/apps COMPONENT naru)
    endforeach()
    install(FILES resources/app/naru.svg DESTINATION ${icons}/scalable/apps COMPONENT naru)
    install(FILES resources/app/naru-symbolic.svg DESTINATION ${icons}/symbolic/apps COMPONENT naru)
    # For those who use it; how it is built stays with the source.
    install(FILES docs/guide.en.md docs/guide.ko.md docs/connect.md docs/decision.md docs/formats.md
        docs/privileged-part.md docs/profile-fields.en.md docs/profile-fields.ko.md docs/session.md docs/simulator.md
        DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT naru)
    install(DIRECTORY docs/images DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT naru)
endif()
