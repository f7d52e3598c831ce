# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack between installing and packing: an RPM has no use for what only Debian's tools read, and zsh looks
# elsewhere for completions.
if(CPACK_GENERATOR STREQUAL "RPM")
    foreach(component IN LISTS CPACK_COMPONENTS_ALL)
        set(share "${CPACK_TEMPORARY_DIRECTORY}/${component}/usr/share")
        file(REMOVE_RECURSE "${share}/lintian" "${share}/doc/${component}/changelog.Debian.gz")
        if(EXISTS "${share}/zsh/vendor-completions")
            file(RENAME "${share}/zsh/vendor-completions" "${share}/zsh/site-functions")
        endif()
    endforeach()
endif()
