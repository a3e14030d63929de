import type { JsonObject } from '../../../api/results.ts'
import { oneLine } from '../../../text/one-line.ts'
import { shownUrl } from '../../../text/shown-url.ts'
import { factInWords, factLabel } from '../change-words.ts'
import type { Before, PageView } from '../pages.ts'
import { factsOf, flagIn, numberIn, objectIn, objectsIn, textIn, valueIn } from './facts.ts'
import { pictureIn } from './pictures.ts'

/** The result of a page as search engines can show it. */
export interface SearchResultView {
  /** The site's name, or its host. */
  siteName: string
  /** The icon of the site as a data: URI; undefined where its bytes are not at hand. */
  icon: string | undefined
  /** Set where the site has an icon that is not at hand: its address. */
  iconAddress: string | undefined
  /** What the page asks search engines not to do: to show it at all. */
  isHidden: boolean
  screens: readonly ScreenResult[]
  /** How wide title and description are, as `652 px wide: too wide for a desktop (600 px), fits a phone (656 px)`. */
  widths: readonly { name: string; words: string; rests: readonly string[] }[]
  rating: RatingView | undefined
  /** As `$1,450.00` or `1450.00 GBP`, and `In stock`. */
  offer: readonly string[]
  /** Rich results that the page can become, as `Product snippet`. */
  rich: readonly string[]
  /** Those that lack something, as `Recipe (0 of 2 items are complete)`. */
  lacking: readonly string[]
  /** Those that the page has the data of and that Google no longer shows, as `FAQ (until 2026-05)`. */
  retired: readonly string[]
  /** What else of the result is different from the baseline, as that had it: `Indexability`, `may be indexed`. */
  before: readonly { name: string; words: string }[]
}

export interface ScreenResult {
  screen: 'desktop' | 'phone'
  /** The address as the result has it. */
  address: string
  /** Undefined where the page has none. */
  title: CutText | undefined
  description: CutText | undefined
  /** What is different from the baseline, as that had it: null where it had none. */
  before: { title?: string | null; description?: string | null }
}

/** A text as far as a result shows it. */
export interface CutText {
  shown: string
  isCut: boolean
  /** What is cut off; empty where all is shown, and where it is not known. */
  rest: string
  /** Pixels that all of it takes. */
  px: number | undefined
  /** Pixels that there is room for. */
  maxPx: number | undefined
}

/** Stars, 0 to 5. */
export interface RatingView {
  stars: number
  /** As `4.6 of 5 (128 ratings)`. */
  words: string
}

const MAX_TITLE = 300
const MAX_DESCRIPTION = 600
const MAX_FEATURES = 20

/** What decides on a result beside its texts, which are drawn as they were. */
const UNDRAWN = ['indexable', 'redirect', 'canonical', 'rich-results'] as const
const MAX_BEFORE = 300

/** @returns undefined where nothing is known of the result */
export function searchResult(
  page: Pick<PageView, 'runs' | 'url' | 'facts'>,
  siteNameOf: (url: string) => string | undefined,
  before: Before,
): SearchResultView | undefined {
  const serp = factsOf(page, 'serp')
  const screens = (['desktop', 'phone'] as const).flatMap(screen => {
    const own = objectIn(serp, screen === 'phone' ? 'mobile' : 'desktop')
    const address = textIn(own, 'displayUrl')
    return own === undefined || address === undefined
      ? []
      : [screenResult(screen, own, serp!, address, before)]
  })
  if (screens.length === 0) return undefined
  const schema = factsOf(page, 'schema')
  const features = objectsIn(schema, 'features', MAX_FEATURES).flatMap(feature => {
    const [name, items, eligible] = [
      textIn(feature, 'name'),
      numberIn(feature, 'items'),
      numberIn(feature, 'eligible'),
    ]
    return name === undefined || items === undefined || eligible === undefined
      ? []
      : [{ name, items, eligible }]
  })
  const icon = objectIn(serp, 'favicon')
  const iconAddress = textIn(icon, 'url')
  const named = textIn(serp, 'canonical') ?? page.url
  return {
    siteName: oneLine(siteNameOf(page.url) ?? textIn(serp, 'siteName') ?? hostOf(named), 80),
    icon: pictureIn(objectIn(serp, 'pictures'), 'favicon'),
    iconAddress:
      iconAddress === undefined || iconAddress.startsWith('data:') ? undefined : shownUrl(iconAddress),
    isHidden: flagIn(serp, 'indexable') === false,
    screens,
    widths: [
      widthOf(
        'Title',
        screens.map(({ screen, title }) => ({ screen, text: title })),
      ),
      widthOf(
        'Description',
        screens.map(({ screen, description }) => ({ screen, text: description })),
      ),
    ].flat(),
    ...richParts(
      objectIn(schema, 'shown'),
      features.filter(({ eligible }) => eligible > 0).map(({ name }) => name),
    ),
    rich: features.filter(({ eligible }) => eligible > 0).map(({ name }) => oneLine(name, 60)),
    lacking: features
      .filter(({ items, eligible }) => eligible < items)
      .map(({ name, items, eligible }) => `${oneLine(name, 60)} (${eligible} of ${items} complete)`),
    retired: objectsIn(schema, 'retired', MAX_FEATURES).flatMap(({ name, ended }) =>
      typeof name === 'string'
        ? [`${oneLine(name, 60)}${typeof ended === 'string' ? ` (until ${oneLine(ended, 20)})` : ''}`]
        : [],
    ),
    before: UNDRAWN.flatMap(what => {
      const value = before[what]
      if (value === undefined) return []
      return [{ name: factLabel(what), words: oneLine(factInWords(what, value), MAX_BEFORE) || 'none' }]
    }),
  }
}

/** The host that search engines show for an address, as people write it. */
export function hostOf(url: string): string {
  const host = URL.parse(url)?.host ?? ''
  return host === '' ? shownUrl(url) : shownUrl(`https://${host}/`).replace(/^https:\/\/|\/$/g, '')
}

function screenResult(
  screen: ScreenResult['screen'],
  own: JsonObject,
  serp: JsonObject,
  address: string,
  before: Before,
): ScreenResult {
  return {
    screen,
    address: shownUrl(address),
    title: cutText(own, serp, 'title', MAX_TITLE),
    description: cutText(own, serp, 'description', MAX_DESCRIPTION),
    before: { ...earlier(before, 'title', MAX_TITLE), ...earlier(before, 'description', MAX_DESCRIPTION) },
  }
}

function earlier(before: Before, name: 'title' | 'description', maxLength: number) {
  const value = before[name]
  if (value === null) return { [name]: null }
  return typeof value === 'string' ? { [name]: oneLine(value, maxLength) } : {}
}

/** A text in the facts of the whole page is whole, or longer than that of a result; in those of a screen it is cut. */
function cutText(
  own: JsonObject,
  serp: JsonObject,
  name: 'title' | 'description',
  maxLength: number,
): CutText | undefined {
  const cut = textIn(own, name)
  if (cut === undefined) return undefined
  const shown = oneLine(cut, maxLength)
  const isCut = flagIn(own, `${name}Truncated`) === true
  return {
    shown,
    isCut,
    rest: isCut ? restOf(oneLine(textIn(serp, name) ?? '', maxLength), shown) : '',
    px: numberIn(own, `${name}Px`),
    maxPx: numberIn(own, `${name}MaxPx`),
  }
}

function restOf(whole: string, shown: string): string {
  const start = shown.replace(/\s*…$/, '')
  const rest = whole.startsWith(start) ? whole.slice(start.length).trim() : ''
  return rest === '…' ? '' : rest
}

function widthOf(name: string, on: readonly { screen: ScreenResult['screen']; text: CutText | undefined }[]) {
  const known = on.flatMap(({ screen, text }) => (text?.px === undefined ? [] : [{ screen, ...text }]))
  const [first] = known
  if (!first) return []
  const room = (maxPx: number | undefined) => (maxPx === undefined ? '' : ` (${Math.round(maxPx)} px)`)
  const said = [false, true].flatMap(cut => {
    const some = known.filter(({ isCut }) => isCut === cut)
    const where = some.map(({ screen, maxPx }) => `a ${screen}${room(maxPx)}`).join(' and ')
    return some.length === 0 ? [] : [`${cut ? 'cut on' : 'fits'} ${where}`]
  })
  const rests = known.flatMap(({ screen, rest }) => (rest === '' ? [] : [`${screen}: ${rest}`]))
  return [{ name, words: `${Math.round(first.px!)} px wide: ${said.join(', ')}`, rests }]
}

/** Rich results that show stars, and those that show a price. */
const WITH_RATING = ['Review snippet']
const WITH_OFFER = ['Product snippet', 'Merchant listing', 'Software app']

function richParts(
  shown: JsonObject | undefined,
  eligible: readonly string[],
): Pick<SearchResultView, 'rating' | 'offer'> {
  const isEligible = (names: readonly string[]) => names.some(name => eligible.includes(name))
  const rating = isEligible(WITH_RATING) ? objectIn(shown, 'rating') : undefined
  const offer = isEligible(WITH_OFFER) ? objectIn(shown, 'offer') : undefined
  const [price, currency, availability] = ['price', 'currency', 'availability'].map(name =>
    textIn(offer, name),
  )
  return {
    rating: ratingView(rating),
    offer: [
      ...(price === undefined ? [] : [oneLine(currency === undefined ? price : `${price} ${currency}`, 40)]),
      ...(availability === undefined ? [] : [inWords(oneLine(availability, 40))]),
    ],
  }
}

function ratingView(rating: JsonObject | undefined): RatingView | undefined {
  const [value, best, count] = ['value', 'best', 'count'].map(name => numberIn(rating, name))
  if (value === undefined || best === undefined || best === 0 || value > best) return undefined
  return {
    stars: Math.round((value / best) * 50) / 10,
    words: `${value} of ${best}${count === undefined ? '' : ` (${count})`}`,
  }
}

/** `InStock` as `In stock`. */
function inWords(name: string): string {
  const words = name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** Names of the sites of a report: what their home pages say, else what any of their pages does. */
export class SiteNames {
  readonly #names = new Map<string, string>()
  readonly #ofHomes = new Set<string>()

  add(page: PageView): void {
    const url = URL.parse(page.url)
    const name = valueIn(factsOf(page, 'serp'), 'siteName')
    if (!url || typeof name !== 'string' || name.trim() === '') return
    const isHome = url.pathname === '/'
    if (isHome ? !this.#ofHomes.has(url.origin) : !this.#names.has(url.origin))
      this.#names.set(url.origin, name)
    if (isHome) this.#ofHomes.add(url.origin)
  }

  /** Of the site that an address is on. */
  at(url: string): string | undefined {
    return this.#names.get(URL.parse(url)?.origin ?? '')
  }
}
