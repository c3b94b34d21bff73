import type { OperationVisit } from "./visit-operation.js";

/** Colors a text. Returns it unchanged if the terminal has no colors. */
export type Paint = (style: "bold" | "dim" | "green" | "red", text: string) => string;

/** Widths of the columns, in characters. */
const widths = { status: 6, pages: 7, items: 7, ms: 8 };

/** Prints the head of the table. `width` is the width of the first column, in characters. */
export function printHead(width: number, paint: Paint): string {
  return paint("dim", toRow("operation".padEnd(width), "status", "pages", "items", "ms"));
}

/** Prints an operation as a row, with the reason below it if it failed. */
export function printVisit(
  { operation, status, list, durationMs, failure }: OperationVisit,
  width: number,
  paint: Paint,
): string {
  const [pages, items] = list ? [String(list.pages), String(list.items)] : ["–", "–"];
  const row = toRow(operation.padEnd(width), String(status ?? "none"), pages, items, durationMs.toFixed(0));
  if (failure === undefined) return row;
  return [paint("red", row), ...failure.split("\n").map((line) => paint("red", `  ${line}`))].join("\n");
}

/** Prints the total of all operations. */
export function printTotal(visits: readonly OperationVisit[], durationMs: number, paint: Paint): string {
  const failed = visits.filter(({ failure }) => failure !== undefined);
  const lists = visits.flatMap(({ list }) => list ?? []);
  const sum = (field: "pages" | "items") => lists.reduce((total, list) => total + list[field], 0);
  const seconds = `${(durationMs / 1_000).toFixed(1)} s`;
  if (failed.length > 0) {
    const names = failed.map(({ operation }) => operation).join(", ");
    return paint("red", `${failed.length} of ${visits.length} operations failed, in ${seconds}: ${names}.`);
  }
  return paint(
    "green",
    `${visits.length} operations called, ${lists.length} lists read to their end ` +
      `(${sum("pages")} pages, ${sum("items")} items), in ${seconds}.`,
  );
}

function toRow(operation: string, status: string, pages: string, items: string, ms: string): string {
  return [
    operation,
    status.padStart(widths.status),
    pages.padStart(widths.pages),
    items.padStart(widths.items),
    ms.padStart(widths.ms),
  ].join("");
}
