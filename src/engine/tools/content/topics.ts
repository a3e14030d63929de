import { type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { renderingFacts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { assertShown } from '../../page/instant-redirect.ts'
import { scriptShellOf } from '../../page/script-shell.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
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
import { judgeScriptedContent, scriptedContentFacts } from './script-findings.ts'
import { judgeDamage, judgeMisread, misreadUtf8 } from './text-damage.ts'
import { judgeAmount } from './thin-content.ts'
import { MAX_READ_CHARACTERS } from './thresholds.ts'
import { judgeTitleAgreement } from './title-agreement.ts'

/**
 * Judges the text of a page as search engines render it, and as sent where Chrome cannot show it.
 *
 * Not checked, and why: text/HTML ratio, paragraphs over 150 and sentences over 25 words, lists and tables, freshness
 * (no search engine judges by them: facts); headings per 300 words, passive voice (folklore); title equal to H1 (good
 * practice); alternative texts (accessibility); nofollow on links (broken-links); near duplicates of other pages (one
 * page cannot tell: `facts.signature`); hidden text, text in the background's colour (rules of style decide on
 * them, and most of it is there to be opened).
 */
const content = defineTopic({
  readsDocument: true,
  checks: CONTENT_CHECKS,
  async judge(visit) {
    assertShown(await visit.htmlPage())
    const judged = await visit.judgedPage()
    const utf8 = misreadUtf8(judged.sent)
    const page = utf8 && !scriptShellOf(utf8) ? { ...judged, document: utf8 } : judged
    const overlays = judged.scripts.state === 'seen' ? judged.scripts.rendered.layout.overlays : []
    const examination = await examine(
      page,
      overlays.map(({ selector }) => selector),
    )
    const now = clockOf(page.response)
    const judgements = {
      ...unlessUnfilled(page, tellingOfRest(await judgementsOf(page, examination, now), examination)),
      ...judgeScriptedContent(page, examination),
    }
    if (utf8) judgements['text-damaged'] = judgeMisread(judged.sent)
    const needsScripts = page.unfilled !== undefined || judgements['text-needs-scripts'].outcome === 'fail'
    return {
      judgements,
      facts: {
        contentNeedsScripts: needsScripts,
        ...factsOf(page, examination, now),
        rendered: { ...renderingFacts(page), ...scriptedContentFacts(page, examination) },
      },
    }
  },
})

async function judgementsOf(page: HtmlPage, examination: Examination, now: number) {
  const {
    document,
    main,
    statistics,
    kind,
    headings,
    links,
    language,
    readIn,
    readability,
    byline,
    repetition,
  } = examination
  const soft404 = judgeSoft404(document, headings, statistics.words, page.response.status)
  const amount = judgeAmount(document, main, statistics.words, kind)
  const errorPage = notApplicable('the page says that it does not exist')
  return {
    ...amount,
    ...(soft404.outcome === 'fail' ? { 'almost-no-text': errorPage, 'thin-content': errorPage } : {}),
    'soft-404': soft404,
    ...judgeHeadings(document, headings),
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

/** Checks that a fault in the text behind its first part would fail. */
const READING_CHECKS = [
  'paragraph-endless',
  'text-damaged',
  'placeholder-text',
  'text-repeated',
  'keyword-stuffing',
] as const

/** A pass says so where it stands for the first part of the text alone. */
function tellingOfRest<Judgements extends Record<(typeof READING_CHECKS)[number], Judgement>>(
  judgements: Judgements,
  { unread }: Examination,
): Judgements {
  if (unread === 0) return judgements
  const told = pass(
    `in the first ${MAX_READ_CHARACTERS} characters of the text; ${unread} more were not looked at`,
  )
  const passed = READING_CHECKS.filter(name => judgements[name].outcome === 'pass')
  return { ...judgements, ...Object.fromEntries(passed.map(name => [name, told])) }
}

/** Characters of a title. */
const MAX_TITLE = 1000

/** Title and H1s: what the page says it is about. */
function subjectOf({ document, headings }: Examination): string {
  const titles = document.elements('title').map(title => startOfSeenText(title, MAX_TITLE))
  return [...titles, ...headings.filter(heading => heading.level === 1).map(heading => heading.text)].join(
    ' ',
  )
}

export const topics = [content]
