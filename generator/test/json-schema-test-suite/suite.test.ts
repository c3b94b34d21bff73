import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { printJson } from "@shortvideo-api/document/source";
import { describe, expect, test } from "vitest";
import { inCI, isCI, oneOf } from "../../../scripts/in-ci.ts";
import { ProblemsError } from "../../../packages/document/src/diagnostics/problems-error.ts";
import { type Departure, departures } from "./departures.ts";
import { canWrite, isText, openTools, type Position, positions, type Tools } from "./open-tools.ts";
import { hasNames, hasSuite, readSuite, type SuiteGroup } from "./read-suite.ts";

// Each schema of the suite is the schema of a body, of parameters and of a response. The client and the mock agree with the verdicts of the
// suite, except for the departures that a decision page explains.

const page = fileURLToPath(new URL("../../../spec/decisions/values-follow-json-schema.md", import.meta.url));

/** A verdict that departs from the suite. */
interface Finding {
  readonly name: string;
  readonly position: Position | undefined;
  readonly verdict: Departure["verdict"];
  readonly detail: string;
}

describe.skipIf(!hasSuite)("The JSON Schema Test Suite", () => {
  test("has the same verdicts as the client and the mock, except for documented departures", async () => {
    const suite = readSuite();
    const counts = { valid: 0, invalid: 0, refusedByClient: 0, missedByClient: 0 };
    const findings: Finding[] = [];
    // Names are global in a document, and so are the problems that keep it from being read.
    const alone = suite.filter(hasNames);
    const together = suite.filter((group) => !hasNames(group));
    await findDepartures(oneOf(4, together), findings, counts);
    for (const group of oneOf(10, alone)) {
      await findDepartures([group], findings, counts);
    }

    const used = new Set(findings.map(findRow));
    expect(findings.filter((finding) => findRow(finding) === undefined)).toEqual([]);
    expect(departures.filter((departure) => isCI && !used.has(departure))).toEqual([]);
    expect(counts.valid).toBeGreaterThan(inCI(2_000, 500));
    expect(counts.invalid).toBeGreaterThan(inCI(1_500, 375));
    // Only the service checks `not`, formats, which are not counted, and that only one branch of a `oneOf` matches.
    expect(counts.refusedByClient).toBeGreaterThan(2 * counts.missedByClient);
  });
});

test("has no departure without a reason", () => {
  const text = readFileSync(page, "utf8");

  expect(departures.filter(({ row }) => !text.includes(`| ${row}`))).toEqual([]);
});

/** Compares the verdicts on all values of some groups, in one document. */
async function findDepartures(
  groups: readonly SuiteGroup[],
  findings: Finding[],
  counts: { valid: number; invalid: number; refusedByClient: number; missedByClient: number },
): Promise<void> {
  const tools = await open(groups, findings);
  if (!tools) return;
  for (const [index, group] of groups.entries()) {
    for (const { description, data, valid } of group.tests) {
      for (const position of positions) {
        // A text of a parameter may be that of another, valid value.
        if (!canWrite(position, data) || (isText(position) && !valid)) continue;
        const { client, service = [] } = await tools.check(index, position, data);
        const messages = [...client, ...service];
        counts[valid ? "valid" : "invalid"] += 1;
        const isOfFormats = group.name.startsWith("optional/format");
        if (position === "body" && !valid && !isOfFormats)
          counts[client.length > 0 ? "refusedByClient" : "missedByClient"] += 1;
        if (valid === (messages.length === 0)) continue;
        const detail = `${printJson(data)} ${messages.join(" ")}`;
        findings.push({
          name: `${group.name}: ${description}`,
          position,
          verdict: valid ? "refused" : "accepted",
          detail,
        });
      }
    }
  }
  tools.close();
}

async function open(groups: readonly SuiteGroup[], findings: Finding[]): Promise<Tools | undefined> {
  try {
    return await openTools(groups.map(({ schema }) => schema));
  } catch (error) {
    if (!(error instanceof ProblemsError) || groups.length > 1) throw error;
    findings.push(
      ...groups.map(
        ({ name }) => ({ name: `${name}: `, position: undefined, verdict: "unread", detail: error.message }) as const,
      ),
    );
    return undefined;
  }
}

function findRow({ name, position, verdict }: Finding): Departure | undefined {
  return departures.find(
    (departure) =>
      departure.verdict === verdict &&
      departure.tests.test(name) &&
      (position === undefined || (departure.positions ?? positions).includes(position)),
  );
}
