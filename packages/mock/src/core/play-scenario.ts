import type { RequestViolation } from "@shortvideo-api/report";
import {
  type ResponseQuery,
  type AvailableResponses,
  chooseResponse,
  type Selection,
} from "../response/choose-response.js";
import type { ServedOperation } from "../operation/operation.js";
import type { MockResponse } from "../exchange/mock-response.js";
import { toObstacleViolation } from "../preference/preference-violations.js";
import type { Preference } from "../preference/preference.js";
import {
  type BodyStage,
  type ChosenStatus,
  type Scenario,
  type Scene,
  ScenarioObstacle,
} from "../scenario/scenario.js";
import { replaceHeaders } from "../scenario/replace-headers.js";
import { StreamBody } from "../response/stream-body.js";
import { scenarios } from "../scenario/scenarios.js";

/** The operation and session in which a scenario is played. */
export interface Stage extends Omit<BodyStage, "parameters" | "page" | "schema" | "admits"> {
  /** The schema of a status. */
  readonly schemaOf: (status: number) => BodyStage["schema"];
  readonly admits: (status: number, body: unknown) => boolean;
  readonly count: Scene["count"];
  readonly target: string;
}

/** The response that a scenario selects, and the change to make once it is written. */
export interface Played {
  readonly selection: Selection;
  /** Makes the change. */
  readonly deliver: (response: MockResponse) => MockResponse;
}

/** Selects the response to a valid request, by its scenario if it has one. */
export function playScenario(
  operation: ServedOperation,
  available: AvailableResponses,
  query: ResponseQuery,
  readStage: () => Stage,
): Played | RequestViolation {
  const { preference } = query;
  const choice = preference.scenario;
  const scenario = choice && scenarios.get(choice.name);
  if (!scenario) {
    const selection = chooseResponse(operation, available, query);
    return "code" in selection ? selection : { selection, deliver: (response) => response };
  }
  const { parameters } = choice;
  // Checked before counting: a scenario that cannot be played must not count the request.
  const obstacle = scenario.findObstacle?.(operation);
  if (obstacle !== undefined) return toObstacleViolation(operation, preference, obstacle);
  const stage = readStage();
  const chosen = scenario.chooseStatus?.({ operation, parameters, target: stage.target, count: stage.count });
  const wanted = chosen ? { ...query, preference: withStatus(preference, chosen) } : query;
  const selection = chooseResponse(operation, available, wanted, scenario.twist);
  if ("code" in selection) return selection;
  const { status } = selection.choice;
  const bodyStage: BodyStage = {
    ...stage,
    page: selection.page?.index ?? 0,
    parameters,
    schema: stage.schemaOf(status),
    admits: (body) => stage.admits(status, body),
  };
  return {
    selection: scenario.reshape || scenario.twist ? reshapeSelection(selection, scenario, bodyStage) : selection,
    deliver(response) {
      const withHeaders = chosen?.headers ? replaceHeaders(response, chosen.headers) : response;
      return scenario.deliver?.(withHeaders, parameters) ?? withHeaders;
    },
  };
}

/** Returns a violation for a scenario that turned out to be unplayable. Rethrows any other error. */
export function readObstacle(operation: ServedOperation, preference: Preference, error: unknown): RequestViolation {
  if (!(error instanceof ScenarioObstacle)) throw error;
  return toObstacleViolation(operation, preference, error.message);
}

function withStatus(preference: Preference, { status }: ChosenStatus): Preference {
  return { ...preference, status, example: undefined, dynamic: false };
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
