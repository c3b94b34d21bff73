import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { script } from "./script.js";

test("leaves a table alone that has no controls, and adds the buttons after it", () => {
  const asked: string[] = [];
  const document = {
    getElementById: () => null,
    // A table of another kind, such as that of the rules of an exploration.
    querySelector: () => ({ tBodies: [] }),
    querySelectorAll: (selector: string) => {
      asked.push(selector);
      return [];
    },
  };

  runInNewContext(script, { document, navigator: { clipboard: {} } });

  expect(asked.at(-1)).toContain("pre");
});
