import { describeUnknownOptions } from "@shortvideo-api/document";
import type { ContractReport } from "@shortvideo-api/report";
import type { Fixtures, OperationFixtures } from "../response/fixtures.js";
import { createRecord } from "../operation/create-record.js";
import { MockOptionError, MockStartError } from "../operation/mock-start-error.js";
import { type Core, createCore } from "./create-core.js";
import { createFetch, type Fetch } from "./create-fetch.js";
import type { Exchange } from "../exchange/exchange.js";
import { type EngineName, loadEngine } from "../engine/engines.js";
import type { ResponseEngine } from "../engine/response-engine.js";
import { listUnplayed, prepareResponseSource } from "./prepare-response-source.js";
import { checkShared } from "../preference/preference-violations.js";
import { type ContractSource, loadContract } from "./load-contract.js";
import { createSessions } from "../session/sessions.js";

/** The document and fixtures that a mock uses. */
export interface MockSource {
  /**
   * Path of an OpenAPI 3.0, 3.1 or 3.2 document to mock. An `openapi-monorepo.json` that names it is applied. Default: the document of the
   * short-video service.
   */
  spec?: string | undefined;
  /** Paths of OpenAPI Overlay 1.0 or 1.1 files. The mock applies them to the document in this order. Default: none. */
  overlays?: readonly string[] | undefined;
  /** Complete responses. Default: the fixtures of the service; for another `spec`, its examples, or bodies made from its schemas. */
  fixtures?: Fixtures | undefined;
  /**
   * Validates the whole document before the mock starts: all schemas, examples, defaults, fixtures and created responses. With any
   * problem, the mock does not start.
   *
   * If `false`, the mock starts at once, and validates each part of the document when a request first uses it. It warns of problems,
   * and responds with 501 to requests for operations that it cannot serve.
   *
   * Default: `true` for the document of the service without overlays, which the build of this package has validated; else `false`.
   */
  strict?: boolean | undefined;
}

/** Options of {@link createMock}. */
export interface MockOptions extends MockSource {
  /** Called with each request after its response is delivered. */
  onExchange?: ((exchange: Exchange) => void) | undefined;
  /** Called with each warning that appears after the start. */
  onWarning?: ((warning: string) => void) | undefined;
  /**
   * Preference of every session without its own, such as `"scenario=slow"`. Operations that cannot play it respond as usual. If no
   * operation can play it, the mock does not start. Default: none.
   */
  preference?: string | undefined;
  /**
   * An engine that also validates each request, and creates responses that are neither a page of a list nor a scenario:
   * `"prism"`, which needs the package `@shortvideo-api/prism`, or an object such as `prismEngine()` of that package. The report
   * lists each disagreement. Default: `"built-in"`, the mock alone.
   */
  engine?: EngineName | ResponseEngine | undefined;
  /**
   * Keeps the report of all requests when the control API deletes sessions, so that code under test cannot delete its violations. Contract
   * runs set it. Default: `false`.
   */
  keepsRecord?: boolean | undefined;
}

/** A mock in this process, without a socket. */
export interface Mock {
  /** Responds as the global `fetch` does with a server, for any host. Pass it to a client in place of `fetch`. Needs no `this`. */
  readonly fetch: Fetch;
  /** Ids of the operations that the mock serves, in the order of the document. `warnings` lists those that it cannot serve. */
  readonly operations: readonly string[];
  /**
   * Problems of the document, with file and line if found at the start, and parts of requests that are not checked. The list grows as
   * operations are used, unless the whole document was validated.
   */
  readonly warnings: readonly string[];
  /** Ids of operations that cannot play `preference` and respond as usual. Empty without a preference. */
  readonly unplayed: readonly string[];
  /** Returns the coverage and the violations of one session, or of all sessions. Returns an empty report for an unknown session. */
  report(session?: string): ContractReport;
  /** Deletes records, settings and counts of one session. Without an argument, deletes everything. */
  reset(session?: string): void;
  /** Replaces the keys of all requests so far by `$MOCK_KEY`, in texts such as the command that sent them. */
  redactKeys(text: string): string;
  /**
   * Reads the document again, or another one, and serves it. Absent properties of `source` keep their values. Requests in progress use the
   * previous document. Sessions keep their settings, and their counts of operations that both documents have. Concurrent calls run in order.
   *
   * Throws {@link MockStartError} if the mock could not start with the new document. It then continues with the previous one.
   */
  replace(source?: MockSource): Promise<void>;
}

/**
 * Creates a mock in this process. A response depends only on the request and on the settings of its session.
 *
 * Throws {@link MockOptionError} for an option that does not exist, and {@link MockStartError} when the document cannot be read, or has
 * problems and `strict` is set.
 *
 * @example
 * const mock = await createMock();
 * const response = await mock.fetch("http://mock/api/drama/explore", { headers: { "x-gateway-key": "any" } });
 */
export async function createMock(options: MockOptions = {}): Promise<Mock> {
  const { mock } = await openMock(options);
  return mock;
}

/** Creates a mock. Returns it with its core, which a server needs. */
export async function openMock(options: MockOptions): Promise<{ mock: Mock; core: Core }> {
  const { onExchange = () => {}, onWarning, preference = "", engine: named, keepsRecord, ...given } = options;
  rejectUnknown(given);
  let source: MockSource = given;
  let isStarted = false;
  // `mock.warnings` contains the warnings of the start.
  const warn = (warning: string) => void (isStarted && onWarning?.(warning));
  const engine = await loadEngine(named);
  let contract = await loadContract(await resolveSource(source), warn);
  checkShared(preference, contract.operations);
  const sessions = createSessions(contract.recorded, { preference, keepsRecord });
  const responseSource = await prepareResponseSource(contract, sessions, engine);
  let unplayed = listUnplayed(responseSource, preference);
  const core = createCore(responseSource, sessions, onExchange);
  let lastReplacement = Promise.resolve();
  isStarted = true;

  async function replace(change: MockSource): Promise<void> {
    const {
      spec = source.spec,
      overlays = source.overlays,
      fixtures = source.fixtures,
      strict = source.strict,
    } = change;
    const nextSource = { spec, overlays, fixtures, strict };
    try {
      const next = await loadContract(await resolveSource(nextSource), warn);
      const nextResponseSource = await prepareResponseSource(next, sessions, engine);
      const nextUnplayed = listUnplayed(nextResponseSource, preference);
      sessions.adopt(next.recorded);
      core.replace(nextResponseSource);
      [source, contract, unplayed] = [nextSource, next, nextUnplayed];
    } catch (error) {
      if (!(error instanceof MockStartError)) throw error;
      throw new MockStartError(error.reasons, "The mock continues with the previous document.");
    }
  }

  const mock: Mock = {
    fetch: createFetch(core),
    get operations() {
      return contract.operations.map(({ id }) => id);
    },
    get warnings() {
      return contract.warnings;
    },
    get unplayed() {
      return unplayed;
    },
    report: (session) => sessions.report(session),
    reset: (session) => (session === undefined ? sessions.clear() : sessions.reset(session)),
    redactKeys: (text) => core.redactKeys(text),
    replace(change = {}) {
      const done = lastReplacement.then(() => replace(change));
      lastReplacement = done.catch(() => {});
      return done;
    },
  };
  return { mock, core };
}

/** Throws {@link MockOptionError} for an option that does not exist. A server and a contract run pass on those that they do not know. */
function rejectUnknown(source: MockSource): void {
  const { spec: _, overlays: __, fixtures: ___, strict: ____, ...others } = source;
  const unknown = describeUnknownOptions(others);
  if (unknown !== undefined) throw new MockOptionError([unknown]);
}

/** Fills in the defaults of a source. */
async function resolveSource({ spec, overlays, fixtures, strict }: MockSource): Promise<ContractSource> {
  // The service is loaded only when it is needed, because its fixtures are large.
  const service = spec === undefined ? (await import("./service.js")).service : { spec, fixtures: {} };
  // A record without a prototype: an operation may be named `constructor`.
  const record = createRecord(Object.entries<OperationFixtures>(fixtures ?? service.fixtures));
  return {
    spec: service.spec,
    overlays,
    fixtures: record,
    strict: strict ?? (spec === undefined && (overlays ?? []).length === 0),
  };
}
