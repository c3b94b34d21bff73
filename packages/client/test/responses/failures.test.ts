// Each kind of failure, over a real connection: its class and its message.

import type { ServerResponse } from "node:http";
import { expect, test } from "vitest";
import { createClient, isFailureOf, type OperationId } from "../../src/index.js";
import { fail } from "../fail.js";
import { serve } from "../serve.js";

const apiKey = "k-0123456789abcdef";
const videoId = "7301245789012345678";
const url = "https://shortvideo.example/@a/video/7301245789012345678";

type Api = ReturnType<typeof createClient>;

const getPost = (api: Api) => api.posts.get({ videoId });
const listComments = (api: Api) => api.posts.listComments({ videoId });
const getSong = (api: Api) => api.downloads.getMusic({ url });

/** Opens a service that returns one response to all requests. */
async function open(status: number, body?: unknown, headers: Record<string, string> = {}): Promise<Api> {
  const baseUrl = await serve((_, response: ServerResponse) => {
    response.writeHead(status, headers);
    response.end(body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body));
  });
  return createClient({ baseUrl, apiKey, retry: { maxRetries: 0 } });
}

test.each<
  [string, number, unknown, (api: Api) => Promise<unknown>, { documented: boolean; [field: string]: unknown }, string]
>([
  [
    "a malformed request",
    400,
    { message: "Bad Request" },
    getPost,
    { name: "BadRequestError", documented: true, retryable: false },
    "posts.get returned 400: Bad Request. Check the values of the parameters.",
  ],
  [
    "an invalid key",
    401,
    { message: "Invalid API key." },
    getPost,
    { name: "InvalidKeyError", documented: true, retryable: false },
    "posts.get returned 401: Invalid API key. Check that `apiKey` is set, complete and not revoked.",
  ],
  [
    "an operation that the plan lacks",
    401,
    { message: "This endpoint is disabled for your subscription" },
    (api) => api.trending.listKeywords(),
    { name: "NotSubscribedError", status: 401, documented: true, retryable: false },
    "trending.listKeywords returned 401: This endpoint is disabled for your subscription. Subscribe to a plan that includes the operation.",
  ],
  [
    "a missing subscription",
    403,
    { message: "You are not subscribed to this API." },
    getPost,
    { name: "NotSubscribedError", status: 403, documented: true, retryable: false },
    "posts.get returned 403: You are not subscribed to this API. Subscribe to a plan that includes the operation.",
  ],
  [
    "too many requests",
    429,
    { message: "Too many requests" },
    getPost,
    { name: "RateLimitedError", documented: true, retryable: true, retryAfterMs: 3_000 },
    "posts.get returned 429: Too many requests. Wait 3 s. Send fewer requests, or choose a larger plan.",
  ],
  [
    "an upstream failure",
    500,
    { message: "Request failed with status 500", status_code: 500 },
    getPost,
    { name: "UpstreamError", documented: true, retryable: true },
    "posts.get returned 500: Request failed with status 500. Wait 3 s. Try again later.",
  ],
  [
    "a page of a gateway",
    500,
    "<h1>Bad gateway</h1>",
    getPost,
    { name: "ApiError", documented: false, retryable: true },
    "posts.get returned 500. Wait 3 s. Try again later.",
  ],
  [
    "nothing to give",
    204,
    undefined,
    getSong,
    { name: "NoContentError", status: 204, documented: true, retryable: false, body: undefined },
    "downloads.getMusic returned 204: The post has no video, so there is nothing to download. Request another post.",
  ],
  [
    "a failure inside a 200",
    200,
    { status_code: 10011, data: { message: "Room has finished" } },
    getPost,
    { name: "InBandError", status: 200, code: 10011, documented: true, retryable: false },
    "posts.get returned 200 with code 10011: Room has finished. Check that the requested item exists and is public.",
  ],
  [
    "HTML",
    200,
    "<html>",
    getPost,
    { name: "UnexpectedResponseError", documented: false, retryable: false },
    "posts.get returned 200 with a body that is not JSON. Does `baseUrl` lead to the service itself?",
  ],
  [
    "HTML in JSON",
    200,
    JSON.stringify("<html>"),
    getPost,
    { name: "UnexpectedResponseError", documented: false, body: "<html>" },
    "posts.get returned 200 with JSON that is not an object with `itemInfo` or `statusCode`. Does `baseUrl` lead to the service itself?",
  ],
  [
    "a list for an object",
    200,
    [],
    getPost,
    { name: "UnexpectedResponseError", documented: false },
    "posts.get returned 200 with JSON that is not an object with `itemInfo` or `statusCode`. Does `baseUrl` lead to the service itself?",
  ],
  [
    "a page without its list",
    200,
    { hasMore: false },
    (api) => api.dramas.explore(),
    { name: "UnexpectedResponseError", documented: false },
    "dramas.explore returned 200 with JSON that is not an object with `dramaList`. Does `baseUrl` lead to the service itself?",
  ],
])("describes %s", async (_, status, body, call, { documented, ...fields }, message) => {
  const api = await open(status, body, { "retry-after": "3" });

  const error = await fail(call(api));

  expect(error).toMatchObject(fields);
  expect(error.message).toBe(message);
  expect(isFailureOf(error, error.operation as OperationId)).toBe(documented);
});

const documentedClasses = {
  400: "BadRequestError",
  401: "InvalidKeyError",
  403: "NotSubscribedError",
  429: "RateLimitedError",
  500: "UpstreamError",
};

const html = "<!doctype html><title>Access denied</title>";

test.each(
  Object.entries(documentedClasses).flatMap(([status, name]) =>
    [
      { what: "its documented body", body: { message: "No.", status_code: 1, request_id: "1" }, name },
      { what: "a page", body: html, name: "ApiError" },
      { what: "a text", body: "Forbidden", name: "ApiError" },
      { what: "a page in JSON", body: JSON.stringify(html), name: "ApiError" },
      { what: "nothing", body: undefined, name: "ApiError" },
      { what: "JSON of something else", body: { error: { type: "blocked" }, success: false }, name: "ApiError" },
      { what: "an empty object", body: {}, name: "ApiError" },
      { what: "a list", body: [{ message: "No." }], name: "ApiError" },
      { what: "null", body: "null", name: "ApiError" },
      { what: "half of its documented body", body: '{"message":"No', name: "ApiError" },
    ].map((row) => ({ ...row, status: Number(status) })),
  ),
)("throws $name for a $status with $what", async ({ status, body, name }) => {
  const error = await fail(getPost(await open(status, body, { "retry-after": "3" })));

  const isTemporary = status === 429 || status === 500;
  expect(error).toMatchObject({ name, status, retryable: isTemporary, retryAfterMs: 3_000 });
  expect(isFailureOf(error, "posts.get")).toBe(name !== "ApiError");
  expect(error.message.includes("Does `baseUrl` lead to the service itself?")).toBe(
    name === "ApiError" && !isTemporary,
  );
});

test("describes a firewall's page without the documented meaning of its status", async () => {
  const api = await open(403, html, { "content-type": "text/html" });

  expect((await fail(getPost(api))).message).toBe("posts.get returned 403. Does `baseUrl` lead to the service itself?");
});

test("retries a 429 with a page as its body, after the requested wait", async () => {
  const pages = [429, 200];
  const baseUrl = await serve((_, response) => {
    const status = pages.shift() ?? 500;
    response.writeHead(status, { "retry-after": "0" }).end(status === 200 ? '{"itemInfo":{}}' : html);
  });

  expect(await getPost(createClient({ baseUrl, apiKey, retry: { baseDelayMs: 0 } }))).toEqual({ itemInfo: {} });
  expect(pages).toEqual([]);
});

test.each<[unknown, (api: Api) => Promise<unknown>]>([
  [{ userInfo: {} }, (api) => api.users.get({ uniqueId: "nobody" })],
  [{ comments: null }, listComments],
  [{ comments: null, statusCode: 0, extra: { now: 1 }, log_pb: {} }, listComments],
  [{ hasMore: 0, cursor: 0 }, listComments],
  [{ statusCode: "0", itemInfo: { itemStruct: {} }, shareMeta: {} }, getPost],
  [{ data: null, code: 0, msg: "OK", request_id: "1" }, (api) => api.trending.listKeywords()],
  [{ sticker_infos: [], status_code: 0, status_msg: "" }, (api) => api.effects.get({ effectId: "1" })],
])("accepts responses seen from the service, and new fields: %j", async (body, call) => {
  expect(await call(await open(200, body))).toEqual(body);
});

test.each([
  { code: 200, msg: "success", data: { sound_list: [], pagination: { has_more: false } } },
  { code: "OK", data: { sound_list: [] } },
])("accepts the codes of success that the caller names: %j", async (body) => {
  const service = { fetch: async () => Response.json(body), baseUrl: "https://api.example", onDeprecated: () => {} };
  const call = (options: object) => createClient({ ...service, ...options }).trending.listSongs();

  expect(await call({ successCodes: [0, 200, "ok"] })).toEqual(body);
  expect(await fail(call({}))).toMatchObject({ name: "InBandError", code: body.code });
  expect(await fail(call({ successCodes: [0, 201] }))).toMatchObject({ name: "InBandError", code: body.code });
});

test.each([{ feed: [] }, [], "text", null])(
  "returns JSON of any shape if responses are not checked: %j",
  async (body) => {
    const service = { fetch: async () => Response.json(body), baseUrl: "https://api.example" };

    expect(await createClient({ ...service, checkResponses: false }).posts.get({ videoId })).toEqual(body);
    expect(await fail(createClient(service).posts.get({ videoId }))).toMatchObject({ name: "UnexpectedResponseError" });
  },
);

test("rejects a failure inside a 200 even if responses are not checked", async () => {
  const service = { fetch: async () => Response.json({ statusCode: 10204 }), baseUrl: "https://api.example" };

  expect(await fail(getPost(createClient({ ...service, checkResponses: false })))).toMatchObject({
    name: "InBandError",
    code: 10204,
  });
});

test.each([
  [{ statusCode: 10204 }, 10204],
  [{ statusCode: 0, status_code: 10221, extra: {} }, 10221],
  [{ code: "40000", msg: "Field validation failed" }, "40000"],
])("reports a body with any code of failure as a failure: %j", async (body, code) => {
  expect(await fail(getPost(await open(200, body)))).toMatchObject({ name: "InBandError", code });
});
