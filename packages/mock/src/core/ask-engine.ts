import type { RequestDisagreement } from "@shortvideo-api/report";
import type { EngineOpinion } from "../exchange/exchange.js";
import { type MockRequest, type Outcome, readRequestPreference } from "./respond-to-request.js";
import type { ResponseSource } from "./response-source.js";
import { readTarget } from "../request/read-target.js";
import type { EngineVerdict } from "./response-engine.js";

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
