import { attribute } from '../../formats/html/document.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { linksOf, type PageLink } from '../../page/links/page-links.ts'
import { drawsMissingSigns } from '../../syntax/missing-signs.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { answeredByWorker } from './answered-by-worker.ts'
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
    const targets = targetsOf(links, site).map(target => ({
      ...target,
      skipped: target.skipped ?? whyUnused(target) ?? whyMadeUp(target) ?? whyReplaced(target),
    }))
    return { ...referring, targets: await checkTargets(visit, site, targets) }
  },
)

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
