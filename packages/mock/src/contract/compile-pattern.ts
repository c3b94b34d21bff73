/**
 * Makes a `pattern` a regular expression. JSON Schema asks for the flag `u`; patterns that others wrote, such as `\/` or `\#`, often
 * bear none, and mean the same without. Throws `SyntaxError` where neither reading makes one.
 */
export function compilePattern(pattern: string): RegExp {
  try {
    return new RegExp(pattern, "u");
  } catch (error) {
    try {
      return new RegExp(pattern);
    } catch {
      throw error;
    }
  }
}
