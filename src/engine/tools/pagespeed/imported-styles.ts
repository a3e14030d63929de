import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isSuccess } from '../../network/status.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { cssImports } from '../../page/links/css-imports.ts'
import { askedAt } from '../../syntax/preview.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'

/** Whether style sheets wait for each other. */
export const importedStyles = defineTopic({
  checks: {
    'style-sheet-imported': {
      severity: 'notice',
      title: 'A style sheet imports another one',
      why: 'The browser finds the second one only when it has loaded and read the first, and shows nothing until both are there: one more wait for the network, and one more connection where it is on another host.',
      fix: 'Name it in the <head> with a <link rel="stylesheet"> of its own and remove the @import, or have the build put both into one file.',
      help: 'https://developer.chrome.com/docs/performance/insights/network-dependency-tree',
      example: "@import url('https://fonts.googleapis.com/css2?family=Inter'); at the start of /style.css",
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'style-sheet-imported': await judgeSheets(visit, await shownPage(visit)) } }
  },
})

/** Style sheets of the site that are read, and characters at the start of one, where imports stand. */
const MAX_SHEETS = 10
const MAX_START = 20_000
/** Imports that a message names, and characters shown of an address. */
const MAX_SHOWN = 3
const SHOWN = 100
const MAX_ADDRESS = 2000
/** Screens and features for which a phone loads nothing, or not at once. */
const NOT_AT_ONCE = /\bprint\b|\bsupports\(|min-width/i

async function judgeSheets(visit: Visit, { document, preview }: HtmlPage): Promise<Judgement> {
  const { origin } = new URL(document.url)
  const sheets = new Map<string, Element>()
  for (const link of document.elements('link')) {
    if (sheets.size === MAX_SHEETS) break
    if (!isSheet(link) || NOT_AT_ONCE.test(attribute(link, 'media') ?? '')) continue
    const address = document.addressOf(attribute(link, 'href') ?? '')
    const asked = address && URL.parse(askedAt(preview, address.href))
    if (asked?.origin === origin && !sheets.has(asked.href)) sheets.set(asked.href, link)
  }
  if (sheets.size === 0) return notApplicable('the page has no style sheets of the site')
  const named = addressesNamed(document)
  let unread: string | undefined
  const found = await Promise.all(
    Array.from(sheets, async ([url, link]): Promise<Occurrence[]> => {
      const { final } = await visit.fetchForSite(url)
      if (!final) unread ??= url
      if (!final || !isSuccess(final.status)) return []
      const imports = cssImports(final.body.toString('utf8', 0, MAX_START)).flatMap(
        ({ address, condition }) => {
          const target = URL.parse(address, url)
          // What the page names itself is on its way when the import is read.
          if (!target || !/^https?:$/.test(target.protocol) || named.has(target.href)) return []
          if (NOT_AT_ONCE.test(condition)) return []
          return cutEnd(target.origin === origin ? target.pathname : target.href, SHOWN)
        },
      )
      if (imports.length === 0) return []
      const rest = imports.length - MAX_SHOWN
      const list = `${imports.slice(0, MAX_SHOWN).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
      return [document.occurrence(link, `${new URL(url).pathname} imports ${list}`)]
    }),
  )
  const places = found.flat()
  if (places.length === 0 && unread !== undefined)
    return notMeasured(`a style sheet was not loaded: ${unread}`)
  return failWhere(places)
}

/** Sheets that a site builder or a generator writes anew each time, imports and all. */
const GENERATED =
  /\/(?:mbr-additional\.css|site_libs\/|_next\/|_nuxt\/|_astro\/|wp-(?:content|includes)\/|gitbook\/|sphinx|_static\/|elementor)/i

function isSheet(link: Element): boolean {
  return (
    !GENERATED.test((attribute(link, 'href') ?? '').slice(0, MAX_ADDRESS)) &&
    attribute(link, 'rel')?.trim().toLowerCase() === 'stylesheet' &&
    attribute(link, 'disabled') === undefined &&
    parentOf(link)?.tagName !== 'noscript'
  )
}

/** The style sheets that the page names, or asks for early. */
function addressesNamed(document: HtmlDocument): ReadonlySet<string> {
  return new Set(
    document
      .elements('link')
      .filter(link => /\b(?:stylesheet|preload)\b/i.test(attribute(link, 'rel') ?? ''))
      .flatMap(link => document.addressOf(attribute(link, 'href') ?? '')?.href ?? []),
  )
}
