import { isWithin, parseMediaType } from "@shortvideo-api/document";
import { quoteNames } from "@shortvideo-api/report";
import { cutText } from "../operation/cut-text.js";
import type { BodyField, FormFields, Parameter } from "../operation/operation.js";
import type { FormEntry } from "./parse-form.js";
import { fitsParameter } from "./parse-parameter.js";
import { readSent, readShapes } from "./read-texts.js";

/** Describes a field that was sent twice, or a part with the wrong media type or header. */
export function findEntryProblem({ fields }: FormFields, entries: readonly FormEntry[]): string | undefined {
  for (const field of fields) {
    const given = entries.filter((entry) => entry.name === field.name);
    const problem = field.exploded
      ? findEntryProblem(field.exploded, entries)
      : (findRepeated(field, given) ?? findWrongType(field, given) ?? findWrongHeader(field, given));
    if (problem !== undefined) return problem;
  }
  return undefined;
}

function findRepeated({ name, checked, isRepeatable }: BodyField, given: readonly FormEntry[]): string | undefined {
  return checked && given.length > 1 && !isRepeatable ? `\`${name}\` is given ${given.length} times` : undefined;
}

function findWrongType({ name, contentTypes }: BodyField, given: readonly FormEntry[]): string | undefined {
  if (contentTypes.length === 0) return undefined;
  const types = given.flatMap(({ fileType }) => (fileType === undefined ? [] : parseMediaType(fileType).essence));
  const wrong = types.find((type) => !contentTypes.some((range) => isWithin(type, range)));
  if (wrong === undefined) return undefined;
  return `\`${name}\` is \`${cutText(wrong)}\`; the document declares ${quoteNames(contentTypes)}`;
}

function findWrongHeader({ name, headers }: BodyField, given: readonly FormEntry[]): string | undefined {
  for (const entry of given) {
    for (const header of headers) {
      const problem = findHeaderProblem(`the part \`${name}\``, header, entry);
      if (problem !== undefined) return problem;
    }
  }
  return undefined;
}

function findHeaderProblem(part: string, header: Parameter, entry: FormEntry): string | undefined {
  const given = { path: {}, query: [], header: entry.headers ?? {}, cookie: {} };
  const { name, required, checked, expected } = header;
  const sent = readSent(header, given);
  if (sent.length === 0) return required ? `${part} has no header \`${name}\`; it takes ${expected}` : undefined;
  if (!checked) return undefined;
  const found = `the header \`${name}\` of ${part} is`;
  if (sent.length > 1) return `${found} given ${sent.length} times; it takes one, ${expected}`;
  const { texts, shapes } = readShapes(header, given);
  if (texts.length > 0 && fitsParameter(header, texts, shapes)) return undefined;
  const shown = (texts.length > 0 ? texts : sent.map(({ text }) => text)).map((text) => cutText(text));
  return `${found} ${quoteNames(shown)}; it takes ${expected}`;
}
