import { expect, test } from "vitest";
import { ApiError } from "./api-error.js";
import { type ErrorClasses, pickErrorClass } from "./error-classes.js";

class RefusedError extends ApiError {}
class NoPlanError extends ApiError {}

const classes: ErrorClasses = {
  401: { class: RefusedError, cases: [{ contains: "Your (plan)", class: NoPlanError }] },
  404: RefusedError,
};

test.each<[number, string[], unknown]>([
  [404, [], RefusedError],
  [410, [], undefined],
  [401, [], RefusedError],
  [401, ["No key."], RefusedError],
  [401, ["No.", "Not in YOUR (PLAN), sorry."], NoPlanError],
  [401, ["Your plan"], RefusedError],
])("picks the class of a status and its messages: %i %j", (status, messages, found) => {
  expect(pickErrorClass(classes[status], messages)).toBe(found);
});
