// The cost of the client's types for its users. The tests compare counts, because times differ between machines.
// `npm run bench -- client` prints times.

import { operations } from "@shortvideo-api/fixtures";
import { expect, inject, test } from "vitest";
import { inCI } from "../../../scripts/in-ci.ts";
import {
  checkTypes,
  type Compiler,
  compilers,
  emptyConsumer,
  forNode,
  writeCalls,
  writeConsumer,
} from "./type-cost.ts";

const tested = inCI<readonly Compiler[]>(compilers, ["typescript"]);
const calls = Object.keys(operations).length;

test.each(tested)("adds few types for calls of all operations and loops over all lists, with %s", (compiler) => {
  const empty = checkTypes(compiler, writeConsumer(inject("project"), emptyConsumer));
  const whole = checkTypes(compiler, writeConsumer(inject("project"), writeCalls()));

  expect(whole.symbols / empty.symbols).toBeLessThan(1.02);
  expect((whole.types - empty.types) / calls).toBeLessThan(50);
  expect((whole.instantiations - empty.instantiations) / calls).toBeLessThan(20);
});

test.each(tested)("has declarations without errors, with %s", (compiler) => {
  const strict = writeConsumer(inject("project"), writeCalls(), { skipLibCheck: false });

  expect(() => checkTypes(compiler, strict)).not.toThrow();
});

test.each(tested)("has declarations that need no browser types, with %s", (compiler) => {
  const strict = writeConsumer(inject("project"), writeCalls(), { ...forNode, skipLibCheck: false });

  expect(() => checkTypes(compiler, strict)).not.toThrow();
});

test("throws for a consumer that does not compile", () => {
  const wrong = writeConsumer(inject("project"), `${emptyConsumer}api.posts.get({ videoId: 1 });`);

  expect(() => checkTypes("typescript", wrong)).toThrow(/consumer\.ts\(3,17\): error TS2322/);
});
