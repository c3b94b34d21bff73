import { randomInt } from "node:crypto";
import {
  chooseOperation,
  correctTexts,
  createRouter,
  readTexts,
  type ServedOperation,
} from "@shortvideo-api/mock/requests";
import type { DifferenceCode, Exploration, ExploredBehavior, ExploredRule } from "@shortvideo-api/report";
import type { CheckedResponse } from "../compare/check-response.js";
import type { WithPath } from "../compare/response-difference.js";
import { printTarget, type ServiceRequest } from "../request/service-request.js";
import { type Cause, isCauseOf } from "./cause.js";
import { classifyResponse } from "./classify-response.js";
import { IdPool } from "./id-pool.js";
import { createShuffle } from "./combine-pairs.js";
import { RuleLog } from "./rule-log.js";
import {
  type ExploreCase,
  type ExploreTools,
  listBrokenPlaces,
  type RequestRule,
  toDifference,
  toPlace,
  toServiceRequest,
  type Values,
} from "./explore-case.js";
import { exploreIds, mostIds } from "./explore-ids.js";
import { exploreList } from "./explore-list.js";
import { planCases } from "./plan-cases.js";
import { shrinkCase } from "./shrink-case.js";

/** Options of an exploration. */
export interface ExploreOptions {
  /** An integer from 0 to 4,294,967,295, which chooses and orders the cases. The same seed plans the same cases. Default: a random one. */
  readonly seed?: number | undefined;
  /** The maximum number of requests, without those before the exploration. Default 1,000. */
  readonly maxRequests?: number | undefined;
}

/** The verification that an exploration is a part of. */
export interface ExploreSetup extends ExploreTools {
  /** The numbers of finished and planned cases. */
  readonly progress: { done: number; total: number };
}

/** An operation, and the requests to it that succeeded. */
export interface ExploredOperation {
  readonly operation: ServedOperation;
  readonly successes: readonly Success[];
}

/** A request that succeeded, and its response. */
export interface Success {
  readonly request: ServiceRequest;
  readonly checked: CheckedResponse;
}

/** An exploration of a service. */
export interface RunningExploration {
  /** Sends the requests of all cases. Rejects when the verification is stopped. */
  run(operations: readonly ExploredOperation[]): Promise<void>;
  /** Returns the results so far. */
  conclude(): Omit<Exploration, "rules"> & { readonly rules: readonly WithPath<ExploredRule>[] };
}

/** The exploration stops after this many requests in a row without a usable response. */
const mostSilent = 5;

/**
 * Statuses with which a service, or a gateway before it, refuses any wrong request. Documents often leave them out, so they are observations
 * if a wrong or unusual request gets one.
 */
const usualRefusals = new Set([400, 401, 403, 404, 405, 406, 411, 413, 414, 415, 422, 428, 429, 431]);

/** Creates an exploration that has sent no request yet. `operations` are all operations of the document. */
export function createExploration(
  operations: readonly ServedOperation[],
  { seed = randomInt(2 ** 32), maxRequests = 1_000 }: ExploreOptions,
  setup: ExploreSetup,
): RunningExploration {
  const shuffle = createShuffle(seed);
  const router = createRouter(operations);
  const pool = new IdPool(operations);
  const log = new RuleLog();
  const causes: Cause[] = [];
  const tools: ExploreTools = { ...setup, send };
  const observations: ExploredBehavior[] = [];
  const unexplored: { operation: string; reason: string }[] = [];
  const counts = { requests: 0, planned: 0, sent: 0, unsteady: 0 };
  let silent = 0;

  return {
    async run(explored) {
      const planned: (readonly ExploreCase[])[] = [];
      let hasWrongKey = false;
      const known = explored.flatMap(({ successes }) => successes);
      for (const { request, checked } of known) pool.add(request.operation, checked.visits);
      for (const { operation, successes } of explored) {
        const base = await findBase(operation, successes);
        if (!base) continue;
        const all: readonly ExploreCase[] = planCases(operation, base, shuffle, !hasWrongKey);
        const cases = all.filter(reachesOperation);
        hasWrongKey ||= cases.some(({ key }) => key === "wrong");
        planned.push(cases);
        await exploreIds(operation, base, { pool, shuffle, log }, tools);
        if (!(await exploreList(operation, base, log, tools))) counts.unsteady += 1;
      }
      // One case of each operation after the other, so that a limit of requests concerns all operations alike.
      const cases = interleave(planned);
      for (const tested of planned.flat())
        if (!isObserved(tested)) log.count(tested.operation, tested.rule, toTest(tested), 0);
      counts.planned = cases.length;
      Object.assign(setup.progress, { done: 0, total: cases.length });
      for (const tested of cases) {
        if (isOver()) return;
        await testCase(tested);
        counts.sent += 1;
        setup.progress.done += 1;
      }
    },
    conclude: () => ({
      seed,
      requests: counts.requests,
      cases: { planned: counts.planned, sent: counts.sent },
      unsteady: counts.unsteady,
      ...(silent >= mostSilent && { stopped: "The service stopped responding, or its rate limit was reached." }),
      ...(counts.requests >= maxRequests && { stopped: "The maximum number of requests was reached." }),
      rules: log.list(),
      observations,
      unexplored,
    }),
  };

  /** Returns whether the request of a case is for its operation. Some values, or their lack, make it a request for another one. */
  function reachesOperation(tested: ExploreCase): boolean {
    const { operation } = tested;
    const request = toServiceRequest(tested);
    const [path = ""] = printTarget(request).split("?", 1);
    const routes = router.find(path.slice(1).split("/").map(decodeURIComponent));
    return (chooseOperation(routes, operation.method, request.given)?.operation ?? operation) === operation;
  }

  function isOver(): boolean {
    return counts.requests >= maxRequests || silent >= mostSilent;
  }

  /** Sends a request; returns `undefined` without a response, and after the last request. */
  async function send(request: ServiceRequest): Promise<CheckedResponse | undefined> {
    if (isOver()) return undefined;
    counts.requests += 1;
    const checked = await setup.send(request);
    silent = checked && checked.response.status !== 429 ? 0 : silent + 1;
    if (checked?.isSuccess && request.key === undefined) pool.add(request.operation, checked.visits);
    return checked;
  }

  /** Finds the smallest request that succeeds: one that did, or one with ids of other operations. */
  async function findBase(operation: ServedOperation, successes: readonly Success[]): Promise<Values | undefined> {
    const known = successes.map(({ request }) => toValues(request)).sort((one, other) => one.size - other.size);
    for (const values of [...known, ...listGuesses(operation)]) {
      const checked = await send(toServiceRequest({ operation, values }));
      if (checked?.isSuccess) return values;
    }
    unexplored.push({ operation: operation.id, reason: "No request to it succeeded." });
    return undefined;
  }

  /** Lists requests with ids of other operations. */
  function listGuesses(operation: ServedOperation): Values[] {
    const required = operation.parameters.filter((parameter) => parameter.required);
    return required.flatMap((parameter) =>
      pool
        .list(operation, parameter)
        .slice(0, mostIds)
        .flatMap(({ text }): Values[] => {
          const values = new Map(required.map((each) => [each, correctTexts(each, []) ?? []] as const));
          values.set(parameter, [text]);
          return listBrokenPlaces(operation, values).length > 0 ? [] : [values];
        }),
    );
  }

  /** Sends a case, classifies its response, and reports what it finds. */
  async function testCase(tested: ExploreCase): Promise<void> {
    const { operation, rule } = tested;
    const request = toServiceRequest(tested);
    const checked = await send(request);
    const result = checked ? classifyResponse(tested, checked) : "open";
    if (!isObserved(tested)) log.count(operation, rule, result === "open" ? "open" : toTest(tested));
    else if (checked) observe(tested, checked, rule.place, rule.name);
    if (!checked) return;
    if (typeof result === "object") await reportCase(tested, result.code);
    // A finding about an undocumented status is one finding. The response to a request that should have been refused is described nowhere.
    const isDescribed = typeof result === "string" || (checked.key !== undefined && checked.response.status >= 400);
    if (isDescribed) await recordCase(tested, request, checked);
  }

  function observe({ operation }: ExploreCase, { response, isSuccess }: CheckedResponse, place: string, rule: string) {
    observations.push({ operation: operation.id, place, rule, status: response.status, isAccepted: isSuccess });
  }

  /** Confirms a finding, shrinks its request, and reports it. */
  async function reportCase(tested: ExploreCase, code: DifferenceCode): Promise<void> {
    const { operation, base, rule } = tested;
    if (causes.some((cause) => cause.code === code && isCauseOf(cause, tested))) return;
    const repeat = async (smaller: ExploreCase) => {
      const checked = await send(toServiceRequest(smaller));
      const result = checked ? classifyResponse(smaller, checked) : "open";
      return checked && typeof result === "object" && result.code === code ? { checked, result } : undefined;
    };
    const again = await repeat(tested);
    const isControlled = code === "invalid-accepted" || code === "key-ignored";
    const isSteady =
      isControlled || (again && (await send(toServiceRequest({ operation, values: base })))?.isSuccess === true);
    if (!again || !isSteady) {
      counts.unsteady += 1;
      return;
    }
    const { smallest, found = again } = await shrinkCase(tested, repeat);
    causes.push({ smallest, code, isPresence: rule.name === "optional" });
    const narrow = narrowRule(smallest);
    const broken = code === "server-failed" ? { ...narrow, expected: "no failure of the server" } : narrow;
    const { status } = found.checked.response;
    setup.collector.addDifferences(toServiceRequest(smallest), status, [toDifference(broken, found.result)]);
  }

  /** Collects the differences of a response. The first new one is shown with the smallest request. */
  async function recordCase(tested: ExploreCase, request: ServiceRequest, checked: CheckedResponse): Promise<void> {
    const isValid = tested.expects !== "refusal" && !isObserved(tested);
    const { status } = checked.response;
    if ((tested.expects !== "success" || !isValid) && usualRefusals.has(status) && checked.key === undefined) {
      const isKnown = observations.some((each) => each.operation === request.operation.id && each.status === status);
      if (!isKnown) observe(tested, checked, "status", "undocumented refusal");
      return;
    }
    const fresh = checked.differences.find((difference) => !setup.collector.hasDifference(request, status, difference));
    if (!fresh) return tools.record(request, checked, isValid);
    const { smallest } = await shrinkCase(tested, async (smaller) => {
      const again = await send(toServiceRequest(smaller));
      return again?.differences.find(({ code, place }) => code === fresh.code && place === fresh.place);
    });
    tools.record(request, checked, isValid, toServiceRequest(smallest));
  }
}

/** Returns whether the document does not say how the service responds to a case: its response is an observation. */
function isObserved({ key, unknown }: ExploreCase): boolean {
  return key === "wrong" || unknown !== undefined;
}

function toTest({ expects }: ExploreCase): "met" | "broken" {
  return expects === "refusal" ? "broken" : "met";
}

/** Names the parameters that remain of a combination. */
function narrowRule({ rule, changed }: ExploreCase): RequestRule {
  if (rule.name !== "pairs of optional parameters") return rule;
  const [only] = changed;
  const place = changed.map(toPlace).join(" + ");
  const path = changed.length === 1 && only ? only.steps : rule.path;
  return { ...rule, place, name: changed.length === 1 ? "optional" : "together", path };
}

function toValues(request: ServiceRequest): Values {
  const entries = request.operation.parameters.map(
    (parameter) => [parameter, readTexts(parameter, request.given)] as const,
  );
  return new Map(entries.filter(([, texts]) => texts.length > 0));
}

/** Takes one item of each list after the other. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
