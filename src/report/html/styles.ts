import { PAGE_STYLES } from './page/styles.ts'

/** The style sheet of the HTML report. */
export const STYLES = `${PAGE_STYLES}
:root {
  --page: #f5f6f8; --card: #ffffff; --ink: #1b1f24; --soft: #57606a; --line: #d5dae1; --link: #0b57b0;
  --error: #a8190d; --error-fill: #fdeae8; --warning: #7d4500; --warning-fill: #fff0d4;
  --notice: #0a4f97; --notice-fill: #e4f0fe; --good: #0d5f35; --good-fill: #dff4e7; --code: #eef0f3;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0e1115; --card: #171b21; --ink: #e7eaee; --soft: #a3adb9; --line: #303841; --link: #8cc2ff;
    --error: #ffa79d; --error-fill: #431b1a; --warning: #f7c56b; --warning-fill: #3b2a0c;
    --notice: #93c7ff; --notice-fill: #12294a; --good: #79dda2; --good-fill: #11351f; --code: #232931;
  }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; scroll-padding-top: 1rem; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main, footer { max-width: 76rem; margin: 0 auto; padding: 0 1.25rem; }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; margin: 0; }
h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; }
p { margin: .5rem 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; border-radius: 3px; }
code, pre { font: .875em/1.45 ui-monospace, SFMono-Regular, Consolas, monospace; }
code { background: var(--code); padding: .1em .35em; border-radius: 4px; overflow-wrap: anywhere; }
pre { background: var(--code); padding: .75rem; border-radius: 6px; overflow: auto; max-height: 24rem; margin: .5rem 0; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: .5rem 1rem; z-index: 9; }
.brand { color: var(--soft); font-weight: 600; margin: 1.5rem 0 .75rem; overflow-wrap: anywhere; }
.soft { color: var(--soft); font-size: .9rem; }
.card, details.item { background: var(--card); border: 1px solid var(--line); border-radius: 10px; }
.verdict { display: flex; gap: 1rem; padding: 1.25rem; border-left-width: 8px; }
.verdict svg { flex: none; width: 2.5rem; height: 2.5rem; }
.verdict ul { margin: .75rem 0 0; padding-left: 1.2rem; overflow-wrap: anywhere; }
.verdict.passed { border-left-color: var(--good); } .verdict.passed svg { color: var(--good); }
:is(.verdict.open, .verdict.not-gated) { border-left-color: var(--notice); }
:is(.verdict.open, .verdict.not-gated) svg { color: var(--notice); }
.verdict.failed { border-left-color: var(--error); } .verdict.failed svg { color: var(--error); }
.figures { display: flex; flex-wrap: wrap; gap: .75rem; margin: 1rem 0 0; }
.figures div { flex: 1 0 auto; min-width: 7rem; display: flex; flex-direction: column; justify-content: space-between;
  background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: .6rem .9rem; }
.figures dt { color: var(--soft); font-size: .85rem; }
.figures dd { margin: 0; font-size: 1.5rem; font-weight: 650; white-space: nowrap; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; list-style: none; padding: 0; margin: 1rem 0 0; }
.scroll { overflow: auto; max-height: 75vh; }
table { border-collapse: separate; border-spacing: 0; width: 100%; }
th, td { padding: .4rem .6rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top; }
tr:last-child > * { border-bottom: 0; }
.matrix { width: auto; min-width: 100%; font-variant-numeric: tabular-nums; }
.matrix td { text-align: center; padding: .4rem; min-width: 2.7rem; }
.matrix thead th { position: sticky; top: 0; background: var(--card); vertical-align: bottom; z-index: 1; }
.matrix thead th.tool { padding: .6rem .2rem; text-align: center; }
.matrix thead th.tool span { writing-mode: vertical-rl; transform: rotate(180deg); font-weight: 600; }
.matrix tbody th { position: sticky; left: 0; background: var(--card); font-weight: 400; max-width: 22rem; min-width: 8rem; overflow-wrap: anywhere; }
.matrix thead th:first-child { left: 0; z-index: 2; }
.total { font-weight: 700; }
.good { background: var(--good-fill); color: var(--good); }
.middling { background: var(--warning-fill); color: var(--warning); }
.poor { background: var(--error-fill); color: var(--error); }
.none { color: var(--soft); }
.filter { display: flex; flex-wrap: wrap; gap: .75rem 1.25rem; align-items: end; padding: 1rem; margin-bottom: .75rem; }
.filter[hidden], [hidden] { display: none; }
.filter fieldset { border: 0; padding: 0; margin: 0; display: flex; flex-wrap: wrap; gap: .25rem .9rem; }
.filter legend, .filter .name { display: block; padding: 0; font-size: .85rem; color: var(--soft); }
.filter select, .filter input[type=search], .filter button { font: inherit; padding: .35rem .6rem; max-width: 100%; min-height: 2.4rem;
  border: 1px solid var(--soft); border-radius: 6px; background: var(--card); color: var(--ink); }
.filter select { max-width: 12rem; } .filter input[type=search] { width: 11rem; }
.filter output { flex-basis: 100%; color: var(--soft); font-size: .9rem; }
details.item { margin: .5rem 0; }
details.item > summary { padding: .75rem 1rem; cursor: pointer; }
details.item > summary h3 { display: inline; }
details.item > .body { padding: 0 1rem 1rem; overflow-wrap: anywhere; }
details.item:target, details.item:has(:target) { border-color: var(--link); }
.badge { display: inline-block; border-radius: 999px; padding: .05rem .6rem; font-size: .8rem; font-weight: 650; margin-right: .5rem; white-space: nowrap; }
.badge.error { background: var(--error-fill); color: var(--error); }
.badge.warning { background: var(--warning-fill); color: var(--warning); }
.badge.new { background: var(--ink); color: var(--card); }
.badge.notice { background: var(--notice-fill); color: var(--notice); }
.id { color: var(--soft); font-size: .9rem; margin-left: .5rem; overflow-wrap: anywhere; }
.fix { border-left: 4px solid var(--good); padding-left: .75rem; }
.places { padding-left: 1.2rem; margin: .25rem 0 .75rem; }
.places li { margin: .35rem 0; }
.places .where { color: var(--soft); font-size: .9rem; }
.snippet { display: block; margin-top: .15rem; width: fit-content; max-width: 100%; }
.results pre { white-space: pre-wrap; overflow-wrap: anywhere; }
.results th, .results td:nth-child(2) { white-space: nowrap; }
.results td:nth-child(3) { min-width: 16rem; }
.tallies { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; margin: 1rem 0; }
.tallies table { width: auto; font-variant-numeric: tabular-nums; } .tallies tbody th { font-weight: 400; } .tallies td { text-align: right; }
.crawl { font-variant-numeric: tabular-nums; } .crawl tbody th { font-weight: 400; min-width: 12rem; overflow-wrap: anywhere; }
.crawl td:nth-child(6) { min-width: 12rem; } .crawl thead th { position: sticky; top: 0; background: var(--card); white-space: nowrap; }
.remarks { padding: .75rem 1rem .75rem 2.2rem; margin: 0; overflow-wrap: anywhere; }
.failing { list-style: none; padding: 0; margin: 0; }
.rank + .rank { margin-top: 2rem; }
.rank h3 { font-size: 1.1rem; }
.rank .card, .rank .figures { margin: .75rem 0 0; }
.missing { padding: .75rem 1rem; border-left: 6px solid var(--warning); overflow-wrap: anywhere; }
.change.up { color: var(--good); } .change.down { color: var(--error); } .change.same { color: var(--soft); }
.figures dd.change { font-size: .85rem; font-weight: 600; white-space: normal; }
.charts { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 0 .75rem; align-items: start; }
.charts figure { padding: .75rem 1rem; min-width: 0; }
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
.positions thead th { position: sticky; top: 0; background: var(--card); font-size: .85rem; white-space: nowrap; z-index: 1; }
.positions tbody th { font-weight: 600; min-width: 9rem; overflow-wrap: anywhere; }
.positions th .soft, .positions .page { display: block; font-weight: 400; font-size: .85rem; }
.positions td { white-space: nowrap; } .positions .last { display: block; font-size: .8rem; }
footer { color: var(--soft); font-size: .9rem; padding-top: 2rem; padding-bottom: 2rem; }
@media (max-width: 40rem) {
  body { font-size: 15px; }
  header, main, footer { padding-left: .75rem; padding-right: .75rem; }
  .verdict { gap: .75rem; padding: 1rem; } .verdict svg { width: 1.75rem; height: 1.75rem; }
  h1 { font-size: 1.25rem; }
  .figures { gap: .5rem; } .figures div { flex-basis: calc((100% - 1rem) / 3); min-width: 5rem; padding: .5rem .75rem; }
  .figures dd { font-size: 1.2rem; }
  .matrix tbody th { max-width: 9rem; min-width: 6rem; font-size: .85rem; }
  .filter > * { flex: 1 1 100%; } .filter select, .filter input[type=search] { width: 100%; max-width: none; }
  .rank .figures div { flex-basis: calc((100% - .5rem) / 2); }
  .positions thead { display: none; }
  .positions tr { display: flex; flex-wrap: wrap; gap: .1rem 1.1rem; padding: .5rem .6rem; border-bottom: 1px solid var(--line); }
  .positions th, .positions td { border: 0; padding: 0; } .positions tbody th { flex: 1 0 100%; }
  .positions td[data-label]::before { content: attr(data-label); display: block; font-size: .75rem; font-weight: 400; color: var(--soft); }
  .results thead { display: none; } .results td:nth-child(3) { min-width: 0; }
  .results tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  .results th, .results td { display: block; border: 0; padding: .1rem 0; width: fit-content; max-width: 100%; }
}
@media print {
  :root { --page: #fff; --card: #fff; }
  body { font-size: 11px; }
  header, main, footer { max-width: none; padding: 0; }
  nav, .skip, .filter { display: none; }
  .scroll { max-height: none; overflow: visible; }
  .matrix thead th, .matrix tbody th { position: static; }
  details.item { break-inside: avoid-page; }
  pre { max-height: none; white-space: pre-wrap; }
  a { color: inherit; }
  * { print-color-adjust: exact; }
}
`
