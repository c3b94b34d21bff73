import { readTexts, type ServedOperation } from "@shortvideo-api/mock/requests";
import { type CheckedResponse, checkResponse } from "./compare/check-response.js";
import type { Validators } from "./compare/create-validators.js";
import { FieldLog } from "./field-log.js";
import { createListFollower } from "./create-list-follower.js";
import { ResponseCollector } from "./record/response-collector.js";
import { createExploration, type RunningExploration, type Success } from "./explore/create-exploration.js";
import { Evidence } from "./inferences/evidence.js";
import {
  countStatus,
  describeMissingResponse,
  explainOpen,
  isRefused,
  type OperationState,
} from "./operation-state.js";
import { createPace, readRetryAfter } from "./request/create-pace.js";
import { isUnreachable, type NoResponse, printNoResponse } from "./request/no-response.js";
import { printRequest, printRequestWithCurl } from "./request/print-request.js";
import { sendRequest, type Service, type ServiceResponse } from "./request/send-request.js";
import type { ServiceRequest } from "./request/service-request.js";
import { rejectUnknown, type VerifyOptions } from "./verify-options.js";

/** The options of {@link runVerification}. */
export type VerificationOptions = Pick<
  VerifyOptions,
  "perSecond" | "pages" | "record" | "explore" | "signal" | "onRequest"
>;

/** The maximum number of retries after status 429. */
const maxRetries = 3;

/** The maximum time to wait after status 429. */
const maxWaitMs = 120_000;

/** The verification stops when this many operations have rejected the key, and no operation has accepted it. */
const maxRefusals = 3;

/**
 * Sends requests to a service one after the other, requests further pages of lists, and explores the operations if the options say so.
 * Collects differences and evidence from the responses. Ends early when the signal is aborted, when the service is unreachable, or when
 * it rejects the key. `operations` are all operations of the document.
 */
export async function runVerification(
  validators: Validators,
  operations: readonly ServedOperation[],
  planned: readonly ServiceRequest[],
  service: Service,
  options: VerificationOptions,
) {
  const { signal, onRequest, perSecond = 1, pages = 10, record, explore, ...others } = options;
  rejectUnknown(others);
  const pace = createPace(perSecond);
  const print = explore ? printRequestWithCurl : printRequest;
  const collector = new ResponseCollector(validators, { record, print });
  const fields = new FieldLog(validators.document);
  const evidence = new Evidence();
  const states = new Map<string, OperationState>();
  const missing = new Map<string, NoResponse>();
  const successes: Success[] = [];
  const progress = { done: 0, total: 0 };
  const followList = createListFollower(pages, sendAndRecord, collector, evidence);
  let exploration: RunningExploration | undefined;
  let requests = 0;

  try {
    await sendAll();
    await exploreAll();
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  // Without a response, nothing was compared with the document.
  const isSilent = [...states.values()].every(({ statuses }) => statuses.length === 0);
  return {
    differences: isSilent ? [] : collector.listDifferences(),
    /** The parts of documented responses that occurred but were not compared. */
    omissions: collector.listOmissions(),
    fields,
    evidence,
    /** The number of sent requests. */
    requests,
    /** The signal stopped the verification. */
    interrupted: signal?.aborted ?? false,
    /** The reasons for missing responses, each once. */
    missing: [...missing.values()],
    /** Redacted responses by file name. */
    samples: collector.samples,
    /** The results of the exploration; `undefined` without one. */
    exploration: exploration?.conclude(),
    /** The state of each operation that was called, by operation id. */
    states,
  };

  async function sendAll(): Promise<void> {
    progress.total = planned.length;
    for (const request of planned) {
      if (isHopeless()) return;
      const first = await sendAndRecord(request);
      if (first?.isSuccess) successes.push({ request, checked: first });
      if (first) await followList(request, first);
      progress.done += 1;
    }
  }

  async function exploreAll(): Promise<void> {
    if (!explore || isHopeless() || signal?.aborted) return;
    exploration = createExploration(operations, explore, {
      pages,
      send: sendWithRetries,
      record: recordResponse,
      collector,
      progress,
    });
    const explored = [...new Set(planned.map(({ operation }) => operation))].map((operation) => ({
      operation,
      successes: successes.filter(({ request }) => request.operation === operation),
    }));
    await exploration.run(explored);
  }

  /** Returns `true` when the service is unreachable or rejects the key everywhere. */
  function isHopeless(): boolean {
    const called = [...states.values()];
    if (called.some((state) => state.isUnreachable) && called.every(({ statuses }) => statuses.length === 0))
      return true;
    return called.length >= maxRefusals && called.every(isRefused);
  }

  /** Sends a request as {@link sendWithRetries} does. Collects what all of its responses show. */
  function sendAndRecord(request: ServiceRequest): Promise<CheckedResponse | undefined> {
    return sendWithRetries(request, (checked) => recordResponse(request, checked, true));
  }

  /** Sends a request, and retries when the service asks to wait. Returns the last response; `onResponse` is called with each. */
  async function sendWithRetries(
    request: ServiceRequest,
    onResponse?: (checked: CheckedResponse) => void,
  ): Promise<CheckedResponse | undefined> {
    for (let retries = 0; ; retries++) {
      const checked = await sendOnce(request);
      if (!checked) return undefined;
      onResponse?.(checked);
      if (!asksToWait(checked.response) || retries === maxRetries) return checked;
      const waitMs = readRetryAfter(checked.response.headers) ?? 5_000 * 2 ** retries;
      if (waitMs > maxWaitMs) return checked;
      onRequest?.({ operation: request.operation.id, ...progress, waitMs });
      pace.delay(waitMs);
    }
  }

  /** Sends a request at the pace of the verification, and compares the response. */
  async function sendOnce(request: ServiceRequest): Promise<CheckedResponse | undefined> {
    const { operation } = request;
    await pace.next(signal);
    onRequest?.({ operation: operation.id, ...progress });
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
      if (!state.isUnreachable) {
        collector.addDifferences(request, undefined, [describeMissingResponse(request, response)]);
      }
      return undefined;
    }
    const checked = checkResponse(validators, request, response, service.baseUrl);
    countStatus(state, response.status, checked.key);
    if (checked.isSuccess) {
      state.state = "compared";
      delete state.note;
    } else if (state.state === "open") state.note = explainOpen(checked);
    return checked;
  }

  /**
   * Collects the differences, the evidence and the sample of a response. `isValid`: the document allows the request. `shown` is the request
   * to show. Default: the sent one.
   */
  function recordResponse(
    request: ServiceRequest,
    checked: CheckedResponse,
    isValid: boolean,
    shown?: ServiceRequest,
  ): void {
    const { differences, visits, body, key, responsePath, failure, response, isSuccess, echoes } = checked;
    const { operation, given } = request;
    collector.addResponse(request, checked, shown);
    if (key !== undefined) fields.add(operation, key, visits);
    evidence.recordValues(visits, differences);
    if (failure !== undefined) evidence.inBandFailures += 1;
    else if (responsePath) {
      const misfits = differences.filter(({ code }) => code !== "field-new");
      const headers = new Set(response.headers.keys());
      evidence.recordResponse(responsePath, { status: response.status, headers, misfits, body: body?.value });
    }
    const names = operation.parameters.filter((each) => readTexts(each, given).length > 0).map(({ name }) => name);
    if (isValid) evidence.recordParameters(operation, names, isSuccess);
    for (const name of echoes?.repeated ?? []) {
      evidence.recordEffect(operation, name, true, `Responses of ${operation.id} repeat the value of \`${name}\`.`);
    }
  }
}

/** Returns whether the service is busy, and may be asked again. */
function asksToWait({ status, headers }: ServiceResponse): boolean {
  return status === 429 || (status === 503 && readRetryAfter(headers) !== undefined);
}
