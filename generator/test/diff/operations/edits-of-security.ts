import { type Edit, type Json, operation } from "../edit.ts";

const key = { type: "apiKey", in: "header", name: "x-key" };
const oauth = (scopes: object, tokenUrl = "https://a.example/token"): object => ({
  type: "oauth2",
  flows: { clientCredentials: { tokenUrl, scopes } },
});
const guarded = (schemes: object, security: readonly object[], fields: Json = {}): Json =>
  operation(fields, { securitySchemes: schemes }, { security });

/** Edits of authentication. */
export const editsOfSecurity: readonly Edit[] = [
  {
    what: "describes a key",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key: { ...key, description: "Yours alone." } }, [{ key: [] }]),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "makes the key of the only operation optional",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key }, [{ key: [] }], { security: [] }),
    expect: [
      ["credentials-changed", "safe", "breaks"],
      ["security-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "requires a key for one operation",
    before: guarded({ key }, [], { security: [] }),
    after: guarded({ key }, [], { security: [{ key: [] }] }),
    expect: [
      ["security-changed", "breaks", "safe"],
      ["credentials-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "accepts a token instead of a key",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    expect: [
      ["credentials-changed", "safe", "breaks"],
      ["security-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "renames one of two schemes",
    before: guarded({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    after: guarded({ key, oauth: { type: "http", scheme: "bearer" } }, [{ key: [] }, { oauth: [] }]),
    expect: [["credentials-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "accepts a password as a third choice",
    before: guarded({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [] }, { token: [] }]),
    after: guarded({ key, token: { type: "http", scheme: "bearer" }, login: { type: "http", scheme: "basic" } }, [
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
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key, token: { type: "http", scheme: "bearer" } }, [{ key: [], token: [] }]),
    expect: [
      ["security-changed", "breaks", "safe"],
      ["credentials-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "requires a further scope",
    before: guarded({ oauth: oauth({ read: "", write: "" }) }, [{ oauth: ["read"] }]),
    after: guarded({ oauth: oauth({ read: "", write: "" }) }, [{ oauth: ["read", "write"] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "changes the address of tokens",
    before: guarded({ oauth: oauth({ read: "" }) }, [{ oauth: ["read"] }]),
    after: guarded({ oauth: oauth({ read: "" }, "https://b.example/token") }, [{ oauth: ["read"] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "repeats the security of the document in an operation",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key }, [{ key: [] }], { security: [{ key: [] }] }),
    expect: [],
    bump: "none",
  },
  {
    what: "adds a key",
    before: operation({}),
    after: guarded({ key }, [{ key: [] }]),
    expect: [
      ["security-changed", "breaks", "safe"],
      ["credentials-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "requires the key in another header",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key: { ...key, name: "x-api-key" } }, [{ key: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "requires the key in the query",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ key: { ...key, in: "query" } }, [{ key: [] }]),
    expect: [["security-changed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "no longer requires a key",
    before: guarded({ key }, [{ key: [] }]),
    after: operation({}),
    expect: [
      ["credentials-changed", "safe", "breaks"],
      ["security-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "renames a security scheme",
    before: guarded({ key }, [{ key: [] }]),
    after: guarded({ gateway: key }, [{ gateway: [] }]),
    expect: [],
    bump: "none",
  },
];
