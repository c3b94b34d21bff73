/**
 * Replaces the stack of an error by the functions that are running now and those that wait for them, so that it names the
 * caller. Where the error was made, in a timer or behind the network, the runtime often no longer knows who called.
 *
 * Leaves out `callee` and what it called. Does nothing where the runtime cannot replace a stack.
 */
export function showCaller(error: Error, callee?: (...args: never[]) => unknown): void {
  Error.captureStackTrace?.(error, callee ?? showCaller);
}
