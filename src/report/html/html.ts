import { createHash } from 'node:crypto'
import { type ComponentChild, h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import { grouped } from '../numbers-in-words.ts'
import { findingAnchors } from '../view/finding-anchors.ts'
import type { ReportView } from '../view/report-view.ts'
import { changePart } from './change-part.ts'
import { comparisonPart } from './comparison-part.ts'
import { findingIds, type Part } from './elements.ts'
import { findingsPart } from './findings-part.ts'
import { LongLists } from './long-lists.ts'
import { factsWriter, pagesPart } from './pages-part.ts'
import { rankPart } from './rank-part.ts'
import { remarksPart } from './remarks-part.ts'
import { scorePart } from './score-part.ts'
import { SCRIPT } from './script.ts'
import { analysisPart } from './site-part.ts'
import { STYLES } from './styles.ts'
import { verdictPart } from './verdict-part.ts'

/**
 * The report as one HTML file that loads nothing. Text of others is escaped by the renderer, and should any get
 * through, the policy of the document runs no script but ours.
 */
export function renderHtml(view: ReportView): string {
  return [...htmlChunks(view)].join('')
}

/** The same in pieces, which thousands of pages need not have in memory at once. */
export function* htmlChunks(view: ReportView): Generator<string> {
  const lists = new LongLists()
  const document = h('html', { lang: 'en' }, head(view), body(view, lists))
  yield '<!doctype html>\n'
  yield* lists.filledIn(renderToStaticMarkup(document))
  yield '\n'
}

function head({ verdict }: ReportView): ComponentChild {
  return h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { 'http-equiv': 'Content-Security-Policy', content: policy() }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('meta', { name: 'referrer', content: 'no-referrer' }),
    h('title', null, `${verdict.headline} – SEO Preflight`),
    h('style', { dangerouslySetInnerHTML: { __html: STYLES } }),
  )
}

function policy(): string {
  const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return [
    "default-src 'none'",
    `style-src ${hash(STYLES)}`,
    `script-src ${hash(SCRIPT)}`,
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
}

function body(view: ReportView, lists: LongLists): ComponentChild {
  const { origin, pages, remarks, counts, version, source, startedAt } = view
  const findingId = findingIds(findingAnchors(view.findings))
  const writeFacts = factsWriter()
  const parts = [
    changePart(view),
    comparisonPart(view, findingId),
    scorePart(view, lists),
    findingsPart(view, findingId, lists),
    remarksPart('not-measured', 'Not measured', remarks.notMeasured, pages.length, counts.notMeasured),
    remarksPart('unverified', 'Checks that could not be verified', remarks.unverified, pages.length),
    remarksPart('notes', 'Passed with a note', remarks.notes, pages.length),
    remarksPart('ignored', 'Ignored', remarks.ignored, pages.length),
    analysisPart(view, writeFacts),
    rankPart(view, writeFacts),
    pagesPart(view, findingId, writeFacts, lists),
  ].filter(part => part !== null)
  return h(
    'body',
    null,
    h('a', { class: 'skip', href: '#findings' }, 'Skip to the findings'),
    h(
      'header',
      null,
      h(
        'p',
        { class: 'brand' },
        h('strong', null, 'SEO Preflight'),
        origin !== undefined && h('span', null, origin),
        time(startedAt),
      ),
      verdictPart(view),
    ),
    h('nav', { 'aria-label': 'Parts of the report' }, h('ul', null, parts.map(partLink))),
    h('main', null, parts.map(partSection)),
    h(
      'footer',
      null,
      `SEO Preflight ${version} · measured by ${source === 'engine' ? 'the embedded engine' : 'the hosted service'} · `,
      time(startedAt),
    ),
    h('output', { id: 'said', class: 'unseen', 'aria-live': 'polite' }),
    h('script', { dangerouslySetInnerHTML: { __html: SCRIPT } }),
  )
}

function time(startedAt: string): ComponentChild {
  const words = `${new Date(startedAt).toISOString().slice(0, 16).replace('T', ' ')} UTC`
  return h('time', { dateTime: startedAt }, words)
}

function partLink({ id, title, count }: Part): ComponentChild {
  const figure = count ? h('span', { class: 'count' }, ` ${grouped(count)}`) : null
  return h('li', null, h('a', { href: `#${id}` }, title, figure))
}

function partSection({ id, title, content }: Part): ComponentChild {
  return h(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    h('h2', { id: `${id}-title` }, title),
    content,
  )
}
