import {
  type Connection,
  type ConnectionOptions,
  createConnection,
  type Layer,
  paramChecks,
  ParamsError,
  type ParamValues,
  standardLayers,
} from "@shortvideo-api/client/runtime";
import type { BoundApi, BoundOperation } from "../bind/bind-api.js";

/** Sends the calls of all tools. */
export interface Caller {
  /** The connection of all calls. */
  readonly connection: Connection;
  /** Removes the credentials from a text. */
  readonly redact: (text: string) => string;
  /** Notes for each result. */
  readonly notes: readonly string[];
  /** Records a call that was not sent, because its params do not fit the document. Does nothing without a mock. */
  readonly record: (operation: BoundOperation, params: ParamValues) => Promise<void>;
}

/** Where calls go, and with which credentials. */
export interface CallerOptions {
  /** The address. Default: that of the document. */
  readonly baseUrl?: string | undefined;
  /** A single credential, or credentials by the names of security schemes. */
  readonly credentials: { readonly apiKey?: string; readonly auth?: object };
  /** Replaces the global `fetch`. */
  readonly fetch?: ConnectionOptions["fetch"];
  /** Whether a mock receives the calls. It then also receives wrong calls, so that its report has them. */
  readonly isMock: boolean;
}

/** Opens the connection of all tools. Throws a TypeError for credentials that no request can carry, and for a wrong address. */
export function createCaller({ operations, service }: BoundApi, options: CallerOptions): Caller {
  const { baseUrl, credentials, fetch, isMock } = options;
  const open = (checks: readonly Layer[]): Connection =>
    createConnection(
      { ...credentials, baseUrl, fetch, layers: [...checks, ...standardLayers({ onDeprecated: false })] },
      service,
    );
  const unchecked = isMock ? open([]) : undefined;
  return {
    connection: open([paramChecks([...operations.values()].map(({ checks }) => checks))]),
    redact: service.createSigner(credentials).redact,
    notes: isMock ? ["Made-up data of a mock: the server has no key."] : [],
    async record({ metadata }, params) {
      // The mock responds with the violation, which its report has from now on.
      await unchecked?.call(metadata, params, { retry: { maxRetries: 0 } }).catch(() => {});
    },
  };
}

/** Calls an operation. Records a call whose params are wrong. Rejects as the client does. */
export async function callOperation<Result>(
  caller: Caller,
  bound: BoundOperation,
  params: ParamValues,
  send: (connection: Connection) => Promise<Result>,
): Promise<Result> {
  try {
    return await send(caller.connection);
  } catch (error) {
    if (error instanceof ParamsError) await caller.record(bound, params);
    throw error;
  }
}
