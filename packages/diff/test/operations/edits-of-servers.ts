import { type Edit, type Json, operation } from "../edit.ts";

const listServers = (...urls: readonly string[]): Json => ({ servers: urls.map((url) => ({ url })) });
const withServers = (servers: Json): Json => operation({}, {}, servers);
const [a, b, c] = ["https://a.example", "https://b.example", "https://c.example"];
const region = (fields: Json, ...before: readonly Json[]): Json => ({
  servers: [...before, { url: "https://{region}.example", variables: { region: fields } }],
});
const listPets = (prefix: string, servers: Json, others: Json = {}): Json => {
  const { paths, ...rest } = operation({}, {}, servers);
  const pets: unknown = Object(paths)["/pets"];
  return { ...rest, paths: { [`${prefix}/pets`]: pets, ...others } };
};
const toys = (path: string, servers: Json = {}): Json => ({
  [path]: { ...servers, delete: { operationId: "pets.clear", tags: ["pets"], responses: {} } },
});

/** Edits of the servers of a document, a path and an operation. */
export const editsOfServers: readonly Edit[] = [
  {
    what: "puts another server first",
    before: withServers(listServers(a, b)),
    after: withServers(listServers(b, a)),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "adds a server before the first one",
    before: withServers(listServers(a)),
    after: withServers(listServers(b, a)),
    expect: [
      ["server-added", "safe", "safe"],
      ["server-default-changed", "safe", "safe"],
      ["server-options-changed", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds the mock of a developer before the first server",
    before: withServers(listServers(a)),
    after: withServers(listServers("http://localhost:4010", a)),
    expect: [["server-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "swaps two servers that are not the default",
    before: withServers(listServers(a, b, c)),
    after: withServers(listServers(a, c, b)),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "changes the default of a listed variable",
    before: withServers(region({ default: "eu", enum: ["eu", "us"] })),
    after: withServers(region({ default: "us", enum: ["eu", "us"] })),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "changes the default of a variable of the second server",
    before: withServers(region({ default: "eu", enum: ["eu", "us"] }, { url: a })),
    after: withServers(region({ default: "us", enum: ["eu", "us"] }, { url: a })),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "lists the values of a variable",
    before: withServers(region({ default: "eu" })),
    after: withServers(region({ default: "eu", enum: ["eu", "us"] })),
    expect: [
      ["server-added", "safe", "safe"],
      ["server-options-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "removes a value of a variable",
    before: withServers(region({ default: "eu", enum: ["eu", "us"] })),
    after: withServers(region({ default: "eu", enum: ["eu"] })),
    expect: [
      ["server-options-changed", "safe", "breaks"],
      ["server-removed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "renames a variable of a server",
    before: withServers(region({ default: "eu" })),
    after: withServers({ servers: [{ url: "https://{zone}.example", variables: { zone: { default: "eu" } } }] }),
    expect: [["server-options-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "describes a variable of a server",
    before: withServers(region({ default: "eu" })),
    after: withServers(region({ default: "eu", description: "The region of the account." })),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
  {
    what: "makes the only server relative",
    before: withServers(listServers(a)),
    after: withServers(listServers("/v1")),
    expect: [
      ["server-added", "safe", "safe"],
      ["server-options-changed", "safe", "breaks"],
      ["server-removed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "puts another server of an operation first",
    before: operation(listServers(a, b), {}, listServers(c)),
    after: operation(listServers(b, a), {}, listServers(c)),
    expect: [["server-default-changed", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "restricts an operation to one of two servers",
    before: operation({}, {}, listServers(a, b)),
    after: operation(listServers(b), {}, listServers(a, b)),
    expect: [["server-removed", "breaks", "safe"]],
    bump: "major",
  },
  {
    what: "adds a server",
    before: withServers(listServers(a)),
    after: withServers(listServers(a, b)),
    expect: [
      ["server-added", "safe", "safe"],
      ["server-options-changed", "safe", "safe"],
    ],
    bump: "minor",
  },
  {
    what: "moves to another server",
    before: withServers(listServers(a)),
    after: withServers(listServers(b)),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "adds a region to a server",
    before: withServers(region({ default: "eu", enum: ["eu"] })),
    after: withServers(region({ default: "eu", enum: ["eu", "us"] })),
    expect: [["server-added", "safe", "safe"]],
    bump: "minor",
  },
  {
    what: "changes the default region of a server",
    before: withServers(region({ default: "eu" })),
    after: withServers(region({ default: "us" })),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "serves one operation at another address",
    before: operation(listServers(a)),
    after: operation(listServers(b)),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "serves one path at an address of its own",
    before: withServers(listServers(a)),
    after: operation({}, {}, listServers(a), listServers(b)),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "moves the beginning of all paths to the servers",
    before: listPets("/v1", listServers(a, b)),
    after: listPets("", listServers(`${a}/v1`, `${b}/v1/`)),
    expect: [
      ["server-path-moved", "safe", "safe"],
      ["server-options-changed", "safe", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "moves the end of the only server to the paths",
    before: listPets("", listServers(`${a}/api/v1`)),
    after: listPets("/api/v1", listServers(a)),
    expect: [["server-path-moved", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "describes the beginning of all paths as the only server, and removes an operation",
    before: listPets("/v1", {}, toys("/v1/toys")),
    after: listPets("", listServers("/v1")),
    expect: [
      ["server-path-moved", "safe", "safe"],
      ["operation-removed-without-deprecation", "breaks", "breaks"],
    ],
    bump: "major",
  },
  {
    what: "adds a part to the servers that the paths keep",
    before: listPets("/v1", listServers(a)),
    after: listPets("/v1", listServers(`${a}/v1`)),
    expect: [
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "moves the beginning of one path to a server of its operation",
    before: listPets("/v1", listServers(a), toys("/v1/toys")),
    after: listPets("/v1", listServers(a), toys("/toys", listServers(`${a}/v1`))),
    expect: [["server-path-moved", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "moves the end of the server of one operation to its path",
    before: listPets("", listServers(a), toys("/toys", listServers(`${a}/v1`))),
    after: listPets("", listServers(a), toys("/v1/toys")),
    expect: [["server-path-moved", "safe", "safe"]],
    bump: "major",
  },
  {
    what: "moves the beginning of all paths to the servers, and that of one back to its path",
    before: listPets("/v1", listServers(a), toys("/v1/toys")),
    after: listPets("", listServers(`${a}/v1`), toys("/v1/toys", listServers(a))),
    expect: [
      ["server-path-moved", "safe", "safe"],
      ["server-path-moved", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "moves the beginning of one path to a server of its operation at another address",
    before: listPets("/v1", listServers(a), toys("/v1/toys")),
    after: listPets("/v1", listServers(a), toys("/toys", listServers(`${b}/v1`))),
    expect: [
      ["operation-moved", "breaks", "safe"],
      ["server-removed", "breaks", "safe"],
      ["server-added", "safe", "safe"],
    ],
    bump: "major",
  },
  {
    what: "removes two servers",
    before: withServers(listServers(a, b, c)),
    after: withServers(listServers(a)),
    expect: [
      ["server-options-changed", "safe", "breaks"],
      ["server-removed", "breaks", "safe"],
      ["server-removed", "breaks", "safe"],
    ],
    bump: "major",
  },
  {
    what: "writes the address of a server in its usual form",
    before: withServers(listServers("https://API.example:443/v1/", b)),
    after: withServers(listServers("https://api.example/v1", b)),
    expect: [["server-options-changed", "safe", "breaks"]],
    bump: "major",
  },
  {
    what: "writes the address of the only server in its usual form",
    before: withServers(listServers("https://API.example:443/v1/")),
    after: withServers(listServers("https://api.example/v1")),
    expect: [["words-changed", "safe", "safe"]],
    bump: "patch",
  },
];
