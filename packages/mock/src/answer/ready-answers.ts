import type { Schema } from "@shortvideo-api/document";
import { isRecord } from "../contract/is-record.js";
import { type OpenApi, resolve } from "../contract/openapi.js";
import { findOperationObject, readResponse } from "../contract/read-response.js";
import { readExamples } from "../contract/read-samples.js";
import { sampleSchema } from "../contract/sample-schema.js";
import type { Choice, EngineAnswer } from "./engine.js";

/** Gives an answer that stands in the document whole; `undefined` where its body or a header must first be made. */
export type FindReadyAnswer = (choice: Choice) => EngineAnswer | undefined;

/** Finds answers whose body is an example of the document, as Prism would choose it. Each is read once. */
export function readReadyAnswers(document: OpenApi): FindReadyAnswer {
  const known = new Map<string, EngineAnswer | undefined>();
  return (choice) => {
    const { method, path, status, example, mediaType, dynamic = false } = choice;
    if (dynamic) return undefined;
    const key = JSON.stringify([method, path, status, example, mediaType]);
    if (!known.has(key)) known.set(key, readAnswer(document, choice));
    return known.get(key);
  };
}

function readAnswer(document: OpenApi, choice: Choice): EngineAnswer | undefined {
  const { status, example, mediaType } = choice;
  const response = readResponse(document, choice);
  if (!response) return undefined;
  const { content = {}, headers = {} } = response;
  const own = readHeaders(document, headers);
  if (!own) return undefined;
  const sent = findOperationObject(document, choice)?.deprecated ? { deprecation: "true", ...own } : own;
  if (Object.keys(content).length === 0) return { status, headers: sent, body: undefined };
  const media = content[mediaType ?? ""];
  if (!media) return undefined;
  const named = example === undefined ? undefined : media.examples?.[example];
  const [body] =
    example === undefined
      ? readExamples(document, media)
      : named
        ? readExamples(document, { examples: { named } })
        : [];
  // An object is no CSV, say; Prism then makes one.
  const isSendable = typeof body === "string" || /[/+]json(?:;|$)/.test(mediaType ?? "");
  return body === undefined || !isSendable ? undefined : { status, headers: sent, body };
}

/** `undefined` where a header says nothing that could be sent. */
function readHeaders(
  document: OpenApi,
  headers: Readonly<Record<string, unknown>>,
): Record<string, string> | undefined {
  const sent: Record<string, string> = {};
  for (const [name, entry] of Object.entries(headers)) {
    if (!isRecord(entry)) return undefined;
    const { schema, ...header } = resolve<{ readonly schema?: Schema }>(document, entry);
    const [value = schema === undefined ? undefined : sampleSchema(document, schema)] = readExamples(document, header);
    // What Prism makes of the rest is its own affair.
    if (typeof value !== "string" && typeof value !== "number" && typeof value !== "boolean") return undefined;
    if (!/^[\x20-\x7e]*$/.test(String(value))) return undefined;
    if (name.toLowerCase() !== "content-type") sent[name.toLowerCase()] = String(value);
  }
  return sent;
}
