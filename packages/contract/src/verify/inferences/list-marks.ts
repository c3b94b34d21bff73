import { isRecord, type OpenApi, type Step } from "@shortvideo-api/document";

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
  const search = (node: unknown, path: readonly Step[]): void => {
    if (!isRecord(node)) return;
    const mark = node["x-provenance"];
    if (isRecord(mark)) {
      const { status, reason } = mark;
      marks.push({ path, node, provenance: toText(status), reason: toText(reason) });
    }
    for (const [name, inner] of Object.entries(node)) {
      if (name !== "x-provenance") search(inner, [...path, name]);
    }
  };
  search(document, []);
  return marks;
}

function toText(value: unknown): string {
  return typeof value === "string" ? value.trim() : "";
}
