import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Side } from "../../../packages/diff/src/schema/side.ts";
import { emitTypes } from "../../src/emit/emit-types.ts";
import { splitDirections } from "../../../packages/model/src/directions/split-directions.ts";
import { repository } from "../../src/config/paths.ts";
import { typeCheck } from "../type-check.ts";
import { printConsumer } from "./print-consumer.ts";

/** Two documents as the generator reads them. */
export interface Sides {
  readonly before: Side;
  readonly after: Side;
}

/** The compiler's errors in programs that were written for earlier documents. */
export interface Verdicts {
  /** For each pair, whether the program breaks. */
  readonly areBroken: readonly boolean[];
  /** Errors in the types themselves, which must be empty. */
  readonly typeErrors: readonly string[];
}

/** Compiles programs for earlier documents against the types of later ones: all together, which takes as long as one. */
export async function compileConsumers(pairs: readonly Sides[]): Promise<Verdicts> {
  const folder = mkdtempSync(join(tmpdir(), "consumers-"));
  try {
    for (const [index, sides] of pairs.entries()) writePair(join(folder, String(index)), sides);
    const compilerOptions = {
      strict: true,
      exactOptionalPropertyTypes: true,
      module: "nodenext",
      target: "es2022",
      noEmit: true,
      skipLibCheck: false,
    };
    writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["*/**/*.ts"] }));
    const complaints = (await typeCheck(folder)).split("\n");
    // A compiler that does not start would report no broken program.
    const other = complaints.filter((line) => !/^(?:\d+\/(?:before|after|consumer\.ts)|\s|$)/.test(line));
    if (other.length > 0) throw new Error(`The compiler failed:\n${other.join("\n")}`);
    return {
      areBroken: pairs.map((_, index) => complaints.some((line) => line.startsWith(`${index}/consumer.ts(`))),
      typeErrors: complaints.filter((line) => /^\d+\/(?:before|after)\//.test(line)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writePair(folder: string, { before, after }: Sides): void {
  const sources = join(repository, "packages/openapi-types/src");
  for (const [name, side] of Object.entries({ before, after })) {
    const target = join(folder, name);
    cpSync(sources, target, {
      recursive: true,
      filter: (path) => !path.includes("generated") && !path.endsWith(".test.ts"),
    });
    for (const { path, text } of emitTypes(splitDirections(side.root), side.model)) {
      const file = join(target, path.slice("packages/openapi-types/src/".length));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  }
  writeFileSync(join(folder, "consumer.ts"), printConsumer(before));
}
