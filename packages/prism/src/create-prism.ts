import {
  createInstance,
  getHttpOperationsFromSpec,
  type IHttpConfig,
  type IHttpRequest,
  ProblemJsonError,
  type PrismHttpComponents,
} from "@stoplight/prism-http";
import type { EngineRequest, EngineVerdict } from "@shortvideo-api/mock";

/** Validates a request with Prism. May throw, and may never finish. */
export type AskPrism = (
  input: IHttpRequest,
  choice: Pick<EngineRequest, "status" | "example">,
) => Promise<EngineVerdict>;

/** Starts stock Prism on a document, which Prism changes. Prism sends no requests. */
export async function createPrism(document: object): Promise<AskPrism> {
  const operations = await getHttpOperationsFromSpec(document);
  const logger: object = noLog;
  if (!isLogger(logger)) throw new TypeError("The logger is not one that Prism calls.");
  const prism = createInstance(createConfig({}), { logger });
  return async (input, choice) => {
    const result = await prism.request(input, operations, createConfig(choice))();
    if ("left" in result) return toRefusal(result.left);
    const { output, validations } = result.right;
    // 0 is an error; other numbers are warnings.
    const errors = validations.input.filter(({ severity }) => !severity);
    if (errors.length > 0) {
      return toRejection(errors.map(({ path, code, message }) => ({ location: path, code, message })));
    }
    const { statusCode: status, headers = {}, body } = output;
    return { kind: "accepted", reasons: [], response: { status, mediaType: headers["Content-type"], body } };
  };
}

/** Errors of Prism about a response: the request itself passed Prism's validation. */
const negotiationErrors = new Set(["NOT_FOUND", "NO_RESPONSE_RESPONSE_DEFINED", "SCHEMA_TOO_COMPLEX"]);

function toRefusal(error: Error): EngineVerdict {
  const name = error.name.split("#").at(-1) ?? "";
  if (negotiationErrors.has(name)) return { kind: "accepted", reasons: [] };
  const isRejection = error instanceof ProblemJsonError && error.status >= 400 && error.status < 500;
  if (!isRejection) return { kind: "failed", reasons: [`${error.message} (${name})`] };
  const found = listErrors(error);
  return toRejection(found.length > 0 ? found : [{ message: error.message, code: name }]);
}

/** Lists the details of a rejection for which the document has no response. */
function listErrors({ additional = {} }: ProblemJsonError): PrismError[] {
  const { validation } = additional;
  return Array.isArray(validation) ? validation.filter((each) => isPrismError(each) && each.severity === "Error") : [];
}

interface PrismError {
  readonly location?: readonly (string | number)[] | undefined;
  readonly severity?: string;
  readonly code?: string | number | undefined;
  readonly message: string;
}

function isPrismError(value: unknown): value is PrismError {
  return typeof value === "object" && value !== null && "message" in value;
}

function toRejection(errors: readonly PrismError[]): EngineVerdict {
  const reasons = errors.map(
    ({ location = [], code = "no code", message }) =>
      `${location.length === 0 ? "" : `${location.join(".")}: `}${message} (${code})`,
  );
  return { kind: "rejected", reasons: [...new Set(reasons)] };
}

function createConfig({ status, example }: Partial<Pick<EngineRequest, "status" | "example">>): IHttpConfig {
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

/** Returns `true` for whatever has the methods of pino that Prism calls. */
function isLogger(value: object): value is Logger {
  return "child" in value;
}
