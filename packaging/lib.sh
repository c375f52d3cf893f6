# SPDX-License-Identifier: GPL-3.0-or-later
# What packaging/run, packaging/test, the scripts that make packages and .ci/run share: which packages are needed,
# installing what is missing, and what has to be fetched or built first. Sourced by bash, not run.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cache=${XDG_CACHE_HOME:-${HOME:-/root}/.cache}/sectorsmith
jobs=$(nproc)
debian=$(. /etc/os-release 2>/dev/null && [ "${ID:-}" = debian ] && echo "${VERSION_ID:-}") || debian=
export LC_ALL=C.UTF-8

say() { printf '%s\n' "$*" >&2; }
fail() { say "error: $*"; exit 1; }

# logged LOG STEP [ARGUMENT...]: runs STEP, a function of the calling script, in a shell of its own, which ends at its first
# failing command. (In this shell "set -e" does not hold for what a condition or "||" follows, nor for what that calls.)
logged() {
    local log=$1
    shift
    bash -euo pipefail -c "$(declare -p top cache jobs debian ${!syntax_*} ${!test_image*} ${!macos_bindings*} ${!re2_*} ${!zig_*} ${!macos_libraries*} ${!windows_*} ${!macos_qt*} ${!macos_sources*}; declare -f)"$'\n''"$@"' \
        bash "$@" >"$log" 2>&1
}

# into_cache FOLDER PART PROBLEM STEP [ARGUMENT...]: FOLDER becomes what STEP, given a new folder, leaves there as PART with a
# file "complete" in it. PROBLEM is what is said when STEP fails. Two runs at once both make it; whoever moves first wins.
into_cache() {
    local folder=$1 part=$2 problem=$3 step=$4 work
    work=$(mktemp -d)
    logged "$work/log" "$step" "$work" "${@:5}" || {
        tail -n 30 "$work/log" >&2
        rm -rf "$work"
        fail "$problem"
    }
    mkdir -p "$cache"
    [ -e "$folder/complete" ] || rm -rf "$folder"
    mv -T "$work/$part" "$folder" 2>/dev/null || [ -e "$folder/complete" ] || fail "cannot put the result into $folder"
    rm -rf "$work"
}

build_packages=(
    g++ cmake ninja-build pkg-config xz-utils mold
    qt6-base-dev qt6-svg-dev qt6-l10n-tools qt6-translations-l10n libgl-dev libqcustomplot-dev
    libfmt-dev libcli11-dev nlohmann-json3-dev zlib1g-dev libgcrypt20-dev libxxhash-dev libre2-dev
    libzstd-dev liblzma-dev libbz2-dev
    liburing-dev libsystemd-dev libudev-dev libblkid-dev libmount-dev
    fonts-dejavu-core
)
if [ "$debian" = 12 ]; then
    build_packages+=(libqt6svg6)
else
    build_packages+=(qt6-svg-plugins libkf6syntaxhighlighting-dev)
fi
syntax_packages=(extra-cmake-modules)  # to build KSyntaxHighlighting
test_packages=(
    googletest libgtest-dev libgmock-dev
    python3 python3-pip python3-venv gdisk fdisk parted mount qemu-utils util-linux util-linux-extra bsdextrautils xxd jq
    ntfs-3g dosfstools mtools apfsprogs exfatprogs exfat-fuse e2fsprogs sleuthkit libfsapfs-utils libfshfs-utils xorriso
    genisoimage
    hashdeep libarchive-tools mtree-netbsd b3sum xxhash
    gddrescue partclone xfsprogs btrfs-progs udftools f2fs-tools ewf-tools libhivex-bin cryptsetup-bin lvm2 nbdkit libnbd-bin fuse3 qemu-system-x86 seabios
    openssl efitools ovmf
    file bzip2 zstd lz4 lzip lzop zip 7zip squashfs-tools dbus-daemon
    desktop-file-utils appstream shared-mime-info libxml2-utils python3-yaml man-db bash-completion zsh fish
)
[ "$debian" != 12 ] || test_packages+=(hfsutils)  # no longer in 13

# missing PACKAGE...: those that are not installed.
missing() {
    dpkg-query -W -f='${db:Status-Status} ${Package}\n' "$@" 2>/dev/null | awk '$1 == "installed" {print $2}' |
        sort -u | comm -13 - <(printf '%s\n' "$@" | sort -u)
}

# need PACKAGE...: installs what is missing as root; else ends with the command that does. Nothing missing: a dpkg query.
need() {
    local absent
    if [ "$debian" != 12 ] && [ "$debian" != 13 ]; then
        say "This is neither Debian 12 nor 13: nothing is installed. These packages (Debian's names) are needed: $*"
        return 0
    fi
    mapfile -t absent < <(missing "$@")
    [ ${#absent[@]} -gt 0 ] || return 0
    if [ "$(id -u)" != 0 ]; then
        fail "these packages are missing, and only root can install them. Run:
  sudo apt-get install --no-install-recommends ${absent[*]}
and then this command again."
    fi
    say "Installing ${#absent[@]} packages: ${absent[*]}"
    local log
    log=$(mktemp)
    export DEBIAN_FRONTEND=noninteractive
    # A configuration file that is already there stays as it is: nobody is there to be asked.
    local install=(apt-get install -q -y --no-install-recommends -o Dpkg::Options::=--force-confold)
    if ! { apt-get update -q && "${install[@]}" "${absent[@]}"; } >"$log" 2>&1 </dev/null; then
        tail -n 30 "$log" >&2
        rm -f "$log"
        fail "apt-get could not install: ${absent[*]}"
    fi
    rm -f "$log"
}

# Debian 12 packages KSyntaxHighlighting for Qt 5 alone, and KDE Frameworks 6 needs a newer Qt than its 6.4. The last
# release of Frameworks 5 builds against Qt 6.4: it is taken from Debian 13's source package, built once and kept.
syntax_version=5.116.0
syntax_sha256=6f8ccacebd0dc9ce050b2b23b715750c97938b3336fbbb80967920cb8c1dfaa7
syntax_prefix=$cache/ksyntaxhighlighting-$syntax_version

# The address of Debian's main archive as this machine's apt knows it.
archive_address() {
    apt-get indextargets --format '$(ORIGIN) $(LABEL) $(CODENAME) $(REPO_URI)' 'Created-By: Packages' |
        awk '$1 == "Debian" && $2 == "Debian" && $3 !~ /-/ {print $4; exit}'
}

# fetch_source SUITE PACKAGE VERSION SHA256 FOLDER: unpacks the upstream sources of one of Debian's source packages into
# FOLDER. The machine's own list of packages is not touched. VERSION may be empty: the sum says what it has to be.
fetch_source() (
    suite=$1 package=$2 version=$3 sha256=$4 folder=$5
    uri=$(archive_address)
    if [ -z "$uri" ] && [ "$(id -u)" = 0 ]; then  # apt has not read its lists yet
        apt-get update -q
        uri=$(archive_address)
    fi
    if [ -z "$uri" ]; then
        echo "apt does not know an archive of Debian to fetch the sources of $package from"
        exit 1
    fi
    work=$(mktemp -d)
    trap 'rm -rf "$work"' EXIT
    cd "$work"
    mkdir -p parts lists/partial "$folder"
    echo "deb-src [signed-by=/usr/share/keyrings/debian-archive-keyring.gpg] $uri $suite main" >parts/sources.list
    apt=(apt-get -q -o Dir::Etc::sourcelist=/dev/null -o "Dir::Etc::sourceparts=$work/parts"
        -o "Dir::State::lists=$work/lists" -o Dir::Cache::pkgcache= -o Dir::Cache::srcpkgcache=
        -o APT::Sandbox::User=root)
    "${apt[@]}" update
    "${apt[@]}" source --tar-only --download-only "$package${version:+=$version}"
    tarball=$(ls "$package"_*.orig.tar.* | grep -v '\.asc$')
    echo "$sha256  $tarball" | sha256sum --check
    tar -xf "$tarball" -C "$folder" --strip-components=1
)

# keep_few_definitions SOURCE: of KSyntaxHighlighting's definitions those alone that our own includes.
keep_few_definitions() {
    find "$1/data/syntax" -name '*.xml' ! -name alert.xml ! -name comments.xml ! -name modelines.xml \
        ! -name spdx-comments.xml -delete
    sed -i -E '/^generate_(php_)?syntax_definition\(/d' "$1/data/CMakeLists.txt"
}

# build_syntax_highlighting FOLDER [static]: into FOLDER/prefix. Static, to be part of the window in packages, it has only
# the definitions that our own includes: those are MIT's as the library is.
build_syntax_highlighting() {
    cd "$1"
    fetch_source trixie ksyntax-highlighting "$syntax_version-1" "$syntax_sha256" "$1/source"
    rm -rf source/poqm  # translations would require Qt's LinguistTools
    sed -i "s/find_package(ECM $syntax_version/find_package(ECM 5.103.0/" source/CMakeLists.txt
    local options=()
    if [ "${2:-}" = static ]; then
        options=(-DBUILD_SHARED_LIBS=OFF)
        keep_few_definitions source
    fi
    cmake -S source -B build -G Ninja -DCMAKE_BUILD_TYPE=Release -DQT_MAJOR_VERSION=6 -DBUILD_TESTING=OFF \
        -DCMAKE_INSTALL_PREFIX="$1/prefix" -DCMAKE_INSTALL_RPATH_USE_LINK_PATH=ON "${options[@]}"
    cmake --build build -j "$jobs"
    cmake --install build
    mkdir -p prefix/licences
    cp source/LICENSES/MIT.txt prefix/licences/
    touch prefix/complete
}

# need_syntax_highlighting [static]: static into a folder of its own, $syntax_prefix-static.
need_syntax_highlighting() {
    local prefix=$syntax_prefix${1:+-$1}
    [ "$debian" = 12 ] || return 0
    [ ! -e "$prefix/complete" ] || return 0
    need "${build_packages[@]}" "${syntax_packages[@]}"
    say "Building KSyntaxHighlighting $syntax_version for Qt 6 (once, about a minute) into $prefix"
    into_cache "$prefix" prefix "KSyntaxHighlighting could not be built" build_syntax_highlighting "$@"
}

# Real disks that other people's systems made, for tests: the test data of five source packages on PyPI. They stay in the
# cache and are not part of the project. One line each: the package, its version, the SHA-256 of its archive.
test_image_packages='
dissect.apfs 1.1 eeb42b1d862119cfa3a9006e44af39ed1f9fbad0ef03540249481b9879ac7332
dissect.fat 3.13 f9630c3ae66fb058aabdbaa2fb92cecc7e4ba5c8d676dd39178ee911258e8448
dissect.fve 4.6 49141e62cd3cc735c324f3c76c8635b3fbd0613316b2f823ee78a481c7c543fe
dissect.ntfs 3.16 ce93136796aa9471f3aa28855b4b3c3e8132f9f97bc17a2f5494e0a660c190dd
dissect.regf 3.14 0df90d4e68453dae1e75a50bd343d84ffc413f4e65d527c05f657b7ea9f30f33
dissect.volume 3.18 79647740f1a4ba360afa9f3f77620ed016b0026a44386b3cdc31fddcf0142d9c
'
# The image, its file in a package, the SHA-256 of its bytes.
test_images='
apfs_case_insensitive dissect_apfs-1.1/tests/_data/case_insensitive.bin.gz 2e4275103da21cd40777c16679ce66d55ecc7d7ebce3a3a5edd873415860bb34
apfs_converted_from_hfs dissect_apfs-1.1/tests/_data/jhfs_converted.bin.gz d046ef9802012dfb8c05eaeeb04b0d2b86908f40196e773a7e4e5bfcdbe243db
apfs_encrypted dissect_apfs-1.1/tests/_data/encrypted.bin.gz fbf5c6854f37b7f8b9170aef5aaaba60cd91c4ecb80e121479370c486a68d21f
bitlocker dissect_fve-4.6/tests/_data/bde/aes-xts_128.bin.gz 1eac5bcf8912d8677e1e0c7cdd80656845a89dedb1b8506013e04e00ec536ac8
bitlocker_vista dissect_fve-4.6/tests/_data/bde/vista.bin.gz 3bfb5e6b74f7b85cdecb16e5d44f9e3f334314dca67cb8ab8d65552ffa9352c7
exfat dissect_fat-3.13/tests/data/exfat4m.bin 21350fa8b43f67b1d726dec1cdbd24505bffc8462db00d20017d5dd195557629
fat12 dissect_fat-3.13/tests/data/fat12.bin 83da954d84f00491cbe37dfcd787d6333268ae566f00089e886ed001b0fdc6fb
fat16 dissect_fat-3.13/tests/data/fat16.bin 4e74d32fae10cb4f38829b59093e9156a17e63631429dbac729980907458162e
gpt_4k_head dissect_volume-3.18/tests/_data/disk/gpt_4k.bin 847707ce3779960e091e6be8df076b18595b5f5d48972aebeed3845dfcb07bc9
gpt_hybrid_head dissect_volume-3.18/tests/_data/disk/gpt_hybrid.bin b0c05439b00d1c93f7c15d1517e61703086de938ce59f0d2fb549a04dab2bd41
gpt_no_name_head dissect_volume-3.18/tests/_data/disk/gpt_no_name_xff.bin f58cd4edfb3774910b6c55a5e9c18bdb9b9d31c3e35e2f3b08f01b5ca0616d3d
ntfs dissect_ntfs-3.16/tests/_data/ntfs.bin.gz 3cf887ae87b7f44f1faee71838b3d79b811097a0a1a4962e8e0fd132bc8dfbc7
ntfs_cloud dissect_ntfs-3.16/tests/_data/ntfs-cloud.bin.gz 4bbaa5fc4ee2b8d18d4dca782962f3b5de8248e22619cdd8f7c4bcbbb67e6625
registry_system dissect_regf-3.14/tests/_data/SYSTEM.gz bf50b7616c960f03a7c429e2972d480fffe717d71b5562b29801e4be0df0b55b
'
test_image_folder=$cache/test-images-2  # a new number whenever one is added

# fetch_test_images FOLDER: into FOLDER/images.
fetch_test_images() {
    local package version sha256 archive name file
    cd "$1"
    /usr/bin/python3 -m venv venv
    mkdir images
    while read -r package version sha256; do
        [ -n "$package" ] || continue
        venv/bin/pip download -q --retries 1 --timeout 30 --no-deps --no-binary :all: -d . "$package==$version"
        archive=${package/./_}-$version.tar.gz
        echo "$sha256  $archive" | sha256sum --check
        tar -xzf "$archive"
    done <<<"$test_image_packages"
    while read -r name file sha256; do
        [ -n "$name" ] || continue
        case $file in *.gz) zcat "$file" ;; *) cat "$file" ;; esac | cp --sparse=always /dev/stdin "images/$name.img"
        echo "$sha256  images/$name.img" | sha256sum --check
    done <<<"$test_images"
    touch images/complete
}

# Fetches what is missing of them. Without a network the tests that need them are skipped, and this says so.
need_test_images() {
    [ ! -e "$test_image_folder/complete" ] || return 0
    local work name
    local absent=
    for name in $(awk '{print $1}' <<<"$test_images"); do
        [ -e "$top/../shared/images/$name.img.xz" ] || absent=1
    done
    [ -n "$absent" ] || return 0  # they lie beside the project
    work=$(mktemp -d)
    say "Fetching disk images for the tests (once, 35 MB) into $test_image_folder"
    logged "$work/log" fetch_test_images "$work" || {
        say "They could not be fetched; the tests that need them are skipped: $(grep -iE 'error|failed' "$work/log" | head -n 1)"
        rm -rf "$work"
        return 0
    }
    mkdir -p "$cache"
    rm -rf "$test_image_folder"
    mv -T "$work/images" "$test_image_folder" 2>/dev/null || [ -e "$test_image_folder/complete" ] ||
        fail "cannot put the disk images into $test_image_folder"
    rm -rf "$work"
}

# Rust's bindings to Apple's frameworks: what packaging/macos-shim declares is compared with them
# (tests/packaging/macos_bindings_test.py). One line each: the crate, its version, the SHA-256 of its archive.
macos_bindings='
core-foundation-sys 0.8.7 773648b94d0e5d620f64f280777445740e61fe701025087ec8b57f45c791888b
objc2-core-foundation 0.3.2 2a180dd8642fa45cdb7dd721cd4c11b1cadd4929ce112ebd8b9f5803cc79d536
objc2-disk-arbitration 0.3.2 ee6933800935dccff2b811f1c5b804eb9b3d3347face044712188624bf547b45
objc2-io-kit 0.3.2 33fafba39597d6dc1fb709123dfa8289d39406734be322956a69f0931c73bb15
'
macos_bindings_folder=$cache/macos-bindings-1

# fetch_macos_bindings FOLDER: into FOLDER/crates. Nothing of them is compiled.
fetch_macos_bindings() {
    local crate version sha256
    cd "$1"
    mkdir -p src crates
    touch src/lib.rs
    {
        printf '[package]\nname = "bindings"\nversion = "0.0.0"\nedition = "2021"\n[dependencies]\n'
        while read -r crate version sha256; do [ -z "$crate" ] || echo "$crate = \"=$version\""; done <<<"$macos_bindings"
    } >Cargo.toml
    cargo fetch --quiet
    while read -r crate version sha256; do
        [ -n "$crate" ] || continue
        cp "${CARGO_HOME:-$HOME/.cargo}"/registry/cache/*/"$crate-$version.crate" "$crate.tar.gz"
        echo "$sha256  $crate.tar.gz" | sha256sum --check
        tar -xzf "$crate.tar.gz" -C crates
    done <<<"$macos_bindings"
}

# Fetches them where cargo is installed. Without it, or without a network, the test is skipped, and this says so.
need_macos_bindings() {
    [ ! -d "$macos_bindings_folder" ] || return 0
    if ! command -v cargo >/dev/null; then
        say "cargo is not installed: what macos-shim declares is not compared with other bindings"
        return 0
    fi
    local work
    work=$(mktemp -d)
    if logged "$work/log" fetch_macos_bindings "$work"; then
        mkdir -p "$cache"
        mv -T "$work/crates" "$macos_bindings_folder" 2>/dev/null || [ -d "$macos_bindings_folder" ] ||
            fail "cannot put the bindings into $macos_bindings_folder"
    else
        say "The bindings for macOS could not be fetched; their test is skipped: $(tail -n 1 "$work/log")"
    fi
    rm -rf "$work"
}

# RE2, which no system but Debian's own has as a package: for Windows compiled from the source of Debian 12.
re2_source=$cache/re2-20220601
prepare_re2_source() {  # prepare_re2_source FOLDER: into FOLDER/re2
    fetch_source bookworm re2 20220601+dfsg-1 \
        3bc61251da3b0b97be40a8a127818c517c62516e4eda11fc901d29496663df54 "$1/re2"
    # The package leaves out what RE2's scripts make of the Unicode tables.
    cd "$1/re2/re2"
    sed -i 's/^from six.moves import urllib/import urllib.request/
        s|^_UNICODE_DIR = .*|_UNICODE_DIR = "/usr/share/unicode"|' unicode.py
    perl make_perl_groups.pl >perl_groups.cc
    /usr/bin/python3 make_unicode_casefold.py >unicode_casefold.cc
    /usr/bin/python3 make_unicode_groups.py >unicode_groups.cc
    touch ../complete
}
need_re2_source() {
    [ ! -e "$re2_source/complete" ] || return 0
    say "Fetching RE2's source into $re2_source"
    into_cache "$re2_source" re2 "RE2's source could not be prepared" prepare_re2_source
}

# Qt for Windows, which no package of Debian's is: static, by MinGW-w64, from the source packages of Debian 12, whose Qt has
# the same version and gives the tools that run here (moc, rcc). With it QtSvg, QCustomPlot and KSyntaxHighlighting. Built
# once and kept. Each step leaves a mark, so that what was built is not built again after a step that failed.
windows_qt_version=6.4.2
windows_qt=$cache/qt-windows-$windows_qt_version-static
windows_qt_packages=(g++ g++-mingw-w64-x86-64 cmake ninja-build xz-utils perl qt6-base-dev libgl-dev libqcustomplot-dev
    extra-cmake-modules)
windows_qt_build=$windows_qt.build
# For the programs themselves and their packages.
windows_packages=(g++-mingw-w64-x86-64 libz-mingw-w64-dev libgcrypt-mingw-w64-dev libgpg-error-mingw-w64-dev
    python3 perl-base unicode-data librsvg2-bin icoutils nsis zip)

windows_cmake() {  # windows_cmake SOURCE BUILD [OPTION...]: configured, built, installed into the prefix
    local source=$1 build=$2
    shift 2
    cmake -S "$source" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
        -DCMAKE_TOOLCHAIN_FILE="$top/packaging/cmake/mingw.cmake" -DSECTORSMITH_WINDOWS_QT="$windows_qt" \
        -DCMAKE_INSTALL_PREFIX=/qt -DCMAKE_STAGING_PREFIX="$windows_qt" "$@"
    cmake --build "$build" -j "$jobs"
    cmake --install "$build" --strip
    rm -rf "$build"
}

# Left out is what the window does not use. tabletevent needs a header that is not free; of direct2d, directwrite and
# directwrite3 Qt needs all or none. The prefix that is compiled in (/qt) exists nowhere: a static Qt looks for no plugins.
build_windows_qtbase() {
    fetch_source bookworm qt6-base 6.4.2+dfsg-10 4f14b89a9463a540fd84a6718b8519a2297119b454ef547721015a9e9019ae9e \
        "$windows_qt_build/qtbase"
    local feature options=()
    for feature in sql dbus network vulkan icu glib pkg_config tabletevent \
        system_zlib system_png system_jpeg system_freetype system_harfbuzz system_pcre2; do
        options+=(-DFEATURE_$feature=OFF)
    done
    windows_cmake qtbase qtbase-build -DBUILD_SHARED_LIBS=OFF -DQT_QMAKE_TARGET_MKSPEC=win32-g++ -DINPUT_opengl=no \
        -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF "${options[@]}"
    rm -rf "$windows_qt/licences/qt"
    cp -r qtbase/LICENSES "$windows_qt/licences/qt"
    # Those of what is part of Qt by now, and linked in with it.
    local library file
    for library in blake2 double-conversion easing freetype harfbuzz-ng libjpeg libpng md4c pcre2 rfc6234 sha3 tinycbor zlib; do
        for file in "qtbase/src/3rdparty/$library"/{*LICEN[SC]E*,COPYING,COPYRIGHT.txt,ijg-license.txt,docs/FTL.TXT}; do
            [ ! -f "$file" ] || cp "$file" "$windows_qt/licences/qt/$library-$(basename "$file")"
        done
    done
}

build_windows_qtsvg() {
    fetch_source bookworm qt6-svg 6.4.2-2 b746af3cb1793621d8ed7eae38d9ad5a15541dc2742031069f2ae3fe87590314 \
        "$windows_qt_build/qtsvg"
    windows_cmake qtsvg qtsvg-build -DQT_BUILD_EXAMPLES=OFF -DQT_BUILD_TESTS=OFF
}

# Debian's package has a build file of its own; so has this.
build_windows_qcustomplot() {
    fetch_source bookworm qcustomplot 2.1.0+dfsg1-3.1 b633167e3d4352ea5aa66bb7d51f7db43b82558cdab9231823ae8af338ab22d4 \
        "$windows_qt_build/qcustomplot"
    cp /usr/include/qcustomplot.h qcustomplot/  # Debian's own of the same version: patched for this Qt
    cat >qcustomplot/CMakeLists.txt <<'END'
cmake_minimum_required(VERSION 3.25)
project(QCustomPlot CXX)
set(CMAKE_CXX_STANDARD 17)
set(CMAKE_AUTOMOC ON)
find_package(Qt6 REQUIRED COMPONENTS Widgets PrintSupport)
add_library(QCustomPlotQt6 STATIC qcustomplot.cpp qcustomplot.h)
target_compile_options(QCustomPlotQt6 PRIVATE -w)
target_link_libraries(QCustomPlotQt6 PUBLIC Qt6::Widgets Qt6::PrintSupport)
target_include_directories(QCustomPlotQt6 PUBLIC $<INSTALL_INTERFACE:include>)
install(TARGETS QCustomPlotQt6 EXPORT QCustomPlotQt6Config DESTINATION lib)
install(FILES qcustomplot.h DESTINATION include)
install(EXPORT QCustomPlotQt6Config NAMESPACE QCustomPlotQt6:: DESTINATION lib/cmake/QCustomPlotQt6)
END
    windows_cmake qcustomplot qcustomplot-build
    cp qcustomplot/GPL.txt "$windows_qt/licences/qcustomplot-GPL-3.0.txt"
}

# Static, with few definitions (keep_few_definitions), and without what fetches others over the network. Its indexer runs here.
build_windows_syntax_highlighting() {
    rm -rf syntax indexer
    fetch_source trixie ksyntax-highlighting "$syntax_version-1" "$syntax_sha256" "$windows_qt_build/syntax"
    rm -rf syntax/poqm
    keep_few_definitions syntax
    sed -i -e "s/find_package(ECM $syntax_version/find_package(ECM 5.103.0/" -e 's/COMPONENTS Core Network Test/COMPONENTS Core/' \
        -e '/^    add_subdirectory(examples)/d' syntax/CMakeLists.txt
    sed -i -e '/^    definitiondownloader\.cpp/d' -e '/^    DefinitionDownloader$/d' -e '/^    PRIVATE$/d' -e '/::Network$/d' \
        syntax/src/lib/CMakeLists.txt
    sed -i '/add_subdirectory(cli)/d' syntax/src/CMakeLists.txt
    sed -i 's/--name syntax_data/--no-zstd &/' syntax/data/CMakeLists.txt  # Qt for Windows has none
    cmake -S syntax -B indexer -G Ninja -DCMAKE_BUILD_TYPE=Release -DQT_MAJOR_VERSION=6 -DBUILD_TESTING=OFF \
        -DKSYNTAXHIGHLIGHTING_USE_GUI=OFF
    cmake --build indexer -j "$jobs" --target katehighlightingindexer
    windows_cmake syntax syntax-build -DBUILD_SHARED_LIBS=OFF -DQT_MAJOR_VERSION=6 -DBUILD_TESTING=OFF \
        -DCMAKE_AUTORCC_OPTIONS=--no-zstd \
        -DKATEHIGHLIGHTINGINDEXER_EXECUTABLE="$windows_qt_build/indexer/bin/katehighlightingindexer" \
        -DECM_DIR=/usr/share/ECM/cmake
    cp syntax/LICENSES/MIT.txt "$windows_qt/licences/ksyntaxhighlighting-MIT.txt"
}

build_windows_step() {  # build_windows_step NAME
    cd "$windows_qt_build"
    rm -rf "$1"
    "build_windows_$1"
    touch "$windows_qt/have-$1"
}

windows_qt_steps=(qtbase qtsvg qcustomplot syntax_highlighting)
have_windows_qt() {  # whether all of it was built
    local step
    for step in "${windows_qt_steps[@]}"; do [ -e "$windows_qt/have-$step" ] || return 1; done
}

need_windows_qt() {
    local step log
    need "${windows_qt_packages[@]}"
    mkdir -p "$windows_qt/licences" "$windows_qt_build"
    exec 9>"$windows_qt_build.lock"
    flock 9  # another run may be building it
    for step in "${windows_qt_steps[@]}"; do
        [ ! -e "$windows_qt/have-$step" ] || continue
        log=$windows_qt_build/$step.log
        mkdir -p "$windows_qt_build"
        say "Building $step for Windows (once; qtbase takes half an hour on two processors, the others a minute or two) into $windows_qt"
        logged "$log" build_windows_step "$step" || { tail -n 30 "$log" >&2; fail "$step could not be built for Windows: $log"; }
    done
    exec 9>&-
    rm -rf "$windows_qt_build"
}

# BLAKE3, of which Debian 12 has no library: its authors' sources in C, which the package of its Rust library has. A build
# without them (where apt cannot fetch the package) has no BLAKE3.
blake3_source=$cache/blake3-$debian
prepare_blake3_source() {  # prepare_blake3_source FOLDER: into FOLDER/blake3
    cd "$1"
    apt-get download -q -o APT::Sandbox::User=root librust-blake3-dev  # apt compares it with its signed lists
    dpkg-deb -x librust-blake3-dev_*.deb package
    mkdir blake3
    cp package/usr/share/cargo/registry/blake3-*/c/*.[chS] blake3/
    cp package/usr/share/doc/librust-blake3-dev/copyright blake3/
    touch blake3/complete
}
need_blake3_source() {
    [ -n "$debian" ] && [ ! -e "$blake3_source/complete" ] || return 0
    local work
    work=$(mktemp -d)
    if logged "$work/log" prepare_blake3_source "$work"; then
        rm -rf "$blake3_source"
        mkdir -p "$cache"
        mv "$work/blake3" "$blake3_source"
    else
        say "BLAKE3's sources could not be fetched; the build has no BLAKE3: $(tail -n 1 "$work/log")"
    fi
    rm -rf "$work"
}

# The compiler for the macOS check, in a Python environment of its own.
zig_version=0.17.0
need_zig() {
    local venv=$cache/ziglang-$zig_version
    if [ ! -e "$venv/complete" ]; then
        say "Fetching ziglang $zig_version into $venv"
        rm -rf "$venv"
        mkdir -p "$cache"
        { /usr/bin/python3 -m venv "$venv" && "$venv/bin/pip" install -q "ziglang==$zig_version"; } >&2 ||
            fail "ziglang could not be installed"
        touch "$venv/complete"
    fi
    SECTORSMITH_ZIG=$("$venv/bin/python" -c 'import os, ziglang; print(os.path.join(os.path.dirname(ziglang.__file__), "zig"))')
    export SECTORSMITH_ZIG
}

# Qt for macOS: the frameworks and plugins that the window uses, of the wheel that Qt's makers put on PyPI. Its version is that
# of Debian 12, whose headers go with it.
macos_qt_version=6.4.2
macos_qt_sha256=8f208567e27c9caede517f07ec53cb6b3f9472d72866080393f3150393683c46
macos_qt=$cache/macos-qt-$macos_qt_version
fetch_macos_qt() {  # fetch_macos_qt FOLDER: into FOLDER/qt
    local wheel framework
    cd "$1"
    /usr/bin/python3 -m venv venv
    venv/bin/pip download -q --retries 1 --timeout 60 --no-deps --only-binary :all: --platform macosx_10_9_universal2 \
        --python-version 3.11 --abi abi3 --abi cp37 --implementation cp -d . "PySide6_Essentials==$macos_qt_version"
    wheel=$(ls PySide6_Essentials-*.whl)
    echo "$macos_qt_sha256  $wheel" | sha256sum --check
    # (A wheel is a zip file.)
    venv/bin/python -m zipfile -e "$wheel" wheel
    mkdir -p qt/lib
    for framework in Core DBus Gui PrintSupport Svg SvgWidgets Widgets; do
        framework=Qt$framework
        mv "wheel/PySide6/Qt/lib/$framework.framework" qt/lib/
        # A zip file has no links.
        ln -s A "qt/lib/$framework.framework/Versions/Current"
        ln -s "Versions/Current/$framework" "qt/lib/$framework.framework/$framework"
        rm -rf "qt/lib/$framework.framework/Resources"
        ln -s Versions/Current/Resources "qt/lib/$framework.framework/Resources"
    done
    for framework in platforms/libqcocoa styles/libqmacstyle iconengines/libqsvgicon imageformats/libqsvg; do
        mkdir -p "qt/plugins/${framework%/*}"
        mv "wheel/PySide6/Qt/plugins/$framework.dylib" "qt/plugins/$framework.dylib"
    done
    mkdir qt/translations
    mv wheel/PySide6/Qt/translations/qtbase_*.qm qt/translations/
    chmod -R u=rwX,go=rX qt
    echo "$macos_qt_version" >qt/version
    touch qt/complete
}
need_macos_qt() {
    [ ! -e "$macos_qt/complete" ] || return 0
    say "Fetching Qt $macos_qt_version for macOS (once, 141 MB) into $macos_qt"
    into_cache "$macos_qt" qt "Qt for macOS could not be fetched" fetch_macos_qt
}

# configure PRESET [OPTION...]: with ccache where it is installed, but not for clang: what its precompiled headers take from
# the system warns like our own then.
configure() {
    local options=(-DSECTORSMITH_KSYNTAX_PREFIX="$syntax_prefix" -DSECTORSMITH_BLAKE3_SOURCE="$blake3_source")
    if [[ $* != *clang++* ]] && command -v ccache >/dev/null; then
        # With the sloppiness that precompiled headers need.
        options+=("-DCMAKE_CXX_COMPILER_LAUNCHER=env;CCACHE_SLOPPINESS=pch_defines,time_macros;ccache")
    fi
    (cd "$top" && cmake --preset "$1" "${options[@]}" "${@:2}" >"$(log_file "configure-$1")" 2>&1) || {
        tail -n 40 "$(log_file "configure-$1")" >&2
        fail "cmake could not configure the preset $1"
    }
}

# configure_release [OPTION...]: the build folder that packaging/run and packaging/test share. What it was configured with
# stays, so that whichever runs next compiles nothing again.
configure_release() {
    if [ ! -e "$top/build/CMakeCache.txt" ]; then set -- -DSECTORSMITH_TESTS=OFF -DSECTORSMITH_WERROR=OFF "$@"; fi
    configure release "$@"
}

# Where the output of a step is kept: build/logs/NAME.log
log_file() {
    mkdir -p "$top/build/logs"
    echo "$top/build/logs/$1.log"
}
