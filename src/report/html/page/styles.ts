/** The style sheet of what the HTML report draws of one page. */
export const DRAWN_STYLES = `
:root { --paper: #ffffff; --result-link: #1a0dab; --result-ink: #1f1f1f; --result-soft: #474a4d; --result-star: #b06a00;
  --zone-good: #2f9e63; --zone-improve: #d99a2b; --zone-poor: #cf4a3f; }
@media (prefers-color-scheme: dark) { :root { --paper: #1f2023; --result-link: #a8c7fa; --result-ink: #e8eaed; --result-soft: #bdc1c6;
  --result-star: #fdd663; --zone-good: #37a66b; --zone-improve: #c98a1e; --zone-poor: #d65a4f; } }
.store { position: absolute; }
.drawn { margin: .75rem 0 1.25rem; }
.panels { columns: 2 20rem; column-gap: 1rem; }
.panel { border: 1px solid var(--line); border-radius: 8px; padding: .9rem 1rem 1rem; margin: 0 0 1rem; break-inside: avoid; container-type: inline-size;
  overflow-wrap: anywhere; min-width: 0; }
.panel h4 { margin: 0 0 .7rem; font-size: 1rem; line-height: 1.25; color: var(--ink); }
.panel h5 { margin: 1.1rem 0 .5rem; font-size: .8rem; font-weight: 400; color: var(--soft); } .panel h5 + .film { margin-top: 0; }
.panel figure { margin: 0; min-width: 0; }
.panel figcaption { color: var(--soft); font-weight: 400; font-size: .8rem; margin-bottom: .3rem; }
.panel > p:last-child { margin-bottom: 0; }
.panel p { max-width: none; }
.panel p.soft { font-size: .82rem; margin: .7rem 0 0; }
.drawn > p.soft { color: var(--soft); font-size: .875rem; margin: 1rem 0 0; }
.told { margin: .7rem 0 0; font-size: .87rem; display: grid; gap: .3rem; }
.told div { display: grid; grid-template-columns: 7.4rem minmax(0, 1fr); gap: .6rem; }
.told dt { color: var(--soft); } .told dd { margin: 0; }
.told ul { list-style: none; padding: 0; margin: 0; }
.told .cut-off { display: block; color: var(--soft); }
.tick { width: 1em; height: 1em; vertical-align: -.12em; margin-right: .35em; fill: none; stroke-width: 2.2; stroke-linecap: round; stroke-linejoin: round; }
.tick.yes { stroke: var(--good); } .tick.no { stroke: var(--error); }
.kept-out { margin: 0 0 .7rem; font-weight: 600; font-size: .9rem; }
.results-drawn { display: flex; flex-wrap: wrap; gap: .9rem 1.25rem; align-items: flex-start; }
.on-desktop { flex: 1 1 40rem; max-width: 40.6rem; } .on-phone { flex: 0 1 22.5rem; } .result + .result { margin-top: .8rem; }
.result .paper { background: var(--paper); color: var(--result-ink); border: 1px solid var(--line); border-radius: 8px;
  font-family: Arial, 'Liberation Sans', sans-serif; padding: 1rem 1.1rem; }
.result.phone .paper { border-radius: 14px; padding: .9rem 1rem; }
.result.before .paper { border-style: dashed; }
.is-hidden .paper { border-style: dashed; }
.result .site { display: flex; align-items: center; gap: .7rem; line-height: 1.3; margin-bottom: .45rem; }
.result .site > div { min-width: 0; } .result .name, .result .address { display: block; }
.result .name { font-size: 14px; } .result .address { font-size: 12px; color: var(--result-soft); }
.result .icon { flex: none; width: 26px; height: 26px; border-radius: 50%;overflow: hidden; }
.result .disc { fill: var(--code); stroke: var(--line); } .result .drawing { fill: none; stroke: var(--soft); stroke-width: 1.2; }
.result p { margin: 0; }
.result .headline { color: var(--result-link); font-size: 20px; line-height: 1.3; margin-bottom: 3px; }
.result .words, .result .missing-text { color: var(--result-soft); font-size: 14px; line-height: 1.58; }
.result .missing-text { font-style: italic; }
.result .extras { color: var(--result-soft); font-size: 14px; line-height: 1.58; margin-top: 2px; }
.result.before .headline { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 1; overflow: hidden; }
.result.before.phone .headline { -webkit-line-clamp: 2; }
.result.before .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.result.before.phone .words { -webkit-line-clamp: 3; }
.stars { width: 64px; height: 12px; vertical-align: -1px; margin-right: .4em; } .stars .empty { fill: var(--line); } .stars .full { fill: var(--result-star); }
.trail { display: flex; flex-wrap: wrap; list-style: none; padding: 0; margin: 0; font-size: .92rem; }
.trail li + li::before { content: '›'; color: var(--soft); padding: 0 .45rem; }
.trail li:last-child { font-weight: 650; }
.languages { display: flex; flex-wrap: wrap; gap: .1rem .9rem; }
.vitals { list-style: none; padding: 0; margin: 0; display: grid; gap: .85rem; }
.vitals li { display: grid; grid-template-columns: 9.5rem minmax(0, 1fr) 7.2rem; gap: .1rem .9rem; align-items: center; }
.vitals b { display: block; font-weight: 650; line-height: 1.3; } .vitals .what span { font-size: .76rem; color: var(--soft); line-height: 1.3; display: block; }
.vitals .value { text-align: right; line-height: 1.3; } .vitals strong { display: block; font-size: 1.15rem; font-variant-numeric: tabular-nums; }
.vitals .value { overflow-wrap: normal; } .vitals strong { overflow-wrap: anywhere; }
.vitals .value span { font-size: .8rem; font-weight: 600; }
.rated-good .value { color: var(--good); } .rated-improve .value { color: var(--warning); } .rated-poor .value { color: var(--error); }
.scale { display: block; width: 100%; height: auto; overflow: visible; }
.zone-good { fill: var(--zone-good); } .zone-improve { fill: var(--zone-improve); } .zone-poor { fill: var(--zone-poor); }
.scale text { fill: var(--soft); font-size: 15px; } .scale .pointer { fill: var(--ink); } .scale .needle { stroke: var(--ink); stroke-width: 1.6; }
.film { list-style: none; display: flex; flex-wrap: wrap; gap: .5rem; padding: 0; margin: 1rem 0 0; }
.film img { display: block; width: 4.2rem; height: auto; border: 1px solid var(--line); border-radius: 4px; background: #fff; }
.film span { display: block; text-align: center; font-size: .72rem; color: var(--soft); font-variant-numeric: tabular-nums; margin-top: .15rem; }
.devices { display: flex; align-items: flex-end; gap: .9rem; }
.devices img { display: block; height: auto; min-width: 0; border: 1px solid var(--line); background: #fff; }
.devices .phone { flex: 1 1 22%; width: 22%; border-radius: 10px; border-width: 3px; order: 2; max-width: 9rem; }
.devices .desktop { flex: 3 1 70%; width: 70%; border-radius: 6px; border-top-width: 9px; order: 1; }
.cards { display: grid; grid-template-columns: minmax(0, 1.25fr) minmax(0, 1fr); gap: 1rem; align-items: start; }
.share .paper { border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: var(--paper); color: var(--result-ink); }
.share .picture { display: block; width: 100%; aspect-ratio: 1.91; background: var(--code); }
.share div.picture { display: flex; flex-direction: column; align-items: center; justify-content: center; gap: .3rem; color: var(--soft); font-size: .8rem; }
.share .picture svg { width: 2.6rem; fill: none; stroke: currentColor; stroke-width: 1.6; stroke-linejoin: round; }
.share div.picture.none { background: repeating-linear-gradient(-45deg, var(--code) 0 8px, var(--paper) 8px 16px); }
.share div.picture.none span { background: var(--paper); padding: 0 .4rem; border-radius: 4px; } .share div.picture.none svg { display: none; }
.share .text { padding: .6rem .75rem .7rem; line-height: 1.35; }
.share .host, .share .words { display: block; font-size: .78rem; color: var(--result-soft); } .share strong { display: block; font-size: .92rem; }
.share strong, .share .words { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.share.small .paper { display: flex; } .share.small .picture { flex: none; width: 5rem; aspect-ratio: auto; min-height: 5rem; }
.share.small .text { min-width: 0; padding: .5rem .65rem; } .share.small strong { font-size: .85rem; } .share.small strong, .share.small .words { -webkit-line-clamp: 2; }
.hops { list-style: none; padding: 0; margin: 0; }
.hops li { position: relative; display: flex; flex-wrap: wrap; align-items: baseline; gap: .15rem .6rem; padding: 0 0 .85rem 1.5rem; }
.hops li:last-child { padding-bottom: 0; }
.hops li::before { content: ''; position: absolute; left: .2rem; top: .42rem; width: .55rem; height: .55rem; border-radius: 50%; border: 2px solid var(--notice); background: var(--page); }
.hops li::after { content: ''; position: absolute; left: .5rem; top: 1.25rem; bottom: -.25rem; border-left: 2px solid var(--line); }
.hops li:last-child::after { display: none; }
.hops .answer::before { border-color: var(--good); background: var(--good); } .hops .fault::before { border-color: var(--error); background: var(--error); border-radius: 2px; }
.hops b { font-variant-numeric: tabular-nums; } .hops .answer b { color: var(--good); } .hops .fault b { color: var(--error); } .hops .redirect b { color: var(--notice); }
.hops code { min-width: 0; } .hops .time { color: var(--soft); font-size: .85rem; }
.graded { display: flex; align-items: center; gap: .8rem; } .graded p { margin: 0; font-size: .9rem; }
.grade { flex: none; display: grid; place-items: center; min-width: 3rem; height: 3rem; border-radius: 8px; font-size: 1.5rem; font-weight: 700; }
.tests { list-style: none; padding: 0; margin: .8rem 0 0; font-size: .87rem; columns: 2 12rem; column-gap: 1.2rem; }
.tests li { break-inside: avoid; padding: .1rem 0 .1rem 1.35em; text-indent: -1.35em; }
@container (max-width: 26rem) {
  .vitals li { grid-template-columns: minmax(0, 1fr) auto; row-gap: .5rem; } .scale { grid-row: 2; grid-column: 1 / -1; } .scale text { font-size: 11px; }
  .told div { grid-template-columns: 5.6rem minmax(0, 1fr); }
}
@container (max-width: 23rem) { .cards { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 40rem) {
  .panel { padding: .75rem; }
  .result .headline { font-size: 18px; } .result.desktop .headline { font-size: 17px; }
  .result .paper { padding: .8rem; }
}
@media print {
  :root { --paper: #fff; --result-link: #1a0dab; --result-ink: #1f1f1f; --result-soft: #474a4d; --result-star: #b06a00;
    --zone-good: #2f9e63; --zone-improve: #d99a2b; --zone-poor: #cf4a3f; }
  .drawn { zoom: .75; } .panel { border-color: #bbb; }
  .on-desktop { flex-basis: 26rem; } .on-phone { flex-basis: 16rem; }
}
`
