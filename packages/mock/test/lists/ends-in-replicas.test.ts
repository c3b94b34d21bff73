// Several mocks return the pages of one list, such as replicas behind a load balancer. Their merged report counts its end.

import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mergeReports } from "@shortvideo-api/report";
import { inCI } from "../../../../scripts/in-ci.js";
import { createMock, type Mock } from "../../src/index.js";
import { key, library } from "../library.js";

const lists = [
  ["/books", "/books?cursor=11", "/books?cursor=12"],
  ["/books/newest", "/books/newest?page=2", "/books/newest?page=3"],
  ["/readers/search?name=a", "/readers/search?name=a&offset=1", "/readers/search?name=a&offset=2"],
];

/** Pages of a list that a client reads one after the other, and the number of the replica that returns each. */
const reading = fc.record({
  list: fc.constantFrom(...lists),
  end: fc.nat({ max: 2 }),
  session: fc.constantFrom("a", "b"),
  replicas: fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }),
});

const countEnds = (report: ReturnType<Mock["report"]>) => report.operations.map(({ pages }) => pages?.last);

test("the merged report of replicas counts the lists that one mock counts", async () => {
  const single = await createMock(library);
  const replicas = await Promise.all([0, 1, 2].map(() => createMock(library)));
  let found = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(reading, { maxLength: 4 }), async (readings) => {
      for (const mock of [single, ...replicas]) mock.reset();
      for (const { list, end, session, replicas: chosen } of readings) {
        for (const [index, target] of list.slice(0, end + 1).entries()) {
          for (const mock of [single, replicas[chosen[index] ?? 0]]) {
            await mock?.fetch(`http://mock/~session=${session}${target}`, { headers: key });
          }
        }
      }

      const merged = mergeReports(replicas.map((mock) => mock.report()));

      expect(countEnds(merged)).toEqual(countEnds(single.report()));
      found += countEnds(merged).reduce<number>((sum, ends = 0) => sum + ends, 0);
    }),
    { numRuns: inCI(500, 100) },
  );
  expect(found).toBeGreaterThan(10);
});
