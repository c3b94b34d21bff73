import type { RequestDisagreement } from "@shortvideo-api/report";
import type { CreatedResponse, EngineVerdict } from "../engine/response-engine.js";
import type { EngineOpinion } from "../exchange/exchange.js";
import type { ServedOperation } from "../operation/operation.js";
import type { Preference } from "../preference/preference.js";
import { readTarget } from "../request/read-target.js";
import type { Selection } from "../response/choose-response.js";
import type { MockRequest, Outcome } from "./outcome.js";
import type { ResponseSource } from "./response-source.js";
import { readRequestPreference } from "./route-request.js";

/** An engine that was asked, with its verdict. */
export interface AskedEngine {
  readonly name: string;
  readonly verdict: EngineVerdict;
}

/** Asks the other engine for its verdict on a request. Returns `undefined` when the mock has no other engine. */
export async function askEngine(source: ResponseSource, request: MockRequest): Promise<AskedEngine | undefined> {
  const { otherEngine } = source;
  if (!otherEngine) return undefined;
  const { preference } = readRequestPreference(source, request, readTarget(request.target));
  const { method, target, headers, body } = request;
  const { status, example } = preference;
  return {
    name: otherEngine.name,
    verdict: await otherEngine.respond({ method, target, headers, body, status, example }),
  };
}

/**
 * Decides whether the response of another engine is used. It is not offered for a page, and for a preference that only the built-in engine
 * supports. `difference` describes how an offered response differs from the one that the document has for this selection.
 */
export function weighCreated(
  { findResponseError }: ResponseSource,
  operation: ServedOperation,
  { choice, page }: Selection,
  { scenario, dynamic, seed }: Preference,
  created: CreatedResponse | undefined,
): { readonly used?: CreatedResponse; readonly difference?: string } {
  if (!created || page || scenario || dynamic || seed !== 0) return {};
  const { status, mediaType, body } = created;
  if (status !== choice.status) return { difference: `status ${status} instead of ${choice.status}` };
  if (mediaType !== choice.mediaType) return { difference: `media type ${mediaType} instead of ${choice.mediaType}` };
  const difference = body === undefined ? undefined : findResponseError(operation, status, body);
  return difference === undefined ? { used: created } : { difference };
}

/** Compares the verdict of the engine with that of the mock. */
export function toOpinion({ name, verdict }: AskedEngine, outcome: Outcome): EngineOpinion {
  const { hasUsedEngine = false } = outcome;
  return { engine: name, hasResponded: hasUsedEngine, disagreement: findDisagreement(verdict, outcome) };
}

function findDisagreement({ kind, reasons }: EngineVerdict, outcome: Outcome): RequestDisagreement | undefined {
  const { violations, engineDifference } = outcome;
  if (kind === "failed") return { code: "engine-failed", reason: reasons.join("; ") };
  const isRejected = violations.length > 0;
  if (kind === "accepted" && isRejected) {
    const codes = violations.map(({ place, code }) => `${place}: ${code}`);
    return { code: "request-accepted", reason: [...new Set(codes)].join("; ") };
  }
  if (kind === "rejected" && !isRejected) return { code: "request-rejected", reason: reasons.join("; ") };
  return engineDifference === undefined ? undefined : { code: "response-unusable", reason: engineDifference };
}
