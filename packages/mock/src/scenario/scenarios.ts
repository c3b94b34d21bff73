import { deniesSuccess, findResponseKey, isRecord, listSuccessCodes } from "@shortvideo-api/document";
import { type Scenario, type BodyStage, ScenarioObstacle } from "./scenario.js";
import { leaveOut, addFields, goToLimits, mixAll, putNull } from "./body-changes.js";
import { tryReshape, reshape } from "./reshape.js";
import { readAt, writeAt } from "../exchange/places.js";

/** The moments of a reset, by the word for the part that arrives. */
const moments = { nothing: "start", headers: "headers", half: "body" } as const;

/** Media types by their words. */
const mediaTypes: Readonly<Record<string, string>> = {
  html: "text/html",
  text: "text/plain",
  xml: "application/xml",
  bytes: "application/octet-stream",
};

const errorPage = "<!doctype html>\n<title>502 Bad Gateway</title>\n<h1>502 Bad Gateway</h1>\n";

/** A scenario without `parameters` has none. */
const all: readonly (Omit<Scenario, "parameters"> & Partial<Scenario>)[] = [
  // The service fails or returns nothing.
  {
    name: "in-band-failure",
    summary: "The response is a 200 whose body is a failure.",
    plays: "all, where the document has `x-in-band-failure`",
    replacesResponse: true,
    mayBeDefault: true,
    reshape(body, stage) {
      const failures = listFailures(stage, body);
      if (failures.length === 0) throw new ScenarioObstacle("the document declares no failure inside a 200");
      // A failure has no data, except for required properties.
      const { body: minimal } = tryReshape(body, stage, leaveOut);
      const bodies = failures.flatMap((failure) => [failure, { ...(isRecord(minimal) ? minimal : {}), ...failure }]);
      const found = bodies.find((each) => stage.admits(each));
      if (!found) throw new ScenarioObstacle("its schema does not allow a failure inside a 200");
      return found;
    },
  },
  {
    name: "no-content",
    summary: "The response is a 204 without a body.",
    plays: "operations that document 204",
    replacesResponse: true,
    findObstacle: (operation) => (findResponseKey(operation, 204) === undefined ? "it documents no 204" : undefined),
    chooseStatus: () => ({ status: 204 }),
  },
  {
    name: "rate-limited",
    summary: "The session gets status 429 until the time in `retry-after` is over, then the usual response.",
    plays: "operations that document 429",
    coversSession: true,
    parameters: [
      {
        name: "retry-after",
        meaning: "seconds from the first rejection to the first success",
        default: "1",
        values: [0, 3_600],
      },
      { name: "times", meaning: "maximum number of rejections", default: "1000", values: [0, 1_000_000] },
    ],
    findObstacle: (operation) => (findResponseKey(operation, 429) === undefined ? "it documents no 429" : undefined),
    chooseStatus({ parameters: { "retry-after": wait, times }, count }) {
      const { before, ageMs } = count(`rate-limited ${wait} ${times}`);
      const remainingMs = Number(wait) * 1_000 - ageMs;
      if (before >= Number(times) || remainingMs <= 0) return undefined;
      return { status: 429, headers: { "retry-after": String(Math.ceil(remainingMs / 1_000)) } };
    },
  },
  {
    name: "flaky",
    summary: "Each request of the session fails a few times, then succeeds.",
    plays: "operations that document the status",
    parameters: [
      { name: "times", meaning: "failures of each request", default: "2", values: [0, 1_000_000] },
      { name: "status", meaning: "the status of a failure", default: "500", values: [400, 599] },
    ],
    chooseStatus({ operation, target, parameters: { times, status }, count }) {
      // A change of the parameters restarts the count.
      const { before } = count(`flaky ${status} ${times} ${operation.id} ${target}`);
      return before < Number(times) ? { status: Number(status) } : undefined;
    },
  },
  // The pages of a list change.
  {
    name: "empty-list",
    summary: "The list has no items.",
    plays: "lists",
    replacesResponse: true,
    findObstacle: ({ pagination }) => (pagination ? undefined : "it is not a list"),
    twist: "emptyList",
  },
  {
    name: "empty-page",
    summary: "The second page is empty, and further pages follow.",
    plays: "lists, except those that count items",
    replacesResponse: true,
    findObstacle({ pagination }) {
      if (!pagination) return "it is not a list";
      // A client that counts items would request the same offset again for ever.
      return pagination.paging.counts === "items"
        ? "its positions count items, so a client could not move past an empty page"
        : undefined;
    },
    twist: "emptyPage",
  },
  {
    name: "cursor-repeats",
    summary: "The second page names itself as the next.",
    plays: "lists with cursors",
    replacesResponse: true,
    findObstacle: ({ pagination }) => (pagination?.paging.write ? undefined : "it is not a list with cursors"),
    twist: "repeat",
  },
  // The content of a body changes.
  {
    name: "extremes",
    summary: "Numbers and texts at their limits: 64-bit extremes, shortest and longest texts, empty arrays.",
    plays: "all with a JSON body",
    reshape: (body, stage) => reshape(body, stage, goToLimits),
  },
  {
    name: "absent",
    summary: "All optional fields are absent.",
    plays: "all with a JSON body",
    reshape: (body, stage) => reshape(body, stage, leaveOut),
  },
  {
    name: "nulls",
    summary: "Null wherever the schema allows it.",
    plays: "all with a JSON body",
    reshape: (body, stage) => reshape(body, stage, putNull),
  },
  {
    name: "extra",
    summary: "Objects have fields that the document does not declare.",
    plays: "all with a JSON body",
    reshape: (body, stage) => reshape(body, stage, addFields),
  },
  {
    name: "hostile",
    summary: "All of `extremes`, `absent`, `nulls` and `extra` in turn.",
    plays: "all with a JSON body",
    reshape: (body, stage) => reshape(body, stage, mixAll),
  },
  {
    name: "new-values",
    summary: "Enumerations have values that the document does not list.",
    plays: "all whose response has an enumeration",
    breaksDocument: true,
    reshape: (body, stage) =>
      reshape(body, stage, {
        change: ({ value, keywords }) =>
          typeof value === "string" && keywords.some((each) => each.enum) ? `${value}_mock_new` : undefined,
      }),
  },
  {
    name: "numeric-booleans",
    summary: "0 and 1 in place of false and true.",
    plays: "all whose response has a boolean",
    breaksDocument: true,
    reshape(body, stage) {
      const { body: changed, touched } = tryReshape(body, stage, {
        change: ({ value }) => (typeof value === "boolean" ? Number(value) : undefined),
      });
      // Other scenarios keep `hasMore`. This one changes it, because clients read it as a boolean.
      const place = stage.pagination?.hasMore;
      const hasMore = place === undefined ? undefined : readAt(body, place);
      if (place !== undefined && typeof hasMore === "boolean") return writeAt(changed, place, Number(hasMore));
      if (touched === 0) throw new ScenarioObstacle("its response has no boolean");
      return changed;
    },
  },
  // The delivery of a response changes.
  {
    name: "slow",
    summary: "The response is delayed.",
    plays: "all",
    parameters: [
      { name: "delay_ms", meaning: "milliseconds until the first byte", default: "1000", values: [0, 600_000] },
    ],
    deliver: (response, { delay_ms: delayMs }) => ({ ...response, delivery: { delayMs: Number(delayMs) } }),
  },
  {
    name: "drip",
    summary: "The response arrives in small pieces.",
    plays: "all",
    parameters: [
      { name: "bytes", meaning: "bytes of a piece", default: "64", values: [1, 1_000_000] },
      { name: "pause_ms", meaning: "milliseconds between two pieces", default: "10", values: [0, 60_000] },
    ],
    deliver: (response, { bytes, pause_ms: pauseMs }) => ({
      ...response,
      delivery: { drip: { bytes: Number(bytes), pauseMs: Number(pauseMs) } },
    }),
  },
  {
    name: "reset",
    summary: "The connection is reset before the response is complete.",
    plays: "all",
    parameters: [
      {
        name: "after",
        meaning: "the part of the response that arrives",
        default: "nothing",
        values: { words: Object.keys(moments) },
      },
    ],
    breaksDocument: true,
    deliver(response, { after }) {
      const moment = Object.entries(moments).find(([word]) => word === after)?.[1] ?? "start";
      return { ...response, delivery: { reset: moment } };
    },
  },
  {
    name: "truncated",
    summary: "The body is incomplete.",
    plays: "all",
    parameters: [
      {
        name: "honest",
        meaning: "whether `content-length` is that of the part or that of the whole body",
        default: "true",
        values: { words: ["true", "false"] },
      },
    ],
    breaksDocument: true,
    deliver(response, { honest }) {
      const text = response.text.slice(0, Math.ceil(response.text.length / 2)).replace(/[\ud800-\udbff]$/u, "");
      if (honest === "true") return { ...response, text };
      return { ...response, text, delivery: { length: Buffer.byteLength(response.text, response.encoding) } };
    },
  },
  {
    name: "wrong-content-type",
    summary: "The usual body with another media type.",
    plays: "all",
    parameters: [
      {
        name: "type",
        meaning: "the media type, or `none`",
        default: "html",
        values: { words: [...Object.keys(mediaTypes), "none"] },
      },
    ],
    breaksDocument: true,
    deliver(response, { type = "none" }) {
      const { "content-type": _, ...headers } = response.headers;
      const named = mediaTypes[type];
      return { ...response, headers: named === undefined ? headers : { ...headers, "content-type": named } };
    },
  },
  {
    name: "not-json",
    summary: "An HTML page instead of JSON, with the status and the media type of the usual response.",
    plays: "all",
    breaksDocument: true,
    deliver: (response) => (response.text === "" ? response : { ...response, text: errorPage }),
  },
];

/** All scenarios by name, in the order in which the command line lists them. */
export const scenarios: ReadonlyMap<string, Scenario> = new Map(
  all.map((scenario) => [scenario.name, { parameters: [], ...scenario }]),
);

/** Lists possible failures. Those with a code field that the response has come first, documented ones before generated ones. */
function listFailures({ inBandFailure: details }: BodyStage, body: unknown): Readonly<Record<string, unknown>>[] {
  if (!details) return [];
  const { codes, messages, examples = [] } = details;
  const known = listSuccessCodes(details);
  const numbers = known.map(Number).filter(Number.isFinite);
  const opposites = known.flatMap((code) => (typeof code === "boolean" ? [!code] : []));
  // The number is larger than any code of success. The word is not a code of success unless the document lists it.
  const values = [...opposites, Math.max(0, ...numbers) + 1, "FAILED"].filter((value) => deniesSuccess(details, value));
  const made = values.flatMap((value) =>
    codes.map((code) => ({ [code]: value, [messages[0] ?? "message"]: "The request failed." })),
  );
  const isOwn = (failure: object) =>
    codes.some((code) => Object.hasOwn(failure, code) && isRecord(body) && Object.hasOwn(body, code));
  const failures = [...examples, ...made];
  return [...failures.filter(isOwn), ...failures.filter((failure) => !isOwn(failure))];
}
