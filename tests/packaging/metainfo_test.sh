#!/bin/sh
# SPDX-License-Identifier: GPL-3.0-or-later
# What appstreamcli finds in the metainfo file, but for the home page that does not exist: newer versions warn of that.
# Usage: metainfo_test.sh FILE
set -eu
said=$(appstreamcli validate --no-net "$1") && exit 0
echo "$said"
echo "$said" | grep -q '^[EW]: ' || exit 1  # it failed for another reason
echo "$said" | grep '^[EW]: ' | grep -v url-homepage-missing && exit 1
exit 0
