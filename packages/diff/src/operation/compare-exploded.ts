import type { CompareSchemas } from "../schema/compare-types.ts";
import type { ReportChange } from "../change/raw-change.ts";
import { type Located, locateSchema } from "../schema/side.ts";
import { asText } from "../schema/writing.ts";
import { isInEachRequest, printPlace, type WrittenParam } from "./written-param.ts";

/**
 * Compares single parameters that became the properties of an exploded object, or the other way round. Each property is sent as a parameter
 * of its own. Returns the compared parameters.
 */
export function compareExploded(
  before: readonly WrittenParam[],
  after: readonly WrittenParam[],
  compareSchemas: CompareSchemas,
  report: ReportChange,
): ReadonlySet<WrittenParam> {
  return new Set([
    ...after.flatMap((whole) => compareParts(before, whole, true, compareSchemas, report)),
    ...before.flatMap((whole) => compareParts(after, whole, false, compareSchemas, report)),
  ]);
}

function compareParts(
  params: readonly WrittenParam[],
  whole: WrittenParam,
  isJoined: boolean,
  compareSchemas: CompareSchemas,
  report: ReportChange,
): readonly WrittenParam[] {
  const { param, written } = whole;
  if (written?.serialization.kind !== "exploded" || written.serialization.isMixed) return [];
  const { properties } = written.serialization.parts;
  const parts = params.filter(
    (each) => each.param.in === param.in && properties.has(each.param.wireName) && isSingle(each),
  );
  if (parts.length === 0) return [];
  for (const part of parts) {
    const { name } = part.param;
    const [was, is] = isJoined ? [part, whole] : [whole, part];
    report({
      code: "param-renamed",
      place: printPlace(is.param),
      message: isJoined
        ? `\`${name}\` is now a property of \`${param.name}\`.`
        : `\`${name}\` is now a parameter; it was a property of \`${param.name}\`.`,
      hint: `Write ${isJoined ? `\`${param.name}.${name}\` in place of \`${name}\`` : `\`${name}\` in place of \`${param.name}.${name}\``}.`,
      wire: "safe",
      types: "breaks",
      before: was.written?.steps ?? [],
      after: is.written?.steps ?? [],
    });
  }
  const [object, located] = [joinParts(parts), locateSchema(written)];
  const context = {
    place: printPlace(param),
    direction: "request",
    writing: asText,
    // A property that is no parameter any more is no longer accepted.
    report: (each: Parameters<ReportChange>[0]) =>
      report(each.code === "property-removed" ? { ...each, wire: "breaks" } : each),
  } as const;
  if (isJoined) compareSchemas(object, located, context);
  else compareSchemas(located, object, context);
  // A caller that sent none of the optional parameters does not send the object.
  const isNeeded = isJoined && param.required && !parts.some(isInEachRequest);
  return isNeeded ? parts : [...parts, whole];
}

/** Returns `true` for a parameter whose values are each one text. */
function isSingle({ written }: WrittenParam): boolean {
  const types = written?.media === undefined ? written?.view.meantTypes : undefined;
  return types?.every((type) => type !== "array" && type !== "object") ?? false;
}

/** Returns the object that has single parameters as its properties. */
function joinParts(parts: readonly WrittenParam[]): Located {
  const properties = Object.fromEntries(parts.map(({ param, written }) => [param.wireName, written?.schema ?? true]));
  const required = parts.filter(isInEachRequest).map(({ param }) => param.wireName);
  return { schema: { type: "object", properties, required }, steps: parts[0]?.written?.steps ?? [] };
}
