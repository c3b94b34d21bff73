import {
  bodylessStatuses,
  type DocumentedOperation,
  isNode,
  listSuccessCodes,
  type OpenApi,
  type Report,
  type ResponseObject,
  validateInBandFailure,
} from "@shortvideo-api/document/source";
import type { ErrorClass, InBandFailure } from "../api/model.ts";
import type { ErrorCase } from "../api/response.ts";
import { isErrorClassName } from "../names/names.ts";
import { toLine, toSentence } from "./clean-text.ts";

interface KnownClass {
  statuses: Set<number>;
  description?: string;
  advice?: string | undefined;
  /** Whether a response without a body throws the class. */
  isSilent: boolean;
}

/**
 * Reads the error classes that responses name by `x-error`, each once, in the order of first appearance. Reports a class with the name of
 * a schema: neither of them may lose its name because the other one is new.
 */
export function readErrors(
  endpoints: readonly DocumentedOperation[],
  typeNames: readonly string[],
  report: Report,
): ErrorClass[] {
  const classes = new Map<string, KnownClass>();
  const addClass = (name: string): KnownClass => {
    const known = classes.get(name) ?? { statuses: new Set(), isSilent: false };
    classes.set(name, known);
    return known;
  };
  for (const { responses } of endpoints) {
    for (const [key, { node: response, steps }] of responses) {
      if (!("x-error" in response)) continue;
      const declared = readDeclaredError(response);
      const extension = [...steps, "x-error"];
      const wrong = findMalformed(declared, typeNames);
      if (wrong !== undefined) report("error-malformed", extension, wrong);
      if (wrong !== undefined || typeof declared !== "object") continue;
      const misplaced = findMisplaced(declared, key, response, [...responses.keys()]);
      if (misplaced !== undefined) {
        report("error-on-success", extension, misplaced);
        continue;
      }
      const status = Number(key);
      const errorClass = addClass(declared.class);
      errorClass.statuses.add(status);
      errorClass.description ??= toLine(response.description) ?? "";
      errorClass.isSilent ||= Object.keys(response.content ?? {}).length === 0;
      const advice = toSentence(declared.advice);
      if (errorClass.advice !== undefined && advice !== undefined && errorClass.advice !== advice) {
        report("error-malformed", [...extension, "advice"], `\`${declared.class}\` has different advice elsewhere.`);
      }
      errorClass.advice ??= advice;
      for (const { errorClass: name } of declared.cases) addClass(name).statuses.add(status);
    }
  }
  return [...classes].map(([name, { statuses, description = "", advice, isSilent }]) => ({
    name,
    statuses: [...statuses].sort((left, right) => left - right),
    description,
    advice,
    meaning: isSilent ? toSentence(description) : undefined,
  }));
}

function findMalformed(declared: DeclaredError | string | undefined, typeNames: readonly string[]): string | undefined {
  if (declared === undefined) return "`class` is missing.";
  if (typeof declared === "string") return declared;
  const names = [declared.class, ...declared.cases.map((each) => each.errorClass)];
  const wrong = names.find((name) => !isErrorClassName(name));
  if (wrong !== undefined) return `\`${wrong}\` cannot be the name of an error class.`;
  const taken = names.find((name) => typeNames.some((other) => other.toLowerCase() === name.toLowerCase()));
  if (taken === undefined) return undefined;
  return `\`${taken}\` is the name of a schema, which the client exports, too. Choose another name, or rename the schema in the configuration.`;
}

/**
 * Finds an `x-error` under a key that does not allow it. A class belongs to one failing status, or to a 204 or 205 without a
 * body beside another success.
 */
function findMisplaced(
  { class: name }: DeclaredError,
  key: string,
  { content = {} }: ResponseObject,
  keys: readonly string[],
): string | undefined {
  if (/^[1345]\d\d$/.test(key)) return undefined;
  if (!bodylessStatuses.has(Number(key))) return `\`${name}\` must belong to one failing status, got \`${key}\`.`;
  if (Object.keys(content).length > 0)
    return `\`${name}\` must belong to a \`${key}\` without a body, and this one has a body.`;
  const hasOther = keys.some((status) =>
    status.startsWith("2") ? !bodylessStatuses.has(Number(status)) : status === "default",
  );
  return hasOther ? undefined : `With \`${name}\`, the operation would have no successful response.`;
}

/** Reads how the service reports a failure with status 200; `undefined` if the document does not describe it. */
export function readInBandFailure(root: OpenApi, report: Report): InBandFailure | undefined {
  const declared: unknown = root["x-in-band-failure"];
  if (declared === undefined || declared === null) return undefined;
  const isValid = validateInBandFailure(declared, (code, steps, message) =>
    report(code, ["x-in-band-failure", ...steps], message),
  );
  if (!isValid) return undefined;
  const { codes, messages } = declared;
  const advice = toSentence(declared.advice);
  return { codes, success: listSuccessCodes(declared), messages, ...(advice === undefined ? {} : { advice }) };
}

/** The content of `x-error`. */
export interface DeclaredError {
  class: string;
  /** A fix for the caller: one sentence. */
  advice: string | undefined;
  /** Classes that are thrown instead, by the message of the service. */
  cases: readonly ErrorCase[];
}

/** Reads `x-error`. Returns a message if it is malformed, and `undefined` if it names no class. */
export function readDeclaredError(response: ResponseObject): DeclaredError | string | undefined {
  const found = response["x-error"];
  if (!isNode(found) || typeof found["class"] !== "string") return undefined;
  const { class: name, advice, cases = [] } = found;
  if (advice !== undefined && toLine(typeof advice === "string" ? advice : "") === undefined) {
    return "`advice` must be a sentence.";
  }
  if (!Array.isArray(cases)) return "`cases` must be a list.";
  const read = cases.map(readCase);
  if (read.includes(undefined)) return `\`cases.${read.indexOf(undefined)}\` lacks \`contains\` or \`class\`.`;
  return {
    class: name,
    advice: typeof advice === "string" ? advice : undefined,
    cases: read.filter((each) => each !== undefined),
  };
}

function readCase(value: unknown): ErrorCase | undefined {
  if (!isNode(value)) return undefined;
  const { contains, class: name } = value;
  const isComplete = typeof contains === "string" && contains.trim() !== "" && typeof name === "string";
  return isComplete ? { contains, errorClass: name } : undefined;
}
