import { type RawChange, toVerdict } from "../change/raw-change.ts";
import { breaksTypes, breaksWire, collectChanges } from "./report-changes.ts";
import { isChoice, listBeside, type WrittenPair } from "./compare-choices.ts";
import { type CompareSchemas, type OpenPair, reportChosen, type SchemaContext } from "./compare-types.ts";
import { addSchemas, openSchema } from "./open-schema.ts";
import { type Located, printPlaces, type Scopes } from "./side.ts";

/** What {@link reportFitting} needs of the comparison around it. */
export interface FittingScope {
  readonly scopes: Scopes;
  /** The alternatives that do not fit, by their places: many choices may contain the same ones. */
  readonly misfits: Set<string>;
  /** Compares an alternative with a schema, without regard to what was compared before. */
  readonly compare: CompareSchemas;
}

/** The verdict on the types of values that fit; `undefined` for values that do not fit. */
type Fit = RawChange["types"] | undefined;

/**
 * Reports that alternatives were added, removed or replaced, if each value sent or returned fits the other schema. Each alternative has to
 * fit the other schema by itself. A schema without alternatives has to fit one of those of the other schema. Returns `false` if one does not.
 */
export function reportFitting(
  written: WrittenPair["written"],
  pair: OpenPair,
  context: SchemaContext,
  { scopes, misfits, compare }: FittingScope,
): boolean {
  const isRequest = context.direction === "request";
  const [narrow, wide] = isRequest ? [pair.before, pair.after] : [pair.after, pair.before];
  const isNarrower = isChoice(narrow);
  const chosen = isNarrower ? narrow : wide;
  const isEarlier = chosen === pair.before;
  // A reader accepts unknown values of an enumeration, but may choose the alternative by them.
  const choosesByValue = !isRequest && isChoice(wide);

  function readFit(branch: Located): Fit {
    const alternative = addSchemas(branch, listBeside(chosen));
    const [before, after] = isEarlier ? [alternative, written.after] : [written.before, alternative];
    const key = `${context.direction} ${context.writing?.key} ${printPlaces({ before, after })}`;
    if (misfits.has(key)) return undefined;
    const found = collectChanges((own) => compare(before, after, own), { ...context, isNullReported: true });
    if (found.some((change) => breaksWire(change) || (choosesByValue && change.code === "enum-value-added"))) {
      misfits.add(key);
      return undefined;
    }
    // The printed type of an alternative without its own `type` is not the one that is compared here.
    const isTyped = openSchema(isEarlier ? scopes.before : scopes.after, branch).types !== undefined;
    return toVerdict(!isTyped || found.some(breaksTypes));
  }

  /** Returns the worst verdict of all alternatives, if each has to fit, or the best one, if one has to. */
  function readFits(branches: readonly Located[]): Fit {
    let types: Fit;
    for (const branch of branches) {
      const fit = readFit(branch);
      if (fit === (isNarrower ? undefined : "safe")) return fit;
      if (types !== "breaks") types = fit;
    }
    return types;
  }

  // A value of a schema without alternatives has to match one of each choice, so several choices are not decided here.
  const choices = isNarrower || chosen.choices.length === 1 ? chosen.choices : [];
  return choices.some(({ branches }) => {
    const types = readFits(branches);
    if (types !== undefined) reportChosen(pair, { wire: "safe", types }, context);
    return types !== undefined;
  });
}
