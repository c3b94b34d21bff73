import { palette } from "@shortvideo-api/report/html";

/** The colors of code, on the grounds of the palette. */
const codeColors = `
:root { --code-name: #8a3ffc; --code-text: #17794a; --code-number: #9a4a00; --code-word: #b3261e; --code-comment: #5b6672; --code-call: #2357c9; }
@media (prefers-color-scheme: dark) {
  :root { --code-name: #c9a6ff; --code-text: #7bd6a4; --code-number: #f0b97a; --code-word: #ff9d94; --code-comment: #9ba7b3; --code-call: #9dbcff; }
}
.hljs-attr, .hljs-attribute, .hljs-property, .hljs-params { color: var(--code-name); }
.hljs-string, .hljs-regexp, .hljs-addition { color: var(--code-text); }
.hljs-number, .hljs-literal, .hljs-symbol { color: var(--code-number); }
.hljs-keyword, .hljs-built_in, .hljs-meta, .hljs-deletion, .hljs-name, .hljs-tag { color: var(--code-word); }
.hljs-comment, .hljs-quote { color: var(--code-comment); }
.hljs-title, .hljs-title.function_, .hljs-type, .hljs-class, .hljs-section, .hljs-variable { color: var(--code-call); }
`;

/** The frame of all pages: header, list of pages, content. */
const frame = `
* { box-sizing: border-box; }
html { scroll-padding-top: 4.5rem; -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--card); color: var(--text); font: 1rem/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
h1, h2, h3, h4, p, ul, ol, dl, dd, pre, table, fieldset, blockquote { margin: 0; padding: 0; }
ul { list-style: none; }
a { color: var(--accent); text-decoration: none; }
a:hover { text-decoration: underline; text-underline-offset: .2em; }
.text p a, .text :is(ul, ol):not([class]) a, .text td a:not(:has(code)), .about a, .note a { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .2em; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
main:focus { outline: none; }
h2, h3, h4, dt { overflow-wrap: anywhere; }
.muted { color: var(--muted); }
.skip { position: absolute; left: -99rem; z-index: 20; padding: .5rem 1rem; border-radius: 6px; background: var(--accent); color: var(--card); }
.skip:focus { left: 1rem; top: .5rem; }
.top { position: sticky; top: 0; z-index: 10; display: flex; align-items: center; gap: 1rem; min-height: 3.5rem; padding: .5rem 1.5rem; background: var(--card); border-bottom: 1px solid var(--line); }
.top .title { flex: none; max-width: 60%; color: var(--text); font-weight: 650; letter-spacing: -.01em; overflow-wrap: anywhere; }
#search { flex: 1; display: flex; justify-content: flex-end; }
.menu { display: none; }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); max-width: 100rem; margin: 0 auto; }
.pages { position: sticky; inset: auto; top: 3.5rem; display: block; width: auto; height: calc(100vh - 3.5rem); margin: 0; padding: 1.25rem 1rem 3rem 1.5rem; overflow: auto; border: 0; border-right: 1px solid var(--line); background: none; color: inherit; font-size: .9rem; overscroll-behavior: contain; }
.pages a { display: block; padding: .25rem .6rem; border-radius: 6px; color: var(--muted); overflow-wrap: anywhere; }
.pages a:hover { background: var(--sunken); color: var(--text); text-decoration: none; }
.pages a[aria-current], .pages a.within { background: var(--sunken); color: var(--accent); font-weight: 600; }
.pages .section { margin: 1.1rem 0 .3rem; padding: 0 .6rem; color: var(--text); font-size: .78rem; font-weight: 650; letter-spacing: .02em; }
.pages summary { padding: .25rem .6rem; border-radius: 6px; color: var(--text); cursor: pointer; overflow-wrap: anywhere; }
.pages summary:hover { background: var(--sunken); }
.pages li ul { margin: .1rem 0 .4rem .85rem; padding-left: .4rem; border-left: 1px solid var(--line); }
main { min-width: 0; padding: 1.75rem 2.5rem 5rem; }
.head-row { display: flex; justify-content: space-between; gap: 1rem; min-height: 1.5rem; font-size: .85rem; }
.head-row a { color: var(--muted); }
.head-row .above::after { content: " /"; }
.as-markdown { margin-left: auto; }
h1 { font-size: clamp(1.5rem, 3vw, 2rem); line-height: 1.2; font-weight: 700; letter-spacing: -.02em; overflow-wrap: anywhere; }
h2 { margin: 2.5rem 0 .75rem; font-size: 1.25rem; line-height: 1.3; font-weight: 650; letter-spacing: -.01em; }
.index { margin-top: 1.25rem; }
.index th a { white-space: nowrap; }
h3 { margin: 1.75rem 0 .5rem; font-size: 1.05rem; font-weight: 650; }
h4 { margin: 1.25rem 0 .4rem; font-size: 1rem; font-weight: 650; }
.lead { margin-top: .4rem; color: var(--muted); font-size: 1.1rem; line-height: 1.5; }
.body { margin-top: .25rem; }
.text { min-width: 0; max-width: 46rem; }
.wide > .text { max-width: none; }
.text > p, .text > div, .words > p, .words > div { margin-top: .8rem; }
.about > .callout + * { margin-top: .6rem; }
.wide > .text > :not(.split) { max-width: 46rem; }
.sections { margin: 1rem 0 0; font-size: .85rem; }
.sections p { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.sections ul { display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; }
.around { display: flex; flex-wrap: wrap; gap: .75rem; justify-content: space-between; margin-top: 4rem; padding-top: 1.25rem; border-top: 1px solid var(--line); }
.around a { padding: .5rem .9rem; border: 1px solid var(--line); border-radius: 8px; overflow-wrap: anywhere; }
.around .next { margin-left: auto; text-align: right; }
.around span { display: block; color: var(--muted); font-size: .8rem; }
`;

/** Texts of descriptions, code and tables. */
const texts = `
code, pre, .method, .path { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; }
code { padding: .1em .3em; border-radius: 4px; background: var(--sunken); font-size: .875em; overflow-wrap: anywhere; white-space: pre-wrap; }
a code { color: inherit; }
pre { max-width: 100%; padding: .9rem 1rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sunken); font-size: .84rem; line-height: 1.55; overflow: auto; tab-size: 2; }
pre code { padding: 0; background: none; font-size: inherit; white-space: pre; overflow-wrap: normal; }
.about p + *, .about * + p, .about * + ul, .about * + ol, .about * + pre, .about * + .scroll, .about * + blockquote { margin-top: .6rem; }
.about ul, .text > ul:not([class]), section > ul:not([class]) { padding-left: 1.2rem; list-style: disc; }
.about ol { padding-left: 1.4rem; }
blockquote { padding-left: 1rem; border-left: 3px solid var(--line); color: var(--muted); }
hr { margin: 1.5rem 0; border: 0; border-top: 1px solid var(--line); }
table { width: 100%; border-collapse: collapse; font-size: .9rem; }
th, td { padding: .5rem .75rem .5rem 0; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
.index th { overflow-wrap: anywhere; }
thead th { color: var(--muted); font-size: .8rem; font-weight: 600; }
tbody th { font-weight: 500; }
.scroll { overflow-x: auto; }
.callout { padding: .8rem 1rem; border: 1px solid var(--line); border-left: 4px solid var(--accent); border-radius: 8px; background: var(--sunken); }
.callout.warn { border-color: var(--warn-fill); background: var(--warn-soft); }
.callout.warn code { background: none; }
.callout > * + * { margin-top: .5rem; }
.badge { display: inline-block; margin-left: .35rem; padding: 0 .55em; border: 1px solid var(--line); border-radius: 1em; color: var(--muted); font: 500 .75rem/1.6 system-ui, sans-serif; vertical-align: .08em; }
.badge.warn, .badge.inferred, .badge.assumed { border-color: transparent; background: var(--warn-soft); color: var(--warn); }
details.badge > summary { cursor: pointer; list-style: none; }
details.badge > summary::-webkit-details-marker { display: none; }
details.badge > summary::after { content: " ?"; opacity: .7; }
details.badge[open] > summary::after { content: ""; }
details.badge[open] { display: block; margin: .4rem 0 .2rem; padding: .4rem .75rem; border-radius: 8px; font-size: .85rem; }
details.badge > span { color: var(--text); font-size: .85rem; }
summary { cursor: pointer; }
`;

/** The parts of operations and types. */
const parts = `
.request { display: flex; flex-wrap: wrap; align-items: baseline; gap: .3rem .5rem; }
.request > code { padding: .3em .7em; border: 1px solid var(--line); border-radius: 8px; font-size: .92rem; }
.method { font-weight: 700; color: var(--muted); }
.method[data-method="GET"], .method[data-method="HEAD"], .method[data-method="QUERY"] { color: var(--accent); }
.method[data-method="POST"] { color: var(--good); }
.method[data-method="PUT"], .method[data-method="PATCH"] { color: var(--warn); }
.method[data-method="DELETE"] { color: var(--bad); }
.variable { color: var(--code-name); }
.fields > li { padding: .8rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.fields > li:target { background: var(--warn-soft); box-shadow: 0 0 0 .5rem var(--warn-soft); border-radius: 4px; }
.fields .head, .media > .head { line-height: 1.7; }
.name, .name code { padding: 0; background: none; color: var(--text); font-size: .9rem; font-weight: 650; }
span.name { font-family: inherit; font-weight: 600; }
.type, .place { color: var(--muted); font-size: .85rem; }
.type code { padding: 0; background: none; }
.required { color: var(--bad); font-size: .78rem; font-weight: 500; }
.limits, .fact, .note { color: var(--muted); font-size: .88rem; }
.about { font-size: .95rem; }
.fields .about { margin-top: .15rem; font-size: .92rem; }
.advice { margin-top: .3rem; padding-left: .8rem; border-left: 3px solid var(--good-fill); font-size: .9rem; }
.choice { margin: .4rem 0; color: var(--muted); font-size: .9rem; }
.values code { margin-right: .2rem; }
.level > summary { width: fit-content; margin-top: .45rem; padding: .15rem .7rem; border: 1px solid var(--line); border-radius: 1em; color: var(--muted); font-size: .82rem; list-style: none; }
.level > summary::-webkit-details-marker { display: none; }
.level > summary::before { content: "+ "; }
.level[open] > summary::before { content: "− "; }
.level > summary:hover { color: var(--text); border-color: var(--muted); }
.level > .fields { margin-top: .5rem; padding: 0 1rem; border: 1px solid var(--line); border-radius: 8px; }
.level > .fields > li:first-child { border-top: 0; }
.level > pre, .level > ul, .level > .values { margin-top: .5rem; }
.media { margin-top: .75rem; }
.media > .head { padding-bottom: .4rem; }
.status { display: inline-block; padding: 0 .5em; border-radius: 4px; background: var(--sunken); font: 600 .82rem/1.7 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
.status.good { background: var(--good-soft); color: var(--good); }
.status.bad { background: var(--bad-soft); color: var(--bad); }
.response h3 { margin-top: 1rem; }
.response > .badge { margin-left: 0; }
.facts > div { display: grid; grid-template-columns: 10rem minmax(0, 1fr); gap: .5rem; padding: .45rem 0; border-top: 1px solid var(--line); font-size: .92rem; }
.facts dt { color: var(--muted); }
.facts dd { overflow-wrap: anywhere; }
section > pre + .facts { margin-top: 1rem; }
.about + .operations { margin-top: 1.2rem; }
.operations > li { padding: .7rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere; }
.operations > li > a { font-weight: 600; }
.operations .path { margin-left: .5rem; background: none; color: var(--muted); font-size: .8rem; }
.operations .summary { display: block; color: var(--muted); font-size: .92rem; }
.uses { display: flex; flex-wrap: wrap; gap: .35rem .5rem; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: .75rem; }
.cards li { padding: .8rem 1rem; border: 1px solid var(--line); border-radius: 8px; }
.cards a { display: block; font-weight: 600; }
.cards span { color: var(--muted); font-size: .9rem; }
.error p { margin-top: .4rem; }
.error h3 code { padding: 0; background: none; font-size: 1.05rem; }
.codes { min-width: 0; }
.codes > * { margin-top: 1.25rem; }
.tabs { min-width: 0; border: 1px solid var(--line); border-radius: 10px; overflow: clip; background: var(--sunken); }
.tabs legend { float: left; width: 100%; padding: .45rem 4.5rem .1rem .9rem; color: var(--muted); font-size: .78rem; font-weight: 600; }
.tabs > .label { padding: .55rem 4.5rem .5rem .9rem; color: var(--muted); font-size: .82rem; font-weight: 600; }
.tabs > input { position: absolute; opacity: 0; pointer-events: none; }
.tabs > label { display: inline-block; padding: .3rem .1rem; margin: 0 .6rem; border-bottom: 2px solid transparent; color: var(--muted); font-size: .85rem; cursor: pointer; }
.tabs > label:hover { color: var(--text); }
.tabs > input:checked + label { border-color: var(--accent); color: var(--text); font-weight: 600; }
.tabs > input:focus-visible + label { outline: 2px solid var(--accent); outline-offset: 1px; border-radius: 4px; }
.panels { clear: both; border-top: 1px solid var(--line); }
.panel pre { max-height: 28rem; border: 0; border-radius: 0; }
fieldset.tabs .panel { display: none; }
${Array.from(
  { length: 12 },
  (_, index) => `.tabs > input:nth-of-type(${index + 1}):checked ~ .panels > .panel:nth-child(${index + 1})`,
).join(",\n")} { display: block; }
.panel .note { padding: .4rem 1rem .6rem; }
.tabs { position: relative; }
.tabs .copied { position: static; }
.tabs .copy { top: .4rem; right: .6rem; }
.optional { color: var(--muted); font-size: .78rem; font-weight: 500; }
.try-open { max-width: 100%; overflow-wrap: anywhere; padding: .5rem 1.1rem; border: 1px solid var(--accent); border-radius: 8px; background: var(--accent); color: var(--card); font: inherit; font-weight: 600; cursor: pointer; }
html:not(.scripted) .try-open { display: none; }
.copy { position: absolute; top: .5rem; right: .5rem; padding: .15rem .6rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: var(--muted); font: .78rem/1.5 system-ui, sans-serif; cursor: pointer; }
.copy:hover { color: var(--text); }
.copied { position: relative; }
.notice { position: fixed; inset: auto 1rem 1rem; z-index: 15; max-height: 50vh; overflow: auto; margin: 0 auto; max-width: 60rem; padding: .75rem 1rem; background: var(--warn-soft); border: 1px solid var(--warn); border-radius: .5rem; }
.notice[hidden] { display: none; }
.notice pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; }
`;

/** Wide and narrow screens, print, reduced motion. */
const media = `
@media (min-width: 80rem) {
  .split { display: grid; grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr); column-gap: 3rem; align-items: start; }
  .split > .codes { position: sticky; top: 4.25rem; max-height: calc(100vh - 5rem); overflow: auto; scrollbar-width: thin; }
  .split + .split > .codes { margin-top: 2.5rem; }
  .codes > :first-child { margin-top: 0; }
  .body.listed { display: grid; grid-template-columns: minmax(0, 46rem) minmax(0, 14rem); column-gap: 3rem; align-items: start; }
  .body.listed > .text { grid-column: 1; grid-row: 1; }
  .body.listed > .sections { grid-column: 2; grid-row: 1; position: sticky; top: 4.25rem; max-height: calc(100vh - 5rem); margin: 0; overflow: auto; }
  .body.listed > .sections p { position: static; width: auto; height: auto; clip-path: none; margin-bottom: .4rem; font-weight: 600; }
  .body.listed > .sections ul { display: block; border-left: 1px solid var(--line); padding-left: .8rem; }
  .body.listed > .sections a { display: block; padding: .15rem 0; color: var(--muted); overflow-wrap: anywhere; }
}
@media (max-width: 60rem) {
  .columns { grid-template-columns: minmax(0, 1fr); }
  .top { padding: .5rem 1rem; gap: .6rem; }
  .menu { display: block; flex: none; padding: .25rem .8rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: var(--text); font: inherit; font-size: .9rem; cursor: pointer; }
  .pages:popover-open { position: fixed; inset: 3.5rem 0 0 0; z-index: 9; width: auto; height: auto; border: 0; background: var(--card); }
  .pages:not(:popover-open) { display: none; }
  main { padding: 1.25rem 1rem 4rem; }
  .facts > div { grid-template-columns: minmax(0, 1fr); gap: 0; }
  .operations .path { display: block; margin: 0; padding: 0; }
  .level > .fields { padding: 0 .7rem; }
}
@media (max-width: 79.99rem) {
  .listed:has(.index) > .sections { display: none; }
}
@media (max-width: 40rem) {
  .copied:not(.tabs .copied) > pre { padding-top: 2.4rem; }
  .index, .index tbody, .index tr, .index th, .index td { display: block; }
  .index thead { display: none; }
  .index tr { display: flex; flex-wrap: wrap; justify-content: space-between; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .index th, .index td { padding: 0; border: 0; overflow-wrap: anywhere; }
  .index td:last-child { width: 100%; color: var(--muted); }
}
@media print {
  :root { --ground: #fff; --card: #fff; --sunken: #fff; --line: #bbb; --text: #000; --muted: #444; --accent: #000; --good: #126339; --good-soft: #fff; --warn: #724a00; --warn-soft: #fff; --bad: #9b1c15; --bad-soft: #fff; --code-name: #000; --code-text: #000; --code-number: #000; --code-word: #000; --code-call: #000; color-scheme: light; }
  html { font-size: 11px; }
  .top, .pages, .sections, .around, .skip, .copy, .head-row, .try, .tabs > input, .tabs > label { display: none; }
  .columns, .split, .body.listed { display: block; }
  main { padding: 0; }
  .text, .codes { max-width: none; }
  .split > .codes { position: static; max-height: none; overflow: visible; }
  pre, .panel pre { max-height: none; overflow: visible; }
  pre code { white-space: pre-wrap; overflow-wrap: anywhere; }
  fieldset.tabs .panel { display: block; }
  fieldset.tabs .panel::before { content: attr(data-label); display: block; padding: .5rem 1rem 0; font-weight: 600; }
  .tabs, .tabs .panel { break-inside: auto; }
  details::details-content { content-visibility: visible; display: block; height: auto; }
  .level > summary::before, .level[open] > summary::before { content: ""; }
  h2, h3 { break-after: avoid; }
  .fields > li { break-inside: avoid-page; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; scroll-behavior: auto !important; }
}
`;

/** The style sheet of all pages, for light and dark, wide and narrow screens, and for print. */
export const style: string = `${palette}${codeColors}${frame}${texts}${parts}${media}`;

/** The icon of the site: braces. */
export const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#2357c9"/><path d="M13 8c-3 0-3 1.5-3 4s0 4-2.500 4c2.500 0 2.500 1.500 2.500 4s0 4 3 4M19 8c3 0 3 1.500 3 4s0 4 2.500 4c-2.500 0-2.500 1.500-2.500 4s0 4-3 4" fill="none" stroke="#fff" stroke-width="2.200" stroke-linecap="round"/></svg>
`;
