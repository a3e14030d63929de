import { cutEnd } from '../../../text/cut.ts'
import type { Layout, UnloadedFont } from '../../browser/measured-layout.ts'
import type { NetworkRequest } from '../../browser/rendered-page.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { purposeOf } from '../../page/third-party-purpose.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { comesWithNoSystem } from './web-fonts.ts'

/** Whether the page loads the fonts that its text asks for. */
export const unloadedFonts = defineTopic({
  checks: {
    'font-not-loaded': {
      severity: 'notice',
      title: 'Text asks for a font that the page does not load',
      why: 'Only visitors who have the font on their device see it. All others see another one, so the page does not look as it was designed.',
      fix: 'Load the font with @font-face or the style sheet of its host (an @import only counts at the start of a style sheet), and spell its name in font-family as it is spelled there. Or remove it from font-family.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/@font-face',
      example: 'body { font-family: Poppins, sans-serif } and no @font-face for Poppins',
    },
  },
  readsDocument: true,
  async judge(visit) {
    await shownPage(visit)
    const { layout, requests, url } = await laidOut(visit)
    return { judgements: { 'font-not-loaded': await judge(layout, requests, url) } }
  },
})

/** Share of the text of a page from which on its font matters where no heading has it. */
const MIN_SHARE = 0.1
/** Characters of an address that is read. */
const MAX_ADDRESS = 4000
/** Characters of headings in it. */
const MIN_CHARACTERS = 8
/**
 * What interfaces of devices are written in, and what has the letters of Chinese, Japanese and Korean: who names it next has
 * chosen what stands in.
 */
const OF_INTERFACE =
  /^(?:system-ui|ui-[a-z-]{1,20}|-apple-system|blinkmacsystemfont|segoe ui|roboto|pingfang .{1,9}|microsoft (?:yahei|jhenghei).{0,9}|hiragino .{1,30}|yu ?(?:gothic|mincho).{0,9}|meiryo|malgun gothic|apple sd gothic neo|noto .{1,30})$/i

async function judge({ text }: Layout, requests: readonly NetworkRequest[], url: string): Promise<Judgement> {
  if (text.characters === 0) return notApplicable('the page shows no text')
  const requested = requestedFonts(requests)
  const found = text.unloadedFonts.filter(
    font =>
      (font.declaredAs !== undefined || comesWithNoSystem(font.name)) &&
      !OF_INTERFACE.test(font.next) &&
      !requested.has(font.name.toLowerCase()) &&
      font.characters >= MIN_CHARACTERS &&
      (font.isOfHeading || font.characters >= MIN_SHARE * text.characters),
  )
  if (found.length === 0) return pass()
  const missing = await missingFontFile(requests)
  if (missing !== undefined)
    return notMeasured(`the page was shown without ${missing}, which may bring its fonts`)
  return failWhere(
    found.map(font => ({
      url,
      selector: font.selector,
      message: messageOf(font, Math.round((100 * font.characters) / text.characters)),
    })),
  )
}

function messageOf({ name, next, text, declaredAs }: UnloadedFont, share: number): string {
  const quoted = `"${cutEnd(text, 40)}"`
  const what = share >= 1 ? `${share} % of the text, such as ${quoted}, asks` : `${quoted} asks`
  if (declaredAs !== undefined)
    return `${what} for the font "${name}". The page loads it by another name: "${declaredAs}".`
  return `${what} for the font "${name}", which nothing on the page loads${insteadOf(next)}.`
}

/** What is shown in place of a font; one with a name may be on the machine of the visitor, or not. */
function insteadOf(next: string): string {
  if (next === '') return ''
  return /^(?:sans-serif|serif|monospace|cursive|fantasy|math)$/i.test(next)
    ? `, so ${next} is shown`
    : `, so visitors see it only where they have it themselves; next in font-family is ${next}`
}

/** Names in the addresses of style sheets of fonts, wherever these are imported: they do not always come to an audit. */
function requestedFonts(requests: readonly NetworkRequest[]): ReadonlySet<string> {
  const names = requests
    .filter(({ type, url }) => type === 'Stylesheet' && url.length <= MAX_ADDRESS && /[?&]family=/.test(url))
    .flatMap(({ url }) => new URL(url).searchParams.getAll('family'))
    .flatMap(families => families.split('|'))
    .map(family => family.split(':', 1)[0]!.replaceAll('-', ' ').trim().toLowerCase())
  return new Set(names)
}

/** A file that did not come and may have brought any fonts; Google's style sheets say in their address which. */
async function missingFontFile(requests: readonly NetworkRequest[]): Promise<string | undefined> {
  for (const { url, type, status, failure, inFrame } of requests) {
    if (inFrame || (type !== 'Stylesheet' && type !== 'Script')) continue
    const isMissing = failure !== undefined || status === undefined || status >= 400
    if (isMissing && !/[?&]family=/.test(url) && (await purposeOf(url)) === 'fonts') return url
  }
  return undefined
}
