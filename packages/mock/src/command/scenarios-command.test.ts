import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { printScenarios } from "./scenarios-command.js";
import { scenarios } from "../scenario/scenarios.js";

test("prints each scenario with its parameters, and whether it matches the document", () => {
  const text = printScenarios();

  expect(text).toContain(
    "slow: The response is delayed.\n  played by all\n  delay_ms=1000  milliseconds until the first byte (0 to 600000)",
  );
  expect(text).toContain("truncated: The body is incomplete. Does not match the document.");
});

test("documents each scenario with its parameters in a row of the reference", () => {
  const reference = readFileSync(new URL("../../docs/reference.md", import.meta.url), "utf8");
  const rows = [...scenarios.values()].map(({ name, parameters }) => {
    const row = reference.split("\n").find((line) => line.startsWith(`| \`${name}\` |`)) ?? "";
    return [
      name,
      parameters.every((parameter) => row.includes(`\`${parameter.name}=${parameter.default}\``)) && row !== "",
    ];
  });

  expect(rows).toEqual([...scenarios.keys()].map((name) => [name, true]));
});

test("gives parameters of the same name the same possible values", () => {
  const all = [...scenarios.values()].flatMap(({ parameters }) => parameters);
  const kinds = new Map(all.map(({ name, values }) => [name, JSON.stringify(values)]));

  expect(all.map(({ name, values }) => [name, JSON.stringify(values)])).toEqual(
    all.map(({ name }) => [name, kinds.get(name)]),
  );
});
