# SPDX-License-Identifier: GPL-3.0-or-later
# What packaging/macos/command and packaging/macos/app share: the packages that building for macOS needs, and libgcrypt. Sourced
# after packaging/lib.sh.

macos_packages=(cmake ninja-build g++ bzip2 make python3 python3-venv python3-pip perl-base unicode-data
    libfmt-dev libcli11-dev nlohmann-json3-dev zlib1g-dev libxxhash-dev)
macos_app_packages=("${build_packages[@]}" "${syntax_packages[@]}" librsvg2-bin xorriso libgcrypt20 libgpg-error0)

# libgcrypt and what it needs, which macOS lacks: compiled from Debian 12's sources, once for each architecture.
macos_libraries=$cache/macos-libraries-1
triple() { [ "$1" = arm64 ] && echo aarch64-macos.11.0 || echo x86_64-macos.10.15; }
build_macos_libraries() {  # build_macos_libraries FOLDER ARCHITECTURE: into FOLDER/prefix
    local host=aarch64-apple-darwin package folder
    [ "$2" = arm64 ] || host=x86_64-apple-darwin
    cd "$1"
    mkdir tools
    # What is not optimised, zig would compile with a sanitizer.
    printf '#!/bin/sh\nexec "%s" cc -target %s -fno-sanitize=undefined "$@"\n' "$SECTORSMITH_ZIG" "$(triple "$2")" >tools/cc
    printf '#!/bin/sh\nexec "%s" ar "$@"\n' "$SECTORSMITH_ZIG" >tools/ar
    printf '#!/bin/sh\nexec "%s" ranlib "$@"\n' "$SECTORSMITH_ZIG" >tools/ranlib
    # What libgcrypt's configure asks.
    printf '#!/bin/sh\ncase $1 in --version) echo 1.46 ;; --cflags) echo "-I%s" ;; --libs) echo "-L%s -lgpg-error" ;; esac\n' \
        "$1/prefix/include" "$1/prefix/lib" >tools/gpg-error-config
    chmod +x tools/*
    fetch_source bookworm libgpg-error "" b7e11a64246bbe5ef37748de43b245abd72cfcd53c9ae5e7fc5ca59f1c81268d "$1/libgpg-error"
    fetch_source bookworm libgcrypt20 "" ef14ae546b0084cd84259f61a55e07a38c3b53afc0f546bffcef2f01baffe9de "$1/libgcrypt"
    for package in libgpg-error libgcrypt; do
        cd "$1/$package"
        # Portable C: the assembler files are written for other linkers.
        ./configure --quiet --host=$host --prefix="$1/prefix" --disable-shared --enable-static --disable-doc --disable-asm \
            --disable-nls --disable-languages --disable-tests GPG_ERROR_CONFIG="$1/tools/gpg-error-config" ac_cv_path_GPGRT_CONFIG=no \
            CC="$1/tools/cc" AR="$1/tools/ar" RANLIB="$1/tools/ranlib" CFLAGS="-O2 -ffile-prefix-map=$1=." CC_FOR_BUILD=cc
        # The library and its header alone: not the programs, which would have to run, and not their tests.
        if [ $package = libgpg-error ]; then
            # The headers that are generated come first: the objects do not wait for them.
            printf 'include Makefile\nbuilt: $(BUILT_SOURCES)\n' | make -C src -f - built
            make -j "$jobs" -C src libgpg-error.la
            mkdir -p "$1/prefix/lib" "$1/prefix/include"
            cp src/.libs/libgpg-error.a "$1/prefix/lib/"
            cp src/gpg-error.h "$1/prefix/include/"
        else
            for folder in compat mpi cipher random; do make -j "$jobs" -C $folder; done
            make -j "$jobs" -C src libgcrypt.la
            cp src/.libs/libgcrypt.a "$1/prefix/lib/"
            cp src/gcrypt.h "$1/prefix/include/"
        fi
    done
    touch "$1/prefix/complete"
}
need_macos_libraries() {  # need_macos_libraries ARCHITECTURE
    local prefix=$macos_libraries/$1 work
    [ ! -e "$prefix/complete" ] || return 0
    work=$(mktemp -d)
    say "Building libgcrypt for macOS ($1, once, some minutes) into $prefix"
    logged "$work/log" build_macos_libraries "$work" "$1" || { tail -n 30 "$work/log" >&2; fail "libgcrypt could not be built for macOS"; }
    mkdir -p "$macos_libraries"
    mv -T "$work/prefix" "$prefix" 2>/dev/null || [ -e "$prefix/complete" ] || fail "cannot put libgcrypt into $prefix"
    rm -rf "$work"
}

# What the window needs besides Qt, to be compiled for macOS: KSyntaxHighlighting's sources with what its build generates on
# this machine (the same as in the static library of Debian's package), and QCustomPlot's.
macos_sources=$cache/macos-sources-1
prepare_macos_sources() {  # prepare_macos_sources FOLDER: into FOLDER/sources
    local syntax=$1/sources/ksyntaxhighlighting
    mkdir -p "$1/host" "$syntax/include" "$1/sources/qcustomplot"
    build_syntax_highlighting "$1/host" static
    cp "$1"/host/source/src/lib/*.{cpp,h,hpp} "$1"/host/build/src/lib/ksyntaxhighlighting_{export,logging}.* "$syntax/"
    rm "$syntax"/definitiondownloader.*  # the one file that needs a network
    # (Qt for macOS does not know zstd, which later formats use.)
    /usr/lib/qt6/libexec/rcc --no-zstd --format-version 1 --name syntax_data -o "$syntax/qrc_syntax-data.cpp" "$1/host/build/data/syntax-data.qrc"
    cp -r "$1/host/source/data/themes" "$1/host/prefix/licences" "$syntax/"
    cp -r "$1"/host/prefix/include/KF*/KSyntaxHighlighting/. "$syntax/include/"
    fetch_source bookworm qcustomplot "" b633167e3d4352ea5aa66bb7d51f7db43b82558cdab9231823ae8af338ab22d4 "$1/qcustomplot"
    # The header is Debian's, which makes it fit Qt 6.4.
    cp "$1/qcustomplot/qcustomplot.cpp" /usr/include/qcustomplot.h "$1/sources/qcustomplot/"
    touch "$1/sources/complete"
}
need_macos_sources() {
    [ ! -e "$macos_sources/complete" ] || return 0
    need "${build_packages[@]}" "${syntax_packages[@]}"
    say "Preparing the sources of KSyntaxHighlighting and QCustomPlot (once, two minutes) in $macos_sources"
    into_cache "$macos_sources" sources "they could not be prepared" prepare_macos_sources
}
