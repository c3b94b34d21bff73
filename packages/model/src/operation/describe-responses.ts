import {
  bodylessStatuses,
  type DocumentedMedia,
  type DocumentedOperation,
  type DocumentedResponse,
  isRedirect,
  type MediaKind,
  parseMediaType,
  type Schema,
  type SchemaView,
  type StreamKind,
  viewInScope,
} from "@shortvideo-api/document/source";
import type {
  SuccessMedia,
  SuccessResponse,
  Content,
  Failure,
  NamedMedia,
  StatusBody,
  StreamItems,
} from "../api/response.ts";
import type { TypeRef } from "../api/type-ref.ts";
import { readDeclaredError } from "./read-errors.ts";
import { readEnvelope } from "./read-envelope.ts";
import { listMeantTypes } from "./read-field.ts";
import { type DocumentScope, readClientKind, readTypeRef } from "./read-media.ts";
import { describeItems } from "./describe-items.ts";
import { toLine, toSentence } from "./clean-text.ts";
import { describesXml, type SchemaScope } from "@shortvideo-api/document/sample/source";

/** The successful response of an operation, and the schema of its values. */
export interface DescribedResponse extends Omit<DescribedMedia, "media" | "schema"> {
  response: Omit<SuccessResponse, "envelope" | "list" | "fixtures" | "samples">;
  /** The schema of the first success that has a body; `undefined` if all are empty. */
  schema: Schema | undefined;
}

/** A media type of a success, and the schema of its values. */
interface DescribedMedia {
  media: NamedMedia;
  /** The body of each status when a call asks for the media type. */
  statuses: readonly DescribedStatus[];
  /** The schema of the body, or of one item of a stream. */
  schema: Schema;
  /** The view of what its text says, if that is XML; otherwise `undefined`. */
  xml: SchemaView | undefined;
  examples: readonly unknown[];
}

/** The body of a status, and the schema of its values. */
interface DescribedStatus {
  body: StatusBody;
  /** The schema of the body, or of one item of a stream. */
  schema: Schema;
}

/** A failure of an operation, and the schema of its body. */
export interface DeclaredFailure {
  failure: Omit<Failure, "sample">;
  schema: Schema | undefined;
  examples: readonly unknown[];
  /** Example bodies by name. */
  named: ReadonlyMap<string, unknown>;
}

/** Describes all responses of an operation. */
export function describeResponses(
  document: DocumentScope,
  operation: DocumentedOperation,
  id: string,
): { success: DescribedResponse; failed: DeclaredFailure[] } {
  const responses = [...operation.responses.values()];
  // Without a documented success, `default` describes it.
  const isFallback = ({ status }: DocumentedResponse): boolean => status === "default" && !responses.some(isSuccess);
  const successes = responses.filter((response) => isSuccess(response) || isFallback(response));
  const redirects = responses.filter((response) => isRedirect(response, operation));
  const failures = responses.filter((response) => !successes.includes(response) && !redirects.includes(response));
  return {
    success: describeSuccess(document, successes, id, redirects),
    failed: failures.map((failure) => describeFailure(document.scope, failure, id)),
  };
}

/** Returns whether a response has no body. HTTP allows none with some statuses, whatever the document says. */
function isEmpty({ status, media }: DocumentedResponse): boolean {
  return media.length === 0 || bodylessStatuses.has(Number(status));
}

/** Returns whether a response is a success. `x-error` makes a response a failure, whatever its status. */
function isSuccess({ status, node }: DocumentedResponse): boolean {
  return status.startsWith("2") && node["x-error"] === undefined;
}

function describeSuccess(
  document: DocumentScope,
  successes: readonly DocumentedResponse[],
  id: string,
  redirects: readonly DocumentedResponse[],
): DescribedResponse {
  const choices = listChoices(successes);
  const unnamed = new Map(
    choices.map(({ name }, index): [name: string, type: TypeRef] => [
      normalizeName(name),
      index === 0 ? { kind: "response", operation: id } : { kind: "media", operation: id, mediaType: name },
    ]),
  );
  const media = choices.map((choice) => describeMedia(document, successes, choice, unnamed));
  const [first] = media;
  const numbers = successes.map(({ status }) => Number(status)).filter(Number.isInteger);
  return {
    response: {
      ...(first?.media ?? noBody),
      statuses: numbers.length > 0 || successes.length === 0 ? numbers : [200],
      media: media.map((each) => each.media),
      redirects: redirects.map(({ status }) => Number(status)).toSorted((one, other) => one - other),
      isRedirect: redirects.length > 0 && successes.length === 0,
      mayBeEmpty: first !== undefined && successes.some(isEmpty),
      doc: toSentence(successes[0]?.description),
    },
    statuses: first?.statuses ?? [],
    schema: first?.schema,
    xml: first?.xml,
    examples: first?.examples ?? [],
  };
}

const noBody: SuccessMedia = {
  kind: "none",
  type: undefined,
  contents: [],
  bodies: [],
  exact: undefined,
  check: undefined,
  items: undefined,
};

interface Choice {
  readonly name: string;
  readonly kind: MediaKind | StreamKind;
}

/**
 * Lists the media types that callers can ask for, the default one first: those of the first success with a body, then the others. JSON
 * precedes text, text precedes bytes, and streams come last.
 */
function listChoices(successes: readonly DocumentedResponse[]): Choice[] {
  const choices = new Map<string, Choice>();
  for (const { media } of successes) {
    for (const each of media) {
      const { name } = each;
      const kind = readChoiceKind(each);
      const key = normalizeName(name);
      if (!choices.has(key)) choices.set(key, { name, kind });
    }
  }
  const isPlainJson = ({ name }: Choice): boolean => name.toLowerCase() === "application/json";
  const sorted = [...choices.values()].sort((one, other) => ranks[one.kind] - ranks[other.kind]);
  const all = [...sorted.filter(isPlainJson), ...sorted.filter((choice) => !isPlainJson(choice))];
  // A service returns the usual status to a request that accepts anything.
  const usual = new Set(successes.find(({ media }) => media.length > 0)?.media.map(({ name }) => normalizeName(name)));
  const isUsual = ({ name }: Choice): boolean => usual.has(normalizeName(name));
  return [...all.filter(isUsual), ...all.filter((choice) => !isUsual(choice))];
}

const ranks: Readonly<Record<Choice["kind"], number>> = {
  json: 0,
  text: 1,
  binary: 2,
  events: 3,
  lines: 4,
  records: 5,
};

/** Returns a media type as it is compared: in lower case, without the encoding of characters. */
function normalizeName(name: string): string {
  const { essence, parameters } = parseMediaType(name);
  const others = [...parameters].filter(([key]) => key !== "charset").map(([key, value]) => `;${key}=${value}`);
  return essence + others.join("");
}

/**
 * Describes one media type. A status that does not have it has another body: the nearest one of the same kind, otherwise its default one.
 * `unnamed` has the types of bodies whose schemas have no name, by media type.
 */
function describeMedia(
  document: DocumentScope,
  successes: readonly DocumentedResponse[],
  { name, kind }: Choice,
  unnamed: ReadonlyMap<string, TypeRef>,
): DescribedMedia {
  const statuses = successes.flatMap((success) => {
    const exact = success.media.find((candidate) => normalizeName(candidate.name) === normalizeName(name));
    const [usual] = listChoices([success]);
    const best = exact ?? pickMedia(success.media, kind) ?? success.media.find((media) => media.name === usual?.name);
    return best === undefined ? [] : [describeStatus(document, success.status, best, unnamed)];
  });
  const found = statuses.filter(({ body }) => body.kind === kind);
  const [first] = found;
  const type = first?.body.type;
  const areSame = found.every(({ body }) => JSON.stringify(body.type) === JSON.stringify(type));
  return {
    media: {
      name,
      kind,
      type: areSame && type !== undefined ? type : unnamed.get(normalizeName(name)),
      contents: found.map(({ body }): Content => ({ status: body.status, mediaType: body.name })),
      bodies: statuses.map(({ body }) => body),
      items: first?.body.items,
      exact: first?.body.exact,
      check: first?.body.check,
    },
    statuses,
    schema: first?.schema ?? true,
    xml: first?.xml,
    examples: first?.body.items ? [] : (first?.examples ?? []),
  };
}

/** Describes the body of a status in one media type. */
function describeStatus(
  { scope, exacts, checks }: DocumentScope,
  status: string,
  media: DocumentedMedia,
  unnamed: ReadonlyMap<string, TypeRef>,
): DescribedStatus & Pick<DescribedMedia, "examples" | "xml"> {
  const { name, examples } = media;
  const kind = readChoiceKind(media);
  const { schema, items, xml } = readCarried(scope, media, kind);
  const alias = unnamed.get(normalizeName(name));
  // Callers get text and bytes whatever the schema says.
  const isPlain = kind === "text" || kind === "binary";
  const type = alias && !isPlain ? readTypeRef(scope, schema, alias) : alias;
  const exact = isPlain ? undefined : exacts.of(schema);
  const check = kind === "json" ? checks.of(schema) : undefined;
  return { body: { status, name, kind, type, items, exact, check }, schema, xml, examples };
}

/**
 * Returns the schema of the value that callers get: of the body, or of one item of a stream. The schema of a text counts only if it
 * describes strings.
 */
function readCarried(
  scope: SchemaScope,
  media: DocumentedMedia,
  kind: Choice["kind"],
): { schema: Schema; items?: StreamItems; xml?: SchemaView | undefined } {
  const { schema } = media;
  switch (kind) {
    case "json":
      return { schema };
    case "binary":
      return { schema: { type: "string", format: "binary" } };
    case "text": {
      const view = viewInScope(scope, schema);
      if (listMeantTypes(view).includes("string")) return { schema };
      return { schema: { type: "string" }, xml: describesXml(media) ? view : undefined };
    }
    default:
      // The compiler rejects a kind that is no stream.
      return describeItems(scope, kind, media);
  }
}

function describeFailure(
  scope: SchemaScope,
  { status: key, description, media, node }: DocumentedResponse,
  id: string,
): DeclaredFailure {
  const status = statusRanges.find((range) => range === key) ?? Number(key);
  const best = pickMedia(media, "json");
  const unnamed: TypeRef = { kind: "failure", operation: id, status };
  const declared = readDeclaredError(node);
  const { class: errorClass, cases } = typeof declared === "object" ? declared : { class: "ApiError", cases: [] };
  return {
    failure: {
      status,
      errorClass,
      cases,
      description: toLine(description) ?? "",
      type: best && readTypeRef(scope, best.schema, unnamed),
      content: best && { status: key, mediaType: best.name },
      envelope: best && readEnvelope(scope, best.schema, undefined),
    },
    schema: best?.schema,
    examples: best?.examples ?? [],
    named: best?.named ?? new Map(),
  };
}

/** Reads how the client reads a body: at once or item by item. */
function readChoiceKind(media: DocumentedMedia): Choice["kind"] {
  return media.stream ?? readClientKind(media);
}

/** Picks a media type of a kind: `application/json` if there is one, otherwise the first. */
function pickMedia(media: readonly DocumentedMedia[], kind: Choice["kind"]): DocumentedMedia | undefined {
  const candidates = media.filter((candidate) => readChoiceKind(candidate) === kind);
  return candidates.find(({ name }) => name.toLowerCase() === "application/json") ?? candidates[0];
}

/** The statuses that are no numbers. */
const statusRanges = ["default", "1XX", "2XX", "3XX", "4XX", "5XX"] as const;
