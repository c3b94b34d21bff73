import {
  type BodyKind,
  type Encoding,
  type Header,
  isNested,
  type MediaType,
  mixedWhy,
  nestedWhy,
  parseMediaType,
  readBodyKind,
  readJoinedStyle,
  readListSeparator,
  readParameterStyle,
  readObjectParts,
  readTypes,
  resolve,
  type Schema,
  type SchemaObject,
  type StyleFields,
  viewSchema,
} from "@shortvideo-api/document";
import { createErrorFinder } from "./create-error-finder.js";
import type { BodyField, BodyForm, FindBodyErrors, Parameter, Unchecked } from "./operation.js";
import { readParameter, readPropertyTypes, toUnchecked } from "./read-parameter.js";
import type { CompileSchema } from "./schema-compiler.js";

/** A body of the document that may be a form. */
interface FormSource {
  readonly document: object;
  readonly source: MediaType;
  readonly kind: BodyKind;
  readonly compile: CompileSchema;
  /** Finds the errors of the whole body. */
  readonly findErrors: FindBodyErrors;
}

/** Reads how a form writes the properties of a body. https://spec.openapis.org/oas/v3.1.1.html#encoding-object */
export function readForm(form: FormSource): { readonly form: BodyForm; readonly unchecked: readonly Unchecked[] } {
  const { document, source, kind, compile, findErrors } = form;
  const { schema = true, encoding = {} } = source;
  // A range of media types may include forms.
  if (kind !== "form" && kind !== "multipart" && kind !== "other") {
    return { form: { fields: [], otherTypes: [], findErrors }, unchecked: [] };
  }
  const parts = readObjectParts(viewSchema(document, schema));
  const all = [...(parts?.properties ?? [])].map(([name, view]): [string, Schema] => [name, view.schema]);
  const read = all.map(([name, inner]) => {
    const place = { document, kind, name, schema: inner, compile };
    const own = encoding[name] ?? {};
    if (!isExplodedObject(document, inner, own)) return readField(place, own);
    return readExplodedField(place, new Set(all.map(([other]) => other)));
  });
  const uncheckedFields = read.filter(({ field }) => !field.checked);
  const isUnchecked = (name: string) => uncheckedFields.some(({ field }) => field.name === name);
  // The mock can validate the whole body only without the fields that it cannot read.
  const known = {
    properties: Object.fromEntries(all.filter(([name]) => !isUnchecked(name))),
    required: [...(parts?.required ?? [])].filter((name) => !isUnchecked(name)),
  };
  return {
    form: {
      fields: read.map(({ field }) => field),
      otherTypes: readTypes(document, readAdditional(document, schema)),
      findErrors: uncheckedFields.length === 0 ? findErrors : createErrorFinder(known, compile),
    },
    unchecked: kind === "other" ? [] : read.flatMap(({ unchecked }) => unchecked),
  };
}

function readAdditional(document: object, schema: Schema): Schema {
  if (typeof schema === "boolean") return true;
  return resolve<SchemaObject>(document, schema).additionalProperties ?? true;
}

/** A property of a form. */
interface FieldSource extends Pick<FormSource, "document" | "kind" | "compile"> {
  readonly name: string;
  readonly schema: Schema;
}

interface ReadField {
  readonly field: BodyField;
  readonly unchecked: readonly Unchecked[];
}

/** Returns whether a form writes a property as one field for each property of its object. */
function isExplodedObject(document: object, schema: Schema, encoding: Encoding): boolean {
  if (!isStyled(encoding) || encoding.style === "deepObject" || readTypes(document, schema).includes("array"))
    return false;
  return readObjectParts(viewSchema(document, schema)) !== undefined && !readJoinedStyle(toStyle(encoding), "object");
}

/** Reads an exploded object. `taken` has the names of all properties of the form. */
function readExplodedField(source: FieldSource, taken: ReadonlySet<string>): ReadField {
  const { document, name, schema } = source;
  const parts = readObjectParts(viewSchema(document, schema));
  const isOpen = parts?.isOpen ?? true;
  const properties = new Map([...(parts?.properties ?? [])].map(([property, { schema: inner }]) => [property, inner]));
  const why = explainUnchecked(source, properties, taken);
  const fields = [...properties].map(([property, inner]) => {
    return readField({ ...source, name: property, schema: inner }, { style: "form", explode: true }).field;
  });
  const otherTypes = readTypes(document, readAdditional(document, schema));
  const { field } = readField(source, { style: "form", explode: true });
  return {
    field: { ...field, checked: why === undefined, exploded: { fields, otherTypes, isOpen } },
    unchecked: why === undefined ? [] : [{ what: `\`${name}\` of the body is`, why }],
  };
}

/** Explains why an exploded object is not checked; `undefined` if it is. A list of single values repeats the name of its property. */
function explainUnchecked(
  { document, schema }: FieldSource,
  properties: ReadonlyMap<string, Schema>,
  taken: ReadonlySet<string>,
): string | undefined {
  if (readTypes(document, schema).some((type) => type !== "object" && type !== "null")) return mixedWhy;
  if ([...properties.keys()].some((property) => taken.has(property))) return "a property of it has the name of another";
  const isWritable = (inner: Schema): boolean =>
    readTypes(document, inner).includes("array")
      ? !isNested(viewSchema(document, readItems(document, inner)))
      : !isNested(viewSchema(document, inner));
  return [...properties.values()].every(isWritable) ? undefined : nestedWhy;
}

/** `contentType` has no effect beside `style`, and takes precedence over `explode` alone. */
function isStyled({ contentType = "", style, explode }: Encoding): boolean {
  return style !== undefined || (explode !== undefined && contentType === "");
}

function toStyle({ style, explode }: Encoding): StyleFields {
  return {
    in: "query",
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
  };
}

function readItems(document: object, schema: Schema): Schema {
  return (typeof schema === "object" && resolve<SchemaObject>(document, schema).items) || true;
}

function readField({ document, kind, name, schema, compile }: FieldSource, encoding: Encoding): ReadField {
  const { contentType = "", style } = encoding;
  const types = readTypes(document, schema);
  const items = readItems(document, schema);
  const isList = types.includes("array");
  const contentTypes = contentType
    .split(",")
    .map((each) => parseMediaType(each).essence)
    .filter(Boolean);
  const hasStyle = isStyled(encoding);
  const parts = readObjectParts(viewSchema(document, isList ? items : schema));
  const isJsonType = contentTypes.some((each) => readBodyKind(each) === "json");
  const isJson =
    !hasStyle && (contentTypes.length === 0 ? isNested(viewSchema(document, isList ? items : schema)) : isJsonType);
  const written = toStyle(encoding);
  const isObject = hasStyle && !isList && parts !== undefined;
  const joined = isObject ? readJoinedStyle(written, "object") : undefined;
  const isDeep = isObject && (style === "deepObject" || joined !== undefined);
  const hasNested = isDeep
    ? [...parts.properties.values()].some(isNested)
    : isNested(viewSchema(document, isList ? items : schema));
  const isUnchecked = hasStyle && hasNested;
  const headers = kind === "multipart" ? readHeaders({ document, name, compile }, encoding) : noHeaders;
  const list = isList ? readList(kind, isJson && contentTypes.length > 0, written) : undefined;
  const field = {
    name,
    checked: !isUnchecked,
    list,
    deep: isDeep ? readPropertyTypes(document, schema) : undefined,
    joined: list === undefined || list === "repeated" ? joined : readJoinedStyle(written, "list"),
    json: isJson,
    types,
    itemTypes: readTypes(document, items),
    contentTypes: kind === "multipart" && !hasStyle ? contentTypes : [],
    headers: headers.parameters,
  };
  const unchecked = isUnchecked ? [{ what: `\`${name}\` of the body is`, why: nestedWhy }] : [];
  return { field, unchecked: [...unchecked, ...headers.unchecked] };
}

const noHeaders = { parameters: [], unchecked: [] };

/** Headers that describe the part itself. OpenAPI ignores `Content-Type`, and the name of the part decides `Content-Disposition`. */
const ownHeaders: ReadonlySet<string> = new Set(["content-type", "content-disposition"]);

/** Reads the headers of a part. */
function readHeaders(
  { document, name, compile }: Pick<FieldSource, "document" | "name" | "compile">,
  { headers = {} }: Encoding,
): { readonly parameters: readonly Parameter[]; readonly unchecked: readonly Unchecked[] } {
  const unchecked: Unchecked[] = [];
  const parameters = Object.entries(headers).flatMap(([header, declared]): Parameter[] => {
    if (ownHeaders.has(header.toLowerCase())) return [];
    const parameter = { ...resolve<Header>(document, declared), name: header, in: "header" as const };
    const style = readParameterStyle(document, parameter);
    if (style.kind === "plain" || style.kind === "joined")
      return [readParameter(document, parameter, compile, { style })];
    const why = style.kind === "unchecked" ? style.why : nestedWhy;
    unchecked.push({ what: `The header \`${header}\` of the part \`${name}\` is`, why });
    return [toUnchecked(parameter)];
  });
  return { parameters, unchecked };
}

/** Reads how a list is separated. A list that is JSON text as a whole is one value. A multipart body has a part for each item. */
function readList(kind: BodyKind, isJson: boolean, written: StyleFields): Parameter["list"] {
  if (kind === "multipart" && written.style === undefined) return "repeated";
  return isJson ? undefined : readListSeparator(written);
}
