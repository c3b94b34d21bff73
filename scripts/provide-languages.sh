#!/usr/bin/env bash
# For CI: installs the languages and test runners of packages/contract/test, on Debian and as root.
# Never fails. The tests skip the suites of a missing language, and name it at the end.
set -uo pipefail

missing=()
command -v python3 >/dev/null || missing+=(python3)
command -v curl >/dev/null || missing+=(curl)
python3 -m pytest --version >/dev/null 2>&1 || missing+=(python3-pytest)
command -v go >/dev/null || missing+=(golang-go)
[[ -e /usr/share/java/junit-jupiter-engine.jar || -d ~/.m2/repository/org/junit/jupiter/junit-jupiter-engine ]] || missing+=(junit5)
# A runtime without the compiler cannot run source files.
java --list-modules 2>/dev/null | grep -q '^jdk\.compiler@' || missing+=(default-jdk-headless)

if [[ ${#missing[@]} -eq 0 ]]; then exit 0; fi
if [[ $(id -u) -ne 0 ]] || ! command -v apt-get >/dev/null; then
  echo "Not installed, and skipped: ${missing[*]}"
  exit 0
fi
export DEBIAN_FRONTEND=noninteractive
quiet=(--quiet --quiet --option Dpkg::Use-Pty=0)
if ! { timeout 60 apt-get "${quiet[@]}" update && timeout 300 apt-get "${quiet[@]}" install --yes --no-install-recommends "${missing[@]}"; } >/dev/null; then
  echo "Could not be installed, and skipped: ${missing[*]}"
fi
exit 0
