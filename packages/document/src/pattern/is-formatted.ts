const time = String.raw`(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?`;
const zone = String.raw`(?:z|[+-](?:[01]\d|2[0-3]):?[0-5]\d)`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const host = String.raw`${label}(?:\.${label})*`;
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** A character of a path; one of a query or fragment may be `?` too. */
const character = String.raw`(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})`;
/** A character of a path except `:`, which could end a scheme. */
const segment = String.raw`(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})`;
const tail = String.raw`(?:\?(?:${character}|\?)*)?(?:#(?:${character}|\?)*)?`;

/** Patterns of the texts of each format. They leave out rare forms that a format also allows. */
const patterns: Readonly<Record<string, RegExp>> = {
  "date-time": new RegExp(String.raw`^\d{4}-\d\d-\d\d[t]${time}${zone}$`, "i"),
  date: /^\d{4}-\d\d-\d\d$/,
  time: new RegExp(`^${time}${zone}$`, "i"),
  duration: /^P(?!$)(?:(?:\d+Y)?(?:\d+M)?(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?|\d+W)$/,
  email: new RegExp(
    String.raw`^[a-z\d!#$%&'*+/=?^_\x60{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_\x60{|}~-]+)*@${label}(?:\.${label})+$`,
    "i",
  ),
  hostname: new RegExp(`^${host}$`, "i"),
  ipv4: new RegExp(String.raw`^(?:${byte}\.){3}${byte}$`),
  ipv6: /^(?:[\da-f]{1,4}:){7}[\da-f]{1,4}$|^(?:[\da-f]{1,4}(?::[\da-f]{1,4}){0,5})?::(?:[\da-f]{1,4})?$/i,
  uri: new RegExp(`^[a-z][a-z\\d+.-]*:(?://${host}(?::\\d+)?(?:/${character}*)?|(?!//)${character}+)${tail}$`, "i"),
  "uri-reference": new RegExp(`^(?:/${segment}+|${segment}+)(?:/${segment}+)*/?${tail}$`, "i"),
  url: new RegExp(`^https?://${label}(?:\\.${label})*\\.[a-z]{2,}(?::\\d{2,5})?(?:/${character}*${tail})?$`, "i"),
  "uri-template": /^(?:[^\s"'<>%\\^`{}|]|\{[+#./;?&]?\w+(?:,\w+)*\*?\})*$/,
  uuid: /^(?:urn:uuid:)?[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  "json-pointer": /^(?:\/(?:[^~/]|~[01])*)*$/,
  "relative-json-pointer": /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/,
  byte: /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
};

/** Returns `true` when the text has the format. Unknown formats accept every text. */
export function isFormatted(text: string, format: string): boolean {
  if (format === "regex") return isPattern(text);
  if (!Object.hasOwn(patterns, format)) return true;
  return patterns[format]?.test(text) === true && (!format.startsWith("date") || isDate(text.slice(0, 10)));
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u").source !== "";
  } catch {
    return false;
  }
}
