import type { DocumentPath, Operation } from "@shortvideo-api/mock/internal";
import type { Finding } from "../compare/finding.js";
import { readNumber } from "../compare/find-other-units.js";
import type { Visit } from "../compare/walk-value.js";
import type { DifferenceCode } from "@shortvideo-api/report";

/** What the answers showed so far of everything that the document says. */
export interface Evidence {
  /** By path of a schema, all values that it spoke of: how many, of which types, and what its sibling said. */
  readonly values: ReadonlyMap<string, SeenValues>;
  /** By path of a response, how often it was answered, how often its body differed, and with which headers. */
  readonly responses: ReadonlyMap<string, SeenResponse>;
  /** By operation and parameter, the calls that sent it. */
  readonly parameters: ReadonlyMap<string, SeenParameter>;
  /** Failures inside a success. */
  readonly inBandFailures: number;
}

export interface SeenValues {
  readonly kinds: Map<string, number>;
  /** Numbers, and texts of digits. */
  readonly numbers: number[];
  otherSiblings: number;
  /** In which ways answers differ at this place. */
  readonly differences: Set<DifferenceCode>;
}

export interface SeenResponse {
  readonly status: number;
  count: number;
  misfits: number;
  /** In which ways the misfits differ. */
  readonly differences: Set<DifferenceCode>;
  readonly headers: Set<string>;
  readonly bodies: unknown[];
}

export interface SeenParameter {
  sent: number;
  answered: number;
  /** Sentences that tell that the service does, or does not, heed it. */
  readonly heeded: string[];
  readonly unheeded: { readonly sentence: string; readonly difference: DifferenceCode | undefined }[];
}

export interface Ledger {
  readonly evidence: Evidence;
  sawValues(visits: readonly Visit[], findings: readonly Finding[]): void;
  sawResponse(
    path: DocumentPath,
    response: Pick<SeenResponse, "status" | "headers"> & { misfits: readonly Finding[]; body: unknown },
  ): void;
  sawInBandFailure(): void;
  sent(operation: Operation, names: readonly string[], isAnswered: boolean): void;
  /** Tells whether the service heeds a parameter; where it does not, and that is a difference, by its code. */
  sawEffect(operation: Operation, name: string, isHeeded: boolean, sentence: string, difference?: DifferenceCode): void;
}

/** The key of a path in {@link Evidence}. */
export function toKey(path: DocumentPath): string {
  return path.join("\0");
}

/** The key of a parameter in {@link Evidence}. */
export function toParameterKey({ id }: Operation, name: string): string {
  return `${id}\0${name}`;
}

/** Begins with no evidence. */
export function createLedger(): Ledger {
  const values = new Map<string, SeenValues>();
  const responses = new Map<string, SeenResponse>();
  const parameters = new Map<string, SeenParameter>();
  let inBandFailures = 0;
  const parameterOf = (operation: Operation, name: string) => {
    const fresh = { sent: 0, answered: 0, heeded: [], unheeded: [] };
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
    sawValues(visits, findings) {
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
        const codes = findings.filter((finding) => finding.place === place).map(({ code }) => code);
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
    sent(operation, names, isAnswered) {
      for (const name of names) {
        const seen = parameterOf(operation, name);
        seen.sent += 1;
        if (isAnswered) seen.answered += 1;
      }
    },
    sawEffect(operation, name, isHeeded, sentence, difference) {
      const seen = parameterOf(operation, name);
      if (isHeeded) seen.heeded.push(sentence);
      else seen.unheeded.push({ sentence, difference });
    },
  };
}

/** As JSON Schema names types, integers being numbers. */
export function jsonKindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function getOrAdd<Value>(map: Map<string, Value>, key: string, fresh: Value): Value {
  const known = map.get(key) ?? fresh;
  map.set(key, known);
  return known;
}
