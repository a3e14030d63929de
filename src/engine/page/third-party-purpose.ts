import { isFontHost } from '../syntax/font-hosts.ts'
import { isIconFile } from '../syntax/icon-files.ts'
import { isOfPackageHost } from './package-hosts.ts'

/**
 * What a file that pages load from elsewhere is there for. `library`: a package on a public CDN that may do anything for
 * whoever calls it, and nothing by itself with what only this site has.
 */
export type Purpose =
  | 'captcha'
  | 'chat'
  | 'consent'
  | 'counting'
  | 'drawing'
  | 'fonts'
  | 'icons'
  | 'library'
  | 'marketing'
  | 'polyfill'
  | 'popups'
  | 'scrolling'
  | 'social'

/** Of files that listen to nothing of the page that loads them. */
export const SERVE_NOTHING: readonly Purpose[] = [
  'chat',
  'consent',
  'counting',
  'drawing',
  'fonts',
  'icons',
  'polyfill',
  'popups',
  'scrolling',
  'social',
]

/** Of files that bring no tracker. */
export const BRING_NO_TRACKER: readonly Purpose[] = [
  'captcha',
  'drawing',
  'fonts',
  'icons',
  'library',
  'polyfill',
  'popups',
  'scrolling',
]

/** Of services that nothing of the text of a page is from. */
export const FILL_NOTHING: ReadonlySet<Purpose | undefined> = new Set<Purpose>([
  'captcha',
  'chat',
  'consent',
  'counting',
  'fonts',
  'icons',
  'marketing',
  'polyfill',
  'scrolling',
  'social',
])

/** What third-party-web calls those whose purpose is plain. */
const CATEGORIES: Readonly<Record<string, Purpose>> = {
  ad: 'counting',
  analytics: 'counting',
  'tag-manager': 'counting',
  'consent-provider': 'consent',
  'customer-success': 'chat',
  marketing: 'marketing',
  social: 'social',
}
const CAPTCHA = /(?:^|[./])hcaptcha\.com|challenges\.cloudflare\.com|\/recaptcha\//i
const CONSENT =
  /cookiebot|cookiehub|cookie-?yes|cookielaw|onetrust|iubenda|usercentrics|termly\.io|axeptio|didomi|osano|complianz|cookieinformation|cookie-script|tarteaucitron|freeprivacypolicy|termsfeed|cookie-?consent/i
const FONTS =
  /\/webfont(?:loader)?(?:\.min)?\.js$|\/webfont\/\d|\/@fontsource(?:-variable)?\/|\/font-?faces?(?:[.-]min)?\.css$|\/[\w-]{0,40}-fonts?@|\/pretendard(?:std|jp|gov)?[@/]/i
/** Of others: what a build calls so may be a part of the page's own framework. */
const POLYFILL =
  /(?:^|\.)polyfill(?:-fastly)?\.(?:io|net|com)\/|html5shiv|\/respond(?:\.min)?\.js$|\/es[56]-shim|picturefill/i
/** They only make the wheel turn the page more smoothly. */
const SCROLLING =
  /(?:^|[/@.-])(?:lenis|smooth-?scroll(?:bar|polyfill)?|smoothscroll-polyfill|scrollsmoother|sweet-scroll)(?![a-z])/i
/** What they show comes with a click or a hover, over the page. Names of motions are of no more account. */
const POPUPS =
  /(?:^|[/@.-])(?:lightbox2?|glightbox|simple-?lightbox|lightgallery|photoswipe|magnific-?popup|colorbox|swipebox|featherlight|prettyphoto|fancybox|fancyapps|baguettebox|venobox|tippy|toastr|sweetalert2?|nprogress|animate(?:\.css)?)(?![a-z])/i
/** They draw in a box that the page has for them: charts, maps, animations, formulas. */
const DRAWING =
  /(?:^|[/@.-])(?:lottie(?:-web|-player)?|dotlottie[\w-]{0,20}|three|tsparticles|particles|vanta|chart|apexcharts|echarts|d3|leaflet|mapbox-gl|maplibre-gl|typed|katex|mathjax|mermaid|highlight|prism|confetti|canvas-confetti|model-viewer)(?:[@.\d/-]|$)|maps\.google(?:apis)?\.com|api-maps\.yandex/i
/** Characters of an address that are looked at. */
const MAX_ADDRESS = 2000

/** What a file is there for; undefined where its address does not say. */
export async function purposeOf(url: string): Promise<Purpose | undefined> {
  const address = new URL(url.slice(0, MAX_ADDRESS))
  const place = `${address.hostname}${address.pathname}`
  if (isIconFile(address)) return 'icons'
  if (isFontHost(address.hostname) || FONTS.test(place)) return 'fonts'
  if (CAPTCHA.test(place)) return 'captcha'
  if (CONSENT.test(place)) return 'consent'
  if (POLYFILL.test(place)) return 'polyfill'
  if (SCROLLING.test(place)) return 'scrolling'
  if (POPUPS.test(place)) return 'popups'
  if (DRAWING.test(place)) return 'drawing'
  if (isOfPackageHost(address)) return 'library'
  const { default: web } = await import('third-party-web')
  return CATEGORIES[web.getEntity(url)?.category ?? '']
}
