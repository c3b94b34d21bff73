import type { RequestViolation } from "@shortvideo-api/report";
import type { CreatedResponse } from "../engine/response-engine.js";
import { insertOrigin, toErrorResponse, toImpossibleResponse } from "../exchange/mock-response.js";
import type { ServedOperation } from "../operation/operation.js";
import { dropShared } from "../preference/preference.js";
import { toObstacleViolation } from "../preference/preference-violations.js";
import type { ResponseQuery } from "../response/choose-response.js";
import { ImpossibleResponseError } from "../response/engine.js";
import { ScenarioObstacle } from "../scenario/scenario.js";
import { weighCreated } from "./ask-engine.js";
import { chooseRefusal } from "./check-request.js";
import { noSelection, type Outcome, toBareOutcome } from "./outcome.js";
import { playScenario } from "./play-scenario.js";
import { type ReadRequest, readResponseQuery } from "./read-request.js";
import { refuseRequest } from "./refuse-request.js";
import type { ResponseSource } from "./response-source.js";
import { writeResponse } from "./write-response.js";

/**
 * Responds to a valid request by its preference. Ignores a shared preference (of an address, key or session) that the operation cannot
 * play. Refuses a request whose own preference cannot be played, or that accepts no media type of the response.
 */
export function playResponse(source: ResponseSource, read: ReadRequest, created: CreatedResponse | undefined): Outcome {
  const { operation, preference, parameters } = read;
  const known = { session: preference.session, operation, preference, parameters };
  const played = playPossible(source, read, created);
  if (!("code" in played)) {
    return { ...known, ...played, response: insertOrigin(played.response, read.request.baseUrl), violations: [] };
  }
  // The request is valid: the mock cannot write the media type that it asks for.
  if (played.code === "media-type-unplayed") return { ...toBareOutcome(toErrorResponse(406, [played])), ...known };
  const violations = [played];
  return refuseRequest(source, read, { status: chooseRefusal(operation, violations), violations });
}

/** The parts of an outcome that depend on the response. */
type PlayedResponse = Pick<
  Outcome,
  "response" | "example" | "scenario" | "page" | "hasUsedEngine" | "engineDifference"
>;

function playPossible(
  source: ResponseSource,
  read: ReadRequest,
  created: CreatedResponse | undefined,
): PlayedResponse | RequestViolation {
  const query = readResponseQuery(read);
  const play = (wanted: ResponseQuery) => playPreferred(source, read.operation, wanted, read.request.target, created);
  try {
    const played = play(query);
    if (!("code" in played) || played.code !== "preference-unknown") return played;
    const preference = dropShared(query.preference);
    return preference ? play({ ...query, preference }) : played;
  } catch (error) {
    if (!(error instanceof ImpossibleResponseError)) throw error;
    return { response: toImpossibleResponse(error.message), ...noSelection };
  }
}

/** Creates the preferred response to a valid request. Returns a violation if any preference cannot be played, also a shared one. */
export function playPreferred(
  source: ResponseSource,
  operation: ServedOperation,
  query: ResponseQuery,
  target: string,
  created?: CreatedResponse,
): PlayedResponse | RequestViolation {
  const { preference } = query;
  const chosen = playScenario(source, operation, query, target);
  if ("code" in chosen) return chosen;
  const { selection, deliver } = chosen;
  try {
    const { used, difference } = weighCreated(source, operation, selection, preference, created);
    const written = writeResponse(source, operation, selection, used);
    const response = deliver(written);
    return {
      response,
      example: selection.choice.example,
      scenario: preference.scenario?.name,
      // A body that the scenario changed contains no page.
      page: response.text === written.text ? selection.page : undefined,
      hasUsedEngine: used !== undefined,
      engineDifference: difference,
    };
  } catch (error) {
    // The created response shows that the operation cannot play the scenario.
    if (error instanceof ScenarioObstacle) return toObstacleViolation(operation, preference, error.message);
    throw error;
  }
}
