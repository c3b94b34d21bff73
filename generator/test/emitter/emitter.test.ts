import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { generate } from "../../src/generate.ts";
import { typeCheck } from "../type-check.ts";

const generator = fileURLToPath(new URL("../../", import.meta.url));
const letters = fileURLToPath(new URL("../scenarios/cursor-list/spec/openapi.yaml", import.meta.url));
const routesFile = "packages/client/src/generated/routes.ts";

let folder = "";
beforeEach(() => {
  // Below the generator, so that the emitter imports the package by its name.
  mkdirSync(join(generator, ".cache"), { recursive: true });
  folder = mkdtempSync(join(generator, ".cache/emitter-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** Generates with an emitter of this text. */
async function emit(text: string, { check = false, name = "routes.ts" } = {}): ReturnType<typeof generate> {
  const emitter = join(folder, name);
  writeFileSync(emitter, text);
  return generate({ root: join(folder, "out"), spec: letters, emitters: [emitter], check });
}

/** Reads the emitter in the README. */
function readExample(): string {
  const readme = readFileSync(join(generator, "README.md"), "utf8");
  const [, text] = /```ts\n(import \{ [^}]*defineEmitter.*?)```/s.exec(readme) ?? [];
  if (text === undefined) throw new Error("The README has no emitter.");
  return text;
}

test("runs the example of the README: its file compiles, and is checked and replaced like any other", async () => {
  const example = readExample();
  expect(example.split("\n").length).toBeLessThanOrEqual(50);

  const { outOfDate } = await emit(example);

  expect(outOfDate.map(({ path }) => path)).toContain(routesFile);
  const text = readFileSync(join(folder, "out", routesFile), "utf8");
  expect(text).toContain('"letters.list": "GET /letters"');
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({
      extends: "../../tsconfig.json",
      compilerOptions: { noEmit: true, types: ["node"] },
      include: ["routes.ts", `out/${routesFile}`],
    }),
  );
  expect(await typeCheck(folder)).toBe("");
  writeFileSync(join(folder, "out", routesFile), `${text}\n// edited`);
  expect((await emit(example, { check: true })).outOfDate.map(({ path }) => path)).toEqual([routesFile]);
  expect((await emit("export default { name: 'none', emit: () => [] };")).outOfDate).toMatchObject([
    { path: routesFile, after: undefined },
  ]);
});

test("places the files of an emitter in the layout `package`, and adapts their imports", async () => {
  const lines = [
    'export { createClient } from "../create-client.js";',
    'export type { Letter } from "@shortvideo-api/openapi-types";',
  ];
  const emitter = join(folder, "mine.js");
  const file = { path: "packages/client/src/generated/mine.ts", text: lines.join("\n") };
  writeFileSync(emitter, printEmitter("", `return [${JSON.stringify(file)}]`));
  const root = join(folder, "out");

  const { files } = await generate({ root, spec: letters, emitters: [emitter], scope: "@acme", layout: "package" });

  expect(files.find(({ path }) => path === "src/generated/client/mine.ts")?.text.split("\n")).toEqual([
    'export { createClient } from "../../runtime/client/create-client.js";',
    'export type { Letter } from "../../types.js";',
    "",
  ]);
});

test.each([
  ["no default export", "export const emitter = 1;", /has no emitter\. Write `export default defineEmitter/],
  ["a syntax error", "export default {", /routes\.js` cannot be loaded: /],
  ["an exception", printEmitter("", "throw new Error('No routes.')"), /^The emitter `mine` failed: Error: No routes\./],
  [
    "a number instead of a list",
    printEmitter("", "return 5"),
    /^The emitter `mine` returns `5` instead of a list of files\.$/,
  ],
  [
    "a function instead of a file",
    printEmitter("", "return [() => 1]"),
    /^The emitter `mine` returns a function instead of a file/,
  ],
  [
    "a file of the generator",
    printEmitter("packages/client/src/generated/letters.ts"),
    /^The emitter `mine` returns `packages\/client\/src\/generated\/letters\.ts`, which the generator makes\.$/,
  ],
  [
    "a path outside of generated folders",
    printEmitter("packages/client/src/routes.ts"),
    /is not inside `packages\/\*\/src\/generated\/`/,
  ],
  ["a path upwards", printEmitter("packages/client/src/generated/../../routes.ts"), /is not inside/],
])("writes nothing for an emitter with %s", async (_, text, message) => {
  await expect(emit(text, { name: "routes.js" })).rejects.toThrow(message);
  expect(() => readFileSync(join(folder, "out/packages/client/src/generated/letters.ts"))).toThrow("ENOENT");
});

test("reports an emitter that is missing", async () => {
  const run = generate({ root: join(folder, "out"), spec: letters, emitters: [join(folder, "none.js")] });

  await expect(run).rejects.toThrow(
    /^There is no emitter `.*none\.js`\. Correct its path in `emitters`, or install its package\. If `parts` names it, run `npm run upgrade`/,
  );
});

test("formats code, and leaves other texts as they are", async () => {
  const python = "packages/client/src/generated/routes.py";
  await emit(printEmitter(python, undefined, "x  =  1\\n"), { name: "routes.js" });

  expect(readFileSync(join(folder, "out", python), "utf8")).toBe("x  =  1\n");
});

/** Prints an emitter of one file. */
function printEmitter(path: string, body = `return [{ path: "${path}", text }]`, text = "export const a = 1;"): string {
  return `const text = "${text}";\nexport default { name: "mine", emit() { ${body} } };`;
}
