#!/usr/bin/env bash
# For CI: installs the languages of the suites in packages/contract/test/suites, on Debian and as root.
# Never fails. The tests skip the suites of a missing language, and name it at the end.
set -uo pipefail

missing=()
command -v python3 >/dev/null || missing+=(python3)
command -v curl >/dev/null || missing+=(curl)
# A runtime without the compiler cannot run source files.
java --list-modules 2>/dev/null | grep -q '^jdk\.compiler@' || missing+=(default-jdk-headless)

if [[ ${#missing[@]} -eq 0 ]]; then exit 0; fi
if [[ $(id -u) -ne 0 ]] || ! command -v apt-get >/dev/null; then
  echo "Not installed, and skipped: ${missing[*]}"
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
quiet=(--quiet --quiet --option Dpkg::Use-Pty=0)
if ! { timeout 60 apt-get "${quiet[@]}" update && timeout 150 apt-get "${quiet[@]}" install --yes --no-install-recommends "${missing[@]}"; } >/dev/null; then
  echo "Could not be installed, and skipped: ${missing[*]}"
fi
exit 0
