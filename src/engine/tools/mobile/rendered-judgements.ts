import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { Layout, Overlay } from '../../browser/layout.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { MobileCheck } from './checks.ts'

/**
 * Part of the text that may be small: Lighthouse asks for 60 % in 12 pixels or more.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const SMALL_TEXT_SHARE = 0.4

/**
 * Words of dialogs that the law asks for, which Google does not count as intrusive.
 *
 * @see https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials#avoid-interstitials
 */
const ASKED_FOR_BY_LAW =
  /cookie|consent|privacy|gdpr|ccpa|einwillig|datenschutz|zustimm|confidentialit|consentement|privacidad|consentimiento|privacidade|informativa|toestemming|samtyck|samtykke|zgod|souhlas|クッキー|同意|隐私|쿠키|years of age|old enough|over 18|volljährig/iu

export type RenderedCheck = Extract<
  MobileCheck,
  'content-wider-than-screen' | 'text-too-small' | 'intrusive-overlay'
>

/** What only a browser shows: how the page lies on the screen of a phone. */
export function judgeLayout({ layout, url }: RenderedPage): Record<RenderedCheck, Judgement> {
  return {
    'content-wider-than-screen': judgeWidth(layout, url),
    'text-too-small': judgeText(layout, url),
    'intrusive-overlay': judgeOverlays(layout.overlays, url),
  }
}

function judgeWidth(layout: Layout, url: string): Judgement {
  const { viewportWidth, screenWidth, documentWidth, scrollsSideways, wideElements } = layout
  if (viewportWidth > screenWidth) {
    return notApplicable(`the viewport of the page is ${viewportWidth} px wide, whatever the screen`)
  }
  if (!scrollsSideways) return pass()
  const message = `the page is ${documentWidth} px wide on a screen of ${viewportWidth} px`
  const places: Occurrence[] = wideElements.map(({ selector, right }) => ({
    url,
    selector,
    message: `reaches to ${right} px; ${message}`,
  }))
  return fail(places.length > 0 ? places : { url, message })
}

function judgeText({ text }: Layout, url: string): Judgement {
  if (text.characters === 0) return notApplicable('the page shows no text')
  const share = text.smallCharacters / text.characters
  if (share <= SMALL_TEXT_SHARE) return pass()
  return fail(
    text.smallest.map(({ selector, fontSize, text: words }) => ({
      url,
      selector,
      message: `${fontSize} px: “${words}”`,
    })),
    `${Math.round(share * 100)} % of the text is smaller than 12 px`,
  )
}

function judgeOverlays(overlays: readonly Overlay[], url: string): Judgement {
  const intrusive = overlays.filter(({ text }) => !ASKED_FOR_BY_LAW.test(text))
  if (intrusive.length === 0 && overlays.length > 0) {
    return pass('the dialog over the content asks for consent, which Google does not count as intrusive')
  }
  return failWhere(
    intrusive.map(({ selector, share, text }) => ({
      url,
      selector,
      message: `covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: “${cutEnd(text, 100)}”`}`,
    })),
  )
}
