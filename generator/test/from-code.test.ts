import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { join } from "node:path";
import { ProblemsError } from "@shortvideo-api/document";
import { expect, onTestFinished, test } from "vitest";
import {
  DocumentFetchError,
  ExistingWorkspaceError,
  generate,
  init,
  OptionsError,
  watch,
  type WatchEvent,
} from "../src/index.ts";
import { makeFolder } from "../../packages/report/test/make-folder.js";
import { findScenarioInputs } from "./find-scenario-inputs.ts";

const { spec } = findScenarioInputs("lists-by-address");

test("generates the files of a project, and lists what a check finds", async () => {
  const out = join(await makeFolder(), "api");
  const stages: string[] = [];

  const first = await generate({ spec, out, onStage: (stage) => stages.push(stage) });
  const second = await generate({ spec, out, check: true });
  writeFileSync(join(out, "client/generated/tags.ts"), "// Generated from other.yaml by openapi-monorepo.\n");
  const third = await generate({ spec, out, check: true });

  expect(first).toMatchObject({ operations: 5, schemas: 1, warnings: [] });
  expect(stages).toEqual(expect.arrayContaining(["Reading the document", "Printing the code", "Writing"]));
  expect(existsSync(join(out, "index.ts"))).toBe(true);
  expect(second.outOfDate).toEqual([]);
  expect(third.outOfDate).toEqual([{ path: "client/generated/tags.ts", was: "different" }]);
  expect(third.drift.operations).toEqual(["tags.list"]);
});

test("fetches a document, and names it in the code", async () => {
  const origin = await serve(readFileSync(spec, "utf8"));
  const out = await makeFolder();

  const { operations } = await generate({ spec: `${origin}/repositories.yaml`, out, extension: "ts" });

  expect(operations).toBe(5);
  expect(readFileSync(join(out, "index.ts"), "utf8")).toMatch(
    /^\/\/ Generated from openapi\.yaml .*\n\nexport \* from "\.\/client\/index\.ts";/,
  );
});

/** Serves a text at all addresses. Returns the origin. */
async function serve(text: string): Promise<string> {
  const server = createServer((_, response) => response.end(text)).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
}

const broken = readFileSync(spec, "utf8").replace("param: offset,", "param: offst,");

test("names the address, and no key in it, in the problems of a fetched document", async () => {
  const origin = await serve(broken);
  const fetched = { spec: `${origin}/api.yaml?key=secret`, out: join(await makeFolder(), "new") };

  for (const make of [generate, init]) {
    const error: unknown = await make({ ...fetched, scope: "@acme" }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ProblemsError);
    expect(error).toMatchObject({ diagnostics: [{ file: `${origin}/api.yaml`, line: expect.any(Number) }] });
  }
  expect(existsSync(fetched.out)).toBe(false);
});

test("rejects if the service does not return the document", async () => {
  const served = generate({ spec: "http://127.0.0.1:9/api.yaml", out: await makeFolder() });

  await expect(served).rejects.toThrow(DocumentFetchError);
});

test("generates with the overlays and the document of a configuration", async () => {
  const folder = await makeFolder();
  copyFileSync(spec, join(folder, "api.yaml"));
  const config = join(folder, "ours.json");
  writeFileSync(config, JSON.stringify({ spec: "api.yaml", include: { operations: ["tags.list"] } }));

  const { operations, sources } = await generate({ config, out: join(folder, "src") });

  expect([operations, sources]).toEqual([1, [join(folder, "api.yaml"), config]]);
});

test.each(["Starting", "Reading the document", "Formatting the code", "Writing"])(
  "writes nothing after an abort at the stage `%s`",
  async (last) => {
    const out = join(await makeFolder(), "api");
    const stop = new AbortController();
    const onStage = (stage: string): void => void (stage === last && stop.abort(new Error("Enough.")));

    await expect(generate({ spec, out, onStage, signal: stop.signal })).rejects.toThrow("Enough.");
    expect(existsSync(out)).toBe(false);
  },
);

test("makes a workspace, and names each stage", async () => {
  const out = join(await makeFolder(), "acme");
  const stages: string[] = [];

  const { operations, suggestedLists } = await init({
    spec,
    scope: "@acme",
    out,
    onStage: (stage) => stages.push(stage),
  });

  expect([operations, suggestedLists]).toEqual([5, 0]);
  expect(stages).toEqual(expect.arrayContaining(["Reading the document", "Printing the code", "Writing"]));
  expect(JSON.parse(readFileSync(join(out, "openapi-monorepo.json"), "utf8"))).toMatchObject({ license: "UNLICENSED" });
  await expect(init({ spec, scope: "@acme", out })).rejects.toThrow(ExistingWorkspaceError);
});

test("makes no workspace after an abort, or with options that npm does not accept", async () => {
  const out = join(await makeFolder(), "acme");
  const stop = new AbortController();
  const onStage = (stage: string): void => void (stage === "Printing the code" && stop.abort(new Error("Enough.")));

  await expect(init({ spec, scope: "@acme", out, onStage, signal: stop.signal })).rejects.toThrow("Enough.");
  await expect(init({ spec, scope: "Acme", out })).rejects.toThrow(OptionsError);
  await expect(init({ spec, scope: "@acme", version: "1", out })).rejects.toThrow(OptionsError);
  expect(existsSync(out)).toBe(false);
});

test("watches a document until it is stopped, and returns problems as events", async () => {
  const folder = await makeFolder();
  const [api, out] = [join(folder, "api.yaml"), join(folder, "src")];
  copyFileSync(spec, api);
  const stop = new AbortController();
  const texts = [broken, readFileSync(spec, "utf8").replace("operationId: tags.list", "operationId: labels.list")];
  const events: WatchEvent[] = [];

  for await (const event of watch({ spec: api, out, signal: stop.signal })) {
    events.push(event);
    const next = texts[events.length - 1];
    if (next === undefined) stop.abort();
    else writeFileSync(api, next);
  }

  expect(events).toMatchObject([
    { saved: [], result: { operations: 5 } },
    { saved: [api], error: { name: "ProblemsError", diagnostics: [{ code: "pagination-unknown-param" }] } },
    { saved: [api], result: { drift: { operations: ["labels.list", "tags.list"] } } },
  ]);
});

test("ends the watch when the loop is left, and rejects an address", async () => {
  for await (const { result } of watch({ spec, out: await makeFolder() })) {
    expect(result?.operations).toBe(5);
    break;
  }
  await expect(watch({ spec: "http://127.0.0.1/api.yaml", out: "src" }).next()).rejects.toThrow("is an address");
});

test("rejects with the problems of a document, and writes nothing", async () => {
  const folder = await makeFolder();
  writeFileSync(join(folder, "api.yaml"), broken);

  const error: unknown = await generate({ spec: join(folder, "api.yaml"), out: join(folder, "src") }).catch(
    (thrown: unknown) => thrown,
  );

  expect(error).toBeInstanceOf(ProblemsError);
  expect(error).toMatchObject({ diagnostics: [{ code: "pagination-unknown-param", line: expect.any(Number) }] });
  expect(existsSync(join(folder, "src"))).toBe(false);
});
