import {
  type Parameter,
  type SentParameter,
  correctTexts,
  type ServedOperation,
  settleExplodedObjects,
} from "@shortvideo-api/mock/requests";
import { type ServiceRequest, createRequest } from "./service-request.js";

/**
 * Plans requests to an operation from the examples of the document. One has the required parameters, and one has all parameters
 * except the cursor, offset or page number. Returns no request when the operation requires a body, or a parameter without an example.
 */
export function planRequests(operation: ServedOperation): readonly ServiceRequest[] {
  const { parameters, exactlyOneOf, pagination, body } = operation;
  if (body?.required) return [];
  const sampled = parameters.flatMap((parameter): SentParameter[] => {
    const texts = correctTexts(parameter, []);
    return texts ? [{ parameter, texts }] : [];
  });
  const findSample = (names: readonly string[]) => sampled.find(({ parameter }) => names.includes(parameter.name));
  // One parameter of each group of parameters that exclude each other.
  const chosen = new Set(exactlyOneOf.map(findSample));
  const isComplete = parameters.every(({ name, required }) => !required || findSample([name]) !== undefined);
  if (!isComplete || chosen.has(undefined)) return [];
  const isFree = ({ in: place, name }: Parameter) =>
    `${place}.${name}` !== pagination?.position.place && !exactlyOneOf.flat().includes(name);
  const required = sampled.filter((each) => each.parameter.required || chosen.has(each));
  const all = sampled.filter((each) => each.parameter.required || chosen.has(each) || isFree(each.parameter));
  const requiredValues = settleExplodedObjects(operation, required);
  if (!requiredValues) return [];
  const allValues = settleExplodedObjects(operation, all) ?? [];
  const plans = allValues.length > requiredValues.length ? [requiredValues, allValues] : [requiredValues];
  return plans.map((values) => createRequest(operation, values));
}
