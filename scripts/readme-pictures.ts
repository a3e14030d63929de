/**
 * Makes the pictures of the README, `docs/images`, from the example site: its report in a browser and its comment as a
 * pull request shows it, compared with the same site before a change.
 *
 *     node scripts/readme-pictures.ts
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'
import puppeteer from 'puppeteer-core'
import { chromeForTests } from '../__tests__/support/chrome.ts'
import { renderComment } from '../src/report/markdown/comment.ts'
import type { ReportView } from '../src/report/view/report-view.ts'
import { run } from '../src/run/run.ts'
import { loadSettings } from '../src/settings/load-settings.ts'
import { EXAMPLE_SITE, examplePaths } from './example-site.ts'

const IMAGES = join(import.meta.dirname, '..', 'docs', 'images')
const SIZE = { width: 1120, height: 1240 }

/** What the change to the example site was: text of each file as it is, and as it was before. */
const BEFORE: Readonly<Record<string, readonly (readonly [now: string | RegExp, before: string])[]>> = {
  'workshop.html': [[/\s*<meta name="robots" content="noindex[^>]*>/, '']],
  'bikes/tour-t4.html': [
    ['<head>', '<head>\n    <title>Touring bike T4: steel, made to order | Kranz Cycles</title>'],
  ],
}

/** A page that was there before. */
const LOST = '/bikes/size-guide'
const LOST_PAGE = `<!doctype html><html lang="en"><title>Which frame size fits: a guide | Kranz Cycles</title>
<h1>Which frame size fits</h1><p>Measure your inseam in bare feet and multiply it by 0.66.</p></html>`

const folder = mkdtempSync(join(tmpdir(), 'readme-pictures-'))
try {
  await makePictures()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function makePictures(): Promise<void> {
  const earlier = join(folder, 'site')
  cpSync(EXAMPLE_SITE, earlier, { recursive: true })
  writeFileSync(join(earlier, `${LOST}.html`), LOST_PAGE)
  for (const [file, edits] of Object.entries(BEFORE)) {
    const path = join(earlier, file)
    const text = edits.reduce((html, [now, before]) => html.replace(now, before), readFileSync(path, 'utf8'))
    writeFileSync(path, text)
  }
  process.chdir(folder)
  await audited(earlier, 'main', [...examplePaths(), LOST])
  const view = await audited(EXAMPLE_SITE, 'after', examplePaths(), { baseline: 'main/report.json' })
  const comment = renderComment(view, {
    marker: '<!-- example -->',
    failOn: 'error',
    run: { name: 'SEO #41', url: 'https://example.com/' },
    artifact: undefined,
    commit: undefined,
  })
  writeFileSync(join(folder, 'comment.html'), commentPage(comment))
  mkdirSync(IMAGES, { recursive: true })
  const browser = await puppeteer.launch({ executablePath: await chromeForTests(), args: ['--no-sandbox'] })
  try {
    const page = await browser.newPage()
    await page.setViewport({ ...SIZE, deviceScaleFactor: 1.5 })
    for (const [name, file] of [
      ['comment', join(folder, 'comment.html')],
      ['report', join(folder, 'after', 'report.html')],
    ] as const) {
      await page.goto(pathToFileURL(file).href)
      await page.screenshot({ path: join(IMAGES, `${name}.webp`), type: 'webp', quality: 80 })
    }
  } finally {
    await browser.close()
  }
}

async function audited(
  site: string,
  name: string,
  paths: readonly string[],
  further: Record<string, string> = {},
): Promise<ReportView> {
  const reportDir = join(folder, name)
  // What the speed of this machine does to a page is nothing to show.
  const tools = 'all -pagespeed'
  const written = { 'static-dir': site, paths: paths.join(' '), 'report-dir': reportDir, tools, ...further }
  const settings = await loadSettings(written, path => path, undefined, { workspace: process.cwd() })
  const { promise, resolve } = Promise.withResolvers<ReportView>()
  const nothing = () => undefined
  await run(settings, {
    signal: new AbortController().signal,
    redact: text => text,
    onStart: nothing,
    onWait: nothing,
    onNote: nothing,
    onRun: nothing,
    onPage: nothing,
    onAnalysis: nothing,
    onFault: nothing,
    publish: async view => resolve(view),
  })
  return await promise
}

/** The comment as GitHub shows it, as far as that matters to a picture. */
function commentPage(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  })
  return `<!doctype html><meta charset="utf-8"><style>
    body { margin: 0; padding: 24px; background: #fff; color: #1f2328; font: 16px/1.5 system-ui, sans-serif }
    article { border: 1px solid #d1d9e0; border-radius: 6px; overflow: hidden }
    header { padding: 8px 16px; background: #f6f8fa; border-bottom: 1px solid #d1d9e0; color: #59636e; font-size: 14px }
    header b { color: #1f2328 }
    main { padding: 16px }
    main > :first-child { margin-top: 0 }
    a { color: #0969da; text-decoration: none }
    h2, h3 { padding-bottom: 0.3em; border-bottom: 1px solid #d1d9e0; line-height: 1.25 }
    table { border-collapse: collapse; margin: 16px 0 }
    th, td { padding: 6px 13px; border: 1px solid #d1d9e0 }
    code { padding: 0.2em 0.4em; border-radius: 6px; background: #818b981f; font-size: 85% }
    blockquote { margin: 0 0 16px; padding: 0 1em; border-left: 0.25em solid #d1d9e0 }
  </style><article><header><b>github-actions</b> commented</header><main>${html}</main></article>`
}
