/** Tables: scores by page and tool, results of a page, a site's pages. */
export const TABLE_STYLES = `
.scroll { position: relative; overflow: auto; max-height: 80vh; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { padding: .45rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
thead th { color: var(--soft); font-size: .85rem; font-weight: 600; }
.matrix { width: auto; min-width: 100%; font-variant-numeric: tabular-nums; }
.matrix td { text-align: center; padding: .5rem .25rem; min-width: 2.9rem; }
.matrix thead th { position: sticky; top: 0; background: var(--page); vertical-align: bottom; z-index: 1; }
.matrix thead th:first-child { padding-left: 0; }
.matrix thead th.tool { padding: .5rem .2rem; text-align: center; }
.matrix thead th.tool span { writing-mode: vertical-rl; transform: rotate(180deg); }
.matrix tbody th { position: sticky; left: 0; background: var(--page); font-weight: 400; max-width: 24rem; min-width: 9rem; padding-left: 0; overflow-wrap: anywhere; }
.matrix thead th:first-child { left: 0; z-index: 2; }
.matrix tbody tr:hover > * { background-color: var(--sunken); }
.matrix .change { display: block; font-size: .75rem; line-height: 1.1; font-weight: 600; }
.total { font-weight: 700; }
.good { color: var(--good); }
.middling { background: var(--warning-fill); color: var(--warning); }
.poor { background: var(--error-fill); color: var(--error); font-weight: 650; }
svg.middling, svg.poor { background: none; }
.matrix tbody tr:hover > .middling { background-color: var(--warning-fill); }
.matrix tbody tr:hover > .poor { background-color: var(--error-fill); }
.none { color: var(--soft); }
.results pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.results th, .results td:nth-child(2) { white-space: nowrap; }
.results td:nth-child(3) { min-width: 16rem; }
.failing { list-style: none; padding: 0; margin: 0; }
.tallies { display: flex; flex-wrap: wrap; gap: 1rem 3rem; align-items: start; margin: 1.5rem 0; }
.tallies table { width: auto; font-variant-numeric: tabular-nums; } .tallies tbody th { font-weight: 400; } .tallies td { text-align: right; }
.crawl { font-variant-numeric: tabular-nums; } .crawl tbody th { font-weight: 400; min-width: 12rem; overflow-wrap: anywhere; }
.crawl td:nth-child(6) { min-width: 12rem; } .crawl thead th { position: sticky; top: 0; background: var(--page); white-space: nowrap; }
@media (max-width: 66rem) {
  .matrix td { min-width: 2.05rem; padding: .5rem .1rem; font-size: .875rem; } .matrix thead th.tool { padding: .5rem .1rem; }
}
@media (max-width: 44rem) {
  .matrix tbody th { max-width: 8.5rem; min-width: 6rem; font-size: .85rem; }
  .results thead { display: none; } .results td:nth-child(3) { min-width: 0; }
  .results tr { display: block; padding: .6rem 0; border-bottom: 1px solid var(--line); }
  .results th, .results td { display: block; border: 0; padding: .1rem 0; width: fit-content; max-width: 100%; }
}
`
