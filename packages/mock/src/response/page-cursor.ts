/** The position that a cursor contains. The mock need not remember which cursors it has sent. */
export interface Spot {
  /** Number of items before it. */
  readonly index: number;
  /** Number of items of the whole list. */
  readonly total: number;
  /** Whether an earlier page was empty. */
  readonly detour: boolean;
}

/** Writes positions in the lists of one operation as cursors, and reads them. */
export interface CursorCodec {
  write(spot: Spot, list: string): string;
  /** Returns `"foreign"` for a cursor of another list of the operation, if its digits show that; `undefined` for any other text. */
  read(cursor: string, list: string): Spot | "foreign" | undefined;
}

export interface CursorRules {
  /** Distinguishes cursors of different operations. */
  readonly operation: string;
  /** Largest possible number of items. */
  readonly most: number;
  /** An example cursor of the document, whose form new cursors have; `""` if there is none. */
  readonly sample: string;
  /** Returns whether the document allows this cursor. */
  readonly admits: (cursor: string) => boolean;
}

/**
 * Creates a codec. A cursor is a number with check digits, which show whether the mock has sent it, in the form of the sample. Returns
 * `undefined` when the document allows no such cursor.
 */
export function createCursorCodec(rules: CursorRules): CursorCodec | undefined {
  const last: Spot = { index: rules.most, total: rules.most, detour: true };
  const first: Spot = { index: 1, total: 1, detour: false };
  for (const form of listForms(rules.sample)) {
    for (const checks of rooms) {
      const codec = createCodec(rules, form, checks);
      const isRoom = (spot: Spot) => {
        const cursor = codec.write(spot, "");
        return rules.admits(cursor) && typeof codec.read(cursor, "") === "object";
      };
      if (isRoom(first) && isRoom(last)) return codec;
    }
  }
  return undefined;
}

/** Number of possible check values for the operation and for the list. */
interface Checks {
  readonly ofOperation: number;
  readonly ofList: number;
}

/** Tried in order. More digits detect more guesses, but a short maximum length leaves room for fewer. */
const rooms: readonly Checks[] = [
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

function createCodec({ operation, most }: CursorRules, form: Form, { ofOperation, ofList }: Checks): CursorCodec {
  const radix = most + 1;
  const checks = ofOperation * ofList;
  return {
    write({ index, total, detour }, list) {
      const payload = (index * radix + total) * 2 + Number(detour);
      const ofThis = check(`${operation} ${list}`, payload, ofList);
      const own = check(operation, payload * ofList + ofThis, ofOperation);
      return form.write(payload * checks + own * ofList + ofThis);
    },
    read(cursor, list) {
      const number = form.read(cursor);
      if (number === undefined || !Number.isSafeInteger(number)) return undefined;
      const payload = Math.floor(number / checks);
      const spot = Math.floor(payload / 2);
      const [index, total] = [Math.floor(spot / radix), spot % radix];
      if (index <= 0 || index > total) return undefined;
      // The check includes the digits of the list. Otherwise a client could count up a cursor into that of another list.
      const ofThis = number % ofList;
      const own = Math.floor((number % checks) / ofList);
      if (own !== check(operation, payload * ofList + ofThis, ofOperation)) return undefined;
      if (ofThis === check(`${operation} ${list}`, payload, ofList)) {
        return { index, total, detour: payload % 2 === 1 };
      }
      // Without check digits of the operation, any number may look like one of another list.
      return ofOperation === 1 ? undefined : "foreign";
    },
  };
}

/** Returns check digits of a payload (FNV-1a). */
function check(salt: string, payload: number, checks: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of `${salt} ${payload}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  // The low bits of FNV-1a depend little on the first letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % checks;
}
