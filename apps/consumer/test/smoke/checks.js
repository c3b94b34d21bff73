// Checks for every runtime of the client. Plain JavaScript that needs only the client, the global `fetch` and
// `AbortSignal`: Node, Deno, Bun and browsers load this very file.

import {
  AbortError,
  CallTimeoutError,
  ConnectionError,
  createClient,
  InBandError,
  InvalidKeyError,
  ParamsError,
  UnexpectedResponseError,
} from "@shortvideo-api/client";
import { connect, iteratePostsListComments, postsGet } from "@shortvideo-api/client/functions";

const apiKey = "k-0123456789abcdef";
const videoId = "7301245789012345678";

/**
 * The checks by name. A check throws if the client does not behave as its name says. `origin` is the address of `serveChecks`.
 *
 * @type {Readonly<Record<string, (origin: string) => Promise<void>>>}
 */
export const checks = {
  "calls an operation": async (origin) => {
    const { itemInfo } = await open(`${origin}/mock`).posts.get({ videoId });
    expect(typeof itemInfo?.itemStruct?.id === "string", "the post has an id", itemInfo);
  },

  "iterates over a list to its end": async (origin) => {
    const comments = await open(`${origin}/mock`).posts.iterateComments({ videoId }).toArray();
    const ids = new Set(comments.map(({ cid }) => cid));
    expect(comments.length > 2 && ids.size === comments.length, "every comment occurs once", [...ids]);
  },

  "calls an operation and iterates by functions": async (origin) => {
    const connection = connect({ baseUrl: `${origin}/mock`, apiKey });
    const { itemInfo } = await postsGet(connection, { videoId });
    const comments = await iteratePostsListComments(connection, { videoId }).toArray();
    expect(itemInfo !== undefined && comments.length > 2, "there are a post and its comments", comments);
    const error = await catchError(postsGet(connect({ baseUrl: `${origin}/refusing`, apiKey }), { videoId }));
    expect(error instanceof InBandError, "its errors are those of the client", error);
  },

  "keeps every digit of a 64-bit id": async (origin) => {
    const { data } = await open(`${origin}/mock`).trending.listSongs({});
    const text = await fetch(`${origin}/mock/last-response`).then((response) => response.text());
    const ids = data?.sound_list?.flatMap(({ related_items }) => related_items?.map(({ item_id }) => item_id)) ?? [];
    expect(ids.length > 0, "there are ids", data);
    for (const id of ids) {
      expect(typeof id === "string" && !Number.isSafeInteger(Number(id)), "the id is long, and a string", id);
      expect(new RegExp(`"item_id":\\s*${id}\\b`).test(text), "the id is a number on the wire", id);
    }
  },

  "reports a failure inside a 200": async (origin) => {
    const error = await catchError(open(`${origin}/refusing`).posts.get({ videoId }));
    expect(error instanceof InBandError && error.code === 10_204, "it is an InBandError", error);
  },

  "sends a call again after a 503": async (origin) => {
    const { itemInfo } = await open(`${origin}/flaky`).posts.get({ videoId });
    expect(itemInfo !== undefined, "the second response is a post", itemInfo);
  },

  "ends a call that is aborted": async (origin) => {
    const reason = new Error("Enough.");
    const control = new AbortController();
    setTimeout(() => control.abort(reason), 50);
    const error = await catchError(open(`${origin}/silent`).posts.get({ videoId }, { signal: control.signal }));
    expect(error instanceof AbortError && error.cause === reason, "it is an AbortError with the reason", error);
  },

  "ends a call that takes too long": async (origin) => {
    const error = await catchError(open(`${origin}/silent`).posts.get({ videoId }, { timeoutMs: 100 }));
    expect(error instanceof CallTimeoutError, "it is a CallTimeoutError", error);
  },

  "reports a connection that breaks": async (origin) => {
    const api = open(`${origin}/breaking`, { retry: { maxRetries: 1, baseDelayMs: 1 } });
    const error = await catchError(api.posts.get({ videoId }));
    expect(error instanceof ConnectionError && error.attempts === 2, "it is a ConnectionError, of two attempts", error);
  },

  "reports an incomplete compressed response as a failed connection": async (origin) => {
    for (const interruption of ["ends", "closes", "short"]) {
      for (const encoding of ["gzip", "br", "deflate", "identity"]) {
        // An incomplete uncompressed body is visible only if its length is known.
        if (`${interruption} ${encoding}` === "ends identity") continue;
        const api = open(`${origin}/cut/${interruption}/${encoding}`, { retry: { maxRetries: 1, baseDelayMs: 1 } });
        const error = await catchError(api.posts.get({ videoId }));
        const isExpected = error instanceof ConnectionError && error.retryable && error.attempts === 2;
        expect(isExpected, `it is a ConnectionError, of two attempts: ${interruption}, ${encoding}`, error);
      }
    }
  },

  "does not send a request again to a server with an untrusted certificate": async (origin) => {
    const untrusted = await fetch(`${origin}/untrusted`).then((response) => response.text());
    const error = await catchError(
      open(untrusted, { retry: { maxRetries: 1, baseDelayMs: 1 } }).posts.get({ videoId }),
    );
    // Browsers do not report why a connection failed, so the client sends the request again.
    const attempts = "document" in globalThis ? 2 : 1;
    const isExpected = error instanceof ConnectionError && error.attempts === attempts;
    expect(isExpected && error.retryable === attempts > 1, `it is a ConnectionError, of ${attempts} attempts`, error);
  },

  "names the caller in the stack of an error": async (origin) => {
    const api = open(`${origin}/refusing`);
    async function caller() {
      return await api.posts.get({ videoId });
    }
    async function listCaller() {
      return await api.posts.iterateComments({ videoId }).toArray();
    }
    const [ofCall, ofList] = [await catchError(caller()), await catchError(listCaller())];
    expect(/\bcaller\b/.test(ofCall.stack), "the stack has the caller's name", ofCall.stack);
    // Bun does not follow the iteration of a list.
    expect(
      "Bun" in globalThis || /\blistCaller\b/.test(ofList.stack),
      "the stack of a list has the caller's name",
      ofList.stack,
    );
  },

  "does not follow a redirect": async (origin) => {
    const error = await catchError(open(`${origin}/redirecting`).posts.get({ videoId }));
    expect(error instanceof UnexpectedResponseError, "it is an UnexpectedResponseError", error);
    const visits = await fetch(`${origin}/visits`).then((response) => response.text());
    expect(visits === "0", "no request reached the target of the redirect", visits);
  },

  "rejects invalid parameters": async (origin) => {
    const error = await catchError(open(`${origin}/mock`).posts.get({ videoId: "no digits" }));
    expect(error instanceof ParamsError, "it is a ParamsError", error);
  },

  "does not show the key in errors or in the client": async (origin) => {
    const api = open(`${origin}/quoting`);
    const error = await catchError(api.posts.get({ videoId }));
    expect(error instanceof InvalidKeyError, "it is an InvalidKeyError", error);
    const shown = [error, api].flatMap((thing) => [String(thing), thing.stack, JSON.stringify(thing), inspect(thing)]);
    expect(!shown.join("\n").includes(apiKey), "the key is not shown", "(its text is left out)");
  },
};

/** Runs every check. Returns the failures by the names of the checks: `""` if a check has passed. */
export async function runChecks(origin) {
  /** @type {Record<string, string>} */
  const problems = {};
  for (const [name, check] of Object.entries(checks)) {
    problems[name] = await check(origin).then(
      () => "",
      (error) => String(error?.stack ?? error),
    );
  }
  return problems;
}

function open(baseUrl, options = {}) {
  return createClient({ baseUrl, apiKey, ...options });
}

async function catchError(call) {
  const outcome = await call.then(
    (value) => ({ value }),
    (error) => ({ error }),
  );
  if ("error" in outcome) return outcome.error;
  throw new Error(`The call did not fail. It returned ${JSON.stringify(outcome.value)}.`);
}

function expect(isTrue, statement, found) {
  if (!isTrue) throw new Error(`Expected that ${statement}; found ${inspect(found)}`);
}

/** Returns the text that the runtime's console would show. */
function inspect(thing) {
  const { Deno, Bun, process } = globalThis;
  const show = Deno?.inspect ?? Bun?.inspect ?? process?.getBuiltinModule?.("node:util").inspect;
  return show?.(thing) ?? `${thing?.stack ?? JSON.stringify(thing)}`;
}
