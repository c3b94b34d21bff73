import {
  type DocumentedMedia,
  type DocumentedOperation,
  type DocumentedParameter,
  type DocumentedResponse,
  findJson,
  isNode,
  type OwnKeywords,
  parsePlace,
  printPlace,
  printPointer,
  type SchemaView,
  type Step,
} from "@shortvideo-api/document/source";

/** The parts of an operation that pagination may use. */
export interface Traits {
  readonly operation: DocumentedOperation;
  /** The query parameters, without deprecated ones, and the values in a body of JSON that may have them instead. */
  readonly params: readonly Trait[];
  /** The headers of the success. */
  readonly headers: readonly Trait[];
  /** The values in the body that are neither objects nor lists, outermost first. */
  readonly fields: readonly Trait[];
  /** The lists in the body, outermost first. */
  readonly lists: readonly ListTrait[];
}

/** A parameter, a header or a field, and everything that says what it means. */
export interface Trait {
  readonly kind: "query parameter" | "body field" | "header" | "field";
  /** As `x-pagination` names it: `"page_token"`, `"$request.body#/cursor"`, `"$response.header.Link"`, `"meta.next_cursor"`. */
  readonly name: string;
  /** The words of the name, without those of the objects around it: `"next cursor"`. */
  readonly words: string;
  /** The words of the objects around it: `"meta"`. */
  readonly around: string;
  /** The only type of its values besides null. */
  readonly type: string;
  readonly format: string | undefined;
  readonly text: string;
  readonly examples: readonly unknown[];
  readonly minimum: number | undefined;
  /** The only values, if the document lists them. */
  readonly values: readonly unknown[] | undefined;
  readonly hasDefault: boolean;
  readonly steps: readonly Step[];
}

/** A list in the body. */
export interface ListTrait {
  /** `"$"` for the body itself. */
  readonly name: string;
  readonly words: string;
  /** The type of its items; `undefined` if there are several. */
  readonly itemType: string | undefined;
  /** The `id` of its items, if each item has one. */
  readonly key: Trait | undefined;
  readonly steps: readonly Step[];
}

/** The greatest number of names in the place of a field: `paging.next.after`. */
const mostNames = 3;

/** Reads the parts of an operation that pagination may use. Returns `undefined` if it has no success with a body of JSON. */
export function readTraits(operation: DocumentedOperation): Traits | undefined {
  const found = findPage(operation);
  if (!found) return undefined;
  const { response, media } = found;
  const queries = operation.parameters.filter((parameter) => parameter.in === "query" && !parameter.deprecated);
  const params = queries.map((parameter) => readParameter(parameter, "query parameter"));
  const returned = readBody(media);
  return {
    operation,
    params: operation.method === "GET" ? params : [...params, ...readBodyParams(operation, returned)],
    headers: response.headers.map((header) => readParameter(header, "header")),
    ...returned,
  };
}

/** Reads the values in a body that are not objects, outermost first. */
export function readBody({ view, schemaSteps: steps, examples }: DocumentedMedia): Pick<Traits, "fields" | "lists"> {
  const fields: Trait[] = [];
  const lists: ListTrait[] = [];
  readFields({ view, steps }, [], examples, { fields, lists });
  return { fields: sortByDepth(fields), lists: sortByDepth(lists) };
}

/** Reads a number that a schema at these steps describes; `undefined` for a schema of other values. */
export function readNumber(view: SchemaView, steps: readonly Step[]): Trait | undefined {
  const trait = readTrait(view, { kind: "field", name: String(steps.at(-1)), around: "", steps });
  return ["integer", "number"].includes(trait.type) ? trait : undefined;
}

/** Splits a name into words in lower case: `"page[size]"` and `"pageSize"` are `"page size"`. */
export function splitWords(name: string): string {
  const spaced = name.replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, " ").toLowerCase();
  return spaced
    .split(/[^a-z\d]+/)
    .filter(Boolean)
    .join(" ");
}

function findPage({
  responses,
}: DocumentedOperation): { response: DocumentedResponse; media: DocumentedMedia } | undefined {
  for (const response of responses.values()) {
    const media = findJson(response.media);
    if (media && response.status.startsWith("2")) return { response, media };
  }
  return undefined;
}

/**
 * Reads the values in a body of JSON, without those in lists. A response that returns what the request contains is no page. So values that
 * both have do not count, and none if both have a list.
 */
function readBodyParams({ body }: DocumentedOperation, returned: Pick<Traits, "fields" | "lists">): Trait[] {
  const media = body && findJson(body.media);
  if (!media) return [];
  const { fields, lists } = readBody(media);
  const known = new Set([...returned.fields, ...returned.lists].map(({ name }) => name));
  if (lists.some(({ name }) => known.has(name))) return [];
  return fields
    .filter(({ name }) => !known.has(name))
    .map((field) => ({
      ...field,
      kind: "body field",
      name: `$request.body#${printPointer(parsePlace(field.name))}`,
    }));
}

function readParameter(parameter: DocumentedParameter, kind: "query parameter" | "header"): Trait {
  const { name, node, view, examples, steps } = parameter;
  const trait = readTrait(view, { kind, name, around: "", steps });
  return {
    ...trait,
    name: kind === "header" ? `$response.header.${name}` : name,
    text: node.description ?? trait.text,
    examples: [...examples, ...trait.examples],
  };
}

function readTrait(
  view: SchemaView,
  { kind, name, around, steps }: Pick<Trait, "kind" | "name" | "around" | "steps">,
): Trait {
  // Keywords beside a `$ref` are the first part.
  const said: OwnKeywords = Object.assign({}, ...view.parts.toReversed());
  const { examples = [], default: usual, description = "", minimum, format } = said;
  return {
    kind,
    name,
    words: splitWords(name),
    around: splitWords(around),
    type: readType(view) ?? "several types",
    format,
    text: description,
    examples,
    minimum: typeof minimum === "number" ? minimum : undefined,
    values: view.values,
    hasDefault: usual !== undefined,
    steps,
  };
}

/** A schema in the body, and its place in the document. */
interface PlacedView {
  readonly view: SchemaView;
  readonly steps: readonly Step[];
}

function readFields(
  placed: PlacedView,
  names: readonly string[],
  examples: readonly unknown[],
  found: { readonly fields: Trait[]; readonly lists: ListTrait[] },
): void {
  const { view } = placed;
  const name = printPlace(names);
  const type = readType(view);
  if (type === "array") {
    const item = { view: view.item(view.prefixLength), steps: [...followReference(placed), "items"] };
    const itemType = readType(item.view);
    found.lists.push({
      name,
      words: splitWords(names.at(-1) ?? ""),
      itemType,
      key: readKey(item),
      steps: placed.steps,
    });
  } else if (type === "object") {
    if (names.length === mostNames) return;
    for (const property of view.propertyNames) {
      const inner = examples.flatMap((example) => (isNode(example) ? [example[property]] : []));
      readFields(stepInto(placed, property), [...names, property], inner, found);
    }
  } else if (names.length > 0) {
    const around = names.slice(0, -1).join(".");
    const trait = readTrait(view, { kind: "field", name: names.at(-1) ?? "", around, steps: placed.steps });
    const given = [...trait.examples, ...examples.filter((each) => each !== undefined)];
    found.fields.push({ ...trait, name, examples: given });
  }
}

/** Reads the `id` of items. Returns `undefined` unless each item has one that is a text or an integer. */
function readKey(item: PlacedView): Trait | undefined {
  const { view } = item;
  if (readType(view) !== "object" || !view.required.has("id")) return undefined;
  if (!view.alternatives.every(({ propertyNames }) => propertyNames.includes("id"))) return undefined;
  const placed = stepInto(item, "id");
  const isText = ["string", "integer"].includes(placed.view.meantTypes.join());
  if (!isText) return undefined;
  return readTrait(placed.view, { kind: "field", name: "id", around: "", steps: placed.steps });
}

/** Returns the view of a property, and the place where the document declares it. */
function stepInto(holder: PlacedView, name: string): PlacedView {
  return { view: holder.view.property(name), steps: findProperty(holder, name) ?? holder.steps };
}

function findProperty(holder: PlacedView, name: string): readonly Step[] | undefined {
  const { view } = holder;
  const steps = followReference(holder);
  if (view.own.properties !== undefined && Object.hasOwn(view.own.properties, name))
    return [...steps, "properties", name];
  const parts = [
    ...view.allOf.map((part, index) => ({ view: part, steps: [...steps, "allOf", index] })),
    ...view.choices.flatMap(({ keyword, branches }) =>
      branches.map((part, index) => ({ view: part, steps: [...steps, keyword, index] })),
    ),
  ];
  return parts.map((part) => findProperty(part, name)).find((found) => found !== undefined);
}

function followReference({ view, steps }: PlacedView): readonly Step[] {
  return view.key === undefined ? steps : ["components", "schemas", view.key];
}

/** Returns the only type that the author means, besides null; `undefined` if there are several. */
function readType({ meantTypes }: SchemaView): string | undefined {
  const types = meantTypes.filter((type) => type !== "null");
  return types.length === 1 ? types[0] : undefined;
}

function sortByDepth<Placed extends { readonly name: string }>(all: readonly Placed[]): Placed[] {
  return all.toSorted((one, other) => countNames(one.name) - countNames(other.name));
}

function countNames(place: string): number {
  return place === "$" ? 0 : place.split(".").length;
}
