import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Fixtures } from "../response/fixtures.js";
import type { OpenedDocument } from "@shortvideo-api/document";

/**
 * Validates a document and its fixtures, unless these very ones were found to be right before: in this process, or by the build of
 * this package, which leaves its proof beside the code. See `proveDocument`.
 */
export async function validateOnce(
  source: OpenedDocument,
  fixtures: Fixtures,
  strict: boolean,
): Promise<readonly string[]> {
  const digest = digestOf(source, fixtures);
  if (validated.has(digest) || digest === (await readDigest())) return [];
  // Half a second that a proved document does not cost.
  const { validateDocument } = await import("./validate-document.js");
  const warnings = validateDocument(source, fixtures, strict);
  if (strict) validated.add(digest);
  return warnings;
}

const validated = new Set<string>();

/** Where the build leaves the digest of what it has proved. There is none beside the sources. */
export const digestFile = new URL("../validated.sha256", import.meta.url);

/** The same for the same text and the same fixtures only. */
export function digestOf({ text }: OpenedDocument, fixtures: Fixtures): string {
  return createHash("sha256").update(text).update("\0").update(JSON.stringify(fixtures)).digest("hex");
}

function readDigest(): Promise<string> {
  return readFile(digestFile, "utf8").catch(() => "");
}
