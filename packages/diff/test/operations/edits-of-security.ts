import { type Edit, type Json, operation } from "../edit.ts";

const key = { type: "apiKey", in: "header", name: "x-key" };
const oauth = (scopes: object, tokenUrl = "https://a.example/token"): object => ({
  type: "oauth2",
  flows: { clientCredentials: { tokenUrl, scopes } },
});
const issuing = (flows: object): object => ({ oauth: { type: "oauth2", flows } });
const machine = { tokenUrl: "https://a.example/token", scopes: {} };
const withSecurity = (schemes: object, security: readonly object[], fields: Json = {}): Json =>
  operation(fields, { securitySchemes: schemes }, { security });

/** Edits of authentication. */
export const editsOfSecurity: readonly Edit[] = [
  {
    what: "describes a key",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key: { ...key, description: "Yours alone." } }, [{ key: [] }]),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "names the format of a token",
    before: withSecurity({ token: { type: "http", scheme: "bearer" } }, [{ token: [] }]),
    after: withSecurity({ token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } }, [{ token: [] }]),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "makes the key of the only operation optional",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key }, [{ key: [] }], { security: [] }),
    expect: [
      ["credentials-changed", "safe", "breaks"],
      ["security-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "requires a key for one operation",
    before: withSecurity({ key }, [], { security: [] }),
    after: withSecurity({ key }, [], { security: [{ key: [] }] }),
    expect: [
      ["security-changed", "breaks", "safe"],
      ["credentials-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "accepts a token as an alternative to the key",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    expect: [
      ["credentials-changed", "safe", "breaks"],
      ["security-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "gives a key a second name",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key, again: key }, [{ key: [] }, { again: [] }]),
    expect: [["credentials-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a token in place of a second name of the key",
    before: withSecurity({ key, again: key }, [{ key: [] }, { again: [] }]),
    after: withSecurity({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    expect: [
      ["credentials-changed", "safe", "breaks"],
      ["security-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "renames one of two schemes",
    before: withSecurity({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    after: withSecurity({ key, oauth: { type: "http", scheme: "bearer" } }, [{ key: [] }, { oauth: [] }]),
    expect: [["credentials-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a password as a third choice",
    before: withSecurity({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    after: withSecurity({ key, token: { type: "http", scheme: "bearer" }, login: { type: "http", scheme: "basic" } }, [
      { key: [] },
      { token: [] },
      { login: [] },
    ]),
    expect: [
      ["security-changed", "safe", "safe"],
      ["credentials-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "requires a token in addition to the key",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [], token: [] }]),
    expect: [
      ["security-changed", "breaks", "safe"],
      ["credentials-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "requires a further scope",
    before: withSecurity({ oauth: oauth({ read: "", write: "" }) }, [{ oauth: ["read"] }]),
    after: withSecurity({ oauth: oauth({ read: "", write: "" }) }, [{ oauth: ["read", "write"] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "changes the address of tokens",
    before: withSecurity({ oauth: oauth({ read: "" }) }, [{ oauth: ["read"] }]),
    after: withSecurity({ oauth: oauth({ read: "" }, "https://b.example/token") }, [{ oauth: ["read"] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "repeats the security of the document in an operation",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key }, [{ key: [] }], { security: [{ key: [] }] }),
    expect: [],
    bump: "none",
  },
  {
    what: "adds a key",
    before: operation({}),
    after: withSecurity({ key }, [{ key: [] }]),
    expect: [
      ["security-changed", "breaks", "safe"],
      ["credentials-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "requires the key in another header",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key: { ...key, name: "x-api-key" } }, [{ key: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "requires the key in the query",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ key: { ...key, in: "query" } }, [{ key: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer requires a key",
    before: withSecurity({ key }, [{ key: [] }]),
    after: operation({}),
    expect: [
      ["credentials-changed", "safe", "breaks"],
      ["security-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "renames a security scheme",
    before: withSecurity({ key }, [{ key: [] }]),
    after: withSecurity({ gateway: key }, [{ gateway: [] }]),
    expect: [],
    bump: "none",
  },
  {
    what: "issues tokens by another flow, too",
    before: withSecurity(issuing({ clientCredentials: machine }), [{ oauth: [] }]),
    after: withSecurity(issuing({ clientCredentials: machine, password: machine }), [{ oauth: [] }]),
    expect: [["security-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer issues tokens by one of two flows",
    before: withSecurity(issuing({ clientCredentials: machine, password: machine }), [{ oauth: [] }]),
    after: withSecurity(issuing({ clientCredentials: machine }), [{ oauth: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "refreshes tokens",
    before: withSecurity(issuing({ clientCredentials: machine }), [{ oauth: [] }]),
    after: withSecurity(issuing({ clientCredentials: { ...machine, refreshUrl: "https://a.example/again" } }), [
      { oauth: [] },
    ]),
    expect: [["security-changed", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "no longer refreshes tokens",
    before: withSecurity(issuing({ clientCredentials: { ...machine, refreshUrl: "https://a.example/again" } }), [
      { oauth: [] },
    ]),
    after: withSecurity(issuing({ clientCredentials: machine }), [{ oauth: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
];
