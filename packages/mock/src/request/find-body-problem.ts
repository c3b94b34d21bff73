import type { Operation } from "../contract/operation.js";
import type { Problem } from "../contract/problem.js";
import { quoteNames } from "../contract/quote-names.js";

/** Says what is wrong with the body of a request; `undefined` when it is right, or right to be absent. */
export function findBodyProblem({ id, body }: Operation, contentType: string, bytes: Buffer): Problem | undefined {
  if (bytes.length === 0) {
    if (!body?.required) return undefined;
    return { code: "body-missing", place: "body", message: `${id} takes a body; there is none.` };
  }
  if (!body) {
    const message = `${id} takes no body; ${bytes.length} bytes were sent.`;
    return { code: "body-unexpected", place: "body", message };
  }
  const mediaType = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  const judge = body.judges.get(mediaType) ?? body.judges.get("*/*");
  if (!judge) {
    const known = quoteNames([...body.judges.keys()]);
    const found = mediaType === "" ? "There is no `content-type`" : `\`content-type\` is \`${mediaType.slice(0, 60)}\``;
    const message = `${found}; the body of ${id} is ${known}.`;
    return { code: "media-type-unknown", place: "header.content-type", message };
  }
  if (!/[/+]json$/.test(mediaType)) return undefined;
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString("utf8"));
  } catch {
    return {
      code: "body-malformed",
      place: "body",
      message: `The body is no JSON, though its \`content-type\` says so.`,
    };
  }
  const wrong = judge(value);
  return wrong === undefined
    ? undefined
    : { code: "body-wrong", place: "body", message: `The body of ${id} does not fit: ${wrong}.` };
}
