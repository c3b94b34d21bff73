import { once } from "node:events";
import type { Fixtures } from "./answer/fixtures.js";
import { insertFixtures } from "./answer/insert-fixtures.js";
import { loadDocument } from "./contract/load-document.js";
import { MockStartError } from "./contract/mock-start-error.js";
import { readOperations } from "./contract/read-operations.js";
import { createLocator } from "./gate/locate-operations.js";
import { proveOnce } from "./gate/prove-once.js";
import { createFront, type Front } from "./http/create-front.js";
import type { Exchange } from "./http/exchange.js";
import { stopServer } from "./http/stop-server.js";
import { prepareAnswers } from "./prepare-answers.js";
import { printCurl } from "./print-curl.js";
import { findPreferenceFault } from "./preference/read-preference.js";
import type { ContractReport } from "./report/contract-report.js";
import { createTally, readRecordedDocument, reportTally } from "./session/record-exchange.js";
import { createSessions } from "./session/sessions.js";

export interface MockOptions {
  /** Default: any free port; `mock.url` names it. */
  port?: number | undefined;
  /** Address to listen on. Default `127.0.0.1`, which only this machine reaches. */
  host?: string | undefined;
  /** Path of an OpenAPI 3.1 document to mock. Default: that of the short-video service. */
  spec?: string | undefined;
  /** Complete answers. Default: the service's own; for another `spec`, its examples, and else what fits its schemas. */
  fixtures?: Fixtures | undefined;
  /** Starts also where the document contradicts itself in what is answered only; `mock.warnings` then says how. Default false. */
  lenient?: boolean | undefined;
  /** Is told of each request once it is answered. Default: nobody is. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
  /** What every session prefers for which nothing else was set: `"scenario=slow"`. Default: nothing. */
  preference?: string | undefined;
}

export interface Mock {
  /** `"http://127.0.0.1:4010"`, without a trailing slash. */
  readonly url: string;
  /** Ids of what it answers, in the order of the document. */
  readonly operations: readonly string[];
  /** What does not hold together and was borne, each with file and line; empty unless `lenient` was asked for. */
  readonly warnings: readonly string[];
  /** A `curl` line to try by hand, with a key; `undefined` where no GET goes without parameters. */
  readonly curl: string | undefined;
  /**
   * What requests reached and broke so far: those of one session, or all of them. Of a session that no request named, that is
   * nothing.
   */
  report(session?: string): ContractReport;
  /** Forgets what was recorded, set and counted: of one session, or of all. */
  reset(session?: string): void;
  /** Takes no more requests, lets those under way end for `grace_ms` (default 5,000), then cuts them off. */
  stop(options?: { grace_ms?: number }): Promise<void>;
}

/**
 * Starts a mock and gives it once it answers. What is answered follows from the request alone, and from what was set for its
 * session.
 *
 * Throws {@link MockStartError} when the document or the fixtures do not hold together, or the port is taken.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, host = "127.0.0.1", onExchange = () => {} } = options;
  const service = options.spec === undefined ? await loadService() : undefined;
  const fixtures = options.fixtures ?? service?.fixtures ?? {};
  const source = await loadDocument(options.spec ?? service?.spec ?? "");
  const warnings = await proveOnce(source, fixtures, options.lenient ?? false);
  const document = insertFixtures(source.document, fixtures);
  const operations = readOperations(document);
  const recorded = readRecordedDocument(document.info, operations, createLocator(source, operations));
  const sessions = createSessions(recorded, { preference: readPreference(options) });
  const front = createFront(await prepareAnswers(document, operations, fixtures, sessions), sessions, onExchange);
  await listen(front, port, host);
  const url = readUrl(front);
  let stopped: Promise<void> | undefined;
  return {
    url,
    operations: operations.map(({ id }) => id),
    warnings,
    curl: printCurl(url, operations),
    report: (session) => sessions.report(session) ?? reportTally(recorded, createTally()),
    reset: (session) => sessions.reset(session),
    stop: ({ grace_ms = 5_000 } = {}) => (stopped ??= stopServer(front, grace_ms)),
  };
}

/** A preference that means nothing would test nothing. */
function readPreference({ preference = "" }: MockOptions): string {
  const fault = preference === "" ? undefined : findPreferenceFault(preference);
  if (fault !== undefined) throw new MockStartError([fault]);
  return preference;
}

/** Loaded only when it is asked for: its fixtures are no small thing. */
async function loadService(): Promise<{ spec: string; fixtures: Fixtures }> {
  const { service } = await import("./service.js");
  return service;
}

async function listen({ server }: Front, port: number, host: string): Promise<void> {
  const listening = once(server, "listening");
  server.listen(port, host);
  await listening.catch((error: NodeJS.ErrnoException) => {
    throw new MockStartError([explain(error, port, host)]);
  });
}

function readUrl({ server }: Front): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The server listens on no port.");
  return `http://${address.family === "IPv6" ? `[${address.address}]` : address.address}:${address.port}`;
}

function explain({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === "EADDRINUSE")
    return `Port ${port} of ${host} is taken. Stop what listens there, or choose another port.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Choose one above 1023.`;
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") return `\`${host}\` is no address of this machine.`;
  return `Port ${port} of ${host} could not be opened: ${message}`;
}
