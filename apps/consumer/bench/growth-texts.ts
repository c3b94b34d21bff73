import { type Exact, int64, parseExact, stringifyExact } from "@shortvideo-api/wire";

const exact: Exact = { fields: { id: int64 } };

/** Creates the work for a size: the growth of its time is measured. */
export type Growing = (size: number) => () => unknown;

/** Texts that a careless pattern or search would read again and again, by what they contain. */
export const growingWork: Readonly<Record<string, Growing>> = {
  "reading zeros after a decimal point": (size) => read(`{"id": 0.${"0".repeat(size)}1}`),
  "reading digits that are not a number": (size) => read(`{"note": " ${"1".repeat(size)}x"}`),
  "reading digits and points": (size) => read(`{"note": " ${"1.1".repeat(size)}"}`),
  "reading a list of numbers": (size) => read(`[${"7300000000000000001,".repeat(size)}1]`),
  "reading a list of numbers before a string": (size) => read(`[${"7300000000000000001,".repeat(size)}"a"]`),
  "reading digits after a colon in a string": (size) => read(`{"note": ":${"1".repeat(size)}"}`),
  "reading words of digits and letters": (size) => read(`[7300000000000000001, "${"1a".repeat(size)}"]`),
  "reading backslashes": (size) => read(`[7300000000000000001, "${"\\\\".repeat(size)}"]`),
  "reading numbers and sentinels": (size) =>
    read(`["${"\u007f".repeat(size / 2)}"${",7300000000000000001".repeat(size)}]`),
  "writing strings like sentinels": (size) => {
    const texts = Array.from({ length: size / 10 }, (_, index) => "\u007f".repeat(index % 400));
    return () => stringifyExact([{ id: "7300000000000000001" }, ...texts], { items: exact });
  },
};

function read(text: string): () => unknown {
  return () => parseExact(text, exact);
}
