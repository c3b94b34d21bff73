import { findNode, groupEntries, type OpenApi, printJson, printPointer, type Step } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { Inference } from "@shortvideo-api/report";
import type { WithPath } from "../compare/response-difference.js";
import { type Evidence, type SeenParameter, toKey, toParameterKey } from "./evidence.js";
import { checkSchema, type InferenceResult } from "./check-schema.js";
import { listMarks, type Mark } from "./list-marks.js";

/** Checks each fact with `x-provenance` against the responses. */
export function checkInferences(
  document: OpenApi,
  operations: readonly ServedOperation[],
  evidence: Evidence,
): readonly WithPath<Inference>[] {
  const users = listParameterUsers(operations);
  return listMarks(document).map((mark) => {
    const { path, provenance, reason } = mark;
    return { path, pointer: printPointer(path) || "/", provenance, reason, ...check(mark) };
  });

  function check(mark: Mark): InferenceResult {
    const { path, node } = mark;
    if (path[0] === "x-in-band-failure") return checkInBandFailure(evidence.inBandFailures);
    if (typeof node["name"] === "string" && typeof node["in"] === "string") {
      return checkParameter(users.get(toKey(path)) ?? [], evidence);
    }
    if (path.at(-1) === "schema" && users.has(toKey(path.slice(0, -1)))) return untestable;
    if (evidence.values.has(toKey(path))) return checkSchema(document, mark, evidence.values.get(toKey(path)));
    return checkResponsePart(document, path, evidence) ?? checkSchema(document, mark, undefined);
  }
}

/** The result for the schema of a parameter. */
const untestable: InferenceResult = {
  status: "open",
  evidence: "Only an invalid request could show it, and `verify` sends none.",
};

function checkInBandFailure(count: number): InferenceResult {
  if (count === 0) return { status: "open", evidence: "No response with a successful status contained a failure." };
  return { status: "confirmed", evidence: `A response with a successful status contained a failure, ${times(count)}.` };
}

interface ParameterUser {
  readonly operation: ServedOperation;
  readonly name: string;
}

/** Lists the operations that take each parameter, by the path of the parameter in the document. */
function listParameterUsers(operations: readonly ServedOperation[]): ReadonlyMap<string, ParameterUser[]> {
  return groupEntries(
    operations.flatMap((operation) =>
      operation.parameters.map(({ name, steps }) => [toKey(steps), { operation, name }] as const),
    ),
  );
}

function checkParameter(users: readonly ParameterUser[], { parameters }: Evidence): InferenceResult {
  const seen = users.flatMap(({ operation, name }): SeenParameter[] => {
    const found = parameters.get(toParameterKey(operation, name));
    return found && found.sent > 0 ? [found] : [];
  });
  const [effect] = seen.flatMap((parameter) => parameter.effects);
  const [missingEffect] = seen.flatMap((parameter) => parameter.missingEffects);
  // Several operations can share a parameter. One operation that ignores it refutes the declaration.
  if (missingEffect !== undefined) {
    const { sentence, difference } = missingEffect;
    return { status: "refuted", evidence: sentence, ...(difference === undefined ? {} : { refutedBy: [difference] }) };
  }
  if (effect !== undefined) return { status: "confirmed", evidence: effect };
  const sent = seen.reduce((sum, each) => sum + each.sent, 0);
  const succeeded = seen.reduce((sum, each) => sum + each.succeeded, 0);
  if (sent === 0) return { status: "open", evidence: "No request sent it." };
  if (succeeded === 0) return { status: "open", evidence: "No request with it returned a successful response." };
  const evidence = `Sent ${times(sent)}, with a successful response ${times(succeeded)}. The responses do not show whether it has an effect.`;
  return { status: "open", evidence };
}

/** Checks a response itself, or a header or an example of it. */
function checkResponsePart(
  document: OpenApi,
  path: readonly Step[],
  { responses }: Evidence,
): InferenceResult | undefined {
  // `components/responses/…` or `paths/…/get/responses/…`.
  const depth = path.findIndex((step, index) => step === "responses" && (index === 1 || index === 3));
  if (path[0] === "components" && path[1] === "examples")
    return checkExample(findNode(document, path), [...responses.values()]);
  if (depth < 0) return undefined;
  const responsePath = path.slice(0, depth + 2);
  const part = path.slice(depth + 2);
  const seen = responses.get(toKey(responsePath));
  if (!seen) return { status: "open", evidence: "This response did not occur." };
  if (part.length === 0) {
    const occurred = `Status ${seen.status} occurred ${times(seen.count)}`;
    if (seen.misfits === 0) return { status: "confirmed", evidence: `${occurred}, as declared.` };
    const evidence = `${occurred}; ${times(seen.misfits)} with another body than declared.`;
    return { status: "refuted", evidence, refutedBy: [...seen.differences] };
  }
  const [kind, name] = part;
  if (kind === "headers" && part.length === 2) {
    const isPresent = seen.headers.has(String(name).toLowerCase());
    if (isPresent) return { status: "confirmed", evidence: `Responses with status ${seen.status} have it.` };
    return { status: "refuted", evidence: `Status ${seen.status} occurred without it, ${times(seen.count)}.` };
  }
  return { status: "open", evidence: "A response alone cannot show it." };
}

function checkExample(node: unknown, responses: readonly { readonly bodies: readonly unknown[] }[]): InferenceResult {
  const value = typeof node === "object" && node !== null && "value" in node ? printJson(node.value) : undefined;
  const isSeen = responses.some(({ bodies }) => bodies.some((body) => printJson(body) === value));
  if (isSeen) return { status: "confirmed", evidence: "A response had exactly this body." };
  return { status: "open", evidence: "No response had exactly this body." };
}

/** Prints a count: `"once"`, `"twice"`, `"5 times"`. */
function times(count: number): string {
  if (count === 1) return "once";
  return count === 2 ? "twice" : `${count} times`;
}
