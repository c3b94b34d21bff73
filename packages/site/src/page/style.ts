import { palette } from "@shortvideo-api/report/html";

/** The style sheet of all pages, for light and dark, wide and narrow screens, and for print. */
export const style: string = `${palette}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif; }
.skip { position: absolute; left: -99rem; }
.skip:focus { left: 1rem; top: 1rem; }
.columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); gap: 2rem; max-width: 84rem; margin: 0 auto; padding: 0 1.5rem; }
@media (max-width: 60rem) { .columns { grid-template-columns: minmax(0, 1fr); } }
.notice { position: fixed; inset: auto 1rem 1rem; max-height: 50vh; overflow: auto; margin: 0 auto; max-width: 60rem; padding: .75rem 1rem; background: var(--warn-soft); border: 1px solid var(--warn); border-radius: .5rem; }
.notice[hidden] { display: none; }
.notice pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .5rem 0 0; }
@media print { .top, .pages { display: none; } }
`;
