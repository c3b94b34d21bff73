import { createContext, Script } from "node:vm";

/** Milliseconds after which the first text is given up. */
const longest_ms = 1_000;

/** Milliseconds that every text gets. */
const least_ms = 50;

/**
 * Creates a matcher that gives up after a second, and then takes the text for one that does not match. Each time, the next text
 * gets half as long, so that many of them do not hold up the process either.
 */
export function createTimedMatcher(expression: RegExp): (text: string) => boolean {
  const context: { expression: RegExp; text: string } = { expression, text: "" };
  createContext(context);
  const script = new Script("expression.test(text)");
  let limit_ms = longest_ms;
  return (text) => {
    context.text = text;
    try {
      return script.runInContext(context, { timeout: limit_ms }) === true;
    } catch {
      // Its time is up, or it has tried so many ways that it cannot remember them.
      limit_ms = Math.max(least_ms, limit_ms / 2);
      return false;
    } finally {
      context.text = "";
    }
  };
}
