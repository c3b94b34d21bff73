import type { Progress } from "../verify/progress.js";

/** How much a verification asks for. */
interface Pace {
  /** Requests in a second. */
  readonly perSecond: number;
  /** Pages of a list. */
  readonly pages: number;
}

/** Tells on standard error how far a verification has come: on a terminal in one line, elsewhere how fast it goes, and waits. */
export function printProgress({ perSecond, pages }: Pace): { tell: (progress: Progress) => void; end: () => void } {
  const isTerminal = process.stderr.isTTY;
  let isOpen = false;
  let hasBegun = false;
  return {
    tell({ operation, done, total, waitMs }) {
      if (!hasBegun) {
        hasBegun = true;
        const calls = `${total} ${total === 1 ? "call" : "calls"}${pages > 1 ? `, and up to ${pages} pages of each list` : ""}`;
        console.error(`${calls}; ${perSecond} a second at most. Ctrl-C stops.`);
      }
      const wait = waitMs === undefined ? "" : `: the service asks to wait ${Math.ceil(waitMs / 1_000)} s`;
      if (isTerminal) {
        process.stderr.write(`\r\u001B[K${done + 1} of ${total}  ${operation}${wait}`);
        isOpen = true;
      } else if (wait !== "") console.error(`${operation}${wait}`);
    },
    end() {
      if (isOpen) process.stderr.write("\r\u001B[K");
      isOpen = false;
    },
  };
}
