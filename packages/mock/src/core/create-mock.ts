import type { ContractReport } from "@shortvideo-api/report";
import type { Fixtures, OperationFixtures } from "../response/fixtures.js";
import { createRecord } from "../operation/create-record.js";
import { MockOptionError, MockStartError } from "../operation/mock-start-error.js";
import { type Core, createCore } from "./create-core.js";
import { createFetch, type Fetch } from "./create-fetch.js";
import type { Exchange } from "../exchange/exchange.js";
import { type EngineName, loadEngine } from "./load-engine.js";
import type { ResponseEngine } from "./response-engine.js";
import { listUnplayed } from "./list-unplayed.js";
import { findSharedProblem } from "./find-shared-problem.js";
import { prepareResponseSource } from "./prepare-response-source.js";
import { type Contract, type ContractSource, loadContract } from "./load-contract.js";
import { createTally, reportTally } from "../session/record-exchange.js";
import { createSessions } from "../session/sessions.js";

/** What a mock responds from. */
export interface MockSource {
  /** Path of an OpenAPI 3.0 or 3.1 document to mock. Default: that of the short-video service. */
  spec?: string | undefined;
  /** Complete responses. Default: the service's own; for another `spec`, its examples, and else what fits its schemas. */
  fixtures?: Fixtures | undefined;
  /**
   * Validates the whole document before the mock starts: all schemas, examples, defaults, fixtures and made responses. If anything is
   * wrong, the mock does not start. Otherwise the mock starts at once and warns; it validates what a request uses when the first such
   * request comes. Default: `true` for the document of the service, which the build of this package has validated, `false` for others.
   */
  strict?: boolean | undefined;
}

/** What {@link createMock} takes; all of it may be left out. */
export interface MockOptions extends MockSource {
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
   * An engine that validates each request beside the mock, and creates responses that are neither a page of a list nor a scenario:
   * `"prism"`, which needs the package `@shortvideo-api/prism`, or an object such as `prismEngine()` of that package. The report
   * lists each disagreement. Default: `"built-in"`, the mock alone.
   */
  engine?: EngineName | ResponseEngine | undefined;
  /**
   * Keeps the report of all requests together when sessions are reset or deleted, so that code under test cannot delete what it
   * did wrong. Contract runs set it. Default `false`.
   */
  keepsRecord?: boolean | undefined;
}

/** A mock in this process, without a socket. */
export interface Mock {
  /**
   * Responds to a request as the global `fetch` does on a server, whatever the host of its address. Pass it to a client in place of
   * `fetch`. Needs no `this`.
   */
  readonly fetch: Fetch;
  /** Ids of what it answers, in the order of the document. */
  readonly operations: readonly string[];
  /**
   * What is wrong with the document, with file and line where it was found at the start, and what the document leaves open, so that
   * requests are not checked for it. Grows as operations are used, unless the document was validated as a whole.
   */
  readonly warnings: readonly string[];
  /** Ids of operations that cannot play what `preference` asks for: they answer as usual. Empty where nothing was asked for. */
  readonly unplayed: readonly string[];
  /**
   * What requests reached and broke so far: those of one session, or all of them. Of a session that no request named, that is
   * nothing.
   */
  report(session?: string): ContractReport;
  /** Forgets what was recorded, set and counted: of one session, or of all. With `keepsRecord`, the report of all stays. */
  reset(session?: string): void;
  /**
   * Reads the document again, or another one, and answers from it. What is left out of `source` is as it was.
   * Requests under way get the answer they would have got, and sessions keep what was set and what was
   * counted of the operations that both documents have. One after the other when called anew before it is done.
   *
   * Throws {@link MockStartError} when the mock would not start with the new one, and goes on with what it had.
   */
  replace(source?: MockSource): Promise<void>;
}

/**
 * Creates a mock in this process. What it responds follows from the request alone, and from what was set for its session.
 *
 * Throws {@link MockStartError} when the document cannot be read, or is not right and `strict` is set.
 *
 * @example
 * const mock = await createMock();
 * const response = await mock.fetch("http://mock/api/drama/explore", { headers: { "x-gateway-key": "any" } });
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { mock } = await openMock(options);
  return mock;
}

/** Creates a mock, and returns what a server needs of it beside. */
export async function openMock(options: MockOptions): Promise<{ mock: Mock; core: Core }> {
  const { onExchange = () => {}, onWarning } = options;
  let source: MockSource = options;
  let isStarted = false;
  // Until then, `mock.warnings` holds them.
  const warn = (warning: string) => void (isStarted && onWarning?.(warning));
  const engine = await loadEngine(options.engine);
  let contract = await loadContract(await resolveSource(source), warn);
  const preference = readPreference(options, contract);
  const sessions = createSessions(contract.recorded, { preference, keepsRecord: options.keepsRecord });
  let responseSource = await prepareResponseSource(contract, sessions, engine);
  let unplayed = await listUnplayed(responseSource, preference);
  const core = createCore(responseSource, sessions, onExchange);
  let turn = Promise.resolve();
  isStarted = true;

  async function replace(change: MockSource): Promise<void> {
    const { spec = source.spec, fixtures = source.fixtures, strict = source.strict } = change;
    const nextSource = { spec, fixtures, strict };
    try {
      const next = await loadContract(await resolveSource(nextSource), warn);
      const nextResponseSource = await prepareResponseSource(next, sessions, engine);
      const nextUnplayed = await listUnplayed(nextResponseSource, preference);
      sessions.adopt(next.recorded);
      core.replace(nextResponseSource);
      [source, contract, responseSource, unplayed] = [nextSource, next, nextResponseSource, nextUnplayed];
    } catch (error) {
      if (!(error instanceof MockStartError)) throw error;
      throw new MockStartError(error.reasons, "The mock goes on with the document it had.");
    }
  }

  const mock: Mock = {
    fetch: createFetch(core),
    get operations() {
      return contract.operations.map(({ id }) => id);
    },
    get warnings() {
      return responseSource.warnings;
    },
    get unplayed() {
      return unplayed;
    },
    report: (session) => sessions.report(session) ?? reportTally(contract.recorded, createTally()),
    reset: (session) => sessions.reset(session),
    replace(change = {}) {
      const done = turn.then(() => replace(change));
      turn = done.catch(() => {});
      return done;
    },
  };
  return { mock, core };
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
  const problem = preference === "" ? undefined : findSharedProblem(preference, operations);
  if (problem !== undefined) throw new MockOptionError([problem]);
  return preference;
}

/** Loaded only when it is asked for: its fixtures are no small thing. */
async function loadService(): Promise<{ spec: string; fixtures: Fixtures }> {
  const { service } = await import("./service.js");
  return service;
}
