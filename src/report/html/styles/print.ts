/** On paper: light, without what only a screen can do. */
export const PRINT_STYLES = `
@media print {
  :root { --page: #fff; --sunken: #fff; --ink: #000; --soft: #444; --line: #ccc; --code: #f4f4f4;
    --error: #96140a; --error-fill: #fdecea; --warning: #6a3b00; --warning-fill: #fff1d9; --link: #0b4a8f;
    --notice: #0b4280; --notice-fill: #e8f1fd; --good: #0a5030; --good-fill: #e2f5ea; }
  html { color-scheme: light; font-size: 10.5px; }
  header, main, footer { max-width: none; padding: 0; }
  nav, .skip, .filter, [data-action] { display: none; }
  main > section { padding-top: 1.5rem; } h2, h3, h4, summary { break-after: avoid; }
  .scroll { max-height: none; overflow: visible; }
  .matrix thead th, .matrix tbody th { position: static; }
  .finding > .body { grid-template-columns: 1fr; gap: .25rem; padding-left: 0 !important; }
  .places li, .rows > li, tr { break-inside: avoid; }
  pre { max-height: none; white-space: pre-wrap; }
  a { color: inherit; }
  * { print-color-adjust: exact; }
}
`
