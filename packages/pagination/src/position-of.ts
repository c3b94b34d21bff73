import type { WalkPosition } from "./walk-options.js";

const positions = new WeakMap<object, WalkPosition>();

/**
 * The last good position of the walk that an error ended: what lies before it was handed out. As `from`, it lets a later
 * walk go on. The error itself is what the fetch threw, so that its class still tells what happened.
 *
 * `undefined` for what ended no walk, for what is no object, and for the reason of an abort: many walks may share a
 * signal, and `position` of the walk tells where that one stands.
 *
 * @example
 * const rest = walkLetters(fetchPage, {}, { from: positionOf(error) });
 */
export function positionOf(error: unknown): WalkPosition | undefined {
  return typeof error === "object" && error !== null ? positions.get(error) : undefined;
}

/** Keeps where a walk stood when an error ended it, without touching the error. */
export function notePosition(error: unknown, position: WalkPosition): void {
  if (typeof error === "object" && error !== null) positions.set(error, position);
}
