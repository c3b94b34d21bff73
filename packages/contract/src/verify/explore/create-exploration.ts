import type { Step } from "@shortvideo-api/document";
import { type Parameter, type ServedOperation, correctTexts, readTexts } from "@shortvideo-api/mock/requests";
import type { Exploration, ExploredBehavior } from "@shortvideo-api/report";
import type { ResponseDifference } from "../compare/response-difference.js";
import { paginationPath } from "../compare/read-page.js";
import type { ServiceRequest } from "../request/service-request.js";
import type { CheckedResponse } from "./checked-response.js";
import { createIdPool } from "./create-id-pool.js";
import { createRandom } from "./create-random.js";
import { createRuleLog } from "./create-rule-log.js";
import {
  describeChange,
  type ExploreCase,
  listBrokenPlaces,
  type RequestRule,
  toPlace,
  toServiceRequest,
  type Values,
} from "./explore-case.js";
import { classifyResponse, type FoundDifference, toDifference } from "./classify-response.js";
import { planCases } from "./plan-cases.js";
import { type PrintedRequest, printCase } from "./print-case.js";
import { compareReadings, type PageReader, readList, type ReadList } from "./read-list.js";
import { shrinkCase } from "./shrink-case.js";

/** Options of an exploration. */
export interface ExploreOptions {
  /** An integer from 0 to 2^32 - 1. The same seed plans the same cases. */
  readonly seed: number;
  /** The maximum number of requests. */
  readonly maxRequests: number;
  /** The maximum number of pages to read of a list. */
  readonly pages: number;
}

/** The parts of a verification that an exploration uses. */
export interface ExploreTools {
  readonly baseUrl: string;
  /**
   * Sends a request at the pace of the verification. Returns `undefined` without a response, which it collects as a difference with the printed
   * request. Rejects when the verification is stopped.
   */
  send(request: ServiceRequest, printed: PrintedRequest): Promise<CheckedResponse | undefined>;
  /** Collects the differences and the evidence of a response. `isValid`: the document allows the request. */
  record(request: ServiceRequest, checked: CheckedResponse, isValid: boolean, printed?: PrintedRequest): void;
  /** Returns whether a difference was collected before. */
  knows(request: ServiceRequest, status: number, difference: ResponseDifference): boolean;
  /** Collects a difference. */
  report(request: ServiceRequest, status: number, difference: ResponseDifference, printed?: PrintedRequest): void;
  /** Called when the number of planned cases is known. */
  onPlan(cases: number): void;
  /** Called after each case. */
  onCase(): void;
}

/** An operation, and the requests to it that succeeded. */
export interface ExploredOperation {
  readonly operation: ServedOperation;
  readonly successes: readonly ServiceRequest[];
}

/** An exploration of a service. */
export interface RunningExploration {
  /** Sends the requests of all cases. Rejects when the verification is stopped. */
  run(operations: readonly ExploredOperation[]): Promise<void>;
  /** Adds the ids of a successful response. */
  addIds(operation: ServedOperation, checked: CheckedResponse): void;
  /** Returns the results so far. */
  conclude(): Omit<Exploration, "rules"> & { readonly rules: readonly LocatedRule[] };
}

type LocatedRule = Omit<Exploration["rules"][number], "line"> & { readonly path: readonly Step[] };

/** The exploration stops after this many requests in a row without a usable response. */
const mostSilent = 5;

/**
 * Statuses with which a service, or a gateway before it, refuses any wrong request. Documents often leave them out, so they are observations
 * if a wrong or unusual request gets one.
 */
const usualRefusals = new Set([400, 401, 403, 404, 405, 406, 413, 414, 415, 422, 429, 431]);

/** The ids of other operations that are tried for one parameter. */
const mostIds = 3;

const nothingMade: ReadonlySet<string> = new Set();

/** A case with a finding, after shrinking. */
interface Cause {
  readonly rule: RequestRule;
  readonly code: string;
  readonly operation: ServedOperation;
  readonly values: Values;
  readonly changed: readonly Parameter[];
  /** Every value of the parameter has the finding. */
  readonly isPresence: boolean;
}

/** Creates an exploration that has sent no request yet. `operations` are all operations of the document. */
export function createExploration(
  operations: readonly ServedOperation[],
  options: ExploreOptions,
  tools: ExploreTools,
): RunningExploration {
  const random = createRandom(options.seed);
  const pool = createIdPool(operations);
  const log = createRuleLog();
  const causes: Cause[] = [];
  const observations: ExploredBehavior[] = [];
  const unexplored: { operation: string; reason: string }[] = [];
  const counts = { requests: 0, planned: 0, sent: 0, unsteady: 0 };
  let silent = 0;

  return {
    async run(explored) {
      const planned: ExploreCase[][] = [];
      for (const { operation, successes } of explored) {
        const base = await findBase(operation, successes);
        if (!base) continue;
        planned.push([...planCases(operation, base, random, !planned.flat().some(({ key }) => key === "wrong"))]);
        await exploreIds(operation, base);
        await exploreLists(operation, base);
      }
      for (const tested of planned.flat()) planRule(tested);
      counts.planned = planned.flat().length;
      tools.onPlan(counts.planned);
      // One case of each operation after the other, so that a limit of requests concerns all operations alike.
      for (const tested of interleave(planned)) {
        if (isOver()) return;
        await testCase(tested);
        counts.sent += 1;
        tools.onCase();
      }
    },
    addIds: (operation, { visits }) => pool.add(operation, visits),
    conclude: () => ({
      seed: options.seed,
      requests: counts.requests,
      cases: { planned: counts.planned, sent: counts.sent },
      unsteady: counts.unsteady,
      ...(silent >= mostSilent && { stopped: "The service stopped responding, or its rate limit was reached." }),
      ...(counts.requests >= options.maxRequests && { stopped: "The maximum number of requests was reached." }),
      rules: log.list(),
      observations,
      unexplored,
    }),
  };

  function isOver(): boolean {
    return counts.requests >= options.maxRequests || silent >= mostSilent;
  }

  /** Sends a request; returns `undefined` without a response, and after the last request. */
  async function send(request: ServiceRequest, made = nothingMade): Promise<CheckedResponse | undefined> {
    if (isOver()) return undefined;
    counts.requests += 1;
    const checked = await tools.send(request, printCase(request, made));
    silent = checked && checked.response.status !== 429 ? 0 : silent + 1;
    if (checked?.isSuccess && request.key === undefined) pool.add(request.operation, checked.visits);
    return checked;
  }

  function sendCase(tested: ExploreCase): Promise<CheckedResponse | undefined> {
    return send(toServiceRequest(tested), listMade(tested));
  }

  /** Finds the smallest request that succeeds: one that did, or one with ids of other operations. */
  async function findBase(
    operation: ServedOperation,
    successes: readonly ServiceRequest[],
  ): Promise<Values | undefined> {
    const known = successes.map(toValues).sort((one, other) => one.size - other.size);
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

  function planRule({ operation, rule, expects, key, unknown }: ExploreCase): void {
    if (key !== "wrong" && unknown === undefined) log.plan(operation, rule, expects === "refusal" ? "broken" : "met");
  }

  /** Sends a case, classifies its response, and reports what it finds. */
  async function testCase(tested: ExploreCase): Promise<void> {
    const { operation, rule, expects, key, unknown } = tested;
    const request = toServiceRequest(tested);
    const checked = await sendCase(tested);
    const result = checked ? classifyResponse(tested, checked) : "open";
    if (key === "wrong" || unknown !== undefined) observe(tested, checked);
    else log.count(operation, rule, result === "open" ? "open" : expects === "refusal" ? "broken" : "met");
    if (!checked) return;
    if (typeof result === "object") await reportCase(tested, result.code, checked.response.status);
    // A finding about an undocumented status is one finding. The response to a request that should have been refused is described nowhere.
    const isDescribed = typeof result === "string" || (checked.key !== undefined && checked.response.status >= 400);
    if (isDescribed) await recordCase(tested, request, checked);
  }

  function observe({ operation, rule }: ExploreCase, checked: CheckedResponse | undefined): void {
    if (!checked) return;
    const { status } = checked.response;
    const { place, name } = rule;
    observations.push({ operation: operation.id, place, rule: name, status, isAccepted: checked.isSuccess });
  }

  /** Confirms a finding, shrinks its request, and reports it. */
  async function reportCase(tested: ExploreCase, code: FoundDifference["code"], status: number): Promise<void> {
    const { operation, base, rule } = tested;
    const known = causes.find((cause) => explains(cause, tested, code));
    if (known) return;
    const isSame = async (smaller: ExploreCase): Promise<boolean> => {
      const checked = await sendCase(smaller);
      const result = checked && classifyResponse(smaller, checked);
      return typeof result === "object" && result.code === code;
    };
    const isControlled = code === "invalid-accepted" || code === "key-ignored";
    const isSteady =
      (await isSame(tested)) &&
      (isControlled || (await send(toServiceRequest({ operation, values: base })))?.isSuccess === true);
    if (!isSteady) {
      counts.unsteady += 1;
      return;
    }
    const smallest = await shrinkCase(tested, isSame);
    causes.push({ code, ...smallest, isPresence: rule.name === "optional" });
    const final = await sendCase(smallest);
    const result = final && classifyResponse(smallest, final);
    const found = typeof result === "object" ? result.found : `\`${status}\` for ${describeChange(smallest)}`;
    const difference = toDifference({ code, found }, narrowRule(smallest));
    report(smallest, final?.response.status ?? status, difference);
  }

  function report(tested: ExploreCase, status: number, difference: ResponseDifference): void {
    const request = toServiceRequest(tested);
    tools.report(request, status, difference, printCase(request, listMade(tested)));
  }

  /** Collects the differences of a response. The first new one is shown with the smallest request. */
  async function recordCase(tested: ExploreCase, request: ServiceRequest, checked: CheckedResponse): Promise<void> {
    const { operation, expects, key, unknown } = tested;
    const isValid = expects !== "refusal" && key === undefined && unknown === undefined;
    const { status } = checked.response;
    if ((expects !== "success" || !isValid) && usualRefusals.has(status) && checked.key === undefined) {
      const isKnown = observations.some((each) => each.operation === operation.id && each.status === status);
      if (!isKnown)
        observations.push({
          operation: operation.id,
          place: "status",
          rule: "undocumented refusal",
          status,
          isAccepted: false,
        });
      return;
    }
    const fresh = checked.differences.find((difference) => !tools.knows(request, status, difference));
    if (!fresh) return tools.record(request, checked, isValid);
    const smallest = await shrinkCase(tested, async (smaller) => {
      const again = await sendCase(smaller);
      return (again?.differences ?? []).some(({ code, place }) => code === fresh.code && place === fresh.place);
    });
    tools.record(request, checked, isValid, printCase(toServiceRequest(smallest), listMade(smallest)));
  }

  /** Requests items by the ids that other operations returned. */
  async function exploreIds(operation: ServedOperation, base: Values): Promise<void> {
    for (const parameter of operation.parameters) {
      const others = pool.list(operation, parameter).filter(({ text }) => text !== base.get(parameter)?.[0]);
      const found = random.shuffle(others).slice(0, mostIds);
      const rule: RequestRule = {
        place: toPlace(parameter),
        name: "ids of other operations",
        path: parameter.steps,
        expected: "an item for each id that another operation returns",
      };
      const refused: { request: ServiceRequest; status: number; source: string }[] = [];
      let known = 0;
      for (const { text, source } of found) {
        const values = new Map(base).set(parameter, [text]);
        if (listBrokenPlaces(operation, values).length > 0) continue;
        const request = toServiceRequest({ operation, values });
        const checked = await send(request);
        log.count(operation, rule, checked?.isSuccess ? "met" : "open");
        if (!checked) continue;
        tools.record(request, checked, true);
        if (checked.isSuccess) known += 1;
        else if (checked.failure !== undefined || [400, 404, 410, 422].includes(checked.response.status)) {
          refused.push({ request, status: checked.response.status, source });
        }
      }
      const [first] = refused;
      // One item may be private, or deleted since.
      if (!first || known > 0 || refused.length < 2) continue;
      const sources = [...new Set(refused.map(({ source }) => source))].join(", ");
      tools.report(
        first.request,
        first.status,
        {
          code: "id-unknown",
          place: rule.place,
          rule: rule.name,
          path: rule.path,
          expected: rule.expected,
          found: `\`${first.status}\` for all ${refused.length} ids of ${sources} that were tried`,
        },
        printCase(first.request, nothingMade),
      );
    }
  }

  /** Reads a list to its end, and with pages of different sizes. */
  async function exploreLists(operation: ServedOperation, base: Values): Promise<void> {
    const { pagination } = operation;
    if (!pagination) return;
    const position = operation.parameters.find((parameter) => toPlace(parameter) === pagination.position.place);
    const start = new Map([...base].filter(([parameter]) => parameter !== position || parameter.required));
    const reader: PageReader = {
      baseUrl: tools.baseUrl,
      pages: options.pages,
      async send(request) {
        const checked = await send(request);
        if (checked) tools.record(request, checked, true);
        return checked;
      },
    };
    const whole = await readList(toServiceRequest({ operation, values: start }), undefined, reader);
    const path = paginationPath(operation);
    const end: RequestRule = {
      place: pagination.position.place,
      name: "end of the list",
      path,
      expected: "a list that ends",
    };
    log.count(operation, end, whole.end === "end" ? "met" : "open");
    reportList(operation, start, undefined, whole.differences);
    const parameter = operation.parameters.find((each) => toPlace(each) === pagination.size?.place);
    if (!parameter) return;
    const [small, large] = listSizes(parameter);
    const readWith = async (size: number): Promise<ReadList> => {
      const values = new Map(start).set(parameter, [String(size)]);
      const list = await readList(toServiceRequest({ operation, values }), size, reader);
      reportList(operation, values, parameter, list.differences);
      return list;
    };
    const rule: RequestRule = { place: toPlace(parameter), name: "page size", path: parameter.steps, expected: "" };
    const readBoth = async () => [await readWith(small), await readWith(large)] as const;
    const [first, second] = await readBoth();
    const isRead = first.keys.length > 0;
    log.count(operation, rule, isRead ? "met" : "open");
    const difference = compareReadings(operation, first, second);
    if (!difference || repeats(toServiceRequest({ operation, values: start }))) return;
    // Lists of a service may change all the time. Only lists that stay the same are compared.
    const again = await readBoth();
    const isSteady = [first, second].every(({ keys }, index) => keys.join("\0") === again[index]?.keys.join("\0"));
    if (isSteady) reportList(operation, new Map(start).set(parameter, [String(small)]), parameter, [difference]);
    else counts.unsteady += 1;
  }

  /** Returns whether the pages of a list repeat each other, which explains other items. */
  function repeats(request: ServiceRequest): boolean {
    const path = paginationPath(request.operation);
    return tools.knows(request, 200, { code: "page-repeats", place: "body", path, expected: "", found: "" });
  }

  function reportList(
    operation: ServedOperation,
    values: Values,
    made: Parameter | undefined,
    differences: readonly ResponseDifference[],
  ): void {
    const request = toServiceRequest({ operation, values });
    for (const difference of differences) {
      tools.report(request, 200, difference, printCase(request, new Set(made ? [made.name] : [])));
    }
  }
}

/** Returns whether a known cause explains a case: the case contains the values that caused the finding. */
function explains(cause: Cause, tested: ExploreCase, code: string): boolean {
  if (cause.code !== code || cause.operation !== tested.operation) return false;
  const isSameRule = cause.rule.place === tested.rule.place && cause.rule.name === tested.rule.name;
  if (isSameRule && tested.changed.length < 2) return true;
  if (cause.changed.length === 0) return false;
  const isIn = (parameter: Parameter) =>
    cause.isPresence
      ? tested.values.has(parameter) && code === "server-failed"
      : tested.changed.includes(parameter) &&
        tested.changed.length > 1 &&
        tested.values.get(parameter)?.join("\0") === cause.values.get(parameter)?.join("\0");
  return cause.changed.every(isIn);
}

/** Names the parameters that remain of a combination. */
function narrowRule({ rule, changed }: ExploreCase): RequestRule {
  if (rule.name !== "pairs of optional parameters") return rule;
  const [only] = changed;
  const place = changed.map(toPlace).join(" + ");
  const path = changed.length === 1 && only ? only.steps : rule.path;
  return { ...rule, place, name: changed.length === 1 ? "optional" : "together", path };
}

/** Lists the names of the parameters whose values the exploration made. */
function listMade({ changed, unknown }: ExploreCase): ReadonlySet<string> {
  return new Set([...changed.map(({ name }) => name), ...(unknown === undefined ? [] : [unknown])]);
}

function toValues(request: ServiceRequest): Values {
  const entries = request.operation.parameters.map(
    (parameter) => [parameter, readTexts(parameter, request.given)] as const,
  );
  return new Map(entries.filter(([, texts]) => texts.length > 0));
}

/** Returns a small and a large page size. */
function listSizes({ boundaries, samples }: Parameter): readonly [small: number, large: number] {
  const find = (kind: "minimum" | "maximum") => boundaries.find((boundary) => boundary.kind === kind)?.value;
  const small = Math.max(1, Number(find("minimum") ?? 1));
  const usual = samples.map(([text]) => Number(text)).find((number) => number > small);
  return [small, Math.min(Number(find("maximum") ?? usual ?? small + 4), 100)];
}

/** Takes one item of each list after the other. */
function interleave<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat();
}
