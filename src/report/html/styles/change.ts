/** Lists of what is different from the baseline. */
export const CHANGE_STYLES = `
.all-good { display: flex; align-items: center; gap: .6rem; color: var(--good); font-size: 1.15rem; font-weight: 600; }
.all-good .round-sign { flex: none; width: 1.6rem; height: 1.6rem; }
.rows { list-style: none; padding: 0; margin: 0; border-top: 1px solid var(--line); }
.rows > li { display: grid; grid-template-columns: 5.5rem 1fr; gap: .25rem 1rem; padding: .75rem 0; border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
.rows > li:not(:has(> .badge)) { display: block; }
.rows > li > .badge { justify-self: start; margin-top: .15rem; }
.rows > li > div { min-width: 0; }
.rows p { margin: 0 0 .2rem; } .rows .id { margin-left: .5rem; }
.rows .fold > summary { padding: .1rem 0; font-size: .9rem; }
.before-after { display: grid; grid-template-columns: 3.5rem 1fr; gap: .3rem .75rem; margin: .4rem 0; }
.before-after dt { color: var(--soft); font-size: .85rem; padding-top: .1rem; } .before-after dd { margin: 0; max-width: 46rem; }
.before-after .before { color: var(--soft); } .before-after .after { font-weight: 500; }
@media (max-width: 40rem) { .rows > li { grid-template-columns: 1fr; } }
`
