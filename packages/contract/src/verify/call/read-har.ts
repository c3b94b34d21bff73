import { isRecord } from "@shortvideo-api/document";
import {
  chooseOperation,
  type ChosenOperation,
  createRouter,
  findParameterViolations,
  type Operation,
  readLeniently,
  type Router,
  takesName,
} from "@shortvideo-api/mock/internal";
import { type Call, printTarget } from "./call.js";
import { RequestsError } from "./read-requests.js";

/**
 * Reads the requests of an HTTP archive (HAR 1.2) that are right calls of an operation, each once. A path may stand behind
 * anything, such as the prefix of a proxy. Nothing is taken from it but the values of declared parameters: no key, no cookie,
 * no address. Throws {@link RequestsError} when the text is no archive.
 */
export function readHar(text: string, operations: readonly Operation[]): Call[] {
  const router = createRouter(operations);
  const calls = new Map<string, Call>();
  for (const request of listRequests(text)) {
    const url = isRecord(request) && typeof request["url"] === "string" ? request["url"] : "";
    const { segments, query } = readLeniently(url.replace(/#.*$/s, ""));
    const method = isRecord(request) ? String(request["method"]).toUpperCase() : "";
    const chosen = findOperation(router, segments, method);
    // A HEAD request that is answered as GET brings nothing to compare.
    if (chosen?.operation.method !== method) continue;
    const { operation } = chosen;
    const call = toCall(chosen, query, isRecord(request) ? request["headers"] : []);
    if (findParameterViolations(operation, call.given).length > 0) continue;
    calls.set(`${operation.method} ${printTarget(call)} ${JSON.stringify(call.given.header)}`, call);
  }
  return [...calls.values()];
}

function listRequests(text: string): unknown[] {
  let archive: unknown;
  try {
    archive = JSON.parse(text);
  } catch {
    throw new RequestsError("The archive is no JSON; export it as HAR 1.2.");
  }
  const log = isRecord(archive) ? archive["log"] : undefined;
  const entries = isRecord(log) ? log["entries"] : undefined;
  if (!Array.isArray(entries)) throw new RequestsError("The archive has no `log.entries`; export it as HAR 1.2.");
  return entries.map((entry: unknown) => (isRecord(entry) ? entry["request"] : undefined));
}

function findOperation(router: Router, segments: readonly string[], method: string): ChosenOperation | undefined {
  for (const index of segments.keys()) {
    const routes = router.find(segments.slice(index));
    if (routes.length > 0) return chooseOperation(routes, method);
  }
  return undefined;
}

function toCall(
  { operation, pathValues }: ChosenOperation,
  query: readonly (readonly [string, string])[],
  headers: unknown,
): Call {
  const isDeclared = (name: string) =>
    operation.parameters.some((each) => each.in === "query" && takesName(each, name));
  const taken = operation.parameters.filter((each) => each.in === "header").map(({ name }) => name.toLowerCase());
  const declared = new Set(taken);
  const sent = (Array.isArray(headers) ? headers : []).flatMap((each: unknown) => {
    if (!isRecord(each) || typeof each["name"] !== "string" || typeof each["value"] !== "string") return [];
    const name = each["name"].toLowerCase();
    return declared.has(name) ? [[name, [each["value"]]] as const] : [];
  });
  const given = {
    path: pathValues,
    query: query.filter(([name]) => isDeclared(name)),
    header: Object.fromEntries(sent),
    cookie: {},
  };
  return { operation, given };
}
