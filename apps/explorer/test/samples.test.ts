import { execFile } from "node:child_process";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { isNode } from "@shortvideo-api/generator";
import { expect, test } from "vitest";
import { serviceDocument } from "../src/command/service-document.ts";
import { loadReference } from "../src/reference/load-reference.ts";

const here = fileURLToPath(new URL("../.cache/samples", import.meta.url));
const programs = fileURLToPath(new URL("../node_modules/.bin", import.meta.url));

test("the calls that the page shows compile", async () => {
  const { document } = await loadReference(serviceDocument);
  const samples = listSources(document);
  await rm(here, { recursive: true, force: true });
  await mkdir(here, { recursive: true });
  await writeFile(`${here}/tsconfig.json`, JSON.stringify({ extends: "../../tsconfig.json", include: ["."] }));
  for (const [index, source] of samples.entries())
    await writeFile(`${here}/sample-${index}.ts`, `${source}\nexport {};\n`);

  const { stdout } = await promisify(execFile)(`${programs}/tsc`, ["-p", here]).catch(
    (error: { stdout: string }) => error,
  );

  expect(stdout).toBe("");
  expect(samples.length).toBeGreaterThan(30);
});

function listSources(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listSources);
  if (!isNode(value)) return [];
  if (value["lang"] === "TypeScript" && typeof value["source"] === "string") return [value["source"]];
  return Object.values(value).flatMap(listSources);
}
