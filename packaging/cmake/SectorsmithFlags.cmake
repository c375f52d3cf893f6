# SPDX-License-Identifier: GPL-3.0-or-later
# Compiler flags for every target of the project: warnings, hardening, sanitizers.
add_library(sectorsmith_flags INTERFACE)
target_include_directories(sectorsmith_flags INTERFACE ${CMAKE_SOURCE_DIR}/src)
target_compile_options(sectorsmith_flags INTERFACE
    -Wall -Wextra -Wno-missing-field-initializers -Wpedantic -Wnon-virtual-dtor -Woverloaded-virtual -Wimplicit-fallthrough)
if(NOT WIN32)
    target_compile_options(sectorsmith_flags INTERFACE -pthread)  # for all, or precompiled headers would not fit all
endif()
if(SECTORSMITH_PCH AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(sectorsmith_flags INTERFACE -fpch-preprocess)  # for ccache
endif()
# Linking a test program takes a tenth of the time with mold. Packages are linked as the packager's flags say.
find_program(SECTORSMITH_MOLD mold)
if(SECTORSMITH_MOLD AND NOT CMAKE_CROSSCOMPILING AND NOT SECTORSMITH_DIST)
    target_link_options(sectorsmith_flags INTERFACE -fuse-ld=mold)
endif()
if(SECTORSMITH_WERROR)
    target_compile_options(sectorsmith_flags INTERFACE -Werror)
endif()
# GCC 12 warns falsely about std::expected, std::variant and std::string in optimised code.
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    target_compile_options(sectorsmith_flags INTERFACE -Wshadow=local
        -Wno-maybe-uninitialized -Wno-restrict -Wno-array-bounds -Wno-stringop-overflow -Wno-stringop-overread)
endif()
if(SECTORSMITH_FUZZ)
    target_compile_options(sectorsmith_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(SECTORSMITH_SANITIZE)
    target_compile_options(sectorsmith_flags INTERFACE
        -fsanitize=${SECTORSMITH_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
    target_link_options(sectorsmith_flags INTERFACE -fsanitize=${SECTORSMITH_SANITIZE})
elseif(NOT CMAKE_BUILD_TYPE STREQUAL "Debug" AND CMAKE_SYSTEM_NAME STREQUAL "Linux")
    set(CMAKE_POSITION_INDEPENDENT_CODE ON)
    # The build type None leaves optimising to CXXFLAGS. Where they do not say, this does: hardening needs it.
    string(TOUPPER "${CMAKE_BUILD_TYPE}" type)
    if(NOT "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_${type}}" MATCHES "-O")
        target_compile_options(sectorsmith_flags INTERFACE -O2)
    endif()
    target_compile_options(sectorsmith_flags INTERFACE
        -U_FORTIFY_SOURCE -D_FORTIFY_SOURCE=3 -D_GLIBCXX_ASSERTIONS -fstack-protector-strong)
    target_link_options(sectorsmith_flags INTERFACE -pie -Wl,-z,relro,-z,now)
endif()
if(SECTORSMITH_DIST)
    # In debug information, too. Where both match, the last counts.
    target_compile_options(sectorsmith_flags INTERFACE
        -ffile-prefix-map=${CMAKE_SOURCE_DIR}=. -ffile-prefix-map=${CMAKE_BINARY_DIR}=.)
endif()
