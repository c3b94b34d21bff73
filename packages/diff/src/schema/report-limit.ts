import { type SchemaContext, type OpenPair, locateKeyword } from "./compare-types.ts";
import { toVerdict } from "../change/raw-change.ts";

/** Reports that fewer or more values are admitted. Types do not show limits. */
export function reportLimit(
  isTightened: boolean,
  message: string,
  keyword: string,
  { before, after }: OpenPair,
  { place, direction, report }: SchemaContext,
): void {
  report({
    code: isTightened ? "limit-tightened" : "limit-loosened",
    place,
    message,
    wire: toVerdict(isTightened === (direction === "request")),
    types: "safe",
    subject: keyword,
    ...locateKeyword({ before, after }, keyword),
  });
}
