import { expect, test } from "vitest";
import { library } from "../../test/library.js";
import { makeExchange } from "../../test/make-exchange.js";
import { loadDocument } from "../operation/load-document.js";
import { readServedOperations } from "../operation/read-served-operations.js";
import type { Exchange } from "../exchange/exchange.js";
import { readRecordedDocument } from "./tally.js";
import { createSessions, type SessionLimits } from "./sessions.js";

const { document } = await loadDocument(library.spec);
const recorded = readRecordedDocument(document, readServedOperations(document));
const open = (limits?: SessionLimits) => createSessions(recorded, limits);

const request = (session: string, more: Partial<Exchange> = {}) => makeExchange({ session, ...more });

test("reports each session, and all requests together", () => {
  const sessions = open();

  sessions.record(request("a"));
  sessions.record(request("b"));
  sessions.record(request("default"));

  expect(sessions.report("a")?.requests).toBe(1);
  expect(sessions.report()?.requests).toBe(3);
  expect(sessions.has("c")).toBe(false);
  expect(sessions.list().map(({ id, requests }) => [id, requests])).toEqual([
    ["default", 1],
    ["a", 1],
    ["b", 1],
  ]);
});

test("drops the least recently used session, but never the default one", () => {
  const sessions = open({ sessions: 2 });

  for (const id of ["default", "a", "b", "a", "c"]) sessions.record(request(id));

  expect(sessions.list().map(({ id }) => id)).toEqual(["default", "a", "c"]);
  expect(sessions.report()?.requests).toBe(5);
});

test("resets one session, or all", () => {
  const sessions = open();
  for (const id of ["default", "a", "b"]) sessions.record(request(id));
  sessions.setPreference("default", "seed=1");

  sessions.reset("a");
  sessions.reset("default");
  expect(sessions.list().map(({ id, requests }) => [id, requests])).toEqual([
    ["default", 0],
    ["b", 1],
  ]);
  sessions.reset();
  expect(sessions.list()).toEqual([{ id: "default", requests: 0, violations: 0, preference: "" }]);
  expect(sessions.report()?.requests).toBe(0);
});

test("returns the preferences of a session, else those of all sessions", () => {
  const sessions = open({ preference: "scenario=slow" });

  sessions.setPreference("a", "seed=3");
  sessions.setPreference("b", "seed=3");
  sessions.setPreference("b", "");

  expect(["a", "b", "c"].map((id) => sessions.preferenceOf(id))).toEqual(["seed=3", "scenario=slow", "scenario=slow"]);
  expect(open().preferenceOf("a")).toBe("");
});

test("counts the events of each session separately", () => {
  const sessions = open();

  expect(sessions.count("a", "tries")).toEqual({ before: 0, ageMs: 0 });
  expect(sessions.count("a", "tries").before).toBe(1);
  expect(sessions.count("b", "tries").before).toBe(0);
  sessions.reset("a");
  expect(sessions.count("a", "tries").before).toBe(0);
});

test("drops the oldest count of a session that counts more than 64 events", () => {
  const sessions = open();
  sessions.count("a", "first");
  for (let index = 0; index < 64; index++) sessions.count("a", `other ${index}`);

  expect(sessions.count("a", "other 63").before).toBe(1);
  expect(sessions.count("a", "first").before).toBe(0);
});

function wrong(session: string, index: number): Exchange {
  const violations = [{ code: "parameter-wrong", place: `query.${index}`, message: "" }] as const;
  return request(session, { violations, status: 400 });
}

test("lists at least three violations of every session, and counts the rest when the shared room is full", () => {
  const sessions = open();

  for (let session = 0; session < 200; session++) {
    for (let index = 0; index < 200; index++) sessions.record(wrong(`s${session}`, index));
  }

  const { violations, unlisted } = sessions.report("s199");
  expect([violations.length, unlisted]).toEqual([3, [{ code: "parameter-wrong", count: 197 }]]);
  expect(sessions.report("s0")?.violations).toHaveLength(200);
  expect(sessions.report()?.violations).toHaveLength(200);
});

test("counts each mistake of a session once", () => {
  const sessions = open();
  for (const index of [1, 1, 2]) sessions.record(wrong("a", index));

  expect(sessions.list().map(({ requests, violations }) => [requests, violations])).toEqual([
    [0, 0],
    [3, 2],
  ]);
});

test("frees the room for violations when it drops a session", () => {
  const sessions = open({ sessions: 20 });

  for (let session = 0; session < 300; session++) {
    for (let index = 0; index < 200; index++) sessions.record(wrong(`s${session}`, index));
  }

  expect(sessions.report("s299")?.violations).toHaveLength(200);
});
