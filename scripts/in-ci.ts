import type { TaskMeta } from "vitest";

const { CI = "" } = process.env;

/** Whether every test runs. Elsewhere than in CI, tests run a sample: one of each expensive kind, and fewer random values. */
export const isCI: boolean = CI !== "" && CI !== "false";

/** Returns `all` in CI, and `sample` elsewhere. */
export function inCI<Value>(all: Value, sample: Value): Value {
  return isCI ? all : sample;
}

/** Returns all items in CI. Elsewhere, returns one of `every` items, always the same ones. */
export function oneOf<Item>(every: number, items: readonly Item[]): readonly Item[] {
  return isCI ? items : items.filter((_, index) => index % every === 0);
}

/** Options of tests that run only in CI. `npm test` prints their number. */
export const onlyInCI: { skip: boolean; meta: Partial<TaskMeta> } = { skip: !isCI, meta: { onlyInCI: true } };

declare module "vitest" {
  interface TaskMeta {
    onlyInCI?: boolean;
  }
}
