import { type Markup, markup } from "../text/markup.js";

/** A test case of JUnit XML. */
export interface JunitCase {
  /** Its group: `"posts"`. */
  readonly group: string;
  readonly name: string;
  readonly failures: readonly JunitFailure[];
  /** `undefined` when it was run. */
  readonly skippedBecause: string | undefined;
  readonly note: string | undefined;
}

export interface JunitFailure {
  readonly type: string;
  readonly message: string;
  /** All that is known of it, in lines. */
  readonly text: string;
}

/**
 * Prints test cases as JUnit XML. Written by hand: it is seven elements, and characters that XML does not allow must be removed
 * in any case.
 */
export function renderJunitSuite(
  name: string,
  durationMs: number,
  properties: Readonly<Record<string, string>>,
  cases: readonly JunitCase[],
): string {
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
  // Many readers show the first failure alone, and all of the output.
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

/** Returns the group of an operation: its id up to the last dot. */
export function groupOf(operation: string): string {
  return operation.slice(0, Math.max(operation.lastIndexOf("."), 0)) || "contract";
}
