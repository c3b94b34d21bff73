// A test suite for a contract run: one right request and one wrong one.
const call = (query) =>
  fetch(`${process.env.MOCK_URL}/api/post/comments?videoId=7300000000000000001${query}`, {
    headers: { "x-gateway-key": process.env.MOCK_KEY },
  });

const statuses = [await call(""), await call("&count=51")].map(({ status }) => status);
console.log(process.version, ...statuses);
