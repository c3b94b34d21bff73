// Runtimes whose responses have no `body`, such as React Native, read bodies as a whole.

import { expect, test } from "vitest";
import type { OperationMetadata, ReadSuccess } from "../../src/call/metadata.js";
import { createConnection } from "../../src/connection/create-connection.js";
import { InvalidKeyError, ResponseTooLargeError } from "../../src/index.js";
import { responseLimit } from "../../src/layers/response-limit.js";
import { readBlob } from "../../src/responses/read-blob.js";
import { readBodyText } from "../../src/responses/refuse-media-type.js";
import { openDownload } from "../../src/streams/open-download.js";
import { openEvents } from "../../src/streams/open-events.js";
import { openLines } from "../../src/streams/open-items.js";
import { open } from "../open-client.js";
import { plainMetadata } from "../open-pets.js";

const videoId = "7300000000000000001";

/** Creates a response whose stream is hidden. */
function respond(text: string, init?: ResponseInit): Response {
  return Object.defineProperty(new Response(text, init), "body", { value: undefined });
}

test("reads JSON with all its digits", async () => {
  const { api } = open(() => respond('{"comments":[],"id":7561234567890123457,"words":"größe"}'));

  expect(await api.posts.listComments({ videoId })).toMatchObject({ comments: [], words: "größe" });
});

test("reads the body of a failure", async () => {
  const { api } = open(() => respond('{"message":"No such key."}', { status: 401 }));

  const error: unknown = await api.posts.get({ videoId }).catch((thrown) => thrown);

  expect(error).toBeInstanceOf(InvalidKeyError);
  expect(error).toMatchObject({ body: { message: "No such key." } });
});

test("rejects a body that is too large, in bytes", async () => {
  const { api } = open(() => respond('{"itemInfo":"ää"}'), { maxResponseBytes: 18 });

  await expect(api.posts.get({ videoId })).rejects.toBeInstanceOf(ResponseTooLargeError);
  expect(await api.posts.get({ videoId }, { maxResponseBytes: 19 }).catch((error) => error.name)).not.toBe(
    "ResponseTooLargeError",
  );
});

test.each<[string, ReadSuccess]>([
  ["bytes", readBlob],
  ["text", readBodyText],
])("reads %s, with a limit and without", async (_, read) => {
  for (const layers of [[responseLimit()], []]) {
    const result = await call(read, layers);

    expect(result instanceof Blob ? await result.text() : result).toBe("one");
  }
});

test.each<[string, ReadSuccess]>([
  ["a download", openDownload],
  ["events", openEvents],
  ["lines", openLines],
])("rejects %s, which it cannot read piece by piece", async (_, read) => {
  await expect(call(read, [])).rejects.toThrow("with a body that this runtime cannot read piece by piece");
});

/** Calls an operation that reads its success in this way. */
function call(read: ReadSuccess, layers: Parameters<typeof createConnection>[0]["layers"]): Promise<unknown> {
  const operation: OperationMetadata = {
    id: "pets.get",
    method: "GET",
    path: "/pets",
    accept: "text/plain",
    read,
    parse: String,
  };
  return createConnection({ baseUrl: "https://api.example", fetch, layers }, plainMetadata).call(operation, {});
}

async function fetch(): Promise<Response> {
  return respond("one", { headers: { "content-type": "text/plain" } });
}
