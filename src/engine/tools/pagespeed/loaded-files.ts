import type { LighthouseResult } from '../../browser/lighthouse/lighthouse-report.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { productionOrigins } from '../../syntax/preview.ts'
import { type Row, rowsOf, textOf } from './audit-details.ts'

/** A kind of files that a page need not have, with Lighthouse's name for it. */
interface Kind {
  type: string
  none: string
}

const IMAGES: Kind = { type: 'Image', none: 'the page loads no images' }
const SCRIPTS: Kind = { type: 'Script', none: 'the page loads no script files' }
const STYLES: Kind = { type: 'Stylesheet', none: 'the page loads no style sheet files' }
const FONTS: Kind = { type: 'Font', none: 'the page loads no fonts' }

/** Which files audits are about that say nothing of it themselves: without any they pass in Lighthouse. */
const KINDS: Readonly<Record<string, Kind>> = {
  'image-delivery-insight': IMAGES,
  'unsized-images': IMAGES,
  'unused-javascript': SCRIPTS,
  'unminified-javascript': SCRIPTS,
  'legacy-javascript-insight': SCRIPTS,
  'duplicated-javascript-insight': SCRIPTS,
  'unused-css-rules': STYLES,
  'unminified-css': STYLES,
  'font-display-insight': FONTS,
}

/** Kinds of files that caches keep. */
const KEPT: ReadonlySet<string> = new Set(['Image', 'Script', 'Stylesheet', 'Font', 'Media'])

/** That an audit found nothing because the page loads no files of its kind; undefined where it loads some. */
export function nothingLoaded(result: LighthouseResult, id: string): Judgement | undefined {
  const kind = KINDS[id]
  if (!kind) return undefined
  return loadsNone(result, row => textOf(row, 'resourceType') === kind.type)
    ? notApplicable(kind.none)
    : undefined
}

/** Whether the page loads none of the files that caches could keep for its own site. */
export function keepsNothing(result: LighthouseResult, own: ReadonlySet<string>): boolean {
  return loadsNone(
    result,
    row => KEPT.has(textOf(row, 'resourceType')) && own.has(URL.parse(textOf(row, 'url'))?.origin ?? ''),
  )
}

/** Every load has a request, so where none is listed nothing is known. */
function loadsNone({ audits }: LighthouseResult, isMeant: (row: Row) => boolean): boolean {
  const requests = rowsOf(audits['network-requests'])
  return requests.length > 0 && !requests.some(isMeant)
}

/** Origins that belong to whom the page belongs to, by Lighthouse's table of companies; production is the preview's. */
export function firstPartyOrigins({ entities }: LighthouseResult, page: HtmlPage): ReadonlySet<string> {
  const own = entities.filter(({ isFirstParty }) => isFirstParty).flatMap(({ origins }) => origins)
  return new Set([new URL(page.url).origin, ...own, ...productionOrigins(page.preview)])
}
