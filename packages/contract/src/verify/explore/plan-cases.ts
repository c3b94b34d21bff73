import { quoteNames } from "@shortvideo-api/report";
import {
  correctTexts,
  type Parameter,
  type ServedOperation,
  settleExplodedObjects,
} from "@shortvideo-api/mock/requests";
import { findKeyPlaces } from "../request/service-request.js";
import { combinePairs } from "./combine-pairs.js";
import type { Random } from "./create-random.js";
import { type ExploreCase, listBrokenPlaces, type RequestRule, toPlace, type Values } from "./explore-case.js";
import { listProbes, listUsualTexts, nameBrokenRule } from "./list-probes.js";

/** The name of a query parameter that no document has. */
const unknownName = "zz_unknown";

/**
 * Plans the cases of an operation. Each case differs from `base`, a request that succeeded, in one thing; the combinations differ in
 * several. `hasWrongKey` adds a request with a wrong key.
 */
export function planCases(
  operation: ServedOperation,
  base: Values,
  random: Random,
  hasWrongKey: boolean,
): readonly ExploreCase[] {
  const { parameters } = operation;
  return [
    ...planKey(operation, base, hasWrongKey),
    ...parameters.flatMap((parameter) => planPresence(operation, base, parameter)),
    ...operation.exactlyOneOf.flatMap((group) => planGroup(operation, base, group)),
    ...random.shuffle(parameters.flatMap((parameter) => planValues(operation, base, parameter))),
    ...planPairs(operation, base, random),
    ...planUnknown(operation, base),
  ];
}

/**
 * Returns whether a parameter selects an item, or a place in a list. Valid values may then lead to a failure, because only the service
 * knows its data.
 */
function selectsData({ exactlyOneOf, echoes, pagination }: ServedOperation, parameter: Parameter): boolean {
  const place = toPlace(parameter);
  return (
    parameter.in === "path" ||
    exactlyOneOf.flat().includes(parameter.name) ||
    echoes.some((echo) => echo.parameter === place) ||
    pagination?.position.place === place
  );
}

/** Returns whether a parameter is a cursor, which only a page of the list names. */
function isCursor({ pagination }: ServedOperation, parameter: Parameter): boolean {
  return pagination?.position.place === toPlace(parameter) && pagination.paging.counts === undefined;
}

function planKey(operation: ServedOperation, base: Values, hasWrongKey: boolean): ExploreCase[] {
  const { steps } = operation;
  const [first] = findKeyPlaces(operation) ?? [];
  if (!first) return [];
  const place = `${first.in}.${first.name}`;
  const expected = `a key in the ${first.in === "query" ? "query parameter" : first.in} \`${first.name}\``;
  const rule = { place, name: "key", path: steps, expected };
  const plain = { operation, values: base, base, changed: [] } as const;
  return [
    { ...plain, rule, expects: "refusal", key: "none" },
    ...(hasWrongKey
      ? [{ ...plain, rule: { ...rule, name: "wrong key" }, expects: "anything", key: "wrong" } as const]
      : []),
  ];
}

/** Plans to leave out a parameter that the document requires, and to send one that it does not require. */
function planPresence(operation: ServedOperation, base: Values, parameter: Parameter): ExploreCase[] {
  const { in: part, name, required } = parameter;
  if (part === "path" || operation.exactlyOneOf.flat().includes(name)) return [];
  const place = toPlace(parameter);
  if (required) {
    const values = new Map([...base].filter(([each]) => each !== parameter));
    const rule = { place, name: "required", path: parameter.steps, expected: `that \`${name}\` is required` };
    return toInvalidCase(operation, base, values, [parameter], rule);
  }
  const sample = isCursor(operation, parameter) ? undefined : findSample(parameter);
  if (!sample) return [];
  const rule = { place, name: "optional", path: parameter.steps, expected: `that \`${name}\` is optional` };
  const expects = isCertain(operation, parameter, sample) ? "success" : "anything";
  return toValidCase(operation, base, new Map([[parameter, sample]]), rule, expects);
}

/** Returns whether the service must accept valid texts: nothing but the document decides about them. */
function isCertain(operation: ServedOperation, parameter: Parameter, texts: readonly string[]): boolean {
  if (selectsData(operation, parameter)) return false;
  const { types, choices, boundaries, samples } = parameter;
  // The last sample may be made from the schema.
  const isDocumented = samples.slice(0, -1).some((sample) => sample.join("\0") === texts.join("\0"));
  const isText = types.length === 0 || types.includes("string") || types.includes("array") || types.includes("object");
  return !isText || choices.length + boundaries.length > 0 || isDocumented;
}

function findSample(parameter: Parameter): readonly string[] | undefined {
  return correctTexts(parameter, []);
}

/** Creates a case that breaks one rule; none if it breaks another one, too. */
function toInvalidCase(
  operation: ServedOperation,
  base: Values,
  values: Values,
  changed: readonly Parameter[],
  rule: RequestRule,
): ExploreCase[] {
  const isOnly = listBrokenPlaces(operation, values).join("\0") === rule.place;
  return isOnly ? [{ operation, values, base, changed, rule, expects: "refusal" }] : [];
}

/** Creates a case with other texts, and completes objects; none if the document does not allow it. */
function toValidCase(
  operation: ServedOperation,
  base: Values,
  changes: Values,
  rule: RequestRule,
  expects: "success" | "anything",
): ExploreCase[] {
  const wanted = new Map([...base, ...changes]);
  const settled = settleExplodedObjects(
    operation,
    [...wanted].map(([parameter, texts]) => ({ parameter, texts })),
  );
  const values = new Map(settled?.map(({ parameter, texts }) => [parameter, texts]));
  const isKept = [...changes.keys()].every((parameter) => values.has(parameter));
  if (!isKept || listBrokenPlaces(operation, values).length > 0) return [];
  return [{ operation, values, base, changed: [...changes.keys()], rule, expects }];
}

function planValues(operation: ServedOperation, base: Values, parameter: Parameter): ExploreCase[] {
  const isAlternative = operation.exactlyOneOf.some((group) => group.includes(parameter.name)) && !base.has(parameter);
  const sample = base.get(parameter) ?? findSample(parameter);
  if (!sample || isAlternative) return [];
  const { name, steps, expected } = parameter;
  const place = toPlace(parameter);
  return listProbes(parameter, sample).flatMap(({ texts, rule, wants }): ExploreCase[] => {
    const values = new Map(base).set(parameter, texts);
    const broken = listBrokenPlaces(operation, values);
    const about = { place, path: steps, expected: `${expected} for \`${name}\`` };
    if (broken.length > 0 && wants !== "valid") {
      if (broken.some((each) => each !== place)) return [];
      const ruleName = wants === "invalid" ? rule : nameBrokenRule(parameter, texts);
      // The values next to a limit test it already.
      if (wants === "either" && parameter.boundaries.some(({ kind }) => kind === ruleName)) return [];
      return [
        { operation, values, base, changed: [parameter], rule: { ...about, name: ruleName }, expects: "refusal" },
      ];
    }
    if (wants === "invalid" || isCursor(operation, parameter)) return [];
    const expects = wants === "valid" && isCertain(operation, parameter, texts) ? "success" : "anything";
    return toValidCase(operation, base, new Map([[parameter, texts]]), { ...about, name: rule }, expects);
  });
}

/** Plans requests with none, each, and two of the parameters that exclude each other. */
function planGroup(operation: ServedOperation, base: Values, group: readonly string[]): ExploreCase[] {
  const members = operation.parameters.filter(({ name }) => group.includes(name));
  const place = `query.${group.join("|")}`;
  const path = [...operation.steps, "x-exactly-one-of"];
  const rule = { place, name: "exactlyOneOf", path, expected: `exactly one of ${quoteNames(group)}` };
  const others = new Map([...base].filter(([parameter]) => !members.includes(parameter)));
  const sampled = members.flatMap((parameter) => {
    const texts = base.get(parameter) ?? findSample(parameter);
    return texts ? [[parameter, texts] as const] : [];
  });
  const [first, second] = sampled;
  const sent = members.filter((parameter) => base.has(parameter));
  return [
    ...toInvalidCase(operation, base, others, sent, rule),
    ...(first && second
      ? toInvalidCase(operation, base, new Map([...others, first, second]), [first[0], second[0]], rule)
      : []),
    ...sampled.flatMap((entry): ExploreCase[] => {
      const values = new Map([...others, entry]);
      const changed = members.filter((parameter) => base.has(parameter) || parameter === entry[0]);
      if (base.has(entry[0]) || listBrokenPlaces(operation, values).length > 0) return [];
      return [{ operation, values, base, changed, rule, expects: "anything" }];
    }),
  ];
}

/** Plans combinations of optional parameters, with each pair of their values. */
function planPairs(operation: ServedOperation, base: Values, random: Random): ExploreCase[] {
  const factors = operation.parameters.flatMap((parameter) => {
    const sample = findSample(parameter);
    const isFree = !parameter.required && !selectsData(operation, parameter);
    if (!sample || !isFree || !isCertain(operation, parameter, sample)) return [];
    return [{ parameter, levels: [undefined, ...listUsualTexts(parameter, sample)] }];
  });
  if (factors.length < 2) return [];
  const names = factors.map(({ parameter }) => parameter.name);
  const rule = {
    place: "query",
    name: "pairs of optional parameters",
    path: operation.steps,
    expected: `that ${quoteNames(names)} go together`,
  };
  const fixed = new Map([...base].filter(([parameter]) => !factors.some((factor) => factor.parameter === parameter)));
  return combinePairs(
    factors.map(({ levels }) => levels.length),
    random,
  ).flatMap((combination) => {
    const changes = factors.flatMap(({ parameter, levels }, index) => {
      const texts = levels[combination[index] ?? 0];
      return texts ? [[parameter, texts] as const] : [];
    });
    return changes.length < 2 ? [] : toValidCase(operation, fixed, new Map(changes), rule, "success");
  });
}

function planUnknown(operation: ServedOperation, base: Values): ExploreCase[] {
  const isOpen = operation.explodedObjects.some((object) => object.isOpen);
  if (isOpen) return [];
  const rule = {
    place: "query",
    name: "unknown parameter",
    path: operation.steps,
    expected: "no such parameter",
  };
  return [{ operation, values: base, base, changed: [], rule, expects: "anything", unknown: unknownName }];
}
