import type { ContractReport, RequestWarning } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import { defaultSession } from "../preference/preference.js";
import type { SessionState } from "../exchange/session-state.js";
import {
  carryTally,
  createTally,
  findCountedSlots,
  type RecordedDocument,
  recordExchange,
  reportTally,
  type Tally,
} from "./tally.js";
import { copyText, setNewest, toKey } from "../detect/remembered-text.js";
import { createSessionDetector, type DetectorMemory } from "../detect/session-detector.js";
import type { Observation } from "../detect/observation.js";
import { type ListPart, type NotedPage, notePage, type PaginationLog } from "./pagination-log.js";
import { nameMistake } from "./name-mistake.js";
import { freeRoom } from "./kind-log.js";

/** Everything that the mock remembers, of all requests together and of each session. The memory is limited. */
export interface Sessions extends SessionState {
  /** Records a request. Returns it with named mistakes, and with a violation that only the earlier requests show. */
  record(exchange: Exchange): Exchange;
  /** Returns the warnings that a request of a session causes. */
  findWarnings(session: string, observation: Observation): readonly RequestWarning[];
  /** Remembers a request whose response was delivered whole, for later warnings. */
  remember(session: string, observation: Observation): void;
  /** Lists the default session, then the others in the order of their last use. */
  list(): SessionSummary[];
  /** Creates the report of one session, or of all requests together. It is empty for an unknown session. */
  report(session?: string): ContractReport;
  /** Returns whether the session exists. */
  has(session: string): boolean;
  /** Deletes one session, or all. {@link SessionLimits.keepsRecord} keeps the report of all requests together. */
  reset(session?: string): void;
  /** Deletes everything, also the report of all requests together. */
  clear(): void;
  /** Sets the preference of a session, such as `"scenario=slow"`; `""` for none. The preference of a request has priority. */
  setPreference(session: string, words: string): void;
  /** Continues with another document. Keeps all settings, and the counts of parts that both documents have. */
  adopt(document: RecordedDocument): void;
}

/** The id, counts and preference of a session. */
interface SessionSummary {
  readonly id: string;
  /** Number of requests so far, invalid ones included. */
  readonly requests: number;
  /** Number of violations so far, each mistake counted once. */
  readonly violations: number;
  /** The preference that was set for it; `""` for none. */
  readonly preference: string;
}

/** Options of {@link createSessions}. */
export interface SessionLimits {
  /** Maximum number of sessions. The least recently used one is dropped first. Default: 10,000. */
  readonly sessions?: number;
  /** Keeps the report of all requests together when sessions are reset. Default: `false`. */
  readonly keepsRecord?: boolean | undefined;
  /** The preference of every session for which none was set. Default: none. */
  readonly preference?: string;
  /** The clock of the mock, in milliseconds. Default: `performance.now`. */
  readonly now?: () => number;
}

/** The state of one session. */
interface Session {
  tally: Tally;
  /** Counts by the key of their name, the oldest first; created at the first count. */
  counters: Map<string, { count: number; readonly since: number }> | undefined;
  /** Created at the first request to an operation. */
  watched: DetectorMemory | undefined;
  /** Created for the first page of a list. */
  pages: PaginationLog | undefined;
  preference: string;
}

/** Maximum number of entries in the pagination log of the default session, and of another one. */
const maxPages = { default: 1_000, other: 64 };

/** Maximum number of listed kinds of violation: in the report of all requests, of one session, of all sessions together. */
const maxKinds = { all: 1_000, session: 200, sessions: 5_000 };

/** Maximum number of counts in one session. The oldest is dropped first. */
const maxCounters = 64;

/** Maximum number of long numbers that all sessions together remember. Each session always remembers those of its last four responses. */
const maxNumbers = 1_000_000;

/** Creates an empty store. */
export function createSessions(initial: RecordedDocument, limits: SessionLimits = {}): Sessions {
  const { sessions: maxSessions = 10_000, preference: defaultPreference = "", keepsRecord = false } = limits;
  const { now = () => performance.now() } = limits;
  let document = initial;
  let all = createTally();
  const roomOfAll = { maxPerLog: maxKinds.all, left: Infinity };
  const room = { maxPerLog: maxKinds.session, left: maxKinds.sessions };
  const detector = createSessionDetector({ left: maxNumbers }, now);
  // The default session stays the first, because it is never dropped. The others follow in the order of last use.
  const sessions = new Map([[defaultSession, createSession()]]);

  function use(id: string): Session {
    const session = sessions.get(id) ?? createSession();
    if (id === defaultSession) return session;
    sessions.delete(id);
    sessions.set(copyText(id), session);
    const [, oldest] = sessions.keys();
    if (sessions.size > maxSessions + 1 && oldest !== undefined) forget(oldest);
    return session;
  }

  function forget(id: string): void {
    const session = sessions.get(id);
    if (!session) return;
    const { violations, warnings, engine } = session.tally;
    for (const log of [violations, warnings, engine]) freeRoom(room, log);
    if (session.watched) detector.release?.(session.watched);
    if (id === defaultSession) sessions.set(id, createSession());
    else sessions.delete(id);
  }

  function forgetAll(): void {
    for (const id of sessions.keys()) forget(id);
  }

  function clear(): void {
    all = createTally();
    forgetAll();
  }

  function nameMistakes(exchange: Exchange): Exchange {
    const { operation, parameters: given, violations } = exchange;
    if (violations.length === 0) return exchange;
    const { parameters = [] } = document.operations.get(operation ?? "")?.operation ?? {};
    return { ...exchange, violations: violations.map((each) => nameMistake(parameters, given, each)) };
  }

  function noteReturnedPage(session: Session, exchange: Exchange): NotedPage {
    const operation = findCountedSlots(document, exchange)?.operation;
    if (!operation || !exchange.page) return { endsList: false, violation: undefined };
    const limit = exchange.session === defaultSession ? maxPages.default : maxPages.other;
    return notePage((session.pages ??= {}), limit, operation, exchange);
  }

  return {
    record(exchange) {
      const session = use(exchange.session);
      const { endsList, violation } = noteReturnedPage(session, exchange);
      const recorded = nameMistakes(violation ? { ...exchange, violations: [violation] } : exchange);
      recordExchange(document, all, roomOfAll, recorded, endsList);
      recordExchange(document, session.tally, room, recorded, endsList);
      return recorded;
    },
    findWarnings(id, observation) {
      const session = use(id);
      return detector.findWarnings((session.watched ??= {}), observation);
    },
    remember(id, observation) {
      const watched = sessions.get(id)?.watched;
      if (watched) detector.remember(watched, observation);
    },
    list: () => [...sessions].map(([id, session]) => summarize(id, session)),
    report(id) {
      const reported = [...sessions].filter(([each]) => id === undefined || each === id);
      const parts = reported.flatMap(([each, { pages }]) => listParts(each, pages));
      const tally = id === undefined ? all : sessions.get(id)?.tally;
      return reportTally(document, tally ?? createTally(), parts);
    },
    has: (id) => sessions.has(id),
    reset(id) {
      if (id !== undefined) forget(id);
      else if (keepsRecord) forgetAll();
      else clear();
    },
    clear,
    setPreference(id, words) {
      use(id).preference = copyText(words);
    },
    adopt(next) {
      all = carryTally(document, next, all);
      for (const session of sessions.values()) {
        session.tally = carryTally(document, next, session.tally);
        // Warnings depend on the lists of a document, and the next document has other lists.
        if (session.watched) detector.release?.(session.watched);
        session.watched = undefined;
      }
      document = next;
    },
    preferenceOf: (id) => sessions.get(id)?.preference || defaultPreference,
    count(id, what) {
      const counters = (use(id).counters ??= new Map());
      const current = performance.now();
      const key = toKey(what);
      const known = counters.get(key);
      if (known) return { before: known.count++, ageMs: current - known.since };
      setNewest(counters, maxCounters, key, { count: 1, since: current });
      return { before: 0, ageMs: 0 };
    },
  };
}

/** Lists the parts of lists that a session has read. Other sessions read other parts, even of the same lists. */
function listParts(session: string, { parts }: PaginationLog = {}): ListPart[] {
  const toSessionKey = (key: string | undefined) => (key === undefined ? undefined : toKey(session, key));
  return [...(parts?.values() ?? [])].map((part) => ({
    ...part,
    from: toSessionKey(part.from),
    to: toSessionKey(part.to),
  }));
}

function createSession(): Session {
  return { tally: createTally(), counters: undefined, watched: undefined, pages: undefined, preference: "" };
}

function summarize(id: string, { tally, preference }: Session): SessionSummary {
  const { requests, violations } = tally;
  return { id, requests, violations: (violations.kinds?.size ?? 0) + (violations.unlisted?.size ?? 0), preference };
}
