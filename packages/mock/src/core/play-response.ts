import { findResponse } from "@shortvideo-api/document";
import type { ResponseQuery, AvailableResponses, Selection } from "../response/choose-response.js";
import type { ResponseSource } from "./response-source.js";
import type { ServedOperation } from "../operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { Exchange } from "../exchange/exchange.js";
import type { MockResponse } from "../exchange/mock-response.js";
import { dropShared } from "../preference/preference.js";
import { playScenario, readObstacle, type Stage } from "./play-scenario.js";
import type { CreatedResponse } from "./response-engine.js";
import { writeResponse } from "./write-response.js";

/** The response to a valid request, with its example, scenario and page. */
export interface PlayedResponse extends Pick<Exchange, "example" | "scenario" | "page"> {
  readonly response: MockResponse;
  /** Another engine than the mock's own created the body. */
  readonly hasUsedEngine: boolean;
  /** Why the response of the other engine could not be used; `undefined` when it was used, or was not needed. */
  readonly engineDifference: string | undefined;
}

/**
 * Creates the response to a valid request by its preference. Ignores a shared preference (of an address, key or session) that the
 * operation cannot play. Returns a violation if the request's own preference cannot be played.
 */
export async function playResponse(
  source: ResponseSource,
  operation: ServedOperation,
  query: ResponseQuery,
  target: string,
  created?: CreatedResponse,
): Promise<PlayedResponse | RequestViolation> {
  const played = await playPreferred(source, operation, query, target, created);
  if (!("code" in played) || played.code !== "preference-unknown") return played;
  const preference = dropShared(query.preference);
  return preference ? playPreferred(source, operation, { ...query, preference }, target, created) : played;
}

/** Does the same as {@link playResponse}, but also returns a violation if a shared preference cannot be played. */
export async function playPreferred(
  source: ResponseSource,
  operation: ServedOperation,
  query: ResponseQuery,
  target: string,
  created?: CreatedResponse,
): Promise<PlayedResponse | RequestViolation> {
  const { preference } = query;
  const played = playScenario(operation, readAvailableResponses(source, operation), query, () =>
    readStage(source, operation, target, preference.session),
  );
  if ("code" in played) return played;
  const { selection, deliver } = played;
  try {
    const canUseEngine = created !== undefined && selection.page === undefined && isUsual(preference);
    const engineDifference = canUseEngine ? findDifference(source, operation, selection, created) : undefined;
    const hasUsedEngine = canUseEngine && engineDifference === undefined;
    const written = await writeResponse(source, operation, selection, hasUsedEngine ? created : undefined);
    const response = deliver(written);
    // A body that the scenario changed contains no page.
    const page = response.text === written.text ? selection.page : undefined;
    const { example } = selection.choice;
    return { response, example, scenario: preference.scenario?.name, page, hasUsedEngine, engineDifference };
  } catch (error) {
    return readObstacle(operation, preference, error);
  }
}

/** Returns `false` for a preference that only the built-in engine supports. */
function isUsual({ scenario, dynamic, seed }: ResponseQuery["preference"]): boolean {
  return scenario === undefined && !dynamic && seed === 0;
}

/** Describes how the response of another engine differs from the one that the document has for this selection. */
function findDifference(
  { validator }: ResponseSource,
  operation: ServedOperation,
  { choice }: Selection,
  { status, mediaType, body }: CreatedResponse,
): string | undefined {
  if (status !== choice.status) return `status ${status} instead of ${choice.status}`;
  if (mediaType !== choice.mediaType) return `media type ${mediaType} instead of ${choice.mediaType}`;
  return body === undefined ? undefined : validator.findError(operation, status, body);
}

function readStage(
  { document, validator, state }: ResponseSource,
  operation: ServedOperation,
  target: string,
  session: string,
): Stage {
  return {
    document,
    pagination: operation.pagination,
    echoes: operation.echoes.map(({ place }) => place),
    inBandFailure: document["x-in-band-failure"],
    target,
    schemaOf: (status) => findResponse(operation, status)?.schema ?? true,
    admits: (status, body) => validator.findError(operation, status, body) === undefined,
    count: (what) => state.count(session, what),
  };
}

function readAvailableResponses(
  { document, listings, fixtures }: ResponseSource,
  { id }: ServedOperation,
): AvailableResponses {
  return { listing: listings.get(id), fixtures: fixtures[id], inBandFailure: document["x-in-band-failure"] };
}
