#!/usr/bin/env bash
# A suite that matches the contract. It needs only bash and curl.
#
#     npx @shortvideo-api/contract run -- bash good-suite.sh
set -euo pipefail

video=7301245789012345678
failed=0

# Requests a target and prints the body. A first argument that begins with `~` is the preference for the response.
get() {
  local preference=""
  if [[ $1 == "~"* ]]; then
    preference="/$1"
    shift
  fi
  curl --silent --show-error --max-time 10 --header "x-gateway-key: $MOCK_KEY" "${@:2}" "$MOCK_URL$preference$1"
}

# Prints the status of a response instead of its body.
status() { get "$@" --output /dev/null --write-out '%{http_code}'; }

# Prints every value of a field in a JSON body. Bash has no JSON parser.
field() { grep -o "\"$1\":[^,}]*" | cut -d : -f 2- | tr -d '"'; }

count() { wc -l | tr -d ' '; }

expect() {
  if [[ $2 == "$3" ]]; then
    echo "ok      $1"
  else
    echo "not ok  $1: expected \`$3\`, got \`$2\`"
    failed=1
  fi
}

list_comment_ids() {
  local cursor=0 page
  while true; do
    page=$(get "/api/post/comments?videoId=$video&count=20&cursor=$cursor")
    field cid <<<"$page"
    [[ $(field hasMore <<<"$page") == 1 ]] || return 0
    cursor=$(field cursor <<<"$page")
  done
}

comments=$(list_comment_ids)
expect "a cursor leads to the end, without a repeated comment" "$(sort -u <<<"$comments" | count)" "$(count <<<"$comments")"
expect "there is more than one page" "$(($(count <<<"$comments") > 20))" 1

post=$(get "/api/post/detail?videoId=$video")
expect "ids keep all their digits" "$(field id <<<"$post" | head -n 1)" "$video"

page=1
while get "/api/trending/commercial-music-library?page=$page&limit=20&scenarios=1" | grep -q '"has_more":true'; do
  page=$((page + 1))
done
expect "numbered pages lead to the end" "$page" 3

expect "any user name can be requested" \
  "$(get /api/user/info --get --data-urlencode 'uniqueId=früh & spät' | field uniqueId)" 'früh & spät'

expect "a response of 200 can contain a failure" \
  "$(get /api/user/info?uniqueId=nobody --header 'prefer: scenario=in-band-failure')" '{"statusCode":10204}'

expect "a list may be empty" "$(get '~scenario=empty-list' "/api/post/comments?videoId=$video" | field hasMore)" 0

limited='~scenario=rate-limited,retry-after=1,session=bash'
expect "the service rejects too many requests" "$(status "$limited" /api/live/stream)" 429
sleep 1
expect "the service responds again after the waiting time" "$(status "$limited" /api/live/stream)" 200

expect "a download may have no content" \
  "$(curl --silent --header 'x-gateway-key: mock:scenario=no-content' --output /dev/null --write-out '%{http_code}' \
    "$MOCK_URL/api/download/music?url=https%3A%2F%2Fm.example%2F1")" 204

expect "a place is found" "$(status /api/place/info?placeId=5)" 200

reset=0
get '~scenario=reset' "/api/place/info?placeId=5" 2>/dev/null || reset=$?
expect "curl reports a reset connection" "$reset" 56

exit "$failed"
