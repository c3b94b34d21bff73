import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  type PrismHttpComponents,
  type PrismHttpInstance,
} from "@stoplight/prism-http";
import type { EngineRequest } from "@shortvideo-api/mock";

/** The response that a request prefers: its status and the name of its example. */
export type Preferred = Pick<EngineRequest, "status" | "example">;

/** The result of a request in Prism's form: `right` with a response and validations, or `left` with an error. */
export type PrismResult = Awaited<ReturnType<ReturnType<PrismHttpInstance["request"]>>>;

/**
 * Starts stock Prism on a document, which Prism changes. Prism sends no requests. The returned function may throw, and may
 * never finish.
 */
export async function startPrism(
  document: object,
): Promise<(input: IHttpRequest, preferred: Preferred) => Promise<PrismResult>> {
  const operations = await getHttpOperationsFromSpec(document);
  const logger: object = noLog;
  if (!isLogger(logger)) throw new TypeError("The logger has no method `child`, which Prism calls.");
  const prism = createInstance(createConfig(), { logger });
  return (input, preferred) => prism.request(input, operations, createConfig(preferred))();
}

function createConfig({ status, example }: Partial<Preferred> = {}): IHttpConfig {
  return {
    isProxy: false,
    checkSecurity: true,
    validateRequest: true,
    validateResponse: false,
    errors: false,
    upstreamProxy: undefined,
    mock: {
      dynamic: false,
      ...(status === undefined ? {} : { code: status }),
      ...(example === undefined ? {} : { exampleKey: example }),
    },
  };
}

const ignore = () => {};

const noLog = {
  fatal: ignore,
  error: ignore,
  warn: ignore,
  info: ignore,
  success: ignore,
  debug: ignore,
  trace: ignore,
  child: () => noLog,
};

type Logger = PrismHttpComponents["logger"];

/** Narrows the type. Prism calls only the methods above, not all methods of a pino logger. */
function isLogger(value: object): value is Logger {
  return "child" in value;
}
