import { type OpenApi, readOperations } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import { toUnservedResponse } from "../exchange/mock-response.js";
import { type PreferenceReading, readPreference, splitPrefix } from "../preference/read-preference.js";
import { chooseOperation, type ChosenOperation, listMethods } from "../request/choose-operation.js";
import type { Router, ShiftedRoute } from "../request/create-router.js";
import { readKey } from "../request/find-credential-violation.js";
import { readCookies } from "../request/read-given.js";
import { readTarget, type Target } from "../request/read-target.js";
import { type MockRequest, type Outcome, refuse, toBareOutcome } from "./outcome.js";
import type { RequestSource } from "./response-source.js";

/** A request for an operation. */
export interface RoutedRequest extends ChosenOperation, PreferenceReading {
  readonly request: MockRequest;
  readonly target: Target;
}

/** Finds the operation and the preference of a request. Responds at once if the mock serves no such operation. */
export function routeRequest(source: RequestSource, request: MockRequest): RoutedRequest | Outcome {
  const target = readTarget(request.target);
  const reading = readRequestPreference(source, request, target);
  const { session } = reading.preference;
  if ("code" in target) return refuse(session, target.code === "url-too-long" ? 414 : 400, target);
  const routes = source.router.find(target.segments);
  if (routes.length === 0) return refuse(session, 404, toPathViolation(source, target));
  const given = { query: target.query, header: request.headers };
  const chosen = chooseOperation(routes, request.method, given, target.path);
  if (!chosen) {
    const allow = listMethods(routes).join(", ");
    const message = `\`${target.path}\` accepts ${allow}, not ${request.method}.`;
    return refuse(session, 405, { code: "method-not-allowed", place: "method", message }, { allow });
  }
  const { id, unserved } = chosen.operation;
  if (unserved !== undefined) return toBareOutcome(toUnservedResponse(id, unserved), [], session);
  return { request, target, operation: chosen.operation, pathValues: chosen.pathValues, ...reading };
}

/** Reads the preference of a request, which selects its response. */
export function readRequestPreference(
  { credentials, state }: RequestSource,
  { headers, prefix }: MockRequest,
  target: Target | RequestViolation,
): PreferenceReading {
  const query = "code" in target ? [] : target.query;
  const key = readKey(credentials, { query, header: headers, cookie: readCookies(headers["cookie"] ?? []) });
  return readPreference({ prefer: headers["prefer"]?.join(", ") ?? "", prefix, key }, state);
}

/** Returns a violation for an unknown path, with the nearest path or the base URL to use. */
function toPathViolation(
  { router, document }: Pick<RequestSource, "router" | "document">,
  { path, segments }: Pick<Target, "path" | "segments">,
): RequestViolation {
  const shifted = router.findShifted(segments);
  const nearest = router.findNearest(segments)?.path;
  const advice = shifted
    ? `, but \`${shifted.path}\` is: ${adviseOfBase(document, path, shifted)}`
    : nearest === undefined
      ? "; no path of the document is near it"
      : `; the nearest is \`${nearest}\``;
  const message = `\`${path.slice(0, 100)}\` is not a path of this API${advice}.`;
  return { code: "path-unknown", place: "path", message };
}

/** Says how to change the base URL of the caller, which has too many or too few segments: "remove `/v1` from the base URL". */
function adviseOfBase(document: OpenApi, path: string, { surplus, lacking }: ShiftedRoute): string {
  if (lacking !== "") return `add \`${lacking}\` to the base URL`;
  const prefix = path
    .split("/")
    .slice(0, surplus + 1)
    .join("/");
  const reason = readBasePaths(document).includes(prefix) ? ", the path of the document's server," : "";
  return `remove \`${prefix.slice(0, 100)}\`${reason} from the base URL`;
}

/**
 * Finds the base path of an address such as `"/v1/pets?limit=1"`: `""`, or that of a server of the document. Returns `undefined` if the
 * rest of the path is not one of the document.
 */
export type BasePathFinder = (target: string) => string | undefined;

/** Creates a finder of base paths for a document. */
export function createBasePathFinder(document: OpenApi, router: Router): BasePathFinder {
  const basePaths = ["", ...readBasePaths(document)];
  return (target) =>
    basePaths.find((base) => {
      if (!target.startsWith(`${base}/`)) return false;
      const read = readTarget(splitPrefix(target.slice(base.length)).target);
      return !("code" in read) && router.find(read.segments).length > 0;
    });
}

/** Reads the paths of the servers of a document and of its operations, without a slash at the end: `["/v1"]`. */
function readBasePaths(document: OpenApi): string[] {
  const own = readOperations(document).flatMap(({ servers }) => servers?.servers ?? []);
  const paths = [...(document.servers ?? []), ...own].map(({ url, variables = {} }) => {
    const filled = url.replaceAll(/\{([^{}]+)\}/g, (_, name: string) => variables[name]?.default ?? "");
    return filled
      .replace(/^(?:[a-z][a-z\d+.-]*:)?\/\/[^/?#]*/i, "")
      .replace(/[?#].*$/s, "")
      .replace(/\/+$/, "");
  });
  return [...new Set(paths)];
}
