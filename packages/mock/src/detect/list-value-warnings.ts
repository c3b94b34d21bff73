import type { RequestWarning } from "@shortvideo-api/report";
import { cutText } from "../operation/cut-text.js";
import { findDoubleEncoded, findPlaceholder } from "../request/placeholder.js";
import type { Observation } from "./observation.js";

/**
 * Lists warnings for values of parameters that are valid, but probably not meant. Such values are the text of a missing value, a template,
 * and a value that was percent-encoded twice.
 */
export function listValueWarnings({ operation, parameters: given, isValid }: Observation): RequestWarning[] {
  if (!isValid) return [];
  const { id, parameters, pagination } = operation;
  return parameters.flatMap((parameter): RequestWarning[] => {
    const { name, in: part } = parameter;
    const place = `${part}.${name}`;
    const texts = given[place] ?? [];
    const placeholder = findPlaceholder(parameter, texts);
    if (placeholder) {
      const { text, cause } = placeholder;
      const message = `\`${name}\` of ${id} is \`${cutText(text)}\`, ${cause}. Check the variable that the caller puts there.`;
      return [{ code: "value-placeholder", place, message }];
    }
    // The service chooses the positions of pages, and may encode them.
    const encoded = place === pagination?.position.place ? undefined : findDoubleEncoded(parameter, texts);
    if (encoded === undefined) return [];
    const message =
      `\`${name}\` of ${id} is \`${cutText(encoded)}\` after decoding, so it was probably encoded twice. ` +
      "Pass the plain value to a client that encodes it.";
    return [{ code: "value-encoded-twice", place, message }];
  });
}
