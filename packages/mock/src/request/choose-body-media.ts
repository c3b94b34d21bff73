import { isWithin, type ParsedMediaType } from "@shortvideo-api/document";
import type { BodyMedia, AcceptedBody } from "../operation/operation.js";

/**
 * Chooses the entry of the document for a media type: the type itself before a range. If several entries have the same type, chooses the
 * one with the most equal parameters. Returns `undefined` when the document does not accept the type.
 */
export function chooseBodyMedia({ media }: AcceptedBody, sent: ParsedMediaType): BodyMedia | undefined {
  const fitting = media.filter((each) => isWithin(sent.essence, each.essence) && !contradicts(each, sent));
  const [first] = fitting.toSorted((one, other) => rank(other, sent) - rank(one, sent));
  return first;
}

/** Returns whether a sent parameter differs from the declared one. `charset` and `boundary` may differ. */
function contradicts(declared: ParsedMediaType, { parameters }: ParsedMediaType): boolean {
  return [...declared.parameters].some(([name, value]) => {
    const sent = parameters.get(name);
    return (
      name !== "charset" && name !== "boundary" && sent !== undefined && sent.toLowerCase() !== value.toLowerCase()
    );
  });
}

function rank(declared: ParsedMediaType, { essence, parameters }: ParsedMediaType): number {
  // The longer a range, the fewer media types are within it.
  if (declared.essence !== essence) return -1 / declared.essence.length;
  return [...declared.parameters].filter(([name, value]) => parameters.get(name)?.toLowerCase() === value.toLowerCase())
    .length;
}
