/** The style sheet of the search box and its results. */
export const searchStyle = `
#search { position: relative; min-width: 0; }
#search input { width: min(22rem, 100%); height: 2.25rem; padding: 0 2rem 0 .8rem; border: 1px solid var(--line); border-radius: 8px; background: var(--sunken); color: var(--text); font: inherit; font-size: .9rem; }
#search input::placeholder { color: var(--muted); opacity: 1; }
#search kbd { position: absolute; top: .45rem; right: .5rem; padding: 0 .4rem; border: 1px solid var(--line); border-radius: 4px; background: var(--card); color: var(--muted); font: .8rem/1.25rem ui-monospace, monospace; pointer-events: none; }
#search input:focus + kbd { display: none; }
#search-results { position: absolute; top: calc(100% + .4rem); right: 0; width: min(42rem, calc(100vw - 2rem)); max-height: min(75vh, 44rem); padding: .4rem; overflow: auto; overscroll-behavior: contain; background: var(--card); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 8px 30px rgb(0 0 0 / .18); }
#search-results[hidden] { display: none; }
#search-results p { padding: .5rem .6rem .2rem; color: var(--muted); font-size: .75rem; font-weight: 650; }
#search-results a { display: block; padding: .35rem .6rem; border-radius: 6px; color: var(--text); overflow-wrap: anywhere; }
#search-results a:hover { background: var(--sunken); text-decoration: none; }
#search-results a[aria-selected="true"] { background: var(--sunken); outline: 2px solid var(--accent); outline-offset: -2px; }
#search-results span { display: block; font-size: .92rem; font-weight: 600; }
#search-results small { display: block; overflow: hidden; color: var(--muted); font-size: .8rem; text-overflow: ellipsis; white-space: nowrap; }
.search-status { position: absolute; top: calc(100% + .4rem); right: 0; padding: .3rem .7rem; border-radius: 6px; background: var(--card); color: var(--muted); font-size: .85rem; }
.search-status:empty { display: none; }
#search-results:not([hidden]) + .search-status { width: 1px; height: 1px; padding: 0; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
@media (max-width: 60rem) {
  #search kbd { display: none; }
  #search input { padding-right: .5rem; }
  .top:has(#search input:focus) .title, .top:has(#search input:focus) .menu { display: none; }
  #search input { width: 100%; max-width: 22rem; }
  #search input:focus { max-width: none; }
  #search-results { position: fixed; inset: 3.5rem .5rem auto; width: auto; }
}
@media (max-width: 30rem) {
  .top .title { flex: 1; max-width: none; font-size: .9rem; line-height: 1.3; }
  .top:not(:focus-within) #search { flex: 0 0 6rem; }
}
`;
