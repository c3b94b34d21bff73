#!/usr/bin/env bash
# For CI: gets the languages that suites of packages/contract/test/suites are written in, where this is a Debian and we are root.
# Never fails. What cannot be had is skipped by the tests, and named at their end.
set -uo pipefail

missing=()
command -v python3 >/dev/null || missing+=(python3)
command -v curl >/dev/null || missing+=(curl)
# A runtime alone, without the compiler, runs no source.
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
