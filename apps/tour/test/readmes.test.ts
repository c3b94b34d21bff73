import { execFile } from "node:child_process";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const here = fileURLToPath(new URL("../.cache/readmes", import.meta.url));
const programs = fileURLToPath(new URL("../node_modules/.bin", import.meta.url));
const packages = ["client", "fixtures", "mock", "openapi-types", "pagination", "wire"];
const readmes = ["README.md", "spec/README.md", ...packages.map((name) => `packages/${name}/README.md`)];

const settings = {
  extends: "../../../../tsconfig.base.json",
  compilerOptions: { noEmit: true, lib: ["es2023", "dom", "dom.iterable"] },
};

/** What the examples take for granted. */
const given = `
import type { Areas, Params } from "@shortvideo-api/client";
import type { FetchPage } from "@shortvideo-api/pagination";
import type { Comment, CommentPage } from "@shortvideo-api/openapi-types";
declare global {
  const baseUrl: string, apiKey: string, videoId: string, effectId: string, url: string;
  const response: Response;
  const headers: Record<string, string>;
  const api: Areas;
  const fetchPage: FetchPage<Params<"posts.listComments">, CommentPage>;
  function print(comment: Comment): void;
  function store(comment: Comment): Promise<void>;
  function fetchLetters(cursor: string | undefined): Promise<{ letters: string[]; next?: string }>;
}
`;

test("the examples of the READMEs compile", async () => {
  await rm(here, { recursive: true, force: true });
  await mkdir(here, { recursive: true });
  await writeFile(`${here}/tsconfig.json`, JSON.stringify(settings));
  await writeFile(`${here}/given.d.ts`, given);
  for (const file of readmes) {
    const text = await readFile(new URL(`../../../${file}`, import.meta.url), "utf8");
    for (const [index, [, example = ""]] of [...text.matchAll(/^```ts\n(.*?)^```/gms)].entries()) {
      await writeFile(`${here}/${file.replaceAll("/", "-")}-${index + 1}.ts`, `${example}export {};\n`);
    }
  }

  const { stdout } = await promisify(execFile)(`${programs}/tsc`, ["-p", here]).catch(
    (error: { stdout: string }) => error,
  );

  expect(stdout).toBe("");
});
