#!/usr/bin/env bash
# A suite that passes and sends only valid requests. Its code makes five mistakes that only several requests together show.
#
#     npx @shortvideo-api/contract run --fail-on warnings -- bash careless-suite.sh
set -euo pipefail

get() { curl --silent --show-error --max-time 10 --header "x-gateway-key: $MOCK_KEY" "$MOCK_URL$1"; }
field() { grep -o "\"$1\":[^,}]*" | cut -d : -f 2- | tr -d '"' | head -n 1; }
video=7301245789012345678

# Reads an id as a floating-point number.
comment=$(get "/api/post/comments?videoId=$video&count=20" | field cid | awk '{ printf "%.0f", $1 }')
get "/api/post/comment/replies?videoId=$video&commentId=$comment" | grep -q comments

# Fetches a page twice.
cursor=$(get "/api/drama/explore?count=2" | field cursor)
get "/api/drama/explore?count=2&cursor=$cursor" | grep -q dramaList
get "/api/drama/explore?count=2&cursor=$cursor" | grep -q dramaList

# Stops at the first empty page.
cursor=0
while page=$(get "/api/post/comments?videoId=$video&cursor=$cursor") && grep -q '"cid":' <<<"$page"; do
  cursor=$(sed 's/.*"cursor":\([0-9]*\).*/\1/' <<<"$page")
done

# Sends another request right after a 429.
for target in "/api/post/detail?videoId=$video" "/api/user/info?uniqueId=one"; do
  get "/~scenario=rate-limited,retry-after=60$target" | grep -q message
done

# Calls a deprecated operation.
get "/api/trending/keyword" | grep -q keyword_list
