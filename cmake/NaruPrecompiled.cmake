# SPDX-License-Identifier: GPL-3.0-or-later
# Sets of precompiled headers, each built once and used by every target of its kind: parsing Qt and the
# standard library is most of what compiling this project costs. They only save time: each file includes
# what it uses, and -DNARU_PCH=OFF builds without them to prove it. GCC takes a set only where every macro that
# it was made with is defined, and Qt's modules define macros: so `ui` links Widgets and no more, and the sets
# for tests link Network as every test does, because QTest's header looks at it.
option(NARU_PCH "Use precompiled headers" ON)

function(naru_add_precompiled name)
    cmake_parse_arguments(PCH "" "" "LINK;HEADERS" ${ARGN})
    file(WRITE "${PROJECT_BINARY_DIR}/pch/${name}.cpp.in" "// What the headers are compiled for: ${name}.\n")
    configure_file("${PROJECT_BINARY_DIR}/pch/${name}.cpp.in" "${PROJECT_BINARY_DIR}/pch/${name}.cpp" COPYONLY)
    add_library(naru_pch_${name} STATIC "${PROJECT_BINARY_DIR}/pch/${name}.cpp")
    target_link_libraries(naru_pch_${name} PRIVATE ${PCH_LINK})
    naru_compile_flags(naru_pch_${name})
    target_compile_options(naru_pch_${name} PRIVATE -fpch-preprocess)
    target_precompile_headers(naru_pch_${name} PRIVATE ${PCH_HEADERS})
endfunction()

# naru_use_precompiled(TARGET SET)
function(naru_use_precompiled target name)
    if(TARGET naru_pch_${name})
        target_compile_options(${target} PRIVATE -fpch-preprocess)
        target_precompile_headers(${target} REUSE_FROM naru_pch_${name})
    endif()
endfunction()

if(NARU_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    set(standard
        <algorithm> <array> <atomic> <chrono> <cmath> <cstdint> <expected> <functional> <map> <memory>
        <optional> <random> <set> <span> <string> <thread> <tuple> <utility> <variant> <vector>)
    set(core
        <QByteArray> <QCoreApplication> <QDateTime> <QDir> <QFile> <QJsonObject> <QJsonArray> <QList> <QLocale>
        <QObject> <QRegularExpression> <QSet> <QString> <QStringList> <QTimer> <QTranslator> <QUrl> <QVariantMap>)
    set(widgets
        <QAction> <QApplication> <QBoxLayout> <QKeyEvent> <QLabel> <QLineEdit> <QMainWindow> <QMouseEvent>
        <QPainter> <QPushButton> <QTableView> <QWidget>)
    set(test <QSignalSpy> <QTest>)
    # Qt tells each test its own folder, for QFINDTESTDATA: that is not used here and would part the sets.
    set_target_properties(Qt6::Test PROPERTIES INTERFACE_COMPILE_DEFINITIONS QT_TESTLIB_LIB)
    naru_add_precompiled(core LINK Qt6::Core HEADERS ${standard} ${core})
    # Half of what a command of naructl costs is the library of the command line.
    naru_add_precompiled(cli LINK Qt6::Core CLI11::CLI11 HEADERS ${standard} ${core} <CLI/CLI.hpp>)
    naru_add_precompiled(test LINK Qt6::Network Qt6::Test HEADERS ${standard} ${core} ${test})
    if(NARU_UI)
        naru_add_precompiled(ui LINK Qt6::Widgets HEADERS ${standard} ${core} ${widgets})
        naru_add_precompiled(test_ui
            LINK Qt6::Network Qt6::Test Qt6::Widgets HEADERS ${standard} ${core} ${widgets} ${test})
    endif()
endif()
