import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "@shortvideo-api/generator";
import { expect, test } from "vitest";
import { findProgram } from "../../../scripts/find-program.mjs";
import { makeGuides } from "../src/guide/make-guides.ts";
import { readContent, type SiteContent } from "../src/index.ts";
import { createLink } from "../src/page/create-link.ts";
import { listSamples } from "../src/sample/list-samples.ts";

const find = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const folder = find("../.cache/typescript");
const own = find("../../../spec/openapi.yaml");
const shop = find("shop.yaml");
const hostile = find("hostile-samples.yaml");

const settings = {
  extends: "../../../../tsconfig.base.json",
  compilerOptions: {
    noEmit: true,
    allowImportingTsExtensions: true,
    lib: ["esnext", "dom", "dom.iterable"],
    types: ["node"],
    // Readers write `process.env.NAME`.
    noPropertyAccessFromIndexSignature: false,
    paths: {
      "openapi-fetch": ["../../../client/node_modules/openapi-fetch/dist/index.d.mts"],
      "@opentelemetry/api": ["../../../client/node_modules/@opentelemetry/api/build/src/index.d.ts"],
      "@shortvideo-api/msw": ["../../../msw/src/index.ts"],
      "msw/node": ["../../../msw/node_modules/msw/lib/node/index.d.ts"],
    },
  },
  include: ["."],
};

test("shows code in TypeScript that compiles, of the service and of another document", async () => {
  rmSync(folder, { recursive: true, force: true });
  for (const [name, spec] of Object.entries({ shop, hostile })) {
    await generate({ spec, out: join(folder, name, "api"), extension: "js" });
  }
  const samples = listClientSamples(await readContent({ spec: own }));
  const ofHostile = listClientSamples(await readContent({ spec: hostile }));
  const content = await readContent({ spec: shop });
  const ofShop = [...listClientSamples(content), ...listBlocks(content)];
  const write = (name: string, code: string): void => writeFileSync(join(folder, name), `${code}\nexport {};\n`);
  for (const [index, code] of samples.entries()) write(`sample-${index}.ts`, code);
  for (const [index, code] of ofShop.entries()) write(`shop/code-${index}.ts`, code);
  for (const [index, code] of ofHostile.entries()) write(`hostile/sample-${index}.ts`, code);
  const { client } = content.packages;
  write("shop/given.ts", `import type { Resources } from "${client}";\ndeclare global {\n  var api: Resources;\n}`);
  write("wrong.ts", "export const count: number = '';");
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));

  const [tsc, ...given] = findProgram(find("../../.."), "tsc");
  const { stdout, error } = spawnSync(tsc, [...given, "-p", folder], { encoding: "utf8" });

  expect(error).toBeUndefined();
  expect([samples.length, ofShop.length, ofHostile.length]).not.toContain(0);
  expect(stdout.split("\n").filter((line) => /^\S/.test(line))).toEqual([
    expect.stringContaining("wrong.ts(1,14): error TS2322"),
  ]);
});

test("has guides only for what a document has", async () => {
  const petstore = await listGuides(find("../../../generator/test/corpus/petstore.yaml"));
  const all = await listGuides(shop);

  expect(all.filter((name) => !petstore.includes(name))).toEqual(["pagination", "provenance"]);
  expect(all).toEqual(await listGuides(own));
});

test("has guides only for the parts of a workspace, under its names", async () => {
  const workspace = join(folder, "workspace");
  mkdirSync(workspace, { recursive: true });
  cpSync(shop, join(workspace, "shop.yaml"));
  const write = (naming: object): void =>
    writeFileSync(join(workspace, "openapi-monorepo.json"), JSON.stringify({ spec: "shop.yaml", ...naming }));
  const all = await listGuides(shop);

  write({ scope: "@acme" });
  const without = await listGuides(join(workspace, "shop.yaml"));
  write({ scope: "@acme", layout: "package", parts: ["tanstack-query", "valibot"] });
  const guides = makeGuides(await readContent({ spec: join(workspace, "shop.yaml") }));

  const gone = (names: readonly string[]): string[] => all.filter((name) => !names.includes(name));
  expect(gone(without)).toEqual(["tanstack-query", "validators", "your-own-document"]);
  expect(gone(guides.map(({ path }) => path.replace("guides/", "")))).toEqual(["your-own-document"]);
  const text = guides.map(({ path, markdown }) => markdown(createLink(path, ".md"))).join("\n");
  expect(text).toContain('from "@acme/api/queries";');
  expect(text).toContain('from "@acme/api/valibot";');
  expect(text).not.toMatch(/zod|emitters|your-own-document/);
});

async function listGuides(spec: string): Promise<string[]> {
  return makeGuides(await readContent({ spec })).map(({ path }) => path.replace("guides/", ""));
}

/** Lists the samples of the typed client. */
function listClientSamples(content: SiteContent): string[] {
  return content.operations.flatMap((site) =>
    listSamples(content, site).flatMap(({ kind, code }) => (kind === "iterate" || kind === "call" ? [code] : [])),
  );
}

/** Lists the blocks of guides in TypeScript. */
function listBlocks(content: SiteContent): string[] {
  return makeGuides(content).flatMap(({ path, markdown }) =>
    [...markdown(createLink(path, ".md")).matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = ""]) => code),
  );
}
