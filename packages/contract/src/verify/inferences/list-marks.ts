import { isRecord, type KeyMeaning, type OpenApi, readKeyMeaning, type Step } from "@shortvideo-api/document";

/** A node of the document with `x-provenance`. */
export interface Mark {
  readonly path: readonly Step[];
  readonly node: Readonly<Record<string, unknown>>;
  /** `"inferred"` or `"assumed"`. */
  readonly provenance: string;
  readonly reason: string;
}

/** Lists the nodes with `x-provenance`, in the order of the document. */
export function listMarks(document: OpenApi): Mark[] {
  const marks: Mark[] = [];
  const search = (node: unknown, path: readonly Step[], keys: KeyMeaning): void => {
    if (!isRecord(node) || keys === "data") return;
    const mark = keys === "fields" ? node["x-provenance"] : undefined;
    if (isRecord(mark)) {
      const { status, reason } = mark;
      marks.push({ path, node, provenance: toText(status), reason: toText(reason) });
    }
    for (const [name, inner] of Object.entries(node)) {
      if (inner === mark) continue;
      // Our own extensions may have marks, too.
      const isExtension = keys === "fields" && name.startsWith("x-");
      search(inner, [...path, name], isExtension ? "fields" : readKeyMeaning(name, keys));
    }
  };
  search(document, [], "fields");
  return marks;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
