import { readFile } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { findOperationObject, isRecord, type OpenApi, type RequestBodyObject, resolve } from "@shortvideo-api/document";
import { stringifyExact } from "@shortvideo-api/wire";
import { load } from "js-yaml";
import { loadDocument } from "../../src/operation/load-document.js";
import type { ServedOperation } from "../../src/operation/operation.js";
import { createPlanner } from "../../src/operation/plan-schema.js";
import { readExact } from "../../src/operation/read-exact.js";
import { readOperations } from "../../src/operation/read-operations.js";
import { createSchemaCompiler } from "../../src/operation/schema-compiler.js";
import { dropUnusableKeywords } from "../../src/validate/drop-unusable-keywords.js";
import { type MockOptions, startMock } from "../../src/index.js";
import { type GeneratedRequest, generateRequest, toTarget } from "../validation/generate-request.js";
import { createRandom } from "../validation/random.js";
import { createSampler, type Sampler } from "../../src/sample/create-sampler.js";
import { createValidator, type Validate } from "./validate-responses.js";

/** Results of requesting each documented response. */
export interface ResponseCheck {
  /** Responses that were validated. */
  readonly checked: number;
  /** `"GET /pets 200 application/json: /0/id must be integer (#/…)"`. */
  readonly invalid: readonly string[];
  /** Requests that the mock did not take for right. */
  readonly refused: readonly string[];
  /** Responses for which the mock found no valid body. */
  readonly impossible: readonly string[];
  readonly warnings: readonly string[];
}

/** Asks a mock of the document for every response by operation, status and media type, and validates what comes. */
export async function checkResponses(spec: string, options: MockOptions = {}, prefer = ""): Promise<ResponseCheck> {
  const bytes = await readFile(spec);
  const text = (spec.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  const document: unknown = load(text);
  if (!isRecord(document)) throw new Error(`${spec} is no document.`);
  const validate = createValidator(document);
  const own = (await loadDocument(spec)).document;
  dropUnusableKeywords(own);
  const operations = readOperations(own);
  const sampler = createSampler(
    own,
    createSchemaCompiler(own, "response"),
    createPlanner(own, { direction: "response", refusesAssumedNull: true }),
  );
  const mock = await startMock({ ...options, spec });
  const results = { checked: 0, invalid: [] as string[], refused: [] as string[], impossible: [] as string[] };
  for (const operation of operations) {
    for (const asked of listResponses(document, operation)) {
      const { status, mediaType, example } = asked;
      const name = [operation.method, operation.path, status, mediaType, example]
        .filter((part) => part !== undefined)
        .join(" ");
      const { response, body } = await ask(mock.url, toRequest(own, sampler, operation), asked, prefer);
      const violation = response.headers.get("x-mock-violation");
      if (violation?.includes("response-impossible")) results.impossible.push(`${name}: ${violation}`);
      else if (violation !== null) results.refused.push(`${name}: ${violation}`);
      else {
        results.checked += 1;
        results.invalid.push(...findMistakes(validate, asked, response, body).map((mistake) => `${name}: ${mistake}`));
      }
    }
  }
  await mock.stop();
  return { ...results, warnings: mock.warnings };
}

interface Asked {
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
): Asked[] {
  return [...responses.keys()].flatMap((key) => {
    const status = key === "default" ? 500 : Number(key.toUpperCase().replace("XX", "00"));
    const start = ["paths", path, method.toLowerCase(), "responses", key];
    const { pointer, node } = follow(document, start);
    const mediaTypes = Object.keys(isRecord(node["content"]) ? node["content"] : {});
    const all: (string | undefined)[] = mediaTypes.length === 0 ? [undefined] : mediaTypes;
    const usual = all.map((mediaType) => ({ status, mediaType, pointer, response: node }));
    const [first] = usual;
    // A preference is a list of words.
    const names = (responses.get(key)?.examples ?? []).filter((name) => /^[\w-]+$/.test(name));
    return [...usual, ...(first ? names.map((example) => ({ ...first, example })) : [])];
  });
}

function follow(
  document: Readonly<Record<string, unknown>>,
  pointer: readonly string[],
): { pointer: readonly string[]; node: Readonly<Record<string, unknown>> } {
  let node: unknown = document;
  for (const step of pointer) node = isRecord(node) ? node[step] : undefined;
  if (!isRecord(node)) throw new Error(`Nothing at ${pointer.join("/")}.`);
  const { $ref } = node;
  if (typeof $ref !== "string") return { pointer, node };
  const steps = $ref.slice(2).split("/");
  return follow(
    document,
    steps.map((step) => decodeURIComponent(step).replaceAll("~1", "/").replaceAll("~0", "~")),
  );
}

/** The same right request each time. A body that the document shows is changed to fit its schema. */
function toRequest(document: OpenApi, sampler: Sampler, operation: ServedOperation): GeneratedRequest {
  const request = generateRequest(operation, createRandom(7), 0);
  const mediaType = request.headers["content-type"] ?? "";
  if (request.body === undefined || !/[/+]json$/.test(mediaType)) return request;
  const declared = findOperationObject(document, operation)?.requestBody;
  const schema = declared && resolve<RequestBodyObject>(document, declared).content?.[mediaType]?.schema;
  if (schema === undefined) return request;
  const body = sampler.sample(schema, JSON.parse(request.body), 0);
  return { ...request, body: stringifyExact(body, readExact(document, schema)) };
}

async function ask(
  url: string,
  request: GeneratedRequest,
  { status, mediaType, example }: Asked,
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

function findMistakes(validate: Validate, asked: Asked, response: Response, body: string): string[] {
  if (response.status !== asked.status) return [`status is ${response.status}: ${body.slice(0, 200)}`];
  return [...findHeaderMistakes(validate, asked, response), ...findBodyMistakes(validate, asked, response, body)];
}

function findBodyMistakes(
  validate: Validate,
  { mediaType, pointer, response: node }: Asked,
  response: Response,
  body: string,
): string[] {
  const type = response.headers.get("content-type");
  const content = isRecord(node["content"]) ? node["content"] : {};
  if (mediaType === undefined) return body === "" ? [] : ["there is a body where none is described"];
  const cannotHaveBody = response.status === 204 || response.status === 304 || response.status === 205;
  if (body === "" && cannotHaveBody) return [];
  // Of a format that the mock does not write, it sends no body.
  if (body === "" && type === null && !/[/+]json|^text\//.test(mediaType)) return [];
  const fitsRange =
    mediaType.includes("*") && new RegExp(`^${mediaType.replaceAll("*", ".*")}$`).test(plain(type) ?? "");
  if (plain(type) !== plain(mediaType) && !fitsRange) return [`content type is ${type}`];
  const media = content[mediaType];
  if (isRecord(media) && /event-stream|ndjson|jsonl|json-seq/.test(mediaType))
    return findStreamProblems(validate, [...pointer, "content", mediaType], media, body);
  if (!isRecord(media) || media["schema"] === undefined) return [];
  const at = [...pointer, "content", mediaType, "schema"];
  const isObject = /^[[{]/.test(body) && !/xml|text/.test(type ?? "");
  if (!isObject && !/[/+]json$/.test(plain(type) ?? "")) {
    // Schemas say little of XML.
    if (/xml/.test(type ?? "")) return [];
    const mistake = validate(at, body);
    return mistake === undefined ? [] : [`as text: ${mistake}`];
  }
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return [`no JSON: ${body.slice(0, 60)}`];
  }
  const mistake = validate(at, value);
  return mistake === undefined ? [] : [mistake];
}

/** Data of events, and JSON on lines of its own. */
function findStreamProblems(
  validate: Validate,
  at: readonly string[],
  media: Readonly<Record<string, unknown>>,
  body: string,
): string[] {
  const keyword = ["itemSchema", "schema"].find((each) => media[each] !== undefined);
  if (keyword === undefined) return [];
  const data = /event-stream/.test(at.at(-1) ?? "")
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
        return validate([...at, keyword], read());
      } catch {
        return "no JSON";
      }
    });
    return mistakes.includes(undefined) ? [] : [`item of a stream: ${mistakes[0]}`];
  });
}

function plain(text: string | null): string | undefined {
  return text?.split(";")[0]?.trim().toLowerCase();
}

function findHeaderMistakes(validate: Validate, { pointer, response: node }: Asked, response: Response): string[] {
  const headers = isRecord(node["headers"]) ? node["headers"] : {};
  return Object.entries(headers).flatMap(([name, header]) => {
    if (!isRecord(header) || typeof header["$ref"] === "string" || name.toLowerCase() === "content-type") return [];
    const text = response.headers.get(name);
    if (text === null) return header["required"] === true ? [`header ${name} is missing`] : [];
    if (header["schema"] === undefined) return [];
    const at = [...pointer, "headers", name, "schema"];
    const readings: unknown[] = [text, text === "true", text.split(",")];
    if (text.trim() !== "" && !Number.isNaN(Number(text))) readings.push(Number(text));
    const mistakes = readings.map((reading) => validate(at, reading));
    return mistakes.includes(undefined) ? [] : [`header ${name}: ${mistakes[0]}, ${text}`];
  });
}
