# SPDX-License-Identifier: GPL-3.0-or-later
# sectorsmith_builtin_templates(TARGET): the templates become part of TARGET (lang/builtin_templates.h), as raw strings.
function(sectorsmith_builtin_templates target)
    set(folder ${CMAKE_SOURCE_DIR}/templates)
    file(GLOB_RECURSE files CONFIGURE_DEPENDS RELATIVE ${folder} ${folder}/*.hexpat ${folder}/*.pat)
    list(SORT files)
    list(TRANSFORM files PREPEND ${folder}/ OUTPUT_VARIABLE paths)
    set(output ${CMAKE_BINARY_DIR}/builtin_templates_text.cpp)
    add_custom_command(OUTPUT ${output}
        COMMAND ${CMAKE_COMMAND} "-DFILES=${files}" -DFOLDER=${folder} -DOUTPUT=${output} -P ${CMAKE_CURRENT_FUNCTION_LIST_FILE}
        DEPENDS ${CMAKE_CURRENT_FUNCTION_LIST_FILE} ${paths} VERBATIM COMMENT "Writing the templates as C++")
    set_source_files_properties(${output} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON SKIP_PRECOMPILE_HEADERS ON)
    target_sources(${target} PRIVATE ${output})
endfunction()

# As a script: writes the file.
if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
    file(WRITE ${OUTPUT} "// Generated from templates/.\n#include \"lang/builtin_templates.h\"\n\nnamespace sectorsmith::lang {\n
namespace {\n// With their lengths: compilers bound the steps of counting them.\nusing namespace std::string_view_literals;\nconstexpr BuiltinTemplate all[] = {\n")
    foreach(file IN LISTS FILES)
        file(READ ${FOLDER}/${file} text)
        # Some compilers bound the length of one string: each piece is one, and they are joined.
        string(LENGTH "${text}" rest)
        file(APPEND ${OUTPUT} "{\"${file}\",\n")
        set(at 0)
        while(at LESS rest)
            string(SUBSTRING "${text}" ${at} 8000 piece)
            file(APPEND ${OUTPUT} "R\"sectorsmith(${piece})sectorsmith\"\n")
            math(EXPR at "${at} + 8000")
        endwhile()
        file(APPEND ${OUTPUT} "\"\"sv},\n")
    endforeach()
    file(APPEND ${OUTPUT} "};\n}  // namespace\n
std::span<const BuiltinTemplate> builtinTemplates() { return all; }\n\n}  // namespace sectorsmith::lang\n")
endif()
