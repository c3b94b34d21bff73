import { expect, onTestFinished, test, vi } from "vitest";
import { getPet, open, plainMetadata, rex } from "../../test/open-pets.js";
import { placeInCookie, placeInHeader } from "../call/outgoing.js";
import { basicForm } from "./basic-form.js";
import { signWithSchemes } from "./sign-with-schemes.js";

const schemes = {
  session: { place: placeInCookie, name: "session" },
  login: { place: placeInHeader, name: "authorization", prefix: "Basic ", form: basicForm },
};

/** Opens a service with two schemes. */
function openSchemes(auth: object, security: readonly (readonly string[])[]) {
  const createSigner = signWithSchemes(schemes, security);
  return open(() => Response.json({}), {
    serviceMetadata: { ...plainMetadata, createSigner },
    apiKey: undefined,
    auth,
  });
}

test("leaves cookies to a browser, where programs cannot set them", async () => {
  const { Request: NodeRequest } = globalThis;
  class BrowserRequest extends NodeRequest {
    constructor(input: string | URL | Request, init?: RequestInit) {
      super(input, init);
      this.headers.delete("cookie");
    }
  }
  const { connection, request } = openSchemes({}, [["session"], ["login"]]);
  await expect(connection.call(getPet, rex)).rejects.toThrow(
    "pets.get was not sent: it needs `auth.session`, or `auth.login`.",
  );

  vi.stubGlobal("Request", BrowserRequest);
  onTestFinished(() => void vi.unstubAllGlobals());
  await connection.call(getPet, rex);

  expect(request().headers.has("authorization")).toBe(false);
});

test("sends another credential in place of a cookie that a browser may have", async () => {
  const { connection, request } = openSchemes({ login: { username: "rex", password: "bone" } }, [
    ["session"],
    ["login"],
  ]);

  await connection.call(getPet, rex);

  expect(request().headers.get("authorization")).toBe(`Basic ${btoa("rex:bone")}`);
});

test("the credentials of an operation take precedence over those of the service", async () => {
  const { connection, request } = openSchemes({ session: "s-1" }, [["login"]]);

  await connection.call({ ...getPet, security: [["session"]] }, rex);
  expect(request().headers.get("cookie")).toBe("session=s-1");
  await connection.call({ ...getPet, security: [] }, rex);
  expect(request().headers.has("cookie")).toBe(false);
});

test.each([
  ["Aladdin", "open sesame", "QWxhZGRpbjpvcGVuIHNlc2FtZQ=="],
  ["test", "123\u00a3", "dGVzdDoxMjPCow=="],
  ["key", "", "a2V5Og=="],
  ["", "\u{1f511}", "OvCflJE="],
])("encodes %s:%s as RFC 7617 does", (username, password, expected) => {
  expect(basicForm.encode({ username, password })?.text).toBe(expected);
});

test.each([
  [undefined],
  [null],
  ["rex:bone"],
  [{ username: "rex" }],
  [{ username: "r:x", password: "b" }],
  [{ username: "\ud800", password: "b" }],
])("returns `undefined` for %j, which is not a user name with a password", (value) => {
  expect(basicForm.encode(value)).toBeUndefined();
});
