// The size limit of responses, for the whole client, over an injected fetch.

import { expect, test, vi } from "vitest";
import { AbortError, ResponseTooLargeError } from "../../src/index.js";
import { open } from "../open-client.js";

const videoId = "7300000000000000001";

const respondWell = (): Response => Response.json({ comments: [], cursor: 0, hasMore: 0 });

/** Creates an endless response, and a spy for its cancellation. */
function createFlood(headers: Record<string, string> = {}, status = 200) {
  const cancel = vi.fn<() => void>();
  const chunk = new Uint8Array(1_000).fill(32);
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>): void => controller.enqueue(chunk);
  return { respondWithFlood: () => new Response(new ReadableStream({ pull, cancel }), { status, headers }), cancel };
}

test.each<[string, ReturnType<typeof createFlood>, number]>([
  ["by its `content-length`", createFlood({ "content-length": "10001" }), 200],
  ["without a `content-length`", createFlood(), 200],
  ["with a `content-length` that is not a number", createFlood({ "content-length": "many" }), 200],
  ["with a `content-length` that is too small", createFlood({ "content-length": "1" }), 200],
  ["and a failure", createFlood({}, 500), 500],
])("rejects a response that is too large, %s", async (_, { respondWithFlood, cancel }, status) => {
  const { api, sent } = open(respondWithFlood, { maxResponseBytes: 1 });

  const error: unknown = await api.posts.get({ videoId }, { maxResponseBytes: 10_000 }).catch((thrown) => thrown);

  expect(error).toBeInstanceOf(ResponseTooLargeError);
  expect(error).toMatchObject({ operation: "posts.get", status, limitBytes: 10_000, retryable: false, attempts: 1 });
  expect(cancel).toHaveBeenCalledOnce();
  expect(sent).toHaveLength(1);
});

test("ignores the `content-length` of a response without a body", async () => {
  const { api } = open(() => new Response(null, { status: 404, headers: { "content-length": "10001" } }), {
    maxResponseBytes: 10_000,
  });

  await expect(api.posts.get({ videoId })).rejects.toMatchObject({ name: "ApiError", status: 404 });
});

test("limits the size of a response that middleware changed", async () => {
  const { respondWithFlood, cancel } = createFlood();
  const { api } = open(respondWell, { maxResponseBytes: 10_000, middleware: [{ onResponse: respondWithFlood }] });

  await expect(api.posts.get({ videoId })).rejects.toBeInstanceOf(ResponseTooLargeError);

  expect(cancel).toHaveBeenCalledOnce();
});

test("reads a response in many pieces, split within characters", async () => {
  const bytes = new TextEncoder().encode('\uFEFF{"comments":[],"words":"größe 👩‍🚀"}');
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
      controller.close();
    },
  });
  const { api } = open(() => new Response(body), { maxResponseBytes: bytes.length });

  expect(await api.posts.listComments({ videoId })).toEqual({ comments: [], words: "größe 👩‍🚀" });
});

test("cancels a response that arrives after the end of its call", async () => {
  const { respondWithFlood, cancel } = createFlood();
  const cancelled = new Promise<void>((resolve) => cancel.mockImplementation(resolve));
  const controller = new AbortController();
  let respond: ((response: Response) => void) | undefined;
  const { api } = open(respondWithFlood, {
    fetch: () => {
      controller.abort(new Error("enough"));
      return new Promise((resolve) => (respond = resolve));
    },
  });

  await expect(api.posts.get({ videoId }, { signal: controller.signal })).rejects.toThrow(AbortError);
  respond?.(respondWithFlood());
  await cancelled;

  expect(cancel).toHaveBeenCalledOnce();
});
