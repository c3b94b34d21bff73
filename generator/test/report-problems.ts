import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { ProblemsError } from "../src/problems-error.ts";
import { generate } from "../src/generate.ts";
import { printProblems } from "../src/print-result.ts";
import { listGenerated } from "../src/output/list-generated.ts";

const bystander = "packages/client/src/generated/posts.ts";

/** The result of a run with a broken document. */
export interface Report {
  /** The report without colors; `undefined` if the run succeeded. */
  text: string | undefined;
  /** Whether the generated files are unchanged: the former file, and no other one. */
  untouched: boolean;
}

/** Generates from the document in `folder` into a temporary folder. */
export async function reportProblems(folder: string): Promise<Report> {
  const root = mkdtempSync(join(tmpdir(), "problems-"));
  try {
    const spec = join(root, "spec");
    cpSync(folder, spec, { recursive: true, filter: (path) => !path.endsWith("expected.txt") });
    mkdirSync(join(root, dirname(bystander)), { recursive: true });
    writeFileSync(join(root, bystander), "as it was\n");
    const text = await generate({ root }).then(
      () => undefined,
      (error: unknown) => {
        if (!(error instanceof ProblemsError)) throw error;
        return printProblems(error.diagnostics, { folder: spec });
      },
    );
    const standing = listGenerated(root).map((path) => [path, readFileSync(join(root, path), "utf8")]);
    const untouched = JSON.stringify(standing) === JSON.stringify([[bystander, "as it was\n"]]);
    return { text, untouched: untouched && readdirSync(root).sort().join() === "packages,spec" };
  } finally {
    rmSync(root, { recursive: true });
  }
}
