import { spawnSync } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { isNode } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.mjs";
import { serviceDocument } from "../src/command/service-document.ts";
import { loadReference } from "../src/reference/load-reference.ts";

const cacheFolder = fileURLToPath(new URL("../.cache/samples", import.meta.url));
const [tsc, ...firstArguments] = findProgram(fileURLToPath(new URL("../../..", import.meta.url)), "tsc");

/** Compiles programs with the settings of this package. Returns the exit code and the output of the compiler. */
async function compile(sources: readonly string[]) {
  await rm(cacheFolder, { recursive: true, force: true });
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${cacheFolder}/tsconfig.json`, JSON.stringify({ extends: "../../tsconfig.json", include: ["."] }));
  for (const [index, source] of sources.entries())
    await writeFile(`${cacheFolder}/sample-${index}.ts`, `${source}\nexport {};\n`);
  const { status, stdout, stderr, error } = spawnSync(tsc, [...firstArguments, "-p", cacheFolder], {
    encoding: "utf8",
  });
  if (error) throw error;
  return { status, stdout, stderr };
}

test("shows calls that compile", async () => {
  const { document, operations, source } = await loadReference(serviceDocument);
  const samples = listSources(document);

  expect(await compile(samples)).toEqual({ status: 0, stdout: "", stderr: "" });
  // One for each operation, and another one for each list.
  const lists = source.text.match(/^ +x-pagination:/gm)?.length ?? 0;
  expect([operations, lists]).not.toContain(0);
  expect(samples).toHaveLength(operations + lists);
});

test("detects a call that does not compile", async () => {
  const wrong = `import { createClient } from "@shortvideo-api/client";\ncreateClient({ baseUrl: 1 });`;

  expect(await compile([wrong])).toMatchObject({ status: 1, stdout: expect.stringContaining("sample-0.ts(2,") });
});

test("adds to each call the credentials of its operation", async () => {
  const document = {
    openapi: "3.1.0",
    info: { title: "Pets", version: "1.0.0" },
    servers: [{ url: "https://pets.example" }],
    paths: {
      "/keys": respond([{ "a-key": [], login: [] }, { token: [] }]),
      "/tokens": respond([{ token: [] }]),
      "/open": respond([]),
    },
    components: {
      securitySchemes: {
        "a-key": { type: "apiKey", in: "query", name: "key" },
        login: { type: "http", scheme: "basic" },
        token: { type: "http", scheme: "bearer" },
      },
    },
  };
  await mkdir(cacheFolder, { recursive: true });
  await writeFile(`${cacheFolder}/several.json`, JSON.stringify(document));

  const samples = listSources((await loadReference(`${cacheFolder}/several.json`)).document);

  expect(samples.map((sample) => /auth: .*/.exec(sample)?.[0])).toEqual([
    'auth: { "a-key": "any-key", login: { username: "any-user", password: "any-password" } },',
    'auth: { token: "any-key" },',
    undefined,
  ]);
});

function respond(security: object[]): object {
  return { get: { security, responses: { 204: { description: "Done." } } } };
}

function listSources(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listSources);
  if (!isNode(value)) return [];
  if (value["lang"] === "TypeScript" && typeof value["source"] === "string") return [value["source"]];
  return Object.values(value).flatMap(listSources);
}
