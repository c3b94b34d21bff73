import type { DocumentedOperation, OpenApi, Report } from "@shortvideo-api/document/source";
import { buildExacts, type SchemaScope } from "@shortvideo-api/document/sample/source";
import { buildSchemaChecks } from "./checks/build-schema-checks.ts";
import { describeParts } from "./build-operations.ts";
import { splitDirections } from "./directions/split-directions.ts";
import { listEndpoints } from "./operation/list-endpoints.ts";
import { surveySchemas } from "./survey-schemas.ts";

/** An operation with `x-pagination`, and what is wrong with it. */
export interface ExaminedList {
  readonly operation: DocumentedOperation;
  /** Messages. Empty if `buildModel` accepts the `x-pagination`. */
  readonly problems: readonly string[];
}

/** Examines each `x-pagination` of a document as `buildModel` does, without building anything else. Leaves out operations that cannot be called. */
export function findListProblems(document: OpenApi): ExaminedList[] {
  const { isOneWay } = surveySchemas(document, ignore);
  const root = isOneWay ? splitDirections(document).root : document;
  const scope: SchemaScope = { schemas: root.components.schemas, aliases: new Map() };
  const shared = { root, scope, exacts: buildExacts(scope), checks: buildSchemaChecks(root, scope) };
  return listEndpoints(root, ignore).flatMap((operation) => {
    if (operation.node["x-pagination"] === undefined) return [];
    const problems: string[] = [];
    const collect: Report = (code, _steps, message) => {
      if (code.startsWith("pagination-")) problems.push(message);
    };
    for (const { code, steps, message } of operation.problems) collect(code, steps, message);
    describeParts(shared, operation, operation.id, collect);
    return [{ operation, problems }];
  });
}

const ignore: Report = () => {};
