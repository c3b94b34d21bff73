import { isRecord, type KeyMeaning, readKeyMeaning } from "@shortvideo-api/document";
import { isCheapPattern } from "@shortvideo-api/document/pattern";

/** A copy of a document that is safe for Prism, with warnings about the patterns that Prism does not check. */
export interface CopiedDocument {
  readonly copy: object;
  readonly warnings: readonly string[];
}

/**
 * Copies a document, because Prism changes the one that it reads. Omits the parts that would be unsafe in the process of the mock:
 *
 * - `callbacks`: Prism would send requests to addresses that a request names.
 * - references to other documents: Prism would load the files and addresses, even from examples.
 * - patterns that can backtrack for a long time: nothing could interrupt Prism.
 */
export function copyDocument(document: object): CopiedDocument {
  const copy = structuredClone(document);
  const patterns = new Set<string>();
  dropUnsafe(copy, "fields", patterns, new Set());
  const quoted = [...patterns].map((pattern) => `\`${pattern}\``).join(", ");
  return {
    copy,
    warnings:
      patterns.size === 0 ? [] : [`Prism does not check patterns that can backtrack for a long time: ${quoted}.`],
  };
}

function dropUnsafe(node: unknown, keys: KeyMeaning, patterns: Set<string>, seen: Set<object>): void {
  if (!isRecord(node) || seen.has(node)) return;
  seen.add(node);
  for (const [key, value] of Object.entries(node)) {
    const isKeyword = keys === "fields";
    if (isExternalReference(key, value) || (isKeyword && key === "callbacks")) {
      delete node[key];
    } else if (isKeyword && key === "pattern" && typeof value === "string") {
      if (isCheapPattern(value)) continue;
      patterns.add(value);
      delete node[key];
    } else {
      if (isKeyword && key === "patternProperties" && isRecord(value)) dropPatterns(value, patterns);
      dropUnsafe(value, readKeyMeaning(key, keys), patterns, seen);
    }
  }
}

function dropPatterns(schemas: Record<string, unknown>, patterns: Set<string>): void {
  for (const pattern of Object.keys(schemas)) {
    if (isCheapPattern(pattern)) continue;
    patterns.add(pattern);
    delete schemas[pattern];
  }
}

/** Returns `true` for a reference to another document. Prism follows references everywhere, also in data. */
function isExternalReference(key: string, value: unknown): boolean {
  return key === "$ref" && typeof value === "string" && !value.startsWith("#");
}
