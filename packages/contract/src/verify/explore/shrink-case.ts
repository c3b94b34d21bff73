import { canCarry, type Parameter } from "@shortvideo-api/mock/requests";
import { isPublicValue } from "../request/service-request.js";
import { type ExploreCase, listBrokenPlaces } from "./explore-case.js";

/** The most requests for one case. */
const mostAttempts = 25;

/**
 * Finds the smallest case with the same finding: without parameters that do not matter, and with simpler texts. `repeat` sends a case, and
 * returns what it found; `undefined` if the finding is gone. `found` is that of the smallest case; `undefined` if no case is smaller.
 */
export async function shrinkCase<Finding extends object>(
  tested: ExploreCase,
  repeat: (smaller: ExploreCase) => Promise<Finding | undefined>,
): Promise<{ readonly smallest: ExploreCase; readonly found: Finding | undefined }> {
  // A smaller case breaks the same rules.
  const broken = listBrokenPlaces(tested.operation, tested.values).join("\0");
  let current = tested;
  let found: Finding | undefined;
  let attempts = 0;
  const attempt = async (candidate: ExploreCase): Promise<boolean> => {
    const fits = listBrokenPlaces(candidate.operation, candidate.values).join("\0") === broken;
    if (!fits || attempts >= mostAttempts) return false;
    attempts += 1;
    const again = await repeat(candidate);
    if (!again) return false;
    current = candidate;
    found = again;
    return true;
  };
  const isRemovable = (parameter: Parameter) =>
    listBrokenPlaces(current.operation, without(current, [parameter]).values).join("\0") === broken;
  const others = [...current.values.keys()].filter((each) => !current.changed.includes(each)).filter(isRemovable);
  if (others.length > 0 && !(await attempt(without(current, others)))) {
    for (const parameter of others) await attempt(without(current, [parameter]));
  }
  for (const parameter of tested.changed) {
    if (current.changed.length > 1) await attempt(revert(current, parameter));
  }
  for (const parameter of current.changed) {
    while (await attemptOne(listSimpler(current, parameter), attempt));
  }
  return { smallest: current, found };
}

async function attemptOne(
  candidates: readonly ExploreCase[],
  attempt: (candidate: ExploreCase) => Promise<boolean>,
): Promise<boolean> {
  for (const candidate of candidates) if (await attempt(candidate)) return true;
  return false;
}

function without(tested: ExploreCase, parameters: readonly Parameter[]): ExploreCase {
  const values = new Map([...tested.values].filter(([parameter]) => !parameters.includes(parameter)));
  return { ...tested, values };
}

/** Gives a changed parameter the texts of the base. */
function revert(tested: ExploreCase, parameter: Parameter): ExploreCase {
  const values = new Map(tested.values);
  const texts = tested.base.get(parameter);
  if (texts) values.set(parameter, texts);
  else values.delete(parameter);
  return { ...tested, values, changed: tested.changed.filter((each) => each !== parameter) };
}

/** Lists cases with a shorter text of a parameter: half of it, or fewer items of a list. */
function listSimpler(tested: ExploreCase, parameter: Parameter): ExploreCase[] {
  const texts = tested.values.get(parameter) ?? [];
  // A value of the document is simpler than a part of it.
  if (texts.every((text) => isPublicValue(tested.operation, parameter.name, text))) return [];
  const [only = ""] = texts;
  const characters = [...only];
  const middle = Math.ceil(characters.length / 2);
  const shorter =
    texts.length > 1
      ? [texts.slice(0, Math.ceil(texts.length / 2)), texts.slice(Math.ceil(texts.length / 2))]
      : [characters.slice(0, middle), characters.slice(middle)]
          .filter((each) => each.length > 0 && each.length < characters.length)
          .map((each) => [each.join("")]);
  return shorter
    .filter((each) => canCarry(parameter, each))
    .map((each) => ({ ...tested, values: new Map(tested.values).set(parameter, each) }));
}
