// A program that a contract command runs. It sends a request with a wrong count, and reads the response to its end.

const { MOCK_URL, MOCK_KEY = "any-key" } = process.env;
const path = "/api/post/comments?videoId=7300000000000000001&count=51";
const response = await fetch(`${MOCK_URL}${path}`, { headers: { "x-gateway-key": MOCK_KEY } });
await response.text();
