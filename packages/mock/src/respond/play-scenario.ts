import { findResponse, findResponseKey } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import { type ResponseQuery, chooseResponse, type Selection } from "../response/choose-response.js";
import type { ServedOperation } from "../operation/operation.js";
import type { MockResponse } from "../exchange/mock-response.js";
import { toObstacleViolation } from "../preference/preference-violations.js";
import { type BodyStage, type Scenario, ScenarioObstacle } from "../scenario/scenario.js";
import { StreamBody } from "../response/stream-body.js";
import { scenarios } from "../scenario/scenarios.js";
import type { ResponseSource } from "./response-source.js";

/** The response that a scenario selects, and the change to make once it is written. */
interface ChosenResponse {
  readonly selection: Selection;
  /** Makes the change. */
  readonly deliver: (response: MockResponse) => MockResponse;
}

/** A status that no document lists. */
const unusedStatus = 599;

/** Chooses the response to a valid request, by its scenario if it has one. `target` is the address of the request. */
export function playScenario(
  { document, listings, fixtures, findResponseError, state }: ResponseSource,
  operation: ServedOperation,
  query: ResponseQuery,
  target: string,
): ChosenResponse | RequestViolation {
  const { preference } = query;
  const { id, pagination, echoes } = operation;
  const inBandFailure = document["x-in-band-failure"];
  const available = { listing: listings.get(id), fixtures: fixtures[id], inBandFailure };
  const scenario = scenarios.get(preference.scenario?.name ?? "");
  if (!scenario) {
    const selection = chooseResponse(operation, available, query);
    return "code" in selection ? selection : { selection, deliver: (response) => response };
  }
  const { parameters = {} } = preference.scenario ?? {};
  // Checked before counting: a scenario that cannot be played must not count the request.
  const obstacle = scenario.findObstacle?.(operation);
  if (obstacle !== undefined) return toObstacleViolation(operation, preference, obstacle);
  const count = (what: string) => state.count(preference.session, what);
  const chosen = scenario.chooseStatus?.({ operation, parameters, target, count });
  const wanted = chosen ? { ...preference, status: chosen.status, example: undefined, dynamic: false } : preference;
  const selection = chooseResponse(operation, available, { ...query, preference: wanted, twist: scenario.twist });
  if ("code" in selection) return selection;
  const { status } = selection.choice;
  const hasDefault = scenario.mayBeDefault && findResponseKey(operation, unusedStatus) === "default";
  const bodyStatuses = [status, ...(hasDefault ? [unusedStatus] : [])];
  const stage: BodyStage = {
    document,
    schema: findResponse(operation, status)?.schema ?? true,
    pagination,
    echoes: echoes.map(({ place }) => place),
    inBandFailure,
    page: selection.page?.index ?? 0,
    admits: (body) => bodyStatuses.some((each) => findResponseError(operation, each, body) === undefined),
  };
  return {
    selection: scenario.reshape || scenario.twist ? reshapeSelection(selection, scenario, stage) : selection,
    deliver(response) {
      const withHeaders = chosen?.headers ? replaceHeaders(response, chosen.headers) : response;
      return scenario.deliver?.(withHeaders, parameters) ?? withHeaders;
    },
  };
}

function reshapeSelection(selection: Selection, scenario: Scenario, stage: BodyStage): Selection {
  const make = (usual: unknown): unknown => {
    const body = selection.make ? selection.make(usual) : usual;
    const isJson = typeof body === "object" && !(body instanceof StreamBody) && !(body instanceof Uint8Array);
    if (!isJson || body === null) throw new ScenarioObstacle("its response is not JSON");
    const changed = scenario.reshape ? scenario.reshape(body, stage) : body;
    if (!scenario.breaksDocument && !stage.admits(changed))
      throw new ScenarioObstacle("its response would not match the document");
    return changed;
  };
  return { ...selection, make, key: `${selection.key} scenario ${scenario.name}` };
}

/** Replaces headers of a response. If the body repeats a number of a replaced header, replaces it there, too. */
export function replaceHeaders(response: MockResponse, headers: Readonly<Record<string, string>>): MockResponse {
  let { text } = response;
  for (const [name, value] of Object.entries(headers)) {
    const before = response.headers[name];
    if (typeof before === "string" && /^\d+$/.test(before)) text = replaceNumber(text, before, value);
  }
  return { ...response, headers: { ...response.headers, ...headers }, text };
}

function replaceNumber(text: string, before: string, after: string): string {
  const alone = new RegExp(String.raw`(?<![\w.-])${before}(?![\w-]|\.\d)( seconds?\b)?`, "g");
  return text.replaceAll(alone, (_, unit: string | undefined) => {
    if (unit === undefined) return after;
    return `${after} ${after === "1" ? "second" : "seconds"}`;
  });
}
