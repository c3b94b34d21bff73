import { expect, test } from "vitest";
import type { OpenApi, SecurityRequirement, SecurityScheme } from "../openapi/openapi.ts";
import { readCredential } from "./auth-kinds.ts";
import { listCredentialSets, readAlternatives } from "./read-credentials.ts";

const header = (prefix: string, lifetime = "lasting", form = "token") => {
  return { in: "header", name: "Authorization", prefix, form, lifetime };
};

test.each<[SecurityScheme, object | undefined]>([
  [
    { type: "apiKey", in: "query", name: "key" },
    { in: "query", name: "key", prefix: "", form: "key", lifetime: "lasting" },
  ],
  [{ type: "http", scheme: "BASIC" }, header("Basic ", "lasting", "basic")],
  [{ type: "http", scheme: "bearer" }, header("Bearer ")],
  [{ type: "http" }, header("Bearer ")],
  [{ type: "http", scheme: "Token" }, header("Token ", "renewed")],
  [{ type: "http", scheme: "Digest" }, header("Digest ", "one-request")],
  [{ type: "oauth2" }, header("Bearer ", "renewed")],
  [{ type: "openIdConnect" }, header("Bearer ", "renewed")],
  [{ type: "mutualTLS" }, undefined],
  [{ type: "apiKey", in: "header" }, undefined],
  [{ type: "apiKey", in: "header", name: "x key" }, undefined],
  [{ type: "apiKey", in: "cookie", name: "a=b" }, undefined],
  [{ type: "apiKey", name: "key" }, undefined],
  [{ type: "http", scheme: "to ken" }, undefined],
  [{ type: "password" }, undefined],
])("reads the credential of %j", (scheme, credential) => {
  expect(readCredential(scheme)).toEqual(credential);
});

const document: OpenApi = {
  openapi: "3.1.0",
  info: { title: "Pets", version: "1.0.0" },
  tags: [],
  paths: {},
  components: {
    schemas: {},
    securitySchemes: {
      key: { type: "apiKey", in: "query", name: "key" },
      basic: { type: "http", scheme: "basic" },
      token: { type: "http", scheme: "bearer" },
      oauth: { $ref: "#/components/securitySchemes/token" },
      certificate: { type: "mutualTLS" },
    },
  },
};

const query = { in: "query", name: "key", prefix: "", form: "key", lifetime: "lasting" };

test.each<[string, SecurityRequirement[], names: string[][], credentials: object[][]]>([
  ["a key", [{ key: [] }], [["key"]], [[query]]],
  ["none", [], [], []],
  ["an optional one", [{}, { key: [] }], [[], ["key"]], [[], [query]]],
  ["an optional one, which comes first", [{ key: [] }, {}], [["key"], []], [[], [query]]],
  ["two at once", [{ basic: [], key: [] }], [["basic", "key"]], [[header("Basic ", "lasting", "basic"), query]]],
  ["one of two", [{ basic: [] }, { key: [] }], [["basic"], ["key"]], [[header("Basic ", "lasting", "basic")], [query]]],
  ["a client certificate beside a key", [{ certificate: [], key: [] }], [["key"]], [[query]]],
  ["an unknown scheme", [{ constructor: [] }], [[]], [[]]],
  [
    "two schemes for one header, of which a request contains one",
    [{ basic: [], key: [], oauth: [] }],
    [
      ["basic", "key"],
      ["oauth", "key"],
    ],
    [
      [header("Basic ", "lasting", "basic"), query],
      [header("Bearer "), query],
    ],
  ],
])("reads the alternatives of an operation: %s", (_, security, names, credentials) => {
  const alternatives = readAlternatives(document, security);

  expect(alternatives.map((each) => each.map(({ scheme }) => scheme))).toEqual(names);
  expect(listCredentialSets(alternatives)).toEqual(credentials);
});
