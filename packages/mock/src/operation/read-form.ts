import {
  type BodyKind,
  type DocumentedMedia,
  type DocumentedParameter,
  type Encoding,
  hasNestedItems,
  isNested,
  nestedWhy,
  type ObjectParts,
  parseMediaType,
  readBodyKind,
  readJoinedStyle,
  readObjectParts,
  type Schema,
  type SchemaView,
  type StyleFields,
  viewSchema,
} from "@shortvideo-api/document";
import { createErrorFinder } from "./create-error-finder.js";
import type { BodyField, BodyForm, FindBodyErrors, Parameter, Unchecked } from "./operation.js";
import { readHeaders } from "./read-headers.js";
import { listShapes } from "./read-parameter.js";
import { readAdmitted, readReading } from "./reading.js";
import type { CompileSchema } from "./compile/compile-on-use.js";

/** A body of the document that may be a form. */
interface FormSource {
  readonly document: object;
  readonly source: DocumentedMedia;
  readonly kind: BodyKind;
  readonly compile: CompileSchema;
  /** Finds the errors of the whole body. */
  readonly findErrors: FindBodyErrors;
}

/** Reads how a form writes the properties of a body. https://spec.openapis.org/oas/v3.1.1.html#encoding-object */
export function readForm(form: FormSource): { readonly form: BodyForm; readonly unchecked: readonly Unchecked[] } {
  const { document, source, kind, compile, findErrors } = form;
  const { node, schema, view, partHeaders } = source;
  const { encoding = {} } = node;
  // A range of media types may include forms.
  if (kind !== "form" && kind !== "multipart" && kind !== "other") {
    return { form: { fields: [], reading: readReading(view, compile), findErrors }, unchecked: [] };
  }
  const parts = readObjectParts(view);
  const names = new Set([...(parts?.properties.keys() ?? []), ...(parts?.isOpen ? Object.keys(encoding) : [])]);
  const read = [...names].map((name) => {
    const admitted = viewSchema(document, readAdmitted(view, name));
    const headers = (kind === "multipart" && partHeaders.get(name)) || [];
    const place = { document, kind, name, view: view.property(name), admitted, compile, headers };
    return readField(place, encoding[name] ?? {}, names);
  });
  const uncheckedFields = read.filter(({ field }) => !field.checked).map(({ field }) => field.name);
  // The mock can validate the whole body only without the fields that it cannot read.
  const known = uncheckedFields.length === 0 ? schema : readKnown(parts, new Set(uncheckedFields));
  return {
    form: {
      fields: read.map(({ field }) => field),
      reading: readReading(viewSchema(document, known), compile),
      findErrors: known === schema ? findErrors : createErrorFinder(document, known, compile),
    },
    unchecked: kind === "other" ? [] : read.flatMap(({ unchecked }) => unchecked),
  };
}

function readKnown(parts: ObjectParts | undefined, leftOut: ReadonlySet<string>): Schema {
  const properties = [...(parts?.properties ?? [])].filter(([name]) => !leftOut.has(name));
  return {
    properties: Object.fromEntries(properties.map(([name, { schema }]) => [name, schema])),
    required: [...(parts?.required ?? [])].filter((name) => !leftOut.has(name)),
  };
}

/** A property of a form. */
interface FieldSource extends Pick<FormSource, "document" | "kind" | "compile"> {
  readonly name: string;
  readonly view: SchemaView;
  /** The view of all values that the property may have. */
  readonly admitted: SchemaView;
  /** The headers of its parts. */
  readonly headers: readonly DocumentedParameter[];
}

interface ReadField {
  readonly field: BodyField;
  readonly unchecked: readonly Unchecked[];
}

/** Reads how a form writes a property. `taken` has the names of all properties of the form. */
function readField(source: FieldSource, encoding: Encoding, taken: ReadonlySet<string>): ReadField {
  const { kind, name, view, admitted } = source;
  const types = [...new Set([...view.types, ...admitted.types])];
  const headers = readPartHeaders(source);
  const contentTypes = readContentTypes(encoding);
  const isMultipart = kind === "multipart";
  const own = { name, headers: headers.parameters };
  if (!isStyled(encoding)) {
    const isJson = contentTypes.some((each) => readBodyKind(each) === "json");
    const json = isJson ? (isMultipart ? "items" : "whole") : undefined;
    const isRepeatable = json !== "whole" && types.includes("array");
    const plain = { shapes: undefined, json, isRepeatable, contentTypes: isMultipart ? contentTypes : [] } as const;
    return { field: { ...own, ...plain, checked: true }, unchecked: headers.unchecked };
  }
  const fields = toStyle(encoding);
  const parts = readObjectParts(view);
  const joined = parts && readJoinedStyle(fields, "object");
  const isExploded = parts !== undefined && encoding.style !== "deepObject" && !joined;
  const style = joined ? ({ kind: "joined", joined } as const) : ({ kind: parts ? "deepObject" : "plain" } as const);
  const shapes = listShapes(types, fields, isExploded ? { kind: "plain" } : style).map((shape) => {
    // A multipart body has a part for each item, unless a style joins them.
    return isMultipart && encoding.style === undefined && shape.kind === "list"
      ? { ...shape, joined: undefined }
      : shape;
  });
  const why = isExploded ? explainExploded(parts, taken) : explainStyled(view, parts);
  const unchecked = why === undefined ? [] : [{ what: `\`${name}\` of the body is`, why }];
  const field = {
    ...own,
    checked: why === undefined,
    shapes,
    json: undefined,
    isRepeatable: shapes.some((shape) => shape.kind !== "value" && !shape.joined),
    exploded: isExploded ? readExploded(source, parts) : undefined,
    contentTypes: [],
  };
  return { field, unchecked: [...unchecked, ...headers.unchecked] };
}

/** Reads the fields of an exploded object. */
function readExploded(source: FieldSource, { properties, isOpen }: ObjectParts): NonNullable<BodyField["exploded"]> {
  const fields = [...properties].map(([name, view]) => {
    const admitted = viewSchema(source.document, readAdmitted(source.admitted, name));
    return readField({ ...source, name, view, admitted, headers: [] }, { style: "form", explode: true }, new Set())
      .field;
  });
  return { fields, isOpen };
}

/** Explains why an exploded object is not checked; `undefined` if it is. A list of single values repeats the name of its property. */
function explainExploded({ properties }: ObjectParts, taken: ReadonlySet<string>): string | undefined {
  if ([...properties.keys()].some((property) => taken.has(property))) return "a property of it has the name of another";
  return [...properties.values()].some((view) => readObjectParts(view) !== undefined || hasNestedItems(view))
    ? nestedWhy
    : undefined;
}

/** Explains why a field with a style is not checked; `undefined` if it is. */
function explainStyled(view: SchemaView, parts: ObjectParts | undefined): string | undefined {
  const isNestedObject = [...(parts?.properties.values() ?? [])].some(isNested);
  return isNestedObject || hasNestedItems(view) ? nestedWhy : undefined;
}

function readContentTypes({ contentType = "" }: Encoding): readonly string[] {
  return contentType
    .split(",")
    .map((each) => parseMediaType(each).essence)
    .filter(Boolean);
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

/** Reads the headers of a part. Its name decides `Content-Disposition`. */
function readPartHeaders({ document, name, compile, headers }: FieldSource): {
  readonly parameters: readonly Parameter[];
  readonly unchecked: readonly Unchecked[];
} {
  const own = headers.filter((header) => header.name.toLowerCase() !== "content-disposition");
  const { parameters, unchecked } = readHeaders(document, own, compile);
  return {
    parameters,
    unchecked: unchecked.map((each) => ({
      what: `The header \`${each.name}\` of the part \`${name}\` is`,
      why: each.why,
    })),
  };
}
