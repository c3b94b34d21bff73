/** A part of JSON: a token with its color, or text between tokens without one. */
export interface JsonPart {
  readonly text: string;
  /** As classes of `highlight.js` name it. */
  readonly kind?: "attr" | "string" | "number" | "literal";
}

/** Divides JSON into the parts that are colored. Examples are long, and this takes a tenth of the time of a general highlighter. */
export function listJsonParts(json: string): JsonPart[] {
  const parts: JsonPart[] = [];
  let end = 0;
  for (const { 0: token, 1: colon, index } of json.matchAll(jsonToken)) {
    const text = colon === undefined ? token : token.slice(0, -colon.length);
    const kind =
      colon !== undefined ? "attr" : text.startsWith('"') ? "string" : /^[tfn]/.test(text) ? "literal" : "number";
    parts.push({ text: json.slice(end, index) }, { text, kind });
    end = index + text.length;
  }
  return [...parts, { text: json.slice(end) }];
}

const jsonToken = /"(?:[^"\\]|\\.)*"(\s*:)?|-?\d[\d.eE+-]*|\b(?:true|false|null)\b/g;
