import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { isRecord, type OpenApi, readOperations } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import { load } from "js-yaml";
import { loadDocument } from "../../src/operation/load-document.js";
import type { ServedOperation } from "../../src/operation/operation.js";
import { createPlanner } from "../../src/operation/plan-schema.js";
import { readExact } from "../../src/operation/read-exact.js";
import { readServedOperations } from "../../src/operation/read-served-operations.js";
import { createSchemaCompiler } from "../../src/operation/compile/schema-compiler.js";
import { dropUnusableKeywords } from "../../src/validate/drop-unusable-keywords.js";
import { type MockOptions, startMock } from "../../src/index.js";
import { type GeneratedRequest, generateRequest, toTarget } from "../validation/generate-request.js";
import { createRandom } from "../validation/random.js";
import { createSampler, type SampleSchema } from "../../src/sample/create-sampler.js";
import { createValidator, type Validate } from "./validate-responses.js";

/** Results of {@link checkResponses}. */
export interface ResponseCheck {
  /** Responses that were validated. */
  readonly checked: number;
  /** Responses that do not match the document: `"GET /pets 200 application/json: /0/id must be an integer (#/…)"`. */
  readonly invalid: readonly string[];
  /** Valid requests that the mock rejected. */
  readonly rejected: readonly string[];
  /** Responses for which the mock found no valid body. */
  readonly impossible: readonly string[];
  readonly warnings: readonly string[];
}

/**
 * Requests every documented response from a mock, by operation, status, media type and example, and validates each. `prefer` adds words
 * to the preference, such as `", seed=3"`.
 */
export async function checkResponses(spec: string, options: MockOptions = {}, prefer = ""): Promise<ResponseCheck> {
  const bytes = await readFile(spec);
  const text = (spec.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const document: unknown = load(text);
  if (!isRecord(document)) throw new Error(`${spec} is not a document.`);
  const validate = createValidator(document);
  const served = (await loadDocument(spec)).document;
  dropUnusableKeywords(served);
  const operations = readServedOperations(served);
  const sample = createSampler(
    served,
    createSchemaCompiler(served, ["response"]),
    createPlanner(served, { direction: "response", refusesAssumedNull: true }),
  );
  const mock = await startMock({ ...options, spec });
  const results = { checked: 0, invalid: [] as string[], rejected: [] as string[], impossible: [] as string[] };
  for (const operation of operations) {
    for (const expected of listResponses(document, operation)) {
      const { status, mediaType, example } = expected;
      const name = [operation.method, operation.path, status, mediaType, example]
        .filter((part) => part !== undefined)
        .join(" ");
      const { response, body } = await ask(mock.url, toRequest(served, sample, operation), expected, prefer);
      const violation = response.headers.get("x-mock-violation");
      if (violation?.includes("response-impossible")) results.impossible.push(`${name}: ${violation}`);
      else if (violation !== null) results.rejected.push(`${name}: ${violation}`);
      else {
        results.checked += 1;
        results.invalid.push(
          ...findMistakes(validate, expected, response, body).map((mistake) => `${name}: ${mistake}`),
        );
      }
    }
  }
  await mock.stop();
  return { ...results, warnings: mock.warnings };
}

interface ExpectedResponse {
  readonly status: number;
  readonly mediaType: string | undefined;
  /** Name of the example; `undefined` for the usual response. */
  readonly example?: string;
  readonly pointer: readonly string[];
  readonly response: Readonly<Record<string, unknown>>;
}

function listResponses(
  document: Readonly<Record<string, unknown>>,
  { method, path, responses }: ServedOperation,
): ExpectedResponse[] {
  return [...responses.keys()].flatMap((key) => {
    const status = key === "default" ? 500 : Number(key.toUpperCase().replace("XX", "00"));
    const start = ["paths", path, method.toLowerCase(), "responses", key];
    const { pointer, node } = resolvePointer(document, start);
    const mediaTypes = Object.keys(isRecord(node["content"]) ? node["content"] : {});
    const all: (string | undefined)[] = mediaTypes.length === 0 ? [undefined] : mediaTypes;
    const usual = all.map((mediaType) => ({ status, mediaType, pointer, response: node }));
    const [first] = usual;
    // A preference can only name an example whose name is one word.
    const names = (responses.get(key)?.examples ?? []).filter((name) => /^[\w-]+$/.test(name));
    return [...usual, ...(first ? names.map((example) => ({ ...first, example })) : [])];
  });
}

function resolvePointer(
  document: Readonly<Record<string, unknown>>,
  pointer: readonly string[],
): { pointer: readonly string[]; node: Readonly<Record<string, unknown>> } {
  let node: unknown = document;
  for (const step of pointer) node = isRecord(node) ? node[step] : undefined;
  if (!isRecord(node)) throw new Error(`The document has nothing at ${pointer.join("/")}.`);
  const { $ref } = node;
  if (typeof $ref !== "string") return { pointer, node };
  const steps = $ref.slice(2).split("/");
  return resolvePointer(
    document,
    steps.map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")),
  );
}

/** Creates the same valid request each time. Changes an example body to match its schema. */
function toRequest(document: OpenApi, sample: SampleSchema, operation: ServedOperation): GeneratedRequest {
  const request = generateRequest(operation, createRandom(7), 0);
  const mediaType = request.headers["content-type"] ?? "";
  if (request.body === undefined || !/[/+]json$/.test(mediaType)) return request;
  const documented = readOperations(document).find(({ id }) => id === operation.id)?.body;
  const { schema } = documented?.media.find(({ name }) => name === mediaType)?.node ?? {};
  if (schema === undefined) return request;
  const body = sample(schema, JSON.parse(request.body), 0);
  return { ...request, body: stringifyExact(body, readExact(document, schema)) };
}

async function ask(
  url: string,
  request: GeneratedRequest,
  { status, mediaType, example }: ExpectedResponse,
  prefer: string,
): Promise<{ response: Response; body: string }> {
  const headers = new Headers({
    ...request.headers,
    prefer: `code=${status}${example === undefined ? prefer : `, example=${example}`}`,
  });
  if (mediaType !== undefined) headers.set("accept", mediaType);
  const response = await fetch(url + toTarget(request), {
    method: request.method,
    headers,
    ...(request.body === undefined || request.method === "GET" ? {} : { body: request.body }),
    redirect: "manual",
  });
  return { response, body: await response.text() };
}

function findMistakes(validate: Validate, expected: ExpectedResponse, response: Response, body: string): string[] {
  if (response.status !== expected.status) return [`status is ${response.status}: ${body.slice(0, 200)}`];
  return [...findHeaderMistakes(validate, expected, response), ...findBodyMistakes(validate, expected, response, body)];
}

function findBodyMistakes(
  validate: Validate,
  { mediaType, pointer, response: node }: ExpectedResponse,
  response: Response,
  body: string,
): string[] {
  const type = response.headers.get("content-type");
  const content = isRecord(node["content"]) ? node["content"] : {};
  if (mediaType === undefined) return body === "" ? [] : ["there is an undocumented body"];
  const cannotHaveBody = response.status === 204 || response.status === 304 || response.status === 205;
  if (body === "" && cannotHaveBody) return [];
  // The mock sends no body in formats that it does not write.
  if (body === "" && type === null && !/[/+]json|^text\//.test(mediaType)) return [];
  const fitsRange =
    mediaType.includes("*") && new RegExp(`^${mediaType.replaceAll("*", ".*")}$`).test(dropParameters(type) ?? "");
  if (dropParameters(type) !== dropParameters(mediaType) && !fitsRange) return [`content type is ${type}`];
  const media = content[mediaType];
  if (isRecord(media) && /event-stream|ndjson|jsonl|json-seq/.test(mediaType))
    return findStreamMistakes(validate, [...pointer, "content", mediaType], media, body);
  if (!isRecord(media) || media["schema"] === undefined) return [];
  const schemaPointer = [...pointer, "content", mediaType, "schema"];
  const isObject = /^[[{]/.test(body) && !/xml|text/.test(type ?? "");
  if (!isObject && !/[/+]json$/.test(dropParameters(type) ?? "")) {
    // A schema does not describe the text of XML.
    if (/xml/.test(type ?? "")) return [];
    const mistake = validate(schemaPointer, body);
    return mistake === undefined ? [] : [`as text: ${mistake}`];
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [`not JSON: ${body.slice(0, 60)}`];
  }
  const mistake = validate(schemaPointer, value);
  return mistake === undefined ? [] : [mistake];
}

/** Validates the data of each event, or each line of a JSON stream. */
function findStreamMistakes(
  validate: Validate,
  pointer: readonly string[],
  media: Readonly<Record<string, unknown>>,
  body: string,
): string[] {
  const keyword = ["itemSchema", "schema"].find((each) => media[each] !== undefined);
  if (keyword === undefined) return [];
  const data = /event-stream/.test(pointer.at(-1) ?? "")
    ? [...body.matchAll(/^data: (.*)$/gm)].map(([, text]) => text ?? "")
    : body
        .replaceAll("\u001E", "")
        .split("\n")
        .filter((line) => line !== "");
  if (data.length === 0) return ["the stream is empty"];
  return data.flatMap((text) => {
    const readings = [() => JSON.parse(text) as unknown, () => text, () => ({ data: text })];
    const mistakes = readings.map((read) => {
      try {
        return validate([...pointer, keyword], read());
      } catch {
        return "not JSON";
      }
    });
    return mistakes.includes(undefined) ? [] : [`item of a stream: ${mistakes[0]}`];
  });
}

function dropParameters(text: string | null): string | undefined {
  return text?.split(";")[0]?.trim().toLowerCase();
}

function findHeaderMistakes(
  validate: Validate,
  { pointer, response: node }: ExpectedResponse,
  response: Response,
): string[] {
  const headers = isRecord(node["headers"]) ? node["headers"] : {};
  return Object.entries(headers).flatMap(([name, header]) => {
    if (!isRecord(header) || typeof header["$ref"] === "string" || name.toLowerCase() === "content-type") return [];
    const text = response.headers.get(name);
    if (text === null) return header["required"] === true ? [`header ${name} is missing`] : [];
    if (header["schema"] === undefined) return [];
    const schemaPointer = [...pointer, "headers", name, "schema"];
    const readings: unknown[] = [text, text === "true", text.split(",")];
    if (text.trim() !== "" && !Number.isNaN(Number(text))) readings.push(Number(text));
    const mistakes = readings.map((reading) => validate(schemaPointer, reading));
    return mistakes.includes(undefined) ? [] : [`header ${name}: ${mistakes[0]}, ${text}`];
  });
}
