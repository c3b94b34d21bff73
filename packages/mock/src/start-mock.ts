import { once } from "node:events";
import type { Fixtures, OperationFixtures } from "./answer/fixtures.js";
import { createRecord } from "./contract/create-record.js";
import { MockOptionError, MockStartError } from "./contract/mock-start-error.js";
import { createFront, type Front } from "./http/create-front.js";
import type { Exchange } from "./http/exchange.js";
import { stopServer } from "./http/stop-server.js";
import { prepareAnswers } from "./prepare-answers.js";
import { printFirstCall } from "./print-first-call.js";
import { listUnplayed } from "./list-unplayed.js";
import { findSharedFault } from "./preference/find-shared-fault.js";
import type { ContractReport } from "@shortvideo-api/report";
import { type Contract, type ContractSource, proveContract } from "./prove-contract.js";
import { createTally, reportTally } from "./session/record-exchange.js";
import { createSessions } from "./session/sessions.js";

/** What a mock answers from. */
export interface MockSource {
  /** Path of an OpenAPI 3.0 or 3.1 document to mock. Default: that of the short-video service. */
  spec?: string | undefined;
  /** Complete answers. Default: the service's own; for another `spec`, its examples, and else what fits its schemas. */
  fixtures?: Fixtures | undefined;
  /**
   * Validates the whole document before the mock starts: all schemas, examples, defaults, fixtures and made responses. If anything is
   * wrong, the mock does not start. Otherwise the mock starts at once and warns; it validates what a request uses when the first such
   * request comes. Default: `true` for the document of the service, which the build of this package has validated, `false` for others.
   */
  strict?: boolean | undefined;
  /** @deprecated Has no effect: the mock starts and warns unless `strict` is set. */
  lenient?: boolean | undefined;
}

export interface MockOptions extends MockSource {
  /** Default: any free port; `mock.url` names it. */
  port?: number | undefined;
  /** Address to listen on. Default `127.0.0.1`, which only this machine reaches. */
  host?: string | undefined;
  /** Is told of each request once it is answered. Default: nobody is. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
  /** Is called with each warning that comes after the start. Default: nothing is called. */
  onWarning?: ((warning: string) => void) | undefined;
  /**
   * What every session prefers for which nothing else was set: `"scenario=slow"`. Operations that cannot play it answer as
   * usual; what none of them can play is a {@link MockStartError}. Default: nothing.
   */
  preference?: string | undefined;
  /**
   * Keeps the report of all requests together when sessions are reset or deleted, so that code under test cannot delete what it
   * did wrong. Contract runs set it. Default `false`.
   */
  keepsRecord?: boolean | undefined;
}

export interface Mock {
  /** `"http://127.0.0.1:4010"`, without a trailing slash. */
  readonly url: string;
  /** Ids of what it answers, in the order of the document. */
  readonly operations: readonly string[];
  /**
   * What is wrong with the document, with file and line where it was found at the start, and what the document leaves open, so that
   * requests are not checked for it. Grows as operations are used, unless the document was validated as a whole.
   */
  readonly warnings: readonly string[];
  /** Ids of operations that cannot play what `preference` asks for: they answer as usual. Empty where nothing was asked for. */
  readonly unplayed: readonly string[];
  /** A `curl` line to try by hand, with a key; `undefined` where no GET goes without parameters. */
  readonly curl: string | undefined;
  /**
   * What requests reached and broke so far: those of one session, or all of them. Of a session that no request named, that is
   * nothing.
   */
  report(session?: string): ContractReport;
  /** Forgets what was recorded, set and counted: of one session, or of all. With `keepsRecord`, the report of all stays. */
  reset(session?: string): void;
  /**
   * Reads the document again, or another one, and answers from it. What is left out of `source` is as it was.
   * No connection ends, requests under way get the answer they would have got, and sessions keep what was set and what was
   * counted of the operations that both documents have. One after the other when called anew before it is done.
   *
   * Throws {@link MockStartError} when the mock would not start with the new one, and goes on with what it had.
   */
  replace(source?: MockSource): Promise<void>;
  /** Takes no more requests, lets those under way end for `grace_ms` (default 5,000), then cuts them off. */
  stop(options?: { grace_ms?: number }): Promise<void>;
}

/**
 * Starts a mock and gives it once it answers. What is answered follows from the request alone, and from what was set for its
 * session.
 *
 * Throws {@link MockStartError} when the document cannot be read, or is not right and `strict` is set, or when the port is taken.
 */
export async function startMock(options: MockOptions = {}): Promise<Mock> {
  const { port = 0, host = "127.0.0.1", onExchange = () => {}, onWarning } = options;
  let source: MockSource = options;
  let contract = await proveContract(await resolveSource(source));
  const preference = readPreference(options, contract);
  const sessions = createSessions(contract.recorded, { preference, keepsRecord: options.keepsRecord });
  let isStarted = false;
  // Until then, `mock.warnings` holds them.
  const warn = (warning: string) => void (isStarted && onWarning?.(warning));
  let answers = await prepareAnswers(contract, sessions, warn);
  let unplayed = await listUnplayed(answers, preference);
  const front = createFront(answers, sessions, onExchange);
  await listen(front, port, host);
  const url = readUrl(front);
  let stopped: Promise<void> | undefined;
  let turn = Promise.resolve();
  isStarted = true;

  async function replace(change: MockSource): Promise<void> {
    const { spec = source.spec, fixtures = source.fixtures, strict = source.strict } = change;
    const nextSource = { spec, fixtures, strict };
    try {
      const next = await proveContract(await resolveSource(nextSource));
      const nextAnswers = await prepareAnswers(next, sessions, warn);
      const nextUnplayed = await listUnplayed(nextAnswers, preference);
      sessions.adopt(next.recorded);
      front.replace(nextAnswers);
      [source, contract, answers, unplayed] = [nextSource, next, nextAnswers, nextUnplayed];
    } catch (error) {
      if (!(error instanceof MockStartError)) throw error;
      throw new MockStartError(error.reasons, "The mock goes on with the document it had.");
    }
  }

  return {
    url,
    get operations() {
      return contract.operations.map(({ id }) => id);
    },
    get warnings() {
      return answers.warnings;
    },
    get unplayed() {
      return unplayed;
    },
    get curl() {
      return printFirstCall(url, contract.operations);
    },
    report: (session) => sessions.report(session) ?? reportTally(contract.recorded, createTally()),
    reset: (session) => sessions.reset(session),
    replace(change = {}) {
      const done = turn.then(() => replace(change));
      turn = done.catch(() => {});
      return done;
    },
    stop: ({ grace_ms = 5_000 } = {}) => (stopped ??= stopServer(front, grace_ms)),
  };
}

/** The service's own where nothing else is said. */
async function resolveSource({ spec, fixtures, strict }: MockSource): Promise<ContractSource> {
  const service = spec === undefined ? await loadService() : { spec, fixtures: {} };
  // A document may call an operation `constructor`.
  const own = createRecord(Object.entries<OperationFixtures>(fixtures ?? service.fixtures));
  return { spec: service.spec, fixtures: own, strict: strict ?? spec === undefined };
}

/** A preference that means nothing would test nothing. */
function readPreference({ preference = "" }: MockOptions, { operations }: Contract): string {
  const fault = preference === "" ? undefined : findSharedFault(preference, operations);
  if (fault !== undefined) throw new MockOptionError([fault]);
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
