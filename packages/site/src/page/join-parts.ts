import { type Markup, markup } from "@shortvideo-api/report/html";

/** Joins parts: `"a, b or c"`. */
export function joinParts(parts: readonly (Markup | string)[], word: string): Markup {
  return markup`${parts.map((part, index) => {
    if (index === 0) return part;
    return index === parts.length - 1 ? markup` ${word} ${part}` : markup`, ${part}`;
  })}`;
}
