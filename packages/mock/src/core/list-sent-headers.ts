/**
 * Lists the headers that `fetch` sends with a request: its own, and those that `fetch` adds. Where the platform chooses the value, it is
 * that of Node. `bodyLength` is in bytes.
 *
 * https://fetch.spec.whatwg.org/#http-network-or-cache-fetch
 */
export function listSentHeaders({ method, url, headers }: Request, bodyLength: number): Headers {
  const hasLength = bodyLength > 0 || /^(?:POST|PUT)$/.test(method);
  const added = {
    host: new URL(url).host,
    accept: "*/*",
    "accept-encoding": "gzip, deflate",
    "accept-language": "*",
    "user-agent": "node",
    ...(hasLength && { "content-length": String(bodyLength) }),
  };
  const sent = new Headers(headers);
  for (const [name, value] of Object.entries(added)) if (!sent.has(name)) sent.append(name, value);
  return sent;
}
