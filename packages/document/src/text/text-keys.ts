import { EVENT_ID, type Event, SCALAR_STYLE } from "js-yaml";

/**
 * Makes each plain key text, in place: "Keys used in YAML maps MUST be limited to a scalar string" (OpenAPI, Format). The parser reads
 * `404` as a number, so it would not let a `404` override that of a merge key, and `01` would become `1`.
 */
export function readKeysAsText(events: readonly Event[], text: string): void {
  /** For each open collection, whether its next node is a key; `undefined` where it has none. */
  const open: (boolean | undefined)[] = [];
  for (const event of events) {
    if (event.type === EVENT_ID.POP) {
      open.pop();
      continue;
    }
    const isKey = open.at(-1);
    if (isKey !== undefined) open[open.length - 1] = !isKey;
    if (event.type === EVENT_ID.MAPPING) open.push(true);
    else if (event.type === EVENT_ID.SEQUENCE || event.type === EVENT_ID.DOCUMENT) open.push(undefined);
    else if (event.type === EVENT_ID.SCALAR && isKey === true && event.style === SCALAR_STYLE.PLAIN && event.fast) {
      // A quoted scalar is a text. `fast` says that it has nothing to decode.
      if (!isMergeKey(text, event)) event.style = SCALAR_STYLE.SINGLE_QUOTED;
    }
  }
}

function isMergeKey(text: string, { valueStart, valueEnd }: { valueStart: number; valueEnd: number }): boolean {
  return valueEnd - valueStart === 2 && text.startsWith("<<", valueStart);
}
