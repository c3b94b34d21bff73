import { expect, test } from "vitest";
import { breakCircles } from "./break-circles.ts";

const toPet = { $ref: "#/components/schemas/Pet" };
const toCat = { $ref: "#/components/schemas/Cat" };

test("leaves schemas alone that lead into no circle, or lead back by way of a property", () => {
  const schemas = {
    Pet: { oneOf: [toCat] },
    Cat: { properties: { friends: { type: "array" as const, items: toPet } } },
  };

  expect(breakCircles(schemas)).toEqual(schemas);
});

test("takes the fields of a union's base, and not the union", () => {
  const Pet = { properties: { name: true }, oneOf: [toCat] };
  const Cat = { allOf: [toPet, { properties: { lives: true } }] };

  const broken = { Pet, Cat: { allOf: [{ properties: { name: true } }, { properties: { lives: true } }] } };

  expect(breakCircles({ Pet, Cat })).toEqual(broken);
  expect(breakCircles({ Cat, Pet })).toEqual(broken);
});

test("opens a circle of unions", () => {
  const Pet = { anyOf: [toCat, { type: "string" as const }] };
  const Cat = { oneOf: [toPet, { type: "number" as const }] };

  expect(breakCircles({ Pet, Cat })).toEqual({ Pet: { anyOf: [true, { type: "string" }] }, Cat });
});

test("opens an alias of itself", () => {
  expect(breakCircles({ Pet: toPet })).toEqual({ Pet: true });
});
