import { palette } from "./palette.js";

/** The style sheet of reports, for light and dark, wide and narrow screens, and for print. */
export const style = `${palette}* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 76rem; padding: 2rem 1.5rem 4rem; background: var(--ground); color: var(--text); font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
h1, h2, h3, p, ul, ol, dl, dd, pre { margin: 0; padding: 0; }
ul, ol { list-style: none; }
code, pre, .id, .path, .code { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace; font-size: .88em; }
code { background: var(--sunken); border-radius: 4px; padding: .1em .35em; overflow-wrap: anywhere; white-space: pre-wrap; }
h2 { font-size: 1.15rem; font-weight: 650; margin: 2.25rem 0 .75rem; }
h2 + .muted { margin-bottom: .75rem; }
.muted, .facts, .where { color: var(--muted); }
.tally { display: inline-block; min-width: 1.7em; padding: 0 .5em; border-radius: 1em; background: var(--line); font-size: .8rem; text-align: center; vertical-align: .12em; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 4px; }

.verdict { background: var(--card); border: 1px solid var(--line); border-top: 5px solid var(--tone); border-radius: 12px; padding: 1.5rem 1.75rem; --tone: var(--warn); --soft: var(--warn-soft); }
.verdict.kept { --tone: var(--good); --soft: var(--good-soft); }
.verdict.fails { --tone: var(--bad); --soft: var(--bad-soft); }
.verdict h1 { display: flex; align-items: start; gap: .75rem; margin: .4rem 0 .5rem; font-size: clamp(1.35rem, 3.2vw, 2rem); line-height: 1.2; letter-spacing: -.015em; }
.sign { flex: none; display: grid; place-items: center; width: 1.5em; height: 1.5em; border-radius: 50%; background: var(--soft); color: var(--tone); font-size: .8em; }
.facts .end { margin-left: .5em; padding: .05em .6em; border-radius: 1em; background: var(--soft); color: var(--tone); font-size: .88em; font-weight: 600; white-space: nowrap; }
.reasons { margin-top: .5rem; }
.reasons li { padding-left: 1.3em; text-indent: -1.3em; overflow-wrap: anywhere; }
.reasons span { display: inline-block; width: 1.3em; text-indent: 0; color: var(--tone); font-weight: 700; }
.jump { display: flex; flex-wrap: wrap; gap: .3rem 1.25rem; margin-top: .9rem; font-size: .9rem; }
a { color: var(--accent); text-underline-offset: .15em; }
.document { color: var(--muted); font-size: .85rem; }
.document span { color: var(--text); font-weight: 600; margin-left: .4em; }
.runs { margin-top: .75rem; padding-top: .75rem; border-top: 1px solid var(--line); color: var(--muted); font-size: .9rem; }
.runs code { color: var(--text); }
.runs .failed { color: var(--bad); }

.gauges { display: grid; grid-template-columns: repeat(6, 1fr); gap: .75rem; }
.gauges li { position: relative; display: grid; justify-items: center; align-content: start; padding: 1.1rem .5rem .9rem; background: var(--card); border: 1px solid var(--line); border-radius: 12px; text-align: center; --tone: var(--warn-fill); }
.gauges .all { --tone: var(--good-fill); }
.gauges .missed { --tone: var(--bad); border-color: var(--bad); }
.asked { margin-top: .15rem; font-size: .85rem; color: var(--good); }
.missed .asked { color: var(--bad); font-weight: 600; }
.gauges svg { width: 84px; fill: none; stroke-width: 3; }
.gauges .track { stroke: var(--line); }
.gauges .share { stroke: var(--tone); }
.gauges strong { position: absolute; top: calc(1.1rem + 42px); translate: 0 -50%; font-size: 1.3rem; font-weight: 650; font-variant-numeric: tabular-nums; }
.gauges small { font-size: .65em; color: var(--muted); margin-left: .1em; }
.gauges .title { margin-top: .5rem; font-weight: 600; }
.gauges .muted { font-size: .85rem; }

.violations > li { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--bad); border-radius: 10px; padding: 1rem 1.25rem; margin-bottom: .75rem; break-inside: avoid; }
.violations > .allowed { border-left-color: var(--warn-fill); }
.violations .allowed .place { color: var(--warn); background: var(--warn-soft); }
.violations > .noted { border-left-color: var(--line); }
.violations .noted .place { color: var(--muted); background: var(--sunken); }
.violations .allowed .sent pre { border-color: var(--warn-fill); }
.violations h3 { font-size: 1rem; font-weight: 650; }
.violations .place { margin-left: .3em; color: var(--bad); background: var(--bad-soft); font-weight: 500; }
.where { font-size: .88rem; overflow-wrap: anywhere; }
.where strong { color: var(--text); font-weight: 600; }
.message { margin: .5rem 0 .75rem; overflow-wrap: anywhere; }
.exchange > div { display: grid; grid-template-columns: 4rem minmax(0, 1fr); align-items: start; margin-bottom: .4rem; }
.exchange dt { padding-top: .45rem; font-size: .85rem; color: var(--muted); }
.exchange dd { display: flex; align-items: start; gap: .5rem; }
pre { flex: 1; min-width: 0; padding: .45rem .7rem; background: var(--sunken); border-radius: 6px; border-left: 3px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
.sent pre { border-color: var(--bad); }
.right pre { border-color: var(--good); }
button { flex: none; padding: .3rem .7rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: var(--accent); font: inherit; font-size: .85rem; cursor: pointer; }
summary { cursor: pointer; }
.violations summary { width: fit-content; color: var(--muted); font-size: .88rem; }
.violations details p { padding: .4rem 0 0 1rem; max-width: 46rem; }
.deprecated li { background: var(--card); border: 1px solid var(--line); border-left: 4px solid var(--warn); border-radius: 10px; padding: .75rem 1.25rem; margin-bottom: .5rem; }

.controls { display: flex; flex-wrap: wrap; gap: .6rem 1.25rem; align-items: center; margin-bottom: .75rem; font-size: .9rem; color: var(--muted); }
.controls[hidden] { display: none; }
input, select { max-width: 22rem; margin-left: .35rem; padding: .35rem .6rem; border: 1px solid var(--line); border-radius: 6px; background: var(--card); color: var(--text); font: inherit; }
table { width: 100%; border-collapse: separate; border-spacing: 0; background: var(--card); border: 1px solid var(--line); border-radius: 12px; font-variant-numeric: tabular-nums; }
thead th { position: sticky; top: 0; z-index: 1; padding: .6rem .75rem; background: var(--card); border-bottom: 1px solid var(--line); border-radius: 12px 12px 0 0; color: var(--muted); font-size: .8rem; font-weight: 600; text-align: right; white-space: nowrap; }
thead th:first-child { padding-left: 1.25rem; text-align: left; }
.figures > * { padding: .7rem .75rem .1rem; text-align: right; vertical-align: top; }
.figures th { padding-left: 1.25rem; text-align: left; font-weight: 600; overflow-wrap: anywhere; }
.figures td { width: 6.6rem; }
thead th:last-child, .figures td:last-child { padding-right: 1.25rem; }
.plain td, .plain th { padding: .3rem .75rem; text-align: left; overflow-wrap: anywhere; }
.plain :is(td, th):first-child { padding-left: 1.25rem; }
.path { display: block; color: var(--muted); font-weight: 400; font-size: .8rem; }
.path b { font-weight: 600; }
.badge { display: inline-block; padding: .05em .55em; border-radius: 1em; font-size: .75rem; font-weight: 600; white-space: nowrap; }
.badge.bad { background: var(--bad-soft); color: var(--bad); }
.badge.warn { background: var(--warn-soft); color: var(--warn); }
td.all { color: var(--good); }
td.some { color: var(--warn); }
td.none, td.void { color: var(--muted); }
.bar { display: block; width: 100%; height: 4px; margin-top: .3rem; border-radius: 2px; }
.bar .track { fill: var(--line); }
.bar .share { fill: var(--warn-fill); }
.all .bar .share { fill: var(--good-fill); }
.more > td { padding: 0 1.25rem .6rem; border-bottom: 1px solid var(--line); }
tbody:last-of-type .more > td { border-bottom: 0; }
.more summary { display: flex; align-items: baseline; gap: .5rem; padding: .15rem 0; color: var(--muted); font-size: .85rem; }
.more summary::before { content: "▸"; flex: none; transition: rotate .15s; }
.more details[open] > summary::before { rotate: 90deg; }
.more summary::-webkit-details-marker { display: none; }
.gaps { overflow: hidden; text-overflow: ellipsis; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow-wrap: anywhere; }
details[open] .gaps { -webkit-line-clamp: none; display: block; }
.uncalled .id { color: var(--muted); }
.coverage { display: grid; gap: .9rem; margin: .6rem 0 .5rem; padding: 1rem 1.1rem; background: var(--sunken); border-radius: 8px; }
.coverage h3 { margin-bottom: .35rem; font-size: .8rem; font-weight: 600; color: var(--muted); }
.parameters > ul > li { display: grid; grid-template-columns: minmax(9rem, 15rem) minmax(8rem, 12rem) minmax(0, 1fr); gap: .25rem 1rem; align-items: baseline; padding: .35rem 0; border-top: 1px solid var(--line); }
.parameters code { background: none; padding: 0; }
.parameters .none code { color: var(--muted); }
.chips { display: flex; flex-wrap: wrap; gap: .35rem; }
.chips li { white-space: pre-wrap; padding: .05rem .6rem; border-radius: 1em; border: 1px dashed var(--muted); color: var(--muted); font-size: .85rem; overflow-wrap: anywhere; }
.chips .all { border: 1px solid transparent; background: var(--good-soft); color: var(--good); }
.chips .times { font-size: .85em; }
.legend dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(18rem, 1fr)); gap: .6rem 1.5rem; margin-top: .6rem; }
.legend dt { font-weight: 600; }
.legend dd, .legend p { color: var(--muted); font-size: .9rem; }

@media screen and (max-width: 60rem) {
  .gauges { grid-template-columns: repeat(3, 1fr); }
}
@media screen and (max-width: 50rem) {
  body { padding: 1rem .9rem 3rem; }
  .verdict { padding: 1.1rem 1.1rem; }
  table, tbody, tr, th, td { display: block; }
  tbody[hidden] { display: none; }
  table { background: none; border: 0; }
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tbody.operation { background: var(--card); border: 1px solid var(--line); border-radius: 10px; margin-bottom: .6rem; }
  .figures { display: grid; grid-template-columns: repeat(3, 1fr); padding: .75rem .9rem 0; gap: .5rem .9rem; }
  .figures > * { padding: 0; }
  .figures th { grid-column: 1 / -1; padding: 0; }
  .figures td, .figures td:last-child { width: auto; padding: 0; text-align: left; }
  .figures td::before { content: attr(data-label); display: block; color: var(--muted); font-size: .75rem; }
  .more > td { padding: .4rem .9rem .6rem; border: 0; }
  .plain tr { padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .plain td, .plain td:first-child { padding: 0; }
  .plain td::before { content: attr(data-label) ": "; color: var(--muted); }
  .parameters > ul > li { grid-template-columns: 1fr; }
  .exchange > div { grid-template-columns: 1fr; }
  .exchange dt { padding: 0; }
  .exchange dd { flex-wrap: wrap; }
  pre { flex-basis: 100%; }
  .controls label { flex: 1 1 100%; display: flex; align-items: center; justify-content: space-between; min-width: 0; }
  .controls input, .controls select { flex: 0 1 70%; min-width: 0; }
}
@media screen and (max-width: 24.5rem) {
  .gauges { gap: .5rem; }
  .gauges svg { width: 72px; }
  .gauges strong { top: calc(1.1rem + 36px); font-size: 1.15rem; }
}
@media print {
  :root { --ground: #fff; --card: #fff; --sunken: #fff; --line: #bbb; --text: #000; --muted: #444; --good: #126339; --good-soft: #fff; --warn: #724a00; --warn-soft: #fff; --bad: #9b1c15; --bad-soft: #fff; color-scheme: light; }
  html { font-size: 11px; }
  body { max-width: none; padding: 0; font-size: 11px; }
  .gauges svg { width: 64px; }
  .gauges strong { top: calc(1.1rem + 32px); }
  .figures td { width: 5.5rem; }
  thead th { white-space: normal; }
  .controls, button, .jump { display: none; }
  thead th { position: static; }
  .gaps { -webkit-line-clamp: none; display: block; }
  details::details-content { content-visibility: visible; block-size: auto; }
  tbody.operation, .gauges, .verdict, .legend { break-inside: avoid; }
  h2 { break-after: avoid; }
  .chips .all { border-color: currentColor; }
  * { print-color-adjust: exact; }
}
@media (prefers-reduced-motion: reduce) {
  * { transition: none !important; }
}
`;
