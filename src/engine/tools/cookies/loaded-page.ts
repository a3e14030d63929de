import type { RenderedPage } from '../../browser/rendered-page.ts'
import type { NotApplicable, NotMeasured } from '../../not-measured.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { LinkKind } from '../../page/links/link-attributes.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { chosenRenderingOrReason } from '../../visit/rendering.ts'

/** The page as it loaded, or why it was not seen. */
export type LoadedPage = RenderedPage | NotMeasured | NotApplicable

/**
 * The page loaded in a fresh browser by somebody who chose nothing, or why it was not shown there; undefined where
 * nothing on it could set a cookie then.
 *
 * @throws NotMeasured where there is no page
 */
export const loadedPage = perVisit(async (visit): Promise<LoadedPage | undefined> => {
  const page = await visit.htmlPage()
  const mayBeGiven = (await visit.runsScripts()) || loadsFromElsewhere(page)
  return mayBeGiven ? await chosenRenderingOrReason(visit) : undefined
})

const LOADED: ReadonlySet<LinkKind> = new Set(['image', 'script', 'stylesheet', 'media', 'frame', 'asset'])

/** Whether third parties could set cookies while the page loads. */
function loadsFromElsewhere({ document }: HtmlPage): boolean {
  const { origin } = new URL(document.url)
  const isElsewhere = (url: string | undefined) =>
    url !== undefined && /^https?:/.test(url) && new URL(url).origin !== origin
  return linksOf(document).some(({ kind, url }) => LOADED.has(kind) && isElsewhere(url))
}
