# SPDX-License-Identifier: GPL-3.0-or-later
# Read by cpack itself. SOURCE_DATE_EPOCH is honoured by what writes packages; who gives none gets the commit's time.
if(NOT DEFINED ENV{SOURCE_DATE_EPOCH})
    execute_process(COMMAND git -C "${CPACK_NARU_SOURCE}" log -1 --format=%ct
        OUTPUT_VARIABLE time OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    if(time)
        set(ENV{SOURCE_DATE_EPOCH} ${time})
    endif()
endif()
