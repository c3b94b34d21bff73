import {
  type DocumentedMedia,
  type DocumentedParameter,
  readBodyKind,
  readFieldEncoding,
} from "@shortvideo-api/document/source";

/** How a value is written. */
export interface Writing {
  /** The same for values that are written alike. */
  readonly key: string;
  /** Whether a number and a string of its digits are written alike. */
  readonly isText: boolean;
  /** How an item is written, if a list is written as its items alone: a list of one item looks like the item. */
  readonly repeats?: Writing;
  /** Returns how a property of an object is written. */
  readonly enterField: (name: string) => Writing;
}

export const asJson: Writing = { key: "json", isText: false, enterField: () => asJson };
export const asXml: Writing = { key: "xml", isText: true, enterField: () => asXml };
/** A parameter, a header, or a field of a form with a style, with everything in it. */
export const asText: Writing = { key: "text", isText: true, enterField: () => asText };
/** A body of text, or a field of a form without a style. An object in it is JSON. */
const asPart: Writing = { key: "part", isText: true, enterField: () => asJson };
const asRepeatedText: Writing = { ...asText, key: "repeated text", repeats: asText };
const asRepeatedPart: Writing = { ...asPart, key: "repeated part", repeats: asPart };

/** The value of a parameter or a header in both documents. One that has become JSON, or was JSON, is compared as JSON. */
export function readParameterWriting(was?: DocumentedParameter, is?: DocumentedParameter): Writing {
  if (was?.contentForm === "json" || is?.contentForm === "json") return asJson;
  return is?.in === "query" && is.style === "form" && is.explode ? asRepeatedText : asText;
}

/** Returns how a body is written in both documents. A body that is written in another way than before is compared as JSON. */
export function readBodyWriting(before: DocumentedMedia, after: DocumentedMedia): Writing {
  const kind = readBodyKind(before.essence);
  // The items of a stream are JSON.
  if (kind !== readBodyKind(after.essence) || kind === "json" || kind === "other" || before.stream) return asJson;
  if (kind === "xml" || kind === "text") return kind === "xml" ? asXml : asPart;
  return {
    // Each form may write the fields of the same schema in its own ways.
    key: [...before.steps, "in", ...after.steps].join("/"),
    isText: false,
    enterField: (name) => {
      const [was, is] = [before, after].map((media) => readFieldWriting(media, name));
      return was && was === is ? was : asJson;
    },
  };
}

function readFieldWriting(form: DocumentedMedia, name: string): Writing {
  const encoding = readFieldEncoding(form, name);
  if (encoding.kind === "style") return encoding.style === "form" && encoding.explode ? asRepeatedText : asText;
  return encoding.contentTypes.every((type) => readBodyKind(type) === "text") ? asRepeatedPart : asJson;
}
