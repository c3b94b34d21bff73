import { isExactNumber, type SchemaType, type Step, typeOf } from "@shortvideo-api/document";
import type { ServedOperation } from "@shortvideo-api/mock/requests";
import type { ResponseDifference } from "../compare/response-difference.js";
import { readNumber } from "../compare/find-value-differences.js";
import type { Visit } from "../compare/visit-body.js";
import type { DifferenceCode } from "@shortvideo-api/report";

/** The observations with which inferences are compared. */
export class Evidence {
  /** The values of each schema with `x-provenance`, by the path of the schema. */
  readonly values = new Map<string, SeenValues>();
  /** The occurrences of each documented response, by its path. */
  readonly responses = new Map<string, SeenResponse>();
  /** The requests that sent each parameter, by operation and name. */
  readonly parameters = new Map<string, SeenParameter>();
  /** The number of failures in the body of a response with a successful status. */
  inBandFailures = 0;

  /** Records the values of a response, with their differences. */
  recordValues(visits: readonly Visit[], differences: readonly ResponseDifference[]): void {
    for (const { schema, path, value, place } of visits) {
      if (schema["x-provenance"] === undefined) continue;
      const seen = getOrAdd<SeenValues>(this.values, toKey(path), {
        kinds: new Map(),
        numbers: [],
        otherSiblings: 0,
        differences: new Set<DifferenceCode>(),
      });
      const kind = isExactNumber(value) ? "number" : typeOf(value);
      seen.kinds.set(kind, (seen.kinds.get(kind) ?? 0) + 1);
      const number = readNumber(value);
      if (number !== undefined) seen.numbers.push(number);
      const codes = differences.filter((difference) => difference.place === place).map(({ code }) => code);
      if (codes.includes("sibling-differs")) seen.otherSiblings += 1;
      for (const code of codes) seen.differences.add(code);
    }
  }

  /** Records a documented response. `path` is its path in the document. */
  recordResponse(
    path: readonly Step[],
    response: Pick<SeenResponse, "status" | "headers"> & { misfits: readonly ResponseDifference[]; body: unknown },
  ): void {
    const { status, headers, misfits, body } = response;
    const differences = new Set<DifferenceCode>();
    const fresh = { status, count: 0, misfits: 0, headers: new Set<string>(), bodies: [], differences };
    const seen = getOrAdd<SeenResponse>(this.responses, toKey(path), fresh);
    seen.count += 1;
    if (misfits.length > 0) seen.misfits += 1;
    for (const { code } of misfits) seen.differences.add(code);
    for (const header of headers) seen.headers.add(header);
    if (status >= 300 && seen.bodies.length < 10) seen.bodies.push(body);
  }

  /** Records the names of the parameters of a request, and whether its response was successful. */
  recordParameters(operation: ServedOperation, names: readonly string[], hasSucceeded: boolean): void {
    for (const name of names) {
      const seen = this.#findParameter(operation, name);
      seen.sent += 1;
      if (hasSucceeded) seen.succeeded += 1;
    }
  }

  /** Records whether a parameter had its effect. A missing effect may be a difference, with its code. */
  recordEffect(
    operation: ServedOperation,
    name: string,
    hasEffect: boolean,
    sentence: string,
    difference?: DifferenceCode,
  ): void {
    const seen = this.#findParameter(operation, name);
    if (hasEffect) seen.effects.push(sentence);
    else seen.missingEffects.push({ sentence, difference });
  }

  #findParameter(operation: ServedOperation, name: string): SeenParameter {
    const fresh = { sent: 0, succeeded: 0, effects: [], missingEffects: [] };
    return getOrAdd<SeenParameter>(this.parameters, toParameterKey(operation, name), fresh);
  }
}

/** The values of one schema. */
export interface SeenValues {
  /** The number of values of each JSON type. */
  readonly kinds: Map<SchemaType, number>;
  /** Numbers, and texts of digits. */
  readonly numbers: number[];
  /** The number of values that differ from the sibling that `x-same-as` names. */
  otherSiblings: number;
  /** The kinds of differences in these values. */
  readonly differences: Set<DifferenceCode>;
}

/** The occurrences of one documented response. */
export interface SeenResponse {
  readonly status: number;
  count: number;
  /** The number of these responses that differ from the document, apart from new fields. */
  misfits: number;
  /** The kinds of differences in these responses. */
  readonly differences: Set<DifferenceCode>;
  /** The names of the headers, in lower case. */
  readonly headers: Set<string>;
  /** Up to ten bodies of failures. */
  readonly bodies: unknown[];
}

/** The requests that sent one parameter. */
export interface SeenParameter {
  /** The number of requests with the parameter. */
  sent: number;
  /** The number of these requests with a successful response. */
  succeeded: number;
  /** Sentences that describe an effect of the parameter. */
  readonly effects: string[];
  /** Sentences that describe a missing effect, each with the code of the difference. */
  readonly missingEffects: { readonly sentence: string; readonly difference: DifferenceCode | undefined }[];
}

/** Returns the key of a path in {@link Evidence}. */
export function toKey(path: readonly Step[]): string {
  return path.join("\0");
}

/** Returns the key of a parameter in {@link Evidence}. */
export function toParameterKey({ id }: ServedOperation, name: string): string {
  return `${id}\0${name}`;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, fresh: Value): Value {
  const known = map.get(key) ?? fresh;
  map.set(key, known);
  return known;
}
