import { findJson, findSuccess } from "@shortvideo-api/document";
import type { SiteContent, SiteOperation } from "../content/content.js";
import type { Link } from "../page/page.js";
import { joinBlocks, shorten, toLine, writeCode } from "../page/write-markdown.js";
import { listFields, writeDefault } from "../type/print-fields.js";
import { printClientCall, printClientIteration } from "../sample/print-client.js";
import { describeInBandFailure, describePagination, describeSecurity, printSignature } from "./describe-operation.js";
import { writeBody } from "./print-body.js";
import { writeLinks } from "./print-links.js";
import { describeValues, listParameters } from "./print-parameters.js";
import { listSuccesses } from "./print-responses.js";

/** The number of characters of an operation as Markdown, so that an agent reads it whole. */
const mostCharacters = 5_500;

/** The number of characters of the description of a field. */
const mostAbout = 90;

/** Writes an operation as Markdown for agents: signature, parameters, fields of the response in brief, failures. */
export function writeOperation(content: SiteContent, site: SiteOperation, link: Link): string {
  const { operation, documented } = site;
  const { httpMethod, path, summary, deprecated, provenance, exactlyOneOf } = operation;
  const description = documented.node.description ?? "";
  const head = [
    summary,
    `\`${httpMethod} ${path}\``,
    deprecated &&
      `**Deprecated${deprecated.since === undefined ? "" : ` since ${deprecated.since}`}.** ${deprecated.why ?? ""} ${deprecated.use ? `Use \`${deprecated.use.id}\` instead.` : ""}`.trim(),
    provenance && `${provenance.status}: ${provenance.reason}`,
    closeCode(shorten(description, 800)),
    writeSample(content, site),
    writeCode("ts", printSignature(site)),
  ];
  const parameters = listParameters(site).map((shown) => {
    const { param, documented: found } = shown;
    const facts = [
      param.in,
      found.required && "required",
      param.constant !== undefined && "sent by the client",
      describeValues(shown),
      writeDefault(found.view),
    ].filter(Boolean);
    const note = param.provenance ? ` (${param.provenance.status})` : "";
    const about = toLine(found.node.description ?? "", 160);
    return `- \`${param.name}\` (${facts.join(", ")})${about === "" ? "" : `: ${about}`}${note}`;
  });
  const inBand = describeInBandFailure(content, operation);
  const groups = exactlyOneOf.map((group) => `Exactly one of ${group.map((name) => `\`${name}\``).join(", ")}.`);
  const lists = [
    ["Parameters", [...groups, ...parameters]],
    ["Request body", documented.body ? writeBody(content, documented.body, link, mostAbout) : []],
    ...listSuccesses(site).map((response) => {
      const about = [toLine(response.description, 160), ""];
      const links = writeLinks(content, response, link);
      return [
        `Response ${response.status}`,
        [...about, ...writeBody(content, response, link, mostAbout), ...links],
      ] as const;
    }),
    [
      "Failures",
      [
        ...operation.failures.map(
          ({ status, errorClass, cases, description: said }) =>
            `- ${status} [\`${errorClass}\`](${link(`errors#${errorClass}`)}): ${`${toLine(said, 120)} ${content.errors.get(errorClass)?.advice ?? ""}`.trim()}${cases.map((each) => ` “${each.contains}”: \`${each.errorClass}\`.`).join("")}`,
        ),
        ...(inBand === undefined ? [] : [`- 200 \`InBandError\`: ${inBand}`]),
      ],
    ],
    [
      "Pagination",
      [...describePagination(site).map(([title, words]) => `- ${title}: ${words}`), ...listItemFields(content, site)],
    ],
    ["Authentication", describeSecurity(content, site).map(([title, words]) => `- ${title}: ${words}`)],
  ] as const;
  const sections = lists.map(([title, lines]) => lines.length > 0 && `## ${title}\n\n${cutLines(lines).trimEnd()}`);
  const text = joinBlocks(...head, ...sections).trimEnd();
  const kept = text.length > mostCharacters ? `${text.slice(0, text.lastIndexOf("\n", mostCharacters))}\n…` : text;
  const rest = `[The whole page](${link(site.page).replace(/\.md$/, ".html")}) has all fields and complete responses.`;
  return `${closeCode(kept)}\n\n${rest}\n`;
}

/** Ends a block of code that a cut has left open. */
function closeCode(text: string): string {
  const fences = text.match(/^ *```/gm) ?? [];
  return fences.length % 2 === 0 ? text : `${text}\n\`\`\``;
}

/** Writes the code of an example call; nothing for a long one. */
function writeSample(content: SiteContent, site: SiteOperation): string | undefined {
  const code = printClientIteration(content, site) ?? printClientCall(content, site);
  return code.length < mostSample ? writeCode("ts", code) : undefined;
}

/** The number of characters of a sample that leaves space for the rest. */
const mostSample = 1_500;

/** The number of lines of a list. */
const mostLines = 24;

function cutLines(lines: readonly string[]): string {
  const kept = lines.slice(0, mostLines);
  const rest = lines.length - kept.length;
  return [...kept, ...(rest > 0 ? [`- … and ${rest} more`] : [])].join("\n");
}

/** Lists the names of the fields of an item of a list. */
function listItemFields({ types }: SiteContent, { operation: { pagination }, documented }: SiteOperation): string[] {
  const body = findJson(findSuccess(documented)?.media ?? [])?.view;
  if (!pagination || !body) return [];
  const item = pagination.items.reduce((view, { name }) => view.property(name), body).item(0);
  const names = listFields(item).map(({ name }) => `\`${name}\``);
  const title = types.get(item.key ?? "")?.schema.name;
  if (names.length === 0) return [];
  return [`- Fields of an item${title === undefined ? "" : ` (\`${title}\`)`}: ${shorten(names.join(", "), 700)}`];
}
