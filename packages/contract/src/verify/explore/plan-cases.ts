import { quoteNames } from "@shortvideo-api/document";
import {
  correctTexts,
  type Parameter,
  type ServedOperation,
  settleExplodedObjects,
} from "@shortvideo-api/mock/requests";
import { findKeyPlaces } from "../request/service-request.js";
import { combinePairs, type Shuffle } from "./combine-pairs.js";
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
  shuffle: Shuffle,
  hasWrongKey: boolean,
): readonly ExploreCase[] {
  const { parameters, exactlyOneOf, echoes, pagination, explodedObjects, steps } = operation;
  const alternatives = new Set(exactlyOneOf.flat());
  const plain = { operation, values: base, base, changed: [] } as const;
  return [
    ...planKey(),
    ...parameters.flatMap(planPresence),
    ...exactlyOneOf.flatMap(planGroup),
    ...shuffle(parameters.flatMap(planValues)),
    ...planPairs(),
    ...planUnknown(),
  ];

  /**
   * Returns whether a parameter selects an item, or a place in a list. Valid values may then lead to a failure, because only the service
   * knows its data.
   */
  function selectsData(parameter: Parameter): boolean {
    const place = toPlace(parameter);
    return (
      parameter.in === "path" ||
      alternatives.has(parameter.name) ||
      echoes.some((echo) => echo.parameter === place) ||
      pagination?.position.place === place
    );
  }

  /** Returns whether a parameter is a cursor, which only a page of the list names. */
  function isCursor(parameter: Parameter): boolean {
    return pagination?.position.place === toPlace(parameter) && pagination.paging.counts === undefined;
  }

  function planKey(): ExploreCase[] {
    const [first] = findKeyPlaces(operation) ?? [];
    if (!first) return [];
    const place = `${first.in}.${first.name}`;
    const expected = `a key in the ${first.in === "query" ? "query parameter" : first.in} \`${first.name}\``;
    const rule = { place, name: "key", path: steps, expected };
    const wrong = { ...plain, rule: { ...rule, name: "wrong key" }, expects: "anything", key: "wrong" } as const;
    return [{ ...plain, rule, expects: "refusal", key: "none" }, ...(hasWrongKey ? [wrong] : [])];
  }

  /** Plans to leave out a parameter that the document requires, and to send one that it does not require. */
  function planPresence(parameter: Parameter): ExploreCase[] {
    const { in: part, name, required } = parameter;
    if (part === "path" || alternatives.has(name)) return [];
    const about = { place: toPlace(parameter), path: parameter.steps };
    if (required) {
      const values = new Map([...base].filter(([each]) => each !== parameter));
      const rule = { ...about, name: "required", expected: `that \`${name}\` is required` };
      return toInvalidCase(values, [parameter], rule);
    }
    const sample = isCursor(parameter) ? undefined : findSample(parameter);
    if (!sample) return [];
    const rule = { ...about, name: "optional", expected: `that \`${name}\` is optional` };
    return toValidCase(base, new Map([[parameter, sample]]), rule, isCertain(parameter, sample));
  }

  /** Returns whether the service must accept valid texts: nothing but the document decides about them. */
  function isCertain(parameter: Parameter, texts: readonly string[]): boolean {
    if (selectsData(parameter)) return false;
    const { types, choices, boundaries, samples } = parameter;
    // The last sample may be made from the schema.
    const isDocumented = samples.slice(0, -1).some((sample) => sample.join("\0") === texts.join("\0"));
    const isText =
      types.length === 0 || types.includes("string") || types.includes("array") || types.includes("object");
    return !isText || choices.length + boundaries.length > 0 || isDocumented;
  }

  /** Creates a case that breaks one rule; none if it breaks another one, too. */
  function toInvalidCase(values: Values, changed: readonly Parameter[], rule: RequestRule): ExploreCase[] {
    const isOnly = listBrokenPlaces(operation, values).join("\0") === rule.place;
    return isOnly ? [{ operation, values, base, changed, rule, expects: "refusal" }] : [];
  }

  /** Creates a case with other texts than those of `fixed`, and completes objects; none if the document does not allow it. */
  function toValidCase(fixed: Values, changes: Values, rule: RequestRule, mustSucceed: boolean): ExploreCase[] {
    const wanted = [...new Map([...fixed, ...changes])].map(([parameter, texts]) => ({ parameter, texts }));
    const settled = settleExplodedObjects(operation, wanted);
    const values = new Map(settled?.map(({ parameter, texts }) => [parameter, texts]));
    const changed = [...changes.keys()];
    const isKept = changed.every((parameter) => values.has(parameter));
    if (!isKept || listBrokenPlaces(operation, values).length > 0) return [];
    return [{ operation, values, base: fixed, changed, rule, expects: mustSucceed ? "success" : "anything" }];
  }

  function planValues(parameter: Parameter): ExploreCase[] {
    const isAlternative = alternatives.has(parameter.name) && !base.has(parameter);
    const sample = base.get(parameter) ?? findSample(parameter);
    if (!sample || isAlternative) return [];
    const { name, expected } = parameter;
    const place = toPlace(parameter);
    return listProbes(parameter, sample).flatMap(({ texts, rule, wants }): ExploreCase[] => {
      const values = new Map(base).set(parameter, texts);
      const broken = listBrokenPlaces(operation, values);
      const about = { place, path: parameter.steps, expected: `${expected} for \`${name}\`` };
      if (broken.length > 0 && wants !== "valid") {
        if (broken.some((each) => each !== place)) return [];
        const ruleName = wants === "invalid" ? rule : nameBrokenRule(parameter, texts);
        // The values next to a limit test it already.
        if (wants === "either" && parameter.boundaries.some(({ kind }) => kind === ruleName)) return [];
        return [
          { operation, values, base, changed: [parameter], rule: { ...about, name: ruleName }, expects: "refusal" },
        ];
      }
      if (wants === "invalid" || isCursor(parameter)) return [];
      const mustSucceed = wants === "valid" && isCertain(parameter, texts);
      return toValidCase(base, new Map([[parameter, texts]]), { ...about, name: rule }, mustSucceed);
    });
  }

  /** Plans requests with none, each, and two of the parameters that exclude each other. */
  function planGroup(group: readonly string[]): ExploreCase[] {
    const members = parameters.filter(({ name }) => group.includes(name));
    const path = [...steps, "x-exactly-one-of"];
    const expected = `exactly one of ${quoteNames(group)}`;
    const rule = { place: `query.${group.join("|")}`, name: "exactlyOneOf", path, expected };
    const others = new Map([...base].filter(([parameter]) => !members.includes(parameter)));
    const sampled = members.flatMap((parameter) => {
      const texts = base.get(parameter) ?? findSample(parameter);
      return texts ? [[parameter, texts] as const] : [];
    });
    const [first, second] = sampled;
    const sent = members.filter((parameter) => base.has(parameter));
    return [
      ...toInvalidCase(others, sent, rule),
      ...(first && second ? toInvalidCase(new Map([...others, first, second]), [first[0], second[0]], rule) : []),
      ...sampled.flatMap((entry): ExploreCase[] => {
        const values = new Map([...others, entry]);
        const changed = members.filter((parameter) => base.has(parameter) || parameter === entry[0]);
        if (base.has(entry[0]) || listBrokenPlaces(operation, values).length > 0) return [];
        return [{ operation, values, base, changed, rule, expects: "anything" }];
      }),
    ];
  }

  /** Plans combinations of optional parameters, with each pair of their values. */
  function planPairs(): ExploreCase[] {
    const factors = parameters.flatMap((parameter) => {
      const sample = findSample(parameter);
      const isFree = !parameter.required && !selectsData(parameter);
      if (!sample || !isFree || !isCertain(parameter, sample)) return [];
      return [{ parameter, levels: [undefined, ...listUsualTexts(parameter, sample)] }];
    });
    if (factors.length < 2) return [];
    const expected = `that ${quoteNames(factors.map(({ parameter }) => parameter.name))} go together`;
    const rule = { place: "query", name: "pairs of optional parameters", path: steps, expected };
    const fixed = new Map([...base].filter(([parameter]) => !factors.some((factor) => factor.parameter === parameter)));
    const sizes = factors.map(({ levels }) => levels.length);
    return combinePairs(sizes, shuffle).flatMap((combination) => {
      const changes = factors.flatMap(({ parameter, levels }, index) => {
        const texts = levels[combination[index] ?? 0];
        return texts ? [[parameter, texts] as const] : [];
      });
      return changes.length < 2 ? [] : toValidCase(fixed, new Map(changes), rule, true);
    });
  }

  function planUnknown(): ExploreCase[] {
    if (explodedObjects.some((object) => object.isOpen)) return [];
    const rule = { place: "query", name: "unknown parameter", path: steps, expected: "no such parameter" };
    return [{ ...plain, rule, expects: "anything", unknown: unknownName }];
  }
}

function findSample(parameter: Parameter): readonly string[] | undefined {
  return correctTexts(parameter, []);
}
