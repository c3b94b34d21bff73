import { hash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { basename } from "node:path";
import { constructFromEvents, EVENT_ID, parseEvents, YAMLException } from "js-yaml";
import { uncapitalize } from "../names/letter-case.ts";
import { parseJson } from "../numbers/json-text.ts";
import { describeSyntaxError, findRepeatedKey, type RepeatedKey } from "./find-repeated-key.ts";
import { chooseYamlSchema, EndlessAliasError, indentClosingBrackets, readAsText, unfoldAliases } from "./yaml.ts";
import { printPointer, type Step } from "../openapi/node.ts";
import { mostLevels, openLines, readStart } from "./positions.ts";
import { quoteEndlessNumbers } from "./quote-endless-numbers.ts";
import { EncodingError, unpack } from "./unpack.ts";

/** A parsed text. Bundling changes the value in place. Positions are those of the text. */
export interface ParsedText {
  text: string;
  value: unknown;
  /** Finds the line of a place. For a missing place, returns the line of the deepest existing parent. The first call is slow. */
  lineOf: (steps: readonly Step[]) => number | undefined;
  /** A key that a JSON text repeats, if the text was read leniently. */
  repeated?: RepeatedKey | undefined;
}

/** How a file or a text is read. */
export interface SourceOptions {
  /** Accepts repeated keys of JSON, and numbers that JSON cannot express. Default: `false`. */
  isLenient?: boolean;
}

/** A parsed file. */
export interface Source extends ParsedText {
  /** Absolute path. */
  file: string;
  /** SHA-256 of its bytes. */
  hash: string;
  /** Finds the place of a value that overlays may have added or moved. Default: the same steps in this file. */
  placeOf?: ((steps: readonly Step[]) => SourcePlace) | undefined;
}

/** A place in a file. */
export interface SourcePlace {
  source: Source;
  steps: readonly Step[];
}

/**
 * Returns the origin of a value: that of the nearest value around it that has one in `origins`, by pointer. Default: the same place of
 * `entry`.
 */
export function findOrigin(
  origins: ReadonlyMap<string, SourcePlace>,
  entry: Source,
  steps: readonly Step[],
): SourcePlace {
  for (let { length } = steps; length > 0; length -= 1) {
    const origin = origins.get(printPointer(steps.slice(0, length)));
    if (origin) return { source: origin.source, steps: [...origin.steps, ...steps.slice(length)] };
  }
  return { source: entry, steps };
}

/** The reason why a file or a text cannot be read. */
export interface ReadFailure {
  code: "unreadable-file" | "not-utf8" | "syntax" | "endless-alias";
  line: number | undefined;
  message: string;
}

/** The endings of files that are not parsed if a document refers to them: descriptions, and examples. */
const plainEndings = /\.(?:csv|html|jsonl|markdown|md|ndjson|svg|tsv|txt|xml)$/i;

/** Returns `true` for the path of a file that contains text, by its ending. */
export function isTextFile(path: string): boolean {
  return plainEndings.test(path) || /\.(?:json|ya?ml)$/i.test(path);
}

/** The largest size of an unpacked file, in bytes. */
const maxBytes = 2 ** 30;

/**
 * Reads a file of YAML or JSON, gzipped or not. `isTarget` marks the target of a `$ref`, which may be a text such as a description, and
 * must not be a pipe. Default: `false`.
 */
export function readSource(
  file: string,
  { isLenient = false, isTarget = false }: SourceOptions & { isTarget?: boolean } = {},
): Source | ReadFailure {
  if (/\.config\.m?[jt]s$/.test(file)) {
    const json = basename(file).replace(/\.config\.\w+$/, ".json");
    return createUnreadable(`It is a program. Name \`${json}\`, which \`generate\` writes from it.`);
  }
  let text: string;
  let digest: string;
  try {
    // Reading a device may never end, nor a pipe that the caller did not name.
    const status = statSync(file);
    if (!status.isFile() && (isTarget || !status.isFIFO()))
      return createUnreadable(`It is ${status.isDirectory() ? "a folder" : "not a regular file"}.`);
    const bytes = readFileSync(file);
    digest = hash("sha256", bytes);
    text = unpack(file, bytes, maxBytes);
  } catch (error) {
    if (error instanceof EncodingError) return { code: "not-utf8", line: error.line, message: error.message };
    return createUnreadable(explainReadError(file, error));
  }
  if (isTarget && plainEndings.test(file)) return { file, hash: digest, text, value: text, lineOf: () => 1 };
  const parsed = parseText(text, { file, isLenient });
  return "code" in parsed ? parsed : { file, hash: digest, ...parsed };
}

/**
 * Parses a text of YAML or JSON. A text that `file` names as JSON must be JSON. An integer that a double would round becomes a
 * `bigint`.
 */
export function parseText(
  written: string,
  { file = "", isLenient = false }: SourceOptions & { file?: string } = {},
): ParsedText | ReadFailure {
  const marked = written.replace(/^\uFEFF/, "");
  if (!/^[ \t]*[^\s#]/m.test(marked)) return createUnreadable("It is empty.");
  const isJsonFile = /\.json(?:\.gz)?$/i.test(file);
  try {
    const { text, value, isJson } = isJsonFile ? parseJsonText(marked) : parseYaml(marked);
    const lineOf = openLines(text, isJson);
    const repeated = isJson ? findRepeatedKey(text, value) : undefined;
    if (isJson && isLenient) return { text, value, lineOf, repeated };
    if (repeated) return { code: "syntax", line: repeated.line, message: describeRepeatedKey(repeated) };
    return { text, value: quoteEndlessNumbers(text, value), lineOf };
  } catch (error) {
    return isJsonFile ? explainJsonError(marked, error) : explainYamlError(error);
  }
}

function explainReadError(file: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "EACCES") return "You have no permission to read it.";
  if (code !== "ENOENT") return `It cannot be read: ${readReason(error)}.`;
  // A path that was made absolute has one slash.
  return /(?:^|[/\\])https?:[/\\]/i.test(file)
    ? "It is an address, and must be a file. Download the document first."
    : "There is no such file.";
}

/** Describes a key that a JSON text repeats. */
export function describeRepeatedKey({ message }: RepeatedKey): string {
  return `The text is not valid JSON: ${message}.`;
}

interface Parsed {
  /** The text that was parsed. It has the lines of the written one. */
  text: string;
  value: unknown;
  isJson: boolean;
}

function parseJsonText(text: string): Parsed {
  return { text, value: parseJson(text), isJson: true };
}

function parseYaml(text: string): Parsed {
  // YAML includes JSON, and the parser of JSON is far faster.
  if (/^\s*\{/.test(text)) {
    try {
      return parseJsonText(text);
    } catch {
      // The text is YAML in flow style, or the YAML parser reports the error.
    }
  }
  try {
    return loadYaml(text);
  } catch (error) {
    if (!(error instanceof YAMLException) || error.reason !== "deficient indentation") throw error;
    return loadYaml(indentClosingBrackets(text));
  }
}

function loadYaml(text: string): Parsed {
  const events = parseEvents(text, { maxDepth: mostLevels });
  readAsText(events, text);
  const options = { source: text, schema: chooseYamlSchema(text), maxTotalMergeKeys: 1_000_000 };
  const [value, ...others] = constructFromEvents(events, options);
  if (others.length > 0) {
    const second = events.findLastIndex(({ type }) => type === EVENT_ID.DOCUMENT);
    YAMLException.throwAt(text, readStart(events[second + 1]), "the file has several documents, and must have one");
  }
  const hasAliases = /[\s:,[]\*[^\s*]/.test(text) && /[\s:,[]&\S/.test(text);
  return { text, value: hasAliases ? unfoldAliases(value) : value, isJson: false };
}

/**
 * Finds the line of a syntax error in JSON. V8 does not always report the position, but its messages distinguish a wrong text from an
 * incomplete one. So a binary search finds the shortest beginning of the text that is wrong.
 */
function findJsonError(text: string): number {
  const isWrong = (length: number): boolean => {
    try {
      JSON.parse(text.slice(0, length));
      return false;
    } catch (error) {
      const message = readReason(error);
      const position = /at position (\d+)/.exec(message)?.[1];
      return !/Unterminated|end of JSON input/.test(message) && (position === undefined || Number(position) < length);
    }
  };
  let incomplete = 0;
  let wrong = text.length;
  while (wrong - incomplete > 1) {
    const middle = (incomplete + wrong) >> 1;
    if (isWrong(middle)) wrong = middle;
    else incomplete = middle;
  }
  return text.slice(0, wrong).split("\n").length;
}

function explainJsonError(text: string, error: unknown): ReadFailure {
  const reason = readReason(error).replace(/, (?:\.{3})?".*$| in JSON at position .*$/s, "");
  const message = `The text is not valid JSON: ${uncapitalize(reason)}.`;
  return { code: "syntax", line: findJsonError(text), message };
}

function explainYamlError(error: unknown): ReadFailure {
  if (error instanceof EndlessAliasError) return { code: "endless-alias", line: undefined, message: error.message };
  const line = error instanceof YAMLException && error.mark ? error.mark.line + 1 : undefined;
  const reason = error instanceof YAMLException ? describeSyntaxError(error) : readReason(error);
  return { code: "syntax", line, message: `The text is not valid YAML: ${reason}.` };
}

function createUnreadable(message: string): ReadFailure {
  return { code: "unreadable-file", line: undefined, message };
}

function readReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message.split("\n")[0] ?? error.name;
}
