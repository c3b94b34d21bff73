import type { Sample } from "../sample.ts";

/** Plans texts of a format, best first. Returns an empty list for an unknown format. `words` are those of the property's name. */
export function buildFormatSamples(format: string, words: readonly string[]): Sample[] {
  const word = words.join("-") || "example";
  switch (format) {
    case "date-time":
      return [{ kind: "moment", base: "2026-01-14T09:26:53Z", of: format }, ...withEndings(moments)];
    case "date":
      return [{ kind: "moment", base: "2026-01-14", of: format }];
    case "time":
      return [createPick("09:26:53Z", "17:04:11Z", "22:40:35Z"), ...withEndings(moments.map((text) => text.slice(11)))];
    case "duration":
      return [createPick("PT45M", "P1D", "P2W")];
    case "email":
    case "idn-email":
      return [createCounted(`${word}.`, "1", "@example.com"), createCounted("a", "1", "@b.co")];
    case "hostname":
    case "idn-hostname":
      return [createCounted(`${word}-`, "1", ".example.com"), createCounted("a", "1", ".co")];
    case "ipv4":
      return [createCounted("192.0.2.", "10", ""), createCounted("10.0.0.", "1", "")];
    case "ipv6":
      return [createCounted("2001:db8::", "1", ""), createCounted("::", "1", "")];
    case "uri":
    case "url":
    case "iri":
      return [
        createCounted(`https://example.com/${words.join("/") || "page"}/`, "1", ""),
        createCounted("https://a.co/", "1", ""),
        createCounted("urn:id:", "1", ""),
      ];
    case "uri-reference":
    case "iri-reference":
      return [createCounted(`/${words.join("/") || "page"}/`, "1", "")];
    case "uri-template":
      return [{ kind: "literal", value: `https://example.com/${words.join("/") || "page"}/{id}` }];
    case "uuid":
      return [createCounted("3f2b8c14-6d5e-4a7b-9c01-", "100000000001", "")];
    case "json-pointer":
      return [createCounted(`/${words.join("/") || "items"}/`, "1", "")];
    case "relative-json-pointer":
      return [{ kind: "literal", value: `1/${words.join("/") || "items"}` }];
    case "regex":
      return [{ kind: "literal", value: "^[a-z]+$" }];
    case "password":
      return [createCounted("Four-plain-words-", "1", "")];
    case "binary":
      return [{ kind: "bytes", text: `${words.join(" ") || "file"} 1` }];
    default:
      return [];
  }
}

const moments = ["2026-01-14T09:26:53", "2026-01-13T17:04:11", "2025-12-30T22:40:35"];

/** Plans times with the fractions and offsets that a pattern or a length may require. */
function withEndings(times: readonly string[]): Sample[] {
  const fractions = ["", ".000", ".000000", ".000000000", ".0", ".00"];
  const endings = fractions.flatMap((fraction) => [`${fraction}Z`, `${fraction}+00:00`]);
  return endings.map((ending) => createPick(...times.map((time) => time + ending)));
}

function createPick(...values: readonly string[]): Sample {
  return { kind: "pick", values };
}

function createCounted(before: string, base: string, after: string): Sample {
  return { kind: "counted", before, base, after };
}
