# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack between installing and packing: where each kind of package has its licence, and what only Debian has.
# Its zsh looks for completions of packages in a folder of its own.
set(debian "${CPACK_NARU_SOURCE}/installer/debian")
set(readable FILE_PERMISSIONS OWNER_READ OWNER_WRITE GROUP_READ WORLD_READ)
foreach(component IN LISTS CPACK_COMPONENTS_ALL)
    set(share "${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share")
    if(CPACK_GENERATOR STREQUAL "RPM")
        file(COPY "${CPACK_NARU_SOURCE}/LICENSE" DESTINATION "${share}/licenses/${component}" ${readable})
    elseif(CPACK_GENERATOR STREQUAL "DEB")
        file(RENAME "${share}/zsh/site-functions" "${share}/zsh/vendor-completions")
        file(COPY "${debian}/copyright" DESTINATION "${share}/doc/${component}" ${readable})
        file(COPY "${debian}/overrides/${component}" DESTINATION "${share}/lintian/overrides" ${readable})
        execute_process(COMMAND gzip -9nc "${debian}/changelog" COMMAND_ERROR_IS_FATAL ANY
            OUTPUT_FILE "${share}/doc/${component}/changelog.Debian.gz")
    endif()
endforeach()
