import { isDeepStrictEqual } from "node:util";
import { keyOf } from "@shortvideo-api/document/sample/source";
import { admitsListed } from "./admit-all.ts";
import { compareAccess, compareAnnotations, compareUnclassified, unclassifiedHint } from "./compare-annotations.ts";
import { compareBeside, compareWrittenWords } from "./compare-beside.ts";
import { breaksTypes, breaksWire, collectChanges, reportAsSafe, rewriteChanges } from "./report-changes.ts";
import { alignChoices, alignTypes } from "./align-choices.ts";
import {
  compareBranches,
  isChoice,
  isNewName,
  listAlone,
  matchBranches,
  matchChoices,
  type WrittenPair,
} from "./compare-choices.ts";
import { compareDiscriminators } from "./compare-discriminators.ts";
import { compareOverlap } from "./compare-overlap.ts";
import { compareLimits } from "./compare-limits.ts";
import { compareObjects } from "./compare-objects.ts";
import { compareRepeated } from "./compare-repeated.ts";
import {
  admitBoth,
  type CompareSchemas,
  type SchemaContext,
  compareNull,
  compareTypes,
  type OpenPair,
  reportChosen,
  reportKeyword,
} from "./compare-types.ts";
import { breaking, type Pair, type RawChange, readSteps, safe, toVerdict } from "../change/raw-change.ts";
import { createSameness } from "./create-sameness.ts";
import { admitsAnything, openSchema, readContent } from "./open-schema.ts";
import { findWitness } from "./find-witness.ts";
import { reportFitting } from "./report-fitting.ts";
import { breaksLength, printLength, readItems } from "./read-items.ts";
import { type Located, printPlaces, type Sides } from "./side.ts";
import { asJson } from "./writing.ts";
import { nameValue } from "../change/name-places.ts";

/** Both documents, and the component schemas that are the same in them. */
export interface ComparedSides extends Sides {
  readonly unchanged: ReadonlySet<string>;
  /** Keys of component schemas that have been compared; comparisons add to it. */
  readonly reached: Set<string>;
  /** The alternatives that do not fit; see {@link reportFitting}. Comparisons add to it. */
  readonly misfits: Set<string>;
}

/**
 * Creates a comparison for one operation and one direction. Changes within a component are reported under its name. Since schemas may be
 * recursive, each pair of components is compared once for each way of writing its values.
 */
export function createSchemaComparison(sides: ComparedSides): CompareSchemas {
  return openComparison(sides, []).compare;
}

interface Comparison {
  readonly compare: CompareSchemas;
  /** Compares two schemas without regard to their names. */
  readonly compareOpen: CompareSchemas;
}

/** Changes that break callers although the same values are valid. */
const unwitnessed = new Set<string>(["access-changed", "unit-changed", "discriminator-changed", "default-changed"]);

/** The maximum depth of nested pairs of types with different names. Deeper pairs count as broken. */
const maxNestedPairs = 4;

/** Opens a comparison within the comparison of these pairs of names. */
function openComparison(sides: ComparedSides, within: readonly string[]): Comparison {
  const { unchanged, reached } = sides;
  const visited = new Set(within);
  const scopes = { before: sides.before.scope, after: sides.after.scope };
  const isSame = createSameness(sides.before.root, sides.after.root);
  return { compare, compareOpen };

  function compare(before: Located, after: Located, context: SchemaContext): void {
    if (typeof before.schema === "boolean" && before.schema === after.schema) return;
    compareBeside(before, after, context);
    if (compareRepeated(scopes, { before, after }, context, compare)) return;
    const keys = readKeys(before, after);
    if (keys) compareAccessOfNamed(before, after, context);
    // Recursion ends at a pair of places that was compared already, named or not.
    const places = printVisit(printPlaces({ before, after }), context);
    if (visited.has(places)) return;
    visited.add(places);
    if (!keys) return compareOpen(before, after, context);
    const isSameKey = keys.before === keys.after;
    if (isSameKey) reached.add(keys.before);
    if (isSameKey && unchanged.has(keys.before)) return;
    const pair = printVisit(`${keys.before} ${keys.after}`, context);
    if (visited.has(pair)) return;
    visited.add(pair);
    // If one document has both names, neither is a new name of the other.
    if (!isSameKey && !isNewName(keys.before, keys.after, scopes)) {
      return reportOtherType({ before, after }, keys, context);
    }
    // The name of a schema is the place of its own changes only: a value without a name before changes at each of its places.
    compareOpen(before, after, { ...context, place: scopes.after.aliases.get(keys.after) ?? context.place });
  }

  /** Returns `true` if each value of a schema of the later document is one of a schema of the earlier document. */
  function isWithin(was: Located, is: Located): boolean {
    if (isSame(was.schema, is.schema)) return true;
    if (within.length >= maxNestedPairs) return false;
    const swapped = {
      ...sides,
      before: sides.after,
      after: sides.before,
      reached: new Set<string>(),
      misfits: new Set<string>(),
    };
    const inner = openComparison(swapped, [...within, printVisit(printPlaces({ before: was, after: is }), {})]);
    const context: SchemaContext = { place: "", direction: "request", report: () => {} };
    return !collectChanges((own) => inner.compareOpen(is, was, own), context).some(breaksWire);
  }

  /** Compares the access to a named type at each property. A property may be required or not, and may have a mark beside its `$ref`. */
  function compareAccessOfNamed(before: Located, after: Located, context: SchemaContext): void {
    const isUnchanged = unchanged.has(keyOf(before.schema) ?? "") && isDeepStrictEqual(before.schema, after.schema);
    if (isUnchanged) return;
    compareAccess({ before: openSchema(scopes.before, before), after: openSchema(scopes.after, after) }, context);
  }

  /** Reports in one line that the value has another named type, with the worst verdict of their differences. */
  function reportOtherType({ before, after }: Pair<Located>, keys: Pair<string>, context: SchemaContext): void {
    const inner = [...within, printVisit(`${keys.before} ${keys.after}`, context)];
    // Compared separately, so that a change that is not reported here is reported under its own name.
    const found =
      inner.length > maxNestedPairs
        ? [breaking]
        : collectChanges((own) => openComparison(sides, inner).compareOpen(before, after, own), context);
    if (found.length === 0) return;
    const [was, is] = [scopes.before.aliases.get(keys.before), scopes.after.aliases.get(keys.after)];
    context.report({
      code: "type-changed",
      place: context.place,
      message: `${nameValue(context.place)} is \`${is ?? keys.after}\`; it was \`${was ?? keys.before}\`.`,
      wire: toVerdict(found.some(breaksWire)),
      types: toVerdict(found.some(breaksTypes)),
      ...readSteps({ before, after }),
    });
  }

  function compareOpen(
    written: Located,
    writtenAfter: Located,
    { isNullReported = false, isAlternative = false, ...given }: SchemaContext,
  ): void {
    const context = rewriteChanges(given, (change) => {
      if (unwitnessed.has(change.code)) return change;
      const both = { before: written, after: writtenAfter };
      // A change of a part has its own.
      return { findWitness: () => findWitness(change, both, scopes, given.direction), ...change };
    });
    const opened = { before: openSchema(scopes.before, written), after: openSchema(scopes.after, writtenAfter) };
    const pair = alignTypes(alignChoices(opened), scopes);
    compareWrittenWords({ before: written, after: writtenAfter }, pair, context);
    // A mark of an alternative has no effect.
    if (!isAlternative && !readKeys(written, writtenAfter)) compareAccess(pair, context);
    if (pair.before.admitsNothing !== pair.after.admitsNothing) return reportNothing(pair, context);
    compareDiscriminators(pair, scopes, context);
    if (isChoice(pair.before) || isChoice(pair.after)) {
      compareAsChoices({ before: written, after: writtenAfter }, pair, { ...context, isNullReported, isAlternative });
    } else compareKeywords(pair, { ...context, isNullReported, isAlternative });
  }

  /** Compares two schemas of which at least one is a choice. */
  function compareAsChoices(
    written: WrittenPair["written"],
    pair: OpenPair,
    { isNullReported = false, isAlternative = false, ...context }: SchemaContext,
  ): void {
    compareOverlap(written, pair, scopes, context, isWithin);
    const areBoth = isChoice(pair.before) && isChoice(pair.after);
    if (!areBoth && (admitsAnything(pair.before) || admitsAnything(pair.after))) {
      const breaks = toVerdict(isChoice(pair.after) === (context.direction === "request"));
      return reportChosen(pair, { wire: breaks, types: breaks }, context);
    }
    if (!isNullReported) compareNull(pair, context);
    const matched = matchChoices({ written, open: pair, scopes });
    const compareAsWritten = (own: SchemaContext): void => {
      if (matched) compareBranches(matched, own, compare);
      else reportUnclassified(pair, own);
      // Keywords beside the alternatives are compared only if both schemas are choices.
      if (areBoth) compareKeywords(pair, { ...own, isNullReported: true, isAlternative });
    };
    if (!areBoth) {
      // A schema became one of several alternatives, or one of several alternatives the only one.
      const [wider, unmatched] =
        context.direction === "request" ? [pair.after, matched?.removed] : [pair.before, matched?.added];
      const addsAlternatives = isChoice(wider) && unmatched?.length === 0;
      if (addsAlternatives || !reportFit(written, pair, context)) compareAsWritten(context);
      return;
    }
    const found = collectChanges(compareAsWritten, context);
    if (found.length === 0) return;
    const alone = compareAlone(written, pair, context);
    const breaks = found.some(breaksWire);
    if (alone?.length === 0 || (alone && breaks && !alone.some(breaksWire))) {
      reportRewritten(pair, context);
      return alone.forEach(context.report);
    }
    if (!breaks) return found.forEach(context.report);
    const others = found.filter(({ code, place }) => !code.startsWith("alternative-") || place !== context.place);
    const isFitting = !others.some(breaksWire) && reportFit(written, pair, context);
    (isFitting ? others : found).forEach(context.report);
  }

  /** Reports that all values of one schema fit the other one, in spite of other alternatives. Returns `false` if one may not fit. */
  function reportFit(written: WrittenPair["written"], pair: OpenPair, context: SchemaContext): boolean {
    if (within.length >= maxNestedPairs) return false;
    const inner = [...within, printVisit(printPlaces(written), context)];
    const compareAnew: CompareSchemas = (before, after, own) =>
      openComparison(sides, inner).compareOpen(before, after, own);
    return reportFitting(written, pair, context, { scopes, misfits: sides.misfits, compare: compareAnew });
  }

  /**
   * Compares choices whose alternatives contain the keywords beside them: the same values may be written in several ways. Returns
   * `undefined` if they cannot be written so.
   */
  function compareAlone(
    written: WrittenPair["written"],
    pair: OpenPair,
    context: SchemaContext,
  ): readonly RawChange[] | undefined {
    const [before, after] = [listAlone(scopes.before, pair.before), listAlone(scopes.after, pair.after)];
    if (!before || !after || within.length >= maxNestedPairs) return undefined;
    const inner = openComparison(sides, [...within, printVisit(printPlaces(written), context)]);
    const matched = matchBranches(before, after, { open: pair, scopes });
    return collectChanges((own) => compareBranches(matched, own, inner.compare), context);
  }

  /** Compares all keywords but choices. */
  function compareKeywords(
    pair: OpenPair,
    { isNullReported = false, isAlternative = false, ...context }: SchemaContext,
  ): void {
    compareAnnotations(pair, context);
    const valueContext = admitsListed(pair, scopes, context.direction) ? reportAsSafe(context) : context;
    compareUnclassified(pair, valueContext, isSame);
    if (!compareTypes(pair, { ...valueContext, isNullReported })) return;
    compareLimits(pair, valueContext);
    compareJsonContent(pair, valueContext);
    if (admitBoth(pair, "object")) compareObjects(pair, { ...valueContext, isAlternative }, compare);
    if (admitBoth(pair, "array")) compareItems(pair, valueContext);
  }

  function compareItems(pair: OpenPair, outer: SchemaContext): void {
    const { writing } = outer;
    const context = writing ? { ...outer, writing: writing.repeats ?? writing } : outer;
    const [was, is] = [readItems(pair.before), readItems(pair.after)];
    const length = Math.max(was.first.length, is.first.length);
    for (let index = 0; index < length; index += 1) {
      const [one = was.rest, other = is.rest] = [was.first[index], is.first[index]];
      compare(one, other, { ...context, place: `${context.place}[${index}]` });
    }
    if (was.first.length !== is.first.length) {
      reportKeyword("prefixItems", pair, context, {
        code: "type-changed",
        message: `${nameValue(context.place)} is a ${printLength(is)}; it was a ${printLength(was)}.`,
        // Each position has been compared, if necessary with the schema of the further items. Only a tuple type has a length.
        wire: "safe",
        types: toVerdict(breaksLength(pair, context.direction)),
      });
    }
    // Neither list has further items if its maximum ends it.
    if (Math.max(was.most, is.most) > length) compare(was.rest, is.rest, { ...context, place: `${context.place}[]` });
  }

  function compareJsonContent(pair: OpenPair, context: SchemaContext): void {
    const [was, is] = [readContent(pair.before), readContent(pair.after)];
    const { place, direction } = context;
    if (was && is) return compare(was, is, { ...context, place: `${place}(json)`, writing: asJson });
    if (!was && !is) return;
    const isAdded = is !== undefined;
    const content = isAdded ? "contains JSON with a known schema" : "is no longer known to contain JSON";
    reportKeyword("contentSchema", pair, context, {
      code: isAdded ? "json-content-added" : "json-content-removed",
      message: `${nameValue(place)} ${content}.`,
      ...(isAdded && direction === "response" ? { hint: "Read it with its decoder." } : {}),
      wire: toVerdict(isAdded === (direction === "request")),
      // Any string may be sent, but the type of a returned one no longer describes its content.
      types: toVerdict(!isAdded && direction === "response"),
    });
  }
}

/**
 * Prints a pair of schemas with the way in which their values are written, and whether other alternatives admit them. The same change may
 * break only one of them.
 */
function printVisit(
  pair: string,
  { writing = asJson, isRedundant = false }: Pick<SchemaContext, "writing" | "isRedundant">,
): string {
  return `${writing.key} ${isRedundant} ${pair}`;
}

/** Returns the keys of two named schemas; `undefined` if one has none. A property that several parts describe has no key. */
function readKeys(was: Located, is: Located): Pair<string> | undefined {
  if (was.also || is.also) return undefined;
  const [before, after] = [keyOf(was.schema), keyOf(is.schema)];
  return before !== undefined && after !== undefined ? { before, after } : undefined;
}

function reportNothing(pair: OpenPair, context: SchemaContext): void {
  const { admitsNothing } = pair.after;
  const breaks = toVerdict(admitsNothing === (context.direction === "request"));
  const name = nameValue(context.place);
  reportKeyword("type", pair, context, {
    code: "type-changed",
    message: admitsNothing ? `${name} admits no value.` : `${name} admits values; it admitted none.`,
    wire: breaks,
    // A property without a value can be sent as anything, but nothing can be read from it.
    types: context.direction === "response" ? "breaks" : breaks,
  });
}

/** Generated code may change, although the same values are admitted. */
function reportRewritten(pair: OpenPair, context: SchemaContext): void {
  const message = `The alternatives of ${nameValue(context.place)} are written in another way.`;
  reportKeyword("oneOf", pair, context, { code: "alternatives-rewritten", message, ...safe });
}

function reportUnclassified(pair: OpenPair, context: SchemaContext): void {
  const message = `The alternatives of ${nameValue(context.place)} are combined differently.`;
  reportKeyword("oneOf", pair, context, { code: "schema-changed", message, hint: unclassifiedHint, ...breaking });
}
