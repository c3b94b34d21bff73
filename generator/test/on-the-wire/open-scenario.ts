import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { MockOptions } from "@shortvideo-api/mock";
import { afterAll } from "vitest";
import { generate } from "../../src/generate.ts";
import { findScenarioInputs } from "../find-scenario-inputs.ts";
import { linkPackages, typeCheck } from "../type-check.ts";
import { writeRuntime } from "../write-runtime.ts";

/** The generated packages of a scenario, ready to run. */
export interface OpenScenario {
  /** Absolute path of the document. */
  readonly spec: string;
  /** Absolute paths of its overlays. */
  readonly overlays: readonly string[];
  /** Creates a client by `createClient`. Returns a function that calls its methods by the ids of their operations. */
  readonly openClient: (options: object) => CallOperation;
  /** Returns an export of `client`, or of `client/functions`. Throws an error if there is no such export. */
  readonly pick: (name: string) => Callable;
  /** Absolute path of the folder that contains `packages`. */
  readonly root: string;
  /** Imports the operations of `fixtures`, which a mock takes. */
  readonly loadFixtures: () => Promise<NonNullable<MockOptions["fixtures"]>>;
  /** Returns the errors of the compiler for a program beside `client/src/index.ts`; `""` if it compiles. */
  readonly compile: (program: string) => Promise<string>;
  /** Compiles several programs in the time of one. Returns the errors of each. */
  readonly compileAll: (programs: readonly string[]) => Promise<string[]>;
}

// The types of a scenario exist only while a test runs: `compile` checks them.
/* oxlint-disable typescript/no-explicit-any */
/** Calls an operation, such as `"pets.get"`. */
export type CallOperation = (id: string, params?: any, options?: any) => any;
type Callable = (new (...given: any[]) => any) & ((...given: any[]) => any);
/* oxlint-enable typescript/no-explicit-any */

/** Generates the packages of a scenario into a new folder, and imports them. The folder exists until the tests of the file end. */
export async function openScenario(name: string): Promise<OpenScenario> {
  const { spec, overlays } = findScenarioInputs(name);
  return openDocument(name, spec, overlays);
}

/**
 * Generates the packages of a document, as {@link openScenario} does. `cleanUp` registers their removal: within a test, `onTestFinished`.
 * `emitters` are the paths of further emitters.
 */
export async function openDocument(
  name: string,
  spec: string,
  overlays: readonly string[] = [],
  cleanUp: (remove: () => void) => void = afterAll,
  emitters: readonly string[] = [],
): Promise<OpenScenario> {
  // The compiler and the runtime must see the same paths.
  const root = mkdtempSync(join(realpathSync(tmpdir()), `${name}-`));
  cleanUp(() => rmSync(root, { recursive: true }));
  await generate({ root, spec, overlays, emitters });
  writeRuntime(root);
  linkPackages(root, [root]);
  const sources = join(root, "packages/client/src");
  const load = (file: string): Promise<Record<string, Callable>> =>
    import(/* @vite-ignore */ pathToFileURL(join(sources, file)).href);
  const exported = { ...(await load("functions.ts")), ...(await load("index.ts")) };
  const pick = (exportName: string): Callable => {
    const found = exported[exportName];
    if (found === undefined) throw new Error(`The client of \`${name}\` exports no \`${exportName}\`.`);
    return found;
  };
  const compileAll = async (programs: readonly string[]): Promise<string[]> => {
    const files = programs.map((program, index) => {
      const file = join(sources, `program-${index}.ts`);
      writeFileSync(file, program);
      return file;
    });
    const complaints = await typeCheck(root);
    for (const file of files) rmSync(file);
    return splitComplaints(complaints, programs.length);
  };
  return {
    spec,
    overlays,
    openClient: (options) => {
      const api = pick("createClient")(options);
      return (id, ...given) => {
        const members = id.split(".");
        const resource = members.slice(0, -1).reduce((object, member) => object[member], api);
        return resource[members.at(-1) ?? ""](...given);
      };
    },
    pick,
    root,
    loadFixtures: async () => {
      const { operations } = await import(
        /* @vite-ignore */ pathToFileURL(join(root, "packages/fixtures/src/index.ts")).href
      );
      return operations;
    },
    compile: async (program) => (await compileAll([program])).join(""),
    compileAll,
  };
}

/** Returns the errors of each program, and calls its file `program.ts`. An error in another file belongs to all programs. */
function splitComplaints(complaints: string, count: number): string[] {
  const split = Array.from({ length: count }, () => "");
  let owner: number | undefined;
  for (const line of complaints.split(/(?<=\n)/)) {
    // The details of an error are indented.
    if (!line.startsWith(" ")) owner = readIndex(line);
    const shown = line.replace(/program-\d+\.ts/, "program.ts");
    for (const index of owner === undefined ? split.keys() : [owner]) split[index] += shown;
  }
  return split;
}

function readIndex(line: string): number | undefined {
  const [, index] = /\/program-(\d+)\.ts\(/.exec(line) ?? [];
  return index === undefined ? undefined : Number(index);
}
