import {
  areAllTypes,
  describeParameter,
  type DocumentedParameter,
  once,
  type ParameterStyle,
  readBoundaries,
  readChoices,
  readJoinedStyle,
  readListSeparator,
  type Schema,
  type SchemaType,
  type SchemaView,
  type StyleFields,
  viewSchema,
  type WrittenShape,
} from "@shortvideo-api/document";
import type { Parameter } from "./operation.js";
import { type Reading, readReading } from "./reading.js";
import { readDefault, readSamples } from "./read-samples.js";
import type { CompileSchema } from "./compile/schema-compiler.js";

/** The style of a parameter whose values the mock can check, apart from exploded objects. */
type CheckedStyle =
  | { readonly kind: "plain" | "deepObject" }
  | Pick<Extract<ParameterStyle, { kind: "joined" }>, "kind" | "joined">;

/** A property of an exploded object, or the value that stands in place of one. */
interface ReadParameterOptions {
  /** The style of the value. Default: one value, a list, or JSON text. */
  readonly style?: CheckedStyle;
  /** The schema that valid values match, if it differs from the described one. */
  readonly admitted?: Schema | undefined;
}

/** Reads a parameter whose values the mock can check. */
export function readParameter(
  document: object,
  parameter: DocumentedParameter,
  compile: CompileSchema,
  { style = { kind: "plain" }, admitted }: ReadParameterOptions = {},
): Parameter {
  const { name, in: place, media, contentForm, schema, view, allowsEmpty } = parameter;
  const json = contentForm === "json";
  const listFor = (types: readonly SchemaType[]) =>
    media ? [plainShape] : listShapes(withoutNull(types), parameter, style);
  const admittedView = viewSchema(document, admitted ?? schema);
  const shapes = listFor([...view.types, ...admittedView.types]);
  const has = (kind: WrittenShape["kind"]) => shapes.some((shape) => shape.kind === kind);
  const deep = has("object");
  const list = has("list") ? readListSeparator(parameter) : undefined;
  const described = { name, shapes: listFor(view.types), list, json };
  const reading = readReading(admittedView, compile);
  const findErrors = once(() => compile(admitted ?? schema));
  // Read on demand: most requests need no sample.
  const readOnce = once(() => readSamples(document, parameter, { list, deep, json }));
  return {
    steps: parameter.steps,
    name,
    shapes,
    list,
    json,
    in: place,
    deep,
    joined: shapes.find(({ joined }) => joined !== undefined)?.joined,
    reading,
    isWholeQuery: parameter.style === "querystring",
    allowsEmpty,
    isVerbatim: place === "cookie" && parameter.style === "cookie",
    required: parameter.required,
    deprecated: parameter.deprecated,
    checked: true,
    types: nameTypes(view),
    itemTypes: has("list") ? nameTypes(view.item(view.prefixLength)) : [],
    default: readDefault(view),
    // A choice or a limit is one text, but such a value has several parts.
    choices: json || deep ? [] : readChoices(view),
    boundaries: json || deep ? [] : readBoundaries(view),
    get constant() {
      return parameter.constant;
    },
    get samples() {
      return readOnce();
    },
    expected: describeParameter(view, described) + (allowsEmpty ? ", or an empty value" : ""),
    findSchemaError: (value) => findErrors()(value)[0],
  };
}

/** One text without a prefix. */
const plainShape: WrittenShape = { kind: "value", joined: undefined };

/** Leaves out `null`, which a request cannot write as a parameter. */
function withoutNull(types: readonly SchemaType[]): readonly SchemaType[] {
  return types.length === 1 ? types : types.filter((type) => type !== "null");
}

/** Lists the forms of values of some types, in the order of the types. `joined` is that of an object; without it, it has brackets. */
export function listShapes(
  types: readonly SchemaType[],
  fields: StyleFields,
  style: CheckedStyle,
): readonly WrittenShape[] {
  const kinds = areAllTypes([...types, "null"])
    ? (["value", "list", "object"] as const)
    : types.map((type) => kindOf[type] ?? "value");
  return [...new Set(kinds)].flatMap((kind): WrittenShape[] => {
    if (kind === "value") return [{ kind, joined: readJoinedStyle(fields, kind) }];
    if (kind === "list") return fields.style === "deepObject" ? [] : [{ kind, joined: readJoinedStyle(fields, kind) }];
    return style.kind === "plain" ? [] : [{ kind, joined: style.kind === "joined" ? style.joined : undefined }];
  });
}

const kindOf: Readonly<Record<string, WrittenShape["kind"]>> = { array: "list", object: "object" };

function nameTypes({ types }: SchemaView): readonly string[] {
  return areAllTypes(types) ? [] : types;
}

/** Creates a parameter that accepts every value, any number of times, because nothing defines the valid values. */
export function toUnchecked(parameter: DocumentedParameter): Parameter {
  const { node, steps, name, in: place, required, deprecated, style } = parameter;
  const isDeep = style === "deepObject";
  const isSeen = place !== "cookie" || node.explode === false;
  return {
    steps,
    name,
    in: place,
    required: isSeen && required,
    deprecated,
    list: "repeated",
    isWholeQuery: place === "query" && style === "querystring",
    deep: isDeep,
    shapes: [{ kind: isDeep ? "object" : "list", joined: undefined }],
    reading: anything,
    checked: false,
    json: false,
    types: [],
    itemTypes: [],
    default: undefined,
    choices: [],
    boundaries: [],
    samples: [],
    expected: "an object",
    findSchemaError: () => undefined,
  };
}

const anything: Reading = { types: ["string"], isRestricted: false, alternatives: [], accepts: () => true };
