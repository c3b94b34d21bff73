import { compareField } from "./compare-fields.ts";
import {
  compareExclusions,
  compareLimit,
  compareOperation,
  comparePagination,
  compareRelation,
} from "./compare-operations.ts";
import { compareParameter } from "./compare-parameters.ts";
import { compareFact, compareFailure, compareFailureField } from "./compare-service.ts";
import { listOperations } from "./find-schema.ts";
import { type JsonObject, toMapping } from "./load-document.ts";
import type { Description } from "./read-description.ts";
import type { Row } from "./read-tables.ts";

/**
 * Finds each row of the description that the document does not have, or has otherwise. Returns one sentence for each. Ignores operations
 * and fields that the description does not list: the document may grow without it.
 */
export function findLost(document: JsonObject, description: Description): string[] {
  const imported = keepImported(document, description);
  const compareAll = (rows: readonly Row[], compare: (imported: JsonObject, row: Row) => string[]) =>
    rows.flatMap((row) => compare(imported, row));
  return [
    ...compareAll(description.operations, compareOperation),
    ...compareAll(description.pagination, comparePagination),
    ...compareAll(description.limits, compareLimit),
    ...compareAll(description.relations, compareRelation),
    ...compareAll(description.failures, compareFailure),
    ...compareAll(description.failureFields, compareFailureField),
    ...compareAll(description.facts, compareFact),
    ...compareExclusions(imported, description),
    ...description.fields.flatMap((row) => compareField(imported, row)),
    ...description.parameters.flatMap((row) => compareParameter(imported, row)),
  ];
}

/** Returns the document without the operations that the description does not list. */
function keepImported(document: JsonObject, { operations }: Description): JsonObject {
  const ids = new Set(operations.flatMap((row) => row.codes("Operation")));
  const paths = structuredClone(toMapping(document["paths"]));
  for (const { id, path, method } of listOperations(document)) {
    if (!ids.has(id)) delete toMapping(paths[path])[method];
  }
  return { ...document, paths };
}
