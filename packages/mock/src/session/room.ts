/** Room for kinds of violations, warnings or disagreements. The logs of all sessions share it. */
export interface Room {
  /** Maximum number of kinds in one log. */
  readonly maxPerLog: number;
  /** How many more kinds all logs together may add, beyond the reserved ones. */
  left: number;
}

/** Number of kinds for which each log has reserved room. */
const reserved = 3;

/** Takes room for one more kind in a log that has `size` kinds. Returns `false` if the room is full. */
export function takeRoom(room: Room, size: number): boolean {
  if (size >= room.maxPerLog) return false;
  if (size < reserved) return true;
  if (room.left <= 0) return false;
  room.left--;
  return true;
}

/** Frees the shared room that a log with `size` kinds has taken. */
export function freeRoom(room: Room, size: number): void {
  room.left += Math.max(size - reserved, 0);
}
