import type { Step } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/internal";
import type { ResponseDifference } from "../compare/response-difference.js";
import { readNumber } from "../compare/find-value-differences.js";
import type { Visit } from "../compare/visit-body.js";
import type { DifferenceCode } from "@shortvideo-api/report";

/** Observations from responses so far. */
export interface Evidence {
  /** The values that each marked schema applied to, by the path of the schema. */
  readonly values: ReadonlyMap<string, SeenValues>;
  /** The occurrences of each documented response, by its path. */
  readonly responses: ReadonlyMap<string, SeenResponse>;
  /** The requests that sent each parameter, by operation and name. */
  readonly parameters: ReadonlyMap<string, SeenParameter>;
  /** The number of failures in the body of a response with a successful status. */
  readonly inBandFailures: number;
}

/** The values of one schema. */
export interface SeenValues {
  readonly kinds: Map<string, number>;
  /** Numbers, and texts of digits. */
  readonly numbers: number[];
  otherSiblings: number;
  /** The kinds of differences in these values. */
  readonly differences: Set<DifferenceCode>;
}

/** The occurrences of one documented response. */
export interface SeenResponse {
  readonly status: number;
  count: number;
  misfits: number;
  /** The kinds of differences in these responses. */
  readonly differences: Set<DifferenceCode>;
  readonly headers: Set<string>;
  readonly bodies: unknown[];
}

/** The requests that sent one parameter. */
export interface SeenParameter {
  sent: number;
  succeeded: number;
  /** Sentences that describe an effect of the parameter, and sentences that describe a missing effect. */
  readonly heeded: string[];
  readonly unheeded: { readonly sentence: string; readonly difference: DifferenceCode | undefined }[];
}

/** Records observations. */
export interface EvidenceLog {
  readonly evidence: Evidence;
  sawValues(visits: readonly Visit[], differences: readonly ResponseDifference[]): void;
  sawResponse(
    path: readonly Step[],
    response: Pick<SeenResponse, "status" | "headers"> & { misfits: readonly ResponseDifference[]; body: unknown },
  ): void;
  sawInBandFailure(): void;
  sent(operation: ServedOperation, names: readonly string[], hasSucceeded: boolean): void;
  /** Records whether a parameter had its effect. A missing effect may be a difference, with its code. */
  sawEffect(
    operation: ServedOperation,
    name: string,
    isHeeded: boolean,
    sentence: string,
    difference?: DifferenceCode,
  ): void;
}

/** Returns the key of a path in {@link Evidence}. */
export function toKey(path: readonly Step[]): string {
  return path.join("\0");
}

/** Returns the key of a parameter in {@link Evidence}. */
export function toParameterKey({ id }: ServedOperation, name: string): string {
  return `${id}\0${name}`;
}

/** Creates an empty log of the values, responses and parameters that inferences are compared with. */
export function createEvidenceLog(): EvidenceLog {
  const values = new Map<string, SeenValues>();
  const responses = new Map<string, SeenResponse>();
  const parameters = new Map<string, SeenParameter>();
  let inBandFailures = 0;
  const parameterOf = (operation: ServedOperation, name: string) => {
    const fresh = { sent: 0, succeeded: 0, heeded: [], unheeded: [] };
    return getOrAdd<SeenParameter>(parameters, toParameterKey(operation, name), fresh);
  };
  return {
    evidence: {
      values,
      responses,
      parameters,
      get inBandFailures() {
        return inBandFailures;
      },
    },
    sawValues(visits, differences) {
      for (const { schema, path, value, place } of visits) {
        if (schema["x-provenance"] === undefined) continue;
        const seen = getOrAdd<SeenValues>(values, toKey(path), {
          kinds: new Map(),
          numbers: [],
          otherSiblings: 0,
          differences: new Set<DifferenceCode>(),
        });
        const kind = jsonKindOf(value);
        seen.kinds.set(kind, (seen.kinds.get(kind) ?? 0) + 1);
        const number = readNumber(value);
        if (number !== undefined) seen.numbers.push(number);
        const codes = differences.filter((difference) => difference.place === place).map(({ code }) => code);
        if (codes.includes("sibling-differs")) seen.otherSiblings += 1;
        for (const code of codes) seen.differences.add(code);
      }
    },
    sawResponse(path, { status, headers, misfits, body }) {
      const differences = new Set<DifferenceCode>();
      const fresh = { status, count: 0, misfits: 0, headers: new Set<string>(), bodies: [], differences };
      const seen = getOrAdd<SeenResponse>(responses, toKey(path), fresh);
      seen.count += 1;
      if (misfits.length > 0) seen.misfits += 1;
      for (const { code } of misfits) seen.differences.add(code);
      for (const header of headers) seen.headers.add(header);
      if (status >= 300 && seen.bodies.length < 10) seen.bodies.push(body);
    },
    sawInBandFailure() {
      inBandFailures += 1;
    },
    sent(operation, names, hasSucceeded) {
      for (const name of names) {
        const seen = parameterOf(operation, name);
        seen.sent += 1;
        if (hasSucceeded) seen.succeeded += 1;
      }
    },
    sawEffect(operation, name, isHeeded, sentence, difference) {
      const seen = parameterOf(operation, name);
      if (isHeeded) seen.heeded.push(sentence);
      else seen.unheeded.push({ sentence, difference });
    },
  };
}

/** Returns the type of a value as JSON Schema names it; integers are numbers. */
export function jsonKindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, fresh: Value): Value {
  const known = map.get(key) ?? fresh;
  map.set(key, known);
  return known;
}
