import { expect, test } from "vitest";
import { basicForm } from "../auth/basic-form.js";
import type { BasicCredentials } from "../call/signer.js";
import type { VerifyRequest } from "./parse-webhook.js";
import { readRequest } from "./read-request.js";
import { verifyCredentials } from "./verify-credentials.js";
import type { WebhookBody, CredentialPlace, WebhookMetadata } from "./webhook-metadata.js";

const key: CredentialPlace = { scheme: "key", in: "header", name: "x-hook-key" };
const cookie: CredentialPlace = { scheme: "session", in: "cookie", name: "session" };
const query: CredentialPlace = { scheme: "token", in: "query", name: "token" };
const bearer: CredentialPlace = { scheme: "bearer", in: "header", name: "authorization", prefix: "Bearer " };
const basic: CredentialPlace = { ...bearer, scheme: "basic", prefix: "Basic ", form: basicForm };

type Texts<Scheme extends string> = Record<Scheme, string>;

function webhook<Credentials extends object>(
  ...security: readonly CredentialPlace[][]
): WebhookMetadata<"hook", WebhookBody, Credentials> {
  return { name: "hook", method: "POST", security };
}

async function accepts(verify: VerifyRequest, headers: Record<string, string>, url = "/"): Promise<unknown> {
  return verify(await readRequest({ headers, url, body: "" }));
}

test.each<[headers: Record<string, string>, url: string, isAccepted: boolean]>([
  [{ "x-hook-key": "k-1" }, "/", true],
  [{ "X-Hook-Key": "k-1" }, "/", true],
  [{ "x-hook-key": "k-2" }, "/", false],
  [{ "x-hook-key": "K-1" }, "/", false],
  [{ "x-hook-key": "k-1, k-1" }, "/", false],
  [{ "x-hook-key": "" }, "/", false],
  [{}, "/", false],
  [{ cookie: "a=b; session=s-1" }, "/?token=t%261", true],
  [{ cookie: "session=s-1" }, "http://localhost/hook?a=1&token=t%261#part", true],
  [{ cookie: "other_session=s-1" }, "/?token=t%261", false],
  [{ cookie: "session=s-1" }, "/", false],
])("compares a key in a header, or one in a cookie and one in the query: %o %s", async (headers, url, isAccepted) => {
  const verify = verifyCredentials(webhook<Texts<"key" | "session" | "token">>([key], [cookie, query]), {
    key: "k-1",
    session: "s-1",
    token: "t&1",
  });

  expect(await accepts(verify, headers, url)).toBe(isAccepted);
});

test.each<[authorization: string, isAccepted: boolean]>([
  ["Bearer t-1", true],
  ["bearer  t-1", true],
  ["Bearer t-2", false],
  ["t-1", false],
  [`Basic ${btoa("rex:secret")}`, true],
  [`Basic ${btoa("rex:other")}`, false],
])("compares `Authorization: %s`", async (authorization, isAccepted) => {
  const verify = verifyCredentials(webhook<{ bearer: string; basic: BasicCredentials }>([bearer], [basic]), {
    bearer: "t-1",
    basic: { username: "rex", password: "secret" },
  });

  expect(await accepts(verify, { authorization })).toBe(isAccepted);
});

test("verifies the alternatives that the receiver has credentials for", async () => {
  const verify = verifyCredentials(webhook<Texts<"key" | "bearer">>([key], [bearer]), { bearer: "t-1" });

  expect(await accepts(verify, { authorization: "Bearer t-1" })).toBe(true);
  expect(await accepts(verify, { "x-hook-key": "" })).toBe(false);
});

test("requires the credentials of one alternative, and rejects empty ones", () => {
  const hook = webhook<Texts<"key" | "session" | "token">>([key], [cookie, query]);
  const login = webhook<{ basic: BasicCredentials }>([basic]);
  const message = "`credentials` must have `key`, or `session` and `token`.";

  expect(() => verifyCredentials(hook, {})).toThrow(message);
  expect(() => verifyCredentials(hook, { key: "" })).toThrow(message);
  // @ts-expect-error -- The client encodes user name and password.
  expect(() => verifyCredentials(login, { basic: "rex:secret" })).toThrow("must have `basic`");
  expect(() => verifyCredentials(hook, { session: "s-1" })).toThrow(message);
  const inherited = webhook<Texts<"constructor" | "__proto__">>([
    { ...key, scheme: "constructor" },
    { ...key, scheme: "__proto__" },
  ]);
  // @ts-expect-error -- Every object inherits a `constructor`.
  expect(() => verifyCredentials(inherited, {})).toThrow("`credentials` must have");
  // @ts-expect-error -- The document has no such scheme.
  expect(() => verifyCredentials(hook, { other: "k-1" })).toThrow(message);
});

test("requires credentials in the document, the same for all webhooks of one address", () => {
  expect(() => verifyCredentials({ name: "hook", method: "POST" }, {})).toThrow(
    "The document describes no credentials",
  );
  expect(() => verifyCredentials([webhook([key]), webhook([])], { key: "k-1" })).toThrow("different credentials");
});
