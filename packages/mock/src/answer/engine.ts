/** The only file that touches Prism. Whatever Prism throws, logs or rounds ends here. */

import { validateHeaderName, validateHeaderValue } from "node:http";
import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import { MockStartError } from "../contract/mock-start-error.js";
import type { OpenApi } from "../contract/openapi.js";

/** Makes answers. Knows nothing of requests: what is asked, and whether it may be, is decided before. */
export interface Engine {
  answer(choice: Choice): Promise<EngineAnswer>;
}

/** Which answer is wanted. */
export interface Choice {
  /** Upper case: `"GET"`. */
  readonly verb: string;
  /** As in the document: `"/pets/{petId}"`. */
  readonly path: string;
  /** A documented status, or one that `4XX` or `default` stands for. */
  readonly status: number;
  /** Name of the example; `undefined` for the first there is. */
  readonly example?: string | undefined;
  /** One of the media types of that status; `undefined` where it has no body. */
  readonly mediaType?: string | undefined;
  /** Makes a body from the schema, examples or not. */
  readonly dynamic?: boolean | undefined;
  /** Chooses among the bodies that can be made from the schema. Default 0. */
  readonly seed?: number | undefined;
  /** Chooses among the bodies of one seed. Default 0. */
  readonly attempt?: number | undefined;
}

export interface EngineAnswer {
  readonly status: number;
  /** Names in lower case; without `content-type`. */
  readonly headers: Readonly<Record<string, string>>;
  /** As parsed. The very object of the document when it is an example; `undefined` when there is no body. */
  readonly body: unknown;
}

/** Starts Prism on a document. Throws {@link MockStartError} when Prism cannot read it. */
export async function createEngine(document: OpenApi): Promise<Engine> {
  const operations = await getHttpOperationsFromSpec(document).catch((error: Error) => {
    throw new MockStartError([`Prism cannot read the document: ${error.message}`]);
  });
  const byCall = new Map(
    operations.map((operation) => [`${operation.method.toUpperCase()} ${operation.path}`, operation]),
  );
  const prism = createInstance(toConfig({ dynamic: false }), { logger: silent });
  return {
    async answer({ verb, path, status, example, mediaType, dynamic = false, seed = 0, attempt = 0 }) {
      const operation = byCall.get(`${verb} ${path}`);
      if (!operation) throw new Error(`Prism knows no operation ${verb} ${path}.`);
      const config = toConfig({
        dynamic,
        code: status,
        seed: attempt === 0 ? String(seed) : `${seed}, ${attempt}`,
        ...(example === undefined ? {} : { exampleKey: example }),
        ...(mediaType === undefined ? {} : { mediaTypes: [mediaType] }),
      });
      // The template stands for itself: a path from outside, with whatever percent signs, never reaches Prism.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Prism's own operation has one of Prism's methods.
      const input = { method: operation.method as IHttpRequest["method"], url: { path }, headers: {} };
      const result = await prism.request(input, [operation], config)();
      if ("left" in result) throw result.left;
      const { statusCode, headers, body } = result.right.output;
      return { status: statusCode, headers: toHeaders(headers ?? {}), body };
    },
  };
}

/** Prism writes into what it is given, so that each call needs its own. */
function toConfig(mock: IHttpConfig["mock"]): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: false,
    validateRequest: false,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock,
  };
}

function toHeaders(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      const lowerCase = name.toLowerCase();
      const isText = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
      if (!isText || lowerCase === "content-type") return [];
      // An example that no header can carry is told of at the start, and not by a connection that breaks.
      validateHeaderName(lowerCase);
      validateHeaderValue(lowerCase, String(value));
      return [[lowerCase, String(value)]];
    }),
  );
}

const ignore = () => {};

/** Prism logs by pino, each step of each request; here the front tells one line a request. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Prism uses no more of pino than this.
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
