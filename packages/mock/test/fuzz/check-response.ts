import { findResponseKey, type OpenApi, parseJson, resolve, type ResponseObject } from "@shortvideo-api/document";
import type { ServedOperation } from "../../src/operation/operation.js";
import { createSchemaCompiler } from "../../src/operation/compile/schema-compiler.js";
import { chooseOperation } from "../../src/request/choose-operation.js";
import { createRouter } from "../../src/request/create-router.js";
import { readTarget } from "../../src/request/read-target.js";
import type { ReceivedResponse } from "./caller.js";
import type { SentRequest } from "./story.js";

/** Finds a problem of a response; returns `undefined` if none exists. */
export type CheckResponse = (sent: SentRequest, response: ReceivedResponse) => string | undefined;

/** Creates a check: a status must be documented or belong to the mock itself, and a body must match its schema. */
export function createResponseCheck(document: OpenApi, operations: readonly ServedOperation[]): CheckResponse {
  const router = createRouter(operations);
  const compile = createSchemaCompiler(document, ["response"]);
  return (sent, response) => {
    const { method, target, preference } = sent;
    const { status } = response;
    if (status >= 500 && !/code=5|flaky/.test(preference)) return `${status}: ${response.body.slice(0, 200)}`;
    const parsed = readTarget(target);
    const operation = "code" in parsed ? undefined : chooseOperation(router.find(parsed.segments), method)?.operation;
    if (!operation || /^\/-(?:[/?]|$)/.test(target)) return status < 500 ? undefined : `${status}`;
    const key = findResponseKey(operation, status);
    if (key === undefined) return mockStatuses.has(status) ? undefined : `${operation.id} documents no ${status}.`;
    // Responses to HEAD have no body, and these scenarios break the document on purpose.
    if (method === "HEAD" || /new-values|numeric-booleans|truncated|wrong-content|not-json/.test(preference))
      return undefined;
    const entry = document.paths?.[operation.path]?.[operation.method === "GET" ? "get" : "post"]?.responses?.[key];
    const [media] = Object.values(entry ? (resolve<ResponseObject>(document, entry).content ?? {}) : {});
    if (media?.schema === undefined) return undefined;
    const [first] = compile(media.schema)(parse(response.body));
    return first && `${operation.id} ${status}: ${first.instancePath} ${first.message}`;
  };
}

/** Statuses of the mock itself, such as 413 for a body that is too long. */
const mockStatuses = new Set([204, 400, 404, 405, 406, 413, 414, 415, 431]);

function parse(body: string): unknown {
  try {
    return parseJson(body);
  } catch {
    return undefined;
  }
}
