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

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Prism calls only these methods of a pino logger.
const logger = noLog as unknown as PrismHttpComponents["logger"];
