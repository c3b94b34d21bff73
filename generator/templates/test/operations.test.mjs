import assert from "node:assert/strict";
import { test } from "node:test";
import { openWorkspace } from "@shortvideo-api/generator";
import { createMock } from "@shortvideo-api/mock";
import { runContract } from "@shortvideo-api/contract";
import { visitOperations } from "../scripts/visit-operations.mjs";

const { spec, overlays, model } = await openWorkspace(process.cwd());
const operations = model.resources.flatMap((resource) => resource.operations);

/** Ids of the operations that cannot be called, or that the mock cannot serve, because of the document. */
const gaps = new Set();

await test("the client calls every operation, and reads every list, on the mock", async () => {
  const mock = await createMock({ spec, overlays });

  const visits = await visitOperations(model, "http://mock", mock.fetch);

  for (const { operation, gap } of visits) if (gap !== undefined) gaps.add(operation);
  const failed = visits.filter(({ failure }) => failure !== undefined);
  const lists = new Set(operations.filter(({ pagination }) => pagination).map(({ id }) => id));
  const empty = visits.filter(({ operation, items }) => lists.has(operation) && !items && !gaps.has(operation));
  assert.equal(visits.length, operations.length);
  assert.deepEqual({ failed, empty, violations: mock.report().violations }, { failed: [], empty: [], violations: [] });
});

await test("a contract run reports that every operation is covered", async () => {
  const command = [process.execPath, "scripts/call-operations.mjs"];

  const { exitCode, report } = await runContract({ spec, overlays, command });

  const uncovered = report.operations.filter(({ id, requests }) => requests === 0 && !gaps.has(id)).map(({ id }) => id);
  // Some documents have several operations for one request, such as `/files#copy`; the report contains only one of them.
  if (gaps.size < operations.length) assert.notEqual(report.operations.length, 0);
  assert.deepEqual(
    { exitCode, uncovered, violations: report.violations },
    { exitCode: 0, uncovered: [], violations: [] },
  );
});
