/** https://www.rfc-editor.org/rfc/rfc3339#section-5.6 */
const time = String.raw`([01]\d|2[0-3]):([0-5]\d):([0-5]\d|60)(?:\.\d+)?(?:z|([+-])([01]\d|2[0-3]):([0-5]\d))`;
const label = String.raw`[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?`;
const host = String.raw`${label}(?:\.${label})*`;
const byte = String.raw`(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)`;
/** A character of a path; one of a query or fragment may be `?` too. */
const character = String.raw`(?:[\w.~!$&'()*+,;=:@/-]|%[\da-f]{2})`;
/** A character of a path except `:`, which could end a scheme. */
const segment = String.raw`(?:[\w.~!$&'()*+,;=@-]|%[\da-f]{2})`;
/** A character of the name in an address: https://www.rfc-editor.org/rfc/rfc5321#section-4.1.2 */
const atom = String.raw`[a-z\d!#$%&'*+/=?^_\x60{|}~-]+`;
const quoted = String.raw`"(?:[ !#-\[\]-~]|\\[ -~])*"`;
const ipv4 = String.raw`(?:${byte}\.){3}${byte}`;
/** A group of an IPv6 address with its colon. */
const group = String.raw`(?:[\da-f]{1,4}:)`;
const lastGroups = String.raw`(?:${group}[\da-f]{1,4}|${ipv4})`;
/** Each alternative has another number of groups after `::`. https://www.rfc-editor.org/rfc/rfc3986#section-3.2.2 */
const ipv6 = [
  `${group}{6}${lastGroups}`,
  `::${group}{5}${lastGroups}`,
  ...[4, 3, 2, 1, 0].map((after) => `(?:${group}{1,${5 - after}}|:):${group}{${after}}${lastGroups}`),
  String.raw`(?:${group}{1,6}|:):[\da-f]{1,4}`,
  `(?:${group}{1,7}|:):`,
].join("|");
/** A character of the name and the password, or of the host, of an address. */
const authorityCharacter = String.raw`(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2})`;
const authority = String.raw`(?:(?:${authorityCharacter}|:)*@)?(?:${authorityCharacter}*|\[(?:${ipv6})\])(?::\d*)?`;
const tail = String.raw`(?:\?(?:${character}|\?)*)?(?:#(?:${character}|\?)*)?`;
/** What follows the scheme: a host with a path, or only a path. https://www.rfc-editor.org/rfc/rfc3986#section-3 */
const hostAndPath = `//${authority}(?:/${character}*)?`;
const uri = `[a-z][a-z\\d+.-]*:(?:${hostAndPath}|(?!//)${character}+)${tail}`;

/** A variable of a template: https://www.rfc-editor.org/rfc/rfc6570#section-2.3 */
const variable = String.raw`(?:\w|%[\da-f]{2})(?:\.?(?:\w|%[\da-f]{2}))*(?::[1-9]\d{0,3}|\*)?`;

/** Formats whose patterns here are complete, so that validation uses them. */
export const exactFormats: readonly string[] = [
  "date-time",
  "date",
  "time",
  "duration",
  "email",
  "uri-template",
  "url",
  "uuid",
];

/** Patterns of the texts of each format. The others leave out rare forms that a format also allows. */
const patterns: Readonly<Record<string, RegExp>> = {
  "date-time": new RegExp(String.raw`^\d{4}-\d\d-\d\dt${time}$`, "i"),
  date: /^\d{4}-\d\d-\d\d$/,
  time: new RegExp(`^${time}$`, "i"),
  // A unit is there if there are a larger and a smaller one: https://www.rfc-editor.org/rfc/rfc3339#appendix-A
  duration:
    /^P(?!$)(?:(?:\d+Y(?:\d+M(?:\d+D)?)?|\d+M(?:\d+D)?|\d+D)?(?:T(?:\d+H(?:\d+M(?:\d+S)?)?|\d+M(?:\d+S)?|\d+S))?|\d+W)$/,
  email: new RegExp(
    String.raw`^(?:${atom}(?:\.${atom})*|${quoted})@(?:${host}|\[(?:${ipv4}|IPv6:(?:${ipv6}))\])$`,
    "i",
  ),
  hostname: new RegExp(`^${host}$`, "i"),
  ipv4: new RegExp(`^${ipv4}$`),
  ipv6: new RegExp(`^(?:${ipv6})$`, "i"),
  uri: new RegExp(`^${uri}$`, "i"),
  "uri-reference": new RegExp(
    `^(?:${uri}|(?:${hostAndPath}|(?!//)/${character}*|${segment}+(?:/${character}*)?)?${tail})$`,
    "i",
  ),
  "uri-template": new RegExp(
    String.raw`^(?:[^\s\x00-\x1f\x7f"<>%\\^\x60{}|]|%[\da-f]{2}|\{[+#./;?&=,!@|]?${variable}(?:,${variable})*\})*$`,
    "i",
  ),
  uuid: /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i,
  "json-pointer": /^(?:\/(?:[^~/]|~[01])*)*$/,
  "relative-json-pointer": /^(?:0|[1-9]\d*)(?:#|(?:\/(?:[^~/]|~[01])*)*)$/,
  byte: /^(?:[A-Za-z\d+/]{4})*(?:[A-Za-z\d+/]{2}==|[A-Za-z\d+/]{3}=)?$/,
};

/** Returns `true` when the text has the format. Unknown formats accept every text. */
export function isFormatted(text: string, format: string): boolean {
  if (format === "regex") return isPattern(text);
  if (format === "url") return isUrl(text);
  if (!Object.hasOwn(patterns, format)) return true;
  const match = patterns[format]?.exec(text);
  if (!match) return false;
  return (!format.startsWith("date") || isDate(text.slice(0, 10))) && (!format.endsWith("time") || isTime(match));
}

/** Returns `false` for a leap second that is not the last one of a day in UTC. */
function isTime([, hours, minutes, seconds, sign, offsetHours = "0", offsetMinutes = "0"]: RegExpExecArray): boolean {
  if (seconds !== "60") return true;
  const offset = (Number(offsetHours) * 60 + Number(offsetMinutes)) * (sign === "-" ? -1 : 1);
  return (Number(hours) * 60 + Number(minutes) - offset + 1440) % 1440 === 1439;
}

function isDate(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** Returns `true` for an absolute address: https://url.spec.whatwg.org/#absolute-url-string */
function isUrl(text: string): boolean {
  return !/\s/.test(text) && URL.canParse(text);
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, "u").source !== "";
  } catch {
    return false;
  }
}
