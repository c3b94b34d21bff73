import {
  type BodyKind,
  type DocumentedMedia,
  type DocumentedParameter,
  explainDeepList,
  type FieldEncoding,
  hasNestedItems,
  hasNestedProperties,
  nestedWhy,
  type ObjectParts,
  parseMediaType,
  readFieldEncoding,
  readJoinedStyle,
  readObjectParts,
  type Schema,
  type SchemaView,
  viewSchema,
} from "@shortvideo-api/document";
import { createErrorFinder } from "./create-error-finder.js";
import type { BodyField, BodyForm, FindBodyErrors, Parameter, Unchecked } from "./operation.js";
import { readHeaders } from "./read-headers.js";
import { listShapes } from "./read-parameter.js";
import { readAdmitted, readReading } from "./reading.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

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
  const properties = [...names].map((name): FieldSource => {
    const admitted = viewSchema(document, readAdmitted(view, name));
    const headers = (kind === "multipart" && partHeaders.get(name)) || [];
    const own = readFieldEncoding(source, name);
    const property = view.property(name);
    const explodedParts = readExplodedParts(own, property);
    return { document, kind, name, view: property, admitted, compile, headers, encoding: own, explodedParts };
  });
  const inner = properties.flatMap(({ explodedParts }) => [...(explodedParts?.properties.keys() ?? [])]);
  const shared = new Set([...names, ...inner].filter((name, index, all) => all.indexOf(name) !== index));
  const open = properties.filter(({ explodedParts }) => explodedParts?.isOpen);
  const read = properties.map((property) => {
    const { name } = property;
    const { field, unchecked } = readField(property, { shared, hasOpen: open.some((other) => other !== property) });
    if (field.exploded || !shared.has(name)) return { field, unchecked };
    const why = "an object may have a property with its name";
    return { field: { ...field, checked: false }, unchecked: [{ what: `\`${name}\` of the body is`, why }] };
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
  readonly encoding: FieldEncoding;
  /** See {@link readExplodedParts}. */
  readonly explodedParts: ObjectParts | undefined;
}

interface ReadField {
  readonly field: BodyField;
  readonly unchecked: readonly Unchecked[];
}

/** Returns the parts of an exploded object, of which each property is a field of its own; `undefined` for any other field. */
function readExplodedParts(encoding: FieldEncoding, view: SchemaView): ObjectParts | undefined {
  if (encoding.kind === "content" || encoding.style === "deepObject") return undefined;
  const { style, explode } = encoding;
  return readJoinedStyle({ in: "query", style, explode }, "object") ? undefined : readObjectParts(view);
}

/** The other fields of a form. */
interface OtherFields {
  /** The names that several fields may have. */
  readonly shared: ReadonlySet<string>;
  /** Whether another field is an exploded object with properties of any name. */
  readonly hasOpen: boolean;
}

/** Reads how a form writes a property. */
function readField(source: FieldSource, others: OtherFields): ReadField {
  const { kind, name, view, admitted, encoding, explodedParts } = source;
  const types = [...new Set([...view.types, ...admitted.types])];
  const headers = readPartHeaders(source);
  const isMultipart = kind === "multipart";
  const own = { name, headers: headers.parameters };
  if (encoding.kind === "content") {
    const json = encoding.isJson ? (isMultipart ? "items" : "whole") : undefined;
    const isRepeatable = json !== "whole" && types.includes("array");
    const contentTypes = isMultipart ? encoding.contentTypes.map((each) => parseMediaType(each).essence) : [];
    const plain = { shapes: undefined, json, isRepeatable, contentTypes } as const;
    return { field: { ...own, ...plain, checked: true }, unchecked: headers.unchecked };
  }
  const fields = { in: "query", style: encoding.style, explode: encoding.explode } as const;
  const parts = explodedParts ?? readObjectParts(view);
  const joined = parts && readJoinedStyle(fields, "object");
  const style = joined ? ({ kind: "joined", joined } as const) : ({ kind: parts ? "deepObject" : "plain" } as const);
  const shapes = listShapes(types, fields, explodedParts ? { kind: "plain" } : style);
  const why = explodedParts ? explainExploded(explodedParts, others) : explainStyled(view, parts, encoding.style);
  const unchecked = why === undefined ? [] : [{ what: `\`${name}\` of the body is`, why }];
  const field = {
    ...own,
    checked: why === undefined,
    shapes,
    json: undefined,
    isRepeatable: shapes.some((shape) => shape.kind !== "value" && !shape.joined),
    exploded: explodedParts && readExploded(source, explodedParts),
    contentTypes: [],
  };
  return { field, unchecked: [...unchecked, ...headers.unchecked] };
}

/** Reads the fields of an exploded object. */
function readExploded(source: FieldSource, { properties, isOpen }: ObjectParts): NonNullable<BodyField["exploded"]> {
  const fields = [...properties].map(([name, view]) => {
    const admitted = viewSchema(source.document, readAdmitted(source.admitted, name));
    const explodedParts = readExplodedParts(exploded, view);
    const property = { ...source, name, view, admitted, headers: [], encoding: exploded, explodedParts };
    return readField(property, { shared: new Set(), hasOpen: false }).field;
  });
  return { fields, isOpen };
}

const exploded: FieldEncoding = { kind: "style", style: "form", explode: true, allowReserved: false };

/** Explains why an exploded object is not checked; `undefined` if it is. A list of single values repeats the name of its property. */
function explainExploded({ properties, isOpen }: ObjectParts, { shared, hasOpen }: OtherFields): string | undefined {
  if (isOpen && hasOpen) return "another object accepts properties of any name, too";
  if ([...properties.keys()].some((property) => shared.has(property)))
    return "a property of it has the name of another";
  return [...properties.values()].some((view) => readObjectParts(view) !== undefined || hasNestedItems(view))
    ? nestedWhy
    : undefined;
}

/** Explains why a field with a style is not checked; `undefined` if it is. */
function explainStyled(view: SchemaView, parts: ObjectParts | undefined, style: string): string | undefined {
  const isNestedObject = parts !== undefined && hasNestedProperties(view, parts);
  return isNestedObject || hasNestedItems(view) ? nestedWhy : explainDeepList(view, style);
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
