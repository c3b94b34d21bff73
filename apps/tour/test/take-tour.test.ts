import { operations } from "@shortvideo-api/fixtures";
import { startMock } from "@shortvideo-api/mock";
import { expect, test } from "vitest";
import { takeTour } from "../src/take-tour.js";

const plain = (_style: string, text: string) => text;

test("prints a row for every operation, and the total, if all succeed", async () => {
  const mock = await startMock();
  const lines: string[] = [];

  const passed = await takeTour({ baseUrl: mock.url, print: (line) => lines.push(line), paint: plain });
  await mock.stop();

  expect(passed).toBe(true);
  expect(lines.slice(1, -2).map((line) => line.split(" ")[0])).toEqual(Object.keys(operations));
  expect(lines.find((line) => line.startsWith("posts.listComments "))).toMatch(/ 200 +3 +\d+ +\d+$/);
  expect(lines.at(-1)).toMatch(/^24 operations called, 14 lists read to their end \(42 pages, \d+ items\)/);
});

test("calls the other operations after a failure, and names all that failed", async () => {
  const mock = await startMock();
  await mock.stop();
  const lines: string[] = [];

  const passed = await takeTour({ baseUrl: mock.url, print: (line) => lines.push(line), paint: plain });

  expect(passed).toBe(false);
  expect(lines.filter((line) => line.includes(" none "))).toHaveLength(24);
  expect(lines.at(-1)).toMatch(/^24 of 24 operations failed, in .*: dramas\.explore, /);
});
