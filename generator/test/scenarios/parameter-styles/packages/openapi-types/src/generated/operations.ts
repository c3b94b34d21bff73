// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

import type { operations } from "./openapi.js";

/** The params of each operation: its parameters and its request body, in one flat object. */
export interface OperationParams {
  "path.simple": operations["path.simple"]["parameters"]["path"];
  "path.simpleExploded": operations["path.simpleExploded"]["parameters"]["path"];
  "path.label": operations["path.label"]["parameters"]["path"];
  "path.labelExploded": operations["path.labelExploded"]["parameters"]["path"];
  "path.matrix": operations["path.matrix"]["parameters"]["path"];
  "path.matrixExploded": operations["path.matrixExploded"]["parameters"]["path"];
  "path.reserved": operations["path.reserved"]["parameters"]["path"];
  "path.json": operations["path.json"]["parameters"]["path"];
  "query.form": NonNullable<operations["query.form"]["parameters"]["query"]>;
  "query.formFlat": NonNullable<operations["query.formFlat"]["parameters"]["query"]>;
  "query.spaceDelimited": NonNullable<operations["query.spaceDelimited"]["parameters"]["query"]>;
  "query.spaceDelimitedFlat": NonNullable<operations["query.spaceDelimitedFlat"]["parameters"]["query"]>;
  "query.pipeDelimited": NonNullable<operations["query.pipeDelimited"]["parameters"]["query"]>;
  "query.pipeDelimitedFlat": NonNullable<operations["query.pipeDelimitedFlat"]["parameters"]["query"]>;
  "query.deepObject": NonNullable<operations["query.deepObject"]["parameters"]["query"]>;
  "query.deepObjectFlat": NonNullable<operations["query.deepObjectFlat"]["parameters"]["query"]>;
  "query.reserved": NonNullable<operations["query.reserved"]["parameters"]["query"]>;
  "query.reservedFlat": NonNullable<operations["query.reservedFlat"]["parameters"]["query"]>;
  "query.json": NonNullable<operations["query.json"]["parameters"]["query"]>;
  "header.simple": Pick<NonNullable<operations["header.simple"]["parameters"]["header"]>, "X-one" | "X-many" | "X-all">;
  "header.simpleExploded": Pick<
    NonNullable<operations["header.simpleExploded"]["parameters"]["header"]>,
    "X-one" | "X-many" | "X-all"
  >;
  "header.json": Pick<NonNullable<operations["header.json"]["parameters"]["header"]>, "X-all">;
  "cookie.form": Pick<NonNullable<operations["cookie.form"]["parameters"]["cookie"]>, "one" | "many" | "all">;
  "cookie.cookie": Pick<NonNullable<operations["cookie.cookie"]["parameters"]["cookie"]>, "one" | "many" | "all">;
  "cookie.cookieFlat": Pick<
    NonNullable<operations["cookie.cookieFlat"]["parameters"]["cookie"]>,
    "one" | "many" | "all"
  >;
  "cookie.json": Pick<NonNullable<operations["cookie.json"]["parameters"]["cookie"]>, "all">;
}

/** The request body of each operation that has one. */
export interface OperationRequestBodies {}

/** The body of each successful response. */
export interface OperationResponses {
  "path.simple": void;
  "path.simpleExploded": void;
  "path.label": void;
  "path.labelExploded": void;
  "path.matrix": void;
  "path.matrixExploded": void;
  "path.reserved": void;
  "path.json": void;
  "query.form": void;
  "query.formFlat": void;
  "query.spaceDelimited": void;
  "query.spaceDelimitedFlat": void;
  "query.pipeDelimited": void;
  "query.pipeDelimitedFlat": void;
  "query.deepObject": void;
  "query.deepObjectFlat": void;
  "query.reserved": void;
  "query.reservedFlat": void;
  "query.json": void;
  "header.simple": void;
  "header.simpleExploded": void;
  "header.json": void;
  "cookie.form": void;
  "cookie.cookie": void;
  "cookie.cookieFlat": void;
  "cookie.json": void;
}

/** The bodies of successful responses that have several media types, by media type. */
export interface OperationMedia {}

/** The bodies of documented failures, by operation and status. */
export interface OperationFailures {
  "path.simple": { "4XX": unknown };
  "path.simpleExploded": { "4XX": unknown };
  "path.label": { "4XX": unknown };
  "path.labelExploded": { "4XX": unknown };
  "path.matrix": { "4XX": unknown };
  "path.matrixExploded": { "4XX": unknown };
  "path.reserved": { "4XX": unknown };
  "path.json": { "4XX": unknown };
  "query.form": { "4XX": unknown };
  "query.formFlat": { "4XX": unknown };
  "query.spaceDelimited": { "4XX": unknown };
  "query.spaceDelimitedFlat": { "4XX": unknown };
  "query.pipeDelimited": { "4XX": unknown };
  "query.pipeDelimitedFlat": { "4XX": unknown };
  "query.deepObject": { "4XX": unknown };
  "query.deepObjectFlat": { "4XX": unknown };
  "query.reserved": { "4XX": unknown };
  "query.reservedFlat": { "4XX": unknown };
  "query.json": { "4XX": unknown };
  "header.simple": { "4XX": unknown };
  "header.simpleExploded": { "4XX": unknown };
  "header.json": { "4XX": unknown };
  "cookie.form": { "4XX": unknown };
  "cookie.cookie": { "4XX": unknown };
  "cookie.cookieFlat": { "4XX": unknown };
  "cookie.json": { "4XX": unknown };
}
