import {
  type Connection,
  type ConnectionCredentials,
  type ConnectionOptions,
  createConnection,
  type Layer,
  ParamsError,
  type ParamValues,
  standardLayers,
} from "@shortvideo-api/client/runtime";
import type { BoundApi, BoundOperation } from "@shortvideo-api/bind";
import { parseText } from "./param-values.js";

/** Sends the calls of all tools. */
export interface Caller {
  /** The connection of all calls. */
  readonly connection: Connection;
  /** Removes the credentials from a text. */
  readonly redact: (text: string) => string;
  /** Notes for each result. */
  readonly notes: readonly string[];
  /** Records a call that was not sent, because its params do not fit the document. Does nothing without `unsent`. */
  readonly record: (operation: BoundOperation, params: ParamValues) => Promise<void>;
}

/** Where calls go, and with which credentials. */
export interface CallerOptions {
  /** The address. Default: that of the document. */
  readonly baseUrl?: string | URL | undefined;
  /** A single credential, or credentials by the names of security schemes. */
  readonly credentials: Pick<ConnectionCredentials, "apiKey" | "auth">;
  /** Replaces the global `fetch`. */
  readonly fetch?: ConnectionOptions["fetch"];
  /** Whether a mock receives the calls. */
  readonly isMock: boolean;
  /** Receives the calls that are not sent, because their params do not fit the document, for a report. */
  readonly unsent?: ConnectionOptions["fetch"];
}

/** Opens the connection of all tools. Throws a TypeError for credentials that no request can carry, and for a wrong address. */
export function createCaller({ checks, layers: declared, service }: BoundApi, options: CallerOptions): Caller {
  const { baseUrl, credentials, isMock, unsent } = options;
  const open = (layers: readonly Layer[], fetch: ConnectionOptions["fetch"]): Connection => {
    const all = [...layers, ...declared, ...standardLayers({ onDeprecated: false })];
    return createConnection(
      { ...credentials, baseUrl, fetch, headers: { "user-agent": product }, layers: all },
      service,
    );
  };
  const unchecked = unsent && open([], unsent);
  return {
    connection: open([checks], options.fetch),
    redact: service.createSigner(credentials).redact,
    notes: isMock ? ["Made-up data of a mock."] : [],
    async record({ metadata }, params) {
      // The report has the violation from now on.
      await unchecked?.call(metadata, params, { retry: { maxRetries: 0 } }).catch(() => {});
    },
  };
}

/** The header `user-agent` of all requests. */
const product = "shortvideo-mcp";

/**
 * Calls an operation. If a param may not be the text that it is, but the text is JSON of an object or a list, sends that value.
 * Records a call whose params are wrong. Rejects as the client does.
 */
export async function callOperation<Result>(
  caller: Caller,
  bound: BoundOperation,
  params: ParamValues,
  send: (connection: Connection, params: ParamValues) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(caller.connection, params);
  } catch (error) {
    if (!(error instanceof ParamsError)) throw error;
    const parsed = error.violations
      .map(({ param }) => [param, parseText(params[param])] as const)
      .filter(([, value]) => value !== undefined);
    if (parsed.length > 0) return callOperation(caller, bound, { ...params, ...Object.fromEntries(parsed) }, send);
    await caller.record(bound, params);
    throw error;
  }
}
