import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startMock } from "@shortvideo-api/mock";
import { verifyService } from "../../src/index.js";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "verify-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("reports no difference for a response with an example and without a schema", async () => {
  const spec = join(folder, "open.json");
  const content = { "application/json": { example: { question: "Which?" } } };
  const responses = { 200: { description: "One.", content }, 400: { description: "Wrong." } };
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/question": { get: { responses } } } }));
  const mock = await startMock({ spec });
  const { report } = await verifyService({ baseUrl: mock.url, key: "any", spec });
  await mock.stop();

  expect(report).toMatchObject({
    differences: [],
    operations: [{ id: "question.get", statuses: [{ status: 200, count: 1 }] }],
  });
});

test("says that the document has no response", async () => {
  const spec = join(folder, "silent.json");
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: { "/silent": { get: {} } } }));
  const mock = await startMock({ spec });
  const { report } = await verifyService({ baseUrl: mock.url, key: "any", spec });
  await mock.stop();

  expect(report.differences).toMatchObject([{ code: "status-undocumented", expected: "no response", found: "`200`" }]);
});

test("rejects a document without operations, because it would verify nothing", async () => {
  const spec = join(folder, "empty.json");
  await writeFile(spec, JSON.stringify({ openapi: "3.1.0", paths: {} }));

  await expect(verifyService({ baseUrl: "http://service.example", key: "any", spec })).rejects.toThrow(
    "The document has no operation under `paths`.",
  );
});
