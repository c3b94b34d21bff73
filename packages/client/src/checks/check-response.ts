import { pickMediaType } from "../call/media-type.js";
import type { Call } from "../call/metadata.js";
import { findMisfits, type Misfit } from "./find-misfits.js";
import type { CheckPart } from "./operation-checks.js";
import { restoreNumbers } from "./restore-numbers.js";

/**
 * The checks of the JSON that an operation returns. It is a constant of generated code, in an entry of its own, so other entries do not
 * load these rules.
 */
export interface ResponseChecks {
  /** The id of the operation. */
  readonly operation: string;
  /** By media type, the default one first. */
  readonly media: Readonly<Record<string, MediaChecks>>;
}

/** The checks of a media type. */
export interface MediaChecks extends JsonCheck {
  /** The checks of statuses that have their own, by status or by class of statuses such as `"2XX"`. */
  readonly statuses?: Readonly<Record<string, JsonCheck>> | undefined;
}

/** The check of a body. */
export interface JsonCheck {
  /** Default: any value fits. */
  readonly schema?: CheckPart | undefined;
}

/** A body that has arrived. */
export interface ReceivedBody {
  /** The parsed body, with 64-bit numbers as decimal strings. */
  readonly data: unknown;
  readonly text: string;
  readonly status: number;
}

/** Returns the values of a body that differ from the document. Describes them by their kind, without the values themselves. */
export function checkResponse(
  { media }: ResponseChecks,
  { accept = "" }: Call["operation"],
  { data, text, status }: ReceivedBody,
): Misfit[] {
  const names = Object.keys(media);
  const chosen = media[pickMediaType(accept, names) ?? names[0] ?? ""];
  const { schema } = chosen?.statuses?.[status] ?? chosen?.statuses?.[`${Math.floor(status / 100)}XX`] ?? chosen ?? {};
  return schema ? findMisfits(schema, restoreNumbers(JSON.parse(text), data), String, false, describeKind) : [];
}

/** Describes the kind and the length of a value, but not the value itself. */
function describeKind(value: unknown): string {
  if (typeof value === "string") return `text of ${countCharacters(value)}`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === "bigint" || Number.isInteger(value)) return "an integer";
  return value === null ? "null" : `${typeof value === "object" ? "an" : "a"} ${typeof value}`;
}

function countCharacters(text: string): string {
  const { length } = [...text];
  return length === 1 ? "1 character" : `${length.toLocaleString("en-US")} characters`;
}
