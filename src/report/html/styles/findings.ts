/** The filter, the findings, and what is said beside them. */
export const FINDING_STYLES = `
.filter { display: flex; flex-wrap: wrap; gap: .9rem 1.5rem; align-items: end; margin: 1.25rem 0 1rem; }
.filter fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
.filter legend, .filter .name { display: block; padding: 0; font-size: .8rem; color: var(--soft); margin-bottom: .15rem; }
.filter .choice { display: inline-flex; align-items: center; gap: .4rem; min-height: 2.4rem; }
.filter input[type=checkbox] { width: 1.1rem; height: 1.1rem; margin: 0; accent-color: var(--link); }
.filter :is(select, input[type=search], button), [data-action=copy] { font: inherit; font-size: .95rem; padding: .35rem .7rem; max-width: 100%;
  min-height: 2.4rem; border: 1px solid var(--soft); border-radius: 6px; background: var(--page); color: var(--ink); }
.filter select { width: 10rem; } .filter input[type=search] { width: 12rem; }
.filter button, [data-action=copy] { cursor: pointer; }
.filter button:hover, [data-action=copy]:hover { background: var(--sunken); }
.filter button[aria-pressed=true] { background: var(--ink); color: var(--page); }
.filter .buttons { display: flex; gap: .5rem; }
.filter output { flex-basis: 100%; color: var(--soft); font-size: .9rem; }
details.item { border-bottom: 1px solid var(--line); }
.list { border-top: 1px solid var(--line); }
details.item > summary { padding: .8rem 1.75rem .8rem 0; position: relative; list-style: none; }
details.item > summary::-webkit-details-marker { display: none; }
details.item > summary::after { content: ''; position: absolute; right: .4rem; top: 1.25rem; width: .5rem; height: .5rem;
  border: solid var(--soft); border-width: 0 2px 2px 0; transform: rotate(45deg); }
details.item[open] > summary::after { transform: rotate(225deg); top: 1.45rem; }
details.item > summary:hover h3 { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: .18em; }
details.item > summary h3 { display: inline; margin-right: .6rem; }
details.item > .body { padding: 0 0 1.75rem; overflow-wrap: anywhere; }
.finding > summary { display: grid; grid-template-columns: 5.5rem 1fr auto; gap: .1rem 1rem; align-items: baseline; }
.finding > summary .badge { justify-self: start; }
.finding > summary .id { grid-column: 2 / -1; }
.finding > .body { display: grid; grid-template-columns: minmax(16rem, 24rem) minmax(0, 1fr); gap: 1.5rem 3rem; padding-left: 6.5rem !important; padding-top: .5rem !important; }
.advice > div { margin-bottom: 1.1rem; } .advice p { margin: 0; }
.finding h4 { color: var(--soft); } .finding .fix h4 { color: var(--good); }
.on-page { margin: .75rem 0 .25rem; } .where-it-is > :nth-child(2) .on-page { margin-top: 0; }
.places { padding-left: 1.1rem; margin: .25rem 0 .75rem; }
.places li { margin: .45rem 0; } .places li::marker { color: var(--soft); }
.places .where { color: var(--soft); font-size: .875rem; }
.snippet { display: block; margin-top: .25rem; width: fit-content; max-width: 100%; padding: .3em .6em; }
.region { display: block; width: 16rem; max-width: 100%; border: 1px solid var(--line); border-radius: 8px; margin: .5rem 0 1rem; }
.region rect { fill: none; } .region .halo { stroke: #fff; stroke-width: 6; } .region .outline { stroke: #d21f10; stroke-width: 3; }
.remarks { padding: 0; margin: 0; list-style: none; overflow-wrap: anywhere; border-top: 1px solid var(--line); }
.remarks .badge { margin-right: .6rem; }
.remarks li { padding: .6rem 0; border-bottom: 1px solid var(--line); }
@media (max-width: 60rem) {
  .finding > .body { grid-template-columns: 1fr; gap: 1.25rem; }
}
@media (max-width: 44rem) {
  .filter > * { flex: 1 1 100%; } .filter .field { flex: 1 1 8rem; } .filter select, .filter input[type=search] { width: 100%; }
  .finding > summary { grid-template-columns: auto auto 1fr; } .finding > summary h3 { grid-column: 1 / -1; }
  .finding > summary .id { grid-column: 1 / -1; } .finding > summary .new { order: -1; grid-column: 2; }
  .finding > summary .badge.error, .finding > summary .badge.warning, .finding > summary .badge.notice { order: -2; }
  .finding > .body { padding-left: 0 !important; }
}
`
