/** The position that a cursor contains, so that the mock need not remember the cursors that it has sent. */
export interface Spot {
  /** Number of items before it. */
  readonly index: number;
  /** Number of items of the whole list. */
  readonly total: number;
  /** Whether the scenario `empty-page` has inserted an empty page before this position. */
  readonly detour: boolean;
}

/** Converts positions in the lists of one operation to cursors, and back. */
export interface CursorCodec {
  /** Writes a position in the list with this key. */
  write(spot: Spot, list: string): string;
  /** Reads a cursor. Returns `"foreign"` if its check digits show that it belongs to another list; `undefined` for any other text. */
  read(cursor: string, list: string): Spot | "foreign" | undefined;
}

/** Options of {@link createCursorCodec}. */
export interface CursorRules {
  /** Distinguishes cursors of different operations. */
  readonly operation: string;
  /** Maximum number of items of a list. */
  readonly maxItems: number;
  /** An example cursor of the document, whose form new cursors have; `""` if none exists. */
  readonly sample: string;
  /** Returns whether the document allows this cursor. */
  readonly admits: (cursor: string) => boolean;
}

/**
 * Creates a codec. A cursor is a number with check digits, which show whether the mock has sent it, in the form of the sample. Returns
 * `undefined` when the document allows no such cursor.
 */
export function createCursorCodec(rules: CursorRules): CursorCodec | undefined {
  const last: Spot = { index: rules.maxItems, total: rules.maxItems, detour: true };
  const first: Spot = { index: 1, total: 1, detour: false };
  for (const form of listForms(rules.sample)) {
    for (const checks of checkCounts) {
      const codec = createCodec(rules, form, checks);
      const canWrite = (spot: Spot) => {
        const cursor = codec.write(spot, "");
        return rules.admits(cursor) && typeof codec.read(cursor, "") === "object";
      };
      if (canWrite(first) && canWrite(last)) return codec;
    }
  }
  return undefined;
}

/** Number of possible check values for the operation and for the list. */
interface Checks {
  readonly ofOperation: number;
  readonly ofList: number;
}

/** The numbers of check values to try, in order. More values detect more guesses, but make cursors longer. */
const checkCounts: readonly Checks[] = [
  { ofOperation: 1_000, ofList: 1_000 },
  { ofOperation: 31, ofList: 31 },
  { ofOperation: 1, ofList: 97 },
  { ofOperation: 1, ofList: 10 },
];

/** A form in which an integer is written. */
interface Form {
  write(number: number): string;
  read(text: string): number | undefined;
}

function listForms(sample: string): Form[] {
  const plain: Form = { write: String, read: (text) => (/^[1-9]\d{0,15}$/.test(text) ? Number(text) : undefined) };
  const head = sample.slice(0, -12);
  const tailed: Form = {
    write: (number) => head + String(number).padStart(12, "0"),
    read: (text) =>
      text.startsWith(head) && /^\d{12}$/.test(text.slice(head.length)) ? Number(text.slice(-12)) : undefined,
  };
  const dated: Form = {
    write: (number) => new Date(number * 1_000).toISOString(),
    read: (text) => (/^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) / 1_000 : undefined),
  };
  return [plain, ...(sample.length > 12 ? [tailed] : []), dated];
}

function createCodec({ operation, maxItems }: CursorRules, form: Form, { ofOperation, ofList }: Checks): CursorCodec {
  const radix = maxItems + 1;
  const checks = ofOperation * ofList;
  return {
    write({ index, total, detour }, list) {
      const payload = (index * radix + total) * 2 + Number(detour);
      const listCheck = check(`${operation} ${list}`, payload, ofList);
      const operationCheck = check(operation, payload * ofList + listCheck, ofOperation);
      return form.write(payload * checks + operationCheck * ofList + listCheck);
    },
    read(cursor, list) {
      const number = form.read(cursor);
      if (number === undefined || !Number.isSafeInteger(number)) return undefined;
      const payload = Math.floor(number / checks);
      const spot = Math.floor(payload / 2);
      const [index, total] = [Math.floor(spot / radix), spot % radix];
      if (index <= 0 || index > total) return undefined;
      // The check of the operation includes that of the list. Otherwise, adding 1 to a cursor could give a cursor of another list.
      const listCheck = number % ofList;
      const operationCheck = Math.floor((number % checks) / ofList);
      if (operationCheck !== check(operation, payload * ofList + listCheck, ofOperation)) return undefined;
      if (listCheck === check(`${operation} ${list}`, payload, ofList)) {
        return { index, total, detour: payload % 2 === 1 };
      }
      // Without check digits of the operation, any number may look like one of another list.
      return ofOperation === 1 ? undefined : "foreign";
    },
  };
}

/** Returns a check value of a payload, from 0 to `checks - 1` (FNV-1a). */
function check(salt: string, payload: number, checks: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of `${salt} ${payload}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  // The low bits of FNV-1a depend little on the first letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % checks;
}
