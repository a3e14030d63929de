import { createHash } from 'node:crypto'
import { type ComponentChild, h } from 'preact'
import { renderToStaticMarkup } from 'preact-render-to-string'
import type { Report } from '../report.ts'
import {
  groupFindings,
  groupIgnored,
  groupNotes,
  groupNotMeasured,
  groupUnverified,
} from '../view/findings.ts'
import { scoreTable } from '../view/scores.ts'
import { headline } from '../view/verdict.ts'
import { comparisonPart, isNewIn } from './comparison-part.ts'
import type { Part } from './elements.ts'
import { findingsPart } from './findings-part.ts'
import { numberAll } from './numbering.ts'
import { factsWriter, pagesPart } from './pages-part.ts'
import { remarksPart } from './remarks-part.ts'
import { scorePart } from './score-part.ts'
import { SCRIPT } from './script.ts'
import { analysisPart, rankPart } from './service-parts.ts'
import { STYLES } from './styles.ts'
import { verdictPart } from './verdict-part.ts'

/**
 * The report as one HTML file that loads nothing. Text of others is escaped by the renderer, and should any get
 * through, the policy of the document runs no script but ours.
 */
export function renderHtml(report: Report): string {
  const document = h('html', { lang: 'en' }, head(report), body(report))
  return `<!doctype html>\n${renderToStaticMarkup(document)}\n`
}

function head(report: Report): ComponentChild {
  return h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { 'http-equiv': 'Content-Security-Policy', content: policy() }),
    h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
    h('meta', { name: 'robots', content: 'noindex' }),
    h('meta', { name: 'referrer', content: 'no-referrer' }),
    h('title', null, `${headline(report)} – SEO Preflight`),
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

function body(report: Report): ComponentChild {
  const { pages, rules, generator, source, startedAt } = report
  const scores = scoreTable(pages)
  const findings = groupFindings(pages, rules)
  const numbering = numberAll(scores, findings)
  const writeFacts = factsWriter()
  const parts = [
    scorePart(scores, numbering),
    comparisonPart(report, numbering),
    findingsPart(findings, scores, numbering, isNewIn(report)),
    remarksPart('not-measured', 'Not measured', groupNotMeasured(pages), pages, numbering),
    remarksPart('unverified', 'Checks that could not be verified', groupUnverified(pages), pages, numbering),
    remarksPart('notes', 'Passed with a note', groupNotes(pages), pages, numbering),
    remarksPart('ignored', 'Ignored', groupIgnored(pages), pages, numbering),
    analysisPart(report, writeFacts),
    rankPart(report, writeFacts),
    pagesPart(scores, numbering, writeFacts),
  ].filter(part => part !== null)
  const when = new Date(startedAt)
  return h(
    'body',
    null,
    h('a', { class: 'skip', href: '#findings' }, 'Skip to the findings'),
    h(
      'header',
      null,
      h('p', { class: 'brand' }, 'SEO Preflight', scores.origin && ` · ${scores.origin}`),
      verdictPart(report),
      h(
        'nav',
        { 'aria-label': 'Parts of the report' },
        h(
          'ul',
          null,
          parts.map(({ id, title }) => h('li', null, h('a', { href: `#${id}` }, title))),
        ),
      ),
    ),
    h('main', null, parts.map(partSection)),
    h(
      'footer',
      null,
      `SEO Preflight ${generator.version} · measured by ${source === 'engine' ? 'the embedded engine' : 'the hosted service'} · `,
      h('time', { dateTime: startedAt }, `${when.toISOString().slice(0, 16).replace('T', ' ')} UTC`),
    ),
    h('script', { dangerouslySetInnerHTML: { __html: SCRIPT } }),
  )
}

function partSection({ id, title, content }: Part): ComponentChild {
  return h(
    'section',
    { id, 'aria-labelledby': `${id}-title` },
    h('h2', { id: `${id}-title` }, title),
    content,
  )
}
