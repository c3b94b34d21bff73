import { startMock } from "@shortvideo-api/mock";
import { afterAll, describe, expect, test } from "vitest";
import { openScenario } from "./open-scenario.ts";
import { type ArrivedRequest, startEcho } from "./start-echo.ts";

// A request carries the credentials that the document asks for, in their places, and no others.

const { compileAll, openClient, pick, spec } = await openScenario("authentication");
const echo = await startEcho();
const mock = await startMock({ spec, port: 0 });
afterAll(() => mock.stop());

const auth = {
  headerKey: "header-key-1",
  queryKey: "query key/2&=ö€",
  cookieKey: "cookie;key=3 ü",
  login: { username: "jörg", password: "p:ss wörd €" },
  bearer: "bearer-token-4",
  "other-token": "other-token-5",
  oauth: async (): Promise<string> => "oauth-token-6",
  openid: () => "openid-token-7",
};
const queryKey = "api%20key=query%20key%2F2%26%3D%C3%B6%E2%82%AC";
const cookieKey = "session=cookie%3Bkey%3D3%20%C3%BC";
const login = "Basic asO2cmc6cDpzcyB3w7ZyZCDigqw=";

/** Returns the target of a request, and its headers that may contain credentials. */
function readCredentials({ target, headers }: ArrivedRequest): object {
  const names = ["authorization", "x-key", "x-unused", "cookie"];
  return { target, ...Object.fromEntries(names.flatMap((name) => (headers[name] ? [[name, headers[name]]] : []))) };
}

describe.each([
  ["header", {}, { target: "/header", "x-key": "header-key-1" }],
  ["query", { size: 5 }, { target: `/query?size=5&${queryKey}` }],
  ["query", {}, { target: `/query?${queryKey}` }],
  ["cookie", { theme: "a b" }, { target: "/cookie", cookie: `theme=a%20b; ${cookieKey}` }],
  ["cookie", {}, { target: "/cookie", cookie: cookieKey }],
  ["basic", {}, { target: "/basic", authorization: login }],
  ["bearer", {}, { target: "/bearer", authorization: "Bearer bearer-token-4" }],
  ["token", {}, { target: "/token", authorization: "Token other-token-5" }],
  ["oauth", {}, { target: "/oauth", authorization: "Bearer oauth-token-6" }],
  ["openid", {}, { target: "/openid", authorization: "Bearer openid-token-7" }],
  ["both", {}, { target: `/both?${queryKey}`, "x-key": "header-key-1" }],
  ["either", {}, { target: `/either?${queryKey}`, authorization: login }],
  ["optional", {}, { target: "/optional", "x-key": "header-key-1" }],
  ["open", {}, { target: "/open" }],
  ["sharedPlace", {}, { target: "/shared-place", authorization: login }],
  ["certificate", {}, { target: "/certificate", "x-key": "header-key-1" }],
  ["certificateOnly", {}, { target: "/certificate-only" }],
])("vault.%s with %j", (method, params, expected) => {
  test.each([
    ["without middleware", []],
    ["with middleware", [{ onRequest: () => undefined }]],
  ])("carries its credentials and no others, %s", async (_, middleware) => {
    await openClient({ baseUrl: echo.url, auth, middleware })(`vault.${method}`, params);

    expect(echo.takeRequests().map(readCredentials)).toEqual([expected]);
  });

  test("is accepted by the mock", async () => {
    expect(await openClient({ baseUrl: mock.url, auth })(`vault.${method}`, params)).toEqual({});
  });
});

test.each([
  ["header", "`auth.headerKey`"],
  ["basic", "`auth.login`"],
  ["cookie", "`auth.cookieKey`"],
  ["both", "`auth.headerKey` and `auth.queryKey`"],
  ["either", "`auth.login` and `auth.queryKey`, or `auth.oauth`, or `auth.cookieKey`"],
])("vault.%s is not sent without credentials", async (method, needed) => {
  const call = openClient({ baseUrl: echo.url, auth: { openid: "openid-token-7" } })(`vault.${method}`);

  await expect(call).rejects.toBeInstanceOf(pick("CredentialsError"));
  await expect(call).rejects.toMatchObject({
    message: `vault.${method} was not sent: it needs ${needed}.`,
    attempts: 0,
    retryable: false,
  });
  expect(echo.takeRequests()).toEqual([]);
});

test.each([
  ["nothing of the first alternative", { oauth: auth.oauth }, { authorization: "Bearer oauth-token-6" }],
  ["a part of the first alternative", { login: auth.login, cookieKey: auth.cookieKey }, { cookie: cookieKey }],
  [
    "a function that has no value",
    { oauth: (): undefined => undefined, cookieKey: auth.cookieKey },
    { cookie: cookieKey },
  ],
])("uses the first alternative that is complete: %s", async (_, given, expected) => {
  await openClient({ baseUrl: echo.url, auth: given })("vault.either");

  expect(echo.takeRequests().map(readCredentials)).toEqual([{ target: "/either", ...expected }]);
});

test("sends optional credentials only if they are given", async () => {
  await openClient({ baseUrl: echo.url })("vault.optional");
  await openClient({ baseUrl: echo.url })("vault.open");
  await openClient({ baseUrl: echo.url })("vault.certificateOnly");

  expect(echo.takeRequests().map(readCredentials)).toEqual([
    { target: "/optional" },
    { target: "/open" },
    { target: "/certificate-only" },
  ]);
});

test("accepts credentials that a header of the caller carries", async () => {
  const call = openClient({ baseUrl: echo.url, headers: { authorization: "Basic a" }, auth: { queryKey: "q" } });

  await call("vault.basic");
  await call("vault.either");

  expect(echo.takeRequests().map(readCredentials)).toEqual([
    { target: "/basic", authorization: "Basic a" },
    { target: "/either?api%20key=q", authorization: "Basic a" },
  ]);
});

test("the functions of operations take the same credentials", async () => {
  const connection = pick("connect")({ baseUrl: echo.url, auth });

  await pick("vaultBasic")(connection);
  await pick("vaultOpen")(connection);

  expect(echo.takeRequests().map(readCredentials)).toEqual([
    { target: "/basic", authorization: login },
    { target: "/open" },
  ]);
});

test("functions as credentials need a layer of the connection, and say so", async () => {
  const given = { baseUrl: echo.url, auth: { oauth: () => "t-1" } };

  await expect(pick("vaultOauth")(pick("connect")(given))).rejects.toThrow(
    "vault.oauth was not sent: the function `auth.oauth` needs the layer `credentialFunctions()`.",
  );
  expect(echo.takeRequests()).toEqual([]);

  const layers = [pick("credentialFunctions")(), pick("retries")()];
  await pick("vaultOauth")(pick("connect")({ ...given, layers }));

  expect(echo.takeRequests().map(readCredentials)).toEqual([{ target: "/oauth", authorization: "Bearer t-1" }]);
});

test("sends no credentials to another origin", async () => {
  const elsewhere = await startEcho();
  const middleware = [
    {
      onRequest: ({ request }: { request: Request }) =>
        new Request(request.url.replace(echo.url, elsewhere.url), request),
    },
  ];

  await openClient({ baseUrl: echo.url, auth, middleware })("vault.both");

  expect(elsewhere.takeRequests().map(readCredentials)).toEqual([{ target: "/both" }]);
  expect(echo.takeRequests()).toEqual([]);
});

test("the types have a member for each scheme in use", async () => {
  const right = `{ headerKey: "a", queryKey: undefined, login: { username: "a", password: "b" }, "other-token": async () => "c", oauth: ({ rejected }) => (rejected ? "d" : undefined) }`;
  const wrong = [`{ login: "a" }`, `{ unused: "a" }`, `{ certificate: "a" }`, `{ headerKey: 5 }`, `"a"`];

  const complaints = await compileAll([right, ...wrong].map(printProgram));

  expect(complaints).toEqual(["", ...wrong.map(() => expect.stringContaining("program.ts(2,"))]);
});

function printProgram(given: string): string {
  return `import { createClient } from "./index.js";
export const api = createClient({ baseUrl: "http://a.example", auth: ${given} });
`;
}
