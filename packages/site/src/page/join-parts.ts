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
