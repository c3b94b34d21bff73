import type { WalkPosition } from "./walk-options.js";

/**
 * The service says that a list goes on, but its pages lead in a circle or nowhere. Every item that was handed out before
 * is good, and no page of several items was handed out twice. An error of a fetch passes through as it is.
 *
 * @example
 * if (error instanceof PaginationLoopError) console.error(error.operation, error.position);
 */
export class PaginationLoopError extends Error {
  override readonly name = "PaginationLoopError";
  /** Id of the operation that was walked. */
  readonly operation: string;
  /** The last good position: what lies before it was handed out. As `from`, it lets a later walk go on. */
  readonly position: WalkPosition;

  constructor(operation: string, reason: string, position: WalkPosition) {
    super(`${operation}: ${reason}. Its \`position\`, as \`from\`, tries on.`);
    this.operation = operation;
    this.position = position;
  }
}
