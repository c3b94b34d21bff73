import { type FieldType, readFieldType } from "./read-field-type.ts";
import { type Row, readPages } from "./read-tables.ts";

/** A field at one of its places. */
export interface FieldRow {
  source: string;
  operation: string;
  /** Paths in the 200 body; more than one if the description does not say which of them is right. */
  paths: readonly string[];
  type: FieldType;
  unit?: string;
}

/** A query parameter of one operation. */
export interface ParameterRow {
  source: string;
  operation: string;
  name: string;
  /** The source of the name: `documented`, `overview`, `inferred` or `assumed`. */
  named: string;
  /** `string`, `integer` or `not stated`. */
  type: string;
  rules: readonly Rule[];
  /** Values and their meanings. */
  meanings: readonly { value: string; meaning: string }[];
}

/** A constraint of a parameter's value: `default` and `50`. */
export interface Rule {
  word: string;
  values: readonly string[];
}

/** The content of all tables. */
export interface Description {
  fields: readonly FieldRow[];
  parameters: readonly ParameterRow[];
  operations: readonly Row[];
  pagination: readonly Row[];
  limits: readonly Row[];
  failures: readonly Row[];
  failureFields: readonly Row[];
  relations: readonly Row[];
  facts: readonly Row[];
}

/** Reads the tables. Throws for a table with unknown columns, so that every row is read. */
export function readDescription(): Description {
  const sections = readPages();
  const rows = sections.flatMap((section) => section.rows);
  const read = new Set<Row>();
  const rowsWith = (...columns: string[]) => {
    const found = rows.filter((row) => columns.every((column) => row.columns.includes(column)));
    for (const row of found) read.add(row);
    return found;
  };
  const description = {
    fields: sections.flatMap(({ places, rows: fields }) =>
      places.flatMap(([operation = "", place = ""]) => fields.map((row) => readField(row, operation, place))),
    ),
    parameters: rowsWith("Parameter", "Named").map(readParameter),
    operations: rowsWith("Operation", "Path"),
    pagination: rowsWith("Operation", "Style"),
    limits: rowsWith("Operation", "Maximum"),
    failures: rowsWith("Condition", "Status"),
    failureFields: rowsWith("Status", "Field"),
    relations: rowsWith("Operation", "Relation"),
    facts: rowsWith("Fact"),
  };
  for (const { places, rows: fields } of sections) if (places.length > 0) for (const row of fields) read.add(row);
  const unread = rows.find((row) => !read.has(row));
  if (unread) throw new Error(`${unread.source} is in a table of an unknown kind: ${unread.columns.join(", ")}`);
  return description;
}

function readField(row: Row, operation: string, place: string): FieldRow {
  const unit = row.codes("Unit")[0];
  return {
    source: row.source,
    operation,
    paths: row.codes("Field").map((field) => joinPaths(place, field)),
    type: readFieldType(row.text("Type")),
    ...(unit === undefined ? {} : { unit }),
  };
}

function joinPaths(place: string, field: string): string {
  if (field === "$") return place;
  return place === "$" ? field : `${place}.${field}`;
}

function readParameter(row: Row): ParameterRow {
  const says = row.text("The description says").matchAll(/`([^`]*)` = (.*?)(?=, `|$)/g);
  return {
    source: row.source,
    operation: row.heading,
    name: row.codes("Parameter")[0] ?? "",
    named: readWord(row, "Named", ["documented", "overview", "inferred", "assumed"]),
    type: readWord(row, "Type", ["string", "integer", "not stated"]),
    rules: Array.from(
      row.text("Rules").matchAll(/([a-z][a-z ]*[a-z])((?: `[^`]*`)*)/gi),
      ([, word = "", values = ""]) => ({
        word,
        values: Array.from(values.matchAll(/`([^`]*)`/g), (value) => value[1]!),
      }),
    ),
    meanings: Array.from(says, ([, value = "", meaning = ""]) => ({ value, meaning })),
  };
}

function readWord(row: Row, column: string, words: readonly string[]): string {
  const word = row.text(column);
  if (!words.includes(word))
    throw new Error(`${row.source}: \`${word}\` is not a value of ${column}. Values: ${words.join(", ")}`);
  return word;
}
