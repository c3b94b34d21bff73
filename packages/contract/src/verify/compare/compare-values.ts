import { printReference, type Step } from "@shortvideo-api/document";
import { pickError, UnusableSchemaError } from "@shortvideo-api/mock/requests";
import type { JsonBody } from "../request/read-body.js";
import type { Validators } from "./create-validators.js";
import { describeRule } from "./describe-error.js";
import { describesValues, undescribed } from "./document-nodes.js";
import { findEnvelope } from "./find-envelope.js";
import {
  findNewFields,
  findOtherSiblings,
  findOtherUnits,
  findUnsafeNumbers,
  findWriteOnly,
} from "./find-value-differences.js";
import type { ComparedItems } from "./read-items.js";
import type { ResponseDifference } from "./response-difference.js";
import { type BodyVisits, visitBody } from "./visit-body.js";

/** The comparison of a body, or of the items of a stream. */
export interface ValueComparison extends BodyVisits {
  /** Why the schema as a whole was not compared, as a sentence; absent if it was. */
  readonly omitted?: string;
}

/** Compares the envelope and all values of a JSON body with its schema. */
export function compareValues(validators: Validators, path: readonly Step[], body: JsonBody): ValueComparison {
  try {
    return compareUsable(validators, path, body);
  } catch (error) {
    if (!(error instanceof UnusableSchemaError)) throw error;
    return { visits: [], differences: [], parts: [], omitted: error.message };
  }
}

function compareUsable(validators: Validators, path: readonly Step[], body: JsonBody): ValueComparison {
  const envelope = findEnvelope(validators, path, body.value);
  if (envelope) return { visits: [], differences: [envelope], parts: [] };
  const { visits, differences, parts } = visitBody(validators, path, body);
  // Also checks keywords that `visitBody` does not read, such as `unevaluatedProperties`.
  const errors = differences.length === 0 ? validators.compile({ $ref: printReference(path) })(body.value) : [];
  // The names of properties may have a pattern, too.
  const [undecided] = parts.length === 0 ? validators.takeUndecided() : [];
  const added = findNewFields(visits);
  const unexplained = pickError(errors).map((error): ResponseDifference => {
    const place = toPlace(error.instancePath);
    // A field that the schema forbids is also a new one: it is reported once.
    const forbidden = added.find((field) => field.place === `${place}.${error.name}`);
    if (forbidden) return { ...forbidden, code: "schema-mismatch" };
    return { code: "schema-mismatch", place, path, expected: describeRule(error), found: "a value that does not" };
  });
  return {
    visits,
    parts: [
      ...parts,
      ...(undecided === undefined ? [] : [{ place: "body", name: "pattern", path, omitted: undecided }]),
    ],
    differences: [
      ...differences,
      ...unexplained,
      ...added.filter((field) => !unexplained.some(({ place }) => place === field.place)),
      ...findWriteOnly(visits),
      ...findUnsafeNumbers(visits),
      ...findOtherSiblings(visits),
      ...findOtherUnits(visits),
    ],
  };
}

/** Compares each item of a stream with its schema. */
export function compareItems(validators: Validators, { path, items }: ComparedItems): ValueComparison {
  if (items.length === 0) return { visits: [], differences: [], parts: [], omitted: "No response had an item." };
  const compared = items.map((item): ValueComparison => {
    if (item) return compareValues(validators, path, item);
    const found = "text that is not JSON";
    const malformed = { code: "item-malformed", place: "body", path, expected: "JSON", found } as const;
    return { visits: [], differences: [malformed], parts: [] };
  });
  const omitted = describesValues(validators.document, path)
    ? compared.find((each) => each.omitted)?.omitted
    : undescribed;
  return {
    visits: compared.flatMap(({ visits }) => visits),
    differences: compared.flatMap(({ differences }) => differences.map(enterItem)),
    parts: compared.flatMap(({ parts }) => parts.map(enterItem)),
    ...(omitted !== undefined && { omitted }),
  };
}

function enterItem<Part extends { readonly place: string }>(part: Part): Part {
  return { ...part, place: part.place.replace(/^body/, "body[]") };
}

function toPlace(pointer: string): string {
  return `body${pointer.replaceAll(/\/\d+(?=\/|$)/g, "[]").replaceAll("/", ".")}`;
}
