/** Room for kinds of violations, warnings or disagreements. The logs of all sessions share it. */
export interface Room {
  /** Kinds that one log keeps at most. */
  readonly ofOne: number;
  /** Kinds that all logs may still keep, beyond the few for which each has room of its own. */
  left: number;
}

/** Kinds for which every log has room of its own. */
const ownRoom = 3;

/** Takes room for one more kind in a log that has `size` kinds. Returns `false` if the room is full. */
export function takeRoom(room: Room, size: number): boolean {
  if (size >= room.ofOne) return false;
  if (size < ownRoom) return true;
  if (room.left <= 0) return false;
  room.left--;
  return true;
}

/** Frees the shared room that a log with `size` kinds took. */
export function leaveRoom(room: Room, size: number): void {
  room.left += Math.max(size - ownRoom, 0);
}
