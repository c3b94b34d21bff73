import { isNode, listOperations, listPaths, type Node, type OpenApi } from "@shortvideo-api/document";
import type { DocumentDiagnostic, DocumentPath } from "./document-diagnostic.js";

/** Removes, in place, each extension that the mock reads and that has another form than it must have. Returns what it removed. */
export function dropMalformedExtensions(document: OpenApi): DocumentDiagnostic[] {
  const operations = listPaths(document).flatMap(([path, item]) =>
    listOperations(item).flatMap(({ steps, operation }) => {
      const node: unknown = operation;
      return isNode(node) ? dropFrom(node, ["paths", path, ...steps], ofOperations) : [];
    }),
  );
  const root: unknown = document;
  return [...(isNode(root) ? dropFrom(root, [], ofDocument) : []), ...operations];
}

/** Returns what an extension must be; `undefined` for one that is right. */
type Rule = (value: unknown) => string | undefined;

const ofDocument: Readonly<Record<string, Rule>> = {
  "x-in-band-failure": (value) =>
    isNode(value) && isTexts(value["codes"]) && value["success"] !== undefined
      ? undefined
      : "an object with `codes`, `success` and `messages`",
};

const ofOperations: Readonly<Record<string, Rule>> = {
  "x-pagination": (value) => (isPagination(value) ? undefined : "an object with `style`, `param` and `items`"),
  "x-exactly-one-of": (value) =>
    Array.isArray(value) && value.every(isTexts) ? undefined : "a list of groups of parameters",
  "x-echo": (value) => (isNode(value) ? undefined : "a map of parameters to fields of the response"),
  "x-deprecated": (value) => (isNode(value) ? undefined : "an object with `since`, `why` and `use`"),
};

function dropFrom(holder: Node, path: DocumentPath, rules: Readonly<Record<string, Rule>>): DocumentDiagnostic[] {
  return Object.entries(rules).flatMap(([name, rule]) => {
    const wanted = Object.hasOwn(holder, name) ? rule(holder[name]) : undefined;
    if (wanted === undefined) return [];
    delete holder[name];
    return [{ path: [...path, name], message: `\`${name}\` must be ${wanted}. The mock ignores it; correct it.` }];
  });
}

/** `check-operations.ts` reports places that lead nowhere. */
function isPagination(value: unknown): boolean {
  if (!isNode(value)) return false;
  const { style, param, items, key, size, next, hasMore, total } = value;
  const isStyle = style === "cursor" || style === "page" || style === "offset";
  const names = [param, ...[items ?? []].flat(), key ?? "", size ?? ""];
  const places = [next, hasMore, total].flatMap((each) => each ?? []);
  return isStyle && [...names, ...places].every((each) => typeof each === "string");
}

function isTexts(value: unknown): boolean {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}
