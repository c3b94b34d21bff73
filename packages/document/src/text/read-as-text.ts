import { EVENT_ID, type Event, SCALAR_STYLE } from "js-yaml";
import { type Field, fieldOf } from "../openapi/grammar.ts";

/** A collection whose entries are being read. */
interface Open {
  /** Its type in a document; `undefined` within values, extensions and other files. */
  readonly field: Field | undefined;
  /** Whether the next node is a key; `undefined` in a list. */
  isKey: boolean | undefined;
  /** The type of the next value. */
  next: Field | undefined;
}

/**
 * Makes plain scalars text, in place, wherever OpenAPI takes nothing else. The parser reads them as numbers:
 * - Keys: "Keys used in YAML maps MUST be limited to a scalar string." A `404` could not override that of a merge key.
 * - Fields of a document that are text, such as the version `1.0`, which would become `1`.
 */
export function readAsText(events: readonly Event[], text: string): void {
  const isDocument = /^["']?openapi["']?\s*:/m.test(text);
  const root: Field | undefined = isDocument ? { is: "one", of: "openapi" } : undefined;
  const open: Open[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) open.pop();
    const holder = open.at(-1);
    if (event.type === EVENT_ID.DOCUMENT) open.push({ field: undefined, isKey: undefined, next: root });
    if (event.type === EVENT_ID.POP || event.type === EVENT_ID.DOCUMENT || !holder) continue;
    const { isKey, next } = holder;
    if (event.type === EVENT_ID.MAPPING) open.push({ field: next, isKey: true, next: undefined });
    if (event.type === EVENT_ID.SEQUENCE) open.push({ field: next, isKey: undefined, next: itemOf(next) });
    const written = event.type === EVENT_ID.SCALAR ? text.slice(event.valueStart, event.valueEnd) : "";
    if (event.type === EVENT_ID.SCALAR && event.style === SCALAR_STYLE.PLAIN && event.fast) {
      const isText = isKey === true ? written !== "<<" : next?.is === "text" && !/^(?:~|null|)$/i.test(written);
      // A quoted scalar is a text. `fast` says that it has nothing to decode.
      if (isText) event.style = SCALAR_STYLE.SINGLE_QUOTED;
    }
    if (isKey === undefined) continue;
    holder.isKey = !isKey;
    holder.next = isKey ? entryOf(holder.field, written) : undefined;
  }
}

/** Returns the type of an entry of a mapping. */
function entryOf(field: Field | undefined, key: string): Field | undefined {
  if (field?.is === "one") return fieldOf(field.of, key);
  return field?.is === "map" ? { is: "one", of: field.of } : undefined;
}

/** Returns the type of the items of a sequence. */
function itemOf(field: Field | undefined): Field | undefined {
  if (field?.is === "list") return { is: "one", of: field.of };
  return field?.is === "texts" ? { is: "text" } : undefined;
}
