import type { OperationFacts, ParamValues, Serialized } from "./operation-facts.js";
import { toText } from "./to-text.js";

/** Writes params which all go to the query under their keys, and of which some are lists of single values. */
export function serializeLists({ params: ways = {} }: OperationFacts, params: ParamValues): Serialized {
  const query = Object.entries(params).flatMap(([name, value]) => {
    const { style = "form", explode = style === "form" } = ways[name] ?? {};
    const values = [value].flat().filter((item) => item !== undefined && item !== null);
    const texts = values.map((item) => encodeURIComponent(toText(item)));
    if (texts.length === 0) return [];
    const key = `${encodeURIComponent(name)}=`;
    return explode ? texts.map((text) => key + text) : [key + texts.join(delimiters[style])];
  });
  return { query: query.join("&") };
}

const delimiters: Readonly<Record<string, string>> = { form: ",", spaceDelimited: "%20", pipeDelimited: "%7C" };
