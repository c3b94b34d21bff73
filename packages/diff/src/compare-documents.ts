import { escapeInvisible, printPointer, referenceTo } from "@shortvideo-api/document/source";
import type { Change } from "./change/change.ts";
import { alignPrefixes } from "./operation/align-prefixes.ts";
import { compareOperation, matchOperations, reportAdded, reportRemoved } from "./operation/compare-operations.ts";
import { type ComparedSides, createSchemaComparison } from "./schema/compare-schemas.ts";
import { compareWhole } from "./compare-whole.ts";
import { findSurvivor } from "./find-survivor.ts";
import { type RawChange, type ReportChange, safe, toVerdict } from "./change/raw-change.ts";
import { reportUncompared } from "./report-uncompared.ts";
import { compareWebhooks } from "./webhook/compare-webhooks.ts";
import { findUnchanged, isDistinct, isRenamed } from "./schema/match-components.ts";
import type { Sides } from "./schema/side.ts";

/**
 * Compares two documents for callers of the API: requests, responses and types. Returns each change once, with all affected operations and
 * its first place in the document. The worst changes come first, then those that are first in the document.
 */
export function compareDocuments(given: Sides): Change[] {
  const sides = alignPrefixes(given);
  const found = new Map<string, CollectedChange>();
  const { pairs, removed, added } = matchOperations(sides);
  compareWhole(sides, collect(found, []));
  reportUncompared(sides, (operations) => collect(found, operations));
  const unchanged = findUnchanged({ before: sides.before.scope.schemas, after: sides.after.scope.schemas });
  const compared: ComparedSides = { ...sides, unchanged, reached: new Set(), misfits: new Set() };
  for (const pair of pairs) compareOperation(compared, pair, collect(found, [pair.after.operation.id]));
  for (const operation of removed) reportRemoved(operation, collect(found, [operation.operation.id]));
  for (const operation of added) reportAdded(operation, collect(found, [operation.operation.id]));
  compareWebhooks(compared, pairs, (operations) => collect(found, operations));
  compareUnused(compared, collect(found, []));
  compareNames(sides, collect(found, []));
  markCorrected([...found.values()]);
  return joinEqual([...found.values()])
    .map((collected) => toChange(sides, collected))
    .sort((one, other) => rankChange(one) - rankChange(other));
}

/** A change, and all operations that it affects. */
interface CollectedChange {
  change: RawChange;
  operations: string[];
}

/** Collects changes. Several operations that lead to the same change at the same place share one entry. */
function collect(found: Map<string, CollectedChange>, operations: readonly string[]): ReportChange {
  return (change) => {
    const { code, before, after, message } = change;
    const key = JSON.stringify([code, before, after, before ?? after ?? message, readDistinction(change)]);
    const known = found.get(key);
    if (!known) {
      found.set(key, { change, operations: [...operations] });
      return;
    }
    known.operations.push(...operations.filter((id) => !known.operations.includes(id)));
    // A change that narrows requests widens responses: the worse verdict counts.
    const [worse, other] =
      rankChange(change) < rankChange(known.change) ? [change, known.change] : [known.change, change];
    known.change = { ...worse, types: toVerdict([worse, other].some(({ types }) => types === "breaks")) };
  };
}

/** Returns the text that distinguishes several changes of one kind at one place of the document. */
function readDistinction({ code, place, message, subject }: RawChange): string | undefined {
  if (subject !== undefined) return subject;
  if (/^(?:package|server|exactly-one-of)-/.test(code)) return message;
  return code.startsWith("property-became-") ? place.split(".").at(-1) : undefined;
}

/** Marks facts as corrected instead of confirmed if they have not only lost their mark, but have also changed. */
function markCorrected(all: readonly CollectedChange[]): void {
  for (const collected of all) {
    const { code, before: steps = [], message } = collected.change;
    if (code !== "provenance-confirmed") continue;
    const isCorrected = all.some(
      ({ change: other }) =>
        !/^(?:provenance-|words-|not-compared)/.test(other.code) &&
        steps.every((step, index) => other.before?.[index] === step),
    );
    if (!isCorrected) continue;
    collected.change = {
      ...collected.change,
      code: "provenance-corrected",
      message: message.replace("confirmed", "corrected"),
    };
  }
}

/** Joins changes that read the same: a parameter that each operation describes for itself is one change of all of them. */
function joinEqual(all: readonly CollectedChange[]): readonly CollectedChange[] {
  const joined = new Map<string, CollectedChange>();
  for (const { change, operations } of all) {
    const { code, place, message, hint, wire, types } = change;
    const key = JSON.stringify([code, place, message, hint, wire, types]);
    const known = joined.get(key);
    joined.set(
      key,
      known ? { ...known, operations: [...new Set([...known.operations, ...operations])] } : { change, operations },
    );
  }
  return [...joined.values()];
}

function toChange(sides: Sides, { change, operations }: CollectedChange): Change {
  const { code, place, message, hint, wire, types, findWitness } = change;
  const { before, after } = sides;
  const shown = change.after ?? (change.before ? findSurvivor(sides, change.before, operations) : []);
  return {
    code,
    operations,
    place,
    message: toOneLine(message.charAt(0).toUpperCase() + message.slice(1)),
    hint: hint && toOneLine(hint),
    wire,
    types,
    witness: wire === "breaks" ? findWitness?.() : undefined,
    before: change.before && before.locate(printPointer(change.before)),
    after: change.after && after.locate(printPointer(change.after)),
    shownAt: after.locate(printPointer(shown)),
  };
}

/** Writes a text of the document on one line, with an escape for each invisible character. */
function toOneLine(text: string): string {
  return escapeInvisible(text.replaceAll(/\s*[\r\n]+\s*/g, " "));
}

function rankChange({ wire, types }: Pick<Change, "wire" | "types">): number {
  return (wire === "breaks" ? 0 : 2) + (types === "breaks" ? 0 : 1);
}

/** Compares types that no operation sends or returns: callers can still import them. */
function compareUnused(sides: ComparedSides, report: ReportChange): void {
  const compareSchemas = createSchemaComparison(sides);
  for (const { key, name } of sides.after.model.schemas) {
    if (sides.reached.has(key) || sides.unchanged.has(key) || !Object.hasOwn(sides.before.scope.schemas, key)) continue;
    const steps = ["components", "schemas", key];
    const located = { schema: { $ref: referenceTo("schemas", key) }, steps };
    const reportUnsent: ReportChange = (change) => report({ ...change, wire: "safe" });
    compareSchemas(located, located, { place: name, direction: "response", report: reportUnsent });
  }
}

/** Compares the names of types, which callers import. */
function compareNames({ before, after }: Sides, report: ReportChange): void {
  const [was, is] = [before.model.schemas, after.model.schemas];
  const names = new Set(is.map(({ name }) => name));
  const known = new Set(was.map(({ name }) => name));
  const removed = was.filter(({ name }) => !names.has(name));
  const added = is.filter(({ name }) => !known.has(name));
  const taken = new Set<string>();
  const all = {
    before: before.scope.schemas,
    after: after.scope.schemas,
    removed: new Set(removed.map(({ key }) => key)),
    added: new Set(added.map(({ key }) => key)),
  };
  for (const { key, name } of removed) {
    const candidates = isDistinct(all.before[key]) ? added : [];
    const match = candidates.find((each) => !taken.has(each.key) && isRenamed(key, each.key, all));
    const steps = { before: ["components", "schemas", key] };
    if (!match) {
      const message = `The type \`${name}\` was removed.`;
      report({ code: "schema-removed", place: name, message, wire: "safe", types: "breaks", ...steps });
      continue;
    }
    taken.add(match.key);
    report({
      code: "schema-renamed",
      place: match.name,
      message: `The type \`${name}\` is now called \`${match.name}\`.`,
      hint: `Import \`${match.name}\` in place of \`${name}\`.`,
      wire: "safe",
      types: "breaks",
      ...steps,
      after: ["components", "schemas", match.key],
    });
  }
  for (const { key, name } of added) {
    if (taken.has(key)) continue;
    report({
      code: "schema-added",
      place: name,
      message: `The type \`${name}\` is new.`,
      ...safe,
      after: ["components", "schemas", key],
    });
  }
}
