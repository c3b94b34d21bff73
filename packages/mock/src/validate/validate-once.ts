import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Fixtures } from "../response/fixtures.js";
import type { OpenedDocument } from "@shortvideo-api/document";

/**
 * Validates a document and its fixtures with `validateDocument`, unless this process or the build of this package has validated them
 * before. The build writes their digest to a file.
 */
export async function validateOnce(
  source: OpenedDocument,
  fixtures: Fixtures,
  strict: boolean,
): Promise<readonly string[]> {
  const digest = digestOf(source, fixtures);
  if (validated.has(digest) || digest === (await readFile(digestFile, "utf8").catch(() => ""))) return [];
  // Loaded only when needed, because it takes half a second.
  const { validateDocument } = await import("./validate-document.js");
  const warnings = validateDocument(source, fixtures, strict);
  if (strict && warnings.length === 0) validated.add(digest);
  return warnings;
}

const validated = new Set<string>();

/** The file to which the build writes the digest of the validated document. It does not exist for the sources. */
export const digestFile = new URL("../validated.sha256", import.meta.url);

/** Returns the digest of a document and its fixtures. */
export function digestOf({ text, otherHashes }: OpenedDocument, fixtures: Fixtures): string {
  return createHash("sha256")
    .update(text)
    .update(otherHashes.join())
    .update("\0")
    .update(JSON.stringify(fixtures))
    .digest("hex");
}
