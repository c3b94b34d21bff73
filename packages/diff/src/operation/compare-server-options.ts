import { isDeepStrictEqual } from "node:util";
import type { Step } from "@shortvideo-api/document/source";
import type { AddressVariable, Operation, ServerAddress, Servers } from "@shortvideo-api/model/source";
import { type Pair, type RawChange, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import type { Sides } from "../schema/side.ts";

/** The places of the servers in both documents, and the result of comparing their addresses. */
export interface ServerPlaces extends Pair<readonly Step[]> {
  /** The addresses in the later document. */
  readonly addresses: readonly string[];
  /** The parts of all paths that belong to the addresses. */
  readonly prefixes: Pair<string | undefined>;
  /** Whether a change of addresses was reported. */
  readonly isReported: boolean;
}

/** Compares the options of a client that select an address, and the addresses that it uses by default. */
export function compareServerOptions({ before, after }: Sides, places: ServerPlaces, report: ReportChange): void {
  const [was, is] = [before.model.servers, after.model.servers];
  const changes = [...listMoved(was.shared, is.shared, places), ...compareOptions(was, is, places)];
  // Generated code shows all properties of these servers.
  const areSame = isDeepStrictEqual([was.shared, was.others], [is.shared, is.others]);
  reportServers(changes, areSame, "the servers", places, report);
}

/** Compares the addresses of an operation that has servers of its own. */
export function compareOwnDefaults(
  { before, after }: Pair<Operation>,
  sides: Sides,
  places: ServerPlaces,
  report: ReportChange,
): void {
  const was = before.servers.length === 0 ? sides.before.model.servers.shared : before.servers;
  const is = after.servers.length === 0 ? sides.after.model.servers.shared : after.servers;
  const areSame = isDeepStrictEqual(listTemplates(before), listTemplates(after));
  reportServers(listMoved(was, is, places), areSame, "the servers of the operation", places, report);
}

/** Reports changes of servers. Without any, reports that servers are described in another way. */
function reportServers(
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
export function appendPath(address: string, prefix = ""): string {
  return prefix === "" ? address : address.replace(/\/$/, "") + prefix;
}

/** Writes an address in its usual form: host in lower case, no default port. Paths begin with a slash, so one at the end has no meaning. */
export function normalizeAddress(address: string): string {
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
    ...(removed.length > 0 ? [`The client no longer takes ${printNames(removed)}, or takes fewer values.`] : []),
    ...(added.length > 0 ? [`The client takes ${printNames(added)}.`] : []),
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

function printNames(options: readonly string[]): string {
  return options.map((name) => `\`${name}\``).join(", ");
}

function accepts(is: AddressVariable["values"], was: AddressVariable["values"]): boolean {
  return is === undefined || (was?.every((value) => is.includes(value)) ?? false);
}

function listTemplates({ servers }: Operation): unknown {
  return servers.map(({ url, variables }) => [url, variables.map(({ name, values }) => [name, values])]);
}
