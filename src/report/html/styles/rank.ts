/** Positions and their charts. */
export const RANK_STYLES = `
.rank + .rank { margin-top: 2rem; }
.rank h3 { font-size: 1.1rem; }
.rank .figures { margin: 1rem 0; }
.missing { padding: .75rem 1rem; border-left: 6px solid var(--warning); overflow-wrap: anywhere; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 1.75rem 3rem; align-items: start; margin: 1.5rem 0; }
.charts figure { margin: 0; min-width: 0; }
.charts .days { grid-column: 1 / -1; margin-top: .75rem; }
figcaption { font-weight: 600; font-size: .9rem; margin-bottom: .35rem; }
.chart { display: block; width: 100%; height: auto; font-size: 14px; }
.chart text { fill: var(--soft); } .chart .grid { stroke: var(--line); }
.line { stroke: var(--link); stroke-width: 2; fill: none; stroke-linejoin: round; stroke-linecap: round; }
circle.line { fill: var(--link); }
.spark { display: block; width: 5.6rem; height: 1.4rem; }
.shares { display: block; width: 100%; height: 1.6rem; border-radius: 4px; }
.band-top3 { fill: #1a7f4b; background: #1a7f4b; } .band-top10 { fill: #57a773; background: #57a773; }
.band-top20 { fill: #d9a92e; background: #d9a92e; } .band-top50 { fill: #d07a28; background: #d07a28; }
.band-top100 { fill: #b5532f; background: #b5532f; } .band-none { fill: #8b2a21; background: #8b2a21; }
.band-unknown { fill: var(--line); background: var(--line); }
.legend { display: flex; flex-wrap: wrap; gap: .1rem 1rem; list-style: none; padding: 0; margin: .6rem 0 0; font-size: .9rem; }
.swatch { display: inline-block; width: .8rem; height: .8rem; border-radius: 3px; margin-right: .4rem; }
.moves { list-style: none; padding: 0; margin: 0; }
.moves li { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; padding: .2rem 0; overflow-wrap: anywhere; }
.positions { font-variant-numeric: tabular-nums; }
.positions thead th { position: sticky; top: 0; background: var(--page); font-size: .85rem; white-space: nowrap; z-index: 1; }
.positions tbody th { font-weight: 600; min-width: 9rem; overflow-wrap: anywhere; }
.positions th .soft, .positions .page { display: block; font-weight: 400; font-size: .85rem; }
.positions td { white-space: nowrap; } .positions .last { display: block; font-size: .8rem; }
@media (max-width: 48rem) {
  .positions thead { display: none; }
  .positions tr { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; padding: .5rem .6rem; border-bottom: 1px solid var(--line); }
  .positions th, .positions td { border: 0; padding: 0; } .positions tbody th { flex: 1 0 100%; }
  .positions td[data-label]::before { content: attr(data-label); display: block; font-size: .75rem; font-weight: 400; color: var(--soft); }
}
`
