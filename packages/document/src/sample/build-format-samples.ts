import type { Sample } from "./sample.ts";

/** Plans texts of a format, best first. Returns an empty list for an unknown format. `words` are those of the property's name. */
export function buildFormatSamples(format: string, words: readonly string[]): Sample[] {
  const word = words.join("-") || "example";
  switch (format) {
    case "date-time":
      return [{ kind: "moment", base: "2026-01-14T09:26:53Z", of: format }];
    case "date":
      return [{ kind: "moment", base: "2026-01-14", of: format }];
    case "time":
      return [pick("09:26:53Z", "17:04:11Z", "22:40:35Z")];
    case "duration":
      return [pick("PT45M", "P1D", "P2W")];
    case "email":
    case "idn-email":
      return [counted(`${word}.`, "1", "@example.com"), counted("a", "1", "@b.co")];
    case "hostname":
    case "idn-hostname":
      return [counted(`${word}-`, "1", ".example.com"), counted("a", "1", ".co")];
    case "ipv4":
      return [counted("192.0.2.", "10", "")];
    case "ipv6":
      return [counted("2001:db8::", "1", "")];
    case "uri":
    case "url":
    case "iri":
      return [counted(`https://example.com/${words.join("/") || "page"}/`, "1", ""), counted("https://a.co/", "1", "")];
    case "uri-reference":
    case "iri-reference":
      return [counted(`/${words.join("/") || "page"}/`, "1", "")];
    case "uri-template":
      return [{ kind: "literal", value: `https://example.com/${words.join("/") || "page"}/{id}` }];
    case "uuid":
      return [counted("3f2b8c14-6d5e-4a7b-9c01-", "100000000001", "")];
    case "json-pointer":
      return [counted(`/${words.join("/") || "items"}/`, "1", "")];
    case "relative-json-pointer":
      return [{ kind: "literal", value: `1/${words.join("/") || "items"}` }];
    case "regex":
      return [{ kind: "literal", value: "^[a-z]+$" }];
    case "byte":
      return [pick(...["1", "2", "3"].map((number) => encodeBase64(`${words.join(" ") || "text"} ${number}`)))];
    case "password":
      return [counted("Four-plain-words-", "1", "")];
    case "binary":
      return [{ kind: "bytes", text: `${words.join(" ") || "file"} 1` }];
    default:
      return [];
  }
}

function pick(...values: readonly string[]): Sample {
  return { kind: "pick", values };
}

function counted(before: string, base: string, after: string): Sample {
  return { kind: "counted", before, base, after };
}

function encodeBase64(text: string): string {
  return Buffer.from(text, "utf8").toString("base64");
}
