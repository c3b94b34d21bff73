import { rejectOption } from "../call/check-limit.js";
import type { Call, CallResult, Layer } from "../call/metadata.js";
import { checkResponse, type ResponseChecks } from "../checks/check-response.js";
import { printPlace } from "../checks/find-misfits.js";
import { type BodyDifference, ResponseDifferenceError } from "../errors/response-difference-error.js";
import { describeFailure } from "../responses/describe-failure.js";

/** Maximum number of differences of a response. */
const maxDifferences = 10;

/** Receives each difference. The call waits for a promise that it returns. Default: `console.warn` of the message. */
export type OnDifference = (difference: BodyDifference) => unknown;

/**
 * Creates a layer that compares the JSON of each success with the document, by the same rules as requests. `"report"` calls
 * `onDifference` for each difference, and the call returns the response as usual. `"throw"` rejects the call with a
 * `ResponseDifferenceError`. Calls of other operations than those of `checks` are not compared. `allResponseChecks` has all operations.
 *
 * Throws a RangeError for another mode.
 *
 * @example
 * const api = createClient({ baseUrl, apiKey, layers: [fullResponseChecks("throw", allResponseChecks)] });
 */
export function fullResponseChecks(
  mode: "report" | "throw",
  checks: readonly ResponseChecks[],
  onDifference: OnDifference = warn,
): Layer {
  if (mode !== "report" && mode !== "throw") rejectOption("mode", mode, "`report` or `throw`");
  const byId = new Map(checks.map((each) => [each.operation, each]));
  return (next) => async (call) => {
    const result = await next(call);
    const own = byId.get(call.operation.id);
    const differences = own ? listDifferences(own, call, result) : [];
    if (mode === "throw" && differences.length > 0) {
      const failure = describeFailure(
        { ...call, attempt: { number: result.attempts } },
        result.response,
        textOf(result),
      );
      throw new ResponseDifferenceError(call.operation.id, failure, differences);
    }
    for (const difference of differences) await onDifference(difference);
    return result;
  };
}

function warn({ message, operation, status }: BodyDifference): void {
  console.warn(`${operation} returned ${status}: ${message}`);
}

function listDifferences(checks: ResponseChecks, call: Call, result: CallResult): BodyDifference[] {
  const { operation, redact } = call;
  const { data, response } = result;
  const { ok, status } = response;
  const text = textOf(result);
  if (!ok || !text) return [];
  return checkResponse(checks, operation, { data, text, status })
    .slice(0, maxDifferences)
    .map(({ path, message, expected, found }) => ({
      operation: operation.id,
      status,
      path: path.map((step) => (typeof step === "string" ? redact(step) : step)),
      expected,
      found,
      message: redact(`\`${printPlace("body", path)}\` ${message}`),
    }));
}

/** Returns the text of a body; `undefined` for bytes and streams. */
function textOf({ body }: CallResult): string | undefined {
  return typeof body === "string" ? body : undefined;
}
