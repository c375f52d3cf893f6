# SPDX-License-Identifier: GPL-3.0-or-later
# sectorsmith_translations(TARGET): packaging/translations/sectorsmith_LANGUAGE.ts become the resources :/i18n of TARGET;
# with a static Qt (for Windows) Qt's own of the same languages, too.
# lrelease is called as it is: the CMake package around it brings Qt Designer and Assistant along on Debian.
get_filename_component(qt_prefix "${Qt6_DIR}/../../.." ABSOLUTE)
find_program(LRELEASE NAMES lrelease lrelease6 REQUIRED NO_DEFAULT_PATH
    HINTS /usr/lib/qt6/bin "${qt_prefix}/bin" "${qt_prefix}/libexec" "${qt_prefix}/../bin"
    DOC "Qt 6's lrelease (Debian: qt6-l10n-tools)")

function(sectorsmith_translations target)
    file(GLOB catalogues CONFIGURE_DEPENDS ${CMAKE_SOURCE_DIR}/packaging/translations/sectorsmith_*.ts)
    set(folder ${CMAKE_CURRENT_BINARY_DIR}/translations)
    file(MAKE_DIRECTORY ${folder})
    set(compiled)
    set(entries)
    foreach(catalogue ${catalogues})
        cmake_path(GET catalogue STEM name)
        add_custom_command(OUTPUT ${folder}/${name}.qm
            COMMAND ${LRELEASE} -silent -nounfinished ${catalogue} -qm ${folder}/${name}.qm
            DEPENDS ${catalogue} VERBATIM)
        list(APPEND compiled ${folder}/${name}.qm)
        string(APPEND entries "<file>${name}.qm</file>")
        string(REPLACE sectorsmith_ qtbase_ qtbase ${name})
        if(WIN32 AND CMAKE_CROSSCOMPILING)
            file(COPY_FILE /usr/share/qt6/translations/${qtbase}.qm ${folder}/${qtbase}.qm ONLY_IF_DIFFERENT)
            string(APPEND entries "<file>${qtbase}.qm</file>")
        endif()
    endforeach()
    file(CONFIGURE OUTPUT ${folder}/translations.qrc
        CONTENT "<RCC><qresource prefix=\"/i18n\">${entries}</qresource></RCC>\n")
    # Qt for Windows and for macOS is built without what this machine's rcc compresses by.
    add_custom_command(OUTPUT ${folder}/translations_resource.cpp
        COMMAND Qt6::rcc --no-zstd --format-version 1 --name translations --output ${folder}/translations_resource.cpp ${folder}/translations.qrc
        DEPENDS ${compiled} ${folder}/translations.qrc VERBATIM)
    set_source_files_properties(${folder}/translations_resource.cpp PROPERTIES
        SKIP_AUTOGEN ON SKIP_PRECOMPILE_HEADERS ON SKIP_UNITY_BUILD_INCLUSION ON)
    target_sources(${target} PRIVATE ${folder}/translations_resource.cpp)
endfunction()
