import { isRecord } from "../../contract/is-record.js";
import type { InBandFailure } from "../../contract/openapi.js";

/** The code of a failure inside a 200, as `x-in-band-failure` tells it: `"status_code 4"`; `undefined` where there is none. */
export function readInBandFailure(declared: InBandFailure | undefined, body: unknown): string | undefined {
  if (!declared || !isRecord(body)) return undefined;
  const name = declared.codes.find((each) => {
    const code = body[each];
    const isCode = typeof code === "number" || (typeof code === "string" && /^-?\d+$/.test(code));
    return isCode && Number(code) !== declared.success;
  });
  return name === undefined ? undefined : `\`${name}\` ${String(body[name])}`;
}
