import type { InBandFailure } from "@shortvideo-api/model";
import { type Markup, markup } from "@shortvideo-api/report/html";

/** Joins parts: `"a, b and c"`. */
export function joinParts(parts: readonly (Markup | string)[]): Markup {
  return markup`${parts.map((part, index) => {
    if (index === 0) return part;
    return index === parts.length - 1 ? markup` and ${part}` : markup`, ${part}`;
  })}`;
}

/** Lists names or values as code: ``"`a`, `b` or `c`"``. */
export function listCodes(names: readonly unknown[]): string {
  const codes = names.map((name) => `\`${String(name)}\``);
  const last = codes.pop() ?? "";
  return codes.length === 0 ? last : `${codes.join(", ")} or ${last}`;
}

/** Describes the body of a failure inside a 200: ``"`code` is other than `0`"``. */
export function describeInBand({ codes, success }: InBandFailure): string {
  return `${listCodes(codes)} is other than ${listCodes(success)}`;
}

/** Prints a name with places at which a narrow column may break it. */
export function printName(name: string): Markup {
  const parts = name.split(/(?<=[./_-])|(?<=[a-z])(?=[A-Z])/);
  return markup`${parts.map((part, index) => (index === 0 ? part : markup`<wbr>${part}`))}`;
}

/** Prints a name as code, with a link to its page if it has one. */
export function printCodeLink(name: string, address: string | undefined): Markup {
  const code = markup`<code>${name}</code>`;
  return address === undefined ? code : markup`<a href="${address}">${code}</a>`;
}
