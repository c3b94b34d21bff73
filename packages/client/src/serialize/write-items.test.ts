import { expect, test } from "vitest";
import { writeLines, writeRecords } from "./write-items.js";

const exact = { items: { fields: { id: { int64: true } } } } as const;

test("writes each item as JSON, with all digits", () => {
  expect(writeLines([{ id: "7300000000000000001" }, null, "a\nb"], exact)).toBe(
    '{"id":7300000000000000001}\nnull\n"a\\nb"\n',
  );
  expect(writeRecords([1], exact)).toBe("\u001e1\n");
  expect(writeLines([])).toBe("");
});

test("reads an iterable when the request needs its next item, and ends it with the request", async () => {
  const events: string[] = [];
  async function* listItems(): AsyncGenerator<number> {
    try {
      for (const item of [1, 2, 3]) {
        events.push(`read ${item}`);
        yield item;
      }
    } finally {
      events.push("ended");
    }
  }
  const body = writeLines(listItems());
  const reader = body instanceof ReadableStream ? body.getReader() : undefined;

  const { value } = (await reader?.read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe("1\n");
  await reader?.cancel();

  expect(events.at(-1)).toBe("ended");
  expect(events).not.toContain("read 3");
});
