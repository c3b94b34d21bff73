import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { fieldOf, type Kind } from "@shortvideo-api/document/source";
import { expect, test } from "vitest";
import { generate } from "../../src/generate.ts";
import { repository } from "../../src/config/paths.ts";

// Every field that OpenAPI 3.2 adds either has an effect in the generated code, or a diagnostic reports that it has none.
// `packages/site/test/facts.test.ts` has those that only the site shows.

const spec = fileURLToPath(new URL("openapi.yaml", import.meta.url));
const lines = readFileSync(spec, "utf8").split("\n");
const { files, warnings } = await generate({ root: repository, spec, check: true });

const used: readonly (readonly [field: string, file: string, effect: string])[] = [
  ["$self", "client/src/generated/shop-cakes.ts", 'PendingResponse<Cake[], "'],
  ["tag.kind", "client/src/generated/shop-cakes.ts", "`QUERY /cakes`"],
  ["tag.summary", "client/src/generated/shop.ts", "* Everything in the shop."],
  ["security requirement by URI", "client/src/generated/service.ts", "createSigner: signWithKey"],
  ["pathItem.query", "client/src/generated/shop-cakes.ts", 'method: "QUERY"'],
  ["pathItem.additionalOperations", "client/src/generated/shop-cakes.ts", 'method: "BAKE"'],
  ["components.mediaTypes", "client/src/generated/shop-cakes.ts", "schema: checkOfCake"],
  ["mediaType.$ref", "client/src/generated/shop-cakes.ts", "schema: checkOfCake"],
  ["response.summary", "client/src/generated/shop-cakes.ts", "404: No cake is left."],
  ["parameter.in: querystring", "openapi-types/src/generated/openapi.ts", "colour?: string"],
  ["parameter.style: cookie", "client/src/generated/shop-cakes.ts", 'session: { in: "cookie", style: "cookie"'],
  ["mediaType.itemSchema", "client/src/generated/shop-cakes.ts", '"application/jsonl": { read: openLines'],
  ["example.dataValue", "fixtures/src/generated/resources/shop-cakes.ts", 'kind: "rye"'],
  ["example.serializedValue", "fixtures/src/generated/resources/shop-cakes.ts", 'return "Baked."'],
  ["discriminator.defaultMapping", "openapi-types/src/generated/schemas.ts", 'kind: "Pie";'],
  ["securityScheme.deprecated", "client/src/generated/auth-options.ts", "@deprecated The service deprecates"],
  ["oauthFlows.deviceAuthorization", "client/src/generated/auth-options.ts", "after `Bearer`"],
];

test.each(used)("generated code shows the effect of %s", (_, file, effect) => {
  expect(files.find(({ path }) => path === `packages/${file}`)?.text).toContain(effect);
});

const reported: readonly (readonly [field: string, line: string, code: string])[] = [
  ["a tag.parent that is not declared", "parent: nowhere", "unknown-tag"],
  ["a tag.parent that leads back", "parent: circle", "unknown-tag"],
  ["a cookie's allowReserved", "style: cookie, allowReserved", "unsupported-feature"],
  ["a header's allowReserved", "in: header, allowReserved", "unsupported-feature"],
  [
    "a query string in another format",
    "name: filter, in: querystring, content: { application/xml",
    "unsupported-feature",
  ],
  ["mediaType.prefixEncoding", "prefixEncoding:", "unsupported-feature"],
  ["mediaType.itemEncoding", "itemEncoding:", "unsupported-feature"],
  ["encoding.encoding", "encoding: { inner", "unsupported-feature"],
  ["xml.nodeType", "nodeType:", "unsupported-feature"],
];

test.each(reported)("reports %s with its line", (_, text, code) => {
  const line = lines.findIndex((each) => each.includes(text)) + 1;

  expect(warnings).toContainEqual(expect.objectContaining({ code, line }));
});

test("reports no other field", () => {
  expect(warnings).toHaveLength(reported.length);
});

/** Fields that only the reference shows. */
const inReference = [
  "tag.parent",
  "server.name",
  "securityScheme.oauth2MetadataUrl",
  "oauthFlow.deviceAuthorizationUrl",
];
/** The fields of each object that OpenAPI 3.1 does not have. */
const added: readonly (readonly [kind: Kind, names: string])[] = [
  ["openapi", "$self"],
  ["tag", "summary parent kind"],
  ["server", "name"],
  ["components", "mediaTypes"],
  ["pathItem", "query additionalOperations"],
  ["mediaType", "$ref itemSchema prefixEncoding itemEncoding"],
  ["encoding", "encoding"],
  ["response", "summary"],
  ["example", "dataValue serializedValue"],
  ["securityScheme", "deprecated oauth2MetadataUrl"],
  ["oauthFlows", "deviceAuthorization"],
  ["oauthFlow", "deviceAuthorizationUrl"],
  ["discriminator", "defaultMapping"],
  ["xml", "nodeType"],
];

test("the tables have every field of OpenAPI 3.2", () => {
  const fields = added.flatMap(([kind, names]) => names.split(" ").map((name) => [kind, name] as const));
  const listed = [...used, ...reported]
    .map(([field]) => field)
    .concat(inReference)
    .join(" ");

  expect(fields.filter(([kind, name]) => fieldOf(kind, name) === undefined)).toEqual([]);
  expect(fields.filter(([kind, name]) => !listed.includes(kind === "openapi" ? name : `${kind}.${name}`))).toEqual([]);
});
