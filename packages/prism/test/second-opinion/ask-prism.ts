import type { OpenApi } from "@shortvideo-api/document";
import { type GeneratedRequest, toTarget } from "../../../mock/test/validation/generate-request.js";
import { startPrism } from "../../src/start-prism.js";
import { toPrismInput } from "../../src/to-prism-input.js";

/** The verdict of stock Prism on a request, with its reasons. */
export interface Opinion {
  readonly verdict: Verdict;
  /** The messages of Prism. */
  readonly reasons: readonly string[];
}

/** `"accepted"`, or the rejected part: the key (401), the path (404), the method (405) or any other part. */
export type Verdict = "accepted" | "key" | "path" | "method" | "other";

/** Converts the status of a response to the verdict on its request. */
export function toVerdict(status: number): Verdict {
  if (status < 400) return "accepted";
  return ({ 401: "key", 404: "path", 405: "method" } as const)[status] ?? "other";
}

/** Starts stock Prism on a document, like `prism mock`. Returns a function that resolves with Prism's verdict on a request. */
export async function createSecondOpinion(document: OpenApi): Promise<(request: GeneratedRequest) => Promise<Opinion>> {
  // Prism changes the document.
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
    if (typeof input === "string") return { verdict: "other", reasons: [input] };
    try {
      const result = await ask(input, { status: undefined, example: undefined });
      if ("left" in result) return toRejection(result.left);
      // Severity 0 is an error; other severities are warnings.
      const errors = result.right.validations.input.filter(({ severity }) => !severity);
      const reasons = errors.map(({ path = [], code, message }) => `${path.join(".")}: ${message} (${code})`);
      const status = result.right.output.statusCode;
      return { verdict: errors.length === 0 ? "accepted" : status < 400 ? "other" : toVerdict(status), reasons };
    } catch (error) {
      return toRejection(error);
    }
  };
}

function toRejection(error: unknown): Opinion {
  const status = error instanceof Error && "status" in error ? Number(error.status) : 500;
  return {
    verdict: toVerdict(status),
    reasons: [error instanceof Error ? `${error.name}: ${error.message}` : String(error)],
  };
}
