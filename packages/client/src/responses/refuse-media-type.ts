import { isJson, readMediaType } from "../call/media-type.js";
import type { Call, ReadSuccess } from "../call/metadata.js";
import { UnexpectedResponseError } from "../errors/api-error.js";
import { describeFailure } from "./describe-failure.js";
import { lacksStream } from "./lacks-stream.js";
import { readResponse } from "./read-response.js";

/**
 * Rejects a success whose media type is not the one that the client requested. If its body is JSON with a failure, or too large,
 * rejects with that error instead.
 */
export async function refuseMediaType(response: Response, call: Call): Promise<never> {
  const { operation } = call;
  // The parser of the operation is for another media type.
  const other: Call = { ...call, operation: { ...operation, parse: undefined } };
  const type = readMediaType(response.headers.get("content-type"));
  let text: string | undefined;
  if (isJson(type)) {
    const received = await readBodyText(response, call);
    if (typeof received === "string") text = received;
    readResponse(other, response, text);
  } else response.body?.cancel().catch(() => {});
  throw new UnexpectedResponseError(operation.id, {
    ...describeFailure(other, response, text),
    finding: `with \`${type}\` instead of \`${operation.accept}\``,
    advice: "Does the service pick the media type by a parameter?",
  });
}

/** Reads the body of a success as text, as the client does by default. */
export const readBodyText: ReadSuccess = async (response, call) => {
  // The response's own `text` would call the reader of the operation.
  const copy = new Response(lacksStream(response) ? await response.blob() : response.body, response);
  return call.plan.readBody?.(copy, call) ?? copy.text();
};
