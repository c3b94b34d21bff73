import { type Given, mendTexts, type Operation, settleExplodedObjects } from "@shortvideo-api/mock/internal";
import { type Call, createCall } from "./call.js";

/**
 * Makes calls of an operation from the document's own examples: one with what is required, and one with all else that it takes,
 * but for the position in a list. Empty where it requires something that the document shows no value of, or a body.
 */
export function planCalls(operation: Operation): readonly Call[] {
  const { parameters, exactlyOneOf, pagination, body } = operation;
  if (body?.required) return [];
  const sampled = parameters.flatMap((parameter): Given[] => {
    const texts = mendTexts(parameter, []);
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
  return [least, ...(most.length > least.length ? [most] : [])].map((given) => createCall(operation, given));
}
