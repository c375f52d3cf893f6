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

# sectorsmith_folder(NAME LIBRARIES...): the library sectorsmith_NAME from ${CMAKE_SOURCE_DIR}/src/NAME.
function(sectorsmith_folder name)
    sectorsmith_sources(files ${CMAKE_SOURCE_DIR}/src/${name})
    add_library(sectorsmith_${name} STATIC ${files})
    target_link_libraries(sectorsmith_${name} PUBLIC sectorsmith_flags ${ARGN})
    set_target_properties(sectorsmith_${name} PROPERTIES LINKER_LANGUAGE CXX)
endfunction()

# sectorsmith_test(NAME LIBRARIES...): the test program test_NAME from tests/NAME, one ctest entry per test.
function(sectorsmith_test name)
    file(GLOB files CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/tests/${name}/*.cpp ${CMAKE_SOURCE_DIR}/tests/${name}/*.h)
    if(NOT files)
        return()
    endif()
    add_executable(test_${name} ${files})
    target_link_libraries(test_${name} PRIVATE ${ARGN} sectorsmith_testing GTest::gtest GTest::gmock)
    target_include_directories(test_${name} PRIVATE ${CMAKE_SOURCE_DIR}/tests)
    if(CMAKE_CROSSCOMPILING)
        add_test(NAME test_${name} COMMAND test_${name})
    else()
        gtest_discover_tests(test_${name} DISCOVERY_TIMEOUT 60 PROPERTIES TIMEOUT 120)
    endif()
endfunction()
