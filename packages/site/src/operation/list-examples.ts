import { capitalize, type DocumentedMedia, isNode, printJson, resolveKnown } from "@shortvideo-api/document";
import { type Provenance, readProvenance } from "@shortvideo-api/model";
import type { SiteContent, SiteOperation } from "../content/content.js";
import { type ExampleText, writeSample, writeValue } from "../content/write-sample.js";

/** A complete body, as a response has it. */
export interface BodyExample extends ExampleText {
  /** `"First page"`, `"404"`. */
  title: string;
  isFailure: boolean;
  /** The words of the document about the example. */
  about?: string | undefined;
  provenance?: Provenance | undefined;
}

/**
 * Lists the complete bodies of an operation's responses: those of the document, or else those of the fixtures, which the mock returns, too.
 * Then the failures inside a 200, and those of other statuses. 64-bit numbers have all digits, as on the wire.
 */
export function listExamples(content: SiteContent, { operation, documented }: SiteOperation): BodyExample[] {
  const { response, failedResponses } = operation;
  const successes = response.contents.flatMap(({ status, mediaType }): BodyExample[] => {
    const media = documented.responses.get(status)?.media.find(({ name }) => name === mediaType);
    return media ? listOfMedia(content, media) : [];
  });
  const fixtures =
    successes.length > 0
      ? []
      : response.fixtures.map(({ name, sample }): BodyExample => ({
          title: name === "example" ? "Response" : printTitle(name),
          isFailure: false,
          ...writeSample(content, sample, response.exact),
        }));
  const failures = failedResponses.flatMap(({ name, status, sample }): BodyExample[] => {
    if (!sample) return [];
    const title =
      typeof name === "number" || status === 200 ? `${status}` : `${status} ${printTitle(name).toLowerCase()}`;
    const said = describeExample(content, documented.responses.get(`${status}`)?.media[0], String(name));
    return [{ title, isFailure: true, ...said, ...writeSample(content, sample, undefined) }];
  });
  return [...successes, ...fixtures, ...failures];
}

/** Lists the bodies that the document names for a media type. */
function listOfMedia(content: SiteContent, media: DocumentedMedia): BodyExample[] {
  const { named, examples } = media;
  const all: (readonly [string, unknown])[] =
    named.size > 0 ? [...named] : examples.slice(0, 1).map((value) => ["Response", value] as const);
  return all.map(([name, value]) => ({
    title: printTitle(name),
    isFailure: false,
    ...describeExample(content, media, name),
    ...writeValue(value),
  }));
}

/** Reads what the document says about an example with a name. */
function describeExample(
  { root }: SiteContent,
  media: DocumentedMedia | undefined,
  name: string,
): Pick<BodyExample, "about" | "provenance"> {
  const { examples = {} } = media?.node ?? {};
  const entry = Object.hasOwn(examples, name) ? examples[name] : undefined;
  const example = entry && resolveKnown(root, entry);
  return example ? { about: example.description ?? example.summary, provenance: readProvenance(example) } : {};
}

/** Lists the bodies of failures inside a 200 that the document names. */
export function listInBandExamples({ root }: SiteContent): string[] {
  const declared = root["x-in-band-failure"];
  const values = isNode(declared) && Array.isArray(declared["examples"]) ? declared["examples"] : [];
  return values.map((value) => printJson(value, 2));
}

/** Prints the name of an example as words: `"firstPage"` → `"First page"`. */
function printTitle(name: string): string {
  const words = name.replaceAll(
    /([a-z\d])([A-Z])(?=[a-z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
  return capitalize(words);
}
