// `npm run bench -- validators` compares the validators with those that hey-api generates. Ajv shares no code with any of them.

import { spawnSync } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Ajv2020 } from "ajv/dist/2020.js";
import * as fc from "fast-check";
import { installPeers, peerVersions, printGoal, runBench } from "../../../scripts/bench.ts";
import { generate } from "../../../generator/src/generate.ts";
import { components, keys, values } from "../test/random-schemas.ts";

const help = `npm run bench -- validators

Generates validators from random schemas, with this package and with the Zod plugin of hey-api ${peerVersions.heyApi}. Each validates the same values,
more than 10,000, and so does Ajv. Prints how many verdicts differ from that of Ajv. Values that a validator accepts although they are
invalid may have keywords that a library cannot check.

Exit code: 0 the validators of this package reject no valid value, 1 they reject one, 2 usage error.`;

/** Documents of 30 random schemas each. */
const documents = 6;
const libraries = ["zod", "valibot"] as const;

await runBench({ help, defaults: {}, measure: (_, folder) => compare(folder) });

/** Returns whether the validator of a schema accepts a value. Throws if the validator cannot be used. */
type Accepts = (key: string, value: unknown) => boolean;

interface Verdicts {
  values: number;
  "valid, rejected": number;
  "invalid, accepted": number;
  "invalid, rejected": number;
  /** Schemas whose validator does not exist or throws, also because nothing was generated from their document. */
  unusable: number;
}

async function compare(folder: string): Promise<boolean> {
  const rows: Record<string, Verdicts> = {};
  installPeers(folder, [`@hey-api/openapi-ts@${peerVersions.heyApi}`, `typescript@${peerVersions.typescript}`]);
  for (const library of libraries)
    symlinkSync(
      fileURLToPath(new URL(`../node_modules/${library}`, import.meta.url)),
      join(folder, "node_modules", library),
    );
  for (const [index, schemas] of fc.sample(components, { numRuns: documents, seed: 1 }).entries()) {
    const root = join(folder, String(index));
    mkdirSync(root);
    const spec = join(root, "api.json");
    const info = { title: "Values", version: "1" };
    writeFileSync(spec, JSON.stringify({ openapi: "3.1.0", info, paths: {}, components: { schemas } }));
    const ajv = new Ajv2020({ strict: false, logger: false, multipleOfPrecision: 9, ownProperties: true });
    ajv.addSchema({ components: { schemas } }, "api");
    const isValid: Accepts = (key, value) => ajv.getSchema(`api#/components/schemas/${key}`)?.(value) === true;
    for (const [name, accepts] of Object.entries(await makeContenders(folder, root, spec)))
      addVerdicts((rows[name] ??= createVerdicts()), isValid, accepts);
  }
  console.table(rows);
  const wrong = libraries.reduce(
    (sum, library) => sum + (rows[`ours, ${library}`]?.["valid, rejected"] ?? Infinity),
    0,
  );
  return printGoal(wrong === 0, `${wrong} valid values rejected; goal: none`);
}

/** Generates from a document. Returns the validators of each contender by its name. */
async function makeContenders(folder: string, root: string, spec: string): Promise<Record<string, Accepts>> {
  const emitters = libraries.map((name) => fileURLToPath(new URL(`../src/${name}.ts`, import.meta.url)));
  await generate({ root, spec, emitters });
  const generated = join(root, "packages/client/src/generated");
  const script = join(folder, "node_modules/@hey-api/openapi-ts/dist/run.mjs");
  const args = ["-i", spec, "-o", join(root, "hey-api"), "-p", "zod", "--silent", "--no-log-file"];
  const made = spawnSync(process.execPath, [script, ...args], { cwd: folder });
  return {
    "ours, zod": await load(join(generated, "zod.ts"), (key) => `${key.toLowerCase()}Schema`),
    "ours, valibot": await load(join(generated, "valibot.ts"), (key) => `${key.toLowerCase()}Schema`),
    [`hey-api ${peerVersions.heyApi}, zod`]:
      made.status === 0 ? await load(join(root, "hey-api/zod.gen.ts"), (key) => `z${key}`) : failToGenerate,
  };
}

function failToGenerate(): never {
  throw new Error("No code was generated.");
}

interface StandardSchema {
  readonly "~standard": { readonly validate: (value: unknown) => { readonly issues?: readonly unknown[] } };
}

async function load(file: string, nameOf: (key: string) => string): Promise<Accepts> {
  const validators: Readonly<Record<string, StandardSchema>> = await import(pathToFileURL(file).href);
  return (key, value) => {
    const validator = validators[nameOf(key)];
    if (!validator) throw new Error(`${file} has no validator of ${key}.`);
    return validator["~standard"].validate(value).issues === undefined;
  };
}

function createVerdicts(): Verdicts {
  return { values: 0, "valid, rejected": 0, "invalid, accepted": 0, "invalid, rejected": 0, unusable: 0 };
}

function addVerdicts(verdicts: Verdicts, isValid: Accepts, accepts: Accepts): void {
  for (const key of keys) {
    try {
      accepts(key, null);
    } catch {
      verdicts.unusable += 1;
      continue;
    }
    for (const value of values) {
      verdicts.values += 1;
      const isAccepted = accepts(key, value);
      if (isValid(key, value)) verdicts["valid, rejected"] += isAccepted ? 0 : 1;
      else verdicts[isAccepted ? "invalid, accepted" : "invalid, rejected"] += 1;
    }
  }
}
