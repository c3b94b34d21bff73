import { expect, test } from "vitest";
import type { SecurityScheme } from "../openapi/openapi.ts";
import { readCredential } from "./read-credentials.ts";

const header = (prefix: string) => ({ in: "header", name: "authorization", prefix });

test.each<[SecurityScheme, object | undefined]>([
  [
    { type: "apiKey", in: "query", name: "key" },
    { in: "query", name: "key", prefix: "" },
  ],
  [{ type: "http", scheme: "BASIC" }, header("Basic ")],
  [{ type: "http", scheme: "bearer" }, header("Bearer ")],
  [{ type: "http" }, header("Bearer ")],
  [{ type: "http", scheme: "Token" }, header("Token ")],
  [{ type: "oauth2" }, header("Bearer ")],
  [{ type: "openIdConnect" }, header("Bearer ")],
  [{ type: "mutualTLS" }, undefined],
])("reads the credential of %j", (scheme, credential) => {
  expect(readCredential(scheme)).toEqual(credential);
});
