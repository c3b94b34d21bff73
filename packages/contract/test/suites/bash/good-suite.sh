#!/usr/bin/env bash
# A suite that keeps the contract, with nothing but bash and curl.
#
#     npx @shortvideo-api/contract run -- bash good-suite.sh
set -euo pipefail

video=7301245789012345678
failed=0

# Calls a target of the service, under the words of its first argument if that begins with `~`; prints the body.
get() {
  local words=""
  if [[ $1 == "~"* ]]; then
    words="/$1"
    shift
  fi
  curl --silent --show-error --max-time 10 --header "x-gateway-key: $MOCK_KEY" "${@:2}" "$MOCK_URL$words$1"
}

# The status of a call, in place of its body.
status() { get "$@" --output /dev/null --write-out '%{http_code}'; }

# What stands in a body under a name, each time that it does.
field() { grep -o "\"$1\":[^,}]*" | cut -d : -f 2- | tr -d '"'; }

count() { wc -l | tr -d ' '; }

expect() {
  if [[ $2 == "$3" ]]; then
    echo "ok      $1"
  else
    echo "not ok  $1: \`$2\` and not \`$3\`"
    failed=1
  fi
}

walk_comments() {
  local cursor=0 page
  while true; do
    page=$(get "/api/post/comments?videoId=$video&count=20&cursor=$cursor")
    field cid <<<"$page"
    [[ $(field hasMore <<<"$page") == 1 ]] || return 0
    cursor=$(field cursor <<<"$page")
  done
}

comments=$(walk_comments)
expect "a cursor leads to the end, and no comment comes twice" "$(sort -u <<<"$comments" | count)" "$(count <<<"$comments")"
expect "there is more than one page" "$(($(count <<<"$comments") > 20))" 1

post=$(get "/api/post/detail?videoId=$video")
expect "ids keep all their digits" "$(field id <<<"$post" | head -n 1)" "$video"

page=1
while get "/api/trending/commercial-music-library?page=$page&limit=20&scenarios=1" | grep -q '"has_more":true'; do
  page=$((page + 1))
done
expect "numbered pages lead to the end" "$page" 3

expect "any name can be asked for" \
  "$(get /api/user/info --get --data-urlencode 'uniqueId=früh & spät' | field uniqueId)" 'früh & spät'

expect "a response of 200 can contain a failure" \
  "$(get /api/user/info?uniqueId=nobody --header 'prefer: scenario=in-band-failure')" '{"statusCode":10204}'

expect "a list may be empty" "$(get '~scenario=empty-list' "/api/post/comments?videoId=$video" | field hasMore)" 0

limited='~scenario=rate-limited,retry-after=1,session=bash'
expect "the service refuses who is too quick" "$(status "$limited" /api/live/stream)" 429
sleep 1
expect "and serves a client that waited" "$(status "$limited" /api/live/stream)" 200

expect "a download may not be there" \
  "$(curl --silent --header 'x-gateway-key: mock:scenario=no-content' --output /dev/null --write-out '%{http_code}' \
    "$MOCK_URL/api/download/music?url=https%3A%2F%2Fm.example%2F1")" 204

expect "a place is found" "$(status /api/place/info?placeId=5)" 200

reset=0
get '~scenario=reset' "/api/place/info?placeId=5" 2>/dev/null || reset=$?
expect "curl reports a reset connection" "$reset" 56

exit "$failed"
