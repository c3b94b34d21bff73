/** What a cursor stands for. It says so itself, so that nothing needs to be remembered of who got it. */
export interface Spot {
  /** Items before it. */
  readonly index: number;
  /** Items of the whole list. */
  readonly total: number;
  /** A page without items was given out on the way here. */
  readonly detour: boolean;
}

/** Writes spots of the lists of one operation as cursors, and reads them again. */
export interface CursorCodec {
  write(spot: Spot, list: string): string;
  /** `"foreign"` for a cursor of another list of the operation, where that can be told; `undefined` for what is none at all. */
  read(cursor: string, list: string): Spot | "foreign" | undefined;
}

export interface CursorRules {
  /** Tells cursors of one operation from those of another. */
  readonly operation: string;
  /** Largest total that can occur. */
  readonly most: number;
  /** A cursor that the document shows, after whose form new ones are made; `""` when it shows none. */
  readonly sample: string;
  /** Does the document admit this cursor? */
  readonly admits: (cursor: string) => boolean;
}

/**
 * Gives a codec whose cursors the document admits: a number, with check digits so that one that was never given out is
 * found out, written as the sample is. `undefined` when it admits none of them.
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

/** How many check numbers there are for the operation and for the list. */
interface Checks {
  readonly ofOperation: number;
  readonly ofList: number;
}

/** The more digits, the fewer guesses pass; a short limit leaves room for fewer. */
const rooms: readonly Checks[] = [
  { ofOperation: 1_000, ofList: 1_000 },
  { ofOperation: 31, ofList: 31 },
  { ofOperation: 1, ofList: 97 },
  { ofOperation: 1, ofList: 10 },
];

/** A way to write a whole number as a text. */
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
      // The digits of the list count in as well: a number counted on from one given out is none of another list.
      const ofThis = number % ofList;
      const own = Math.floor((number % checks) / ofList);
      if (own !== check(operation, payload * ofList + ofThis, ofOperation)) return undefined;
      if (ofThis === check(`${operation} ${list}`, payload, ofList)) {
        return { index, total, detour: payload % 2 === 1 };
      }
      // A number that anybody could have counted out says nothing of where it is from.
      return ofOperation === 1 ? undefined : "foreign";
    },
  };
}

/** Digits that follow from the payload, and that nobody counts out (FNV-1a). */
function check(salt: string, payload: number, checks: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of `${salt} ${payload}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  // FNV's low bits vary little with the first letters.
  return ((hash ^ (hash >>> 15)) >>> 0) % checks;
}
