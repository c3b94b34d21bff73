import {
  type Diagnostic,
  type Info,
  loadDocument,
  type LoadOptions,
  ProblemsError,
} from "@shortvideo-api/document/source";
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

/** A document on disk, and how it is read. */
export interface SpecFile extends LoadOptions {
  /** Path of the document. */
  readonly file: string;
  /** The names of the packages that are generated from the document, by folder. */
  readonly packages?: Side["packages"];
}

/**
 * Compares two documents on disk. The earlier one can no longer be corrected, so it is compared as far as it can be read. Throws
 * {@link ProblemsError} if the later one has problems, or if the earlier one cannot be read at all.
 *
 * Each document is read with its own overlays; a path alone names a document without overlays.
 */
export async function diffSpecs(before: string | SpecFile, after: string | SpecFile): Promise<Comparison> {
  const earlier = await openSpec(before);
  const later = await openSpec(after);
  const side = requireSide(later);
  if (!earlier.side) throw new ProblemsError(earlier.problems);
  const changes = compareDocuments({ before: earlier.side, after: side });
  const documents = { before: earlier.side.root.info, after: side.root.info };
  return { documents, changes, problems: earlier.problems, warnings: later.warnings };
}

/** Reads a document on disk. Throws {@link ProblemsError} if it has problems. */
export async function readSpec(file: string | SpecFile): Promise<Side> {
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

async function openSpec(spec: string | SpecFile): Promise<OpenSpec> {
  const { file, packages, ...options }: SpecFile = typeof spec === "string" ? { file: spec } : spec;
  const { document, diagnostics } = await loadDocument(file, options);
  const built = document && buildModel(document, { samples: false });
  const all = [...diagnostics, ...(built?.diagnostics ?? [])];
  return {
    side: document && built && { ...readSide(document, built.draft), packages },
    problems: all.filter(({ severity }) => severity === "error"),
    warnings: all.filter(({ severity }) => severity === "warning"),
  };
}
