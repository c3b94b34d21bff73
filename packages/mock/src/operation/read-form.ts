import {
  type BodyKind,
  type Encoding,
  isNested,
  type MediaType,
  nestedWhy,
  parseMediaType,
  readBodyKind,
  readJoinedStyle,
  readListSeparator,
  readObjectParts,
  readTypes,
  resolve,
  type Schema,
  type SchemaObject,
  type StyleFields,
} from "@shortvideo-api/document";
import { createErrorFinder } from "./create-error-finder.js";
import type { BodyField, BodyForm, FindBodyErrors, Parameter, Unchecked } from "./operation.js";
import { readPropertyTypes } from "./read-parameter.js";
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
  const parts = readObjectParts(document, schema);
  const all = [...(parts?.properties ?? [])];
  const read = all.map(([name, inner]) => readField(document, kind, name, inner, encoding[name] ?? {}));
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
    unchecked:
      kind === "other"
        ? []
        : [...uncheckedFields.flatMap(({ unchecked }) => unchecked), ...listHeaders(kind, encoding)],
  };
}

/** Lists the parts whose headers the mock does not read. OpenAPI ignores `Content-Type` there, and headers outside multipart. */
function listHeaders(kind: BodyKind, encoding: NonNullable<MediaType["encoding"]>): readonly Unchecked[] {
  if (kind !== "multipart") return [];
  return Object.entries(encoding).flatMap(([name, { headers = {} }]) => {
    const isSent = Object.keys(headers).some((header) => header.toLowerCase() !== "content-type");
    return isSent ? [{ what: `Headers of the part \`${name}\` are`, why: "the mock does not read them" }] : [];
  });
}

function readAdditional(document: object, schema: Schema): Schema {
  if (typeof schema === "boolean") return true;
  return resolve<SchemaObject>(document, schema).additionalProperties ?? true;
}

function readField(
  document: object,
  kind: BodyKind,
  name: string,
  schema: Schema,
  { contentType = "", style, explode }: Encoding,
): { readonly field: BodyField; readonly unchecked: readonly Unchecked[] } {
  const types = readTypes(document, schema);
  const items = (typeof schema === "object" && resolve<SchemaObject>(document, schema).items) || true;
  const isList = types.includes("array");
  const contentTypes = contentType
    .split(",")
    .map((each) => parseMediaType(each).essence)
    .filter(Boolean);
  // `contentType` has no effect beside `style`, and takes precedence over `explode` alone.
  const isStyled = style !== undefined || (explode !== undefined && contentType === "");
  const parts = readObjectParts(document, isList ? items : schema);
  const isJsonType = contentTypes.some((each) => readBodyKind(each) === "json");
  const isJson = !isStyled && (contentTypes.length === 0 ? parts !== undefined : isJsonType);
  const written = {
    in: "query" as const,
    ...(style === undefined ? {} : { style }),
    ...(explode === undefined ? {} : { explode }),
  };
  const isObject = isStyled && !isList && parts !== undefined;
  const joined = isObject ? readJoinedStyle(written, "object") : undefined;
  const isDeep = isObject && (style === "deepObject" || joined !== undefined);
  const hasNested = isDeep
    ? [...parts.properties.values()].some((inner) => isNested(document, inner))
    : isNested(document, isList ? items : schema);
  const isUnchecked = isStyled && hasNested;
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
    contentTypes: kind === "multipart" && !isStyled ? contentTypes : [],
  };
  return { field, unchecked: isUnchecked ? [{ what: `\`${name}\` of the body is`, why: nestedWhy }] : [] };
}

/** Reads how a list is separated. A list that is JSON text as a whole is one value. A multipart body has a part for each item. */
function readList(kind: BodyKind, isJson: boolean, written: StyleFields): Parameter["list"] {
  if (kind === "multipart" && written.style === undefined) return "repeated";
  return isJson ? undefined : readListSeparator(written);
}
