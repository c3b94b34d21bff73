import * as fc from "fast-check";
import { describe, test } from "vitest";

// Property tests try the same values on every run, so that a change fails for what it changed. Other values, to look for
// new failures: `FUZZ_SEED=$RANDOM npm run vitest -- run`.
fc.configureGlobal({ seed: Number(process.env["FUZZ_SEED"] ?? 20_261_120) });

// Vitest makes no test of an empty table and reports nothing, so that a filter that drops everything would pass.
const wrapped = "refusesEmptyTables";
for (const block of [test, describe]) refuseEmptyTables(block);

type Method = (this: unknown, ...args: readonly unknown[]) => object;

/** Makes `each` throw a RangeError for an empty table, also behind `skipIf` and `runIf`. */
function refuseEmptyTables(block: object): object {
  wrap(block, "each", (each) => {
    return function (...args) {
      if (Array.isArray(args[0]) && args[0].length === 0) throw new RangeError("`each` was given an empty table.");
      return Reflect.apply(each, this, args);
    };
  });
  for (const name of ["skipIf", "runIf"]) {
    wrap(block, name, (choose) => {
      return function (...args) {
        return refuseEmptyTables(Reflect.apply(choose, this, args));
      };
    });
  }
  return block;
}

/** Replaces a method, unless it has been replaced: the files of a project share one process, and this runs for each. */
function wrap(block: object, name: string, make: (method: Method) => Method): void {
  const method: unknown = Reflect.get(block, name);
  if (typeof method !== "function" || method.name === wrapped) return;
  const made = make((...args) => Reflect.apply(method, block, args));
  Object.defineProperty(made, "name", { value: wrapped });
  Reflect.set(block, name, made);
}
