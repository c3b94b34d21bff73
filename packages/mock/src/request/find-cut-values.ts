import { findNearName } from "@shortvideo-api/document";
import type { Parameter, ServedOperation } from "../operation/operation.js";
import { fitsParameter } from "./parse-parameter.js";
import { type QueryPair, readLeniently } from "./read-target.js";
import { nothingGiven, readTexts } from "./read-texts.js";
import { isQueryName, takesName } from "./to-pairs.js";

/** A value with an `&` that the caller did not encode, so that it ends there and its rest looks like other parameters. */
export interface CutValue {
  readonly parameter: Parameter;
  /** The pair that the caller meant. */
  readonly whole: QueryPair;
  /** The names that the rest of the value looks like. */
  readonly rest: readonly string[];
  /** A part of the rest has a value, which may be a key. */
  readonly hasValues: boolean;
}

/** A parameter with its value, and the pieces after it that may belong to it. */
interface Candidate {
  readonly parameter: Parameter;
  readonly pieces: string[];
  /** The value is an address with a query, so its rest may have an `=`. */
  readonly isAddress: boolean;
}

/**
 * Finds values of a query that an `&` has cut: undeclared parameters stand after the value, and it is valid with them. They have no `=`, or
 * the value is an address with a query.
 */
export function findCutValues(operation: ServedOperation, search: string): readonly CutValue[] {
  const own = operation.parameters.filter((parameter) => parameter.in === "query");
  if (own.some((parameter) => parameter.isWholeQuery)) return [];
  const names = own.map((parameter) => parameter.name);
  const found: Candidate[] = [];
  let current: Candidate | undefined;
  for (const piece of search.split("&")) {
    const [name, value] = readPiece(piece);
    const parameter = own.find((each) => takesName(each, name));
    const mayBeRest = !isQueryName(operation, name) && (current?.isAddress || !piece.includes("="));
    if (current && mayBeRest && findNearName(name, names) === undefined) {
      if (current.pieces.push(piece) === 2) found.push(current);
    } else {
      const isAddress = /^[a-z][a-z\d+.-]*:\/\/[^?]*\?/i.test(value);
      current = parameter && !parameter.deep && value !== "" ? { parameter, pieces: [piece], isAddress } : undefined;
    }
  }
  return found.flatMap((candidate) => toCutValue(candidate) ?? []);
}

/** Returns `undefined` if the parameter does not accept the whole value. */
function toCutValue({ parameter, pieces }: Candidate): CutValue | undefined {
  const whole = readPiece(pieces.join("%26"));
  const texts = readTexts(parameter, { ...nothingGiven, query: [whole] });
  if (parameter.checked && !(texts.length > 0 && fitsParameter(parameter, texts))) return undefined;
  const rest = pieces.slice(1);
  return {
    parameter,
    whole,
    rest: rest.map((piece) => readPiece(piece)[0]),
    hasValues: rest.some((piece) => piece.includes("=")),
  };
}

function readPiece(piece: string): QueryPair {
  return readLeniently(`?${piece}`).query[0] ?? ["", ""];
}
