import { isUndeclared } from "../normalize/normalize-parameters.ts";
import { readExplode, readStyle, type Style } from "../openapi/joined-style.ts";
import { type ParsedMediaType, parseMediaType, readStreamKind, type StreamKind } from "../openapi/media-type.ts";
import { isNode, isRecord, type Step } from "../openapi/node.ts";
import type {
  Header,
  MediaType,
  OpenApi,
  ParameterObject,
  Reference,
  Schema,
  SchemaObject,
} from "../openapi/openapi.ts";
import { findTarget, isReference, readReference, resolveKnown } from "../openapi/resolve-reference.ts";
import type { SchemaView } from "../view/schema-view.ts";
import { viewSchema } from "../view/view-schema.ts";
import { type ContentForm, type ParameterStyle, readContentForm, readParameterStyle } from "./parameter-style.ts";

/** A part of a document, behind any `$ref`. */
export interface DocumentedPart<Node> {
  /** The part as the document writes it. Read descriptions and extensions here, and everything else from the fields of the model. */
  readonly node: Node;
  /** The keys that lead to it; to the component, if it stands behind a `$ref`. */
  readonly steps: readonly Step[];
}

/** Reads a parameter. Default for its style and `explode`: those of its place. */
export function readParameter(document: OpenApi, located: DocumentedPart<ParameterObject>): DocumentedParameter {
  return new DocumentedParameter(document, located);
}

/** A parameter of a request, or a header of a response or of a part of a form. Reads each part when it is first used. */
export class DocumentedParameter implements DocumentedPart<ParameterObject> {
  readonly node: ParameterObject;
  readonly steps: readonly Step[];
  /** The name on the wire. */
  readonly name: string;
  readonly in: ParameterObject["in"];
  readonly required: boolean;
  /** `false` if the loader has added it for a placeholder of the path. */
  readonly isDeclared: boolean;
  /** A style that its place has. */
  readonly style: Style;
  readonly explode: boolean;
  readonly allowReserved: boolean;
  /** The media type of a value that is the text of one (`content`). */
  readonly media: DocumentedMedia | undefined;
  /** The schema of its values, also of those of a media type; `true` if there is none. */
  readonly schema: Schema;
  readonly schemaSteps: readonly Step[];
  readonly #document: OpenApi;
  #serialization: ParameterStyle | undefined;

  constructor(document: OpenApi, { node, steps }: DocumentedPart<ParameterObject>) {
    const { name, in: place, required = place === "path", allowReserved = false } = node;
    const [media] = node.schema === undefined ? readMedia(document, node.content, steps) : [];
    this.#document = document;
    this.node = node;
    this.steps = steps;
    this.name = name;
    this.in = place;
    this.required = required;
    this.isDeclared = !isUndeclared(node);
    this.style = readStyle(node);
    this.explode = readExplode(node);
    this.allowReserved = allowReserved;
    this.media = media;
    this.schema = node.schema ?? media?.schema ?? true;
    this.schemaSteps = media?.schemaSteps ?? [...steps, "schema"];
  }

  /** The document deprecates the parameter or its schema. */
  get deprecated(): boolean {
    const { node, schema } = this;
    if (node.deprecated !== undefined) return node.deprecated;
    return typeof schema === "object" && resolveKnown<SchemaObject>(this.#document, schema)?.deprecated === true;
  }

  /** A request may send it without a value (`allowEmptyValue`), whatever its schema admits. */
  get allowsEmpty(): boolean {
    // An object has no form without a value, and only the style `form` has one: https://spec.openapis.org/oas/v3.1.1.html#style-examples
    const mayBeEmpty =
      this.in === "query" && this.node.allowEmptyValue === true && this.style === "form" && !this.media;
    return mayBeEmpty && !this.view.meantTypes.includes("object");
  }

  /** How a request writes a value that is the text of a media type; `undefined` for one in a style. */
  get contentForm(): ContentForm | undefined {
    return this.media && readContentForm(this.media);
  }

  get view(): SchemaView {
    return viewSchema(this.#document, this.schema);
  }

  /** The only value that the parameter can have, if it is required. Clients send it, so callers need not give it. */
  get constant(): string | number | boolean | undefined {
    const [value, ...others] = (this.required && !this.media && this.view.values) || [];
    const isScalar = typeof value === "string" || typeof value === "number" || typeof value === "boolean";
    return isScalar && others.length === 0 ? value : undefined;
  }

  /** The examples beside the schema, then those of the media type. */
  get examples(): readonly unknown[] {
    return [...listExamples(this.#document, this.node), ...(this.media?.examples ?? [])];
  }

  /** How a request writes its values. */
  get serialization(): ParameterStyle {
    return (this.#serialization ??= readParameterStyle(this));
  }
}

/** Reads the headers of a response, or of a part of a form. `steps` lead to the object that has the `headers`. */
export function readHeaders(
  document: OpenApi,
  headers: Readonly<Record<string, Header | Reference>> | undefined,
  steps: readonly Step[],
): DocumentedParameter[] {
  return Object.entries(headers ?? {}).flatMap(([name, entry]) => {
    const located = locateNode(document, entry, [...steps, "headers", name]);
    if (!located) return [];
    return [readParameter(document, { node: { ...located.node, name, in: "header" }, steps: located.steps })];
  });
}

/** Reads the media types of a body. `steps` lead to the object that has the `content`. */
export function readMedia(
  document: OpenApi,
  content: Readonly<Record<string, MediaType>> | undefined,
  steps: readonly Step[],
): DocumentedMedia[] {
  return Object.entries(content ?? {}).map(
    ([name, node]) => new DocumentedMedia(document, name, { node, steps: [...steps, "content", name] }),
  );
}

/** A body in one media type. Reads each part when it is first used. */
export class DocumentedMedia implements DocumentedPart<MediaType>, ParsedMediaType {
  readonly node: MediaType;
  readonly steps: readonly Step[];
  /** As in the document: `"application/json; charset=utf-8"`, `"image/*"`. */
  readonly name: string;
  readonly essence: string;
  readonly parameters: ReadonlyMap<string, string>;
  /** How items are written, if the body is read item by item. */
  readonly stream: StreamKind | undefined;
  /** The schema of the whole body; `true` if there is none. */
  readonly schema: Schema;
  readonly schemaSteps: readonly Step[];
  /** The schema of one item, if the document states it: OpenAPI 3.2. */
  readonly itemSchema: Schema | undefined;
  readonly #document: OpenApi;
  #examples: readonly unknown[] | undefined;
  #named: ReadonlyMap<string, unknown> | undefined;
  #partHeaders: ReadonlyMap<string, readonly DocumentedParameter[]> | undefined;

  constructor(document: OpenApi, name: string, { node, steps }: DocumentedPart<MediaType>) {
    const { essence, parameters } = parseMediaType(name);
    const { schema = true, itemSchema } = node;
    this.#document = document;
    this.node = node;
    this.steps = steps;
    this.name = name;
    this.essence = essence;
    this.parameters = parameters;
    this.stream = readStreamKind(name);
    this.schema = schema;
    this.schemaSteps = [...steps, "schema"];
    this.itemSchema = itemSchema;
  }

  get view(): SchemaView {
    return viewSchema(this.#document, this.schema);
  }

  /** The complete bodies beside the schema. */
  get examples(): readonly unknown[] {
    return (this.#examples ??= listExamples(this.#document, this.node));
  }

  /** The examples with a name. Leaves out those without a value. */
  get named(): ReadonlyMap<string, unknown> {
    return (this.#named ??= nameExamples(this.#document, this.node));
  }

  /** The headers of the parts of a form, by the name of the part. */
  get partHeaders(): ReadonlyMap<string, readonly DocumentedParameter[]> {
    return (this.#partHeaders ??= new Map(
      Object.entries(this.node.encoding ?? {}).map(([part, { headers }]) => [
        part,
        readHeaders(this.#document, headers, [...this.steps, "encoding", part]),
      ]),
    ));
  }
}

/** Locates a node, or the component behind its `$ref`s. Returns `undefined` if a `$ref` has no target. */
export function locateNode<Node extends object>(
  document: Pick<OpenApi, "components">,
  node: Node | Reference,
  steps: readonly Step[],
): DocumentedPart<Node> | undefined {
  const visited = new Set<unknown>();
  let found = node;
  let place = steps;
  while (isReference(found)) {
    const reference = readReference(found.$ref);
    if (!reference || visited.has(found)) return undefined;
    visited.add(found);
    const { kind, key } = reference;
    const target = findTarget(document, found.$ref);
    if (!isNode(target)) return undefined;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The loader guarantees the kind of each target.
    found = target as Node | Reference;
    place = ["components", kind, key];
  }
  return { node: found, steps: place };
}

/** Lists the examples beside a schema: first `example`, then those of `examples`. Skips a `$ref` that leads nowhere. */
export function listExamples(
  document: object,
  { example, examples = {} }: Pick<MediaType, "example" | "examples">,
): unknown[] {
  const named = Object.values(examples).map((entry) => readExample(document, entry));
  return [example, ...named].filter((value) => value !== undefined);
}

/** Reads the value of a named example. Returns `undefined` if it has none, and for a `$ref` that leads nowhere. */
function readExample(document: object, entry: unknown): unknown {
  const found = resolveKnown(document, entry);
  return isRecord(found) ? found["value"] : undefined;
}

/** Returns the values of the examples with a name, by name. */
export function nameExamples(
  document: object,
  { examples = {} }: Pick<MediaType, "examples">,
): ReadonlyMap<string, unknown> {
  const values = Object.entries(examples).map(([name, entry]) => [name, readExample(document, entry)] as const);
  return new Map(values.filter(([, value]) => value !== undefined));
}
