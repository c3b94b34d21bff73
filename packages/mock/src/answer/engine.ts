/** The only file that touches Prism. Whatever Prism throws, logs or rounds ends here. */

import { createRequire } from "node:module";
import { validateHeaderName, validateHeaderValue } from "node:http";
import { transformOas3Operations } from "@stoplight/http-spec/oas3/operation";
import type { IHttpConfig, IHttpRequest, PrismHttpComponents } from "@stoplight/prism-http";
import type Mocker from "@stoplight/prism-http/dist/mocker/index.js";
import { httpMethods } from "@shortvideo-api/document";
import { type OpenApi } from "../contract/openapi.js";
import { createPrismReader } from "./prism-document.js";

// Not by way of the package's index, which also loads what forwards and validates requests. A CommonJS default export, which
// `import` reads in different ways under Node and under Vite.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `require` returns no type.
const mocker = createRequire(import.meta.url)("@stoplight/prism-http/dist/mocker/index.js") as typeof Mocker;

/** Makes answers. Knows nothing of requests: what is asked, and whether it may be, is decided before. */
export interface Engine {
  answer(choice: Choice): Promise<EngineAnswer>;
}

/** Which answer is wanted. */
export interface Choice {
  /** Upper case: `"GET"`. */
  readonly method: string;
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

/**
 * Starts Prism on a document. Prism reads each operation when it makes a response of it first, and follows references as it goes:
 * to read a large document at once, and to replace its references, takes Prism half a minute and a gigabyte.
 */
export function createEngine(document: OpenApi): Engine {
  const readDocument = createPrismReader(document);
  const byCall = new Map<string, PrismOperation | undefined>();
  const readOperation = (method: string, path: string): PrismOperation | undefined => {
    const call = `${method} ${path}`;
    const key = httpMethods.find((each) => each.toUpperCase() === method);
    if (key === undefined || document.paths?.[path]?.[key] === undefined) return undefined;
    if (!byCall.has(call)) {
      const { document: own, bundled } = readDocument(path, key);
      const [operation] = transformOas3Operations({ ...own });
      byCall.set(call, operation && { ...operation, __bundled__: bundled });
    }
    return byCall.get(call);
  };
  return {
    async answer({ method, path, status, example, mediaType, dynamic = false, seed = 0, attempt = 0 }) {
      const operation = readOperation(method, path);
      if (!operation) throw new Error(`Prism knows no operation ${method} ${path}.`);
      // Prism writes into what it is given, so that each call needs its own.
      const config: IHttpConfig["mock"] = {
        dynamic,
        code: status,
        seed: attempt === 0 ? String(seed) : `${seed}, ${attempt}`,
        ...(example === undefined ? {} : { exampleKey: example }),
        ...(mediaType === undefined ? {} : { mediaTypes: [mediaType] }),
      };
      // The template stands for itself: a path from outside, with whatever percent signs, never reaches Prism.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Prism's own operation has one of Prism's methods.
      const data = { method: operation.method as IHttpRequest["method"], url: { path }, headers: {} };
      const result = withoutWarnings(() =>
        mocker.default({ resource: operation, input: { data, validations: [] }, config })(silent),
      );
      if ("left" in result) throw result.left;
      const { statusCode, headers, body } = result.right;
      return { status: statusCode, headers: toHeaders(headers ?? {}), body };
    },
  };
}

/** An operation as Prism reads it; what it refers to stands beside it. */
type PrismOperation = ReturnType<typeof transformOas3Operations>[number] & { readonly __bundled__: object };

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

/** Prism's sampler writes to the console what it cannot merge. The call is synchronous, so that no other warning is lost. */
function withoutWarnings<Result>(make: () => Result): Result {
  const { warn } = console;
  console.warn = ignore;
  try {
    return make();
  } finally {
    console.warn = warn;
  }
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
