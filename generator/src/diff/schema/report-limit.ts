import { type At, type OpenPair, stepsOf } from "./compare-types.ts";
import { toVerdict } from "../change/raw-change.ts";

/** Reports that fewer or more values are admitted. No type shows it. */
export function reportLimit(
  tightened: boolean,
  message: string,
  keyword: string,
  { before, after }: OpenPair,
  { place, direction, report }: At,
): void {
  report({
    code: tightened ? "limit-tightened" : "limit-loosened",
    place,
    message,
    wire: toVerdict(tightened === (direction === "request")),
    types: "safe",
    ...stepsOf("before", before.parts, keyword),
    ...stepsOf("after", after.parts, keyword),
  });
}
