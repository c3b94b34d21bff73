import { cutText } from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import type { ServedOperation } from "../operation/operation.js";
import { isOwnWord } from "../preference/words.js";
import { findBodyViolations } from "../request/find-body-violations.js";
import { type CredentialFailure, findCredentialFailure } from "../request/find-credential-violation.js";
import { findParameterViolations } from "../request/find-parameter-violations.js";
import { findPositionViolation } from "../response/choose-response.js";
import type { ReadRequest } from "./read-request.js";
import type { RequestSource } from "./response-source.js";

/** Why a request is invalid. */
export interface RequestFailure {
  /** The status of the response. */
  readonly status: number;
  /** At least one. */
  readonly violations: readonly RequestViolation[];
}

/** Checks the key, the parameters, the body and the preference of a request. Returns `undefined` for a valid request. */
export function checkRequest(source: RequestSource, read: ReadRequest): RequestFailure | undefined {
  const { operation, given, target, violation } = read;
  const ofKey = findCredentialFailure(operation, given);
  const violations = [
    // Undecodable query: parameter checks are skipped.
    ...(target.queryViolation
      ? [target.queryViolation]
      : findParameterViolations(operation, given, target.search).map(adviseOfPreference)),
    ...checkBody(read),
    ...(violation ? [violation] : []),
  ];
  if (!ofKey && violations.length === 0) return undefined;
  violations.push(...checkPosition(source, read, violations));
  if (!ofKey) return { status: chooseRefusal(operation, violations), violations };
  return { status: 401, violations: [ofKey.violation, ...violations.filter((each) => !isKey(each, ofKey))] };
}

/** Advises of the right place if an unknown parameter has the name of a word of a preference. */
function adviseOfPreference(violation: RequestViolation): RequestViolation {
  const { code, place, advice } = violation;
  const name = place.replace(/^query\./, "");
  if (code !== "parameter-unknown" || advice !== undefined || !isOwnWord(name)) return violation;
  return {
    ...violation,
    advice: `If \`${name}\` is meant for the mock, send it in \`Prefer\`: \`Prefer: ${name}=…\`.`,
  };
}

function checkBody({ operation, request: { body, bodyViolation, headers } }: ReadRequest): readonly RequestViolation[] {
  if (bodyViolation) return [bodyViolation];
  if (!operation.body && body.length === 0) return [];
  return findBodyViolations(operation, headers["content-type"]?.join(", ") ?? "", body);
}

/** Checks the position of a request that has other violations. For a valid request, the choice of the response checks it. */
function checkPosition(
  { listings }: RequestSource,
  { operation, parameters }: ReadRequest,
  others: readonly RequestViolation[],
): RequestViolation[] {
  if (others.some(({ place }) => place === operation.pagination?.position.place)) return [];
  const violation = findPositionViolation(operation, listings.get(operation.id), parameters);
  return violation ? [violation] : [];
}

/** Chooses the status that refuses a request with these violations. */
export function chooseRefusal({ responses }: ServedOperation, violations: readonly RequestViolation[]): number {
  const codes = new Set(violations.map(({ code }) => code));
  if (codes.has("not-acceptable")) return 406;
  if (codes.has("media-type-unknown") || codes.has("content-encoding-unknown")) return 415;
  if (codes.has("body-too-large")) return 413;
  // Services of some frameworks, such as FastAPI, refuse all invalid requests with 422.
  return responses.has("422") && !responses.has("400") ? 422 : 400;
}

/** Returns whether a violation is about the undeclared query parameter that probably has the key. */
function isKey({ code, place }: RequestViolation, { misplaced }: CredentialFailure): boolean {
  return code === "parameter-unknown" && misplaced?.in === "query" && place === `query.${cutText(misplaced.name)}`;
}
