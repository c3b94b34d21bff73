import { body, field, object, param, response, sent } from "../edit.ts";
import type { Row } from "./pair.ts";

const text = { type: "string" };
const whole = { type: "integer" };
const number = { type: "number" };
const int32 = { type: "integer", format: "int32" };
const orNull = (schema: object): object => ({ oneOf: [{ type: "null" }, schema] });
const kinds = { type: "string", enum: ["user", "robot"] };
const tuple = (...prefixItems: readonly object[]): object => ({ type: "array", prefixItems });
const record = { type: "object", properties: { a: text } };
const list = { type: "array", items: text };

/** Changes of schemas of bodies and their properties. */
export const situationsOfValues: readonly Row[] = [
  [
    "the values of a returned map lose a required property",
    "ERR",
    response({ type: "object", additionalProperties: object({ id: whole, kind: text }, ["id", "kind"]) }),
    response({ type: "object", additionalProperties: object({ id: whole }, ["id"]) }),
  ],
  [
    "a part of a sent `allOf` loses a property, changes another one, and requires a new one",
    "ERR",
    sent({ allOf: [object({ keep: text }), object({ other: text, drop: text })] }),
    sent({ allOf: [object({ keep: text }), object({ other: whole, added: text }, ["added"])] }),
  ],
  [
    "a limit of strings beside an `allOf` of objects is lowered",
    "ERR",
    sent({ maxLength: 10, allOf: [record] }),
    sent({ maxLength: 5, allOf: [record] }),
  ],
  [
    "a sent list of fixed items admits no further items",
    "ERR",
    body(tuple(text, whole)),
    body({ ...tuple(text, whole), items: false }),
  ],
  [
    "a returned list of fixed items admits no further items",
    "INFO",
    field(tuple(text)),
    field({ ...tuple(text), items: false }),
  ],
  [
    "the items of a sent list are no longer described",
    "INFO",
    sent({ type: "array", items: object({ bar: { ...whole, maximum: 100 } }) }),
    sent({ type: "array" }),
  ],
  ["the items of a sent list change places", "ERR", body(tuple(text, whole)), body(tuple(whole, text))],
  [
    "the first item of a list is described as its other items are",
    "INFO",
    body(list),
    body({ ...list, prefixItems: [text] }),
  ],
  [
    "the schema in a `not` requires another property",
    "ERR",
    body({ type: "object", not: object({ old: text }, ["old"]) }),
    body({ type: "object", not: object({ young: text }, ["young"]) }),
  ],
  [
    "an enumeration that contains an object stays the same",
    "INFO",
    param({ ...text, enum: ["basement", { x: "y" }] }),
    param({ ...text, enum: ["basement", { x: "y" }] }),
  ],
  ["a sent property may also be null, by a `oneOf`", "INFO", sent(kinds), sent(orNull(kinds))],
  ["a sent property may no longer be null, by a `oneOf`", "ERR", sent(orNull(record)), sent(record)],
  [
    "a sent property may also be null, by a `oneOf`, and has fewer values",
    "ERR",
    sent(kinds),
    sent(orNull({ ...text, enum: ["user"] })),
  ],
  ["a returned property may also be null, by a `oneOf`", "ERR", field(record), field(orNull(record))],
  ["a returned property may no longer be null, by a `oneOf`", "INFO", field(orNull(kinds)), field(kinds)],
  ["a sent number is a string", "ERR", body(number), body(text)],
  ["a sent string is a number", "ERR", body(text), body(number)],
  ["a sent number has 32 bits", "ERR", body(number), body(int32)],
  ["a returned string is a number", "ERR", response(text), response(number)],
  ["a returned number has 32 bits", "INFO", response(number), response(int32)],
  ["a returned string has 32 bits", "ERR", field(text), field(int32)],
  ["a sent string is an enumeration of numbers", "ERR", body(text), body({ ...whole, enum: [1, 2] })],
  ["a sent list is an object", "ERR", sent(list), sent(record)],
  ["a sent object is a list", "ERR", body(record), body(list)],
  ["a sent object has a format", "ERR", body(record), body({ ...record, format: "uuid" })],
  ["a sent number has another format", "ERR", sent(int32), sent({ ...whole, format: "uuid" })],
  ["a sent property is read-only and has another type", "INFO", sent(whole), sent({ ...text, readOnly: true })],
  [
    "a new property of a request is required and read-only",
    "INFO",
    body(record),
    body(object({ a: text, id: { ...text, readOnly: true } }, ["id"])),
  ],
  [
    "a read-only property of a request is required",
    "INFO",
    body(object({ id: { ...text, readOnly: true } })),
    body(object({ id: { ...text, readOnly: true } }, ["id"])),
  ],
  [
    "a request requires a property that its schema does not describe",
    "INFO",
    body(record),
    body({ ...record, required: ["ghost"] }),
  ],
  [
    "a required property of a response is removed, also from `required`",
    "ERR",
    response(object({ id: text, name: text }, ["name"])),
    response(object({ id: text })),
  ],
  [
    "a part of a returned `allOf` has a new required property",
    "INFO",
    response({ allOf: [record, object({ id: text }, ["id"])] }),
    response({ allOf: [record, object({ id: text, name: text }, ["id", "name"])] }),
  ],
  [
    "a part of a returned `allOf` loses a required property",
    "ERR",
    response({ allOf: [record, object({ id: text, name: text }, ["id", "name"])] }),
    response({ allOf: [record, object({ id: text }, ["id"])] }),
  ],
  [
    "an alternative of a sent `anyOf` requires a property",
    "ERR",
    body({ anyOf: [object({ id: text }), number] }),
    body({ anyOf: [object({ id: text }, ["id"]), number] }),
  ],
  [
    "an alternative of a returned `oneOf` no longer requires a property",
    "ERR",
    response({ oneOf: [object({ id: text }, ["id"]), number] }),
    response({ oneOf: [object({ id: text }), number] }),
  ],
  [
    "a sent string matches `.+` instead of `^[a-z]+$`",
    "WARN",
    sent({ ...text, pattern: "^[a-z]+$" }),
    sent({ ...text, pattern: ".+" }),
  ],
  [
    "a returned string matches `.*` instead of `^[a-z]+$`",
    "WARN",
    field({ ...text, pattern: "^[a-z]+$" }),
    field({ ...text, pattern: ".*" }),
  ],
  ["a returned property has no format any more", "ERR", field({ ...text, format: "date-time" }), field(text)],
  ["a returned property has a format", "INFO", field(text), field({ ...text, format: "date-time" })],
  [
    "a sent number is a multiple of 2.5 instead of 5",
    "INFO",
    body({ ...number, multipleOf: 5 }),
    body({ ...number, multipleOf: 2.5 }),
  ],
  [
    "a sent number is a multiple of 3 instead of 5",
    "ERR",
    body({ ...number, multipleOf: 5 }),
    body({ ...number, multipleOf: 3 }),
  ],
  [
    "a returned number is a multiple of 5 instead of 2.5",
    "INFO",
    response({ ...number, multipleOf: 2.5 }),
    response({ ...number, multipleOf: 5 }),
  ],
  [
    "a request has a new required property and a new optional one",
    "ERR",
    body(record),
    body(object({ a: text, b: text, c: text }, ["b"])),
  ],
  [
    "the items of a sent list lose a property",
    "WARN",
    sent({ type: "array", items: object({ name: text, role: text }) }),
    sent({ type: "array", items: object({ name: text }) }),
  ],
  [
    "a required property that is write-only is removed from a response",
    "INFO",
    response(object({ id: text, secret: { ...text, writeOnly: true } }, ["secret"])),
    response(object({ id: text })),
  ],
  [
    "a property of an alternative of a sent `oneOf` loses an alternative",
    "ERR",
    body({ oneOf: [object({ breed: { oneOf: [text, whole] } }, ["breed"]), number] }),
    body({ oneOf: [object({ breed: { oneOf: [text] } }, ["breed"]), number] }),
  ],
  [
    "a part of a sent `allOf` is removed",
    "INFO",
    body({ allOf: [record, object({ id: text }, ["id"])] }),
    body({ allOf: [record] }),
  ],
  [
    "a part of a returned `allOf` no longer requires a property that another part requires",
    "WARN",
    field({ allOf: [object({ id: text }, ["id"]), object({ id: text }, ["id"])] }),
    field({ allOf: [object({ id: text }), object({ id: text }, ["id"])] }),
  ],
  [
    "a property whose name looks like a place in an `allOf` is optional",
    "ERR",
    response(object({ "allOf[0]": object({ id: text }, ["id"]) }, ["allOf[0]"])),
    response(object({ "allOf[0]": object({ id: text }) }, ["allOf[0]"])),
  ],
  ["a sent value without a schema may be anything", "INFO", body(undefined), body(true)],
  ["a sent value without a schema may be nothing", "ERR", body(undefined), body(false)],
  ["a sent value that could be nothing has no schema", "INFO", body(false), body(undefined)],
  ["a returned value that could be nothing has no schema", "ERR", response(false), response(undefined)],
];
