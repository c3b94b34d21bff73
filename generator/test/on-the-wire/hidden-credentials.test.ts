import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { type ArrivedRequest, type Respond, startEcho } from "./start-echo.ts";

// A service may quote the credentials that it rejects, in any form. Errors, hooks and headers do not show them.

const { openClient } = await openScenario("authentication");
const echo = await startEcho();

const auth = {
  headerKey: "header-key-0123",
  queryKey: "query key/0123&=ö€",
  cookieKey: "cookie;key=0123 ü",
  login: { username: "jörg", password: "p:ss wörd €" },
  bearer: async () => "bearer+token/0123==",
};
/** The beginning of another login, in base64. It is not a credential of the client, so it must stay. */
const otherLogin = "am9lcmc6";
const secrets = [
  auth.headerKey,
  auth.queryKey,
  "query%20key%2F0123",
  auth.cookieKey,
  "cookie%3Bkey%3D0123",
  auth.login.password,
  "p%3Ass",
  "asO2cmc6cDpzcyB3w7ZyZCDigqw",
  "bearer+token/0123",
  "bearer%2Btoken%2F0123",
];

function quote({ target, headers }: ArrivedRequest): string {
  const carried = [target, ...[headers["authorization"], headers["x-key"], headers["cookie"]].filter(Boolean)].join(
    " ",
  );
  const [, encoded = ""] = /^Basic (\S+)/.exec(String(headers["authorization"])) ?? [];
  const decoded = Buffer.from(encoded, "base64").toString();
  const query = new URL(target, "http://a").searchParams.toString();
  return [carried, decoded, decodeURIComponent(carried), encodeURIComponent(carried), query, otherLogin].join(" | ");
}

const asJson: Respond = (request, response) => {
  response.writeHead(401, {
    "content-type": "application/json",
    "www-authenticate": encodeURIComponent(quote(request)),
  });
  response.end(JSON.stringify({ message: quote(request), nested: JSON.stringify({ seen: quote(request) }) }));
};
const asText: Respond = (request, response) => void response.writeHead(200).end(`<p>${quote(request)}</p>`);
const asRedirect: Respond = (request, response) =>
  void response
    .writeHead(302, { location: `http://b.example${request.target}#${encodeURIComponent(quote(request))}` })
    .end();
const asDisconnection: Respond = (_, response) => void response.destroy();

describe.each(["header", "query", "cookie", "basic", "bearer", "both"])("vault.%s", (method) => {
  test.each([
    ["a failure", asJson],
    ["text in place of JSON", asText],
    ["a redirect", asRedirect],
    ["a failed connection", asDisconnection],
  ])("shows no credential after %s", async (_, respond) => {
    echo.respondBy(respond);
    const shown: unknown[] = [];
    const keep = (event: { headers?: () => unknown }): void => void shown.push(event, event.headers?.());
    const client = { retry: { maxRetries: 0 }, onRequest: keep, onResponse: keep, onRetry: keep };

    const error = await openClient({ baseUrl: echo.url, auth, ...client })(`vault.${method}`).catch(
      (thrown: unknown) => thrown,
    );

    expect(error).toMatchObject({
      name: expect.stringMatching(/^(ApiError|UnexpectedResponseError|ConnectionError)$/),
    });
    shown.push(error, JSON.stringify(error), (error as Error).stack, [
      ...((error as { headers?: Headers }).headers ?? []),
    ]);
    const text = inspect(shown, { depth: Infinity, showHidden: true, maxStringLength: Infinity });
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(text.includes(otherLogin)).toBe(respond !== asDisconnection);
  });
});

test("shows neither the rejected token nor the new one", async () => {
  echo.respondBy(asJson);
  const tokens = ["first-token-0123", "second-token-4567"];
  const quoted: string[] = [];
  const bearer = (): string | undefined => tokens.shift();
  const call = openClient({
    baseUrl: echo.url,
    auth: { bearer },
    onRetry: ({ error }: { error: unknown }) => void quoted.push(inspect(error)),
  });

  const error = await call("vault.bearer").catch((thrown: unknown) => thrown);

  const text = quoted.join("") + inspect(error, { depth: Infinity, showHidden: true });
  expect(quoted).toHaveLength(1);
  expect(text).toContain("Bearer [redacted]");
  expect(text).not.toMatch(/0123|4567/);
});

test("headers of a successful response show no credential", async () => {
  echo.respondBy((request, response) => {
    response.writeHead(200, { "content-type": "application/json", "x-seen": String(request.headers["authorization"]) });
    response.end("{}");
  });

  const { headers } = await openClient({ baseUrl: echo.url, auth })("vault.basic").withResponse();

  expect(headers.get("x-seen")).toBe("Basic [redacted]");
});

test.each([
  [{ headerKey: "" }, "`auth.headerKey` must be non-blank text"],
  [{ headerKey: "secret-0123\nx" }, "`auth.headerKey` must be non-blank text"],
  [{ headerKey: "secret-0123 €" }, "`auth.headerKey` must be non-blank text"],
  [{ queryKey: "secret-0123 \ud800" }, "`auth.queryKey` must be non-blank text"],
  [{ queryKey: { secret: "0123" } }, "`auth.queryKey` must be non-blank text"],
  [{ login: "secret-0123" }, "`auth.login` must be `{ username, password }`"],
  [{ login: { username: "", password: "" } }, "`auth.login` must be `{ username, password }`"],
  [{ login: { username: "a:b", password: "0123" } }, "`auth.login` must be `{ username, password }`"],
  [{ login: { username: "a", password: "0123\0" } }, "`auth.login` must be `{ username, password }`"],
  [{ unused: "secret-0123" }, "`auth` has no option `unused`. Its options: headerKey, queryKey,"],
  ["secret-0123", "createClient: `auth` must be of type `object`"],
])("a client with %j is not created, and the error does not show it", (given, message) => {
  const create = (): unknown => openClient({ baseUrl: echo.url, auth: given });

  expect(create).toThrow(TypeError);
  expect(create).toThrow(message);
  expect(create).not.toThrow("0123");
});
