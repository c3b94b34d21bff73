import {
  type BodyKind,
  canBeEmpty,
  chooseMedia,
  cutText,
  describeCount,
  isWithin,
  itemSeparators,
  parseMediaType,
  printCount,
  quoteNames,
  readBodyKind,
  readStreamKind,
} from "@shortvideo-api/document";
import type { RequestViolation } from "@shortvideo-api/report";
import type {
  BodyError,
  BodyMedia,
  FindBodyErrors,
  ServedOperation,
  BodyField,
  FormFields,
  Parameter,
} from "../operation/operation.js";
import { type FormEntry, listProperties } from "./parse-form.js";
import { decodeText, decodeUtf8, isCharset, tryJson } from "./decode-body.js";
import { type MalformedBody, readMultipart } from "./read-multipart.js";
import { readPairs } from "./read-target.js";
import { listObjects, listTextValues, readNearestObject } from "./read-values.js";
import { fitsParameter } from "./parse-parameter.js";
import { nothingGiven, readSent, readShapes } from "./read-texts.js";

/** Finds violations in the body of a request. */
export function findBodyViolations(
  { id, body }: ServedOperation,
  contentType: string,
  bytes: Uint8Array,
): readonly RequestViolation[] {
  // A body without media types is not described, and clients send none.
  if (body?.media.length === 0) return [];
  const sent = parseMediaType(contentType);
  const kind = readBodyKind(sent.essence);
  const media = body && chooseMedia(body.media, sent);
  if (bytes.length === 0 && !(media && canBeEmpty(sent.essence))) {
    if (!body?.required) return [];
    return [{ code: "body-missing", place: "body", message: `${id} takes a body; there is none.` }];
  }
  if (!body) {
    const message = `${id} takes no body; ${bytes.length} bytes were sent.`;
    return [{ code: "body-unexpected", place: "body", message }];
  }
  if (!media) {
    const known = quoteNames(body.media.map(({ name }) => name));
    const found =
      contentType.trim() === "" ? "There is no `content-type`" : `\`content-type\` is \`${contentType.slice(0, 60)}\``;
    const message = `${found}; ${id} accepts ${known}.`;
    return [{ code: "media-type-unknown", place: "header.content-type", message }];
  }
  const charset = sent.parameters.get("charset");
  if (kind === "text" && charset !== undefined && !isCharset(charset)) {
    const message = `\`content-type\` has the charset \`${cutText(charset)}\`, which the mock does not know. Send \`utf-8\`.`;
    return [{ code: "media-type-unknown", place: "header.content-type", message }];
  }
  const found = findErrors(media, kind, contentType, bytes);
  if ("malformed" in found) return [{ code: "body-malformed", place: "body", message: found.malformed }];
  return found.map(({ wrong, mistake }) => {
    return { code: "body-wrong", place: "body", message: `The body of ${id} does not fit: ${wrong}.`, mistake };
  });
}

type Found = MalformedBody | readonly BodyError[];

function findErrors(media: BodyMedia, kind: BodyKind, contentType: string, bytes: Uint8Array): Found {
  if (media.isFile) return findLengthErrors(media, bytes.length);
  const stream = readStreamKind(contentType);
  if (stream === "lines" || stream === "records") return findItemErrors(media, bytes, separators[stream]);
  return finders[kind](media, bytes, contentType);
}

type FindErrors = (media: BodyMedia, bytes: Uint8Array, contentType: string) => Found;

/** Finds the errors in bodies of each kind. */
const finders: Readonly<Record<BodyKind, FindErrors>> = {
  json: findJsonErrors,
  form: (media, bytes) => (isOneText(media) ? findTextErrors(media, bytes, undefined) : findFormErrors(media, bytes)),
  multipart(media, bytes, contentType) {
    if (isOneText(media)) return [];
    const entries = readMultipart(contentType, bytes);
    return "malformed" in entries ? entries : findFormProblems(media, entries);
  },
  text(media, bytes, contentType) {
    const isText = media.types.length === 0 || media.types.some((type) => type !== "object" && type !== "array");
    return isText ? findTextErrors(media, bytes, parseMediaType(contentType).parameters.get("charset")) : [];
  },
  xml: () => [],
  other: (media, bytes) => findLengthErrors(media, bytes.length),
};

/** Returns whether the schema describes a form as one text, not its fields. */
function isOneText({ types }: BodyMedia): boolean {
  return types.length > 0 && types.every((type) => type === "string" || type === "null");
}

function findFormErrors(media: BodyMedia, bytes: Uint8Array): Found {
  const query = decodeUtf8(bytes);
  if (query === undefined) return { malformed: "The body is not UTF-8. A form is always UTF-8." };
  const { pairs, isWhole } = readPairs(query);
  if (!isWhole) return { malformed: "The body contains a percent sign that does not begin a UTF-8 percent-encoding." };
  return findFormProblems(
    media,
    pairs.map(([name, text, raw]) => ({ name, text, raw, fileType: undefined })),
  );
}

function findTextErrors(media: BodyMedia, bytes: Uint8Array, charset: string | undefined): Found {
  const text = decodeText(bytes, charset);
  if (text !== undefined) return checkValues(media.findErrors, listTextValues(media.reading, text));
  return {
    malformed:
      charset === undefined
        ? "The body is not UTF-8, the default. Name another `charset` in `content-type`."
        : `The body is not \`${charset}\`, although its \`content-type\` is.`,
  };
}

/** Finds errors in the number of bytes of a body that is not text. */
function findLengthErrors({ minBytes = 0, maxBytes = Number.POSITIVE_INFINITY }: BodyMedia, length: number): Found {
  if (length >= minBytes && length <= maxBytes) return [];
  const isShort = length < minBytes;
  const limit = describeCount(isShort ? minBytes : undefined, isShort ? undefined : maxBytes, "byte") ?? "";
  const wrong = `it has ${printCount(length, "byte")}, and must have ${limit}`;
  return [{ wrong, mistake: `must have ${limit.replace(/[\d,]+ bytes?$/, "# bytes")}` }];
}

/** JSON is UTF-8, whatever the `charset` of its media type is: https://www.rfc-editor.org/rfc/rfc8259#section-8.1 */
const notUtf8: MalformedBody = { malformed: "The body is not UTF-8. JSON is always UTF-8." };

function findJsonErrors({ findErrors: find }: BodyMedia, bytes: Uint8Array): Found {
  const text = decodeUtf8(bytes);
  if (text === undefined) return notUtf8;
  if (text.startsWith("\uFEFF")) {
    return { malformed: "The body begins with a byte order mark, which JSON does not have." };
  }
  const parsed = tryJson(text);
  return parsed ? find(parsed.value) : { malformed: "The body is not JSON, although its `content-type` is." };
}

/** How the items of a body are separated and named. */
const separators = {
  lines: { text: itemSeparators.lines, name: "Line", first: 1 },
  // The text before the first separator is not a record.
  records: { text: itemSeparators.records, name: "Record", first: 0 },
} as const;

/** Finds errors in a body of JSON values. Ignores a byte order mark at its beginning, and empty items. */
function findItemErrors(
  { findErrors: find }: BodyMedia,
  bytes: Uint8Array,
  { text: separator, name, first }: (typeof separators)[keyof typeof separators],
): Found {
  const text = decodeUtf8(bytes);
  if (text === undefined) return notUtf8;
  const values: unknown[] = [];
  for (const [index, item] of text
    .replace(/^\uFEFF/, "")
    .split(separator)
    .entries()) {
    if (item.trim() === "") continue;
    const parsed = tryJson(item);
    if (!parsed) return { malformed: `${name} ${index + first} of the body is not JSON.` };
    values.push(parsed.value);
  }
  return find(values);
}

function findFormProblems({ form }: BodyMedia, entries: readonly FormEntry[]): Found {
  const wrong = findEntryProblem(form, entries);
  if (wrong !== undefined) return [{ wrong, mistake: wrong.replaceAll(/\d+/g, "#") }];
  const properties = listProperties(form, entries);
  const errors = checkValues(form.findErrors, listObjects(form.reading, properties));
  if (errors.length === 0 || form.reading.alternatives.length < 2) return errors;
  const nearest = form.findErrors(readNearestObject(form.reading, properties));
  return nearest.length > 0 ? nearest : errors;
}

/** Validates the values that a text may mean. It is valid if one of them is; otherwise returns the errors of the preferred value. */
function checkValues(find: FindBodyErrors, values: Iterable<unknown>): readonly BodyError[] {
  let first: readonly BodyError[] | undefined;
  for (const value of values) {
    const errors = find(value);
    if (errors.length === 0) return [];
    first ??= errors;
  }
  return first ?? [];
}

/** Describes a field that was sent twice, or a part with the wrong media type or header. */
function findEntryProblem({ fields }: FormFields, entries: readonly FormEntry[]): string | undefined {
  for (const field of fields) {
    if (field.exploded && !field.checked) continue;
    const given = entries.filter((entry) => entry.name === field.name);
    const problem = field.exploded
      ? findEntryProblem(field.exploded, entries)
      : (findRepeated(field, given) ?? findWrongType(field, given) ?? findWrongHeader(field, given));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findRepeated({ name, checked, isRepeatable }: BodyField, given: readonly FormEntry[]): string | undefined {
  return checked && given.length > 1 && !isRepeatable ? `\`${name}\` is given ${given.length} times` : undefined;
}

function findWrongType({ name, contentTypes }: BodyField, given: readonly FormEntry[]): string | undefined {
  if (contentTypes.length === 0) return undefined;
  const types = given.flatMap(({ fileType }) => (fileType === undefined ? [] : parseMediaType(fileType).essence));
  const wrong = types.find((type) => !contentTypes.some((range) => isWithin(type, range)));
  if (wrong === undefined) return undefined;
  return `\`${name}\` is \`${cutText(wrong)}\`; the document declares ${quoteNames(contentTypes)}`;
}

function findWrongHeader({ name, headers }: BodyField, given: readonly FormEntry[]): string | undefined {
  for (const entry of given) {
    for (const header of headers) {
      const problem = findHeaderProblem(`the part \`${name}\``, header, entry);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function findHeaderProblem(part: string, header: Parameter, entry: FormEntry): string | undefined {
  const given = { ...nothingGiven, header: entry.headers ?? {} };
  const { name, required, checked, expected } = header;
  const sent = readSent(header, given);
  if (sent.length === 0) return required ? `${part} has no header \`${name}\`; it takes ${expected}` : undefined;
  if (!checked) return undefined;
  const found = `the header \`${name}\` of ${part} is`;
  if (sent.length > 1) return `${found} given ${sent.length} times; it takes one, ${expected}`;
  const { texts, shapes } = readShapes(header, given);
  if (texts.length > 0 && fitsParameter(header, texts, shapes)) return undefined;
  const shown = (texts.length > 0 ? texts : sent.map(({ text }) => text)).map((text) => cutText(text));
  return `${found} ${quoteNames(shown)}; it takes ${expected}`;
}
