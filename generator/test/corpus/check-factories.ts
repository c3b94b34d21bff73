import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { loadDocument } from "@shortvideo-api/document/source";
import { asJson, buildExacts, type Json } from "@shortvideo-api/document/sample/source";
import { buildModel } from "@shortvideo-api/model/source";
import { openValidator, seeds, toWire } from "../open-validator.ts";

// Calls every factory of a generated folder and validates its values with Ajv. Prints the invalid ones, and ends with the counts.
// `node --import=./scripts/run-sources.mjs generator/test/corpus/check-factories.ts DOCUMENT FOLDER`

const [spec = "", folder = ""] = process.argv.slice(2);
const { document, diagnostics } = await loadDocument(spec);
if (!document) throw new Error(diagnostics.map(({ message }) => message).join("\n"));
// This root has separate schemas for requests, in which a read-only property is not required.
const { draft, root, diagnostics: found } = buildModel(document);
const { schemas } = root.components;
const exacts = buildExacts({ schemas, aliases: new Map(draft.schemas.map(({ key, name }) => [key, name])) });
const validate = openValidator(schemas);
const fixtures: Record<string, unknown> = await import(
  pathToFileURL(join(folder, "packages/fixtures/src/index.ts")).href
);
// The generator has warned of these factories: it could not verify their values.
const warned = found.filter(({ code }) => code === "factory-not-verified").map(({ message }) => message);

const counts = { valid: 0, warned: 0, missing: 0, invalid: 0 };
for (const { key, factory, sample } of draft.schemas) {
  const create = fixtures[factory];
  if (typeof create !== "function") {
    counts.missing += 1;
    if (sample) console.log(`${factory} does not exist, but \`${key}\` has values.`);
    continue;
  }
  // The validator compiles each reference object once.
  const reference = {
    $ref: `#/components/schemas/${encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1"))}`,
  };
  const errors = seeds
    .filter((seed) => seed >= 0)
    .flatMap((seed) => {
      // Factories of objects take overrides before the seed.
      const made: unknown = /^function [^(]+\(\s*overrides/.test(String(create)) ? create({}, seed) : create(seed);
      const value = toWire(replaceFiles(made), exacts.named(key), exacts.byAlias);
      return validate(reference, value).map((message) => `${factory}, seed ${seed}: ${message}`);
    });
  if (errors.length === 0) counts.valid += 1;
  else if (warned.some((message) => message.startsWith(`\`${factory}\``))) counts.warned += 1;
  else {
    counts.invalid += 1;
    console.log(errors[0]);
  }
}
const { valid, warned: unverified, missing, invalid } = counts;
console.log(
  `${valid} of ${draft.schemas.length} valid, ${invalid} invalid, ${unverified} with a warning, ${missing} missing`,
);
process.exitCode = invalid > 0 ? 1 : 0;

/** Replaces files by texts, because a schema describes a file as a string. */
function replaceFiles(value: unknown): Json {
  return asJson(
    JSON.parse(JSON.stringify(value ?? null, (_, part: unknown) => (part instanceof Blob ? "file" : part))),
  );
}
