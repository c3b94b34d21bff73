/** The style sheet of the form that sends requests. It is loaded with the form. */
export const tryStyle = `.try { margin: 1.5rem 0; }
.try-form { display: grid; gap: 1rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: .5rem; }
.try-form [hidden][hidden] { display: none; }
.try-field > button { justify-self: start; }
.try-form > *, .try-form fieldset > * { min-width: 0; }
.try-form h2, .try-form h3 { margin: 0; font-size: 1.05rem; }
.try-form h3 { font-size: .95rem; }
.try-form fieldset { border: 1px solid var(--line); border-radius: .4rem; margin: 0; padding: .5rem .75rem .75rem; min-width: 0; display: grid; gap: .75rem; }
.try-form legend { font-weight: 600; padding: 0 .35rem; }
.try-field { display: grid; gap: .2rem; }
.try-field label, .try-line label { font-weight: 600; }
.try-field .kind { font-weight: 400; color: var(--muted); }
.try-hint { margin: 0; color: var(--muted); font-size: .875rem; overflow-wrap: anywhere; }
.try-problem { margin: 0; color: var(--bad); font-size: .875rem; overflow-wrap: anywhere; }
.try-form input:not([type=radio], [type=checkbox]), .try-form select, .try-form textarea { font: inherit; font-size: 1rem; width: 100%; max-width: 40rem; padding: .4rem .5rem; color: var(--text); background: var(--ground); border: 1px solid var(--muted); border-radius: .3rem; }
.try-form textarea { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875rem; min-height: 8rem; resize: vertical; }
.try-form :is(input, select, textarea, button, pre, summary):focus-visible { outline: 3px solid var(--accent); outline-offset: 1px; }
.try-line { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: center; }
.try-form button, .try-open { font: inherit; padding: .4rem .9rem; min-height: 2.25rem; border-radius: .4rem; border: 1px solid var(--muted); background: var(--ground); color: var(--text); cursor: pointer; }
.try-form button.primary { background: var(--accent); border-color: var(--accent); color: var(--card); font-weight: 600; }
.try-form button:disabled { opacity: .6; cursor: default; }
.try-form pre { margin: 0; padding: .75rem; background: var(--sunken); border: 1px solid var(--line); border-radius: .4rem; overflow: auto; max-height: 32rem; font-size: .8125rem; line-height: 1.5; white-space: pre-wrap; overflow-wrap: anywhere; }
.try-form dl { display: grid; grid-template-columns: minmax(6rem, max-content) minmax(0, 1fr); gap: .15rem 1rem; margin: .5rem 0; font-size: .875rem; }
.try-form dt { color: var(--muted); } .try-form dd { margin: 0; overflow-wrap: anywhere; }
.try-box { padding: .6rem .9rem; border-radius: .4rem; border: 1px solid var(--line); display: grid; gap: .4rem; }
.try-box p, .try-box ul { margin: 0; overflow-wrap: anywhere; } .try-box ul { padding-left: 1.2rem; }
.try-box.bad { background: var(--bad-soft); border-color: var(--bad); } .try-box.warn { background: var(--warn-soft); border-color: var(--warn); } .try-box.good { background: var(--good-soft); border-color: var(--good); }
.try-response { display: grid; gap: .75rem; }
.try-response:empty { display: none; }
.try-status { scroll-margin-top: 5rem; margin: 0; font-weight: 600; }
`;
