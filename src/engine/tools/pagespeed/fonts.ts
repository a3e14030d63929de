import { type Judgement, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { measurement } from './measurement.ts'
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
  },
  async judge(visit) {
    const judgement = judgeSaving(await measurement(visit), 'font-display-insight')
    return { judgements: { 'font-display-insight': withoutIconFonts(judgement) } }
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
