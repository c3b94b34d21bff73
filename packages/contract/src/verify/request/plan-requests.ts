import { type Given, correctTexts, type ServedOperation, settleExplodedObjects } from "@shortvideo-api/mock/internal";
import { type ServiceRequest, createRequest } from "./service-request.js";

/**
 * Plans requests to an operation from the examples of the document. One has the required parameters, and one has all parameters
 * except the cursor, offset or page number. Returns none when the operation requires a body, or a parameter without an example.
 */
export function planRequests(operation: ServedOperation): readonly ServiceRequest[] {
  const { parameters, exactlyOneOf, pagination, body } = operation;
  if (body?.required) return [];
  const sampled = parameters.flatMap((parameter): Given[] => {
    const texts = correctTexts(parameter, []);
    return texts ? [{ parameter, texts }] : [];
  });
  const sampleOf = (names: readonly string[]) => sampled.find(({ parameter }) => names.includes(parameter.name));
  const chosen = new Set(exactlyOneOf.map(sampleOf));
  const isComplete = parameters.every(({ name, required }) => !required || sampleOf([name]) !== undefined);
  if (!isComplete || chosen.has(undefined)) return [];
  const isFree = (name: string) => name !== pagination?.param && !exactlyOneOf.flat().includes(name);
  const required = sampled.filter((each) => each.parameter.required || chosen.has(each));
  const all = sampled.filter((each) => each.parameter.required || chosen.has(each) || isFree(each.parameter.name));
  const least = settleExplodedObjects(operation, required);
  if (!least) return [];
  const most = settleExplodedObjects(operation, all) ?? [];
  return [least, ...(most.length > least.length ? [most] : [])].map((given) => createRequest(operation, given));
}
