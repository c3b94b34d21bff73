import {
  isNode,
  isReference,
  type OpenApi,
  readReference,
  type Report,
  type ResponseObject,
} from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { ErrorClass, InBandFailure } from "../api/model.ts";
import { isErrorClassName } from "../names/names.ts";
import { type DeclaredError, readDeclaredError } from "./read-declared-error.ts";
import { readLine, readSentence } from "./read-text.ts";

type Steps = readonly (string | number)[];

interface KnownClass {
  statuses: Set<number>;
  description: string | undefined;
  advice: string | undefined;
  isSilent: boolean;
}

/** Reads the error classes that responses name by `x-error`, each once, in the order of first appearance. */
export function readErrors(root: OpenApi, endpoints: readonly Endpoint[], report: Report): ErrorClass[] {
  const classes = new Map<string, KnownClass>();
  const know = (name: string): KnownClass => {
    const known = classes.get(name) ?? {
      statuses: new Set(),
      description: undefined,
      advice: undefined,
      isSilent: false,
    };
    classes.set(name, known);
    return known;
  };
  for (const { operation, steps } of endpoints) {
    const responses = Object.entries(operation.responses ?? {});
    for (const [key, node] of responses) {
      const { response, place } = follow(root, node, [...steps, "responses", key]);
      if (!response || !("x-error" in response)) continue;
      const declared = readDeclaredError(response);
      const at = [...place, "x-error"];
      const wrong = findMalformed(declared);
      if (wrong !== undefined) report("error-malformed", at, wrong);
      if (wrong !== undefined || typeof declared !== "object") continue;
      const misplaced = findMisplaced(
        declared,
        key,
        response,
        responses.map(([one]) => one),
      );
      if (misplaced !== undefined) {
        report("error-on-success", at, misplaced);
        continue;
      }
      const status = Number(key);
      const own = know(declared.class);
      own.statuses.add(status);
      own.description ??= readLine(response.description) ?? "";
      own.isSilent ||= Object.keys(response.content ?? {}).length === 0;
      const advice = readSentence(declared.advice);
      if (own.advice !== undefined && advice !== undefined && own.advice !== advice) {
        report("error-malformed", [...at, "advice"], `\`${declared.class}\` has another advice elsewhere.`);
      }
      own.advice ??= advice;
      for (const { class: name } of declared.cases) know(name).statuses.add(status);
    }
  }
  return [...classes].map(([name, { statuses, description = "", advice, isSilent }]) => ({
    name,
    statuses: [...statuses].sort((left, right) => left - right),
    description,
    advice,
    meaning: isSilent ? readSentence(description) : undefined,
  }));
}

/** The response behind any number of `$ref`s, and where it stands. */
function follow(
  root: OpenApi,
  node: object | undefined,
  steps: Steps,
): { response: ResponseObject | undefined; place: Steps } {
  const responses = root.components.responses ?? {};
  let response = node;
  let place = steps;
  for (let hops = 0; response && isReference(response) && hops < 20; hops++) {
    const key: string = readReference(response.$ref)?.key ?? "";
    response = Object.hasOwn(responses, key) ? responses[key] : undefined;
    place = ["components", "responses", key];
  }
  const isFound = response !== undefined && !isReference(response);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- What is no reference is a response.
  return { response: isFound ? (response as ResponseObject) : undefined, place };
}

function findMalformed(declared: DeclaredError | string | undefined): string | undefined {
  if (declared === undefined) return "There is no `class`.";
  if (typeof declared === "string") return declared;
  const names = [declared.class, ...declared.cases.map((one) => one.class)];
  const wrong = names.find((name) => !isErrorClassName(name));
  return wrong === undefined ? undefined : `\`${wrong}\` cannot be a class here.`;
}

/** A failure is told by one status; a success is one only where there is nothing to hand out, and another success has it. */
function findMisplaced(
  { class: name }: DeclaredError,
  key: string,
  { content = {} }: ResponseObject,
  keys: readonly string[],
): string | undefined {
  if (/^[1345]\d\d$/.test(key)) return undefined;
  if (key !== "204" && key !== "205") return `\`${name}\` is thrown for one failing status, and this is \`${key}\`.`;
  if (Object.keys(content).length > 0)
    return `\`${name}\` is thrown for a \`${key}\` that has no body, and this has one.`;
  const hasOther = keys.some((one) => (one.startsWith("2") ? one !== "204" && one !== "205" : one === "default"));
  return hasOther ? undefined : `\`${name}\` would be all that the operation can answer.`;
}

/** Reads how the service says no inside an HTTP 200; `undefined` where the document does not say that it does. */
export function readInBandFailure(root: OpenApi, report: Report): InBandFailure | undefined {
  const declared = root["x-in-band-failure"];
  if (declared === undefined || declared === null) return undefined;
  const { codes, success, messages, advice } = isNode(declared) ? declared : {};
  const isAdvice = advice === undefined || (typeof advice === "string" && advice.trim() !== "");
  const values: readonly unknown[] = Array.isArray(success) ? success : [success];
  if (isNames(codes) && isCodes(values) && isNames(messages) && isAdvice) {
    const sentence = typeof advice === "string" ? readSentence(advice) : undefined;
    return { codes, success: values, messages, ...(sentence === undefined ? {} : { advice: sentence }) };
  }
  const wrong = !isNames(codes)
    ? "`codes` is no list of names"
    : !isNames(messages)
      ? "`messages` is no list of names"
      : isAdvice
        ? "`success` is neither a number nor a text, nor a list of these"
        : "`advice` is no sentence";
  report("in-band-failure-malformed", ["x-in-band-failure"], `${wrong}.`);
  return undefined;
}

function isCodes(values: readonly unknown[]): values is (number | string)[] {
  return values.length > 0 && values.every(isCode);
}

function isCode(value: unknown): boolean {
  return typeof value === "string" ? value.trim() !== "" : Number.isFinite(value);
}

function isNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === "string" && item !== "");
}
