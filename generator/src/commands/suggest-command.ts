import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { Command } from "commander";
import { explainWriteFailure, loadDocument, printPath, ProblemsError } from "@shortvideo-api/document/source";
import { readFlags } from "@shortvideo-api/diff/commands/source";
import { findCallerFolder, project } from "../config/paths.ts";
import { printDoubt, printOverlay, type Suggestions } from "../suggest/print-overlay.ts";
import { suggestFailure } from "../suggest/suggest-failure.ts";
import { suggestLists } from "../suggest/suggest-lists.ts";
import { suggestUnits } from "../suggest/suggest-units.ts";
import type { Inputs } from "../from-code/read-inputs.ts";
import { type ReadableDocument, withDocument } from "../from-code/with-document.ts";
import { addInputOptions, explainNoWorkspace, type InputFlags, openInputs } from "./open-inputs.ts";
import { printFailure } from "./print-result.ts";

interface Flags extends InputFlags {
  out?: string;
}

const help = `
Suggests \`x-pagination\` for the lists that a document describes in its own words: with parameters, fields and headers whose names, types
and descriptions agree. Writes an OpenAPI overlay, with the evidence of each suggestion as a comment. Comments at its end name the
operations that look like lists, but are not described well enough. The generator accepts each suggestion.

Also suggests \`x-in-band-failure\` if successes and failures of a document differ in a boolean such as \`ok\`, and \`x-unit\` for numbers
whose description names one unit.

Review the overlay, and add it to \`overlays\` of openapi-monorepo.json.

Exit code: 0 done, 1 the document has problems or --out exists, 2 usage error.

Examples:
  npm run suggest -- --out spec/pagination.overlay.yaml    the document of the workspace
  npx @shortvideo-api/generator suggest --spec api.yaml    any document, on stdout`;

/** Runs the command line. Returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const command = new Command("openapi-monorepo suggest")
    .description("Suggests the pagination, failures and units that a document describes in its own words.")
    .option("--out <file>", "write the overlay to this new file (default: stdout)")
    .addHelpText("after", help);
  const flags = readFlags<Flags>(addInputOptions(command), args);
  if (typeof flags === "number") return flags;
  const isNamed = flags.spec !== undefined || flags.config !== undefined || project !== undefined;
  const mistake = isNamed ? undefined : await explainNoWorkspace();
  if (mistake !== undefined) {
    console.error(`${mistake} Or name a document: \`--spec FILE\`.`);
    return 2;
  }
  const inputs = await openInputs(flags, { check: true });
  if (inputs === "unusable") return 1;
  try {
    return await withDocument(inputs.spec, (readable) => suggest(readable, inputs, flags.out));
  } catch (error) {
    printFailure(error);
    return 1;
  }
}

/** Suggests for a document, and prints or writes the overlay. Returns the exit code. */
async function suggest(
  { file, rename }: ReadableDocument,
  { refsWithin, overlays }: Inputs,
  out: string | undefined,
): Promise<number> {
  const { document: loaded, diagnostics } = await loadDocument(file, { refsWithin, overlays });
  if (!loaded) throw new ProblemsError(diagnostics);
  const document = rename({ ...loaded, locate: (pointer: string) => rename(loaded.locate(pointer)) });
  const folder = process.cwd();
  const found: Suggestions = {
    ...suggestLists(document),
    failure: suggestFailure(document),
    units: suggestUnits(document),
  };
  const { lists, doubts, declared, failure, units } = found;
  const known = declared === 0 ? "" : ` ${count(declared, "operation has", "operations have")} one.`;
  if (lists.length === 0 && units.length === 0 && !failure) {
    for (const doubt of doubts) console.error(printDoubt(doubt, folder));
    console.error(
      `Nothing to suggest, and nothing was written.${known} ${printDoubts(doubts.length, "above")}`.trimEnd(),
    );
    return 0;
  }
  const overlay = printOverlay(document, found, folder);
  const summary = `Suggested ${printFound(found)}.${known} ${printDoubts(doubts.length, "at the end of the overlay")}`;
  if (out === undefined) {
    process.stdout.write(overlay);
    console.error(summary.trimEnd());
    return 0;
  }
  const written = resolve(findCallerFolder(), out);
  try {
    writeFileSync(written, overlay, { flag: "wx" });
  } catch (error) {
    console.error(`\`${printPath(written, folder)}\` was not written: ${explain(error)}`);
    return 1;
  }
  const next = "then name it in `overlays` of `openapi-monorepo.json`, or pass it by `--overlay`";
  console.log(`${summary} Review \`${printPath(written, folder)}\`, ${next}.`.replaceAll("  ", " "));
  return 0;
}

function explain(error: unknown): string {
  return error instanceof Error && "code" in error && error.code === "EEXIST"
    ? "it exists. Name another file, or delete it first."
    : explainWriteFailure(error);
}

/** Lists what was suggested: "`x-pagination` for 3 operations, and `x-unit` for 1 number". */
function printFound({ lists, failure, units }: Suggestions): string {
  const parts = [
    ...(lists.length > 0 ? [`\`x-pagination\` for ${count(lists.length, "operation", "operations")}`] : []),
    ...(failure ? ["`x-in-band-failure`"] : []),
    ...(units.length > 0 ? [`\`x-unit\` for ${count(units.length, "number", "numbers")}`] : []),
  ];
  return new Intl.ListFormat("en-GB").format(parts);
}

function printDoubts(number: number, where: string): string {
  return number === 0
    ? ""
    : `${count(number, "other operation looks", "other operations look")} like a list: see the reasons ${where}.`;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}
