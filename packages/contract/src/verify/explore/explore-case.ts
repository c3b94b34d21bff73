import type { Step } from "@shortvideo-api/document";
import { findParameterViolations, type Parameter, type ServedOperation } from "@shortvideo-api/mock/requests";
import type { CheckedResponse } from "../compare/check-response.js";
import type { ResponseDifference } from "../compare/response-difference.js";
import type { ResponseCollector } from "../record/response-collector.js";
import { createRequest, type ServiceRequest } from "../request/service-request.js";

/** The texts of each parameter of a request. */
export type Values = ReadonlyMap<Parameter, readonly string[]>;

/** A rule of the document about requests. */
export interface RequestRule {
  /** The place in the request: `"query.count"`. */
  readonly place: string;
  /** `"maximum 50"`, `"required"`, ``"value `asc`"``. */
  readonly name: string;
  /** The path in the document. */
  readonly path: readonly Step[];
  /** What the document says, to end the sentence "The document says …". */
  readonly expected: string;
}

/** A request that meets or breaks one rule, and otherwise equals a request that succeeded. */
export interface ExploreCase {
  readonly operation: ServedOperation;
  readonly values: Values;
  /** The request that succeeded. */
  readonly base: Values;
  /** The parameters that differ from the base. */
  readonly changed: readonly Parameter[];
  readonly rule: RequestRule;
  /**
   * `"success"` if the document allows the request, and `"refusal"` if it does not. `"anything"` if the document allows it, but the
   * response also depends on data that only the service knows.
   */
  readonly expects: "success" | "refusal" | "anything";
  /** The name of a query parameter that the document does not have; absent for most cases. */
  readonly unknown?: string;
  /** How the key is sent. Default: the right one. */
  readonly key?: ServiceRequest["key"];
}

/** Returns the name of the place of a parameter: `"query.count"`. */
export function toPlace({ in: part, name }: Parameter): string {
  return `${part}.${name}`;
}

/** Creates the request of a case. */
export function toServiceRequest(
  tested: Pick<ExploreCase, "operation" | "values"> & Partial<ExploreCase>,
): ServiceRequest {
  const { operation, values, changed = [], unknown, key } = tested;
  const { given } = createRequest(
    operation,
    [...values].map(([parameter, texts]) => ({ parameter, texts })),
  );
  const added = unknown === undefined ? [] : [[unknown, "1"] as const];
  const made = new Set([...changed, ...added.map(([name]) => ({ name }))].map(({ name }) => name));
  return { operation, given: { ...given, query: [...given.query, ...added] }, made, ...(key && { key }) };
}

/** Lists the places at which the parameters of a request break the document. */
export function listBrokenPlaces(operation: ServedOperation, values: Values): string[] {
  const { given } = toServiceRequest({ operation, values });
  return findParameterViolations(operation, given).map(({ place }) => place);
}

/** Describes a response that contradicts a rule. */
export function toDifference(
  { place, name, path, expected }: RequestRule,
  found: Pick<ResponseDifference, "code" | "found">,
): ResponseDifference {
  return { place, rule: name, path, expected, ...found };
}

/** Describes the changed values of a case: "`count=51`", "`count` left out". */
export function describeChange({ changed, values, unknown, key }: ExploreCase): string {
  if (key !== undefined) return key === "none" ? "a request without the key" : "a request with a wrong key";
  const words = changed.map((parameter) => {
    const texts = values.get(parameter);
    return texts ? `\`${parameter.name}=${texts.map(shorten).join(",")}\`` : `no \`${parameter.name}\``;
  });
  const all = unknown === undefined ? words : [...words, `\`${unknown}\``];
  return all.length === 0 ? "the request" : all.join(" and ");
}

function shorten(text: string): string {
  const characters = [...text];
  return characters.length > 40 ? `${characters.slice(0, 20).join("")}… (${characters.length} characters)` : text;
}

/** The parts of a verification that an exploration uses. */
export interface ExploreTools {
  /** The maximum number of pages to read of a list. */
  readonly pages: number;
  /**
   * Sends a request at the pace of the verification. Returns `undefined` without a response, which it collects as a difference. Rejects
   * when the verification is stopped.
   */
  send(request: ServiceRequest): Promise<CheckedResponse | undefined>;
  /**
   * Collects the differences and the evidence of a response. `isValid`: the document allows the request. `shown` is the request to show.
   * Default: the sent one.
   */
  record(request: ServiceRequest, checked: CheckedResponse, isValid: boolean, shown?: ServiceRequest): void;
  readonly collector: Pick<ResponseCollector, "addDifferences" | "hasDifference">;
}
