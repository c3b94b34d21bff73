import { expect, test } from "vitest";
import { ApiError } from "./api-error.js";
import { type ErrorClasses, pickErrorClass } from "./error-classes.js";

class Refused extends ApiError {}
class NoPlan extends ApiError {}
class NoPet extends ApiError {}

const classes: ErrorClasses = {
  401: { class: Refused, cases: [{ contains: "Your (plan)", class: NoPlan }] },
  404: Refused,
  "pets.get 404": NoPet,
};

test.each<[string, number, string[], unknown]>([
  ["pets.list", 404, [], Refused],
  ["pets.get", 404, [], NoPet],
  ["pets.get", 410, [], undefined],
  ["pets.get", 401, [], Refused],
  ["pets.get", 401, ["No key."], Refused],
  ["pets.get", 401, ["No.", "Not in YOUR (PLAN), sorry."], NoPlan],
  ["pets.get", 401, ["Your plan"], Refused],
])("picks a class by operation, status and words: %s %i %j", (operation, status, messages, found) => {
  expect(pickErrorClass(classes, operation, status, messages)).toBe(found);
});
