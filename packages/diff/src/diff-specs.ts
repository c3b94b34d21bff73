import { type Diagnostic, type Info, loadDocument, ProblemsError } from "@shortvideo-api/document/source";
import { buildModel } from "@shortvideo-api/model/source";
import type { Change } from "./change/change.ts";
import { compareDocuments } from "./compare-documents.ts";
import { readSide, type Side } from "./schema/side.ts";

/** The result of a comparison. */
export interface Comparison {
  /** The titles and versions of the two documents. */
  readonly documents: Readonly<Record<"before" | "after", Pick<Info, "title" | "version">>>;
  readonly changes: readonly Change[];
  /** Diagnostics of the earlier document, which was compared as far as it could be read. */
  readonly problems: readonly Diagnostic[];
  /** Warnings about the later document. Its unread parts are not compared. */
  readonly warnings: readonly Diagnostic[];
}

/**
 * Compares two documents on disk. The earlier one can no longer be corrected, so it is compared as far as it can be read. Throws
 * {@link ProblemsError} if the later one has problems, or if the earlier one cannot be read at all.
 *
 * `refsWithin` is the folder of all files that a `$ref` may name; by default, it is the folder of the document. `overlays` apply to both
 * documents.
 */
export async function diffSpecs(
  before: string,
  after: string,
  refsWithin: { readonly before?: string | undefined; readonly after?: string | undefined } = {},
  overlays: readonly string[] = [],
): Promise<Comparison> {
  const earlier = await openSpec(before, refsWithin.before, overlays);
  const later = await openSpec(after, refsWithin.after, overlays);
  const side = requireSide(later);
  if (!earlier.side) throw new ProblemsError(earlier.problems);
  const changes = compareDocuments({ before: earlier.side, after: side });
  const documents = { before: earlier.side.root.info, after: side.root.info };
  return { documents, changes, problems: earlier.problems, warnings: later.warnings };
}

/** Reads a document on disk. Throws {@link ProblemsError} if it has problems. */
export async function readSpec(file: string): Promise<Side> {
  return requireSide(await openSpec(file));
}

function requireSide({ side, problems }: OpenSpec): Side {
  if (!side || problems.length > 0) throw new ProblemsError(problems);
  return side;
}

/** A document as far as it can be read. */
interface OpenSpec {
  readonly side: Side | undefined;
  /** The errors of the document. */
  readonly problems: readonly Diagnostic[];
  readonly warnings: readonly Diagnostic[];
}

async function openSpec(file: string, refsWithin?: string, overlays?: readonly string[]): Promise<OpenSpec> {
  const { document, diagnostics } = await loadDocument(file, { refsWithin, overlays });
  const built = document && buildModel(document);
  const all = [...diagnostics, ...(built?.diagnostics ?? [])];
  return {
    side: document && built && readSide(document, built.draft),
    problems: all.filter(({ severity }) => severity === "error"),
    warnings: all.filter(({ severity }) => severity === "warning"),
  };
}
