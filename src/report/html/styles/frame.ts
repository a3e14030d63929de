/** The page, the verdict with its figures, and the navigation. */
export const FRAME_STYLES = `
header, main, footer, nav ul { max-width: 78rem; margin: 0 auto; padding: 0 2rem; }
.brand { display: flex; flex-wrap: wrap; gap: .1rem 1.25rem; color: var(--soft); font-size: .9rem; margin: 1.75rem 0 2.5rem; max-width: none; overflow-wrap: anywhere; }
.brand strong { color: var(--ink); }
.brand time { margin-left: auto; font-variant-numeric: tabular-nums; }
.verdict { display: grid; grid-template-columns: auto 1fr auto; gap: 1.1rem; align-items: start; }
.verdict .round-sign { width: 2.6rem; height: 2.6rem; margin-top: .1rem; }
.verdict .words { padding-top: .2rem; min-width: 0; }
.verdict ul { margin: .9rem 0 0; padding-left: 1.1rem; overflow-wrap: anywhere; max-width: 52rem; }
.verdict li { margin: .2rem 0; }
.verdict.passed .round-sign { color: var(--good-line); } .verdict.failed .round-sign { color: var(--error-line); }
:is(.verdict.open, .verdict.not-gated) .round-sign { color: var(--notice); }
.ring { width: 6rem; height: 6rem; }
.ring circle { fill: none; stroke-width: 8; }
.ring .track { stroke: var(--line); } .ring .filled { stroke: var(--soft); stroke-linecap: round; }
.ring.good .filled { stroke: var(--good-line); } .ring.middling .filled { stroke: var(--warning-line); } .ring.poor .filled { stroke: var(--error-line); }
.ring text { fill: var(--ink); font-size: 30px; font-weight: 700; letter-spacing: -.02em; }
.figures { display: flex; flex-wrap: wrap; gap: 1rem 0; margin: 2.25rem 0 0; padding: 1.1rem 0; border-block: 1px solid var(--line); }
.figures div { flex: 1 0 auto; padding: 0 1.25rem; border-left: 1px solid var(--line); display: flex; flex-direction: column; }
.figures div:first-child, .figures .beside-no-ring + div { padding-left: 0; border-left: 0; }
.figures dt { color: var(--soft); font-size: .85rem; }
.figures dd { margin: 0; font-size: 1.35rem; font-weight: 650; letter-spacing: -.01em; white-space: nowrap; font-variant-numeric: tabular-nums; }
.figures .error dd { color: var(--error); } .figures .warning dd { color: var(--warning); } .figures .notice dd { color: var(--notice); }
.figures .beside-no-ring { display: none; }
.figures + .soft { color: var(--soft); font-size: .875rem; margin: .9rem 0 0; }
.figures dd.change { font-size: .85rem; font-weight: 600; white-space: normal; }
nav { position: sticky; top: 0; z-index: 5; background: var(--page); border-bottom: 1px solid var(--line); margin-top: 1rem; }
nav ul { display: flex; gap: 0 1.5rem; list-style: none; overflow-x: auto; white-space: nowrap; }
nav a { display: block; padding: .7rem 0; color: var(--soft); text-decoration: none; font-size: .9rem; }
nav a:hover { color: var(--ink); text-decoration: underline; }
nav a:focus-visible { outline-offset: -2px; }
nav .count { color: var(--ink); font-weight: 600; font-variant-numeric: tabular-nums; }
main > section { padding-top: 3rem; }
footer { color: var(--soft); font-size: .875rem; padding-top: 3.5rem; padding-bottom: 3rem; }
@media (max-width: 66rem) {
  .figures { display: grid; grid-template-columns: repeat(auto-fill, minmax(8.5rem, 1fr)); gap: 1rem .75rem; }
  .figures div { padding: 0; border: 0; justify-content: space-between; }
  html { scroll-padding-top: 6rem; }
  nav ul { flex-wrap: wrap; padding-block: .4rem; } nav a { padding: .3rem 0; }
}
@media (max-width: 44rem) {
  nav ul { flex-wrap: nowrap; padding-block: 0; } nav a { padding: .7rem 0; }
  header, main, footer, nav ul { padding-left: 1rem; padding-right: 1rem; }
  .brand { margin: 1.1rem 0 1.5rem; } .brand time { margin-left: 0; }
  .verdict { grid-template-columns: auto 1fr; gap: .75rem; }
  .verdict .round-sign { width: 1.9rem; height: 1.9rem; }
  .verdict .ring { display: none; } .figures .beside-no-ring { display: flex; }
  .figures { grid-template-columns: repeat(3, 1fr); }
  .figures dt { line-height: 1.25; } .figures dd { font-size: 1.2rem; }
  main > section { padding-top: 2.25rem; }
}
`
