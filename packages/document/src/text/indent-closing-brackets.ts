/**
 * Indents the lines of YAML that begin with a closing bracket. YAML requires that a list or an object in brackets is indented more than
 * its key. Most parsers accept a closing bracket below the key, and many documents have one. The lines of block scalars stay as they are.
 */
export function indentClosingBrackets(text: string): string {
  /** The indentation that ends the current block scalar. */
  let scalarEnd: number | undefined;
  const lines = text.split("\n").map((line) => {
    const indentation = line.search(/[^ \r]/);
    if (scalarEnd !== undefined && (indentation < 0 || indentation > scalarEnd)) return line;
    scalarEnd = /(?:^|[ \t])[|>][-+\d]*[ \t\r]*(?:#.*)?$/.test(line) ? findParent(line) : undefined;
    return /^[ \t]*[\]}]/.test(line) ? mostIndentation + line : line;
  });
  return lines.join("\n");
}

/** More than the indentation of the key of a bracket, in most documents. */
const mostIndentation = " ".repeat(100);

/** Returns the indentation of the key or the dash that a block scalar belongs to. */
function findParent(line: string): number {
  const [dashes = ""] = /^ *(?:- +)*/.exec(line) ?? [];
  return /[|>]/.test(line.charAt(dashes.length)) ? dashes.lastIndexOf("-") : dashes.length;
}
