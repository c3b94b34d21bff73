const words = [
  "string",
  "boolean",
  "integer",
  "number",
  "number (64-bit)",
  "object",
  "open object",
  "array",
  "map",
  "json string",
  "null",
  "nullable",
  "not stated",
  "absent",
] as const;

/**
 * A word of the Type column in the tables of `spec/description`. `content` is the type of the items of an array or the values of a map,
 * if the description names it.
 */
export interface FieldType {
  word: (typeof words)[number];
  content?: FieldType;
}

/** Reads a cell of the Type column. Throws for a word that `description/README.md` does not explain. */
export function readFieldType(text: string): FieldType {
  const [container = text, content] = text.split(/(?<=^(?:array|map)) of /);
  const word = words.find((candidate) => candidate === container);
  if (!word) throw new Error(`\`${text}\` is not a type of the tables; there are ${words.join(", ")}`);
  return content === undefined ? { word } : { word, content: readFieldType(content) };
}

/** Prints a type as the tables write it. */
export function printFieldType({ word, content }: FieldType): string {
  return content ? `${word} of ${printFieldType(content)}` : word;
}
