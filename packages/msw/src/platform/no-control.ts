/** Stands in for the control API of the mock, since `report` and `reset` of the handlers do its work. */

export function isControlTarget(): boolean {
  return false;
}

export function respondToControl(): never {
  throw new Error("Handlers have no control API.");
}
