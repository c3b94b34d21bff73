import type { Progress } from "../verify/verify-options.js";

interface ProgressOptions {
  /** Requests per second. */
  readonly perSecond: number;
  /** Maximum pages of a list. */
  readonly pages: number;
  /** Also explores, with at most `maxRequests` requests. */
  readonly explore?: boolean;
  readonly maxRequests: number;
}

/**
 * Creates a printer of the progress of a verification. It writes to standard error: on a terminal in one line, elsewhere only the
 * rate and the waits.
 */
export function createProgressPrinter({ perSecond, pages, explore = false, maxRequests }: ProgressOptions): {
  print: (progress: Progress) => void;
  end: () => void;
} {
  const isTerminal = process.stderr.isTTY;
  let isOpen = false;
  let hasBegun = false;
  return {
    print({ operation, done, total, waitMs }) {
      if (!hasBegun) {
        hasBegun = true;
        const requests = `${total} ${total === 1 ? "request" : "requests"}`;
        const furtherPages = pages > 1 ? `, and up to ${pages} pages of each list` : "";
        const exploring = explore ? `; then up to ${maxRequests} requests that explore` : "";
        console.error(`${requests}${furtherPages}${exploring}; at most ${perSecond} per second. Ctrl-C stops.`);
      }
      const wait = waitMs === undefined ? "" : `: waiting ${Math.ceil(waitMs / 1_000)} s, as the service requires`;
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
