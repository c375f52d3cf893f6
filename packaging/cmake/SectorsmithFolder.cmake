# SPDX-License-Identifier: GPL-3.0-or-later
# One library per folder of src. The sources are what lies in the folder; a file whose name ends in
# _linux, _macos, _windows or _posix is left out on other systems.

function(sectorsmith_sources out folder)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS ${folder}/*.cpp ${folder}/*.h)
    if(NOT CMAKE_SYSTEM_NAME STREQUAL "Linux")
        list(FILTER files EXCLUDE REGEX "_linux\\.(cpp|h)$")
    endif()
    if(NOT CMAKE_SYSTEM_NAME STREQUAL "Darwin")
        list(FILTER files EXCLUDE REGEX "_macos\\.(cpp|h)$")
    endif()
    if(NOT WIN32)
        list(FILTER files EXCLUDE REGEX "_windows\\.(cpp|h)$")
    else()
        list(FILTER files EXCLUDE REGEX "_posix\\.(cpp|h)$")
    endif()
    list(FILTER files EXCLUDE REGEX "/main\\.cpp$")
    set(${out} ${files} PARENT_SCOPE)
endfunction()

# With SECTORSMITH_PCH the headers that most files include are compiled once: a build takes a third less time. (The
# preset quick does without, so that a missing include is found.) The libraries share one such header and the test
# programs another; a target with heavy headers of its own has its own.
set(sectorsmith_common_headers <fmt/format.h> <algorithm> <array> <cstdint> <expected> <filesystem> <functional> <map>
    <memory> <optional> <span> <string> <string_view> <variant> <vector>)

# sectorsmith_precompile(TARGET [HEADERS...]): the common headers, with HEADERS in one of its own.
function(sectorsmith_precompile target)
    if(NOT SECTORSMITH_PCH)
        return()
    endif()
    if(ARGN)
        target_precompile_headers(${target} PRIVATE ${sectorsmith_common_headers} ${ARGN})
    else()
        if(NOT TARGET sectorsmith_precompiled)
            file(CONFIGURE OUTPUT ${CMAKE_BINARY_DIR}/precompiled.cpp CONTENT "int main() {}\n")
            add_library(sectorsmith_precompiled OBJECT ${CMAKE_BINARY_DIR}/precompiled.cpp)
            target_link_libraries(sectorsmith_precompiled PRIVATE sectorsmith_flags)
            target_precompile_headers(sectorsmith_precompiled PRIVATE ${sectorsmith_common_headers})
        endif()
        target_precompile_headers(${target} REUSE_FROM sectorsmith_precompiled)
    endif()
endfunction()

# sectorsmith_folder(NAME LIBRARIES...): the library sectorsmith_NAME from ${CMAKE_SOURCE_DIR}/src/NAME.
# With PRECOMPILED HEADERS... they are precompiled with the common ones.
function(sectorsmith_folder name)
    cmake_parse_arguments(PARSE_ARGV 1 folder "" "" "PRECOMPILED")
    sectorsmith_sources(files ${CMAKE_SOURCE_DIR}/src/${name})
    add_library(sectorsmith_${name} STATIC ${files})
    target_link_libraries(sectorsmith_${name} PUBLIC sectorsmith_flags ${folder_UNPARSED_ARGUMENTS})
    set_target_properties(sectorsmith_${name} PROPERTIES LINKER_LANGUAGE CXX)
    sectorsmith_precompile(sectorsmith_${name} ${folder_PRECOMPILED})
endfunction()

# sectorsmith_program(NAME FILES...): an executable; objects alone where nothing can be linked (macos-check).
function(sectorsmith_program name)
    if(SECTORSMITH_COMPILE_ONLY)
        add_library(${name} OBJECT ${ARGN})
    else()
        add_executable(${name} ${ARGN})
    endif()
endfunction()

# Optimising is most of a build's time. The engine is worth it; the command and the window, which mostly wait for it or
# for people, are worth less (FILES... are what their speed depends on), tests nothing. For quick builds alone: in a
# package the packager's flags decide.
function(sectorsmith_optimize_less target)
    if(NOT SECTORSMITH_QUICK_BUILD)
        return()
    endif()
    target_compile_options(${target} PRIVATE $<$<CONFIG:Release>:-O1> $<$<CONFIG:Debug>:-O0>)
    set_source_files_properties(${ARGN} PROPERTIES COMPILE_OPTIONS $<$<CONFIG:Release>:-O2> SKIP_PRECOMPILE_HEADERS ON)
endfunction()
function(sectorsmith_test_options target)
    if(NOT WIN32 AND NOT SECTORSMITH_DIST)  # MinGW's libstdc++ cannot be linked with what is not optimised at all
        target_compile_options(${target} PRIVATE -O0 -U_FORTIFY_SOURCE)
    endif()
endfunction()

function(sectorsmith_precompiled_tests)
    if(NOT TARGET precompiled_tests)
        sectorsmith_program(precompiled_tests ${CMAKE_BINARY_DIR}/precompiled.cpp)
        target_link_libraries(precompiled_tests PRIVATE sectorsmith_flags GTest::gtest GTest::gmock)
        sectorsmith_test_options(precompiled_tests)
        target_precompile_headers(precompiled_tests PRIVATE ${sectorsmith_common_headers} <gtest/gtest.h>)
    endif()
endfunction()

# sectorsmith_test(NAME LIBRARIES...): the test program test_NAME from tests/NAME, one ctest entry per test; one for the
# whole program where starting it is slow (under Wine). With PRECOMPILED HEADERS... as above; with ALONE PATTERN the tests
# that it matches run while no other does: they watch the clock.
function(sectorsmith_test name)
    cmake_parse_arguments(PARSE_ARGV 1 test "" "ALONE" "PRECOMPILED")
    sectorsmith_sources(files ${CMAKE_SOURCE_DIR}/tests/${name})
    if(NOT files)
        return()
    endif()
    sectorsmith_program(test_${name} ${files})
    # windows.h takes names such as "far" and "small" away from whatever is compiled with it.
    list(FILTER files INCLUDE REGEX "_windows\\.cpp$")
    if(files)
        set_source_files_properties(${files} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    target_link_libraries(test_${name} PRIVATE ${test_UNPARSED_ARGUMENTS} sectorsmith_testing GTest::gtest GTest::gmock)
    target_include_directories(test_${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    sectorsmith_test_options(test_${name})
    if(SECTORSMITH_PCH)
        if(test_PRECOMPILED)
            target_precompile_headers(test_${name} PRIVATE ${sectorsmith_common_headers} <gtest/gtest.h> ${test_PRECOMPILED})
        else()
            sectorsmith_precompiled_tests()
            target_precompile_headers(test_${name} REUSE_FROM precompiled_tests)
        endif()
    endif()
    # Windows are tested without a display, and not in the user's own settings.
    set(environment QT_QPA_PLATFORM=offscreen)
    if(SECTORSMITH_COMPILE_ONLY)
        return()
    elseif(CMAKE_CROSSCOMPILING)
        add_test(NAME ${SECTORSMITH_TEST_PREFIX}test_${name} COMMAND test_${name})
        # The build's folder has another name under Wine, so the templates beside it are not found by themselves.
        set_tests_properties(${SECTORSMITH_TEST_PREFIX}test_${name} PROPERTIES TIMEOUT 600
            ENVIRONMENT "SECTORSMITH_TEMPLATES=Z:${CMAKE_SOURCE_DIR}/templates;${environment}")
    else()
        set(discover NO_PRETTY_VALUES TEST_PREFIX "${SECTORSMITH_TEST_PREFIX}" DISCOVERY_TIMEOUT 60)
        set(properties PROPERTIES TIMEOUT 300 ENVIRONMENT ${environment})
        if(test_ALONE)
            gtest_discover_tests(test_${name} ${discover} TEST_FILTER "${test_ALONE}" TEST_LIST test_${name}_alone
                ${properties} RUN_SERIAL TRUE)
            gtest_discover_tests(test_${name} ${discover} TEST_FILTER "-${test_ALONE}" ${properties})
        else()
            gtest_discover_tests(test_${name} ${discover} ${properties})
        endif()
    endif()
endfunction()

# sectorsmith_fuzzer(NAME LIBRARIES...): tests/fuzz/NAME_fuzzer.cpp. With SECTORSMITH_FUZZ libFuzzer drives it for
# SECTORSMITH_FUZZ_SECONDS (and, labelled long, for ten minutes); else its corpus tests/fuzz/corpus/NAME is replayed.
function(sectorsmith_fuzzer name)
    set(corpus ${CMAKE_SOURCE_DIR}/tests/fuzz/corpus/${name})
    set(sources ${CMAKE_SOURCE_DIR}/tests/fuzz/${name}_fuzzer.cpp)
    if(SECTORSMITH_FUZZ)
        add_executable(fuzz_${name} ${sources})
        target_link_options(fuzz_${name} PRIVATE -fsanitize=fuzzer)
        set(options -timeout=20 -rss_limit_mb=2048 -print_final_stats=1 -artifact_prefix=${CMAKE_BINARY_DIR}/fuzz-${name}-)
        if(EXISTS ${CMAKE_SOURCE_DIR}/tests/fuzz/${name}.dict)
            list(APPEND options -dict=${CMAKE_SOURCE_DIR}/tests/fuzz/${name}.dict)
        endif()
        # What is found goes to the first folder: the build's, so that the corpus in the tree stays as it is.
        set(found ${CMAKE_BINARY_DIR}/found/${name})
        file(MAKE_DIRECTORY ${found})
        set(folders ${found})
        if(EXISTS ${corpus})
            list(APPEND folders ${corpus})
        endif()
        add_test(NAME fuzz.${name} COMMAND fuzz_${name} -max_total_time=${SECTORSMITH_FUZZ_SECONDS} ${options} ${folders})
        add_test(NAME fuzz.long.${name} COMMAND fuzz_${name} -max_total_time=600 ${options} ${folders})
        set_tests_properties(fuzz.${name} PROPERTIES TIMEOUT 300)
        set_tests_properties(fuzz.long.${name} PROPERTIES TIMEOUT 1200 LABELS long)
    else()
        sectorsmith_program(replay_${name} ${sources} ${CMAKE_SOURCE_DIR}/tests/fuzz/replay_main.cpp)
        if(NOT SECTORSMITH_COMPILE_ONLY)
            add_test(NAME ${SECTORSMITH_TEST_PREFIX}replay.${name} COMMAND replay_${name} ${corpus})
            set_tests_properties(${SECTORSMITH_TEST_PREFIX}replay.${name} PROPERTIES TIMEOUT 300)
        endif()
    endif()
    foreach(target fuzz_${name} replay_${name})
        if(TARGET ${target})
            target_link_libraries(${target} PRIVATE ${ARGN})
            target_include_directories(${target} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
        endif()
    endforeach()
endfunction()
