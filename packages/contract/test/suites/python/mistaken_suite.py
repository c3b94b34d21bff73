"""A suite that passes, and breaks the contract in ten ways: it treats every rejected request as "nothing found".

    npx @shortvideo-api/contract run -- python3 mistaken_suite.py
"""

import json
import os
import unittest
import urllib.error
import urllib.request

BASE_URL = os.environ["MOCK_URL"]
HEADERS = {"x-gateway-key": os.environ["MOCK_KEY"]}


def find(target, headers=HEADERS, body=None, method="GET"):
    """Sends a request. Returns the parsed body, or `None` for a rejected request."""
    request = urllib.request.Request(BASE_URL + target, headers=headers, data=body, method=method)
    try:
        with urllib.request.urlopen(request, timeout=600) as response:
            return json.load(response)
    except urllib.error.HTTPError as rejection:
        rejection.close()
        return None


class Mistakes(unittest.TestCase):
    def test_correct_request(self):
        self.assertIsNotNone(find("/api/post/comments?videoId=7301245789012345678&count=5"))

    def test_misspelt_parameter(self):
        self.assertIsNone(find("/api/post/comments?videoId=7301245789012345678&cuont=5"))

    def test_name_in_another_case(self):
        self.assertIsNone(find("/api/drama/explore?Region=US"))

    def test_word_for_a_number(self):
        self.assertIsNone(find("/api/user/posts?secUid=SEC1&count=ten"))

    def test_number_out_of_range(self):
        self.assertIsNone(find("/api/post/comments?videoId=7301245789012345678&count=51"))

    def test_value_that_is_not_listed(self):
        self.assertIsNone(find("/api/drama/explore?releasePeriod=90d"))

    def test_missing_parameter(self):
        self.assertIsNone(find("/api/user/info"))

    def test_both_of_two_exclusive_parameters(self):
        self.assertIsNone(find("/api/user/info-by-id?userId=68&secUid=SEC1"))

    def test_no_key(self):
        self.assertIsNone(find("/api/place/info?placeId=5", headers={}))

    def test_cursor_computed_by_counting(self):
        self.assertIsNone(find("/api/effect/posts?effectId=5&cursor=30"))

    def test_unexpected_body(self):
        self.assertIsNone(find("/api/collection/info?collectionId=5", body=b"{}"))


if __name__ == "__main__":
    unittest.main()
