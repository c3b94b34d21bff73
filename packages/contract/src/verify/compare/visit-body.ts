import {
  type BranchSelection,
  describeSchema,
  describeView,
  findNearBranches,
  findNode,
  isExactNumber,
  isNode,
  isRecord,
  type OpenApi,
  printReference,
  readFragment,
  type SchemaChoice,
  type SchemaObject,
  type SchemaView,
  selectBranch,
  type Step,
  viewSchema,
} from "@shortvideo-api/document";
import { matchesPattern } from "@shortvideo-api/document/pattern";
import { describeError, listOwnErrors } from "./describe-error.js";
import { describeValue, describeWord, nameType } from "./describe-value.js";
import type { ResponseDifference, ResponsePart } from "./response-difference.js";
import type { Validators } from "./create-validators.js";
import { type JsonBody, readBody } from "../request/read-body.js";
import { assertsFormat } from "@shortvideo-api/mock/requests";

/** A value of the response and a schema that applies to it. One value can have several visits. */
export interface Visit {
  readonly schema: SchemaObject;
  /** The path of the schema in the document. */
  readonly path: readonly Step[];
  readonly value: unknown;
  /** The digits of a number, exactly as sent. */
  readonly digits: string | undefined;
  /** The place of the value: `"body.items[].id"`. */
  readonly place: string;
  /** The place with the index of each item, which is unique in a body. */
  readonly indexedPlace: string;
}

/** A value of the body, and the schema to visit it with. */
interface Site extends JsonBody {
  readonly path: readonly Step[];
  readonly place: string;
  readonly indexedPlace: string;
}

/** The maximum number of `$ref`s and branches to follow for one value. More than that is a circle. */
const maxHops = 64;

/** Visits all values of a body with the schemas that apply to them, including JSON inside texts, and validates each value. */
export function visitBody(
  document: OpenApi,
  validators: Validators,
  schemaPath: readonly Step[],
  body: JsonBody,
): {
  readonly visits: readonly Visit[];
  readonly differences: readonly ResponseDifference[];
  /** The rules that were not compared. */
  readonly parts: readonly ResponsePart[];
} {
  const { compile, compileAlone } = validators;
  const visits: Visit[] = [];
  const differences: ResponseDifference[] = [];
  const parts: ResponsePart[] = [];
  const fits = (path: readonly Step[], value: unknown) => compile({ $ref: printReference(path) })(value).length === 0;

  function visit(site: Site, hops = 0): void {
    const schema = findNode(document, site.path);
    if (!isSchemaObject(schema) || hops > maxHops) {
      if (schema === false)
        differences.push({ ...pickPlace(site), code: "field-new", expected: "no value", found: nameType(site.value) });
      else if (hops > maxHops) omit(site, "schema", "Its schema refers to itself.");
      return;
    }
    const { value, place, indexedPlace } = site;
    const digits = isExactNumber(value) && typeof site.exact === "string" ? site.exact : undefined;
    visits.push({ schema, path: site.path, value, digits, place, indexedPlace });
    for (const [keyword, why] of listUnasserted(schema, value)) omit(site, keyword, why);
    for (const sentence of validators.listIgnored(site.path, 2)) omit(site, sentence, sentence);
    validators.takeUndecided();
    if (typeof schema.$ref === "string") visit({ ...site, path: readFragment(schema.$ref.slice(1)) }, hops + 1);
    else {
      const { allOf, choices } = viewSchema(document, schema);
      for (const index of allOf.keys()) visit(enterBranch(site, "allOf", index), hops + 1);
      for (const choice of choices) if (isWritten(choice)) visitChoice(site, choice, hops);
    }
    for (const steps of listMet(site, schema)) visit({ ...site, path: [...site.path, ...steps] }, hops + 1);
    const errors = listOwnErrors(compileAlone(schema)(value));
    for (const sentence of validators.takeUndecided()) omit(site, "pattern", sentence);
    const typeErrors = errors.filter(({ keyword }) => keyword === "type");
    for (const error of typeErrors.length > 0 ? typeErrors : errors) {
      differences.push(describeError(error, schema, site));
    }
    if (typeErrors.length > 0) return;
    if (Array.isArray(value)) visitItems(site, schema);
    else if (isRecord(value)) visitFields(site, schema, value);
    else if (typeof value === "string") visitText(site, schema, value);
  }

  /** Lists the schemas of a schema whose condition the value meets. */
  function listMet({ path, value }: Site, schema: SchemaObject): (readonly Step[])[] {
    const { if: condition, dependentSchemas = {} } = schema;
    const branch = condition === undefined ? undefined : fits([...path, "if"], value) ? "then" : "else";
    const names = isRecord(value) ? Object.keys(dependentSchemas).filter((name) => Object.hasOwn(value, name)) : [];
    return [
      ...(branch === undefined || schema[branch] === undefined ? [] : [[branch]]),
      ...names.map((name) => ["dependentSchemas", name]),
    ];
  }

  function visitChoice(site: Site, choice: SchemaChoice, hops: number): void {
    const { keyword, branches } = choice;
    const sites = branches.map((_, index) => enterBranch(site, keyword, index));
    const fitting = sites.filter(({ path }) => fits(path, site.value));
    for (const each of fitting) visit(each, hops + 1);
    if (fitting.length > 0) return;
    const selection = select(choice, site.value);
    if (selection?.index === -1) return void differences.push(describeUnselected(site, selection));
    const near = selection
      ? branches.slice(selection.index, selection.index + 1)
      : findNearBranches(choice, site.value);
    const [nearest, ...others] = near;
    const isNested = typeof site.value === "object" && site.value !== null;
    if (nearest && (others.length === 0 || isNested)) {
      return visit(enterBranch(site, keyword, branches.indexOf(nearest)), hops + 1);
    }
    differences.push(describeMisfit(site, keyword, nearest ? { near } : { near: branches, isOtherType: true }));
  }

  function visitItems(site: Site, { items, prefixItems = [] }: SchemaObject): void {
    if (!Array.isArray(site.value)) return;
    for (const [index, value] of site.value.entries()) {
      const isPlaced = index < prefixItems.length;
      if (!isPlaced && items === undefined) return;
      const exact = isRecord(site.exact) ? site.exact[index] : undefined;
      visit({
        value,
        exact,
        path: [...site.path, ...(isPlaced ? ["prefixItems", index] : ["items"])],
        place: `${site.place}[${isPlaced ? index : ""}]`,
        indexedPlace: `${site.indexedPlace}[${index}]`,
      });
    }
  }

  function visitFields(site: Site, schema: SchemaObject, fields: Readonly<Record<string, unknown>>): void {
    const { properties = {}, additionalProperties } = schema;
    const patterns = Object.keys(schema.patternProperties ?? {});
    for (const [name, value] of Object.entries(fields)) {
      const isDeclared = Object.hasOwn(properties, name);
      const matching = patterns.filter((pattern) => matchesPattern(pattern, name));
      const exact = isRecord(site.exact) ? site.exact[name] : undefined;
      const place = `${site.place}.${isDeclared ? name : "*"}`;
      const indexedPlace = `${site.indexedPlace}.${name}`;
      const enter = (...steps: Step[]) => visit({ value, exact, path: [...site.path, ...steps], place, indexedPlace });
      if (isDeclared) enter("properties", name);
      for (const pattern of matching) enter("patternProperties", pattern);
      const isMapped = !isDeclared && matching.length === 0 && isSchemaObject(additionalProperties);
      if (isMapped) enter("additionalProperties");
    }
  }

  function visitText(site: Site, schema: SchemaObject, text: string): void {
    if (!holdsJson(schema) || schema["contentSchema"] === undefined || text === "") return;
    const content = readBody(text);
    const path = [...site.path, "contentSchema"];
    if (content) visit({ ...content, path, place: `${site.place}→`, indexedPlace: `${site.indexedPlace}→` });
    else
      differences.push({
        ...pickPlace(site),
        path,
        code: "json-text-malformed",
        expected: "JSON in text",
        found: "text that is not JSON",
      });
  }

  function omit({ path, place }: Site, name: string, omitted: string): void {
    parts.push({ place, name, path, omitted });
  }

  visit({ ...body, path: schemaPath, place: "body", indexedPlace: "body" });
  return { visits, differences, parts };
}

/** Lists the keywords about a value that are not checked, each with the reason. */
function listUnasserted(schema: SchemaObject, value: unknown): [keyword: string, why: string][] {
  const { format, contentEncoding, contentMediaType, contentSchema } = schema;
  const isText = typeof value === "string";
  const isUnknown = format !== undefined && !assertsFormat(format) && (isText || isExactNumber(value));
  const isContent = isText && [contentEncoding, contentMediaType, contentSchema].some((each) => each !== undefined);
  const isChecked = holdsJson(schema) && contentSchema !== undefined;
  return [
    ...(isUnknown ? ([["format", `The format \`${format}\` has no check.`]] as [string, string][]) : []),
    ...(isContent && !isChecked ? ([["content", "The content of the text is not read."]] as [string, string][]) : []),
  ];
}

/** Returns whether a text is JSON, as it is. */
function holdsJson({ contentMediaType, contentEncoding }: SchemaObject): boolean {
  return contentMediaType === "application/json" && contentEncoding === undefined;
}

/** Returns the branch that the value selects; `undefined` without a discriminator or its property. */
function select(choice: SchemaChoice, value: unknown): BranchSelection | undefined {
  const selection = selectBranch(choice, value);
  return selection?.value === undefined ? undefined : selection;
}

/** Returns whether the document has a list of the branches, other than the two of a condition. */
function isWritten({ keyword }: SchemaChoice): boolean {
  return keyword === "anyOf" || keyword === "oneOf";
}

function enterBranch(site: Site, keyword: string, index: number): Site {
  return { ...site, path: [...site.path, keyword, index] };
}

/** Describes a value that fits none of the branches that it may mean. */
function describeMisfit(
  { path, place, value, exact }: Site,
  keyword: string,
  { near, isOtherType = false }: { readonly near: readonly SchemaView[]; readonly isOtherType?: boolean },
): ResponseDifference {
  const expected = [...new Set(near.map((branch) => describeView(branch)))].join(" or ");
  const location = { path: [...path, keyword], place, expected };
  if (isOtherType) {
    return { ...location, code: value === null ? "null-unexpected" : "type-wrong", found: nameType(value) };
  }
  if (near.every(({ values }) => values !== undefined))
    return { ...location, code: "value-new", found: showValue(value) };
  return {
    ...location,
    code: "limit-exceeded",
    found: describeValue(value, typeof exact === "string" ? exact : undefined),
  };
}

function showValue(value: unknown): string {
  return typeof value === "string" ? describeWord(value) : describeValue(value);
}

/** Describes a value of a discriminating property that selects no branch. */
function describeUnselected({ path, place }: Site, { property, value, values }: BranchSelection): ResponseDifference {
  return {
    path: [...path, "discriminator"],
    place: `${place}.${property}`,
    code: "value-new",
    expected: describeSchema({ enum: values }),
    found: showValue(value),
  };
}

function pickPlace({ path, place }: Site): Pick<ResponseDifference, "path" | "place"> {
  return { path, place };
}

function isSchemaObject(schema: unknown): schema is SchemaObject {
  return isNode(schema);
}
