import { operations } from "@shortvideo-api/fixtures";
import { startMock } from "@shortvideo-api/mock";
import { expect, test } from "vitest";
import { takeTour } from "../src/take-tour.js";

const count = Object.keys(operations).length;
const plain = (_style: string, text: string) => text;

test("prints a row for every operation, and the total, if all succeed", async () => {
  const mock = await startMock();
  const lines: string[] = [];

  const passed = await takeTour({ baseUrl: mock.url, print: (line) => lines.push(line), paint: plain });
  await mock.stop();

  expect(passed).toBe(true);
  expect(lines.slice(1, -2).map((line) => line.split(" ")[0])).toEqual(Object.keys(operations));
  expect(lines.find((line) => line.startsWith("posts.listComments "))).toMatch(/ 200 +3 +\d+ +\d+$/);
  const lists = lines.filter((line) => / 200 +3 +\d+ /.test(line));
  expect(lines.at(-1)).toMatch(
    new RegExp(
      `^${count} operations called, ${lists.length} lists read to their end \\(${lists.length * 3} pages, \\d+ items\\)`,
    ),
  );
});

test("calls the other operations after a failure, and names all that failed", async () => {
  const mock = await startMock();
  await mock.stop();
  const lines: string[] = [];

  const passed = await takeTour({ baseUrl: mock.url, print: (line) => lines.push(line), paint: plain });

  expect(passed).toBe(false);
  expect(lines.filter((line) => line.includes(" none "))).toHaveLength(count);
  expect(lines.at(-1)).toMatch(new RegExp(`^${count} of ${count} operations failed, in .*: dramas\\.explore, `));
});
