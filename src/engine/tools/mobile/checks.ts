import type { CheckDefinition } from '../../judging/tool-definition.ts'

const VIEWPORT = 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport'
const VIEWPORT_BASICS = 'https://web.dev/articles/responsive-web-design-basics#viewport'
const MOBILE_FIRST =
  'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing'

/** What the mobile tool can report. */
export const MOBILE_CHECKS = {
  'viewport-missing': {
    severity: 'warning',
    title: 'The page has no viewport meta element',
    why: 'Phones lay the page out 980 pixels wide and shrink it, so that its text cannot be read without zooming.',
    fix: 'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the head.',
    help: VIEWPORT_BASICS,
    example: 'a <head> without <meta name="viewport">',
  },
  'viewport-multiple': {
    severity: 'notice',
    title: 'The page has several viewport meta elements',
    why: 'They override one another, so that the layout depends on which one a browser reads last.',
    fix: 'Keep one of them.',
    help: VIEWPORT,
    example:
      '<meta name="viewport" content="width=device-width">\n<meta name="viewport" content="width=1024">',
  },
  'viewport-not-device-width': {
    severity: 'warning',
    title: 'The viewport does not follow the width of the device',
    why: 'The layout does not fit the screen of a phone: it is shrunk, or reaches past the edge.',
    fix: 'Say width=device-width, initial-scale=1.',
    help: VIEWPORT_BASICS,
    example: '<meta name="viewport" content="width=1024">',
  },
  'viewport-invalid': {
    severity: 'notice',
    title: 'Parts of the viewport meta element have no effect',
    why: 'Browsers ignore what they do not know there, so the viewport is not the one that was meant.',
    fix: 'Write known properties as name=value, with commas between them.',
    help: VIEWPORT,
    example: '<meta name="viewport" content="width=device-width; initial-scale=one">',
  },
  'content-wider-than-screen': {
    severity: 'warning',
    title: 'The page is wider than the screen of a phone',
    why: 'Visitors have to move the page sideways to read it, and many leave instead.',
    fix: 'Let the elements that are named shrink with the screen: max-width: 100%, wrapping, or scrolling of their own.',
    help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
    example: '<table style="width: 1200px">',
  },
  'text-too-small': {
    severity: 'warning',
    title: 'Most of the text is too small to be read on a phone',
    why: 'Visitors have to zoom to read it.',
    fix: 'Set the body text in 16 CSS pixels, and nothing that matters below 12.',
    help: 'https://developer.chrome.com/docs/lighthouse/seo/font-size',
    example: 'body { font-size: 9px }',
  },
  'intrusive-overlay': {
    severity: 'warning',
    title: 'Something covers the content of the page when it opens',
    why: 'Visitors cannot get at what they came for, and Google may rank pages with intrusive interstitials lower.',
    fix: 'Use a banner that takes a small part of the screen, or show it after the visitor has done something.',
    help: 'https://developers.google.com/search/docs/appearance/avoid-intrusive-interstitials',
    example: 'a newsletter form that covers 80 % of the screen when the page opens',
  },
  'plugin-content': {
    severity: 'warning',
    title: 'The page holds content for browser plug-ins',
    why: 'No browser shows Flash, Java applets or Silverlight any more, and search engines do not read them.',
    fix: 'Replace it with what browsers show by themselves: HTML, video, canvas.',
    help: 'https://developers.google.com/search/blog/2019/10/goodbye-flash',
    example: '<object type="application/x-shockwave-flash" data="tour.swf"></object>',
  },
  'phone-noindex': {
    severity: 'error',
    title: 'The page forbids indexing to phones, though not to desktop browsers',
    why: 'Google crawls as a phone: what it is told there counts, so the page drops out of the index.',
    fix: 'Send the same robots rules to every user agent.',
    help: `${MOBILE_FIRST}#same-meta-robots-tags`,
    example: 'phones get <meta name="robots" content="noindex">, desktop browsers do not',
  },
  'phone-less-content': {
    severity: 'warning',
    title: 'Phones are sent much less text than desktop browsers',
    why: 'Google indexes what it gets as a phone: the rest of the text cannot be found.',
    fix: 'Send phones the same content; fold it away by style where there is too much for the screen.',
    help: `${MOBILE_FIRST}#same-content`,
    example: 'phones are sent 120 words, desktop browsers 900',
  },
  'phone-other-title': {
    severity: 'notice',
    title: 'Phones are sent another title than desktop browsers',
    why: 'Google takes the title that it gets as a phone, which may not be the one that you look at.',
    fix: 'Send the same title to every user agent.',
    help: `${MOBILE_FIRST}#same-content`,
    example: 'phones get <title>Shop</title>, desktop browsers <title>Red bike</title>',
  },
  'vary-missing': {
    severity: 'notice',
    title: 'Phones get another page under the same address, without Vary: User-Agent',
    why: 'A cache can hand the desktop page to a phone, or the other way round.',
    fix: 'Send Vary: User-Agent with pages that depend on it, or one page for all.',
    help: 'https://www.rfc-editor.org/rfc/rfc9110#section-12.5.5',
    example: 'phones are sent other HTML, without "Vary: User-Agent"',
  },
} as const satisfies Record<string, CheckDefinition>

export type MobileCheck = keyof typeof MOBILE_CHECKS
