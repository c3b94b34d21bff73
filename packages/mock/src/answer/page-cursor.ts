/** What a cursor stands for. It says so itself, so that nothing needs to be remembered of who got it. */
export interface Spot {
  /** Items before it. */
  readonly index: number;
  /** Items of the whole list. */
  readonly total: number;
  /** A page without items was given out on the way here. */
  readonly detour: boolean;
}

/** Writes spots of one list as cursors, and reads them again. */
export interface CursorCodec {
  write(spot: Spot): string;
  /** `undefined` for a text that is no cursor of this list. */
  read(cursor: string): Spot | undefined;
}

export interface CursorRules {
  /** Tells cursors of one list from those of another. */
  readonly list: string;
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
    // The more digits, the fewer guesses pass; a short limit leaves room for fewer.
    for (const checks of [1_000, 97, 10]) {
      const codec = createCodec(rules, form, checks);
      if (rules.admits(codec.write(first)) && rules.admits(codec.write(last))) return codec;
    }
  }
  return undefined;
}

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

function createCodec({ list, most }: CursorRules, form: Form, checks: number): CursorCodec {
  const radix = most + 1;
  return {
    write({ index, total, detour }) {
      const payload = (index * radix + total) * 2 + Number(detour);
      return form.write(payload * checks + check(list, payload, checks));
    },
    read(cursor) {
      const number = form.read(cursor);
      if (number === undefined) return undefined;
      const payload = Math.floor(number / checks);
      if (number % checks !== check(list, payload, checks)) return undefined;
      const spot = Math.floor(payload / 2);
      const [index, total] = [Math.floor(spot / radix), spot % radix];
      return index > 0 && index <= total ? { index, total, detour: payload % 2 === 1 } : undefined;
    },
  };
}

/** Digits that follow from the payload, and that nobody counts out (FNV-1a). */
function check(list: string, payload: number, checks: number): number {
  let hash = 0x81_1c_9d_c5;
  for (const letter of `${list} ${payload}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93);
  return (hash >>> 0) % checks;
}
