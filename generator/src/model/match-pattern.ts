const compiled = new Map<string, RegExp | undefined>();

/** Does the text match, as validators read the pattern? One that is no regular expression matches nothing. */
export function matchesPattern(text: string, pattern: string): boolean {
  if (!compiled.has(pattern)) compiled.set(pattern, compile(pattern));
  return compiled.get(pattern)?.test(text) ?? false;
}

// Validators compile with the flag `u`; patterns that others wrote often bear no flag.
function compile(pattern: string): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // The next one may do.
    }
  }
  return undefined;
}
