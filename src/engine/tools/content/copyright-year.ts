import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, isElement } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { clockOf } from '../../network/exchange.ts'
import { type JudgedPage, whyMarkMayBeUnfilled } from '../../page/judged-page.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import type { MainText } from '../../page/text/main-text.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { holdsUntil } from '../../visit/input-trace.ts'
import { isOfEdition } from './edition.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether the year in the footer is one of long ago. */
export const copyrightYear = defineTopic({
  checks: {
    'copyright-outdated': {
      scope: 'site',
      severity: 'notice',
      title: 'The copyright year in the footer is years old',
      why: 'Visitors read it as the year in which somebody last looked after the site, and doubt prices, dates and opening hours.',
      fix: 'Let the build write the year, or leave it out: copyright does not depend on it.',
      help: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
      example: '<footer>© 2020 Kranz Cycles</footer>, in 2026',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const year = new Date(clockOf(page.response)).getUTCFullYear()
    holdsUntil(Date.UTC(year + 1, 0, 1))
    const last = noticeOf(examination, year)
    const judgement = judgeYear(page, last, year)
    const isKnown = judgement.outcome !== 'not-measured'
    return {
      judgements: unlessUnfilled(page, { 'copyright-outdated': judgement }),
      facts: { copyrightYear: (isKnown && last?.newest) || null },
    }
  },
})

/** Years from which on a notice looks abandoned, and not merely missed in January. */
const OLD_YEARS = 2
/** Nobody has left a page alone since before it: a lone year of then is that in which a firm or a club began. */
const FIRST_YEAR = 2000
/** Words before the year in which something began. */
const SINCE = String.raw`(?<!\p{L})(?:since|est\.?|established|founded(?: in)?|seit|gegründet|depuis|dal|desde|sinds|siden|sedan|od|с|з)\s`
/**
 * A sign, and behind it or in front of it years, as in "© 2019–2021", "© 2012, 2013, 2014" or "2019 © Kranz". What stands
 * where a last year would, and is none, is filled in by somebody else. A year behind "since" is that of a founding.
 */
const NOTICE = new RegExp(
  String.raw`(?:©|®|\(c\)|copyright|copyleft)(?:[^\d]|(?<!\d)\d{1,2}(?!\d)){0,40}?(?<!${SINCE})(?:(?:19|20)\d{2}\s?(?:,|&|und|and|et|y|e)\s?){0,40}((?:19|20)\d{2})(?:\s?(?:[-–—/~]|bis|to|à|до)\s?((?:19|20)\d{2}|\d{2}(?!\d)|today|present|now|date|heute|jetzt|aujourd|présent|hoy|actual|oggi|presente|hoje|heden|nu\b|dziś|obecnie|günümüz|bugün|dnes|сегодня|настоящее|[{<[%$]))?|((?:19|20)\d{2})\s?(?:©|\(c\)|copyright(?!\p{L}|[^\d]{0,40}(?:19|20)\d{2}))`,
  'iu',
)
/** The words that follow a name and a year where the sign is an icon, in the languages that are most frequent on the web. */
const RIGHTS =
  /all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|todos os direitos reservados|tutti i diritti (?:sono )?riservati|alle rechten voorbehouden|wszelkie prawa zastrzeżone|všechna práva vyhrazena|minden jog fenntartva|toate drepturile rezervate|t[üu]m haklar[ıi] sakl[ıi]d[ıi]r|все права защищены|всі права захищені|جميع الحقوق محفوظة|כל הזכויות שמורות/iu
/** Years, or the last of two, but for those that go on to this day, and the year of a founding. */
const YEARS = new RegExp(
  String.raw`(?<!\d|${SINCE})(?:(?:19|20)\d{2}\s?[-–—/]\s?)?((?:19|20)\d{2})(?!\d|\s?(?:[-–—]|bis|to|à)\s?(?:\d|present|today|now|heute|aujourd|oggi|hoje|hoy|actual|günümüz|bugün|сегодня|dziś|dnes))`,
  'iu',
)
/** What is somebody else's work by the words in front of the sign: the text of a Bible, a map, a photo, a theme. */
const OF_A_WORK =
  /(?<!\p{L})(?:bible|scripture|quotations?|translation|übersetzung|traduction|traducción|traduzione|map data|kartendaten|(?:photos?|fotos?|maps?|icons?)(?::| by| von| de| di)|bildnachweis|theme|template)(?!\p{L})[^|.·•]{0,40}$/iu
/** Owners of such works, by the words behind it. */
const OF_A_MAKER =
  /(?:openstreetmap|mapbox|crossway|biblica|lockman foundation|zondervan|colorlib|html5 ?up|templatemo|start bootstrap|bootstrapmade|themewagon|w3layouts)(?!\p{L})/iu
const MAX_AROUND = 80

/** Whether a notice is that of a work that the page shows, and not of the site. */
function isOfWork(prose: string, start: number, end: number): boolean {
  return (
    OF_A_WORK.test(prose.slice(Math.max(0, start - MAX_AROUND), start)) ||
    OF_A_MAKER.test(prose.slice(end, end + MAX_AROUND))
  )
}

/** Longer blocks tell about somebody's rights. */
const LONGEST = 250

/** A year beside the words for "all rights reserved", as the only number of that kind; in the form of a notice. */
function yearBesideRights(prose: string): readonly (string | undefined)[] {
  const found = RIGHTS.test(prose) ? YEARS.exec(prose) : null
  if (!found) return []
  const others = prose.replace(found[0], ' ')
  return /(?<!\d)(?:19|20)\d{2}(?!\d)/.test(others) ? [] : [undefined, found[1]]
}

/** Blocks at the end of a page among which the notice of its site stands, where no footer is marked. */
const LAST_BLOCKS = 5

/** Whether a notice stands within a content that is marked, with more of it behind, as in the colophon of a book. */
function isOfContent(element: Element, { foundBy, blocks, allBlocks }: MainText): boolean {
  if (foundBy !== 'main' && foundBy !== 'article') return false
  const isNotice = (block: TextBlock) => block.element === element
  return blocks.some(isNotice) && !allBlocks.slice(-LAST_BLOCKS).some(isNotice)
}

/** An event with the number of its edition in front of the year: "© Kranzconf_03 2019", "© BikeCamp #4 2018". */
const EDITION =
  /(?:conf(?:erence|erencia|érence|erenza)?|camp|fest(?:ival)?|congress|congreso|congresso|congrès|kongress|tagung|summit|symposium|jornadas|workshop)\p{L}{0,3}[\s_#-]{0,3}(?:\d{1,2}|[IVX]{1,5})[\s,]{1,3}(?:19|20)\d{2}(?!\d)/iu

interface Notice {
  element: Element
  prose: string
  year: number
  /** Of all notices of the page. */
  newest: number
}

/** The notice of the site, which stands last: pictures, quotes and books in the text have years of their own. */
function noticeOf({ main, regions }: Examination, now: number): Notice | undefined {
  const notices = main.allBlocks
    .filter(({ prose, kind }) => kind !== 'code' && prose.length <= LONGEST)
    .flatMap(({ element, prose }) => {
      const signed = NOTICE.exec(prose)
      if (signed && isOfWork(prose, signed.index, signed.index + signed[0].length)) return []
      const [, first, second, alone] = signed ?? yearBesideRights(prose)
      const since = Number(first ?? alone)
      if (Number.isNaN(since)) return []
      // "2019–today" names no year that could be old.
      if (second !== undefined && !/^\d+$/.test(second)) return [{ element, prose, year: now }]
      const until = second === undefined ? since : Number(second.length === 2 ? `20${second}` : second)
      return [{ element, prose, year: Math.max(since, until) }]
    })
  const last = notices.findLast(({ element }) => regions.boilerplate.has(element)) ?? notices.at(-1)
  if (!last || isOfContent(last.element, main)) return undefined
  return { ...last, newest: notices.reduce((newest, { year }) => Math.max(newest, year), 0) }
}

/** Marks by which a script finds the place of the year: `data-current-year`, `id="year"`, `class="copyright-year"`. */
const YEAR_MARK =
  /(?:^|[\s_-])(?:(?:current|copyright|copy|footer|this)[_-]?)?(?:year|jahr|annee|anno|ano|rok|yil)(?:$|[\s_-])/i
const MAX_MARK = 200
/** Nodes of a notice that are looked at. */
const MAX_NODES = 60

/** Whether a script of the page is to write the year of a notice, by an attribute, id or class of what holds it. */
function isForScript({ element, year }: Notice): boolean {
  const inside = firstNodes(element, MAX_NODES).filter(isElement)
  return [element, ...inside].some(
    one =>
      one.attrs.some(({ name, value }) =>
        YEAR_MARK.test(
          name === 'id' || name === 'class' ? value.slice(0, MAX_MARK) : name.slice(0, MAX_MARK),
        ),
      ) && startOfSeenText(one, LONGEST).includes(String(year)),
  )
}

/** Roots of pages that their framework writes anew in the browser, with the year of that day. */
const ROOTS = ['__next', '__nuxt', '___gatsby']

/** The script of its own site that a page of such a framework did not get, and why. */
function frameworkNotLoaded({ document, scripts }: JudgedPage): string | undefined {
  if (scripts.state !== 'seen') return undefined
  if (!document.withAttribute('id').some(element => ROOTS.includes(attribute(element, 'id')!)))
    return undefined
  const { origin } = new URL(document.url)
  const missing = scripts.rendered.requests.find(
    ({ type, status = 0, url, inFrame }) =>
      type === 'Script' && !inFrame && status >= 400 && URL.parse(url)?.origin === origin,
  )
  return missing && `${missing.url} answers ${missing.status}`
}

function judgeYear(page: JudgedPage, last: Notice | undefined, now: number): Judgement {
  if (!last) return notApplicable('the page has no copyright notice of the site with a year')
  if (last.newest > now - OLD_YEARS) return pass()
  if (last.newest < FIRST_YEAR)
    return notApplicable(`${last.newest} is the year of a founding, which does not age`)
  // The notice may be of the year before, when the site was made.
  if ([last.year, last.year + 1].some(year => isOfEdition(page, year, ['h1', 'h2', 'img']))) {
    return notApplicable(`the page is that of an edition of ${last.year}, as it says itself`)
  }
  if (EDITION.test(last.prose))
    return notApplicable('the notice names the edition of an event, with its year')
  const why = isForScript(last) ? whyMarkMayBeUnfilled(page) : undefined
  if (why !== undefined) return notMeasured(`a script is to write the year of the notice; ${why}`)
  const unloaded = frameworkNotLoaded(page)
  if (unloaded !== undefined)
    return notMeasured(`the framework of the page may write the year, and ${unloaded}`)
  const message = `"${cutEnd(last.prose, 100)}": ${now - last.year} years ago.`
  return fail(page.document.occurrence(last.element, message))
}
