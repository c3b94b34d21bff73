import { type IHttpRequest, ProblemJsonError } from "@stoplight/prism-http";
import type { EngineVerdict } from "@shortvideo-api/mock";
import { type Preferred, startPrism } from "./start-prism.js";

/** Validates a request with Prism. May throw, and may never finish. */
export type AskPrism = (input: IHttpRequest, preferred: Preferred) => Promise<EngineVerdict>;

/** Starts stock Prism on a document, which Prism changes. Prism sends no requests. */
export async function createPrism(document: object): Promise<AskPrism> {
  const request = await startPrism(document);
  return async (input, preferred) => {
    const result = await request(input, preferred);
    if ("left" in result) return toErrorVerdict(result.left);
    const { output, validations } = result.right;
    // Severity 0 is an error; other severities are warnings.
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

function toErrorVerdict(error: Error): EngineVerdict {
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
