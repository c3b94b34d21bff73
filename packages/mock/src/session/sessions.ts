import type { Exchange } from "../exchange/exchange.js";
import { defaultSession } from "../preference/preference.js";
import type { SessionState } from "../exchange/session-state.js";
import type { ContractReport, RequestWarning } from "@shortvideo-api/report";
import { carryTally } from "./carry-tally.js";
import { copyText } from "../detect/copy-text.js";
import { type Counters, createCounters } from "./counters.js";
import { createSessionDetector, type DetectorMemory } from "../detect/create-session-detector.js";
import type { Observation } from "../detect/observation.js";
import { type NotedPage, notePage, type PaginationLog } from "./pagination-log.js";
import { nameMistake } from "./name-mistake.js";
import {
  createTally,
  findRightSlots,
  type RecordedDocument,
  recordExchange,
  reportTally,
  type Tally,
} from "./record-exchange.js";
import { leaveRoom } from "./room.js";

/** Everything the mock remembers: of all requests together, and of each session by itself. Bounded, however long it serves. */
export interface Sessions extends SessionState {
  /** Records a request. Returns it with all that is known of its violations, and with one that only the requests before it show. */
  record(exchange: Exchange): Exchange;
  /** Returns the warnings that a request of a session causes. */
  findWarnings(session: string, observation: Observation): readonly RequestWarning[];
  /** Remembers, for later warnings, a request whose response was delivered whole. */
  keep(session: string, observation: Observation): void;
  /** The session that was used last stands last. */
  list(): SessionSummary[];
  /** Of one session, or of all requests together; `undefined` when nothing is remembered of that session. */
  report(session?: string): ContractReport | undefined;
  /** Forgets one session, or everything; with {@link SessionLimits.keepsRecord}, not what all requests together did. */
  reset(session?: string): void;
  /** Sets the words that count for each request of a session that does not say otherwise; `""` for none. */
  setPreference(session: string, words: string): void;
  /** Continues with another document. Keeps all settings, and the counts of parts that both documents have. */
  adopt(document: RecordedDocument): void;
}

/** A session at a glance. */
export interface SessionSummary {
  readonly id: string;
  /** Requests so far, wrong ones included. */
  readonly requests: number;
  /** Violations so far. */
  readonly violations: number;
  /** The words that were set for it; `""` when none were. */
  readonly preference: string;
}

export interface SessionLimits {
  /** Sessions that are remembered; the one that was not used for longest is forgotten first. Default 10,000. */
  readonly sessions?: number;
  /** Keeps the report of all requests together when sessions are reset. Default `false`. */
  readonly keepsRecord?: boolean | undefined;
  /** Words that count for every session for which none were set. Default: none. */
  readonly preference?: string;
  /** The clock of the mock, in milliseconds. Default `performance.now`. */
  readonly now?: () => number;
}

interface Session {
  tally: Tally;
  /** Made when something is counted first. */
  counters: Counters | undefined;
  /** Created at the first request to an operation. */
  watched: DetectorMemory | undefined;
  /** Created for the first page of a list. */
  pages: PaginationLog | undefined;
  preference: string;
}

/** Pages that may still be followed: of the session of all requests that name none, of another one. */
const mostPages = { inUsual: 1_000, inSession: 64 };

/** Maximum numbers of kinds of violation that are listed: in the report of all requests, of one session, of all sessions together. */
const most = { inAll: 1_000, inSession: 200, inSessions: 5_000 };

/** Long numbers of responses that all sessions together remember; each session remembers those of its last few responses. */
const mostNumbers = 1_000_000;

/** Opens an empty store. */
export function createSessions(first: RecordedDocument, limits: SessionLimits = {}): Sessions {
  const { sessions: mostSessions = 10_000, preference: defaultPreference = "", keepsRecord = false } = limits;
  const { now = () => performance.now() } = limits;
  let document = first;
  let all = createTally();
  const roomOfAll = { ofOne: most.inAll, left: Infinity };
  const room = { ofOne: most.inSession, left: most.inSessions };
  const detector = createSessionDetector({ left: mostNumbers }, now);
  let usual = createSession();
  // In the order of last use. The default session is kept elsewhere and is never dropped.
  const others = new Map<string, Session>();

  function find(id: string): Session | undefined {
    return id === defaultSession ? usual : others.get(id);
  }

  function use(id: string): Session {
    if (id === defaultSession) return usual;
    const session = others.get(id) ?? createSession();
    others.delete(id);
    others.set(copyText(id), session);
    const [oldest] = others.keys();
    if (others.size > mostSessions && oldest !== undefined) forget(oldest);
    return session;
  }

  function forget(id: string): void {
    const session = find(id);
    if (session) {
      const { violations, warnings, engine } = session.tally;
      for (const log of [violations, warnings, engine]) leaveRoom(room, log?.kinds?.size ?? 0);
      if (session.watched) detector.leave(session.watched);
    }
    if (id === defaultSession) usual = createSession();
    else others.delete(id);
  }

  function nameMistakes(exchange: Exchange): Exchange {
    const { operation, parameters: given, violations } = exchange;
    if (violations.length === 0) return exchange;
    const { parameters = [] } = document.operations.get(operation ?? "")?.operation ?? {};
    return { ...exchange, violations: violations.map((each) => nameMistake(parameters, given, each)) };
  }

  function follow(session: Session, exchange: Exchange): NotedPage {
    const operation = findRightSlots(document, exchange)?.operation;
    if (!operation || !exchange.page) return { endsList: false, violation: undefined };
    const limit = session === usual ? mostPages.inUsual : mostPages.inSession;
    return notePage((session.pages ??= {}), limit, operation, exchange);
  }

  return {
    record(exchange) {
      const session = use(exchange.session);
      const { endsList, violation } = follow(session, exchange);
      const recorded = nameMistakes(violation ? { ...exchange, violations: [violation] } : exchange);
      recordExchange(document, all, roomOfAll, recorded, endsList);
      recordExchange(document, session.tally, room, recorded, endsList);
      return recorded;
    },
    findWarnings(id, observation) {
      const session = use(id);
      return detector.look((session.watched ??= {}), observation);
    },
    keep(id, observation) {
      const watched = find(id)?.watched;
      if (watched) detector.keep(watched, observation);
    },
    list: () => [[defaultSession, usual] as const, ...others].map(([id, session]) => summarize(id, session)),
    report(id) {
      const tally = id === undefined ? all : find(id)?.tally;
      return tally && reportTally(document, tally);
    },
    reset(id) {
      if (id !== undefined) return forget(id);
      if (!keepsRecord) all = createTally();
      for (const each of [defaultSession, ...others.keys()]) forget(each);
    },
    setPreference(id, words) {
      use(id).preference = copyText(words);
    },
    adopt(next) {
      all = carryTally(document, next, all);
      for (const session of [usual, ...others.values()]) {
        session.tally = carryTally(document, next, session.tally);
        // Lists of another document are other lists.
        if (session.watched) detector.leave(session.watched);
        session.watched = undefined;
      }
      document = next;
    },
    preferenceOf: (id) => find(id)?.preference || defaultPreference,
    count(id, what) {
      const session = use(id);
      return (session.counters ??= createCounters()).count(what);
    },
  };
}

function createSession(): Session {
  return { tally: createTally(), counters: undefined, watched: undefined, pages: undefined, preference: "" };
}

function summarize(id: string, { tally, preference }: Session): SessionSummary {
  return { id, requests: tally.requests, violations: tally.violations.count, preference };
}
