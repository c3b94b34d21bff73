"""A suite that passes and sends only valid requests. Its code makes five mistakes that only several requests together show.

    npx @shortvideo-api/contract run --fail-on warnings -- python3 careless_suite.py
"""

import json
import os
import unittest
import urllib.error
import urllib.parse
import urllib.request

BASE_URL = os.environ["MOCK_URL"]
VIDEO_ID = "7301245789012345678"


def get(path, *, preference="", **query):
    """Sends a request. Returns the parsed body."""
    url = f"{BASE_URL}{preference}{path}?{urllib.parse.urlencode(query)}"
    request = urllib.request.Request(url, headers={"x-gateway-key": os.environ["MOCK_KEY"]})
    with urllib.request.urlopen(request, timeout=600) as response:
        return json.load(response)


class Careless(unittest.TestCase):
    def test_reads_an_id_as_a_float(self):
        comment = get("/api/post/comments", videoId=VIDEO_ID)["comments"][0]
        comment_id = int(float(comment["cid"]))

        self.assertIn("comments", get("/api/post/comment/replies", videoId=VIDEO_ID, commentId=comment_id))

    def test_fetches_a_page_twice(self):
        first = get("/api/user/playlist", secUid="SEC1")
        pages = [get("/api/user/playlist", secUid="SEC1", cursor=first["cursor"]) for _ in range(2)]

        self.assertEqual(pages[0], pages[1])

    def test_stops_at_the_first_empty_page(self):
        page = 1
        while get("/api/music/unlimited-sounds", page=page, limit=10)["data"]["music_list"]:
            page += 1

        self.assertEqual(page, 4)

    def test_repeats_a_request_right_after_a_429(self):
        for _ in range(2):
            with self.assertRaises(urllib.error.HTTPError) as rejection:
                get("/api/post/detail", preference="/~scenario=rate-limited,retry-after=60", videoId=VIDEO_ID)
            rejection.exception.close()

    def test_calls_a_deprecated_operation(self):
        self.assertIn("sound_list", get("/api/trending/song")["data"])


if __name__ == "__main__":
    unittest.main()
