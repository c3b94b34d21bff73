#!/usr/bin/env bash
# A suite that passes, and breaks the contract in ten ways: it takes every refusal for "nothing found".
#
#     npx @shortvideo-api/contract run -- bash mistaken-suite.sh
set -euo pipefail

find_nothing() {
  if curl --silent --fail --max-time 10 --output /dev/null "${@:2}" "$MOCK_URL$1"; then
    echo "$1 found something"
    exit 1
  fi
}
key=(--header "x-gateway-key: $MOCK_KEY")

# Nothing is wrong here.
curl --silent --fail --output /dev/null "${key[@]}" "$MOCK_URL/api/drama/explore?count=5"

# A name in another case.
find_nothing "/api/post/comments?videoId=5&Count=5" "${key[@]}"
# A misspelt parameter.
find_nothing "/api/live/stream?loadMore=true" "${key[@]}"
# A word for a number.
find_nothing "/api/drama/explore?count=all" "${key[@]}"
# A number out of range.
find_nothing "/api/user/playlist?secUid=SEC1&count=0" "${key[@]}"
# A value that is not listed.
find_nothing "/api/music/unlimited-sounds?order=3" "${key[@]}"
# A parameter left out.
find_nothing "/api/post/comment/replies?videoId=5" "${key[@]}"
# None of which one is asked for.
find_nothing "/api/user/info-by-id" "${key[@]}"
# A path that is not there.
find_nothing "/api/posts/detail?videoId=5" "${key[@]}"
# Another method.
find_nothing "/api/effect/info?effectId=5" "${key[@]}" --request DELETE
# A parameter given twice.
find_nothing "/api/search/live?keyword=one&keyword=two" "${key[@]}"
