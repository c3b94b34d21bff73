import { readdirSync, readFileSync } from "node:fs";
import { marked, type Token, type Tokens } from "marked";

/** One heading of a page, with the list and the tables below it. */
export interface Section {
  heading: string;
  /** One entry for each item of the list below the heading: its code spans, such as `["posts.get", "$"]`. */
  places: readonly (readonly string[])[];
  rows: readonly Row[];
}

/** One row of a table. */
export interface Row {
  /** File and line, such as `posts.md:31`. */
  source: string;
  heading: string;
  columns: readonly string[];
  /** Returns the text of a column with its backticks; empty if the table has no such column. */
  text: (column: string) => string;
  /** Returns the code spans of a column, without backticks. */
  codes: (column: string) => readonly string[];
}

const folder = new URL("../description/", import.meta.url);

/** Reads every page of the description, except the one that explains the others. */
export function readPages(): Section[] {
  const pages = readdirSync(folder).filter((file) => file.endsWith(".md") && file !== "README.md");
  return pages.sort().flatMap((page) => readSections(page, readFileSync(new URL(page, folder), "utf8")));
}

/** Reads the sections of one page; a table above the first heading belongs to a section without one. */
export function readSections(page: string, markdown: string): Section[] {
  const sections: { heading: string; places: string[][]; rows: Row[] }[] = [{ heading: "", places: [], rows: [] }];
  let line = 1;
  for (const token of marked.lexer(markdown)) {
    const section = sections.at(-1)!;
    if (isHeading(token)) sections.push({ heading: token.text, places: [], rows: [] });
    if (isList(token)) section.places.push(...token.items.map((item) => listCodes(item.text)));
    if (isTable(token)) section.rows.push(...readRows(page, line, section.heading, token));
    line += token.raw.split("\n").length - 1;
  }
  return sections;
}

function readRows(page: string, line: number, heading: string, table: Tokens.Table): Row[] {
  const columns = table.header.map((cell) => cell.text);
  return table.rows.map((cells, index) => {
    const text = (column: string) => cells[columns.indexOf(column)]?.text ?? "";
    // The first row is two lines below the header.
    const source = `${page}:${line + index + 2}`;
    return { source, heading, columns, text, codes: (column) => listCodes(text(column)) };
  });
}

function listCodes(text: string): string[] {
  return Array.from(text.matchAll(/`([^`]*)`/g), (match) => match[1]!);
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

function isList(token: Token): token is Tokens.List {
  return token.type === "list";
}

function isTable(token: Token): token is Tokens.Table {
  return token.type === "table";
}
