import { dereference, type OpenApi, type Report, type Schema } from "@shortvideo-api/document/source";
import type { Endpoint } from "./list-endpoints.ts";
import type { Body } from "../api/operation.ts";
import { nameBody } from "../names/names.ts";
import { type Media, listMedia, readTypeRef } from "./read-media.ts";
import { readSentence } from "./read-text.ts";
import type { SchemaScope } from "@shortvideo-api/document/sample/source";

/** The body of a request, and the schema of its values. */
export interface DescribedBody {
  body: Omit<Body, "exact" | "check">;
  schema: Schema;
  isJson: boolean;
  /** Whether the client can check values by the schema. It cannot check bytes and XML. */
  isChecked: boolean;
  examples: readonly unknown[];
}

/**
 * Reads the body of an operation, in the most convenient of its media types. Returns `undefined` if it has no body, or one
 * that `fetch` cannot send, which it reports.
 */
export function readBody(
  { root, scope }: { root: OpenApi; scope: SchemaScope },
  { operation, path, httpMethod, steps }: Endpoint,
  { id, params }: { id: string; params: readonly string[] },
  report: Report,
): DescribedBody | undefined {
  const found = operation.requestBody && dereference(root.components.requestBodies, operation.requestBody);
  const [media] = listMedia(root, found?.content).sort((left, right) => rankOf(left) - rankOf(right));
  if (!found || !media) return undefined;
  // https://fetch.spec.whatwg.org/#dom-request
  if (/^(?:GET|HEAD)$/i.test(httpMethod)) {
    const message = `\`${httpMethod} ${path}\` has a body, which \`fetch\` cannot send with \`${httpMethod}\`.`;
    report("body-never-sent", [...steps, "requestBody"], message);
    return undefined;
  }
  return {
    body: {
      name: nameBody(params),
      mediaType: media.name,
      required: found.required ?? false,
      type: readTypeRef(scope, media.schema, { kind: "body", operation: id }),
      doc: readSentence(found.description) ?? "",
    },
    schema: media.schema,
    isJson: media.kind === "json",
    isChecked: media.kind === "json" || isText(media),
    examples: media.examples,
  };
}

function isText({ name, kind }: Media): boolean {
  return kind !== "binary" && /^(?:text\/plain|multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(name);
}

/** Ranks a media type: the most convenient one for callers comes first. */
function rankOf({ name, kind }: Media): number {
  const type = name.toLowerCase();
  const ranks: [is: boolean, rank: number][] = [
    [type === "application/json", 0],
    [kind === "json", 1],
    [type.startsWith("application/x-www-form-urlencoded"), 2],
    [type.startsWith("multipart/"), 3],
    [type.startsWith("text/"), 4],
    [type.startsWith("application/octet-stream"), 5],
  ];
  return ranks.find(([is]) => is)?.[1] ?? 6;
}
