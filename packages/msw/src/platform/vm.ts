/** Stands in for `node:vm`, which ends regular expressions that take too long. A browser cannot, so they take their time. */

interface Matching {
  readonly expression: RegExp;
  readonly text: string;
}

export function createContext(): void {}

export class Script {
  runInContext({ expression, text }: Matching): boolean {
    return expression.test(text);
  }
}
