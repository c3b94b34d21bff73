import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MockStartError } from "@shortvideo-api/mock";
import { verifyService } from "../../src/verify/verify-service.js";

test("rejects a path without a slash before it sends the key to another port", async () => {
  const arrived: unknown[] = [];
  const elsewhere = createServer((request, response) => {
    arrived.push(request.headers);
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(elsewhere, "listening");
  const address = elsewhere.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  const { port } = address;
  const folder = await mkdtemp(join(tmpdir(), "paths-"));
  const spec = join(folder, "openapi.yaml");
  const operation = "{ get: { responses: { '200': { description: Done. }, '400': { description: Wrong. } } } }";
  await writeFile(
    spec,
    `openapi: 3.1.0\ninfo: { title: t, version: "1" }\npaths:\n  "${port % 10}/steal": ${operation}\n`,
  );

  const verification = verifyService({ spec, baseUrl: `http://127.0.0.1:${Math.floor(port / 10)}`, key: "secret" });

  await expect(verification).rejects.toThrow(MockStartError);
  await expect(verification).rejects.toThrow(`The path \`${port % 10}/steal\` does not begin with a slash`);
  expect(arrived).toEqual([]);
  elsewhere.close();
  await rm(folder, { recursive: true });
});
