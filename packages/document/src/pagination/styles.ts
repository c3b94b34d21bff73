import { offsetStyle, pageStyle } from "./counted.ts";
import { cursorStyle } from "./cursor.ts";
import { linkStyle } from "./link.ts";
import type { PaginationStyle } from "./style.ts";

/** All styles of `x-pagination`, by name. A new style is a file beside this one and a line here. */
const styles = { cursor: cursorStyle, link: linkStyle, page: pageStyle, offset: offsetStyle } satisfies Record<
  string,
  PaginationStyle
>;

/** Name of a style of `x-pagination`. */
export type PaginationStyleName = keyof typeof styles;

export const paginationStyles: Readonly<Record<PaginationStyleName, PaginationStyle>> = styles;

/** Returns whether a style has this name. */
export function isPaginationStyle(name: unknown): name is PaginationStyleName {
  return typeof name === "string" && Object.hasOwn(styles, name);
}

/** Lists all names for messages: "`cursor`, `page` or `offset`". */
export function printPaginationStyles(): string {
  const names = Object.keys(styles).map((name) => `\`${name}\``);
  return `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;
}
