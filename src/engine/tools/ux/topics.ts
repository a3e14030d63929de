import type { JsonObject } from '../../../api/results.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { renderingFacts, unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { assertShown } from '../../page/instant-redirect.ts'
import { renderedOrReason } from '../../visit/rendering.ts'
import type { Visit } from '../../visit/visit.ts'
import { UX_CHECKS, type UxCheck } from './checks.ts'
import { judgeDocument } from './document.ts'
import { judgeForms } from './forms.ts'
import { judgeNavigation } from './navigation.ts'
import { judgeNotFoundPage } from './not-found-page.ts'
import { judgeLoad } from './on-load.ts'
import { readSourceTags } from './source-tags.ts'

/** Elements that hold pages of their own, in which scripts may run. */
const FRAMES = ['iframe', 'frame', 'object', 'embed']
/** Most errors of the console in the facts. */
const MAX_LISTED = 20

/**
 * What visitors meet: a document that browsers understand, ways on, forms that can be filled in, and nothing in the
 * way when the page opens.
 *
 * Left out, for their owners have them: what closes the head, several titles, favicon (serp); plug-ins, overlays,
 * width, type sizes, viewport (mobile); labels, names of frames, landmarks, skip links, tabindex, sound that plays by
 * itself, ids that labels and ARIA use (accessibility); images without dimensions, layout shifts and their causes,
 * fonts (pagespeed); broken anchors and javascript: links (broken-links); empty and generic links (content); breadcrumbs
 * (serp); status of missing pages (redirects); forms over http (security); consent and privacy links (cookies).
 * Left out, for nothing is wrong without them or nobody can tell: print styles, manifest and theme colour, a search
 * field, the number of fields, types of buttons in forms (submit is what most mean), target=_blank, dark patterns,
 * link density, looks of links. Scrolling without end: one look at a page does not show it.
 */
const ux = defineTopic<UxCheck>({
  readsDocument: true,
  checks: UX_CHECKS,
  async judge(visit) {
    assertShown(await visit.htmlPage())
    const [page, notFound, loaded] = await Promise.all([
      visit.judgedPage(),
      judgeNotFoundPage(visit),
      loadedOrReason(visit),
    ])
    const { sent, document } = page
    const source = readSourceTags(sent.document)
    const sentTags = { document: sent.document, tags: source.tags }
    const runs = page.scripts.state !== 'none' || document.elements(...FRAMES).length > 0
    return {
      judgements: {
        ...judgeDocument(sent, document, source),
        ...unlessUnfilled(page, judgeNavigation(page)),
        'not-found-page-bare': notFound,
        ...unlessUnfilled(page, judgeForms(document, sentTags, loaded)),
        ...judgeLoad(loaded, runs, visit.preview),
      },
      facts: { ...factsOf(loaded), rendered: renderingFacts(page) },
    }
  },
})

/** The page in Chrome, or why there is nothing to say of it. */
async function loadedOrReason(visit: Visit): Promise<RenderedPage | string> {
  const rendered = await renderedOrReason(visit)
  const ledTo = typeof rendered === 'string' ? undefined : rendered.ledTo
  return ledTo === undefined ? rendered : `Chrome was led on from it to ${ledTo}`
}

function factsOf(rendered: RenderedPage | string): JsonObject {
  if (typeof rendered === 'string') return {}
  const { consoleErrors, dialogs, windows, permissions, neverLoaded, screenshots } = rendered
  return {
    consoleErrors: consoleErrors.slice(0, MAX_LISTED).map(({ kind, message }) => ({ kind, message })),
    dialogs: [...dialogs].slice(0, MAX_LISTED),
    windows: [...windows],
    permissions: [...permissions],
    loaded: !neverLoaded,
    ...(screenshots && { screenshots: { ...screenshots } }),
  }
}

export const topics = [ux]
