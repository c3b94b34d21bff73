import { type DocumentedServers, isNode, type Server } from "@shortvideo-api/document/source";
import type { ReportChange } from "../change/raw-change.ts";
import {
  compareOwnDefaults,
  compareServerOptions,
  normalizeAddress,
  type ServerPlaces,
} from "./compare-server-options.ts";
import type { OperationPair, Side, Sides } from "../schema/side.ts";

/** Compares the servers of the API. */
export function compareServers({ before, after }: Sides, report: ReportChange): void {
  const [was, is] = [readRoot(before), readRoot(after)];
  compareServerOptions({ before, after }, reportServers({ was, is }, report), report);
}

/** Compares the servers of one operation, if it has its own. */
export function compareOwnServers(sides: Sides, { before, after }: OperationPair, report: ReportChange): void {
  const [was, is] = [before.documented.servers, after.documented.servers];
  if (!was && !is) return;
  const served = { was: was ?? readRoot(sides.before), is: is ?? readRoot(sides.after) };
  const operations = { before: before.operation, after: after.operation };
  compareOwnDefaults(operations, sides, reportServers(served, report), report);
}

/** Without servers, a document has one with the address `/`. https://spec.openapis.org/oas/v3.1.1.html#openapi-object */
function readRoot({ root }: Side): DocumentedServers {
  const { servers = [] } = root;
  return { servers: servers.length > 0 ? servers : [{ url: "/" }], steps: ["servers"] };
}

/** Reports addresses that were added or removed. */
function reportServers(
  { was, is }: { was: DocumentedServers; is: DocumentedServers },
  report: ReportChange,
): ServerPlaces {
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
    report({ code: "server-added", place: "servers", message, wire: "safe", types: "safe", after: is.steps });
  }
  return { before: was.steps, after: is.steps, addresses: now, isReported: removed.length + added.length > 0 };
}

/** Lists addresses with each value of their variables, or with the default of a variable without listed values. */
function listServers({ servers }: DocumentedServers): readonly string[] {
  return [...new Set(servers.flatMap(listAddresses).map(normalizeAddress))];
}

/** The maximum number of addresses that a server stands for. A server with more is compared by its template. */
const maxAddresses = 100;

function listAddresses(server: Server): readonly string[] {
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
