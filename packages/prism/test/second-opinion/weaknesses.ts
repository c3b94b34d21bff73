import type { ServedOperation, Parameter } from "../../../mock/src/operation/operation.js";
import type { RequestViolation } from "@shortvideo-api/report";
import type { GeneratedRequest } from "../../../mock/test/validation/generate-request.js";
import type { Opinion, Verdict } from "./ask-prism.js";

/** A request on which the mock and Prism have different verdicts. */
export interface Difference {
  readonly operation: ServedOperation;
  readonly request: GeneratedRequest;
  readonly ours: Verdict;
  readonly violations: readonly RequestViolation[];
  readonly prism: Opinion;
}

interface Weakness<Explained> {
  /** The behavior of Prism, as a predicate: `"rejects HEAD"`. */
  readonly name: string;
  readonly explains: (explained: Explained, difference: Difference) => boolean;
}

/** Names the weaknesses of Prism that explain a difference; `undefined` if they do not explain all of it. */
export function explain(difference: Difference): readonly string[] | undefined {
  const { ours, violations, prism } = difference;
  const whole = wholeDifferences.find(({ explains }) => explains(difference, difference));
  if (whole) return [whole.name];
  if (ours === "accepted" || prism.verdict !== "accepted") return undefined;
  // Prism accepts a request that the mock rejects, so a weakness must explain each violation.
  const names = violations.map(
    (violation) => missedViolations.find(({ explains }) => explains(violation, difference))?.name,
  );
  return names.every((name) => name !== undefined) ? names : undefined;
}

/** Violations that Prism does not report. */
const missedViolations: readonly Weakness<RequestViolation>[] = [
  {
    name: "matches names of parameters in any case",
    explains: ({ code, place }, { operation, request }) =>
      ["parameter-unknown", "parameter-missing", "parameters-exclusive"].includes(code) &&
      place
        .replace(/^query\./, "")
        .split("|")
        .some((name) =>
          [...operation.parameters.map((parameter) => parameter.name), ...request.query.map(([each]) => each)].some(
            (other) => other !== name && other.toLowerCase() === name.toLowerCase(),
          ),
        ),
  },
  { name: "accepts unknown parameters", explains: ({ code }) => code === "parameter-unknown" },
  { name: "does not check exclusive parameters", explains: ({ code }) => code === "parameters-exclusive" },
  {
    name: "treats an empty value as absent",
    explains: ({ code, place }, { operation, request }) =>
      code === "parameter-wrong" && findTexts(operation, request, place).every((text) => text === ""),
  },
  {
    name: "accepts a repeated parameter that is JSON or a list in one text",
    explains: ({ code, place }, { operation }) => {
      const parameter = findParameter(operation, place);
      return code === "parameter-repeated" && (parameter?.json === true || parameter?.list === ",");
    },
  },
  {
    name: "does not read JSON in a parameter",
    explains: ({ code, place }, { operation }) =>
      code === "parameter-wrong" && findParameter(operation, place)?.json === true,
  },
  {
    name: "accepts malformed percent signs",
    explains: ({ code, place }) => code === "url-malformed" && place === "query",
  },
  { name: "does not check cursors", explains: ({ code }) => code === "position-unknown" },
  {
    name: "does not read an exploded object",
    explains: ({ code, place }, { operation }) =>
      ["parameter-missing", "parameter-wrong", "parameter-repeated"].includes(code) &&
      operation.explodedObjects.some(({ properties }) => properties.some((name) => place === `query.${name}`)),
  },
  {
    name: "reads only the last value of an exploded list",
    explains: ({ code, place }, { operation, request }) => {
      const parameter = findParameter(operation, place);
      const texts = findTexts(operation, request, place);
      return code === "parameter-wrong" && parameter?.list === "repeated" && parameter.reading.accepts(texts.slice(-1));
    },
  },
  {
    name: "accepts every number of JavaScript",
    explains: ({ code, place }, { operation, request }) => {
      const parameter = findParameter(operation, place);
      const texts = findTexts(operation, request, place);
      return code === "parameter-wrong" && parameter !== undefined && texts.every((text) => isCoerced(parameter, text));
    },
  },
];

function findParameter({ parameters }: ServedOperation, place: string): Parameter | undefined {
  return parameters.find((each) => `${each.in}.${each.name}` === place);
}

function findTexts(operation: ServedOperation, request: GeneratedRequest, place: string): string[] {
  const name = findParameter(operation, place)?.name;
  return request.query
    .filter(([each]) => each === name)
    .map(([, value]) => decodeURIComponent(value.replaceAll("+", " ")));
}

function isCoerced({ types, itemTypes, list, reading }: Parameter, text: string): boolean {
  const isNumber = [...types, ...itemTypes].some((type) => type === "integer" || type === "number");
  const value = list === undefined ? Number(text) : text.split(",").map(Number);
  return isNumber && text !== "" && reading.accepts(value);
}

/** Weaknesses that explain a whole difference, not a single violation. */
const wholeDifferences: readonly Weakness<Difference>[] = [
  { name: "rejects HEAD", explains: ({ request, prism }) => request.method === "HEAD" && prism.verdict === "method" },
  {
    name: "hangs on a body that is not JSON",
    explains: ({ prism }) => prism.reasons.some((reason) => reason.includes("hangs on a JSON body")),
  },
  {
    name: "treats an empty value as absent",
    explains: ({ ours, prism, request }) =>
      ours === "accepted" &&
      prism.reasons.every((reason) => reason.startsWith("query: ") && reason.endsWith("(required)")) &&
      request.query.some(([, value]) => value === ""),
  },
  {
    name: "splits the values of an exploded list at commas",
    explains: ({ ours, prism, operation, request }) =>
      ours === "accepted" &&
      operation.parameters.some(
        ({ name, list }) =>
          list === "repeated" &&
          prism.reasons.every((reason) => reason.startsWith(`query.${name}.`)) &&
          request.query.some(([each, value]) => each === name && decodeURIComponent(value).includes(",")),
      ),
  },
  {
    name: "accepts an empty value in a path",
    explains: ({ ours, prism, request }) =>
      ours === "path" && prism.verdict !== "accepted" && request.path.endsWith("/"),
  },
  {
    name: "loses the values of a path with an encoded letter",
    explains: ({ ours, prism, request }) =>
      ours === "accepted" &&
      request.path.includes("%") &&
      prism.reasons.every((reason) => reason.startsWith("path: ") && reason.endsWith("(required)")),
  },
  {
    name: "reports more for a path that cannot be decoded",
    explains: ({ violations: [first], prism }) =>
      first?.code === "url-malformed" && first.place === "path" && prism.verdict !== "accepted",
  },
];

/** All known weaknesses. A test expects that each occurs, and fails if Prism has fixed one. */
export const weaknesses: readonly string[] = [
  ...new Set([...missedViolations.map(({ name }) => name), ...wholeDifferences.map(({ name }) => name)]),
];
