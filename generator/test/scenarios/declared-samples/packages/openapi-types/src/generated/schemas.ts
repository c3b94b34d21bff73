// Generated from spec/openapi.yaml by `npm run generate`. Do not edit: change the spec, or generator/src/emit/emit-types.ts.

export type LetterPage = {
  letters: Letter[];
  total?: number;
};

export type Letter = {
  /**
   * @example 1
   * @example 2
   */
  number: number;
  sender?: string;
  name?: string;
  subject?: string;
  text?: string;
  language?: string;
  tags?: string[];
  code?: string;
  /**
   * @example stamp-a1b2.png
   * @example stamp-c3d4.png
   */
  stamp?: string;
  /** @example 12 */
  copies?: number;
  /** @example 48312 */
  readers?: string;
  /** @example 48300 */
  readersShown?: number;
  /**
   * Format: date-time
   * @example 2025-03-01T12:00:00Z
   */
  sentAt?: string;
  /** Format: date */
  day?: string;
  isRead?: boolean;
  /** @example false */
  isUrgent?: boolean;
};
