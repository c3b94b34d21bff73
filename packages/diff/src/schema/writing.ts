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
  /** Returns how a property of an object is written. */
  readonly enterField: (name: string) => Writing;
}

export const asJson: Writing = { key: "json", isText: false, enterField: () => asJson };
export const asXml: Writing = { key: "xml", isText: true, enterField: () => asXml };
/** A parameter, a header, or a field of a form with a style, with everything in it. */
export const asText: Writing = { key: "text", isText: true, enterField: () => asText };
/** A body of text, or a field of a form without a style. An object in it is JSON. */
const asPart: Writing = { key: "part", isText: true, enterField: () => asJson };

/** The value of a parameter or a header in both documents. One that has become JSON, or was JSON, is compared as JSON. */
export function readParameterWriting(...both: readonly (DocumentedParameter | undefined)[]): Writing {
  return both.some((parameter) => parameter?.contentForm === "json") ? asJson : asText;
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
  if (encoding.kind === "style") return asText;
  return encoding.contentTypes.every((type) => readBodyKind(type) === "text") ? asPart : asJson;
}
