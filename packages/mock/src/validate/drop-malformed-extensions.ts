import {
  createDiagnostic,
  isNode,
  listOperations,
  listPaths,
  type Node,
  type OpenApi,
  readDeprecation,
  readEchoes,
  readGroups,
  type Report,
  type Step,
  validateInBandFailure,
  validatePagination,
} from "@shortvideo-api/document";
import type { DocumentDiagnostic } from "./document-diagnostic.js";

/** Removes the malformed extensions that the mock would read, in place. Returns their problems. */
export function dropMalformedExtensions(document: OpenApi): DocumentDiagnostic[] {
  const operations = listPaths(document).flatMap(([path, item]) =>
    listOperations(item).flatMap(({ steps, operation }) => {
      const node: unknown = operation;
      return isNode(node) ? dropFrom(node, ["paths", path, ...steps], operationReaders) : [];
    }),
  );
  const root: unknown = document;
  return [...(isNode(root) ? dropFrom(root, [], documentReaders) : []), ...operations];
}

/** Reads an extension, and reports its problems. */
type Read = (declared: unknown, report: Report) => unknown;

const documentReaders: Readonly<Record<string, Read>> = { "x-in-band-failure": validateInBandFailure };

const operationReaders: Readonly<Record<string, Read>> = {
  "x-pagination": validatePagination,
  "x-exactly-one-of": readGroups,
  "x-echo": readEchoes,
  "x-deprecated": readDeprecation,
};

function dropFrom(holder: Node, path: readonly Step[], readers: Readonly<Record<string, Read>>): DocumentDiagnostic[] {
  return Object.entries(readers).flatMap(([name, read]) => {
    if (!Object.hasOwn(holder, name)) return [];
    const found: DocumentDiagnostic[] = [];
    read(holder[name], (code, steps, message) => {
      const place = [...path, name, ...steps];
      const { fix } = createDiagnostic(code, { file: "", line: undefined, pointer: "" }, message);
      found.push({ path: place, message: `${message} The mock ignores \`${name}\`. ${fix}` });
    });
    if (found.length > 0 || holder[name] === null) delete holder[name];
    return found;
  });
}
