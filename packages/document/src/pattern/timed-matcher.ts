import { createContext, Script } from "node:vm";

/** The time limit for the first text. */
const longestMs = 1_000;

/** The least time limit for a text. */
const leastMs = 50;

/** Thrown when the time limit ends before the result for a text is known. */
export class UndecidedPatternError extends Error {
  constructor(source: string, cause: unknown) {
    super(`Matching a text with \`${source}\` took too long.`, { cause });
    this.name = "UndecidedPatternError";
  }
}

/**
 * Creates a matcher that throws {@link UndecidedPatternError} after a second. After each error, the next text gets half as long,
 * so that many such texts do not block the process either.
 */
export function createTimedMatcher(expression: RegExp): (text: string) => boolean {
  const context: { expression: RegExp; text: string } = { expression, text: "" };
  createContext(context);
  const script = new Script("expression.test(text)");
  let limitMs = longestMs;
  return (text) => {
    context.text = text;
    try {
      return script.runInContext(context, { timeout: limitMs }) === true;
    } catch (error) {
      // The time is over, or the engine ran out of memory for its attempts.
      limitMs = Math.max(leastMs, limitMs / 2);
      throw new UndecidedPatternError(expression.source, error);
    } finally {
      context.text = "";
    }
  };
}
