import type { JsonObject } from '../../../api/results.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { assertShown } from '../../page/instant-redirect.ts'
import { renderedOrReason } from '../../visit/rendering.ts'
import { MOBILE_CHECKS, type MobileCheck } from './checks.ts'
import { judgeLayout, type RenderedCheck } from './layout.ts'
import { judgePhoneVariant } from './phone-variant.ts'
import { notDeviceWidth, readViewport } from './viewport-content.ts'

const PLUGIN_TYPES = /^application\/(x-shockwave-flash|futuresplash|x-silverlight|x-java|java)/i
const PLUGIN_FILES = /\.(swf|xap|class|jar)($|[?#])/i

/**
 * How the page suits a phone: its markup, its layout in Chrome, and what the server sends to phones.
 *
 * Left out: zooming switched off, small and crowded targets (axe's `meta-viewport`, `meta-viewport-large` and
 * `target-size` in `accessibility`); missing alternatives in srcset and image sizes (`pagespeed`); a manifest, theme
 * colours, touch icons and telephone links, without which nothing is wrong; types of inputs (`ux`); AMP, which Google
 * no longer asks for; pages of their own for phones (`rel=alternate media`), which `hreflang` and `redirects` follow;
 * guesses at layout from inline styles, which Chrome makes needless.
 */
const mobile = defineTopic<MobileCheck>({
  readsDocument: true,
  checks: MOBILE_CHECKS,
  async judge(visit) {
    const page = await visit.htmlPage()
    assertShown(page)
    const [rendered, variant] = await Promise.all([renderedOrReason(visit), judgePhoneVariant(visit)])
    const isRendered = typeof rendered !== 'string'
    const document = isRendered ? rendered.document : page.document
    const layout: Record<RenderedCheck, Judgement> = isRendered
      ? judgeLayout(rendered)
      : {
          'content-wider-than-screen': notMeasured(rendered),
          'text-too-small': notMeasured(rendered),
          'intrusive-overlay': notMeasured(rendered),
        }
    return {
      judgements: {
        ...judgeViewport(document),
        'plugin-content': failWhere(
          pluginsOf(document).map(element => document.occurrence(element, `<${element.tagName}>`)),
        ),
        ...layout,
        ...variant,
      },
      facts: factsOf(document, rendered),
    }
  },
})

function viewportsOf(document: HtmlDocument): Element[] {
  return document.elements('meta').filter(meta => /^viewport$/i.test(attribute(meta, 'name')?.trim() ?? ''))
}

function judgeViewport(
  document: HtmlDocument,
): Record<Extract<MobileCheck, `viewport-${string}`>, Judgement> {
  const elements = viewportsOf(document)
  const last = elements.at(-1)
  if (!last) {
    const none = notApplicable('the page has no viewport meta element')
    return {
      'viewport-missing': fail({ url: document.url }),
      'viewport-multiple': none,
      'viewport-not-device-width': none,
      'viewport-invalid': none,
    }
  }
  const content = attribute(last, 'content') ?? ''
  const viewport = readViewport(content)
  const unfit = notDeviceWidth(viewport)
  return {
    'viewport-missing': pass(),
    'viewport-multiple':
      elements.length === 1
        ? pass()
        : fail(elements.map(element => document.occurrence(element, 'one of several'))),
    'viewport-not-device-width': unfit === undefined ? pass() : fail(document.occurrence(last, unfit)),
    'viewport-invalid':
      content.trim() === ''
        ? notApplicable('the viewport meta element says nothing')
        : failWhere(viewport.problems.map(problem => document.occurrence(last, problem))),
  }
}

function pluginsOf(document: HtmlDocument): Element[] {
  return document.elements('object', 'embed', 'applet').filter(element => {
    const type = attribute(element, 'type') ?? ''
    const file = attribute(element, 'data') ?? attribute(element, 'src') ?? ''
    return element.tagName === 'applet' || PLUGIN_TYPES.test(type.trim()) || PLUGIN_FILES.test(file)
  })
}

function factsOf(document: HtmlDocument, rendered: RenderedPage | string): JsonObject {
  const viewport = viewportsOf(document).at(-1)
  const facts: JsonObject = { viewport: viewport ? (attribute(viewport, 'content') ?? '') : null }
  if (typeof rendered === 'string') return facts
  const { viewportWidth, screenWidth, documentWidth, documentHeight, text } = rendered.layout
  return {
    ...facts,
    chrome: { ...rendered.chrome },
    layout: { screenWidth, viewportWidth, documentWidth, documentHeight },
    text: { characters: text.characters, smallCharacters: text.smallCharacters },
  }
}

export const topics = [mobile]
