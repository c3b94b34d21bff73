import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createHttpClient } from "../src/http.js";
import { UnexpectedAnswerError } from "../src/unexpected-answer-error.js";

/** Serves until the test is over, and gives the address. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  return `http://127.0.0.1:${address.port}`;
}

test.each([301, 302, 303, 307, 308])("sends nothing to where a %i leads", async (status) => {
  const arrived: unknown[] = [];
  const elsewhere = await serve((request, response) => {
    arrived.push(request.headers);
    response.end("{}");
  });
  const baseUrl = await serve((_, response) => response.writeHead(status, { location: `${elsewhere}/pets` }).end());
  const http = createHttpClient({
    baseUrl,
    apiKey: "k-0123456789abcdef",
    facts: { credential: { in: "header", name: "x-key" } },
    errorClasses: {},
  });

  const call = http.call({ operation: "pets.list", verb: "GET", path: "/pets" });

  await expect(call).rejects.toThrow(UnexpectedAnswerError);
  await expect(call).rejects.toMatchObject({ status });
  expect(arrived).toEqual([]);
});
