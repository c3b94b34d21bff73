import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { countDiagnostics, printDiagnostics, ProblemsError } from "@shortvideo-api/document/source";
import { generate } from "../src/generate.ts";
import { listGenerated } from "../src/output/list-generated.ts";

const formerFile = "packages/client/src/generated/posts.ts";

/** The result of a run with a broken document. */
export interface Report {
  /** The report without colors; `undefined` if the run succeeded. */
  text: string | undefined;
  /** Whether the generated folders contain the former file, unchanged, and no other one. */
  isUntouched: boolean;
}

/** Generates from the document in `folder` into a temporary folder. */
export async function reportProblems(folder: string): Promise<Report> {
  const root = mkdtempSync(join(tmpdir(), "problems-"));
  try {
    const spec = join(root, "spec");
    cpSync(folder, spec, { recursive: true, filter: (path) => !path.endsWith("expected.txt") });
    mkdirSync(join(root, dirname(formerFile)), { recursive: true });
    writeFileSync(join(root, formerFile), "as it was\n");
    const text = await generate({ root }).then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof ProblemsError)) throw error;
        return `${printDiagnostics(error.diagnostics, { folder: spec })}\n${countDiagnostics(error.diagnostics)}. Nothing was written.\n`;
      },
    );
    const existing = listGenerated(root).map((path) => [path, readFileSync(join(root, path), "utf8")]);
    const isUnchanged = JSON.stringify(existing) === JSON.stringify([[formerFile, "as it was\n"]]);
    return { text, isUntouched: isUnchanged && readdirSync(root).sort().join() === "packages,spec" };
  } finally {
    rmSync(root, { recursive: true });
  }
}
