# SPDX-License-Identifier: GPL-3.0-or-later
# The target sectorsmith_syntax_highlighting: KSyntaxHighlighting built for Qt 6, of KDE Frameworks 6 where the system
# has it, else of Frameworks 5 from a private prefix (packaging/lib.sh builds it there). The system's own package of
# Frameworks 5 is for Qt 5 and must not be found. With Frameworks 5, include <KSyntaxHighlighting/Definition> before
# <KSyntaxHighlighting/Repository>, which only declares it (an incomplete type in QList fails in C++20 and later).
# A build for packages looks into no home: there the prefix has to be given where it is needed.
if(SECTORSMITH_DIST)
    set(sectorsmith_prefix "")
elseif(DEFINED ENV{XDG_CACHE_HOME})
    set(sectorsmith_prefix $ENV{XDG_CACHE_HOME}/sectorsmith/ksyntaxhighlighting-5.116.0)
else()
    set(sectorsmith_prefix $ENV{HOME}/.cache/sectorsmith/ksyntaxhighlighting-5.116.0)
endif()
set(SECTORSMITH_KSYNTAX_PREFIX "${sectorsmith_prefix}" CACHE PATH
    "Where KSyntaxHighlighting of KDE Frameworks 5 built for Qt 6 is installed")

add_library(sectorsmith_syntax_highlighting INTERFACE)
find_package(KF6SyntaxHighlighting QUIET)
if(KF6SyntaxHighlighting_FOUND)
    target_link_libraries(sectorsmith_syntax_highlighting INTERFACE KF6::SyntaxHighlighting)
else()
    set(QT_MAJOR_VERSION 6)
    find_package(Qt6 6.4 QUIET COMPONENTS Network)  # a static one (packaging/deb) names it
    find_package(KF5SyntaxHighlighting REQUIRED NO_DEFAULT_PATH PATHS ${SECTORSMITH_KSYNTAX_PREFIX})
    set(CMAKE_INSTALL_RPATH_USE_LINK_PATH ON)
    target_link_libraries(sectorsmith_syntax_highlighting INTERFACE KF5::SyntaxHighlighting)
    if(SECTORSMITH_DIST)
        target_compile_options(sectorsmith_syntax_highlighting INTERFACE
            -ffile-prefix-map=${SECTORSMITH_KSYNTAX_PREFIX}=ksyntaxhighlighting)
    endif()
endif()
