import { isProcessAlive } from "@shortvideo-api/document";

/** Time between two checks of the process, in milliseconds. */
const intervalMs = 500;

/**
 * Calls `listener` once the process with this id has ended, even if it was killed. The system reports the end of a child to its parent only,
 * so this function asks repeatedly. It does not keep this process running.
 */
export function onProcessEnd(pid: number, listener: () => void): void {
  const timer = setInterval(() => {
    if (isProcessAlive(pid)) return;
    clearInterval(timer);
    listener();
  }, intervalMs);
  timer.unref();
}
