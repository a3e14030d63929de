import { quoted } from '../../../text/quoted.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { hasOtherLanguage } from '../../page/text/scripted-text.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { areKin, languageOf } from './language.ts'
import { isHome } from './page-kind.ts'
import { isSameScript, stemsOf } from './word-stems.ts'

/** Whether the home page says in its H1 whose it is or what for. */
export const homeSubject = defineTopic({
  checks: {
    'h1-home-slogan': {
      severity: 'notice',
      title: 'The H1 of the home page names neither the site nor what it offers',
      why: 'Visitors and search engines learn from the H1 what the site is about, but this one has no word in common with title and description.',
      fix: 'Name in the <h1> what you offer, and where, as the title does. The slogan can stand in a <p> above or below it.',
      help: 'https://developers.google.com/search/docs/appearance/title-link',
      example:
        '<title>Kranz Cycles | Bicycle repair in Leeds</title> and <h1>Where passion meets the road</h1>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const judgement = judgeSubject(examination)
    const isFault = judgement.outcome === 'fail'
    const foreign = isFault ? await whyForeign(page, examination) : undefined
    return {
      judgements: unlessUnfilled(page, {
        'h1-home-slogan': foreign === undefined ? judgement : notApplicable(foreign),
      }),
    }
  },
})

/** Scripts whose words keep their beginning in other forms of them; Arabic and Hebrew change it, and others have no words. */
const KEEPS_BEGINNING = /^[^\p{L}]*(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}][^\p{L}]*)+$/u
/** Terms of the head from which on it tells what the site is about, and of an H1 that can be compared. */
const MIN_HEAD = 5
const MIN_H1 = 2
const MAX_TEXT = 1000
const MAX_FRAME = 20_000

function judgeSubject(examination: Examination): Judgement {
  const { document, headings } = examination
  if (!isHome(document)) return notApplicable('the page is not the home page')
  const h1s = headings.filter(({ level, text, isApart }) => level === 1 && text !== '' && !isApart)
  const [first] = h1s
  if (!first) return notApplicable('the page has no H1 with text')
  const words = h1s.map(({ text }) => text.slice(0, MAX_TEXT)).join(' ')
  const [heading, head] = [plain(words), plain(headOf(document))]
  const [said, known] = [stemsOf(heading), stemsOf(head)]
  if (
    !KEEPS_BEGINNING.test(heading.slice(0, MAX_TEXT)) ||
    said.size < MIN_H1 ||
    known.size < MIN_HEAD ||
    !isSameScript(said, known)
  )
    return notApplicable('the H1, or title and description, say too little to compare them')
  const short = new Set(shortNames(words))
  if (shortNames(headOf(document)).some(name => short.has(name))) return pass()
  // A word may be joined to another one: "taxi" of "flughafentaxi".
  if ([...said].some(stem => head.includes(stem)) || [...known].some(stem => heading.includes(stem)))
    return pass()
  if (TRADES.some(trade => trade.test(heading) && trade.test(head))) return pass()
  // Whose site it is may stand in the logo and the footer alone.
  const frame = plain(frameOf(examination, first.element))
  if ([...said].some(stem => frame.includes(stem))) return pass()
  const message = `${quoted(first.text)} has no word of the title or the description.`
  return fail(document.occurrence(first.element, message))
}

/** Why the H1 has no word of the head where it says the same in another language; undefined where it is in the same one. */
async function whyForeign({ scripts }: JudgedPage, examination: Examination): Promise<string | undefined> {
  const { document } = examination
  if (scripts.state === 'seen' && hasOtherLanguage(scripts.before, document))
    return 'scripts put the page into another language'
  const { detected } = (await examination.inLanguage()).language
  const head = await languageOf(headOf(document))
  return detected === '' || head === undefined || head === detected || areKin(head, detected)
    ? undefined
    : 'title and description are in another language than the text'
}

/** What one trade is called by words that begin otherwise, in the languages of most sites. */
const TRADES = [
  'law(?!n)|legal|attorney|solicitor|barrister|justice|jurid|jurist|advoca|avvoca|aboga|derech|diritto|droit|avocat|anw[aä]lt|kanzlei|recht',
  'dent|teeth|tooth|zahn|zähne|oral',
  'medic|medizin|doctor|clinic|klinik|health|gesund|santé|salud|salute|saúde|arzt|ärzt',
  'hous|home|propert|estate|immo|inmo|imóve|haus|häus|wohn|maison|casa',
  'travel|trip|tour|holiday|vacation|journey|reise|urlaub|voyage|viaje|viagg|viage',
  'food|eat|meal|dish|cook|kitchen|cuisine|restaur|essen|küche|koch|cocina|cucina|cozinha',
  'photo|foto|picture|bild',
].map(words => new RegExp(`(?<!\\p{L})(?:${words})`, 'u'))

/** Names in capitals, of which stems leave out the short ones: "TVA", "BMI", "VW"; none of a text that is all in capitals. */
function shortNames(text: string): string[] {
  return /\p{Ll}/u.test(text)
    ? (text.match(/(?<![\p{L}\p{N}])\p{Lu}[\p{Lu}\p{N}]{1,4}(?![\p{L}\p{N}])/gu) ?? [])
    : []
}

function plain(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** The texts around the content, the alternative texts of pictures, and the host. */
function frameOf({ document, main }: Examination, h1: Element): string {
  const texts = main.allBlocks.flatMap(({ boilerplate, element, text }) =>
    boilerplate && element !== h1 ? [text.slice(0, MAX_TEXT)] : [],
  )
  const alts = document.elements('img').map(image => (attribute(image, 'alt') ?? '').slice(0, MAX_TEXT))
  return [...texts, ...alts, new URL(document.url).host].join(' ').slice(0, MAX_FRAME)
}

const NAMES = new Set([
  'description',
  'keywords',
  'og:site_name',
  'og:title',
  'og:description',
  'application-name',
])

/** Title, description and the like. */
function headOf(document: HtmlDocument): string {
  const metas = document.elements('meta').flatMap(meta => {
    const name = (attribute(meta, 'name') ?? attribute(meta, 'property') ?? '').trim().toLowerCase()
    return NAMES.has(name) ? [(attribute(meta, 'content') ?? '').slice(0, MAX_TEXT)] : []
  })
  const titles = document.elements('title').map(title => startOfSeenText(title, MAX_TEXT))
  return [...titles, ...metas].join(' ')
}
