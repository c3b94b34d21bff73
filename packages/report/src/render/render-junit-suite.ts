import { type Markup, markup } from "../text/markup.js";

/** Test cases of JUnit XML. */
export interface JunitSuite {
  readonly name: string;
  readonly durationMs: number;
  readonly properties: Readonly<Record<string, string>>;
  readonly cases: readonly JunitCase[];
}

/** A test case of JUnit XML. */
export interface JunitCase {
  /** The class name of the test case: `"posts"`. */
  readonly group: string;
  readonly name: string;
  readonly failures: readonly JunitFailure[];
  /** The reason for skipping; `undefined` if the case was run. */
  readonly skippedBecause: string | undefined;
  /** The output of the case; `undefined` if none exists. */
  readonly note: string | undefined;
}

/** A failure of a test case. */
export interface JunitFailure {
  /** Code of the failure: `"parameter-wrong"`. */
  readonly type: string;
  readonly message: string;
  /** All details, one in each line. */
  readonly text: string;
}

/**
 * Prints test cases as JUnit XML. No XML library is used, because there are only seven elements, and `markup` already replaces
 * characters that XML does not allow.
 */
export function renderJunitSuite({ name, durationMs, properties, cases }: JunitSuite): string {
  const failed = cases.filter(({ failures }) => failures.length > 0).length;
  const skipped = cases.filter(({ skippedBecause }) => skippedBecause !== undefined).length;
  const seconds = (durationMs / 1_000).toFixed(3);
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="${name}" tests="${cases.length}" failures="${failed}" errors="0" time="${seconds}">
  <testsuite name="${name}" tests="${cases.length}" failures="${failed}" errors="0" skipped="${skipped}" time="${seconds}">
    <properties>${Object.entries(properties).map(
      ([key, value]) => markup`
      <property name="${key}" value="${value}"/>`,
    )}
    </properties>${cases.map(renderCase)}
  </testsuite>
</testsuites>
`.text;
}

function renderCase({ group, name, failures, skippedBecause, note }: JunitCase): Markup {
  const failed = failures.map(
    ({ type, message, text }) => markup`
      <failure type="${type}" message="${message}">${text}</failure>`,
  );
  const skipped =
    skippedBecause !== undefined &&
    markup`
      <skipped message="${skippedBecause}"/>`;
  // Many readers show only the first failure, but the whole output.
  const output = [
    ...(failures.length > 1 ? failures.map(({ text }) => text) : []),
    ...(note === undefined ? [] : [note]),
  ];
  const details =
    output.length > 0 &&
    markup`
      <system-out>${output.join("\n\n")}</system-out>`;
  return markup`
    <testcase classname="${group}" name="${name}" time="0">${failed}${skipped}${details}
    </testcase>`;
}

/** Returns the group of an operation: its id up to the last dot, or `"contract"` without one. */
export function toGroup(operation: string): string {
  return operation.slice(0, Math.max(operation.lastIndexOf("."), 0)) || "contract";
}
