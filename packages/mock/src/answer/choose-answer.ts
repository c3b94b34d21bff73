import { findResponseKey } from "../contract/find-response-key.js";
import type { Operation } from "../contract/operation.js";
import type { Problem } from "../contract/problem.js";
import type { Choice } from "./engine.js";
import type { LinkedPages } from "./link-pages.js";
import { findPreferenceProblem } from "../preference/find-preference-problem.js";
import type { Preference } from "../preference/preference.js";

/** What of a request decides which answer it gets. */
export interface AnswerRequest {
  /** Where in a list it asks to go on; `undefined` when it does not say. */
  readonly position: string | undefined;
  readonly preference: Preference;
  /** The `accept` header, `""` when there is none. */
  readonly accept: string;
}

/** Chooses the answer to a right request, from the request alone: any number of replicas choose the same. */
export function chooseAnswer(
  operation: Operation,
  pages: LinkedPages | undefined,
  { position, preference, accept }: AnswerRequest,
): Choice | Problem {
  const usual = readUsualStatus(operation);
  const status = preference.status ?? usual;
  const problem = findPreferenceProblem(operation, status, preference);
  if (problem) return problem;
  const choice = { verb: operation.verb, path: operation.path, status, ...chooseMediaType(operation, status, accept) };
  if (preference.example !== undefined) return { ...choice, example: preference.example };
  if (preference.dynamic) return { ...choice, dynamic: true };
  if (status !== usual || position === undefined || !pages) return choice;
  const page = pages.at(position);
  return page ? { ...choice, ...page } : toPositionProblem(operation, pages, position);
}

/** Chooses the usual answer of a status; `undefined` when the operation does not document it. */
export function chooseStatus(operation: Operation, status: number): Choice | undefined {
  if (findResponseKey(operation, status) === undefined) return undefined;
  return { verb: operation.verb, path: operation.path, status, ...chooseMediaType(operation, status, "") };
}

/** The lowest success, as Prism has it; 200 stands for `2XX` and `default`. */
function readUsualStatus({ responses }: Operation): number {
  const success = [...responses.keys()].filter((key) => /^2\d\d$/.test(key)).map(Number);
  return success.length > 0 ? Math.min(...success) : 200;
}

/** The first media type that `accept` admits; where it admits none, or is no media type at all, the usual one. */
function chooseMediaType(operation: Operation, status: number, accept: string): { mediaType?: string } {
  const mediaTypes = operation.responses.get(findResponseKey(operation, status) ?? "")?.mediaTypes ?? [];
  const [usual] = mediaTypes;
  if (usual === undefined) return {};
  for (const range of accept.split(",").map((part) => part.split(";")[0]?.trim().toLowerCase() ?? "")) {
    const [type, subtype] = range.split("/");
    const fits = (mediaType: string) =>
      mediaType.toLowerCase() === range || (subtype === "*" && mediaType.toLowerCase().startsWith(`${type}/`));
    const found = mediaTypes.find(fits);
    if (found !== undefined) return { mediaType: found };
  }
  return { mediaType: usual };
}

function toPositionProblem({ id, pagination }: Operation, pages: LinkedPages, position: string): Problem {
  const known = pages.positions.map((each) => `\`${each}\``).join(", ");
  return {
    code: "position-unknown",
    place: `query.${pagination?.param}`,
    message: `\`${pagination?.param}\` is \`${position.slice(0, 60)}\`, which no page of ${id} gave out; there are ${known}.`,
  };
}
