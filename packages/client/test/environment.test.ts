// Defaults from environment variables, and the header `user-agent`.

import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { readVariable } from "../src/connection/environment.js";
import { type ClientOptions, createClient } from "../src/index.js";

const videoId = "7300000000000000001";
const url = "SHORTVIDEO_API_BASE_URL";
const key = "SHORTVIDEO_API_KEY";

beforeEach(() => {
  onTestFinished(() => {
    vi.unstubAllEnvs();
    vi.unstubAllGlobals();
  });
});

/** Makes a call, and returns the request that it sends. */
async function send(options: ClientOptions = {}): Promise<Request> {
  let sent: Request | undefined;
  const fetch: ClientOptions["fetch"] = async (input, init) => {
    sent = new Request(input, init);
    return Response.json({ itemInfo: {} });
  };
  await createClient({ fetch, ...options }).posts.get({ videoId });
  if (!sent) throw new Error("Nothing was sent.");
  return sent;
}

test("reads the address and the key from the environment", async () => {
  vi.stubEnv(url, " https://env.example/v2\n");
  vi.stubEnv(key, "env-0123456789abcdef\n");

  const request = await send();

  expect(new URL(request.url).origin).toBe("https://env.example");
  expect(request.headers.get("x-gateway-key")).toBe("env-0123456789abcdef");
  expect(() => createClient()).not.toThrow();
});

test("prefers options to the environment", async () => {
  vi.stubEnv(url, "https://env.example");
  vi.stubEnv(key, "env-0123456789abcdef");

  const request = await send({ baseUrl: "https://api.example", apiKey: "own-0123456789abcdef" });

  expect(new URL(request.url).origin).toBe("https://api.example");
  expect(request.headers.get("x-gateway-key")).toBe("own-0123456789abcdef");
});

test("takes a blank variable as absent, and names the variable of a missing address", async () => {
  vi.stubEnv(url, " ");
  vi.stubEnv(key, "");

  expect(() => createClient()).toThrow(
    new TypeError("createClient needs `baseUrl`, or the environment variable `SHORTVIDEO_API_BASE_URL`."),
  );
  expect((await send({ baseUrl: "https://api.example" })).headers.get("x-gateway-key")).toBeNull();
});

test("names the variable of an address that no call can be sent to", () => {
  vi.stubEnv(url, "https://user:secret@env.example");

  expect(() => createClient()).toThrow(
    new TypeError("`SHORTVIDEO_API_BASE_URL` takes an http(s) address without password, query and fragment."),
  );
});

test.each<[string, unknown]>([
  ["has no `process`", undefined],
  ["has no variables", {}],
  ["denies access to variables", { env: new Proxy({}, { get: () => expect.fail("denied") }) }],
])("finds no variable if the runtime %s", (_, process) => {
  vi.stubGlobal("process", process);

  const client = createClient({ baseUrl: "https://api.example" });

  expect(client.posts).toBeDefined();
  expect(readVariable(key)).toBeUndefined();
});

test("sends the name and the version of the client, after the product of the caller", async () => {
  const baseUrl = "https://api.example";
  const agents = [
    await send({ baseUrl }),
    await send({ baseUrl, userAgent: "my-app/1.2" }),
    await send({ baseUrl, userAgent: "my-app/1.2", headers: { "User-Agent": "own" } }),
    await send({ baseUrl, userAgent: false }),
  ].map(({ headers }) => headers.get("user-agent"));

  expect(agents).toEqual(["shortvideo-api-client", "my-app/1.2 shortvideo-api-client", "own", null]);
});

test("leaves the header to browsers", async () => {
  vi.stubGlobal("navigator", { userAgent: "Mozilla/5.0 (X11; Linux x86_64)" });

  const request = await send({ baseUrl: "https://api.example", userAgent: "my-app/1.2" });

  expect(request.headers.get("user-agent")).toBeNull();
});

test.each(["Lina’s app", "a\nb", true])("rejects %o as a product", (userAgent) => {
  expect(() => createClient(Object({ baseUrl: "https://api.example", userAgent }))).toThrow(
    new TypeError("`userAgent` must be text in ASCII, such as `my-app/1.2`, or `false`."),
  );
});
