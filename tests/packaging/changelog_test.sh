#!/usr/bin/env bash
# SPDX-License-Identifier: GPL-3.0-or-later
# changelog_test.sh SOURCE VERSION: packaging/CHANGELOG.md and the metainfo have the same releases with the same words, and
# VERSION is the newest.
set -euo pipefail
changes=$1/packaging/CHANGELOG.md
metainfo=$1/packaging/linux/org.sectorsmith.sectorsmith.metainfo.xml.in
from_changes=$(sed -n 's/^## \(.*\) (\(.*\))$/release \1 \2/p; s/^- //p' "$changes")
from_metainfo=$(sed -n '/<releases>/,$ {s/.*<release version="\([^"]*\)" date="\([^"]*\)".*/release \1 \2/p; s/.*<li>\(.*\)<\/li>.*/\1/p}' "$metainfo")
diff <(printf '%s\n' "$from_changes") <(printf '%s\n' "$from_metainfo") || { echo "the changelog and the metainfo differ"; exit 1; }
[[ $from_changes == "release $2 "* ]] || { echo "the newest release is not $2"; exit 1; }
