import { quoted } from '../../../text/quoted.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { type WrittenDay, writtenDays } from '../../syntax/written-days.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether a closure or an absence that is announced is not over. */
export const pastClosures = defineTopic({
  checks: {
    'closure-past': {
      severity: 'warning',
      title: 'The page announces a closure that is over',
      why: 'Visitors think that nobody is there and go elsewhere, or that the site is abandoned.',
      fix: 'Remove the notice, or announce the next closure.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<p>Our office will be closed until August 18, 2023.</p>, in 2026',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const judgement = judgeNotices(examination, clockOf(page.response))
    return { judgements: unlessUnfilled(page, { 'closure-past': judgement }) }
  },
})

/** Words that announce a closure or an absence, in the languages that are most frequent on the web: none that tell of one. */
const CLOSED = new RegExp(
  [
    "(?:will be|we are|we're|we remain|remains?) (?:closed|away|out of office|on (?:holiday|vacation|leave))|closed for (?:the )?(?:holidays?|vacation|summer|renovation)",
    String.raw`(?:bleib(?:t|en)|wir haben|haben wir|ist unsere?|ist die|ist das) (?:[\p{L}\d.,–-]+ ){0,12}geschlossen|(?:betriebs|praxis|sommer|weihnachts)(?:ferien|urlaub)|wegen urlaub|wir machen (?:urlaub|ferien|betriebsferien)`,
    'ser(?:a|ont|ons) (?:exceptionnellement )?(?:fermée?s?|absente?s?|en congés?)|fermeture (?:annuelle|estivale|exceptionnelle)|congés annuels|fermé pour (?:congés|vacances)',
    '(?:estar[áé]n?|estaremos|permanecer[áé]n?|permaneceremos) (?:cerrad|ausente|de vacaciones)|cerrado por (?:vacaciones|reformas)',
    '(?:sarà|saranno|saremo|rimarrà|resterà) (?:assent|chius|in ferie)|chius[oaie] per (?:ferie|vacanze)|chiusura (?:estiva|natalizia|per ferie)|assenza per ferie',
    String.raw`(?:zijn wij|wij zijn|is de \p{L}+|blijf(?:t|en)) (?:[\p{L}\d.,–-]+ ){0,8}gesloten|gesloten wegens vakantie|wegens vakantie gesloten`,
    '(?:estar[áã]o?|estaremos) (?:fechad|encerrad|de férias|ausente)|encerrado para férias',
    '(?:będzie|będziemy) (?:zamknięt|nieczynn|na urlopie)|nieczynn[eya] (?:od|do|z powodu)|przerwa urlopowa',
    '(?:bude(?:me)?|máme) (?:zavřen|dovolenou|na dovolené)|zavřeno z důvodu',
    '(?:har vi|vi har|håller vi|håller) (?:semester)?stängt|semesterstängt|holder (?:vi )?(?:ferie)?lukket|ferielukket|sommerstengt',
  ]
    .map(words => `(?:${words})\\p{L}*`)
    .join('|'),
  'iu',
)
/** What is closed when its time is over, and roads, by what stands before those words: nobody waits before that. */
const NOT_A_HOUSE =
  /(?:registration|submission|application|portal|form|poll|survey|voting|auction|call|sale|road|street|lane|bridge|anmeldung|bewerbung|einreichung|straße|strasse|inscription|candidature|inscripci|inscri[cç]|iscrizion|bando|strada|rue|calle)\p{L}{0,4}\s*$/iu
const MAX_BEFORE = 40
/** A report of its own or a page of a year is not changed when its time is over. */
const DATED_ADDRESS = /\/(?:19|20)\d\d(?:[-/_.]|$)|\/(?:blog|news|posts?|archives?)\/[^/]/i
/** The end of a day anywhere on earth. */
const ANYWHERE_MS = 12 * 60 * 60 * 1000
/** Blocks that are looked at, those in which a notice goes on, and characters behind its words in which its days stand. */
const MAX_BLOCKS = 2000
const FURTHER_BLOCKS = 3
const MAX_NOTICE = 200

interface Notice {
  block: TextBlock
  words: string
  last: WrittenDay
}

function judgeNotices({ document, main, byline }: Examination, now: number): Judgement {
  if (byline.dates.length > 0 || DATED_ADDRESS.test(new URL(document.url).pathname))
    return notApplicable('the page says when it was written: what was to come then may be past')
  const blocks = main.allBlocks.slice(0, MAX_BLOCKS)
  const notices = blocks.flatMap((block, index) => noticeAt(blocks, block, index))
  if (notices.length === 0) return notApplicable('the page announces no closure with its dates')
  const newest = notices.reduce((latest, notice) => (notice.last.end > latest.last.end ? notice : latest))
  const end = newest.last.end + ANYWHERE_MS
  holdsUntil(end, now)
  if (end >= now) return pass()
  // Of reports in a row the old ones are history.
  const days = writtenDays(blocks.map(({ text }) => text).join('\n'))
  if (days.some(day => day.end > newest.last.end)) return pass()
  const message = `The announced closure ended on ${newest.last.text}: ${quoted(newest.words)}.`
  return fail(document.occurrence(newest.block.element, message))
}

function noticeAt(blocks: readonly TextBlock[], block: TextBlock, index: number): Notice[] {
  const words = CLOSED.exec(block.text.slice(0, 1000))
  const before = block.text.slice(Math.max(0, (words?.index ?? 0) - MAX_BEFORE), words?.index)
  if (!words || NOT_A_HOUSE.test(before)) return []
  // The days stand behind the words, or in the next line that has any.
  const behind = block.text.slice(words.index, words.index + words[0].length + MAX_NOTICE)
  const further = blocks.slice(index + 1, index + 1 + FURTHER_BLOCKS).map(({ text }) => text)
  const days = [behind, ...further.map(text => text.slice(0, MAX_NOTICE))]
    .map(writtenDays)
    .find(found => found.length > 0)
  const last = days?.reduce<WrittenDay | undefined>(
    (latest, day) => (latest && latest.end > day.end ? latest : day),
    undefined,
  )
  return last ? [{ block, words: words[0], last }] : []
}
