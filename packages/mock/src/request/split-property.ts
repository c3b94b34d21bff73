/** Splits the property of an object from its value: `["[property]", "value"]`. */
export function splitProperty(text: string): readonly [property: string, value: string] {
  const end = text.indexOf("]") + 1;
  return [text.slice(0, end), text.slice(end)];
}
