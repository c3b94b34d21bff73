import { type Edit, type Json, operation } from "../edit.ts";

const at = (...urls: readonly string[]): Json => ({ servers: urls.map((url) => ({ url })) });
const of = (servers: Json): Json => operation({}, {}, servers);
const [a, b, c] = ["https://a.example", "https://b.example", "https://c.example"];
const region = (fields: Json, ...before: readonly Json[]): Json => ({
  servers: [...before, { url: "https://{region}.example", variables: { region: fields } }],
});

/** Edits of the servers that a client selects. */
export const editsOfServers: readonly Edit[] = [
  {
    what: "puts another server first",
    before: of(at(a, b)),
    after: of(at(b, a)),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "adds a server before the first one",
    before: of(at(a)),
    after: of(at(b, a)),
    expect: [
      ["server-added", "safe", "safe"],
      ["server-default-changed", "safe", "safe"],
      ["server-options-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds the mock of a developer before the first server",
    before: of(at(a)),
    after: of(at("http://localhost:4010", a)),
    expect: [["server-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "swaps two servers that are not the default",
    before: of(at(a, b, c)),
    after: of(at(a, c, b)),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the default of a listed variable",
    before: of(region({ default: "eu", enum: ["eu", "us"] })),
    after: of(region({ default: "us", enum: ["eu", "us"] })),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "changes the default of a variable of the second server",
    before: of(region({ default: "eu", enum: ["eu", "us"] }, { url: a })),
    after: of(region({ default: "us", enum: ["eu", "us"] }, { url: a })),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "lists the values of a variable",
    before: of(region({ default: "eu" })),
    after: of(region({ default: "eu", enum: ["eu", "us"] })),
    expect: [
      ["server-added", "safe", "safe"],
      ["server-options-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "removes a value of a variable",
    before: of(region({ default: "eu", enum: ["eu", "us"] })),
    after: of(region({ default: "eu", enum: ["eu"] })),
    expect: [
      ["server-options-changed", "safe", "breaks"],
      ["server-removed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "renames a variable of a server",
    before: of(region({ default: "eu" })),
    after: of({ servers: [{ url: "https://{zone}.example", variables: { zone: { default: "eu" } } }] }),
    expect: [["server-options-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "describes a variable of a server",
    before: of(region({ default: "eu" })),
    after: of(region({ default: "eu", description: "The region of the account." })),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "makes the only server relative",
    before: of(at(a)),
    after: of(at("/v1")),
    expect: [
      ["server-added", "safe", "safe"],
      ["server-options-changed", "safe", "breaks"],
      ["server-removed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "puts another server of an operation first",
    before: operation(at(a, b), {}, at(c)),
    after: operation(at(b, a), {}, at(c)),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "gives an operation one of the two servers",
    before: operation({}, {}, at(a, b)),
    after: operation(at(b), {}, at(a, b)),
    expect: [["server-removed", "breaks", "safe"]],
    bump: "major",
  },
];
