import { int64 } from "@shortvideo-api/wire";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { OperationMetadata, ParamValues, Serialized } from "../call/metadata.js";
import { serializeExactJson, serializeJson } from "./serialize-json.js";
import { serializeBody } from "./serialize-body.js";
import { serializeParams } from "./serialize-params.js";
import { serializePlain } from "./serialize-plain.js";

const replaceToy: OperationMetadata = {
  id: "toys.replace",
  method: "PUT",
  path: "/pets/{petId}/toys/{toy}",
  params: {
    tags: {},
    joined: { explode: false },
    petType: { wireName: "pet-type" },
    trace: { in: "header", wireName: "x-trace" },
  },
  body: { param: "body", mediaType: "application/json", serialize: serializeJson },
};

/** The same operation, for the serializers of all kinds of params and bodies. */
const anyKind: OperationMetadata = {
  ...replaceToy,
  params: { petId: { in: "path" }, toy: { in: "path" }, ...replaceToy.params },
  body: { param: "body", mediaType: "application/json", serialize: serializeBody },
};

test("writes the same request as the serializers of all kinds", () => {
  const text = fc.oneof(fc.string({ unit: "grapheme" }), fc.constantFrom("", ".", "..", "%2e", "a/b", "a,b"));
  const single = fc.oneof(text, fc.integer(), fc.boolean(), fc.date({ noInvalidDate: true }), fc.constant(null));
  const list = fc.array(fc.oneof(text, fc.integer(), fc.constantFrom(undefined, null)));
  const params = fc.record(
    {
      petId: single,
      toy: single,
      tags: fc.oneof(single, list),
      joined: list,
      petType: single,
      trace: single,
      body: fc.oneof(fc.jsonValue(), fc.record({ id: fc.bigInt() })),
      unknown: single,
    },
    { requiredKeys: ["petId", "toy"] },
  );
  fc.assert(
    fc.property(params, (given) => {
      expect(write(serializePlain, replaceToy, given)).toEqual(write(serializeParams, anyKind, given));
    }),
  );
});

test("writes the 64-bit numbers of a body with all digits", () => {
  const metadata = { param: "body", mediaType: "application/json", exact: { fields: { id: int64 } } };
  const body = { id: "7300000000000000001", name: "7" };

  expect(serializeExactJson({ body }, metadata)).toEqual(serializeBody({ body }, metadata));
  expect(serializeExactJson({ body }, metadata)?.body).toBe('{"id":7300000000000000001,"name":"7"}');
  expect(serializeExactJson({}, metadata)).toBeUndefined();
});

/** Returns the parts of a request, or the message about a value that none can carry. */
function write(
  serialize: typeof serializePlain,
  metadata: OperationMetadata,
  params: ParamValues,
): Serialized | string {
  try {
    return serialize(metadata, params);
  } catch (error) {
    return String(error);
  }
}
