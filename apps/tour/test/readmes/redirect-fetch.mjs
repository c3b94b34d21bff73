// Sends requests for the documented address to the mock of a test.

const ownFetch = globalThis.fetch;
const mock = process.env["README_MOCK"] ?? "";

globalThis.fetch = (input, init) => {
  const request = new Request(input, init);
  return ownFetch(new Request(request.url.replace("http://127.0.0.1:4010/", `${mock}/`), request));
};
