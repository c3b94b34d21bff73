import { isDeepStrictEqual } from "node:util";
import { type DocumentedServers, isNode, quoteNames, type Server, type Step } from "@shortvideo-api/document/source";
import type { AddressVariable, ServerAddress, Servers } from "@shortvideo-api/model/source";
import { type Pair, type RawChange, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import type { OperationPair, Side, Sides } from "../schema/side.ts";

/** Compares the servers of the API. */
export function compareServers(sides: Sides, report: ReportChange): void {
  const moved = { before: sides.before.prefix, after: sides.after.prefix };
  reportPrefix(moved, { before: ["servers"], after: ["servers"] }, report);
  const places = reportServers(sides, {}, report);
  const [was, is] = [sides.before.model.servers, sides.after.model.servers];
  const changes = [...listMoved(was.shared, is.shared, places), ...compareOptions(was, is, places)];
  // Generated code shows all properties of these servers.
  const areSame = isDeepStrictEqual([was.shared, was.others], [is.shared, is.others]);
  reportOptions(changes, areSame, "the servers", places, report);
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
  const places = reportServers(sides, { was, is }, report);
  const [own, ownNow] = [before.operation.servers, after.operation.servers];
  const known = own.length === 0 ? sides.before.model.servers.shared : own;
  const now = ownNow.length === 0 ? sides.after.model.servers.shared : ownNow;
  const areSame = isDeepStrictEqual(listTemplates(own), listTemplates(ownNow));
  reportOptions(listMoved(known, now, places), areSame, "the servers of the operation", places, report);
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

/** The places of the servers in both documents, and the result of comparing their addresses. */
interface ServerPlaces extends Pair<readonly Step[]> {
  /** The addresses in the later document. */
  readonly addresses: readonly string[];
  /** The parts of all paths that belong to the addresses. */
  readonly prefixes: Pair<string | undefined>;
  /** Whether a change of addresses was reported. */
  readonly isReported: boolean;
}

/** Reports changes of servers. Without any, reports that servers are described in another way. */
function reportOptions(
  changes: readonly RawChange[],
  areSame: boolean,
  name: string,
  { before, after, isReported }: ServerPlaces,
  report: ReportChange,
): void {
  changes.forEach(report);
  if (changes.length > 0 || isReported || areSame) return;
  const message = `The description of ${name} has changed.`;
  report({ code: "words-changed", place: "servers", message, ...safe, before, after });
}

/** Lists the selections that lead to another address, although the service still has the old address. */
function listMoved(was: readonly ServerAddress[], is: readonly ServerAddress[], places: ServerPlaces): RawChange[] {
  const pairs = [
    { selection: "without `baseUrl` and `server`", from: was[0], to: is[0] },
    ...was.slice(1).map((from) => ({
      selection: `to the server \`${from.url}\``,
      from,
      to: is.find(({ url }) => url === from.url),
    })),
  ];
  return pairs.flatMap(({ selection, from, to }): RawChange[] => {
    if (!from || !to) return [];
    const known = normalizeAddress(appendPath(from.defaultUrl, places.prefixes.before));
    const now = normalizeAddress(appendPath(to.defaultUrl, places.prefixes.after));
    if (known === now || !places.addresses.includes(known)) return [];
    return [
      {
        code: "server-default-changed",
        place: "servers",
        message: `Requests ${selection} go to \`${to.defaultUrl}\`; they went to \`${from.defaultUrl}\`.`,
        hint: "Select the old server by the option `server` or `baseUrl`, or check that the new server has your data.",
        ...safe,
        before: places.before,
        after: places.after,
      },
    ];
  });
}

/** Adds a part of all paths to the address of a server. */
function appendPath(address: string, prefix = ""): string {
  return prefix === "" ? address : address.replace(/\/$/, "") + prefix;
}

/** Writes an address in its usual form: host in lower case, no default port. Paths begin with a slash, so one at the end has no meaning. */
function normalizeAddress(address: string): string {
  // A template is no address yet.
  const url = !address.includes("{") && URL.canParse(address) ? new URL(address).href : address;
  return url.replace(/(?<=.)\/$/, "");
}

function compareOptions(was: Servers, is: Servers, places: ServerPlaces): RawChange[] {
  const [known, now] = [listOptions(was), listOptions(is)];
  const removed = [...known]
    .filter(([name, values]) => !now.has(name) || !accepts(now.get(name), values))
    .map(([name]) => name);
  const added = [...now.keys()].filter((name) => !known.has(name));
  const isNeeded = is.isBaseUrlRequired && !was.isBaseUrlRequired;
  const sentences = [
    ...(isNeeded ? ["Callers must set `baseUrl`."] : []),
    ...(removed.length > 0 ? [`The client no longer takes ${quoteNames(removed)}, or takes fewer values.`] : []),
    ...(added.length > 0 ? [`The client takes ${quoteNames(added)}.`] : []),
  ];
  if (sentences.length === 0) return [];
  return [
    {
      code: "server-options-changed",
      place: "servers",
      message: sentences.join(" "),
      ...(isNeeded || removed.length > 0 ? { hint: "Select the server by its new options, or by `baseUrl`." } : {}),
      wire: "safe",
      types: toVerdict(isNeeded || removed.length > 0),
      before: places.before,
      after: places.after,
    },
  ];
}

/** Lists the options that callers can set, with the values of variables; `undefined` for any. */
function listOptions({ shared, choice, others }: Servers): ReadonlyMap<string, AddressVariable["values"]> {
  const [first] = shared;
  const branches = choice === undefined ? [] : shared;
  return new Map([
    ...listVariables("", [...(first?.variables ?? []), ...others]),
    ...branches.flatMap(({ url, variables }) => {
      const selection = `server.${choice}: ${url}`;
      return [[selection, undefined] as const, ...listVariables(`${selection}, `, variables)];
    }),
  ]);
}

function listVariables(
  prefix: string,
  variables: readonly AddressVariable[],
): (readonly [name: string, values: AddressVariable["values"]])[] {
  return variables.map(({ name, values }) => [`${prefix}server.${name}`, values]);
}

function accepts(is: AddressVariable["values"], was: AddressVariable["values"]): boolean {
  return is === undefined || (was?.every((value) => is.includes(value)) ?? false);
}

function listTemplates(servers: readonly ServerAddress[]): unknown {
  return servers.map(({ url, variables }) => [url, variables.map(({ name, values }) => [name, values])]);
}
