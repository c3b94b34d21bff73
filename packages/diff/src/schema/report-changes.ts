import { type RawChange, toVerdict } from "../change/raw-change.ts";
import { type OpenPair, reportKeyword, type SchemaContext } from "./compare-types.ts";

/** Returns the changes that a comparison reports. */
export function collectChanges<Context extends Pick<SchemaContext, "report">>(
  compareBy: (context: Context) => void,
  context: Context,
): RawChange[] {
  const found: RawChange[] = [];
  compareBy({ ...context, report: (change) => void found.push(change) });
  return found;
}

/** Returns `true` for a change that breaks callers on the wire. */
export function breaksWire({ wire }: Pick<RawChange, "wire">): boolean {
  return wire === "breaks";
}

/** Returns `true` for a change that breaks the types of callers. */
export function breaksTypes({ types }: Pick<RawChange, "types">): boolean {
  return types === "breaks";
}

/** Returns a context that rewrites each change before it is reported. */
export function rewriteChanges<Context extends Pick<SchemaContext, "report">>(
  context: Context,
  rewrite: (change: RawChange) => RawChange,
): Context {
  return { ...context, report: (change) => context.report(rewrite(change)) };
}

/** Reports changes as safe on the wire, except a changed unit: it is always misread. */
export function reportAsSafe(context: SchemaContext): SchemaContext {
  return rewriteChanges(context, (change) => (change.code === "unit-changed" ? change : { ...change, wire: "safe" }));
}

/** Reports that fewer or more values are admitted. Types do not show limits. */
export function reportLimit(
  isTightened: boolean,
  message: string,
  keyword: string,
  pair: OpenPair,
  context: SchemaContext,
): void {
  reportKeyword(keyword, pair, context, {
    code: isTightened ? "limit-tightened" : "limit-loosened",
    message,
    wire: toVerdict(isTightened === (context.direction === "request")),
    types: "safe",
    subject: keyword,
  });
}
