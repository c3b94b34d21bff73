import type { Limits } from "@shortvideo-api/document/source";
import { expectTypeOf } from "vitest";
import type { SchemaCheck, ValueLimits } from "../../../../packages/client/src/checks/operation-checks.ts";
import { testTypes } from "../../../../scripts/test-types.ts";

// The published client installs no package with the types of documents, so it declares the limits itself.
testTypes("the client has the limits of a schema, with the same types", () => {
  expectTypeOf<Pick<SchemaCheck, keyof Limits>>().toEqualTypeOf<Pick<Limits, keyof Limits>>();
  expectTypeOf<Exclude<keyof ValueLimits, keyof Limits>>().toEqualTypeOf<"enum">();
});
