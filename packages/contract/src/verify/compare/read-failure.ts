import { deniesSuccess, type InBandFailureExtension } from "@shortvideo-api/document";
import { readAt } from "@shortvideo-api/mock/internal";

/** The code of a failure inside a 200, as `x-in-band-failure` tells it: `"status_code 4"`; `undefined` where there is none. */
export function readInBandFailure(declared: InBandFailureExtension | undefined, body: unknown): string | undefined {
  const name = declared?.codes.find((each) => deniesSuccess(declared, readAt(body, each)));
  return name === undefined ? undefined : `\`${name}\` ${String(readAt(body, name))}`;
}
