import { isDeepStrictEqual } from "node:util";
import { type DocumentedParameter, toRequestPath } from "@shortvideo-api/document/source";
import type { Param } from "@shortvideo-api/model/source";
import { compareWords } from "../schema/compare-annotations.ts";
import { erasePlaceholders } from "./align-prefixes.ts";
import { compareExploded } from "./compare-exploded.ts";
import { isInEachRequest, isWrittenAlike, printPlace, type WrittenParam } from "./written-param.ts";
import type { CompareSchemas } from "../schema/compare-types.ts";
import { breaking, readSteps, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import { type DescribedOperation, locateSchema, type OperationPair } from "../schema/side.ts";
import { readParameterWriting } from "../schema/writing.ts";
import { nameValue } from "../change/name-places.ts";

/** Compares the parameters of an operation. */
export function compareParams(pair: OperationPair, compareSchemas: CompareSchemas, report: ReportChange): void {
  const [before, after] = [listParams(pair.before), listParams(pair.after)];
  const matches = matchParams(before, after, pair);
  for (const [was, is] of matches) compareParam([was, is], compareSchemas, report);
  const matched = new Set(matches.flat());
  const removed = before.filter((was) => !matched.has(was));
  const added = after.filter((is) => !matched.has(is));
  const compared = compareExploded(removed, added, compareSchemas, report);
  for (const was of removed) if (!compared.has(was)) reportRemoved(was, report);
  for (const is of added) if (!compared.has(is)) reportAdded(is, pair, report);
  compareGroups(pair, report);
}

function listParams({ operation, documented }: DescribedOperation): readonly WrittenParam[] {
  const find = (param: Param): DocumentedParameter | undefined =>
    documented.parameters.find(({ in: place, name }) => place === param.in && name === param.wireName);
  return operation.params.map((param) => ({ param, written: find(param) }));
}

type Matches = (readonly [WrittenParam, WrittenParam])[];

/**
 * Matches placeholders of the same address by their order, unless they were swapped. Matches other parameters by place and name, then by
 * name, then by everything but the name.
 */
function matchParams(before: readonly WrittenParam[], after: readonly WrittenParam[], pair: OperationPair): Matches {
  const matches: Matches = [];
  const match = (isMatch: (was: WrittenParam, is: WrittenParam) => boolean): void => {
    const left = before.filter((was) => !matches.some(([one]) => one === was));
    for (const was of left) {
      const free = after.filter((is) => !matches.some(([, other]) => other === is));
      const found = free.filter((is) => isMatch(was, is));
      const rivals = left.filter((each) => found[0] && isMatch(each, found[0]));
      if (found[0] && found.length === 1 && rivals.length === 1) matches.push([was, found[0]]);
    }
  };
  const [path, pathNow] = [pair.before.operation.path, pair.after.operation.path];
  const [places, placesNow] = [listPlaceholders(path), listPlaceholders(pathNow)];
  const isInOrder = ({ param: was }: WrittenParam, { param: is }: WrittenParam): boolean =>
    was.in === "path" && is.in === "path" && places.indexOf(was.wireName) === placesNow.indexOf(is.wireName);
  if (erasePlaceholders(path) === erasePlaceholders(pathNow) && !areSwapped(path, pathNow)) match(isInOrder);
  match(({ param: was }, { param: is }) => was.wireName === is.wireName && was.in === is.in);
  match(({ param: was }, { param: is }) => was.wireName === is.wireName);
  match(({ param: was }, { param: is }) => {
    return (is.in === "header" || is.style === "querystring") && readSentName(was) === readSentName(is);
  });
  match(isInOrder);
  match(({ param: was, written: one }, { param: is, written: other }) => {
    if (was.in !== is.in || was.in === "path" || !one || !other) return false;
    const { name: _was, ...description } = one.node;
    const { name: _is, ...otherDescription } = other.node;
    return description.description !== undefined && isDeepStrictEqual(description, otherDescription);
  });
  return matches;
}

function compareParam([was, is]: Matches[number], compareSchemas: CompareSchemas, report: ReportChange): void {
  const place = printPlace(is.param);
  const steps = readSteps({ before: was.written, after: is.written });
  const [oldName, newName] = [was.param.name, is.param.name];
  const isSentAnew = readSentName(was.param) !== readSentName(is.param);
  if (was.param.wireName !== is.param.wireName && (isSentAnew || oldName !== newName)) {
    const wire = toVerdict(isSentAnew);
    const message = `${nameValue(printPlace(was.param))} is now called \`${newName}\`.`;
    const hint = `Write \`${newName}\` in place of \`${oldName}\`.`;
    report({ code: "param-renamed", place, message, hint, wire, types: toVerdict(oldName !== newName), ...steps });
  } else if (was.param.in !== is.param.in) {
    const message = `\`${was.param.wireName}\` goes into the ${placeNames[is.param.in]}; it went into the ${placeNames[was.param.in]}.`;
    const types = toVerdict(was.param.name !== is.param.name);
    report({ code: "param-moved", place, message, wire: "breaks", types, ...steps });
  } else if (was.param.name !== is.param.name) {
    const message = `\`${was.param.name}\` is now called \`${is.param.name}\` in the types.`;
    const hint = `Write \`${is.param.name}\` in place of \`${was.param.name}\`.`;
    report({ code: "param-renamed", place, message, hint, wire: "safe", types: "breaks", ...steps });
  }
  compareNeed(was, is, report);
  // A parameter that has moved usually has another style. Only the move is reported.
  if (was.param.in === is.param.in) compareStyle(was, is, report);
  compareFlags(was, is, report);
  const [one, other] = [was, is].map(({ written }) => written && locateSchema(written));
  if (!one || !other) return;
  const writing = readParameterWriting(was.written, is.written);
  // A path has no empty segment.
  const excludesEmpty = is.param.in === "path" && is.param.style === "simple" && is.param.check?.minLength === 1;
  const reportValue: ReportChange = (change) => {
    // Callers leave out a parameter that is null, since only JSON has a form for null.
    const isUnsent = change.code === "null-removed" ? writing.isText : change.subject === "minLength" && excludesEmpty;
    report(isUnsent && change.place === place ? { ...change, wire: "safe" } : change);
  };
  const isRequired = isInEachRequest(is);
  compareSchemas(one, other, { place, direction: "request", isRequired, writing, report: reportValue });
}

/** Compares whether requests have a parameter, and whether callers give it. The client sends one that can have only one value. */
function compareNeed(was: WrittenParam, is: WrittenParam, report: ReportChange): void {
  const [wasSent, isSent] = [isInEachRequest(was), isInEachRequest(is)];
  const [wasGiven, isGiven] = [was.param.required, is.param.required];
  if (wasSent === isSent && wasGiven === isGiven) return;
  const place = printPlace(is.param);
  const name = nameValue(place);
  const isStricter = (isSent && !wasSent) || (isGiven && !wasGiven);
  const isOnlyValue = wasSent === isSent;
  report({
    code: isStricter ? "param-became-required" : "param-became-optional",
    place,
    message: isStricter
      ? `Requires ${name}${isOnlyValue ? " from callers, since it can have several values" : ""}.`
      : `No longer requires ${name}${isOnlyValue ? " from callers, since it can have only one value" : ", but accepts it"}.`,
    ...(isStricter ? { hint: `Set \`${is.param.name}\` in every request.` } : {}),
    wire: toVerdict(isSent && !wasSent),
    types: toVerdict(isGiven && !wasGiven),
    ...readSteps({ before: was.written, after: is.written }),
  });
}

/** Returns the name that is sent: empty for most path parameters, in lower case for a header. */
function readSentName({ in: place, style, wireName }: Param): string {
  if (place === "header") return `header ${wireName.toLowerCase()}`;
  // The whole query has no name.
  if (style === "querystring") return "?";
  return place === "path" && style !== "matrix" ? "" : wireName;
}

function compareStyle(was: WrittenParam, is: WrittenParam, report: ReportChange): void {
  // Generated code names the style of a list or an object, also where another one is written in the same way.
  const isScalar = [was, is].every(({ param }) => param.check?.type !== undefined && param.check.type !== "array");
  const readStyleKey = ({ style, explode, form, json }: Param): unknown => [style, isScalar || explode, form, json];
  const isDifferent = !isDeepStrictEqual(readStyleKey(was.param), readStyleKey(is.param));
  if (!isDifferent && was.param.allowReserved === is.param.allowReserved) return;
  const place = printPlace(is.param);
  const message = `${nameValue(place)} is written ${printStyle(is.param)}; it was written ${printStyle(was.param)}.`;
  const isAlike = was.written !== undefined && is.written !== undefined && isWrittenAlike(was.written, is.written);
  // A caller that encodes more than necessary does not break.
  const wire = toVerdict(!isAlike || (was.param.allowReserved && !is.param.allowReserved));
  report({
    code: "param-style-changed",
    place,
    message,
    wire,
    types: "safe",
    ...readSteps({ before: was.written, after: is.written }),
  });
}

function printStyle({ style, explode, allowReserved, form, json }: Param): string {
  if (style === "querystring") return `as the whole query, in ${json ? "JSON" : "text"}`;
  if (form || json) return form ? "as a form" : "as JSON";
  return `in the style \`${style}\`${explode ? ", exploded" : ""}${allowReserved ? ", reserved characters as they are" : ""}`;
}

/** Compares the flags and the texts of a parameter. */
function compareFlags(was: WrittenParam, is: WrittenParam, report: ReportChange): void {
  if (!was.written || !is.written) return;
  const place = printPlace(is.param);
  const steps = readSteps({ before: was.written, after: is.written });
  const [before, after] = [was.written.node, is.written.node];
  const [wasDeprecated, isDeprecated] = [before.deprecated ?? false, after.deprecated ?? false];
  if (wasDeprecated !== isDeprecated) {
    report({
      code: isDeprecated ? "param-deprecated" : "param-restored",
      place,
      message: `${nameValue(place)} is ${isDeprecated ? "" : "no longer "}deprecated.`,
      ...safe,
      ...steps,
    });
  }
  const [wasDeclared, isDeclared] = [was.written.isDeclared, is.written.isDeclared];
  if (wasDeclared !== isDeclared) {
    report({
      code: isDeclared ? "param-declared" : "param-undeclared",
      place,
      message: isDeclared
        ? `${nameValue(place)} is declared; it counted as a string.`
        : `${nameValue(place)} is no longer declared, and counts as a string.`,
      ...safe,
      ...steps,
    });
  }
  const [wasEmpty, isEmpty] = [before.allowEmptyValue ?? false, after.allowEmptyValue ?? false];
  if (wasEmpty !== isEmpty) {
    report({
      code: isEmpty ? "limit-loosened" : "limit-tightened",
      place,
      message: isEmpty
        ? `Accepts ${nameValue(place)} without a value too.`
        : `No longer accepts ${nameValue(place)} without a value.`,
      wire: toVerdict(!isEmpty),
      types: toVerdict(was.param.takesEmptyText && !is.param.takesEmptyText),
      ...steps,
    });
  }
  compareWords({ before: was.written, after: is.written }, { place, report });
}

function reportRemoved({ param, written }: WrittenParam, report: ReportChange): void {
  report({
    code: "param-removed",
    place: printPlace(param),
    message: `No longer accepts ${nameValue(printPlace(param))}${written?.node.deprecated ? ", which was deprecated" : ""}.`,
    hint: `Send no \`${param.name}\`.`,
    ...breaking,
    ...readSteps({ before: written }),
  });
}

/** Reports a new parameter. {@link compareGroups} reports its group. */
function reportAdded(is: WrittenParam, { after }: OperationPair, report: ReportChange): void {
  const { param, written } = is;
  const isSent = isInEachRequest(is);
  const place = printPlace(param);
  const isGrouped = after.operation.exactlyOneOf.some((group) => group.includes(param.name));
  report({
    code: isSent ? "param-added-required" : "param-added",
    place,
    message: isSent
      ? `Requires ${nameValue(place)}, which is new.`
      : isGrouped
        ? `Accepts ${nameValue(place)}, which is new. Callers give exactly one parameter of its group.`
        : `Accepts ${nameValue(place)}, which is new and optional.`,
    ...(isSent ? { hint: `Set \`${param.name}\` in every request.` } : {}),
    wire: toVerdict(isSent),
    types: toVerdict(param.required),
    ...readSteps({ after: written }),
  });
}

/** Compares the groups of parameters that exclude each other. */
function compareGroups({ before, after }: OperationPair, report: ReportChange): void {
  const [was, is] = [printGroups(before), printGroups(after)];
  const steps = {
    before: [...before.documented.steps, "x-exactly-one-of"],
    after: [...after.documented.steps, "x-exactly-one-of"],
  };
  const removed = was.filter((group) => !is.includes(group));
  const added = is.filter((group) => !was.includes(group));
  for (const [index, group] of removed.entries()) {
    const now = added[index];
    const names = group.split(" | ");
    // One more parameter in the group breaks no valid request.
    const isWider = now !== undefined && names.every((name) => now.split(" | ").includes(name));
    report({
      code: now === undefined ? "exactly-one-of-removed" : "exactly-one-of-changed",
      place: `query.${now ?? group}`,
      message:
        now === undefined
          ? `\`${group}\` no longer exclude each other.`
          : `Callers give exactly one of \`${now}\`; it was one of \`${group}\`.`,
      wire: toVerdict(now !== undefined && !isWider),
      types: toVerdict(now !== undefined && !isWider),
      ...steps,
    });
  }
  for (const group of added.slice(removed.length)) {
    const isNew = group.split(" | ").every((name) => !before.operation.params.some((param) => param.name === name));
    report({
      code: "exactly-one-of-added",
      place: `query.${group}`,
      message: `Exactly one of \`${group}\` is required.`,
      hint: isNew ? "Set one of them in every request." : "Set exactly one of them.",
      ...breaking,
      ...steps,
    });
  }
}

function printGroups({ operation }: DescribedOperation): readonly string[] {
  return operation.exactlyOneOf.map((group) => [...group].sort().join(" | ")).sort();
}

const placeNames = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

/** Returns `true` if two paths have the same placeholders in another order. */
export function areSwapped(was: string, is: string): boolean {
  const [before, after] = [listPlaceholders(was), listPlaceholders(is)];
  return !isDeepStrictEqual(before, after) && isDeepStrictEqual([...before].sort(), [...after].sort());
}

/** Lists the names of placeholders, in the order of the path. */
function listPlaceholders(path: string): readonly string[] {
  return [...toRequestPath(path).matchAll(/\{([^{}]*)\}/g)].map(([, name = ""]) => name);
}
