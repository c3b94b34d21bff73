import { basename } from "node:path";
import {
  type Document,
  type DocumentedOperation,
  mapOperations,
  type OpenApi,
  type OperationObject,
  type PaginationExtension,
  type Place,
  printPointer,
  readOperations,
} from "@shortvideo-api/document/source";
import { findListProblems } from "@shortvideo-api/model/source";
import { type Proposal, proposePagination } from "./propose-pagination.ts";
import { readTraits } from "./read-traits.ts";

/** A list that a document describes without `x-pagination`. */
export interface SuggestedList extends Proposal {
  readonly operation: DocumentedOperation;
  readonly place: Place;
}

/** An operation that looks like a list, and the reason why nothing is suggested for it. */
export interface DoubtfulList {
  readonly operation: DocumentedOperation;
  readonly place: Place;
  readonly reason: string;
}

/** The lists of a document without `x-pagination`. */
export interface SuggestedLists {
  readonly lists: readonly SuggestedList[];
  readonly doubts: readonly DoubtfulList[];
  /** The number of operations with `x-pagination`. */
  readonly declared: number;
}

const listMethods: ReadonlySet<string> = new Set(["GET", "QUERY", "POST"]);

/** Suggests `x-pagination` for the operations for which a document gives evidence. The model accepts each suggestion. */
export function suggestLists(document: Document): SuggestedLists {
  const operations = readOperations(document.root);
  const declared = operations.filter(({ node }) => node["x-pagination"] !== undefined);
  const found = operations.flatMap((operation) => {
    if (!listMethods.has(operation.method) || declared.includes(operation)) return [];
    const traits = readTraits(operation);
    const proposal = traits && proposePagination(traits);
    return proposal ? [{ operation, place: document.locate(printPointer(operation.steps)), ...proposal }] : [];
  });
  const refused = findRefused(
    document.root,
    new Map(found.flatMap((each) => ("reason" in each ? [] : [[each.operation.node, each.pagination]]))),
  );
  const checked = found.map((each): SuggestedList | DoubtfulList => {
    if ("reason" in each) return each;
    const { operation, place, pagination } = each;
    const reason = refused.get(printPointer(operation.steps)) ?? findOtherFile(document, place, pagination);
    return reason === undefined ? each : { operation, place, reason };
  });
  const lists = checked.flatMap((each) => ("reason" in each ? [] : [each]));
  return {
    // Several paths may have the same operation.
    lists: [...new Map(lists.map((list) => [list.place.pointer, list])).values()],
    doubts: checked.flatMap((each) => ("reason" in each ? [each] : [])),
    declared: declared.length,
  };
}

/** Finds out which declarations the model refuses. Returns the reasons by the pointer of the operation. */
function findRefused(
  root: OpenApi,
  proposed: ReadonlyMap<OperationObject, PaginationExtension>,
): ReadonlyMap<string, string> {
  const declare = (node: OperationObject): OperationObject => {
    const pagination = proposed.get(node);
    return pagination ? { ...node, "x-pagination": pagination } : node;
  };
  const paths = Object.entries(root.paths).map(([path, item]) => [path, mapOperations(item, declare)] as const);
  const examined = findListProblems({ ...root, paths: Object.fromEntries(paths) });
  return new Map(
    examined.flatMap(({ operation, problems: [problem] }) =>
      problem === undefined ? [] : [[printPointer(operation.steps), problem]],
    ),
  );
}

/** Returns a reason for an operation that an overlay does not reach. */
function findOtherFile({ file }: Document, place: Place, pagination: PaginationExtension): string | undefined {
  if (place.file === file) return undefined;
  const declaration = JSON.stringify(pagination);
  return `it is in another file, and overlays change only \`${basename(file)}\`. Add \`"x-pagination": ${declaration}\` to it there`;
}
