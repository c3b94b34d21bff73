import { type DocumentedServers, isNode, type Server } from "@shortvideo-api/document/source";
import { type Pair, type RawChange, type ReportChange, safe } from "../change/raw-change.ts";
import {
  appendPath,
  compareOwnDefaults,
  compareServerOptions,
  normalizeAddress,
  type ServerPlaces,
} from "./compare-server-options.ts";
import type { OperationPair, Side, Sides } from "../schema/side.ts";

/** Compares the servers of the API. */
export function compareServers(sides: Sides, report: ReportChange): void {
  const moved = { before: sides.before.prefix, after: sides.after.prefix };
  reportPrefix(moved, { before: ["servers"], after: ["servers"] }, report);
  compareServerOptions(sides, reportServers(sides, {}, report), report);
}

/** Lists the addresses of the API or of an operation, with the part of paths that is compared as a part of them. */
export function listAddresses(side: Side, own?: DocumentedServers): readonly string[] {
  return listServers(readServers(side, own));
}

/** Reports that a part of all paths, or of the path of one operation, is now a part of the servers. Reports the opposite, too. */
function reportPrefix(
  moved: AlignedPair["moved"],
  steps: Pick<RawChange, "before" | "after">,
  report: ReportChange,
  operation?: string,
): void {
  const prefix = moved.before ?? moved.after;
  if (prefix === undefined) return;
  const isAdded = moved.before !== undefined;
  const isOwn = operation !== undefined;
  const places = ["in the addresses of the servers", isOwn ? `in the path of \`${operation}\`` : "in the paths"];
  const [now, once] = isAdded ? places : places.toReversed();
  report({
    code: "server-path-moved",
    place: "servers",
    message: `\`${prefix}\` stands ${now}; it stood ${once}. The addresses of requests are the same.`,
    hint: isOwn
      ? `If you set \`baseUrl\`, requests of this operation ${isAdded ? "no longer have" : "now have"} \`${prefix}\` after it.`
      : `If you set \`baseUrl\`, ${isAdded ? "add" : "remove"} \`${prefix}\` at its end.`,
    ...safe,
    ...steps,
  });
}

/** An operation in both documents, without the beginning of its path that is compared as a part of its servers. */
export interface AlignedPair {
  readonly sides: Sides;
  readonly pair: OperationPair;
  /** The beginning of its path in one document, if the servers of the operation have it in the other one. */
  readonly moved: Pair<string | undefined>;
}

/** Compares the servers of one operation, if it has its own. */
export function compareOwnServers({ sides, pair: { before, after }, moved }: AlignedPair, report: ReportChange): void {
  const steps = { before: before.documented.steps, after: after.documented.steps };
  reportPrefix(moved, steps, report, after.operation.id);
  const [was, is] = [before.documented.servers, after.documented.servers];
  if (!was && !is) return;
  const operations = { before: before.operation, after: after.operation };
  compareOwnDefaults(operations, sides, reportServers(sides, { was, is }, report), report);
}

/**
 * Reads the servers of the API, or of an operation. Without servers, a document has one with the address `/`.
 * https://spec.openapis.org/oas/v3.1.1.html#openapi-object
 */
function readServers({ root, prefix }: Side, own?: DocumentedServers): DocumentedServers {
  const { servers = [] } = root;
  const read = own ?? { servers: servers.length > 0 ? servers : [{ url: "/" }], steps: ["servers"] };
  return { ...read, servers: read.servers.map((each) => ({ ...each, url: appendPath(each.url, prefix) })) };
}

/** Reports addresses that were added or removed: those of an operation, otherwise those of the API. */
function reportServers(
  sides: Sides,
  own: Partial<Record<"was" | "is", DocumentedServers | undefined>>,
  report: ReportChange,
): ServerPlaces {
  const [was, is] = [readServers(sides.before, own.was), readServers(sides.after, own.is)];
  const [known, now] = [listServers(was), listServers(is)];
  const removed = known.filter((each) => !now.includes(each));
  const added = now.filter((each) => !known.includes(each));
  for (const url of removed) {
    report({
      code: "server-removed",
      place: "servers",
      message: `The server \`${url}\` was removed.`,
      hint: "Use a server that the document still lists.",
      wire: "breaks",
      types: "safe",
      before: was.steps,
    });
  }
  for (const url of added) {
    const message = `The server \`${url}\` is new.`;
    report({ code: "server-added", place: "servers", message, ...safe, after: is.steps });
  }
  const prefixes = { before: sides.before.prefix, after: sides.after.prefix };
  const isReported = removed.length + added.length > 0 || (prefixes.before ?? prefixes.after) !== undefined;
  return { before: was.steps, after: is.steps, addresses: now, prefixes, isReported };
}

/** Lists addresses with each value of their variables, or with the default of a variable without listed values. */
function listServers({ servers }: DocumentedServers): readonly string[] {
  return [...new Set(servers.flatMap(expandAddress).map(normalizeAddress))];
}

/** The maximum number of addresses that a server stands for. A server with more is compared by its template. */
const maxAddresses = 100;

function expandAddress(server: Server): readonly string[] {
  let addresses: readonly string[] = [server.url];
  for (const [name, values] of readVariables(server)) {
    if (addresses.length * values.length > maxAddresses) return [server.url];
    addresses = addresses.flatMap((url) => values.map((value) => url.replaceAll(`{${name}}`, value)));
  }
  return addresses;
}

function readVariables(server: Server): readonly (readonly [string, readonly string[]])[] {
  const variables: unknown = "variables" in server ? server.variables : undefined;
  if (!isNode(variables)) return [];
  return Object.entries(variables).flatMap(([name, variable]) => {
    if (!isNode(variable)) return [];
    const values = Array.isArray(variable["enum"]) ? variable["enum"] : [variable["default"]];
    return [[name, values.filter((value) => typeof value === "string")] as const];
  });
}
