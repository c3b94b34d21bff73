import { expect, test } from "vitest";
import { ApiError } from "./api-error.js";
import { type ErrorClasses, pickErrorClass } from "./error-classes.js";

class Refused extends ApiError {}
class NoPlan extends ApiError {}

const classes: ErrorClasses = {
  401: { class: Refused, cases: [{ contains: "Your (plan)", class: NoPlan }] },
  404: Refused,
};

test.each<[number, string[], unknown]>([
  [404, [], Refused],
  [410, [], undefined],
  [401, [], Refused],
  [401, ["No key."], Refused],
  [401, ["No.", "Not in YOUR (PLAN), sorry."], NoPlan],
  [401, ["Your plan"], Refused],
])("picks a class by status and words: %i %j", (status, messages, found) => {
  expect(pickErrorClass(classes[status], messages)).toBe(found);
});
