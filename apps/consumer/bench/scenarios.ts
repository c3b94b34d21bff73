import {
  createComment,
  createCommentPage,
  createUnlimitedSound,
  createUnlimitedSoundPage,
  serializeResponse,
} from "@shortvideo-api/fixtures";

/** One call and its response. */
export interface Scenario {
  /** `"20 items, 64-bit, chunked"`. */
  readonly name: string;
  /** An operation with or without 64-bit numbers in its response. */
  readonly operation: "music.listUnlimitedSounds" | "posts.listComments";
  /** Responds as a server would, without a network. */
  readonly fetch: (request: Request | string | URL, init?: RequestInit) => Promise<Response>;
}

/** Length of a chunk in bytes, about the size of a packet. */
const chunkSize = 4_096;

const printBody = {
  "posts.listComments": (items: number) =>
    serializeResponse("posts.listComments", createCommentPage({ comments: list(items, createComment) })),
  "music.listUnlimitedSounds": (items: number) =>
    serializeResponse(
      "music.listUnlimitedSounds",
      createUnlimitedSoundPage({ data: { music_list: list(items, createUnlimitedSound) } }),
    ),
};

/** Lists each operation with pages of 1 and 20 items, with a length and in chunks. */
export function listScenarios(): Scenario[] {
  const operations = ["posts.listComments", "music.listUnlimitedSounds"] as const;
  return operations.flatMap((operation) =>
    [1, 20].flatMap((items) =>
      [false, true].map((isChunked) => ({
        name: [
          items === 1 ? "1 item" : `${items} items`,
          ...(operation === "music.listUnlimitedSounds" ? ["64-bit"] : []),
          ...(isChunked ? ["chunked"] : []),
        ].join(", "),
        operation,
        fetch: createFetch(printBody[operation](items), isChunked),
      })),
    ),
  );
}

/** Prints a page of sounds, whose ids are 64-bit numbers. */
export function printSounds(items: number): string {
  return printBody["music.listUnlimitedSounds"](items);
}

function createFetch(text: string, isChunked: boolean): Scenario["fetch"] {
  const bytes = new TextEncoder().encode(text);
  const chunks = list(Math.ceil(bytes.length / chunkSize), (_, index) =>
    bytes.subarray(index * chunkSize, (index + 1) * chunkSize),
  );
  const headers = { "content-type": "application/json; charset=utf-8", date: "Sat, 21 Nov 2026 00:00:00 GMT" };
  return async (input, init) => {
    // Every `fetch` does this first, even if it receives a Request: https://fetch.spec.whatwg.org/#fetch-method
    const request = new Request(input, init);
    if (!request.headers.has("x-gateway-key")) throw new Error("The key is missing.");
    if (isChunked) return new Response(stream(chunks), { headers });
    return new Response(bytes, { headers: { ...headers, "content-length": String(bytes.length) } });
  };
}

function stream(chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(control) {
      for (const chunk of chunks) control.enqueue(chunk);
      control.close();
    },
  });
}

function list<Item>(length: number, create: (overrides: undefined, seed: number) => Item): Item[] {
  return Array.from({ length }, (_, index) => create(undefined, index));
}
