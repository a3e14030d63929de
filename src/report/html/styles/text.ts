/** Colours, and how text, links, code and the small signs beside them look. All text has a contrast of 7 to 1. */
export const TEXT_STYLES = `
:root {
  --page: #ffffff; --sunken: #f5f6f8; --ink: #14181d; --soft: #4a535e; --line: #e1e5ea; --link: #0b4a8f;
  --error: #96140a; --error-fill: #fdecea; --warning: #6a3b00; --warning-fill: #fff1d9;
  --notice: #0b4280; --notice-fill: #e8f1fd; --good: #0a5030; --good-fill: #e2f5ea; --code: #f1f3f6;
  --good-line: #17864f; --warning-line: #c26a00; --error-line: #c4281b;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1216; --sunken: #171b21; --ink: #e8ebef; --soft: #b3bcc7; --line: #2b323b; --link: #9dcbff;
    --error: #ffb5ac; --error-fill: #42201e; --warning: #f6cb7c; --warning-fill: #392a0f;
    --notice: #a6d0ff; --notice-fill: #14294a; --good: #86e0aa; --good-fill: #12331f; --code: #1d232a;
    --good-line: #4fc283; --warning-line: #e5a33c; --error-line: #ef7467;
  }
}
* { box-sizing: border-box; }
html { color-scheme: light dark; scroll-padding-top: 4rem; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1, h2, h3, h4 { line-height: 1.25; overflow-wrap: anywhere; }
h1, h2 { text-wrap: balance; }
h1 { font-size: clamp(1.5rem, 1.15rem + 1.6vw, 2.25rem); letter-spacing: -.02em; margin: 0; font-weight: 700; }
h2 { font-size: 1.5rem; letter-spacing: -.015em; margin: 0 0 .75rem; }
h3 { font-size: 1.05rem; margin: 0; font-weight: 600; }
main > section > h3, main > section > div > h3 { margin: 2rem 0 .5rem; }
h4 { font-size: .85rem; margin: 0 0 .25rem; font-weight: 600; }
p { margin: .5rem 0; max-width: 46rem; }
a { color: var(--link); text-underline-offset: .18em; text-decoration-thickness: 1px; }
a:hover { text-decoration-thickness: 2px; }
:focus-visible { outline: 2px solid var(--link); outline-offset: 3px; border-radius: 3px; }
code, pre { font: .85em/1.5 ui-monospace, SFMono-Regular, 'SF Mono', Menlo, Consolas, monospace; }
code { background: var(--code); padding: .12em .35em; border-radius: 4px; overflow-wrap: anywhere; }
:is(h3, h4) code { font-size: .92em; }
pre { background: var(--code); padding: .75rem 1rem; border-radius: 6px; overflow: auto; max-height: 24rem; margin: .5rem 0; }
.soft { color: var(--soft); font-size: .9rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
[hidden], html:not(.scripted) .with-script { display: none !important; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--page); padding: .5rem 1rem; z-index: 9; }
.badge { display: inline-block; border-radius: 4px; padding: .05rem .5rem; font-size: .8rem; font-weight: 600; white-space: nowrap; height: fit-content; }
.badge.error { background: var(--error-fill); color: var(--error); }
.badge.warning { background: var(--warning-fill); color: var(--warning); }
.badge.notice { background: var(--notice-fill); color: var(--notice); }
.badge.good { background: var(--good-fill); color: var(--good); }
.badge.neutral { background: var(--code); color: var(--soft); }
.badge.new { background: var(--ink); color: var(--page); }
.id { color: var(--soft); font-size: .875rem; overflow-wrap: anywhere; }
.change.up { color: var(--good); } .change.down { color: var(--error); } .change.same { color: var(--soft); }
summary { cursor: pointer; }
.fold > summary { padding: .4rem 0; color: var(--link); width: fit-content; }
`
