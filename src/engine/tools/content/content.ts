import { assertShown } from '../../page/instant-redirect.ts'
import { defineTool, notApplicable } from '../../tool-definition.ts'
import { foldSpace, textOf } from '../../visit/document.ts'
import { header } from '../../visit/exchange.ts'
import type { HtmlPage } from '../../visit/visit.ts'
import { CONTENT_CHECKS } from './checks.ts'
import { judgeDates } from './dates.ts'
import { type Examination, examine } from './examination.ts'
import { factsOf } from './facts.ts'
import { judgeHeadings } from './headings.ts'
import { judgeLanguage } from './language.ts'
import { judgeLinks } from './links.ts'
import { judgeSoft404 } from './not-found-wording.ts'
import { judgePlaceholders } from './placeholder-text.ts'
import { judgeReading } from './readable.ts'
import { judgeRepetition, judgeStuffing } from './repetition.ts'
import { judgeDamage, judgeMisread, misreadUtf8 } from './text-damage.ts'
import { judgeAmount } from './thin-content.ts'
import { judgeTitleAgreement } from './title-agreement.ts'

/**
 * Judges the text of a page as sent.
 *
 * Not checked, and why: text/HTML ratio, paragraphs over 150 and sentences over 25 words, lists and tables, freshness
 * (no search engine judges by them: facts); headings per 300 words, passive voice (folklore); title equal to H1 (good
 * practice); alternative texts (accessibility); nofollow on links (broken-links); near duplicates of other pages (one
 * page cannot tell: `facts.signature`); hidden text, text in the background's colour, noscript-only text (they take
 * style sheets and scripts, that is, a browser).
 */
export const contentTool = defineTool({
  name: 'content',
  title: 'Content',
  checks: CONTENT_CHECKS,
  async judge(visit) {
    const sent = await visit.htmlPage()
    assertShown(sent)
    const utf8 = misreadUtf8(sent)
    const page = utf8 ? { ...sent, document: utf8 } : sent
    const examination = await examine(page)
    const now = clockOf(page)
    const judgements = await judgementsOf(page, examination, now)
    if (utf8) judgements['text-damaged'] = judgeMisread(page)
    return { judgements, facts: factsOf(page, examination, now) }
  },
})

async function judgementsOf(page: HtmlPage, examination: Examination, now: number) {
  const {
    document,
    main,
    statistics,
    kind,
    shell,
    headings,
    links,
    language,
    readIn,
    readability,
    byline,
    repetition,
  } = examination
  const soft404 = judgeSoft404(document, headings, statistics.words, page.response.status)
  const amount = judgeAmount(document, main, statistics.words, kind, shell)
  const errorPage = notApplicable('the page says that it does not exist')
  return {
    ...amount,
    ...(soft404.outcome === 'fail' ? { 'almost-no-text': errorPage, 'thin-content': errorPage } : {}),
    'soft-404': soft404,
    ...judgeHeadings(document, headings, shell),
    ...judgeReading(document, main, statistics, readability),
    'language-mismatch': await judgeLanguage(document, language),
    'text-damaged': judgeDamage(page, main.allBlocks),
    'placeholder-text': judgePlaceholders(document, main.allBlocks, subjectOf(examination)),
    'text-repeated': judgeRepetition(document, repetition),
    'keyword-stuffing': judgeStuffing(document, statistics),
    'title-unrelated': judgeTitleAgreement(document, main.allBlocks, statistics.words, kind),
    ...judgeLinks(document, links, readIn),
    ...judgeDates(document, byline, now),
  }
}

/** Title and H1s: what the page says it is about. */
function subjectOf({ document, headings }: Examination): string {
  const titles = document.elements('title').map(title => foldSpace(textOf(title)))
  return [...titles, ...headings.filter(heading => heading.level === 1).map(heading => heading.text)].join(
    ' ',
  )
}

/** Milliseconds since 1970 by the server's clock, since the page was made by it; else by ours. */
function clockOf({ response }: HtmlPage): number {
  const date = Date.parse(header(response, 'date') ?? '')
  return Number.isNaN(date) ? Date.now() : date
}
