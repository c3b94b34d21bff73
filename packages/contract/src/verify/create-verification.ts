import type { OpenApi } from "@shortvideo-api/document";
import { type DocumentDiagnostic, type ServedOperation, readTexts } from "@shortvideo-api/mock/requests";
import type { ServiceRequest } from "./request/service-request.js";
import { createPace, readRetryAfter } from "./request/create-pace.js";
import { isUnreachable, type NoResponse, printNoResponse } from "./request/no-response.js";
import { type ServiceResponse, sendRequest, type Service } from "./request/send-request.js";
import { createDifferenceCollector, type DifferenceCollector } from "./create-difference-collector.js";
import type { ResponseDifference } from "./compare/response-difference.js";
import { compareResponse, type ResponseComparison } from "./compare/compare-response.js";
import { createValidators } from "./compare/create-validators.js";
import { createFieldLog, type FieldLog } from "./create-field-log.js";
import { createOmissionCollector, type OmissionCollector } from "./create-omission-collector.js";
import type { CheckedResponse } from "./explore/checked-response.js";
import {
  createExploration,
  type ExploredOperation,
  type ExploreOptions,
  type RunningExploration,
} from "./explore/create-exploration.js";
import { type PrintedRequest, printCase } from "./explore/print-case.js";
import { createEvidenceLog, type Evidence } from "./inferences/evidence.js";
import { checkEchoes } from "./check-echoes.js";
import { findRepeatedPage, paginationPath, readPage, type ResponsePage, type Trail } from "./compare/read-page.js";
import {
  countStatus,
  explainOpen,
  isComplete,
  isRefused,
  type OperationState,
  describeMissingResponse,
} from "./operation-state.js";
import { createRoundingDetector } from "./create-rounding-detector.js";
import { createRedactor, toSampleName } from "./record/create-redactor.js";
import type { Progress } from "./progress.js";

/** The service to verify, and the options of the verification. */
export interface VerificationSetup {
  readonly service: Service;
  /** The maximum number of requests per second. */
  readonly perSecond: number;
  /** The maximum number of pages to request of a list, including the first one. */
  readonly pages: number;
  /** Rules of the document that no comparison knows. */
  readonly ignored: readonly DocumentDiagnostic[];
  /** Keeps a sample of each response. */
  readonly record: boolean;
  /** Stops the verification early. */
  readonly signal: AbortSignal | undefined;
  /** Also explores the operations, after the planned requests. Default: it does not. */
  readonly explore?: ExploreOptions | undefined;
  /** Called before each request, and before each wait that the service requires. */
  readonly onRequest: (progress: Progress) => void;
}

/** Sends requests to a service and collects differences and evidence from its responses. */
export interface RunningVerification {
  /**
   * Sends the requests one after the other, and requests further pages of lists. Stops early when the signal is aborted, when the
   * service is unreachable, or when it rejects the key.
   */
  sendAll(planned: readonly ServiceRequest[]): Promise<void>;
  /** Explores the operations, if the setup says so. `operations` are all operations of the document. */
  explore(operations: readonly ServedOperation[], selected: readonly ServedOperation[]): Promise<void>;
  /** Returns the results so far. */
  conclude(): Conclusion;
}

/** All results of a verification. */
export interface Conclusion {
  readonly differences: ReturnType<DifferenceCollector["list"]>;
  /** The parts of documented responses that occurred but were not compared. */
  readonly omissions: ReturnType<OmissionCollector["list"]>;
  readonly fields: Pick<FieldLog, "read">;
  readonly evidence: Evidence;
  /** The number of sent requests. */
  readonly requests: number;
  /** The signal stopped the verification. */
  readonly interrupted: boolean;
  /** The reasons for missing responses, each once. */
  readonly missing: readonly NoResponse[];
  /** Redacted responses by file name. */
  readonly samples: ReadonlyMap<string, string>;
  /** The results of the exploration; `undefined` without one. */
  readonly exploration: ReturnType<RunningExploration["conclude"]> | undefined;
  /** The state of each operation that was called, by operation id. */
  readonly states: ReadonlyMap<string, OperationState>;
}

/** Options of a request that is sent again when the service asks to wait. */
interface SendOptions {
  /** Called with each response. Default: does nothing. */
  readonly onResponse?: (checked: CheckedResponse) => void;
  /** Shows the request if no response arrives. */
  readonly printed?: PrintedRequest;
}

/** The maximum number of retries after status 429. */
const maxRetries = 3;

/** The maximum time to wait after status 429. */
const maxWaitMs = 120_000;

/** The verification stops when this many operations have rejected the key, and no operation has accepted it. */
const maxRefusals = 3;

/** Returns whether the service is busy, and says when it may be asked again. */
function asksToWait({ status, headers }: ServiceResponse): boolean {
  return status === 429 || (status === 503 && readRetryAfter(headers) !== undefined);
}

/** Creates a verification that has sent no request yet. */
export function createVerification(document: OpenApi, setup: VerificationSetup): RunningVerification {
  const { service, signal, onRequest } = setup;
  const validators = createValidators(document, setup.ignored);
  const pace = createPace(setup.perSecond);
  const collected = createDifferenceCollector();
  const omitted = createOmissionCollector();
  const fields = createFieldLog(document);
  const log = createEvidenceLog();
  const redactor = createRedactor(validators);
  const samples = new Map<string, string>();
  const states = new Map<string, OperationState>();
  const rounding = createRoundingDetector();
  const furtherPages = new Map<ServedOperation, number>();
  const missing = new Map<string, NoResponse>();
  const successes: { readonly request: ServiceRequest; readonly checked: CheckedResponse }[] = [];
  const progress = { done: 0, total: 0 };
  let exploration: RunningExploration | undefined;
  let requests = 0;

  return {
    async sendAll(planned) {
      progress.total = planned.length;
      try {
        for (const request of planned) {
          if (isHopeless()) return;
          await sendAndFollow(request);
          progress.done += 1;
        }
      } catch (error) {
        if (!signal?.aborted) throw error;
      }
    },
    async explore(operations, selected) {
      if (!setup.explore || isHopeless() || signal?.aborted) return;
      exploration = createExploration(operations, setup.explore, {
        baseUrl: service.baseUrl,
        send: (request, printed) => sendWithRetries(request, { printed }),
        record(request, { response, ...comparison }, isValid, printed) {
          recordResponse(request, response, comparison, comparison.isSuccess, { isValid, printed });
        },
        knows: (request, status, difference) => collected.has(request, status, difference),
        report: (request, status, difference, printed) => collected.add(request, status, [difference], printed),
        onPlan: (cases) => void Object.assign(progress, { done: 0, total: cases }),
        onCase: () => void (progress.done += 1),
      });
      for (const { request, checked } of successes) exploration.addIds(request.operation, checked);
      const explored = selected.map((operation): ExploredOperation => {
        const own = successes.filter(({ request }) => request.operation === operation);
        return { operation, successes: own.map(({ request }) => request) };
      });
      try {
        await exploration.run(explored);
      } catch (error) {
        if (!signal?.aborted) throw error;
      }
    },
    conclude() {
      for (const { request, status, difference } of rounding.list()) collect(request, status, [difference]);
      const interrupted = signal?.aborted ?? false;
      // Without a response, nothing was compared with the document.
      const isSilent = [...states.values()].every(({ statuses }) => statuses.length === 0);
      const found = isSilent ? [] : collected.list();
      return {
        differences: found,
        omissions: omitted.list(),
        fields,
        evidence: log.evidence,
        requests,
        interrupted,
        missing: [...missing.values()],
        samples,
        exploration: exploration?.conclude(),
        states,
      };
    },
  };

  /** Returns `true` when the service is unreachable or rejects the key everywhere. */
  function isHopeless(): boolean {
    const called = [...states.values()];
    if (called.some((state) => state.isUnreachable) && called.every(({ statuses }) => statuses.length === 0))
      return true;
    return called.length >= maxRefusals && called.every(isRefused);
  }

  /** Sends a request. If the response is a page of a list, requests further pages. */
  async function sendAndFollow(request: ServiceRequest): Promise<void> {
    const first = await sendAndRecord(request);
    if (first?.isSuccess) successes.push({ request, checked: first });
    const page =
      first?.isSuccess && first.body ? readPage(request, first.body, first.response, service.baseUrl) : undefined;
    if (!first || !page) return;
    const trail = [{ request, page }];
    const unread = recordPage(trail, first.response.status) ? undefined : await follow(request, trail, page);
    const path = paginationPath(request.operation);
    omitted.add(request.operation, first.key ?? "", [
      { place: "body", name: "pages", path, ...(unread !== undefined && { omitted: unread }) },
    ]);
  }

  /** Requests further pages. Returns why a page that follows was not compared, as a sentence; `undefined` at the end of the list. */
  async function follow(request: ServiceRequest, trail: Trail, first: ResponsePage): Promise<string | undefined> {
    let last = first;
    while (last.next) {
      if (!mayFollow(request, trail.length)) return "No list was read to its end, because of `--pages`.";
      furtherPages.set(request.operation, (furtherPages.get(request.operation) ?? 0) + 1);
      const next = await sendNext(last.next, trail);
      if (typeof next !== "object") return next;
      last = next;
    }
    return undefined;
  }

  /**
   * Returns `true` when the list may be read beyond its known pages. Every list may be read to its second page; for later pages, the
   * requests of one operation share a maximum.
   */
  function mayFollow({ operation }: ServiceRequest, knownPages: number): boolean {
    return knownPages < setup.pages && (knownPages === 1 || (furtherPages.get(operation) ?? 0) < setup.pages - 1);
  }

  /**
   * Requests a page and adds it to the trail. Returns `undefined` when the list does not continue from there, or why the page was not
   * compared, as a sentence.
   */
  async function sendNext(request: ServiceRequest, trail: Trail): Promise<ResponsePage | string | undefined> {
    const checked = await sendAndRecord(request);
    if (!checked) return undefined;
    if (checked.response.status === 429) return "The service rejected further pages with status 429.";
    const { operation } = request;
    if (!checked.isSuccess) {
      // The differences of the response itself are collected already.
      if (checked.differences.length > 0) return undefined;
      const found = checked.failure ?? `status \`${checked.response.status}\``;
      const expected = "a page for the cursor that the previous page returned";
      const path = paginationPath(operation);
      collect(request, checked.response.status, [{ place: "body", path, code: "cursor-refused", expected, found }]);
      return undefined;
    }
    const page = checked.body && readPage(request, checked.body, checked.response, service.baseUrl);
    if (!page) return undefined;
    trail.push({ request, page });
    const isRepeated = recordPage(trail, checked.response.status);
    const [first] = trail;
    if (trail.length === 2 && (isRepeated || (page.identity !== undefined && first?.page.identity !== undefined))) {
      const name = operation.pagination?.position.name ?? "";
      const sentence = isRepeated
        ? `With \`${name}\`, ${operation.id} returned the previous page again.`
        : `With \`${name}\`, ${operation.id} returned items other than those of its first page.`;
      log.recordEffect(operation, name, !isRepeated, sentence, isRepeated ? "page-repeats" : undefined);
    }
    return isRepeated ? undefined : page;
  }

  /** Collects the differences and the evidence of the last page of a trail. Returns `true` when it repeats a page of the trail. */
  function recordPage(trail: Trail, status: number): boolean {
    const last = trail.at(-1);
    if (!last) return false;
    const repeated = findRepeatedPage(trail);
    collect(
      last.request,
      status,
      [last.page.difference, repeated].flatMap((difference) => difference ?? []),
    );
    recordPageSize(last.request, last.page);
    return repeated !== undefined;
  }

  /** Records evidence about the page size: a full page of the requested size shows its effect, unless that is the default size. */
  function recordPageSize({ operation, given }: ServiceRequest, { count, hasMore }: ResponsePage): void {
    const parameter = operation.parameters.find(({ name }) => name === operation.pagination?.size?.name);
    const [, sent] = given.query.find(([name]) => name === parameter?.name) ?? [];
    if (!parameter || sent === undefined) return;
    const sentence = `With \`${parameter.name}\` ${sent}, ${operation.id} returned ${count} items`;
    if (count > Number(sent)) log.recordEffect(operation, parameter.name, false, `${sentence}.`);
    else if (hasMore && count === Number(sent) && sent !== parameter.default) {
      log.recordEffect(operation, parameter.name, true, `${sentence}, with more to come.`);
    }
  }

  /** Sends a request as {@link sendWithRetries} does. Collects the differences and the evidence of the responses. */
  function sendAndRecord(request: ServiceRequest): Promise<CheckedResponse | undefined> {
    return sendWithRetries(request, {
      onResponse: ({ response, ...comparison }) => recordResponse(request, response, comparison, comparison.isSuccess),
    });
  }

  /** Sends a request, and retries when the service asks to wait. */
  async function sendWithRetries(
    request: ServiceRequest,
    { onResponse = () => {}, printed }: SendOptions = {},
  ): Promise<CheckedResponse | undefined> {
    for (let retries = 0; ; retries++) {
      const checked = await sendOnce(request, printed);
      if (checked) onResponse(checked);
      if (!checked || !asksToWait(checked.response) || retries === maxRetries) return checked;
      const waitMs = readRetryAfter(checked.response.headers) ?? 5_000 * 2 ** retries;
      if (waitMs > maxWaitMs) return checked;
      onRequest({ operation: request.operation.id, ...progress, waitMs });
      pace.delay(waitMs);
    }
  }

  /** Sends a request at the pace of the verification, and compares the response. */
  async function sendOnce(request: ServiceRequest, printed?: PrintedRequest): Promise<CheckedResponse | undefined> {
    const { operation } = request;
    await pace.next(signal);
    onRequest({ operation: operation.id, ...progress });
    requests += 1;
    const response = await sendRequest(service, request, signal);
    const state: OperationState = states.get(operation.id) ?? {
      state: "open",
      statuses: [],
      occurred: new Map(),
      isUnreachable: false,
    };
    states.set(operation.id, state);
    if ("reason" in response) {
      missing.set(response.reason, response);
      state.isUnreachable = isUnreachable(response);
      state.note = printNoResponse(response);
      // An unreachable service is not a difference from the document.
      if (!state.isUnreachable) collect(request, undefined, [describeMissingResponse(request, response)], printed);
      return undefined;
    }
    const comparison = compareResponse(document, validators, operation, response);
    const isSuccess = isComplete(request, response, comparison);
    countStatus(state, response.status, comparison.key);
    if (isSuccess) {
      state.state = "compared";
      delete state.note;
    } else if (state.state === "open") state.note = explainOpen(response, comparison);
    return { ...comparison, response, isSuccess };
  }

  /** Collects differences. If the verification explores, they have the command that sends the request. */
  function collect(
    request: ServiceRequest,
    status: number | undefined,
    differences: readonly ResponseDifference[],
    printed = setup.explore && printCase(request, new Set()),
  ): void {
    collected.add(request, status, differences, printed);
  }

  /** Collects the differences, the evidence and the sample of a response. */
  function recordResponse(
    request: ServiceRequest,
    response: ServiceResponse,
    comparison: ResponseComparison,
    isSuccess: boolean,
    { isValid = true, printed }: { readonly isValid?: boolean; readonly printed?: PrintedRequest | undefined } = {},
  ): void {
    const { differences, visits, body, key, responsePath, failure } = comparison;
    const { operation, given } = request;
    const echoes = isSuccess && body ? checkEchoes(request, body.exact) : { differences: [], parts: [], repeated: [] };
    if (key !== undefined) {
      omitted.add(operation, key, [...comparison.parts, ...echoes.parts]);
      fields.add(operation, key, visits);
    }
    collect(request, response.status, [...differences, ...echoes.differences], printed);
    log.recordValues(visits, differences);
    if (failure !== undefined) log.recordInBandFailure();
    else if (responsePath) {
      const misfits = differences.filter(({ code }) => code !== "field-new");
      const headers = new Set(response.headers.keys());
      log.recordResponse(responsePath, { status: response.status, headers, misfits, body: body?.value });
    }
    const names = operation.parameters.filter((each) => readTexts(each, given).length > 0).map(({ name }) => name);
    if (isValid) log.recordParameters(operation, names, isSuccess);
    for (const name of echoes.repeated) {
      log.recordEffect(operation, name, true, `Responses of ${operation.id} repeat the value of \`${name}\`.`);
    }
    rounding.add(request, response.status, visits);
    const file = toSampleName(operation, response.status);
    if (setup.record && body && visits.length > 0 && !samples.has(file))
      samples.set(file, redactor.redact(body, visits));
  }
}
