import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { numberOf, placeOf, rowsOf, textOf } from './audit-details.ts'
import { type Measurement, measurement } from './measurement.ts'
import { bytesText } from './quantities.ts'
import { judgeSaving } from './savings.ts'

/** How fonts are loaded. */
export const fonts = defineTopic({
  checks: {
    'font-display-insight': {
      severity: 'notice',
      title: 'Text is invisible until its font has loaded',
      why: 'On slow connections visitors see empty lines.',
      fix: 'Add font-display: swap (or optional) to @font-face.',
      help: 'https://developer.chrome.com/docs/performance/insights/font-display',
      example: '@font-face { font-family: Shop; src: url(shop.woff2) }',
    },
    'font-heavy': {
      severity: 'notice',
      title: 'A font file is far larger than its letters need',
      why: 'On a phone connection it competes with the first text and images. The letters of one alphabet take 20 to 50 kB as WOFF2.',
      fix: 'Subset the font to the letters, weights and axes that the site uses, for example with glyphhanger or pyftsubset, and serve it as WOFF2.',
      help: 'https://web.dev/articles/font-best-practices',
      example: 'Inter-Variable.woff2 with 352 kB for English text',
    },
  },
  async judge(visit) {
    const measured = await measurement(visit)
    const judgement = judgeSaving(measured, 'font-display-insight')
    return {
      judgements: {
        'font-display-insight': withoutIconFonts(judgement),
        'font-heavy': judgeWeight(measured),
      },
    }
  },
})

/** Files of icon fonts, in which no text is set: until one has loaded, its signs would be boxes. */
const ICON_FONT =
  /(?:^|[/_-])(?:fa-(?:solid|regular|brands|light|thin|duotone|v4compat)|font-?awesome|glyphicons?|bootstrap-icons|material-?(?:icons|symbols|design-?icons)|dashicons|themify|icomoon|fontello|flaticon|icofont|ionicons?|linea(?:r|wesome)-?icons?|simple-line-icons|feather|remixicon|boxicons|eleganticons|et-line|[\w-]{0,30}icons?)[\w.-]{0,60}\.(?:woff2?|ttf|otf|eot|svg)$/i
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 300

function withoutIconFonts(judgement: Judgement): Judgement {
  if (judgement.outcome !== 'fail') return judgement
  const texts = judgement.occurrences.filter(({ url }) => {
    const path = URL.parse(url)?.pathname ?? ''
    return !ICON_FONT.test(path.slice(-MAX_ADDRESS))
  })
  return texts.length > 0 ? { ...judgement, occurrences: texts } : pass('only fonts of icons load late')
}

/** Bytes over the wire of a file that has more than the letters of a few alphabets. */
const MAX_FONT = 200_000
/** Formats without the compression of WOFF2, and bytes over the wire from which on that tells, in any language. */
const UNPACKED = /\.(ttf|otf)$/i
const MIN_UNPACKED = 100_000
/** Languages whose fonts have thousands of signs. */
const OF_MANY_SIGNS = /^(?:zh|ja|ko|yue)(?![a-z])/i
const WITH_MANY_SIGNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function judgeWeight({ page: { document, url }, report }: Measurement): Judgement {
  const fonts = rowsOf(report.median.audits['network-requests']).filter(
    row => textOf(row, 'resourceType') === 'Font',
  )
  if (fonts.length === 0) return notApplicable('the page loads no fonts')
  const bound = hasManySigns(document) ? Number.POSITIVE_INFINITY : MAX_FONT
  return failWhere(
    fonts.flatMap(row => {
      const size = numberOf(row, 'transferSize')
      const weight = bytesText(size)
      const format = UNPACKED.exec(URL.parse(textOf(row, 'url'))?.pathname.slice(-MAX_ADDRESS) ?? '')?.[1]
      if (format !== undefined && size >= MIN_UNPACKED)
        return [placeOf(row, url, `${weight} as ${format.toUpperCase()}: WOFF2 takes about half.`)]
      return size > bound ? [placeOf(row, url, `${weight} (notice above ${bytesText(MAX_FONT)})`)] : []
    }),
  )
}

function hasManySigns({ html, source }: HtmlDocument): boolean {
  return OF_MANY_SIGNS.test((html && attribute(html, 'lang')) ?? '') || WITH_MANY_SIGNS.test(source)
}
