import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import type { FixedBar } from '../../browser/fixed-bars.ts'
import type { Layout, Overlay } from '../../browser/measured-layout.ts'
import type { ResizedLayout } from '../../browser/resized-layout.ts'
import type { UnsaidMenu } from '../../browser/unsaid-menus.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { nameOfTag } from '../../judging/name-of-tag.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { widthInDoubt } from '../../judging/width-in-doubt.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { ASKS_FOR_CONSENT } from '../../page/text/consent-words.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** How the page lies on the screen of a phone, which only a browser shows. */
export const layout = defineTopic({
  checks: {
    'content-wider-than-screen': {
      severity: 'warning',
      title: 'The page is wider than the screen of a phone',
      why: 'Visitors have to scroll sideways to read the page, and some leave instead. What is fixed to the right edge, such as the menu button, moves off the screen.',
      fix: 'Make the named elements shrink with the screen: use max-width: 100%, let them wrap, or let them scroll by themselves.',
      help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
      example: '<table style="width: 1200px">',
    },
    'slightly-wider-than-screen': {
      severity: 'notice',
      title: 'The page is a few pixels wider than the screen of a phone',
      why: 'It slips sideways under the finger while visitors scroll down.',
      fix: 'Make the named elements end at the edge of the screen: use max-width: 100% and box-sizing: border-box, and no negative margins without a padding around them.',
      help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
      example: '.row { margin: 0 -4px } at the edge of the page',
    },
    'text-cut-off': {
      severity: 'warning',
      title: 'Text is cut off at the edge of the screen of a phone',
      why: 'The page hides what is wider than the screen (overflow-x: hidden), so visitors cannot scroll to the rest of the text.',
      fix: 'Let the named texts wrap and their boxes shrink with the screen: use max-width: 100%, flex-wrap: wrap or smaller type. Let a wide table scroll in a box of its own (overflow-x: auto), and give grid and flex items min-width: 0.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
      example:
        'html, body { overflow-x: hidden } and <h2 style="white-space: nowrap">What our customers say about us</h2>',
    },
    'text-too-small': {
      severity: 'warning',
      title: 'Text is too small to read on a phone',
      why: 'Many visitors have to zoom in to read it.',
      fix: 'Set body text to 16 CSS pixels, and use at least 12 for everything that matters.',
      help: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
      example: 'body { font-size: 9px }',
    },
    'intrusive-overlay': {
      severity: 'warning',
      title: 'Something covers the content when the page opens',
      why: 'Visitors cannot reach what they came for, and Google may rank pages with intrusive interstitials lower.',
      fix: 'Use a banner that takes a small part of the screen, or show it only after the visitor has done something.',
      help: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
      example: 'a newsletter form that covers 80 % of the screen when the page opens',
    },
    'fixed-bar-high': {
      severity: 'warning',
      title: 'A fixed bar takes at least a third of the screen of a phone',
      why: 'It stays while visitors scroll, so they read in what is left of the screen. When the phone is turned, hardly anything is left.',
      fix: 'Let the bar scroll away on small screens (position: static), or make it lower there: put the menu behind a button, and leave out or shrink what is above it.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
      example: 'header { position: sticky; top: 0; height: 300px }',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    const { scripts } = await visit.judgedPage()
    const missingData = scripts.state === 'seen' ? scripts.withheld?.data : undefined
    const { layout, narrowLayout, overlays, fixedBars, unsaidMenus = [], chrome, url } = await laidOut(visit)
    const { viewportWidth, screenWidth, documentWidth, documentHeight, text } = layout
    return {
      judgements: {
        ...judgeWidths(layout, narrowLayout, url),
        'text-cut-off': judgeCut(layout, narrowLayout, unsaidMenus, url),
        'text-too-small': judgeText(layout, url, missingData),
        'intrusive-overlay': asksNotToBeIndexed(document)
          ? notApplicable('the page asks not to be indexed, so that nobody comes to it from search')
          : judgeOverlays(overlays, url),
        'fixed-bar-high': judgeBars(layout, fixedBars, overlays, url),
      },
      facts: {
        chrome: { ...chrome },
        layout: { screenWidth, viewportWidth, documentWidth, documentHeight },
        text: { characters: text.characters, smallCharacters: text.smallCharacters },
      },
    }
  },
})

const NOT_ON_NARROW = 'there was no time to lay the page out on a narrow phone'

/** Pixels that a page may be wider than a narrow screen: nobody notices less. */
const MAX_OVERLAP_PX = 4

/** Pixels from which on a part of the page lies off the screen; below, the page is only restless. */
const MIN_LOST_PX = 16

type WidthCheck = 'content-wider-than-screen' | 'slightly-wider-than-screen'

/** One of the two fails at most: by much, or by a few pixels. */
function judgeWidths(
  layout: Layout,
  narrow: ResizedLayout | undefined,
  url: string,
): Record<WidthCheck, Judgement> {
  const found = widerLayout(layout, narrow)
  if (!('viewportWidth' in found))
    return { 'content-wider-than-screen': found, 'slightly-wider-than-screen': found }
  const [failed, other]: WidthCheck[] =
    overlapOf(found) < MIN_LOST_PX
      ? ['slightly-wider-than-screen', 'content-wider-than-screen']
      : ['content-wider-than-screen', 'slightly-wider-than-screen']
  return { [failed!]: failAsWide(found, url), [other!]: pass() } as Record<WidthCheck, Judgement>
}

function overlapOf({ documentWidth, viewportWidth }: ResizedLayout): number {
  return documentWidth - viewportWidth
}

/**
 * On the phone that is played, and where the page fits there, or may fit in another font, on a narrow one: what has a
 * width of its own is too wide there in any font.
 */
function widerLayout(layout: Layout, narrow: ResizedLayout | undefined): ResizedLayout | Judgement {
  const { viewportWidth, screenWidth, scrollsSideways } = layout
  if (viewportWidth > screenWidth) {
    return notApplicable(`the viewport of the page is always ${viewportWidth} px wide`)
  }
  const isWider = narrow?.scrollsSideways && overlapOf(narrow) > MAX_OVERLAP_PX
  const candidates = [
    ...(scrollsSideways ? [layout] : []),
    ...(isWider && narrow.viewportWidth <= narrow.screenWidth ? [narrow] : []),
  ]
  const wide = candidates.filter(one => widthInDoubt(one) === undefined)
  const wider = wide.find(one => overlapOf(one) >= MIN_LOST_PX) ?? wide[0]
  if (wider) return wider
  const doubt = candidates[0] && widthInDoubt(candidates[0])
  if (doubt !== undefined) return notMeasured(doubt)
  return narrow ? pass() : notMeasured(NOT_ON_NARROW)
}

/** Written into the style of one of the two alone, it keeps a desktop from being moved, and no phone. */
const HIDDEN_IN_VAIN = ' overflow-x: hidden on <html> or <body> alone does not help on phones.'

function failAsWide(layout: ResizedLayout, url: string): Judgement {
  const { viewportWidth, documentWidth, wideElements, isHiddenInVain } = layout
  const size = `The page is ${documentWidth} px wide on a screen of ${viewportWidth} px.`
  const vain = isHiddenInVain ? HIDDEN_IN_VAIN : ''
  // What makes the page as wide as it is comes first: the others may be wide only with it.
  const widestFirst = wideElements.toSorted((one, other) => other.right - one.right)
  const places: Occurrence[] = widestFirst.map(({ selector, tag, right, region }, at) => ({
    url,
    selector,
    message: `${nameOfTag(tag)} ends at ${right} px. ${size}${at === 0 ? vain : ''}`,
    ...(region && { region }),
  }))
  return fail(places.length > 0 ? places : { url, message: `${size}${vain}` })
}

/** On the phone that is played, and where nothing is cut off there, on a narrow one; and in the menu that opens on it. */
function judgeCut(
  layout: Layout,
  narrow: ResizedLayout | undefined,
  menus: readonly UnsaidMenu[],
  url: string,
): Judgement {
  if (layout.viewportWidth > layout.screenWidth) {
    return notApplicable(`the viewport of the page is always ${layout.viewportWidth} px wide`)
  }
  const isNarrowCut = layout.cutTexts.length === 0 && narrow && narrow.viewportWidth <= narrow.screenWidth
  const { cutTexts, cutCause, viewportWidth } = isNarrowCut ? narrow : layout
  const font = layout.cutFontInDoubt ?? (isNarrowCut ? narrow.cutFontInDoubt : undefined)
  if (cutTexts.length === 0 && font !== undefined) {
    return notMeasured(
      `a text ends past the edge of the screen, but without its font "${font}", which did not load or is not on this machine; it may fit in that`,
    )
  }
  const cutLinks = menus.flatMap(({ text: button, cut }) => (cut ? [{ button, ...cut }] : []))
  if (cutTexts.length === 0 && cutLinks.length === 0 && !narrow) return notMeasured(NOT_ON_NARROW)
  const [cut] = cutTexts
  const texts = cutTexts.length === 1 ? 'the text' : `${cutTexts.length} texts, such as`
  return failWhere([
    // What is to be mended comes first.
    ...(cutCause && cut
      ? [
          {
            url,
            selector: cutCause.selector,
            message: `${cutCause.tag} is ${cutCause.width} px wide on a screen of ${viewportWidth} px, and pushes ${texts} "${cutEnd(cut.text, 60)}" past its edge. Let it scroll in a box of its own (overflow-x: auto), and give the grid or flex item around it min-width: 0.`,
          },
        ]
      : []),
    ...cutTexts.map(({ selector, right, text, region }) => ({
      url,
      selector,
      message: `"${cutEnd(text, 60)}" ends at ${right} px of a screen of ${viewportWidth} px, and the page cannot be scrolled there.`,
      ...(region && { region }),
    })),
    ...cutLinks.map(({ button, selector, right, text }) => ({
      url,
      selector,
      message: `"${text}" in the menu that ${button === '' ? 'its button' : `"${button}"`} opens ends at ${right} px of a screen of ${layout.viewportWidth} px, and cannot be scrolled to.`,
    })),
  ])
}

/**
 * Part of the text that may be small: Lighthouse asks for 60 % in 12 pixels or more.
 *
 * @see https://developer.chrome.com/docs/lighthouse/seo/font-size
 */
const MAX_SMALL_TEXT_SHARE = 0.4

/** Characters below which a page may show the menu and the footer alone, where the data of its content did not come. */
const MIN_FILLED_CHARACTERS = 1000

function judgeText({ text }: Layout, url: string, missingData: string | undefined): Judgement {
  if (text.characters === 0) return notApplicable('the page shows no text, its footer aside')
  const share = text.smallCharacters / text.characters
  if (share <= MAX_SMALL_TEXT_SHARE)
    return failWhere(
      text.smallControls.map(({ selector, fontSize, text: words, region }) => ({
        url,
        selector,
        message: `The link or button "${words}" has ${fontSize} px (at least 12).`,
        ...(region && { region }),
      })),
    )
  if (missingData !== undefined && text.characters < MIN_FILLED_CHARACTERS) return notMeasured(missingData)
  return fail(
    text.smallest.map(({ selector, fontSize, text: words, region }) => ({
      url,
      selector,
      message: `The text "${words}" has ${fontSize} px (at least 12).`,
      ...(region && { region }),
    })),
    `${Math.round(share * 100)} % of the text is smaller than 12 px (at most ${MAX_SMALL_TEXT_SHARE * 100} %).`,
  )
}

/** Words of the question for the age of visitors, which the law asks for as well as for consent. */
const ASKS_FOR_AGE =
  /\b(?:1[68]|2[01])\s?\+|\+\s?(?:1[68]|2[01])\b|\b(?:1[68]|2[01]) (?:years|jahre|ans|jaar|años|anos|anni|år|vuotta|lat|let|rokov|года?|лет|рок|yaş|éves|ani|години|ετών|tahun|tuổi)|(?:1[68]|2[01])\s?(?:歳|岁|歲|세|ปี)|\bage (?:verif|gate|check|restrict)|verify your age|years of age|old enough|legal (?:drinking |smoking )?age|over 18|volljährig|volwassen|alters(?:verifi|prüf|frei|nachw|beschr|abfrage)|leeftijds|ålders|alders(?:grense|bekr|kontrol|verif)|ikäraja|täysi-ikäi|majeure?s?\b|vérification de l['’]âge|mayor(?:es)? de edad|maior(?:es)? de idade|maggiorenn|pełnoletn|plnolet|nagykorú|совершеннолет|повнол|reşit|成年|年齢確認|성인 인증/iu
/** Words of the door to what only those may see who are known, which Google does not count as intrusive either. */
const ASKS_TO_LOG_IN =
  /\b(?:logged|signed)[ -]in\b|\b(?:log|sign) in to\b|\b(?:inloggad|logga in för|logget (?:ind|inn)|eingeloggt|angemeldet sein|ingelogd|connectée?s?\b.{0,20}(?:accéder|page|voir)|iniciar? sesión|conectad[oa] para|fazer login|efetue o login|effettua(?:re)? (?:il login|l['’]accesso)|zalogowan|přihlášen|prihlásen|kirjautu|bejelentkez|autentificat)|(?:giriş yap)|авториз|войдите|увійдіть|ログイン|로그인|登录|登入|تسجيل الدخول|להתחבר/iu

/** What lies over the content when the page opens is told of as that, whether or not the visitor can send it away. */
function judgeBars(
  { viewportWidth, screenWidth }: Layout,
  bars: readonly FixedBar[] | undefined,
  overlays: readonly Overlay[],
  url: string,
): Judgement {
  if (viewportWidth > screenWidth)
    return notApplicable(`the viewport of the page is always ${viewportWidth} px wide`)
  if (!bars) return notMeasured('Chrome had no time left to look for bars that stay on the screen')
  const staying = bars.filter(
    ({ selector, text }) =>
      !overlays.some(overlay => overlay.selector === selector) && !ASKS_FOR_CONSENT.test(text),
  )
  const doubtful = staying.find(({ fontInDoubt }) => fontInDoubt !== undefined)
  const certain = staying.filter(({ fontInDoubt }) => fontInDoubt === undefined)
  if (certain.length === 0 && doubtful) {
    return notMeasured(
      `a bar takes ${percent(doubtful.share)} of the screen, but without its font "${doubtful.fontInDoubt}", which did not load or is not on this machine; it may be lower in that`,
    )
  }
  return failWhere(
    certain.map(({ selector, edge, height, share }) => ({
      url,
      selector,
      message: `This bar stays at the ${edge} of the screen while visitors scroll and is ${height} px high: ${percent(share)} of the screen.`,
    })),
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`
}

function judgeOverlays(overlays: readonly Overlay[], url: string): Judgement {
  const usable = overlays.filter(({ canBeUsed }) => canBeUsed)
  if (usable.length === 0 && overlays.length > 0) {
    return pass('what lies over the content has nothing to press, such as a screen that goes by itself')
  }
  const intrusive = usable.filter(
    ({ text, asksForPassword }) =>
      !asksForPassword && ![ASKS_FOR_CONSENT, ASKS_FOR_AGE, ASKS_TO_LOG_IN].some(words => words.test(text)),
  )
  if (intrusive.length === 0 && usable.length > 0) {
    return pass('the dialog over the content asks for consent, an age or a login, which Google allows')
  }
  return failWhere(
    intrusive.map(({ selector, share, text, region }) => ({
      url,
      selector,
      message: `This element covers ${Math.round(share * 100)} % of the screen${text === '' ? '' : `: "${cutEnd(text, 100)}"`}.`,
      ...(region && { region }),
    })),
  )
}
