# SPDX-License-Identifier: GPL-3.0-or-later
# Every target of the project is made by one of these functions, so that warnings, sanitizers and the
# arrows between the rooms are decided in one place.

# Warnings as errors, sanitizers, and what Qt must not do behind our back.
function(naru_compile_flags target)
    target_compile_options(${target} PRIVATE
        -Wall -Wextra -Wpedantic $<$<BOOL:${NARU_WERROR}>:-Werror> -Wshadow -Wconversion -Wno-sign-conversion -Wnon-virtual-dtor
        -Woverloaded-virtual -Wold-style-cast -Wcast-align -Wformat=2 -Wimplicit-fallthrough
        # Clang finds the first inside stable_sort of GCC 12's library, the second in a signal that is called `event`.
        $<$<CXX_COMPILER_ID:Clang>:-Wno-error=deprecated-declarations;-Wno-error=overloaded-virtual>)
    target_compile_definitions(${target} PRIVATE
        QT_NO_CAST_FROM_BYTEARRAY QT_NO_CAST_TO_ASCII QT_NO_URL_CAST_FROM_STRING QT_NO_FOREACH
        QT_NO_KEYWORDS QT_STRICT_ITERATORS QT_USE_QSTRINGBUILDER QT_NO_NARROWING_CONVERSIONS_IN_CONNECT)
    if(NARU_SANITIZE)
        target_compile_options(${target} PRIVATE
            -fsanitize=${NARU_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
        target_link_options(${target} PRIVATE -fsanitize=${NARU_SANITIZE})
    endif()
    if(NARU_FUZZ)
        target_compile_options(${target} PRIVATE -fsanitize=fuzzer-no-link)
    endif()
endfunction()

# naru_configure_target(TARGET [core|ui|test|test_ui|none]): the flags, and the precompiled headers of its kind:
# `none` for what does not link Qt.
function(naru_configure_target target)
    naru_compile_flags(${target})
    set(headers core)
    if(ARGC GREATER 1)
        set(headers ${ARGV1})
    endif()
    naru_use_precompiled(${target} ${headers})
endfunction()

# naru_unite(TARGET [files…]): with NARU_UNITY the target's files are compiled twelve at a time, but for those named:
# what is theirs alone (in unnamed namespaces) has a name that another file uses too.
function(naru_unite target)
    if(NOT NARU_UNITY)
        return()
    endif()
    set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 12)
    set_source_files_properties(${ARGN} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# naru_add_room(NAME [MOC] [PUBLIC libs…] [PRIVATE libs…] SOURCES files… [APART files…])
# A room is a static library which exports only its own include folder, app/NAME/include: another room
# writes #include "NAME/Header.h" and compiles only where the table of docs/architecture.md allows it. MOC: it has
# QObjects; AUTOMOC costs two steps and a file that are spared where there are none. APART: see naru_unite.
function(naru_add_room name)
    cmake_parse_arguments(ROOM "MOC" "" "PUBLIC;PRIVATE;SOURCES;APART" ${ARGN})
    if(ROOM_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "naru_add_room(${name}): unknown arguments ${ROOM_UNPARSED_ARGUMENTS}")
    endif()
    file(GLOB headers CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/include/${name}/*.h")
    add_library(naru_${name} STATIC ${ROOM_SOURCES} ${headers})
    add_library(naru::${name} ALIAS naru_${name})
    target_include_directories(naru_${name}
        PUBLIC "${CMAKE_CURRENT_SOURCE_DIR}/include" PRIVATE "${CMAKE_CURRENT_SOURCE_DIR}")
    target_link_libraries(naru_${name} PUBLIC ${ROOM_PUBLIC} PRIVATE ${ROOM_PRIVATE})
    if(ROOM_MOC)
        set_target_properties(naru_${name} PROPERTIES AUTOMOC ON)
    endif()
    naru_unite(naru_${name} ${ROOM_APART})
    naru_configure_target(naru_${name})
endfunction()

# The class of a test is in its first file, which includes its own moc file: one call of moc instead of the two steps
# and the second object that AUTOMOC takes.
function(naru_moc_test name)
    set(moc "${CMAKE_CURRENT_BINARY_DIR}/${name}.moc")
    qt6_generate_moc("${CMAKE_CURRENT_SOURCE_DIR}/${name}.cpp" "${moc}" TARGET ${name})
    target_sources(${name} PRIVATE "${moc}")
    target_include_directories(${name} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
endfunction()

# naru_add_test(NAME LABEL unit|qml|gui|e2e [SOURCES files…] [LINK libs…] [TIMEOUT seconds] [RUN_SERIAL] [THREADS] [WRAPPER command…])
# One class, one binary. SOURCES defaults to NAME.cpp. Rules that the test holds are written below
# ${PROJECT_BINARY_DIR}/rules, see tests/support/Holds.h. THREADS: threads of our own are at work, the preset
# tsan runs it too.
function(naru_add_test name)
    cmake_parse_arguments(TEST "RUN_SERIAL;THREADS" "LABEL;TIMEOUT" "SOURCES;LINK;WRAPPER" ${ARGN})
    if(TEST_UNPARSED_ARGUMENTS)
        message(FATAL_ERROR "naru_add_test(${name}): unknown arguments ${TEST_UNPARSED_ARGUMENTS}")
    endif()
    if(NOT TEST_SOURCES)
        set(TEST_SOURCES ${name}.cpp)
    endif()
    if(NOT TEST_TIMEOUT)
        set(TEST_TIMEOUT 60)
    endif()
    add_executable(${name} ${TEST_SOURCES})
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY "${PROJECT_BINARY_DIR}/tests")
    naru_moc_test(${name})
    target_link_libraries(${name} PRIVATE naru::test_support Qt6::Network Qt6::Test ${TEST_LINK})
    set(headers test)
    if(TEST_LABEL MATCHES "gui|qml")
        set(headers test_ui)
    endif()
    naru_configure_target(${name} ${headers})
    # What is tested is optimised, the tests themselves need not be: they compile in three quarters of the time.
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
    add_test(NAME ${name} COMMAND ${TEST_WRAPPER} $<TARGET_FILE:${name}>)
    naru_test_properties(${name} ${TEST_LABEL} ${TEST_TIMEOUT})
    # Threads are held to the clock of the machine.
    if(TEST_RUN_SERIAL OR TEST_THREADS)
        set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
    endif()
    if(TEST_THREADS)
        set_property(TEST ${name} APPEND PROPERTY LABELS tsan)
    endif()
endfunction()

# The surroundings that every test gets, whatever language it is written in. Exit status 77 means
# "skipped, and said why". Unit and GUI tests run beside each other, each with a home of its own; what is real
# (networks, services, builds) runs alone.
function(naru_test_properties name label timeout)
    if(label MATCHES "unit|gui")
        set(home ";HOME=${PROJECT_BINARY_DIR}/homes/${name}")
        file(MAKE_DIRECTORY "${PROJECT_BINARY_DIR}/homes/${name}")
    else()
        set_tests_properties(${name} PROPERTIES RUN_SERIAL ON)
    endif()
    set_tests_properties(${name} PROPERTIES
        LABELS "${label}" TIMEOUT ${timeout} SKIP_RETURN_CODE 77
        ENVIRONMENT "LC_ALL=C.UTF-8;TZ=UTC;QT_QPA_PLATFORM=offscreen;QT_QUICK_BACKEND=software;QT_SCALE_FACTOR=1;QT_FONT_DPI=96;QT_QUICK_CONTROLS_STYLE=Basic;NARU_RULES_DIR=${PROJECT_BINARY_DIR}/rules;NARU_SOURCE_DIR=${PROJECT_SOURCE_DIR};NARU_BIN_DIR=${PROJECT_BINARY_DIR}/bin;TSAN_OPTIONS=suppressions=${PROJECT_SOURCE_DIR}/tests/tsan.supp${home}")
endfunction()
