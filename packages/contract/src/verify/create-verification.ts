import type { OpenApi } from "@shortvideo-api/document";
import { type Operation, readTexts } from "@shortvideo-api/mock/internal";
import type { Call } from "./call/call.js";
import { createPace, readRetryAfter } from "./call/create-pace.js";
import { isUnreached, type NoAnswer, printNoAnswer } from "./call/no-answer.js";
import { type Answer, sendCall, type Service } from "./call/send-call.js";
import { collectDifferences } from "./collect-differences.js";
import { compareAnswer, type Comparison } from "./compare/compare-answer.js";
import { createValidators } from "./compare/validators.js";
import { listLargeNumbers, looksRounded } from "./compare/find-unsafe-numbers.js";
import { createLedger, type Evidence } from "./facts/evidence.js";
import { findOtherEchoes } from "./find-other-echoes.js";
import { findRepeatedPage, type Trail } from "./find-repeated-page.js";
import {
  countStatus,
  explainOpen,
  isComplete,
  isRefused,
  type LargeNumbers,
  type OperationState,
  toMissing,
} from "./gathered.js";
import { type Page, paginationPath, readPage } from "./read-page.js";
import { createRedactor } from "./record/create-redactor.js";
import type { Progress } from "./progress.js";
import type { VerifiedOperation } from "@shortvideo-api/report";

export interface VerificationSetup {
  readonly service: Service;
  readonly perSecond: number;
  /** Pages of a list, the first one included, to ask for at most. */
  readonly pages: number;
  readonly record: boolean;
  readonly signal: AbortSignal | undefined;
  readonly onRequest: (progress: Progress) => void;
}

/** Calls a service and gathers what its answers show. */
export interface RunningVerification {
  /** Makes the calls one by one; of lists the next page, too. Ends early when the signal says so or the service is not there. */
  callAll(calls: readonly Call[]): Promise<void>;
  conclude(): Conclusion;
}

export interface Conclusion {
  readonly differences: ReturnType<ReturnType<typeof collectDifferences>["list"]>;
  readonly evidence: Evidence;
  readonly requests: number;
  readonly interrupted: boolean;
  /** In which ways requests were left without an answer. */
  readonly missing: readonly NoAnswer[];
  readonly samples: ReadonlyMap<string, string>;
  /** By operation, how far it came. */
  readonly seen: ReadonlyMap<string, Pick<VerifiedOperation, "state" | "note" | "statuses">>;
}

/** An answer and what it showed; `undefined` where none came. */
type Told = (Comparison & { readonly answer: Answer; readonly isSuccess: boolean }) | undefined;

/** How often a request is sent again that was answered 429, and how long it waits for that at most. */
const [mostRetries, longestWaitMs] = [3, 120_000];

/** Refusals of different operations after which no other one is tried. */
const mostRefusals = 3;

/** Begins with nothing called. */
export function createVerification(document: OpenApi, setup: VerificationSetup): RunningVerification {
  const { service, signal, onRequest } = setup;
  const validators = createValidators(document);
  const pace = createPace(setup.perSecond);
  const differences = collectDifferences();
  const ledger = createLedger();
  const redactor = createRedactor(validators);
  const samples = new Map<string, string>();
  const seen = new Map<string, OperationState>();
  const numbers = new Map<string, LargeNumbers>();
  const followed = new Map<Operation, number>();
  const missing = new Map<string, NoAnswer>();
  const progress = { done: 0, total: 0 };
  let requests = 0;

  return {
    async callAll(calls) {
      progress.total = calls.length;
      try {
        for (const call of calls) {
          if (isHopeless()) return;
          await callOperation(call);
          progress.done += 1;
        }
      } catch (error) {
        if (!signal?.aborted) throw error;
      }
    },
    conclude() {
      for (const { call, status, place, path, all } of numbers.values()) {
        if (all.size < 2 || ![...all].every(looksRounded)) continue;
        const found = `${all.size} numbers, all such as a double holds`;
        differences.add(call, status, [
          { code: "number-rounded", place, path, expected: "all digits of a 64-bit number", found },
        ]);
      }
      const interrupted = signal?.aborted ?? false;
      // Where no answer came at all, the document was held against nothing.
      const isSilent = [...seen.values()].every(({ statuses }) => statuses.length === 0);
      const found = isSilent ? [] : differences.list();
      const { evidence } = ledger;
      return { differences: found, evidence, requests, interrupted, missing: [...missing.values()], samples, seen };
    },
  };

  /** Nobody is there, or nothing but refusals came. */
  function isHopeless(): boolean {
    const states = [...seen.values()];
    if (states.some(({ isGone }) => isGone) && states.every(({ statuses }) => statuses.length === 0)) return true;
    return states.length >= mostRefusals && states.every(isRefused);
  }

  async function callOperation(call: Call): Promise<void> {
    const first = await ask(call);
    const page = first?.isSuccess && first.body ? readPage(call, first.body) : undefined;
    if (!first || !page) return;
    const trail = [{ call, page }];
    if (sawPage(trail, first.answer.status)) return;
    for (let last = page; last.next && mayFollow(call, trail.length);) {
      followed.set(call.operation, (followed.get(call.operation) ?? 0) + 1);
      const next = await callNext(last.next, trail);
      if (!next) return;
      last = next;
    }
  }

  /** One page further is asked for of every call; the rest of the pages of a list are shared by the calls of its operation. */
  function mayFollow({ operation }: Call, known: number): boolean {
    return known < setup.pages && (known === 1 || (followed.get(operation) ?? 0) < setup.pages - 1);
  }

  /** Asks for a page, and adds it to the trail. Returns `undefined` where the list does not go on by it. */
  async function callNext(call: Call, trail: Trail): Promise<Page | undefined> {
    const told = await ask(call);
    if (!told || told.answer.status === 429) return undefined;
    const { operation } = call;
    if (!told.isSuccess) {
      // What is wrong with the answer itself is told already.
      if (told.findings.length > 0) return undefined;
      const found = told.failure ?? `status \`${told.answer.status}\``;
      const expected = "a page at the position that the page before named";
      const path = paginationPath(operation);
      differences.add(call, told.answer.status, [{ place: "body", path, code: "cursor-refused", expected, found }]);
      return undefined;
    }
    const page = told.body && readPage(call, told.body);
    if (!page) return undefined;
    trail.push({ call, page });
    const isRepeated = sawPage(trail, told.answer.status);
    const [first] = trail;
    if (trail.length === 2 && (isRepeated || (page.identity !== undefined && first?.page.identity !== undefined))) {
      const name = operation.pagination?.param ?? "";
      const sentence = isRepeated
        ? `The page that \`${name}\` asked for in ${operation.id} was the one before.`
        : `By \`${name}\`, ${operation.id} answered other items than on its first page.`;
      ledger.sawEffect(operation, name, !isRepeated, sentence, isRepeated ? "page-repeats" : undefined);
    }
    return isRepeated ? undefined : page;
  }

  /** Gathers what the last page of a trail shows, and returns whether it leads back to a page of the trail. */
  function sawPage(trail: Trail, status: number): boolean {
    const last = trail.at(-1);
    if (!last) return false;
    const repeated = findRepeatedPage(trail);
    differences.add(
      last.call,
      status,
      [last.page.finding, repeated].flatMap((finding) => finding ?? []),
    );
    sawSize(last.call, last.page);
    return repeated !== undefined;
  }

  /** A page of the very size that was asked for shows that the parameter is heeded, if it is not the usual size. */
  function sawSize({ operation, given }: Call, { count, hasMore }: Page): void {
    const parameter = operation.parameters.find(({ name }) => name === operation.pagination?.size);
    const [, sent] = given.query.find(([name]) => name === parameter?.name) ?? [];
    if (!parameter || sent === undefined) return;
    const told = `${operation.id} was asked for ${sent} items by \`${parameter.name}\` and gave ${count}`;
    if (count > Number(sent)) ledger.sawEffect(operation, parameter.name, false, `${told}.`);
    else if (hasMore && count === Number(sent) && sent !== parameter.default) {
      ledger.sawEffect(operation, parameter.name, true, `${told}, with more to come.`);
    }
  }

  /** Sends a call, again where it came too early, and gathers what each answer shows. */
  async function ask(call: Call): Promise<Told> {
    for (let tries = 0; ; tries++) {
      const told = await askOnce(call);
      if (told?.answer.status !== 429 || tries === mostRetries) return told;
      const waitMs = readRetryAfter(told.answer.headers) ?? 5_000 * 2 ** tries;
      if (waitMs > longestWaitMs) return told;
      onRequest({ operation: call.operation.id, ...progress, waitMs });
      pace.hold(waitMs);
    }
  }

  async function askOnce(call: Call): Promise<Told> {
    const { operation } = call;
    await pace.next(signal);
    onRequest({ operation: operation.id, ...progress });
    requests += 1;
    const answer = await sendCall(service, call, signal);
    const state = seen.get(operation.id) ?? { state: "open", statuses: [], isGone: false };
    seen.set(operation.id, state);
    if ("failure" in answer) {
      missing.set(answer.failure, answer);
      state.isGone = isUnreached(answer);
      state.note = printNoAnswer(answer);
      // That nobody is there is no difference from the document.
      if (!state.isGone) differences.add(call, undefined, [toMissing(call, answer)]);
      return undefined;
    }
    const comparison = compareAnswer(document, validators, operation, answer);
    const isSuccess = isComplete(call, answer, comparison);
    countStatus(state, answer.status);
    if (isSuccess) {
      state.state = "compared";
      delete state.note;
    } else if (state.state === "open") state.note = explainOpen(answer, comparison);
    gather(call, answer, comparison, isSuccess);
    return { ...comparison, answer, isSuccess };
  }

  function gather(call: Call, answer: Answer, comparison: Comparison, isSuccess: boolean): void {
    const { findings, visits, body, responsePath, failure } = comparison;
    const { operation, given } = call;
    const echoes = isSuccess && body ? findOtherEchoes(call, body.exact) : { findings: [], heard: [] };
    differences.add(call, answer.status, [...findings, ...echoes.findings]);
    ledger.sawValues(visits, findings);
    if (failure !== undefined) ledger.sawInBandFailure();
    else if (responsePath) {
      const misfits = findings.filter(({ code }) => code !== "field-new");
      const headers = new Set(answer.headers.keys());
      ledger.sawResponse(responsePath, { status: answer.status, headers, misfits, body: body?.value });
    }
    const names = operation.parameters.filter((each) => readTexts(each, given).length > 0).map(({ name }) => name);
    ledger.sent(operation, names, isSuccess);
    for (const name of echoes.heard) {
      ledger.sawEffect(operation, name, true, `Answers of ${operation.id} hold what \`${name}\` gave.`);
    }
    gatherNumbers(call, answer.status, comparison);
    const file = `${operation.id.replaceAll(/[^\w.-]+/g, "_")}.${answer.status}.json`;
    if (setup.record && body && visits.length > 0 && !samples.has(file))
      samples.set(file, redactor.redact(body, visits));
  }

  function gatherNumbers(call: Call, status: number, { visits }: Comparison): void {
    for (const { visit, digits } of listLargeNumbers(visits)) {
      const { place, path } = visit;
      const key = `${call.operation.id} ${status} ${place}`;
      const known = numbers.get(key) ?? { call, status, place, path, all: new Set<string>() };
      known.all.add(digits);
      numbers.set(key, known);
    }
  }
}
