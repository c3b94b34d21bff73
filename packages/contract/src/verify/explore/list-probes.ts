import { addInteger, type Boundary, type ExactNumber } from "@shortvideo-api/document";
import { canCarry, correctTexts, type Parameter, parseParameter } from "@shortvideo-api/mock/requests";

/** Texts of a parameter that test one of its rules. */
export interface Probe {
  readonly texts: readonly string[];
  /** The name of the rule: `"maximum 50"`. */
  readonly rule: string;
  /**
   * Whether the texts must be valid for the test to make sense. `"either"`: the document decides, and valid texts are unusual ones that
   * a service may have reasons to refuse.
   */
  readonly wants: "valid" | "invalid" | "either";
}

/** The most characters of a text. Servers and proxies limit the length of an address. */
const mostCharacters = 2_000;

/** The most items of a list. */
const mostItems = 200;

/** Texts that are wrong for many parameters, and that careless servers stumble over. */
const oddTexts = ["", "abc", "1.5", "-1", "O'Neil & Söhne 100%", "☃😀", "99999999999"];

/** Lists texts that test the rules of a parameter. `sample` is valid. */
export function listProbes(parameter: Parameter, sample: readonly string[]): Probe[] {
  if (!parameter.checked || parameter.deep) return [];
  const [first = ""] = sample;
  const probes = [
    ...parameter.boundaries.flatMap(probeBoundary),
    ...parameter.choices.flatMap(probeChoice),
    ...[...oddTexts, `${first}!`].map(probeOdd),
  ];
  const seen = new Set<string>();
  return probes.filter(({ texts, rule, wants }) => {
    const key = JSON.stringify(wants === "either" ? texts : [texts, rule]);
    return canCarry(parameter, texts) && seen.size < seen.add(key).size;
  });

  function probeOdd(text: string): Probe {
    const texts = withItem(parameter, text, sample);
    return { texts, rule: texts.join("") === "" ? "empty text" : "unusual text", wants: "either" };
  }

  function probeChoice(choice: string): Probe[] {
    const unknown = [`${choice}x`, choice.toUpperCase(), choice.toLowerCase(), ...toNextNumber(choice)].filter(
      (text) => !parameter.choices.includes(text),
    );
    return [
      { texts: withItem(parameter, choice, sample), rule: `value ${choice}`, wants: "valid" },
      ...unknown.map((text): Probe => ({ texts: withItem(parameter, text, sample), rule: "enum", wants: "invalid" })),
    ];
  }

  function probeBoundary({ kind, value }: Boundary): Probe[] {
    const outwards = kind.startsWith("min") ? -1 : 1;
    const distances: [distance: number, wants: Probe["wants"]][] = [
      [0, "valid"],
      [-outwards, "valid"],
      [outwards, "invalid"],
    ];
    return distances.flatMap(([distance, wants]): Probe[] => {
      const texts = writeNear(kind, value, distance);
      return texts ? [{ texts, rule: `${kind} ${value}`, wants }] : [];
    });
  }

  /** Writes the value at a distance from a limit; `undefined` for one that no request can have. */
  function writeNear(kind: Boundary["kind"], limit: ExactNumber, distance: number): readonly string[] | undefined {
    if (kind === "minimum" || kind === "maximum") {
      const types = parameter.list === undefined ? parameter.types : parameter.itemTypes;
      const isWhole = types.includes("integer") || typeof limit === "bigint";
      const number = isWhole ? addInteger(limit, distance) : limit + distance / 2;
      return withItem(parameter, String(number), sample);
    }
    const length = Number(limit) + distance;
    if (kind !== "minLength" && kind !== "maxLength") return toItems(parameter, sample, length);
    const text = toLength(sample[0] ?? "x", length);
    return text === undefined ? undefined : withItem(parameter, text, sample);
  }
}

/** Lists some valid texts of a parameter, to combine with those of others: at most three. */
export function listUsualTexts(parameter: Parameter, sample: readonly string[]): (readonly string[])[] {
  if (!parameter.checked || parameter.deep) return [sample];
  const { choices, boundaries } = parameter;
  const limits = boundaries
    .filter(({ kind }) => kind === "minimum" || kind === "maximum")
    .map(({ value }) => String(value));
  const texts = [...choices, ...limits].map((text) => withItem(parameter, text, sample));
  const fitting = [sample, ...texts].filter((each) => correctTexts(parameter, each)?.join("\0") === each.join("\0"));
  return [...new Map(fitting.map((each) => [each.join("\0"), each])).values()].slice(0, 3);
}

/** Names the keyword that texts break: `"type"`, `"pattern"`. */
export function nameBrokenRule(parameter: Parameter, texts: readonly string[]): string {
  return parameter.findSchemaError(parseParameter(parameter, texts))?.keyword ?? "type";
}

/** Replaces the first item of a list, or the whole value of another parameter. */
function withItem({ list }: Parameter, text: string, sample: readonly string[]): readonly string[] {
  return list === undefined ? [text] : [text, ...sample.slice(1)];
}

/** Returns the number after a choice in a list, which is empty for a choice of another kind. */
function toNextNumber(choice: string): string[] {
  return /^\d{1,15}$/.test(choice) ? [String(Number(choice) + 1)] : [];
}

/** Repeats or cuts a text. */
function toLength(text: string, length: number): string | undefined {
  if (length < 0 || length > mostCharacters) return undefined;
  const characters = [...(text === "" ? "x" : text)];
  return Array.from({ length }, (_, index) => characters[index % characters.length]).join("");
}

/** Returns a list of this length, of different items if possible. */
function toItems(
  { list, choices }: Parameter,
  sample: readonly string[],
  length: number,
): readonly string[] | undefined {
  if (list === undefined || length < 1 || length > mostItems) return undefined;
  const known = [...new Set([...sample, ...choices])];
  const [first = "x"] = known;
  return Array.from(
    { length },
    (_, index) => known[index] ?? (/^\d+$/.test(first) ? String(index) : `${first}${index}`),
  );
}
