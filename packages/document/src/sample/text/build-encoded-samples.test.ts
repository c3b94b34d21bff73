import { expect, test } from "vitest";
import { buildSamples } from "../build-sample.ts";
import { readSampleValue } from "../sample.ts";
import { admitsValue } from "../../admit/admit-value.ts";
import type { SchemaObject } from "../../schema/schema.ts";

/** Returns the texts that are planned for a schema, for three seeds. */
function plan(schema: SchemaObject): string[] {
  const scope = { schemas: { Token: schema }, aliases: new Map([["Token", "Token"]]) };
  const samples = buildSamples(scope);
  const sample = samples.named("Token");
  if (!sample) throw new Error("No value was planned.");
  const values = [0, 1, 2].map((seed) => readSampleValue(sample, seed, samples.byAlias));
  expect(values.filter((value) => !admitsValue(scope, schema, value))).toEqual([]);
  return values.map(String);
}

const decoders: Readonly<Record<string, (text: string) => string>> = {
  base64: (text) => Buffer.from(text, "base64").toString("base64"),
  base64url: (text) => Buffer.from(text, "base64url").toString("base64url").padEnd(text.length, "="),
  base16: (text) => {
    const hex = Buffer.from(text, "hex").toString("hex");
    return text === text.toLowerCase() ? hex : hex.toUpperCase();
  },
  base32: (text) =>
    text.match(
      /^(?:[A-Z2-7]{8})*(?:[A-Z2-7]{2}(?:={6})?|[A-Z2-7]{4}(?:={4})?|[A-Z2-7]{5}(?:={3})?|[A-Z2-7]{7}=?)?$/,
    )?.[0] ?? "",
};

const limits: readonly SchemaObject[] = [
  {},
  { minLength: 20 },
  { minLength: 21 },
  { minLength: 1_000 },
  { maxLength: 8 },
  { maxLength: 3 },
  { minLength: 8, maxLength: 8 },
  { minLength: 40, maxLength: 43 },
  { minLength: 64, maxLength: 64 },
];

test.each(
  Object.keys(decoders).flatMap((encoding) => limits.map((limit) => ({ contentEncoding: encoding, ...limit }))),
)("plans texts that can be decoded for %j", (limit) => {
  const texts = plan({ type: "string", ...limit });

  expect(texts.map((text) => decoders[limit.contentEncoding]?.(text))).toEqual(texts);
});

test.each(limits)("plans texts in the format `byte` for %j", (limit) => {
  const texts = plan({ type: "string", format: "byte", ...limit });

  expect(texts.map((text) => decoders["base64"]?.(text))).toEqual(texts);
});

test.each<SchemaObject>([
  { format: "byte", pattern: "^[A-Za-z0-9+/]{43}=$" },
  { format: "byte", pattern: "^[A-Za-z0-9+/]{42}==$" },
  { format: "byte", pattern: "^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$", minLength: 44, maxLength: 44 },
  { format: "byte", pattern: "^[A-Za-z0-9+/]+={0,2}$", minLength: 100 },
  { format: "byte", pattern: "^(?:[A-Za-z0-9+/]{4}){3,}$" },
  { contentEncoding: "base64url", pattern: "^[A-Za-z0-9_-]{43}$" },
  { contentEncoding: "base64url", pattern: "^[A-Za-z0-9_-]{22}==$" },
  { contentEncoding: "BASE64URL", pattern: "^[\\w-]+$", minLength: 32 },
  { contentEncoding: "base16", pattern: "^[0-9a-f]{64}$" },
  { contentEncoding: "base16", pattern: "^[0-9A-F]{40}$" },
  { contentEncoding: "base32", pattern: "^[A-Z2-7]{16}$" },
  { contentEncoding: "base32", pattern: "^[A-Z2-7]{26}$" },
  { contentEncoding: "base32", pattern: "^[A-Z2-7]+=*$", minLength: 30, maxLength: 32 },
])("plans texts that match a pattern, for %j", (schema) => {
  const texts = plan({ type: "string", ...schema });

  const encoding = schema.contentEncoding?.toLowerCase() ?? "base64";
  expect(texts.map((text) => decoders[encoding]?.(text))).toEqual(texts);
});

test("plans different texts, made of the name, where the limits leave room", () => {
  const texts = plan({ type: "string", contentEncoding: "base64", minLength: 16 });

  expect(new Set(texts).size).toBe(3);
  expect(Buffer.from(texts[0] ?? "", "base64").toString()).toContain("token");
});

test("plans plain text for an encoding that changes no text", () => {
  expect(plan({ type: "string", contentEncoding: "8bit", maxLength: 10 })[0]).toBe("Token 1");
});

test("plans a text that the pattern admits where no encoded text does", () => {
  expect(plan({ type: "string", contentEncoding: "base16", pattern: "^[x-z]{3}$" })[0]).toMatch(/^[x-z]{3}$/);
});
