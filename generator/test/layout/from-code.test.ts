import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { ProblemsError } from "@shortvideo-api/document";
import { expect, onTestFinished, test } from "vitest";
import { generate } from "../../src/index.ts";
import { makeFolder } from "../../../packages/report/test/make-folder.js";
import { findScenarioInputs } from "../find-scenario-inputs.ts";

const { spec } = findScenarioInputs("lists-by-address");

test("generates the files of a project, and lists what a check finds", async () => {
  const out = join(await makeFolder(), "api");
  const stages: string[] = [];

  const first = await generate({ spec, out, onStage: (stage) => stages.push(stage) });
  const second = await generate({ spec, out, check: true });
  writeFileSync(join(out, "client/generated/tags.ts"), "// Generated from another document.\n");
  const third = await generate({ spec, out, check: true });

  expect(first).toMatchObject({ operations: 5, schemas: 1, warnings: [] });
  expect(stages).toEqual(expect.arrayContaining(["Reading the document", "Printing the code", "Writing"]));
  expect(existsSync(join(out, "index.ts"))).toBe(true);
  expect(second.outOfDate).toEqual([]);
  expect(third.outOfDate).toEqual([{ path: "client/generated/tags.ts", was: "different" }]);
  expect(third.drift.operations).toEqual(["tags.list"]);
});

test("fetches a document, and names it in the code", async () => {
  const server = createServer((_, response) => response.end(readFileSync(spec))).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  const out = await makeFolder();

  const { operations } = await generate({ spec: `http://127.0.0.1:${port}/repositories.yaml`, out, extension: "ts" });

  expect(operations).toBe(5);
  expect(readFileSync(join(out, "index.ts"), "utf8")).toMatch(
    /^\/\/ Generated from openapi\.yaml .*\n\nexport \* from "\.\/client\/index\.ts";/,
  );
});

test("rejects with the problems of a document, and writes nothing", async () => {
  const folder = await makeFolder();
  copyFileSync(spec, join(folder, "api.yaml"));
  writeFileSync(join(folder, "api.yaml"), readFileSync(spec, "utf8").replace("param: offset,", "param: offst,"));

  const error: unknown = await generate({ spec: join(folder, "api.yaml"), out: join(folder, "src") }).catch(
    (thrown: unknown) => thrown,
  );

  expect(error).toBeInstanceOf(ProblemsError);
  expect(error).toMatchObject({ diagnostics: [{ code: "pagination-unknown-param", line: expect.any(Number) }] });
  expect(existsSync(join(folder, "src"))).toBe(false);
});
