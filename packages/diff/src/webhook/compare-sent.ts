import {
  type DocumentedParameter,
  findNode,
  identifyParameter,
  isNode,
  type OpenApi,
  readMediaKind,
} from "@shortvideo-api/document/source";
import { breaking, type RawChange, readSteps, type ReportChange, safe, toVerdict } from "../change/raw-change.ts";
import { compareWords } from "../schema/compare-annotations.ts";
import { type ComparedSides, createSchemaComparison } from "../schema/compare-schemas.ts";
import { type DescribedWebhook, locateSchema, type Sides, type WebhookPair } from "../schema/side.ts";
import { readParameterWriting } from "../schema/writing.ts";
import { compareMedia } from "./compare-media.ts";

/** Compares the parameters that the service sends: headers, and parts of the address. */
export function compareSentParams(sides: ComparedSides, pair: WebhookPair, report: ReportChange): void {
  const [before, after] = [listParams(pair.before), listParams(pair.after)];
  for (const [key, was] of before) {
    const is = after.get(key);
    const { name, in: location, required: wasRequired } = was;
    const place = `${location}.${name}`;
    if (!is) {
      const message = `The service no longer sends \`${name}\`.`;
      // If no other parameter is in this place, a program that reads the absent one still compiles.
      const hasOthers = [...after.values()].some((other) => other.in === location);
      const [wire, types] = [toVerdict(wasRequired), toVerdict(wasRequired || hasOthers)];
      report({ code: "param-removed", place, message, wire, types, before: was.steps });
      continue;
    }
    const isRequired = is.required;
    if (wasRequired !== isRequired) {
      report({
        code: isRequired ? "param-became-required" : "param-became-optional",
        place,
        message: isRequired ? `The service always sends \`${name}\`.` : `The service may leave out \`${name}\`.`,
        wire: toVerdict(!isRequired),
        types: toVerdict(!isRequired),
        ...readSteps({ before: was, after: is }),
      });
    }
    compareWords({ before: was, after: is }, { place, report });
    const writing = readParameterWriting(was, is);
    const context = { place, direction: "response", writing, report: reportToReceivers(sides, report) } as const;
    createSchemaComparison(sides)(locateSchema(was), locateSchema(is), context);
  }
  for (const [key, { name, in: location, steps }] of after) {
    if (before.has(key)) continue;
    const message = `The service sends \`${name}\`.`;
    const place = `${location}.${name}`;
    report({ code: "param-added", place, message, ...safe, after: steps });
  }
}

/** Lists parameters by place and name. The case of a header has no meaning. */
function listParams({ documented }: DescribedWebhook): ReadonlyMap<string, DocumentedParameter> {
  return new Map(documented.parameters.map((parameter) => [identifyParameter(parameter), parameter]));
}

/** Compares the body that the service sends. Its media type is the choice of the service. */
export function compareSentBody(sides: ComparedSides, pair: WebhookPair, report: ReportChange): void {
  const [was, is] = [pair.before.documented.body, pair.after.documented.body];
  const place = "body";
  if (!was && !is) return;
  if (!was || !is) {
    report({
      code: is ? "body-added" : "body-removed",
      place,
      message: is ? "The service sends a body." : "The service sends no body.",
      // A receiver that expected no body ignores it.
      wire: toVerdict(!is),
      types: toVerdict(!is),
      ...readSteps({ before: was, after: is }),
    });
    return;
  }
  const isRequired = is.required;
  if (was.required !== isRequired) {
    report({
      code: isRequired ? "body-became-required" : "body-became-optional",
      place,
      message: isRequired ? "The service always sends the body." : "The service may leave out the body.",
      wire: toVerdict(!isRequired),
      types: toVerdict(!isRequired),
      ...readSteps({ before: was, after: is }),
    });
  }
  compareWords({ before: was, after: is }, { place, report });
  compareMedia(
    sides,
    { before: was, after: is },
    {
      place,
      direction: "response",
      // A receiver that still reads this type never gets it, but its types lack a member.
      onRemoved: (name) => ({
        message: `The service no longer sends the body as \`${name}\`.`,
        wire: "safe",
        types: "breaks",
      }),
      onAdded: (name) => ({
        message: `The service may send the body as \`${name}\`.`,
        ...breaking,
      }),
      reportSchema: (name) => {
        const reportSent = reportToReceivers(sides, report);
        return readMediaKind(name) === "json" ? reportSent : (change) => reportSent({ ...change, types: "safe" });
      },
      report,
    },
  );
}

/**
 * Reports a change that callers accept in a response as one that breaks receivers, if they reject the request because of it. Receivers
 * check what the service sends: they reject a new value of an enumeration, and a new property of an object that allows no others.
 */
function reportToReceivers({ before }: Sides, report: ReportChange): ReportChange {
  return (change) => report(isRejected(before.root, change) ? { ...change, wire: "breaks" } : change);
}

function isRejected(before: OpenApi, { code, after = [] }: RawChange): boolean {
  if (code === "enum-value-added") return true;
  if (!code.startsWith("property-added")) return false;
  const schema = findNode(before, after.slice(0, -2));
  return isNode(schema) && (schema["additionalProperties"] === false || schema["unevaluatedProperties"] === false);
}
