import type { DocumentedOperation, OpenApi, Report } from "@shortvideo-api/document/source";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";
import { splitDirections } from "./directions/split-directions.ts";
import { describeBody } from "./operation/describe-body.ts";
import { describeParams } from "./operation/describe-params.ts";
import { describeResponses } from "./operation/describe-responses.ts";
import { listEndpoints } from "./operation/list-endpoints.ts";
import { listCredentials } from "./operation/read-auth.ts";
import { readPagination } from "./operation/read-pagination.ts";
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
  return listEndpoints(root, ignore).flatMap((operation) => {
    if (operation.node["x-pagination"] === undefined) return [];
    const declared = operation.problems.filter(({ code }) => code.startsWith("pagination-"));
    const problems = declared.map(({ message }) => message);
    const { id } = operation;
    const params = describeParams(root, scope, operation, listCredentials(operation));
    const body = describeBody({ root, scope }, operation, id, ignore);
    const { media, response, schema } = describeResponses(scope, operation, id).success;
    readPagination(
      scope,
      { endpoint: operation, params, body, response, bodies: media[0]?.bodies ?? [], schema },
      (_code, _steps, message) => problems.push(message),
    );
    return [{ operation, problems }];
  });
}

const ignore: Report = () => {};
