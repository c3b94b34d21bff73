// `node plain-proxy.ts PORT UPSTREAM` passes requests on without checks. `npm run bench -- proxy` compares it with the checking proxy.

import { Agent, createServer, request } from "node:http";

const [, , port = "0", upstream = ""] = process.argv;
const { hostname, port: upstreamPort } = new URL(upstream);
const agent = new Agent({ keepAlive: true });

createServer({ keepAliveTimeout: 65_000 }, (incoming, outgoing) => {
  const { method, url, rawHeaders } = incoming;
  const headers = rawHeaders.flatMap((name, index) =>
    index % 2 === 0 && !/^(?:host|connection)$/i.test(name) ? [name, rawHeaders[index + 1] ?? ""] : [],
  );
  const sent = request({
    host: hostname,
    port: upstreamPort,
    method,
    path: url,
    headers: ["host", `${hostname}:${upstreamPort}`, ...headers],
    agent,
  });
  sent.on("response", (response) => {
    outgoing.writeHead(response.statusCode ?? 0, response.headers);
    response.pipe(outgoing);
  });
  sent.on("error", () => outgoing.destroy());
  incoming.pipe(sent);
}).listen(Number(port), "127.0.0.1");
