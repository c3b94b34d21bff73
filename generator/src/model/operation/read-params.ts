import type { OpenApi, Parameter, Schema } from "@shortvideo-api/document/source";
import { buildParamCheck } from "./build-param-check.ts";
import type { Endpoint } from "./list-endpoints.ts";
import type { Credential, Param } from "../api/model.ts";
import { nameParams } from "../names/names.ts";
import { listExamples, listMedia } from "./read-media.ts";
import { readProvenance } from "./read-provenance.ts";
import { readLine, readSentence } from "./read-text.ts";
import { type SchemaScope, resolveSchema } from "../schema/schema.ts";

/** A parameter, and what its values are. */
export interface DescribedParam {
  param: Param;
  schema: Schema;
  examples: readonly unknown[];
}

const stylesByPlace: Readonly<Record<Param["in"], readonly Param["style"][]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form"],
};

/** Reads the parameters of an operation, without the one that carries the caller's key. */
export function readParams(
  root: OpenApi,
  scope: SchemaScope,
  { parameters }: Endpoint,
  credential: Credential | undefined,
): DescribedParam[] {
  const sent = parameters.filter((parameter) => !isCredential(parameter, credential));
  const names = nameParams(sent);
  return sent.map((parameter, index) => readParam(root, scope, parameter, names[index] ?? parameter.name));
}

function readParam(root: OpenApi, scope: SchemaScope, parameter: Parameter, name: string): DescribedParam {
  const [media] = listMedia(root, parameter.content);
  const schema = parameter.schema ?? media?.schema ?? true;
  const styles = stylesByPlace[parameter.in];
  const style = styles.find((known) => known === parameter.style) ?? styles[0] ?? "form";
  return {
    schema,
    examples: [...listExamples(root, parameter), ...(media?.examples ?? [])],
    param: {
      name,
      wireName: parameter.name,
      in: parameter.in,
      required: parameter.required ?? false,
      doc: describeParam(parameter, resolveSchema(scope, schema)),
      style,
      explode: parameter.explode ?? (style === "form" || style === "deepObject"),
      allowReserved: parameter.allowReserved ?? false,
      json: parameter.schema === undefined && media?.kind === "json",
      check: buildParamCheck(scope, schema),
      alsoTakes: undefined,
      provenance: readProvenance(parameter) ?? readProvenance(typeof schema === "object" ? schema : {}),
    },
  };
}

/** Description, and what it leaves out of bounds and default: `"Videos per page. 1–35, default \`20\`."` */
function describeParam(parameter: Parameter, schema: Schema): string {
  const facts = typeof schema === "object" ? listFacts(schema) : [];
  const description = readSentence(
    parameter.description ?? (typeof schema === "object" ? schema.description : undefined),
  );
  const words = new Set(description?.split(/[^\p{L}\p{N}.-]+|\.(?=\s|$)/u));
  const news = facts
    .filter(({ values }) => !values.every((value) => words.has(value)))
    .map(({ text }) => text)
    .join(", ");
  return [
    parameter.deprecated ? "Deprecated." : undefined,
    description,
    news === "" ? undefined : `${news.charAt(0).toUpperCase()}${news.slice(1)}.`,
  ]
    .filter((part) => part !== undefined)
    .join(" ");
}

/** One thing to know of a value, and the values that say it. */
interface Fact {
  text: string;
  values: readonly string[];
}

function listFacts(schema: Schema & object): Fact[] {
  const facts = [
    readRange(schema.minimum, schema.maximum),
    readRange(schema.minLength, schema.maxLength, "character"),
    readRange(schema.minItems, schema.maxItems, "item"),
  ];
  if (isShort(schema.default)) {
    const value = String(schema.default);
    facts.push({ text: `default \`${readLine(value) ?? ""}\``, values: [value] });
  }
  return facts.filter((fact) => fact !== undefined);
}

/** Bounds of a number type, such as 2^31 - 1, tell nothing. */
const mostTelling = 1e9;

function readRange(least: number | undefined, most: number | undefined, unit?: string): Fact | undefined {
  const [low, high] = [least, most].map((bound) => (Math.abs(bound ?? 0) >= mostTelling ? undefined : bound));
  const values = [low, high].filter((bound) => bound !== undefined).map(String);
  const amount = (bound: number) => (unit === undefined ? `${bound}` : `${bound} ${unit}${bound === 1 ? "" : "s"}`);
  if (high !== undefined)
    return { text: low === undefined ? `at most ${amount(high)}` : `${low}–${amount(high)}`, values };
  if (low === undefined || (low === 0 && unit !== undefined)) return undefined;
  return low === 1 && unit === "character"
    ? { text: "not empty", values }
    : { text: `at least ${amount(low)}`, values };
}

function isShort(value: unknown): value is string | number | boolean {
  return (
    typeof value === "number" || typeof value === "boolean" || (typeof value === "string" && /^.{1,60}$/.test(value))
  );
}

function isCredential({ in: place, name }: Parameter, credential: Credential | undefined): boolean {
  if (credential === undefined || credential.in !== place) return false;
  return place === "header" ? name.toLowerCase() === credential.name.toLowerCase() : name === credential.name;
}
