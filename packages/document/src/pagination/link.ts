import { cursorStyle } from "./cursor.ts";
import type { PaginationStyle } from "./style.ts";

/** Every page names the address of the next one. Callers take the value of the parameter from it, and do not follow the address. */
export const linkStyle: PaginationStyle = {
  ...cursorStyle,
  iterator: "iterateLinks",
  nextTypes: ["string"],
  hasAddresses: true,
  next: ({ named, param }) => named.map((address) => readPosition(address, param)).find((position) => position),
  write: (position, _example, toAddress) => toAddress(position),
  explain: ({ param, next }) => `set ${param} to its value in the address at ${next} of the previous page`,
};

/** Reads the parameter of an address, which may be relative. */
function readPosition(address: unknown, param: string): string | undefined {
  if (typeof address !== "string" || !URL.canParse(address, anyBase)) return undefined;
  return new URL(address, anyBase).searchParams.get(param) ?? undefined;
}

const anyBase = "http://localhost";
