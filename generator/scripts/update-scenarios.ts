import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { generate } from "../src/generate.ts";
import { findScenarioInputs } from "../test/find-scenario-inputs.ts";
import { reportProblems } from "../test/report-problems.ts";

// Writes the expected code of the scenarios, and the expected messages of the problems, as the generator makes them now. Read the diff.
// `pnpm --filter generator scenarios [NAME…]`; without a name, all of them.
const tests = fileURLToPath(new URL("../test", import.meta.url));
const kinds = ["scenarios", "problems"] as const;
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !kinds.some((kind) => existsSync(join(tests, kind, name))));
if (unknown.length > 0) throw new Error(`No scenario and no problem is called ${unknown.join(", ")}.`);

for (const name of listFolders("scenarios")) {
  const { outOfDate } = await generate({ root: join(tests, "scenarios", name), ...findScenarioInputs(name) });
  for (const { path, after } of outOfDate)
    console.log(`${after === undefined ? "deleted" : "written"} ${name}/${path}`);
}

for (const name of listFolders("problems")) {
  const { text } = await reportProblems(join(tests, "problems", name));
  if (text === undefined) throw new Error(`The generator finds no problem in \`problems/${name}\`.`);
  writeFileSync(join(tests, "problems", name, "expected.txt"), text);
}

function listFolders(kind: (typeof kinds)[number]): string[] {
  return readdirSync(join(tests, kind)).filter((name) => wanted.length === 0 || wanted.includes(name));
}
