"""A suite that matches the contract. It needs only Python's standard library.

    npx @shortvideo-api/contract run -- python3 good_suite.py
"""

import http.client
import json
import os
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request

BASE_URL = os.environ["MOCK_URL"]
KEY = os.environ["MOCK_KEY"]
VIDEO_ID = "7301245789012345678"


def get(path, *, key=KEY, base_url=BASE_URL, headers=None, **query):
    """Sends a request. Returns the parsed body, or `None` for an empty one."""
    url = f"{base_url}{path}?{urllib.parse.urlencode(query)}"
    request = urllib.request.Request(url, headers={"x-gateway-key": key, **(headers or {})})
    with urllib.request.urlopen(request, timeout=600) as response:
        body = response.read()
        return json.loads(body) if body else None


def prefer(preference):
    """Returns a base address with a preference for the mock, for code that cannot set headers."""
    return f"{BASE_URL}/~{preference}"


def iterate_comments(**query):
    """Yields all comments of a list, page by page."""
    cursor = "0"
    while True:
        page = get("/api/post/comments", cursor=cursor, **query)
        yield from page["comments"]
        if not page["hasMore"]:
            return
        cursor = page["cursor"]


class Lists(unittest.TestCase):
    def test_a_cursor_leads_to_the_end(self):
        comments = list(iterate_comments(videoId=VIDEO_ID, count=50))

        self.assertGreater(len(comments), 100)
        self.assertEqual(len({comment["cid"] for comment in comments}), len(comments))

    def test_numbered_pages_lead_to_the_end(self):
        sounds, page, has_more = [], 0, True
        while has_more:
            page += 1
            data = get("/api/music/unlimited-sounds", page=page, limit=10, order=2)["data"]
            sounds += data["music_list"]
            has_more = data["has_more"]

        self.assertEqual(len(sounds), data["total"])

    def test_a_list_may_be_empty(self):
        page = get("/api/post/comments", base_url=prefer("scenario=empty-list"), videoId=VIDEO_ID)

        self.assertEqual(page["comments"], [])

    def test_more_pages_may_follow_an_empty_page(self):
        first = get("/api/user/playlist", base_url=prefer("scenario=empty-page"), secUid="SEC1", count=1)
        second = get(
            "/api/user/playlist", base_url=prefer("scenario=empty-page"), secUid="SEC1", count=1, cursor=first["cursor"]
        )

        self.assertEqual((second["playList"], bool(second["hasMore"])), ([], True))


class Details(unittest.TestCase):
    def test_ids_keep_all_their_digits(self):
        post = get("/api/post/detail", videoId=VIDEO_ID)

        self.assertEqual(post["itemInfo"]["itemStruct"]["id"], VIDEO_ID)

    def test_a_user_is_found_by_either_id(self):
        by_id = get("/api/user/info-by-id", userId="6801234567890123456")
        by_other_id = get("/api/user/info-by-id", secUid="SEC1q8vT0mZk")

        self.assertEqual(str(by_id["user"]["uid"]), "6801234567890123456")
        self.assertEqual(by_other_id["user"]["sec_uid"], "SEC1q8vT0mZk")

    def test_any_user_name_can_be_requested(self):
        user = get("/api/user/info", uniqueId="späte & frühe %41+ü")

        self.assertEqual(user["userInfo"]["user"]["uniqueId"], "späte & frühe %41+ü")


class Failures(unittest.TestCase):
    def test_a_response_of_200_can_contain_a_failure(self):
        response = get("/api/user/info", key="mock:scenario=in-band-failure", uniqueId="nobody")

        self.assertNotEqual(response["statusCode"], 0)

    def test_a_rate_limit_ends(self):
        headers = {"prefer": "scenario=rate-limited, retry-after=1, session=python"}
        with self.assertRaises(urllib.error.HTTPError) as rejection:
            get("/api/post/detail", headers=headers, videoId=VIDEO_ID)
        rejection.exception.close()
        time.sleep(int(rejection.exception.headers["retry-after"]))

        self.assertIsNotNone(get("/api/post/detail", headers=headers, videoId=VIDEO_ID))

    def test_a_download_may_have_no_content(self):
        self.assertIsNone(get("/api/download/video", base_url=prefer("scenario=no-content"), url="https://v.example/1"))

    def test_a_truncated_body_is_an_error(self):
        with self.assertRaises((http.client.IncompleteRead, json.JSONDecodeError)):
            get("/api/post/detail", headers={"prefer": "scenario=truncated"}, videoId=VIDEO_ID)


if __name__ == "__main__":
    unittest.main()
