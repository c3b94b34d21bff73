// A test suite for a contract run. It sends the given queries. Without arguments, it sends a valid and an invalid request.
const call = (query) =>
  fetch(`${process.env.MOCK_URL}/api/post/comments?videoId=7300000000000000001${query}`, {
    headers: { "x-gateway-key": process.env.MOCK_KEY },
  });

const queries = process.argv.length > 2 ? process.argv.slice(2) : ["", "&count=51"];
const responses = await Promise.all(queries.map(call));
console.log(process.version, ...responses.map(({ status }) => status));
