import * as fc from "fast-check";
import { describe, test } from "vitest";
import { inCI } from "./scripts/in-ci.ts";

// Property tests try the same values on every run, so that a new failure comes from a change of the code. To try other values:
// `FUZZ_SEED=$RANDOM npm test -- packages generator`.
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20_261_120), numRuns: inCI(100, 30) });

/** The name of a replaced method, by which {@link wrap} recognizes it. */
const wrappedName = "rejectsEmptyTables";

// Vitest creates no test for an empty table, and reports nothing. A filter that drops every row would pass.
for (const block of [test, describe]) rejectEmptyTables(block);

type Method = (this: unknown, ...args: readonly unknown[]) => object;

/** Makes `each` throw a RangeError for an empty table, also after `skipIf` and `runIf`. */
function rejectEmptyTables(block: object): object {
  wrap(block, "each", (each) => {
    return function (...args) {
      if (Array.isArray(args[0]) && args[0].length === 0) throw new RangeError("`each` was given an empty table.");
      return Reflect.apply(each, this, args);
    };
  });
  for (const name of ["skipIf", "runIf"]) {
    wrap(block, name, (choose) => {
      return function (...args) {
        return rejectEmptyTables(Reflect.apply(choose, this, args));
      };
    });
  }
  return block;
}

/**
 * Replaces a method of `block`. Does nothing if the method is replaced already: the files of a project share one process, and this
 * file runs for each of them.
 */
function wrap(block: object, name: string, make: (method: Method) => Method): void {
  const method: unknown = Reflect.get(block, name);
  if (typeof method !== "function" || method.name === wrappedName) return;
  const wrapped = make((...args) => Reflect.apply(method, block, args));
  Object.defineProperty(wrapped, "name", { value: wrappedName });
  Reflect.set(block, name, wrapped);
}
