import { attribute, textOf } from '../../formats/html/document.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { linksOf, type PageLink } from '../../page/links/page-links.ts'
import { drawsMissingSigns } from '../../syntax/missing-signs.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { answeredByWorker } from './answered-by-worker.ts'
import { leftToProduction } from './links-by-host.ts'
import { rewrittenLinks } from './rewritten-links.ts'
import { missingSheetImages } from './sheet-images.ts'
import { isInternal, type Site, siteOf } from './site.ts'
import { type Target, targetsOf } from './targets.ts'
import { unusedStyles } from './unused-styles.ts'
import { type CheckedTarget, checkTargets } from './verify.ts'

/** What a page refers to. */
export interface ReferringPage {
  page: JudgedPage
  site: Site
  links: readonly PageLink[]
}

export const referringPage = perVisit(async (visit): Promise<ReferringPage> => {
  const page = await visit.judgedPage()
  await visit.noteAsLinkTarget()
  const site = siteOf(page)
  const links = linksOfPage(page, site)
  const isOwn = ({ address }: PageLink) => address !== undefined && isInternal(site, address)
  return { page, site, links: [...links, ...missingSheetImages(page, links).filter(isOwn)] }
})

/** The same, and what answers at each address. */
export const checkedPage = perVisit(
  async (visit): Promise<ReferringPage & { targets: readonly CheckedTarget[] }> => {
    const referring = await referringPage(visit)
    const { page, links, site } = referring
    const whyUnused = unusedStyles(page, site)
    const whyMadeUp = await answeredByWorker(visit, page)
    const whySpare = spareScripts(page, site)
    const whyLed = rewrittenLinks(page)
    const reasons = [whyUnused, whyMadeUp, whyReplaced, whySpare, whyLed]
    const targets = targetsOf(links, site).map(target => ({
      ...target,
      skipped: target.skipped ?? firstReason(target, reasons),
    }))
    const checked = await checkTargets(visit, site, targets)
    return { ...referring, targets: await leftToProduction(visit, page, site, checked) }
  },
)

function firstReason(
  target: Target,
  reasons: readonly ((target: Target) => string | undefined)[],
): string | undefined {
  for (const why of reasons) {
    const reason = why(target)
    if (reason !== undefined) return reason
  }
  return undefined
}

/** What a handler does that shows something in the place of a missing image, or takes its place away. */
const SHOWS_OTHER =
  /\bsrc\b|\.(?:hidden|display|visibility|style|classList|className|outerHTML|innerHTML)\b|\bremove\(/
/** Characters of a handler that are read. */
const MAX_HANDLER = 1000

/** Why nothing is lost with an image: whoever wrote the page expects that it may be missing. */
function whyReplaced({ links }: Pick<Target, 'links'>): string | undefined {
  const isHandled = ({ kind, element }: PageLink) =>
    kind === 'image' && SHOWS_OTHER.test((attribute(element, 'onerror') ?? '').slice(0, MAX_HANDLER))
  return links.every(isHandled) ? 'the page shows something else where it is missing (onerror)' : undefined
}

/**
 * Tells scripts that the page loads only in the place of one of another host: it wrote them since that did not load here,
 * as `window.jQuery || document.write('<script src="jquery.js">')` does. Undefined for all else.
 */
function spareScripts(
  { document, sent, scripts }: JudgedPage,
  site: Site,
): (target: Pick<Target, 'links'>) => string | undefined {
  const requests = scripts.state === 'seen' ? scripts.rendered.requests : []
  const isLost = requests.some(({ url, type, failure }) => {
    const address = failure === undefined || type !== 'Script' ? null : URL.parse(url)
    return address !== null && !isInternal(site, address)
  })
  if (!isLost || document === sent.document) return () => undefined
  const writers = sent.document
    .elements('script')
    .map(textOf)
    .filter(text => text.includes('document.write'))
  return ({ links }) => {
    const [name] = /[\w.-]{1,100}\.js\b/.exec(links[0]!.href.slice(0, MAX_HREF)) ?? []
    const isWritten =
      name !== undefined &&
      links.every(link => link.kind === 'script' && link.document !== sent.document) &&
      writers.some(text => text.includes(name))
    return isWritten ? 'the page loads it only where a script of another host does not' : undefined
  }
}

/** Characters of an address in which the name of a file is looked for. */
const MAX_HREF = 500

/** All that a page refers to: as sent, and what scripts add to that. */
function linksOfPage({ document, sent }: JudgedPage, site: Site): PageLink[] {
  const links = linksOf(sent.document)
  if (document === sent.document) return links
  const known = new Set(links.map(({ url }) => url))
  return [...links, ...linksOf(document).filter(link => !known.has(link.url) && isOfThePage(link, site))]
}

/** Scripts of others add measuring points and files of their own, which answer browsers alone. */
function isOfThePage({ kind, url, element }: PageLink, site: Site): boolean {
  if (element.tagName === 'a' || element.tagName === 'area') return true
  const target = kind === 'submission' || url === undefined ? null : URL.parse(url)
  if (!target || !/^https?:$/.test(target.protocol)) return false
  return isInternal(site, target) && !drawsMissingSigns(target.pathname)
}
