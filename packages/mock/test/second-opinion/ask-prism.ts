import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import type { OpenApi } from "@shortvideo-api/document";
import { type GeneratedRequest, toTarget } from "../validation/generate-request.js";

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

/** Starts stock Prism on a document, as `prism mock` does, and gives a way to ask it. */
export async function createPrism(document: OpenApi): Promise<(request: GeneratedRequest) => Promise<Opinion>> {
  // It writes into the document.
  const operations = await getHttpOperationsFromSpec(structuredClone(document));
  const prism = createInstance(createConfig(), { logger: silent });
  return async (request) => {
    const url = new URL(toTarget(request), "http://127.0.0.1");
    const query: Record<string, string | string[]> = {};
    for (const name of url.searchParams.keys()) {
      const values = url.searchParams.getAll(name);
      query[name] = values.length === 1 ? (values[0] ?? "") : values;
    }
    const { body } = request;
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name.toLowerCase(), value]),
    );
    const parsed = parseBody(headers["content-type"] ?? "", body);
    if (parsed === malformed) return { verdict: "wrong", reasons: [hangs] };
    const input = {
      // Each method that is sent is one of Prism's.
      method: request.method.toLowerCase() as IHttpRequest["method"],
      url: { path: url.pathname, query },
      headers: {
        ...headers,
        ...(body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) }),
      },
      ...(body === undefined ? {} : { body: parsed }),
    };
    try {
      const result = await prism.request(input, operations, createConfig())();
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

/** In place of a reason when its server never responds. */
export const hangs = "its server hangs";

const malformed = Symbol("malformed");

/** Its server parses JSON before it asks. */
function parseBody(type: string, body: string | undefined): unknown {
  if (type !== "application/json" || body === undefined) return body;
  try {
    return JSON.parse(body);
  } catch {
    return malformed;
  }
}

function createConfig(): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: { dynamic: false },
  };
}

const ignore = () => {};

// Prism uses no more of pino than this.
const silent = {
  fatal: ignore,
  error: ignore,
  warn: ignore,
  info: ignore,
  success: ignore,
  debug: ignore,
  trace: ignore,
  child: () => silent,
} as unknown as PrismHttpComponents["logger"];
