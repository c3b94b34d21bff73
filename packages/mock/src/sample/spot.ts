import type { Schema } from "@shortvideo-api/document";

/** Where a value is made, and what is known there. */
export interface Spot {
  /** JSON pointer into the whole value: `"/items/0/id"`. */
  readonly path: string;
  /** Pointers at which the wish does not fit; `undefined` where nothing of it may be taken unchecked. */
  readonly wrong: readonly string[] | undefined;
  /** Values that it stands in. */
  readonly depth: number;
  /** Must there be a value? What may be left out is, where its schema refers to itself. */
  readonly needed: boolean;
  readonly seed: number;
  /** Every `$ref` that leads here. */
  readonly references: readonly string[];
}

/** Proposes values that fit all of some schemas. */
export type Propose = (schemas: readonly Schema[], wish: unknown, spot: Spot) => Generator;

/** The spot of a property or an item. */
export function enterSpot(spot: Spot, step: string | number, needed: boolean): Spot {
  const name = String(step).replaceAll("~", "~0").replaceAll("/", "~1");
  const seed = typeof step === "number" ? spot.seed + step : spot.seed;
  return { ...spot, path: `${spot.path}/${name}`, depth: spot.depth + 1, needed, seed };
}
