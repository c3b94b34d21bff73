import type { OperationSlots, ParameterSlots } from "./operation-slots.js";
import type { RecordedDocument, Tally } from "./record-exchange.js";

/**
 * Moves the counts of one document to the slots of the next one. Drops counts of parts that the next document does not have.
 * Keeps all violations.
 */
export function carryTally(from: RecordedDocument, to: RecordedDocument, tally: Tally): Tally {
  const carried: Tally = { ...tally, rows: [], byExample: undefined };
  for (const [id, previous] of from.operations) {
    const slots = to.operations.get(id);
    const row = tally.rows[previous.index];
    if (!slots || !row) continue;
    carried.rows[slots.index] = carryRow(previous, slots, row);
    const byExample = tally.byExample?.get(previous.index);
    if (byExample) (carried.byExample ??= new Map()).set(slots.index, byExample);
  }
  return carried;
}

function carryRow(previous: OperationSlots, slots: OperationSlots, row: readonly number[]): number[] {
  const carried = Array.from({ length: slots.size }, () => 0);
  const move = (from: number | undefined, to: number | undefined) => {
    if (from !== undefined && to !== undefined) carried[to] = row[from] ?? 0;
  };
  move(0, 0);
  for (const [place, parameter] of slots.parameters) moveParameter(previous.parameters.get(place), parameter, move);
  for (const [status, slot] of slots.statuses) move(previous.statuses.get(status), slot);
  move(previous.rateLimits, slots.rateLimits);
  move(previous.inBandFailures, slots.inBandFailures);
  if (slots.pages !== undefined && previous.pages !== undefined) {
    for (let kind = 0; kind < 4; kind++) move(previous.pages + kind, slots.pages + kind);
  }
  return carried;
}

function moveParameter(
  previous: ParameterSlots | undefined,
  { given, choices, boundaries }: ParameterSlots,
  move: (from: number | undefined, to: number) => void,
): void {
  move(previous?.given, given);
  for (const [value, slot] of choices) move(previous?.choices.get(value), slot);
  for (const { kind, value, slot } of boundaries) {
    move(previous?.boundaries.find((known) => known.kind === kind && known.value === value)?.slot, slot);
  }
}
