#!/usr/bin/env bash
# A suite that passes, and breaks the contract in ten ways: it treats every rejected request as "nothing found".
#
#     npx @shortvideo-api/contract run -- bash mistaken-suite.sh
set -euo pipefail

expect_nothing() {
  if curl --silent --fail --max-time 10 --output /dev/null "${@:2}" "$MOCK_URL$1"; then
    echo "$1 found something"
    exit 1
  fi
}
key=(--header "x-gateway-key: $MOCK_KEY")

# A correct request.
curl --silent --fail --output /dev/null "${key[@]}" "$MOCK_URL/api/drama/explore?count=5"

# A name in another case.
expect_nothing "/api/post/comments?videoId=5&Count=5" "${key[@]}"
# A misspelt parameter.
expect_nothing "/api/live/stream?loadMore=true" "${key[@]}"
# A word for a number.
expect_nothing "/api/drama/explore?count=all" "${key[@]}"
# A number out of range.
expect_nothing "/api/user/playlist?secUid=SEC1&count=0" "${key[@]}"
# A value that is not listed.
expect_nothing "/api/music/unlimited-sounds?order=3" "${key[@]}"
# A missing parameter.
expect_nothing "/api/post/comment/replies?videoId=5" "${key[@]}"
# Neither `userId` nor `secUid`, although one is required.
expect_nothing "/api/user/info-by-id" "${key[@]}"
# An unknown path.
expect_nothing "/api/posts/detail?videoId=5" "${key[@]}"
# Another method.
expect_nothing "/api/effect/info?effectId=5" "${key[@]}" --request DELETE
# A repeated parameter.
expect_nothing "/api/search/live?keyword=one&keyword=two" "${key[@]}"
