import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { verifyService } from "../../src/verify/verify-service.js";

test("does not call an operation whose path has no slash, which would send the key to another port", async () => {
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

  const { report } = await verifyService({ spec, baseUrl: `http://127.0.0.1:${Math.floor(port / 10)}`, key: "secret" });

  const note = expect.stringContaining(`\`${port % 10}/steal\` does not begin with a slash`);
  expect(report.operations).toEqual([expect.objectContaining({ state: "skipped", note })]);
  expect(arrived).toEqual([]);
  elsewhere.close();
  await rm(folder, { recursive: true });
});
