import {
  type BranchSelection,
  describeSchema,
  describeView,
  findNearBranches,
  findNode,
  isExactNumber,
  isNode,
  isRecord,
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
import { describeError, listOwnErrors, type ValuePlace } from "./describe-error.js";
import { describeValue, describeWord, nameType } from "./describe-value.js";
import type { ResponseDifference, ResponsePart } from "./response-difference.js";
import type { Validators } from "./create-validators.js";
import { type JsonBody, readBody } from "../request/read-body.js";
import { assertsFormat, type SchemaError } from "@shortvideo-api/mock/requests";

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

/** The visits of a body, and what they find. */
export interface BodyVisits {
  readonly visits: readonly Visit[];
  readonly differences: readonly ResponseDifference[];
  /** The rules that were not compared. */
  readonly parts: readonly ResponsePart[];
}

/** A value of the body, and the schema to visit it with. */
interface Site extends ValuePlace {
  /** The schema at the path. */
  readonly schema: unknown;
  readonly indexedPlace: string;
}

/** The maximum number of `$ref`s and branches to follow for one value. More than that is a circle. */
const maxHops = 64;

/** Visits all values of a body with the schemas that apply to them, including JSON inside texts, and validates each value. */
export function visitBody(validators: Validators, schemaPath: readonly Step[], body: JsonBody): BodyVisits {
  const { document, compile, compileAlone, enter } = validators;
  const visits: Visit[] = [];
  const differences: ResponseDifference[] = [];
  const parts: ResponsePart[] = [];
  const fits = (path: readonly Step[], value: unknown) => compile({ $ref: printReference(path) })(value).length === 0;

  function visit(site: Site, hops = 0): void {
    const { schema, path, value, place, indexedPlace } = site;
    if (!isNode(schema) || hops > maxHops) {
      if (schema === false)
        differences.push({ path, place, code: "field-new", expected: "no value", found: nameType(value) });
      else if (hops > maxHops) omit(site, "schema", "Its schema refers to itself.");
      return;
    }
    const digits = isExactNumber(value) && typeof site.exact === "string" ? site.exact : undefined;
    visits.push({ schema, path, value, digits, place, indexedPlace });
    omitUnasserted(site, schema);
    for (const sentence of validators.listIgnored(path, 2)) omit(site, sentence, sentence);
    validators.takeUndecided();
    if (typeof schema.$ref === "string") visit(locate(site, undefined, readFragment(schema.$ref.slice(1))), hops + 1);
    else {
      const { allOf, choices } = viewSchema(document, schema);
      for (const index of allOf.keys()) visit(enterBranch(site, "allOf", index), hops + 1);
      for (const choice of choices) if (isWritten(choice)) visitChoice(site, choice, hops);
    }
    visitMet(site, schema, hops);
    const errors = compileAlone(schema)(value);
    for (const sentence of validators.takeUndecided()) omit(site, "pattern", sentence);
    if (errors.length > 0 && addErrors(site, schema, listOwnErrors(errors))) return;
    if (Array.isArray(value)) visitItems(site, schema);
    else if (isRecord(value)) visitFields(site, schema, value);
    else if (typeof value === "string") visitText(site, schema, value);
  }

  /** Adds the errors of a value. Returns whether it has another type, so that its parts say nothing. */
  function addErrors(site: Site, schema: SchemaObject, errors: readonly SchemaError[]): boolean {
    const typeErrors = errors.filter(({ keyword }) => keyword === "type");
    for (const error of typeErrors.length > 0 ? typeErrors : errors) {
      differences.push(describeError(error, schema, site));
    }
    return typeErrors.length > 0;
  }

  /** Visits the schemas of a schema whose condition the value meets. */
  function visitMet(site: Site, schema: SchemaObject, hops: number): void {
    const { path, value } = site;
    if (schema.if !== undefined) {
      const branch = fits([...path, "if"], value) ? "then" : "else";
      if (schema[branch] !== undefined) visit(locate(site, path, [branch]), hops + 1);
    }
    if (schema.dependentSchemas === undefined || !isRecord(value)) return;
    for (const name of Object.keys(schema.dependentSchemas))
      if (Object.hasOwn(value, name)) visit(locate(site, path, ["dependentSchemas", name]), hops + 1);
  }

  /** Returns the site of the same value with the schema that is `steps` below a path, or below the document. */
  function locate(site: Site, outer: readonly Step[] | undefined, steps: readonly Step[]): Site {
    const path = enter(outer, ...steps);
    return { ...site, schema: findNode(document, path), path };
  }

  function enterBranch(site: Site, keyword: string, index: number): Site {
    return locate(site, site.path, [keyword, index]);
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
      const schema = isPlaced ? prefixItems[index] : items;
      visit({
        value,
        exact: isRecord(site.exact) ? site.exact[index] : undefined,
        schema,
        path: isPlaced ? enter(site.path, "prefixItems", index) : enter(site.path, "items"),
        place: `${site.place}[${isPlaced ? index : ""}]`,
        indexedPlace: `${site.indexedPlace}[${index}]`,
      });
    }
  }

  function visitFields(site: Site, schema: SchemaObject, fields: Readonly<Record<string, unknown>>): void {
    const { properties = {}, patternProperties = {}, additionalProperties } = schema;
    const patterns = Object.keys(patternProperties);
    for (const name of Object.keys(fields)) {
      const isDeclared = Object.hasOwn(properties, name);
      if (isDeclared) visitField(site, name, name, properties[name], ["properties", name]);
      const matching = patterns.length === 0 ? patterns : patterns.filter((pattern) => matchesPattern(pattern, name));
      for (const pattern of matching)
        visitField(site, name, isDeclared ? name : "*", patternProperties[pattern], ["patternProperties", pattern]);
      const isMapped = !isDeclared && matching.length === 0 && isNode(additionalProperties);
      if (isMapped) visitField(site, name, "*", additionalProperties, ["additionalProperties"]);
    }
  }

  /** Visits a field of an object. `shown` is its name in a place, and `steps` lead to its schema. */
  function visitField(site: Site, name: string, shown: string, schema: unknown, steps: readonly Step[]): void {
    const { value, exact } = site;
    visit({
      value: isRecord(value) ? value[name] : undefined,
      exact: isRecord(exact) ? exact[name] : undefined,
      schema,
      path: enter(site.path, ...steps),
      place: `${site.place}.${shown}`,
      indexedPlace: `${site.indexedPlace}.${name}`,
    });
  }

  function visitText(site: Site, schema: SchemaObject, text: string): void {
    if (!holdsJson(schema) || schema["contentSchema"] === undefined || text === "") return;
    const content = readBody(text);
    const path = [...site.path, "contentSchema"];
    const inner = { place: `${site.place}→`, indexedPlace: `${site.indexedPlace}→` };
    if (content) return visit({ ...content, schema: schema["contentSchema"], path, ...inner });
    const found = "text that is not JSON";
    differences.push({ place: site.place, path, code: "json-text-malformed", expected: "JSON in text", found });
  }

  /** Notes the keywords about a value that are not checked, each with the reason. */
  function omitUnasserted(site: Site, schema: SchemaObject): void {
    const { format, contentEncoding, contentMediaType, contentSchema } = schema;
    const isText = typeof site.value === "string";
    if (format !== undefined && !assertsFormat(format) && (isText || isExactNumber(site.value)))
      omit(site, "format", `The format \`${format}\` has no check.`);
    const isContent = isText && (contentEncoding ?? contentMediaType ?? contentSchema) !== undefined;
    if (isContent && !(holdsJson(schema) && contentSchema !== undefined))
      omit(site, "content", "The content of the text is not read.");
  }

  function omit({ path, place }: Site, name: string, omitted: string): void {
    parts.push({ place, name, path, omitted });
  }

  const path = enter(undefined, ...schemaPath);
  visit({ ...body, schema: findNode(document, path), path, place: "body", indexedPlace: "body" });
  return { visits, differences, parts };
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
