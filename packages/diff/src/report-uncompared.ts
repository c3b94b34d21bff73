import { isDeepStrictEqual } from "node:util";
import { printPointer, readPointer, type Step } from "@shortvideo-api/document/source";
import { readSteps, type ReportChange, safe } from "./change/raw-change.ts";
import { insertTargets } from "./schema/create-sameness.ts";
import type { Side, Sides } from "./schema/side.ts";

/** A part that is not compared. Links are advice, and callbacks without an operation cause no request. */
interface Part {
  /** A callback or a link. */
  readonly kind: string;
  readonly name: string;
  readonly steps: readonly Step[];
  readonly content: unknown;
}

/** Reports each link and each unused callback that differs, as safe. */
export function reportUncompared(
  { before, after }: Sides,
  collect: (operations: readonly string[]) => ReportChange,
): void {
  const webhooks = [...before.webhooks, ...after.webhooks];
  const used = new Set(webhooks.map(({ documented }) => printPointer(documented.steps.slice(0, 3))));
  const [was, is] = [listParts(before, used), listParts(after, used)];
  for (const key of new Set([...is.keys(), ...was.keys()])) {
    const [one, other] = [was.get(key), is.get(key)];
    const part = other ?? one;
    if (!part || isDeepStrictEqual(one?.content, other?.content)) continue;
    const { kind, name, steps } = part;
    const owner = findOperation(other ? after : before, steps);
    const what = one ? (other ? "has changed" : "was removed") : "is new";
    const report = collect(owner === undefined ? [] : [owner]);
    report({
      code: "not-compared",
      place: owner ?? name,
      message: `The ${kind} \`${name}\` ${what}; ${kind}s are not compared.`,
      hint: `Compare it yourself if you use the ${kind}.`,
      ...safe,
      ...readSteps({ before: one, after: other }),
    });
  }
}

/** Lists the parts that are not compared, by their pointers. `used` contains the pointers of callbacks that operations refer to. */
function listParts({ leftOut, root }: Side, used: ReadonlySet<string>): Map<string, Part> {
  const parts = [...leftOut].map(([pointer, content]): Part => {
    const steps = readPointer(pointer);
    return { kind: "link", name: steps.at(-1) ?? "", steps, content };
  });
  const callbacks = Object.entries(root.components.callbacks ?? {}).flatMap(([name, content]): Part[] => {
    const steps = ["components", "callbacks", name];
    if (used.has(printPointer(steps))) return [];
    return [{ kind: "callback", name, steps, content: insertTargets(root, content, "schemas") }];
  });
  return new Map([...parts, ...callbacks].map((part) => [printPointer(part.steps), part]));
}

/** Returns the id of the operation that contains a part; `undefined` outside of operations. */
function findOperation({ operations }: Side, place: readonly Step[]): string | undefined {
  return operations.find(({ documented }) => documented.steps.every((step, index) => step === place[index]))?.operation
    .id;
}
