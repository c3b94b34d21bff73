import type { OpenApi } from "@shortvideo-api/document";
import { type GeneratedRequest, toTarget } from "../../../mock/test/validation/generate-request.js";
import { startPrism } from "../../src/start-prism.js";
import { toPrismInput } from "../../src/to-prism-input.js";

/** Verdict of stock Prism on a request. */
export interface Opinion {
  /** `"right"`, or the rejected part: the key (401), the path (404), the method (405) or anything else. */
  readonly verdict: Verdict;
  /** In its own words. */
  readonly reasons: readonly string[];
}

export type Verdict = "right" | "key" | "path" | "method" | "wrong";

export function toVerdict(status: number): Verdict {
  if (status < 400) return "right";
  return ({ 401: "key", 404: "path", 405: "method" } as const)[status] ?? "wrong";
}

/** Starts stock Prism on a document, as `prism mock` does. Returns a function that asks for its verdict on a request. */
export async function createSecondOpinion(document: OpenApi): Promise<(request: GeneratedRequest) => Promise<Opinion>> {
  // Prism writes into the document.
  const ask = await startPrism(structuredClone(document));
  return async (request) => {
    const { method, body = "" } = request;
    const headers = Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), [value]]);
    const input = toPrismInput({
      method,
      target: toTarget(request),
      headers: Object.fromEntries(headers),
      body: new TextEncoder().encode(body),
      status: undefined,
      example: undefined,
    });
    if (typeof input === "string") return { verdict: "wrong", reasons: [input] };
    try {
      const result = await ask(input, { status: undefined, example: undefined });
      if ("left" in result) return toViolation(result.left);
      // 0 is an error, the rest are warnings.
      const errors = result.right.validations.input.filter(({ severity }) => !severity);
      const reasons = errors.map(({ path = [], code, message }) => `${path.join(".")}: ${message} (${code})`);
      const status = result.right.output.statusCode;
      return { verdict: errors.length === 0 ? "right" : status < 400 ? "wrong" : toVerdict(status), reasons };
    } catch (error) {
      return toViolation(error);
    }
  };
}

function toViolation(error: unknown): Opinion {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
  return {
    verdict: toVerdict(status),
    reasons: [error instanceof Error ? `${error.name}: ${error.message}` : String(error)],
  };
}
