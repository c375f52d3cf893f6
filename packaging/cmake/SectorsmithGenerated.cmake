# SPDX-License-Identifier: GPL-3.0-or-later
# The man page and the shells' completions, written by the command itself from its own grammar.
set(generated ${CMAKE_BINARY_DIR}/generated)
set(generated_files)
function(sectorsmith_generated what file destination)
    add_custom_command(OUTPUT ${generated}/${file}
        COMMAND ${CMAKE_COMMAND} -E make_directory ${generated}
        COMMAND sectorsmith generate ${what} > ${generated}/${file}
        DEPENDS sectorsmith VERBATIM COMMENT "Writing ${file}")
    set(generated_files ${generated_files} ${generated}/${file} PARENT_SCOPE)
    install(FILES ${generated}/${file} DESTINATION ${destination} ${ARGN})
endfunction()
sectorsmith_generated(man sectorsmith.1 ${CMAKE_INSTALL_MANDIR}/man1)
sectorsmith_generated(bash sectorsmith.bash ${CMAKE_INSTALL_DATADIR}/bash-completion/completions RENAME sectorsmith)
sectorsmith_generated(zsh _sectorsmith ${CMAKE_INSTALL_DATADIR}/zsh/site-functions)
sectorsmith_generated(fish sectorsmith.fish ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d)
add_custom_target(sectorsmith_generated ALL DEPENDS ${generated_files})
