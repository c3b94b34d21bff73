import type { Choice, Engine } from "./engine.js";

/** What keeps the body of a choice from its schema; `undefined` when nothing does. */
export type FindMisfit = (choice: Choice, body: unknown) => string | undefined;

/** Enough for all that chance can mend: of what others wrote, nothing took more than nine. */
const mostAttempts = 20;

/**
 * Makes another answer where the one that was made does not fit its schema: what Prism makes first knows no patterns, and
 * few formats. Where none fits, `onMisfit` is told, and the first is given.
 */
export function createFittingEngine(
  engine: Engine,
  findMisfit: FindMisfit,
  onMisfit: (choice: Choice, misfit: string) => void,
): Engine {
  return {
    async answer(choice) {
      const first = await engine.answer(choice);
      const misfit = choice.example === undefined ? findMisfit(choice, first.body) : undefined;
      if (misfit === undefined) return first;
      for (let attempt = 1; attempt <= mostAttempts; attempt++) {
        // Prism gives up on some patterns that hold all the same.
        const other = await engine.answer({ ...choice, dynamic: true, attempt }).catch(() => undefined);
        if (other && findMisfit(choice, other.body) === undefined) return other;
      }
      onMisfit(choice, misfit);
      return first;
    },
  };
}
