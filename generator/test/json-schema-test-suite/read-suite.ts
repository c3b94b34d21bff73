import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseJson } from "@shortvideo-api/document/source";
import type { Json } from "@shortvideo-api/document/sample/source";

/** The data of the JSON Schema Test Suite, beside the repository: https://github.com/json-schema-org/JSON-Schema-Test-Suite. */
const folder = fileURLToPath(new URL("../../../../shared/json-schema-test-suite/draft2020-12", import.meta.url));

/** Whether the data of the suite is present. */
export const hasSuite = existsSync(folder);

/** A schema of the suite, and values with the verdict of the standard. */
export interface SuiteGroup {
  /** The path of its file in the suite, and its description: `"allOf.json: allOf with base schema"`. */
  readonly name: string;
  readonly schema: Json;
  readonly tests: readonly SuiteTest[];
}

/** A value, and whether it is valid. */
export interface SuiteTest {
  readonly description: string;
  readonly data: Json;
  readonly valid: boolean;
}

/** Files of formats that the tools check less exactly, or not at all. */
const otherFormats = "optional/format/{hostname,idn-*,ipv6,iri*,uri,uri-reference}.json";

/** Reads all groups, in the order of their files. */
export function readSuite(): SuiteGroup[] {
  const files = globSync("**/*.json", { cwd: folder, exclude: [otherFormats] }).sort();
  return files.flatMap((file) => {
    const groups = parseJson(readFileSync(join(folder, file), "utf8")) as (Omit<SuiteGroup, "name"> & {
      readonly description: string;
    })[];
    return groups.map(({ description, schema, tests }) => ({ name: `${file}: ${description}`, schema, tests }));
  });
}

/** Returns whether a schema has a name, or refers to another address. Names are global in a document, and so are their problems. */
export function hasNames({ schema }: SuiteGroup): boolean {
  return JSON.stringify(schema, omitDialect).search(/"\$(?:id|anchor|dynamicAnchor|vocabulary)"|https?:\/\//) >= 0;
}

/** Leaves out the address of the usual dialect, which each schema has. */
function omitDialect(key: string, value: Json): Json | undefined {
  if (typeof value === "bigint") return String(value);
  return key === "$schema" && value === "https://json-schema.org/draft/2020-12/schema" ? undefined : value;
}
