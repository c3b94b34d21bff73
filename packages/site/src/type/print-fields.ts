import { capitalize, printCount, printJson, readKeyword, type SchemaView, showValue } from "@shortvideo-api/document";
import { type Markup, markup } from "@shortvideo-api/report/html";
import type { SiteContent } from "../content/content.js";
import { findPage } from "../page/create-link.js";
import type { Link } from "../page/page.js";
import { printInline, printMarkdown } from "../page/print-markdown.js";
import { toLine } from "../page/write-markdown.js";
import { describeType, writeType } from "./describe-type.js";
import { listNotes, printProvenance, readOwnProvenance } from "./print-marks.js";
import { type ReadChoice, readType, type ReadType } from "./read-type.js";

/** A level of a tree of fields. */
interface Level {
  readonly type: ReadType;
  /** The object of which this is an alternative. */
  readonly whole?: SchemaView;
  rows: readonly Row[];
}

/** A field, an item of a tuple, or an alternative. */
interface Row {
  readonly kind: "field" | "item" | "others" | "branch";
  /** For `others`, the pattern of the names, if there is one. */
  readonly name: string;
  readonly view: SchemaView;
  readonly isRequired: boolean;
  /** The choice of an alternative. */
  readonly choice?: ReadChoice;
  /** The fields of the value; absent if it has none, or if they stand on the page of its type. */
  level?: Level | undefined;
}

/** The number of rows beyond which the fields of a component schema are left to its own page. */
const mostRows = 60;
/** The number of component schemas within each other that are shown in place. */
const mostNames = 3;
/** The number of levels in place, for schemas that contain themselves without a name. */
const mostLevels = 12;
/** The number of alternatives whose fields are shown in place if they have pages of their own. */
const mostBranches = 4;

/**
 * Prints the fields of a value as a tree whose levels open. Component schemas are shown in place as long as the tree is small, and
 * otherwise by a link to their page. Prints nothing for a value without fields.
 */
export function printFields(content: SiteContent, view: SchemaView, link: Link): Markup | undefined {
  const root = openLevel(view);
  if (!root) return undefined;
  fill(root);
  return root.rows.length === 0 ? undefined : printRows(content, root, link);
}

/** Lists the fields at the top of a value, or of each of its items. */
export function listFields(view: SchemaView): readonly Pick<Row, "name" | "view" | "isRequired">[] {
  const level = openLevel(view);
  return level ? listRows(level.type).filter(({ kind }) => kind === "field") : [];
}

/**
 * Writes these fields as a list in Markdown, and the alternatives: those without a page with their fields. Descriptions have at most
 * `most` characters. Default: all.
 */
export function writeFields(content: SiteContent, view: SchemaView, link: Link, most?: number): string[] {
  const level = openLevel(view);
  if (!level) return [];
  const rows = listRows(level.type);
  // The description of a value names its alternatives if they are all that it has.
  const hasFields = rows.some(({ kind }) => kind === "field");
  return rows.flatMap((row) => {
    if (row.kind === "field") {
      const about = toLine(readKeyword(row.view.always, "description") ?? "", most);
      return [`- ${writeField(content, row, link)}${about === "" ? "" : `: ${about}`}`];
    }
    if (row.kind !== "branch") return [];
    if (readType(row.view).key !== undefined)
      return hasFields ? [`- ${row.name}: ${writeType(content, row.view, link)}`] : [];
    const inner = openLevel(row.view);
    const fields = inner ? listRows(inner.type, level.type.view).filter(({ kind }) => kind === "field") : [];
    if (fields.length === 0) return [];
    return [`- ${row.name}: ${fields.map((field) => writeField(content, field, link)).join(", ")}`];
  });
}

function writeField(content: SiteContent, { name, view, isRequired }: Row, link: Link): string {
  const facts = [writeType(content, view, link), isRequired && "required", writeDefault(view)].filter(Boolean);
  return `\`${name}\` (${facts.join(", ")})`;
}

/** Writes the default of a value; `undefined` for a value without one. */
export function writeDefault({ always }: SchemaView): string | undefined {
  const usual = readKeyword(always, "default");
  return usual === undefined ? undefined : `default \`${showAny(usual)}\``;
}

/** Returns the level of a value: that of its items for a list. */
function openLevel(view: SchemaView): Level | undefined {
  let type = readType(view, true);
  for (let depth = 0; type.kind === "list" && type.view.prefixLength === 0 && depth < mostLevels; depth += 1) {
    type = readType(type.view.item(0), true);
  }
  return type.kind === "scalar" || type.kind === "any" ? undefined : { type, rows: [] };
}

/** Adds the rows level by level, so that a large tree has its upper levels. */
function fill(root: Level): void {
  let count = 0;
  const queue: { level: Level; within: ReadonlySet<unknown>; names: number; depth: number; row?: Row }[] = [
    { level: root, within: new Set(), names: 0, depth: 0 },
  ];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { level, within, names, depth, row } = next;
    const { own } = level.type.view;
    const isNamed = row !== undefined && level.type.key !== undefined;
    if (within.has(own) || depth >= mostLevels || (isNamed && (count > mostRows || names >= mostNames))) {
      if (row) row.level = undefined;
      continue;
    }
    const rows = listRows(level.type, level.whole);
    level.rows = rows;
    count += rows.length;
    const inside = new Set(within).add(own);
    for (const inner of rows) {
      const isBranch = inner.kind === "branch";
      // One of many alternatives with a page of its own stays closed.
      if (isBranch && rows.length > mostBranches && readType(inner.view).key !== undefined) continue;
      const opened = openLevel(inner.view);
      inner.level = opened && isBranch ? { ...opened, whole: level.type.view } : opened;
      if (inner.level) {
        const inNames = names + (isNamed ? 1 : 0);
        queue.push({ level: inner.level, within: inside, names: inNames, depth: depth + 1, row: inner });
      }
    }
  }
}

/** Lists the rows of a value. An alternative often only requires fields that `whole` describes. */
function listRows({ view, kind, choices }: ReadType, whole?: SchemaView): Row[] {
  const row = (of: Row["kind"], name: string, inner: SchemaView, isRequired = false): Row => {
    return { kind: of, name, view: inner, isRequired };
  };
  if (kind === "list") {
    const places = Array.from({ length: view.prefixLength }, (_, index) => row("item", `[${index}]`, view.item(index)));
    const rest = view.item(view.prefixLength);
    return rest.types.length === 0 || readType(rest).kind === "any"
      ? places
      : [...places, row("item", "further items", rest)];
  }
  const own = new Set(view.always.flatMap(({ properties = {} }) => Object.keys(properties)));
  const names = choices.length > 0 ? [...own] : [...new Set([...view.propertyNames, ...view.required])];
  const fields = names.flatMap((name) => {
    const described = view.property(name);
    const inner = whole && readType(described).kind === "any" ? whole.property(name) : described;
    return inner.types.length === 0 ? [] : [row("field", name, inner, view.required.has(name))];
  });
  const others = view.otherProperties.map(({ pattern, view: inner }) => row("others", pattern ?? "", inner));
  if (choices.length === 0) return [...fields, ...others];
  const alternatives = choices.flatMap((choice, place) =>
    choice.branches.map((branch, index) => {
      const title = branch.key === undefined ? toLine(branch.own.title ?? "") : "";
      const name = title === "" ? `alternative ${index + 1}` : title;
      const label = choices.length > 1 ? `Choice ${place + 1}, ${name}` : title === "" ? capitalize(name) : title;
      return { ...row("branch", label, branch), choice };
    }),
  );
  return [...fields, ...alternatives, ...(fields.length > 0 ? others : [])];
}

function printRows(content: SiteContent, { rows }: Level, link: Link): Markup {
  const list = (some: readonly Row[]): Markup =>
    markup`<ul class="fields">${some.map((row) => printRow(content, row, link))}</ul>`;
  const first = rows.findIndex(({ kind }) => kind === "branch");
  if (first === -1) return list(rows);
  return markup`${first > 0 && list(rows.slice(0, first))}${splitChoices(rows.slice(first)).map(
    (some, index) =>
      markup`<p class="choice">${first + index > 0 ? "And one" : "One"} of these alternatives${
        some[0]?.choice?.discriminator !== undefined &&
        markup`, which <code>${some[0].choice.discriminator}</code> selects`
      }:</p>${list(some)}`,
  )}`;
}

/** Splits alternatives by their choice. Further rows stand below the last one. */
function splitChoices(rows: readonly Row[]): Row[][] {
  const lists: Row[][] = [];
  for (const row of rows) {
    const list = lists.at(-1);
    if (list && (row.choice === undefined || row.choice === list[0]?.choice)) list.push(row);
    else lists.push([row]);
  }
  return lists;
}

function printRow(content: SiteContent, row: Row, link: Link): Markup {
  const { view, isRequired, level } = row;
  return markup`
<li><div class="head">${printName(row)} <span class="type">${describeType(content, view, link)}</span>${printSelection(row)}${
    isRequired && markup` <span class="required">required</span>`
  }${printStates(view)}${printProvenance(readOwnProvenance(view))}</div>${printAbout(content, view, link)}${
    level &&
    level.rows.length > 0 &&
    markup`<details class="level"><summary>${printCount(level.rows.length, "field")}${
      level.type.key !== undefined && markup` of ${content.types.get(level.type.key)?.schema.name}`
    }</summary>${printRows(content, level, link)}</details>`
  }</li>`;
}

function printName({ kind, name, view }: Row): Markup | undefined {
  if (kind === "branch" && readType(view).key !== undefined) return undefined;
  if (kind === "others")
    return name === ""
      ? markup`<span class="name">other fields</span>`
      : markup`<span class="name">fields that match</span> <code class="name">${name}</code>`;
  return kind === "branch" ? markup`<span class="name">${name}</span>` : markup`<code class="name">${name}</code>`;
}

/** Prints the value that selects an alternative. */
function printSelection({ view, choice }: Row): Markup | undefined {
  const discriminator = choice?.discriminator;
  if (discriminator === undefined) return undefined;
  const [value, ...others] = view.property(discriminator).values ?? [];
  if (value === undefined || others.length > 0) return undefined;
  return markup` <span class="type">if <code>${discriminator}</code> is ${printValue(value)}</span>`;
}

/** Prints a description with its blocks. `level` is that of its highest heading. Default: headings become bold paragraphs. */
export function printDescription(
  content: SiteContent,
  text: string | undefined,
  link: Link,
  level?: number,
): Markup | undefined {
  if (text === undefined || text.trim() === "") return undefined;
  return markup`<div class="about">${printMarkdown(text, { level, find: findPage(content, link) })}</div>`;
}

/** Prints the words that mark a value: deprecated, read-only, write-only. */
export function printStates(view: SchemaView): Markup {
  const states = [
    readKeyword(view.always, "deprecated") === true && markup` <span class="badge warn">deprecated</span>`,
    readKeyword(view.always, "readOnly") === true && markup` <span class="badge">only in responses</span>`,
    readKeyword(view.always, "writeOnly") === true && markup` <span class="badge">only in requests</span>`,
  ];
  return markup`${states}`;
}

/** Prints description, default, long lists of values and notes of a value. `description` stands in place of its own. */
export function printAbout(
  content: SiteContent,
  view: SchemaView,
  link: Link,
  {
    description = readKeyword(view.always, "description"),
    examples = [],
  }: { description?: string | undefined; examples?: readonly unknown[] } = {},
): Markup {
  const usual = readKeyword(view.always, "default");
  const { values = [] } = view;
  return markup`${
    description !== undefined &&
    description.trim() !== "" &&
    markup`<div class="about">${printInline(description, { find: findPage(content, link) })}</div>`
  }${listNotes(content, view, link).map((note) => markup`<div class="note">${note}</div>`)}${
    (usual !== undefined || examples.length > 0) &&
    markup`<div class="fact">${usual !== undefined && markup`Default ${printValue(usual)}`}${
      usual !== undefined && examples.length > 0 && " · "
    }${examples.length > 0 && markup`Example ${printValue(examples[0])}`}</div>`
  }${
    values.length > shownValues &&
    markup`<details class="level"><summary>All ${values.length} values</summary><p class="values">${values.map((value) => markup`${printValue(value)} `)}</p></details>`
  }`;
}

/** The number of values that descriptions of limits list. */
const shownValues = 12;

/** Shows a value of any type: a text as it is if all of it is visible, otherwise in quotes. */
function showAny(value: unknown): string {
  return typeof value === "string" ? showValue(value) : printJson(value);
}

/** Prints a value as code. */
function printValue(value: unknown): Markup {
  const text = showAny(value);
  return markup`<code>${text.length > 300 ? `${text.slice(0, 300)}…` : text}</code>`;
}
