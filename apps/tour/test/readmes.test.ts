import { spawnSync } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const here = fileURLToPath(new URL("../.cache/readmes", import.meta.url));
const programs = fileURLToPath(new URL("../node_modules/.bin", import.meta.url));
const packages = [
  "client",
  "contract",
  "document",
  "fixtures",
  "mock",
  "openapi-types",
  "pagination",
  "report",
  "wire",
];
const readmes = ["README.md", "spec/README.md", ...packages.map((name) => `packages/${name}/README.md`)];
/** The pages of packages whose README is an overview. */
const pages = ["contract/docs/how-to.md"].map((page) => `packages/${page}`);

const settings = {
  extends: "../../../../tsconfig.base.json",
  compilerOptions: { noEmit: true, allowImportingTsExtensions: true, lib: ["es2023", "dom", "dom.iterable"] },
};

/** What the examples take for granted. */
const given = `
import type { Resources, Params } from "@shortvideo-api/client";
import type { FetchPage } from "@shortvideo-api/pagination";
import type { Comment, CommentPage } from "@shortvideo-api/openapi-types";
declare global {
  const baseUrl: string, apiKey: string, videoId: string, effectId: string, url: string;
  const response: Response;
  const headers: Record<string, string>;
  const api: Resources;
  const fetchPage: FetchPage<Params<"posts.listComments">, CommentPage>;
  function print(comment: Comment): void;
  function store(comment: Comment): Promise<void>;
  function fetchLetters(cursor: string | undefined): Promise<{ letters: string[]; next?: string }>;
}
`;

/** Compiles examples beside what they take for granted. Returns what the compiler said, and its exit code. */
async function compile(examples: ReadonlyMap<string, string>) {
  await rm(here, { recursive: true, force: true });
  await mkdir(here, { recursive: true });
  await writeFile(`${here}/tsconfig.json`, JSON.stringify(settings));
  await writeFile(`${here}/given.d.ts`, given);
  for (const [name, example] of examples) await writeFile(`${here}/${name}.ts`, `${example}export {};\n`);
  const { status, stdout, stderr, error } = spawnSync(`${programs}/tsc`, ["-p", here], { encoding: "utf8" });
  if (error) throw error;
  return { status, stdout, stderr };
}

/** Reads the examples of a README, with a name for each. */
async function readExamples(file: string): Promise<[name: string, example: string][]> {
  const text = await readFile(new URL(`../../../${file}`, import.meta.url), "utf8");
  const examples = [...text.matchAll(/^```ts\n(.*?)^```/gms)];
  // One that is written otherwise would not be compiled.
  expect(text.match(/^[ >*-]*(?:```|~~~)\s*(?:ts|tsx|typescript)\b/gim) ?? []).toHaveLength(examples.length);
  return examples.map(([, example = ""], index) => [`${file.replaceAll("/", "-")}-${index + 1}`, example]);
}

test("the examples of the READMEs compile", async () => {
  const files = [...readmes, ...pages];
  const examples = await Promise.all(files.map(readExamples));

  expect(await compile(new Map(examples.flat()))).toEqual({ status: 0, stdout: "", stderr: "" });
  // Their examples are in other languages, or on pages.
  expect(files.filter((_, index) => examples[index]?.length === 0)).toEqual([
    "README.md",
    "spec/README.md",
    "packages/contract/README.md",
  ]);
  expect(examples.flat().length).toBeGreaterThanOrEqual(25);
});

test("an example that does not compile is found", async () => {
  const wrong = new Map([["wrong", "export const count: number = videoId;\n"]]);

  expect(await compile(wrong)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("wrong.ts(1,14): error TS2322"),
  });
});
