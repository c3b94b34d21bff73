import { expect, test } from "vitest";
import { findPreferenceProblem, type PreferenceSources, readPreference } from "./read-preference.js";
import type { SessionState } from "../exchange/session-state.js";

const none: PreferenceSources = { prefer: "", prefix: undefined, key: undefined };

function stateWith(preference: string): SessionState {
  return { preferenceOf: () => preference, count: () => ({ before: 0, ageMs: 0 }) };
}

function key(value: string): PreferenceSources["key"] {
  return { place: "header.x-gateway-key", value };
}

test("reads the same words from each place", () => {
  const words = "code=429, example=emptyPage, dynamic=true, seed=3, session=suite-a";
  const expected = { status: 429, example: "emptyPage", dynamic: true, seed: 3, session: "suite-a" };

  expect(readPreference({ ...none, prefer: words }, stateWith("")).preference).toMatchObject(expected);
  expect(readPreference({ ...none, prefix: words }, stateWith("")).preference).toMatchObject(expected);
  expect(readPreference({ ...none, key: key(`mock:${words}`) }, stateWith("")).preference).toMatchObject(expected);
});

test("prefers the header to the prefix, the prefix to the key, and the key to the session", () => {
  const sources = { prefer: "seed=1", prefix: "seed=2,code=401", key: key("mock:seed=3,code=403,example=a") };
  const { preference } = readPreference(sources, stateWith("seed=4,code=429,example=b,scenario=slow"));

  expect(preference).toMatchObject({ seed: 1, status: 401, example: "a", scenario: { name: "slow" } });
});

test("ignores the words of a key that does not begin with `mock:`", () => {
  const { preference, violation } = readPreference({ ...none, key: key("code=429") }, stateWith(""));

  expect([preference.status, violation]).toEqual([undefined, undefined]);
});

test("uses default parameters of a scenario", () => {
  const usual = readPreference({ ...none, prefer: "scenario=slow" }, stateWith(""));
  const given = readPreference({ ...none, prefer: "scenario=slow, delay_ms=20" }, stateWith(""));

  expect(usual.preference.scenario).toEqual({ name: "slow", parameters: { delay_ms: "1000" } });
  expect(given.preference.scenario).toEqual({ name: "slow", parameters: { delay_ms: "20" } });
});

test("ignores words in `Prefer` that the mock does not define, and rejects them in other places", () => {
  const words = "respond-async, wait=10, seed=2";
  const header = readPreference({ ...none, prefer: words }, stateWith(""));
  const prefix = readPreference({ ...none, prefix: words }, stateWith(""));

  expect([header.violation, header.preference.seed]).toEqual([undefined, 2]);
  expect(prefix.violation).toMatchObject({ code: "preference-unknown", place: "path" });
  expect(prefix.violation?.message).toContain(
    "The prefix of the path contains `respond-async`, which is not a word of the mock",
  );
});

test.each(["sceanrio=slow", "scenarios=slow", "exmple=emptyPage", "Sesion=a", "delay-ms=5"])(
  "rejects `%s` in `Prefer`, because it is similar to a word of the mock",
  (words) => {
    const { violation } = readPreference({ ...none, prefer: words }, stateWith(""));

    expect(violation).toMatchObject({ code: "preference-unknown", place: "header.prefer" });
    expect(violation?.message).toMatch(/^`Prefer` contains `[a-z-]+`, which is not a word of the mock; use `\w+`\.$/);
  },
);

const wordsOfOthers =
  "respond-async return=minimal wait=10 handling=lenient timezone=UTC safe depth-noroot transclude count=exact odata.maxpagesize=5 odata.track-changes missing=default resolution=ignore tx=rollback";

test.each(wordsOfOthers.split(" "))("accepts `%s` in `Prefer`, which others define", (words) => {
  expect(readPreference({ ...none, prefer: words }, stateWith("")).violation).toBeUndefined();
});

test.each([
  ["scenario=slo", "The preference has the value `slo` for `scenario`; it must be a known scenario, such as `slow`."],
  ["scenario=slow, delay_ms=soon", "has the value `soon` for `delay_ms`; it must be an integer from 0 to 600000."],
  ["delay_ms=5", "contains `delay_ms`, which belongs to `scenario=slow`"],
  ["seed=-1", "has the value `-1` for `seed`"],
  ["seed=1, seed=2", "has the values `1` and `2` for `seed`; it takes one."],
  ["sed=1", "use `seed`"],
  ["session=a", "the path already names the session"],
  ["scenario", 'has the value `""` for `scenario`'],
])("describes the problem of `%s`", (words, message) => {
  expect(findPreferenceProblem(words)).toContain(message);
});

test("finds no problem in valid words", () => {
  expect(findPreferenceProblem('scenario=slow; delay_ms="20", code=429')).toBeUndefined();
});

test("drops the parameters of a scenario that a higher place replaces", () => {
  const { preference, violation } = readPreference(
    { ...none, prefer: "scenario=none" },
    stateWith("scenario=slow,delay_ms=5"),
  );

  expect(violation).toBeUndefined();
  expect(preference.scenario).toBeUndefined();
});
