/** One property on the path from a body to a field. */
export interface PathStep {
  name: string;
  /** Whether the property may be absent or null, so that the next step needs `?.`. */
  optional: boolean;
}

/** The path from a body to a field. */
export type FieldPath = readonly PathStep[];

/** Lists the names of a path. */
export function listPathNames(path: FieldPath): string[] {
  return path.map(({ name }) => name);
}

/** A status of a failure: `404`, or `"default"`, `"4XX"`, `"5XX"`. */
export type FailureStatus = number | "default" | "1XX" | "2XX" | "3XX" | "4XX" | "5XX";

/** A reference from generated code to a type of `openapi-types`. A body whose schema has no name is found by its operation or webhook. */
export type TypeRef =
  /** The alias of a component schema: `Comment`. */
  | { kind: "schema"; name: string }
  /** The response body of an operation: `ResponseBody<"posts.get">`. */
  | { kind: "response"; operation: string }
  /** The response body of an operation in one of several media types: `MediaBody<"reports.get", "text/csv">`. */
  | { kind: "media"; operation: string; mediaType: string }
  /** The request body of an operation: `RequestBody<"pets.create">`. */
  | { kind: "body"; operation: string }
  /** The body of a failure: `FailureBody<"pets.create", 404>`. */
  | { kind: "failure"; operation: string; status: FailureStatus }
  /** The body of a webhook: `webhooks["petAdopted"]["post"]["requestBody"]["content"]["application/json"]`. */
  | { kind: "webhook"; id: string; httpMethod: string; mediaType: string }
  /** The items at the end of a path in a type, `NonNullable`d at each step. */
  | { kind: "itemOf"; of: TypeRef; path: FieldPath }
  | { kind: "array"; of: TypeRef };
