import { attribute, type Element, type HtmlDocument, isElement, isInside } from '../formats/html/document.ts'
import { isHomePage } from '../syntax/comparable-url.ts'
import type { HtmlPage } from './html-page.ts'
import { mainTextOf } from './text/main-text.ts'
import { regionsOf } from './text/regions.ts'
import { startOfSeenText } from './text/text-start.ts'

/** Characters of main text under which a page shows nothing of its own: some 50 words. */
const MIN_CHARACTERS = 300
const MAX_ELEMENTS = 2000
/**
 * Empty elements of the content that a script names from which on they are the places of what the query names, and no
 * notices: fewer where the script gives up without that name.
 */
const MIN_PLACES = 3
const MIN_PLACES_IF_NEEDED = 2
/** Names of a query that a script looks at. */
const MAX_NAMES = 20

/** How scripts read the query: by its name alone, so that what only searches or counts is not meant. */
const READS_QUERY = /\bURLSearchParams\b|\bsearchParams\b/
const NAME_READ = /\.get\(\s*["'`]([\w-]{1,40})["'`]\s*\)/g
/** Names that say which one of many is to be shown. One that filters or sorts a list does not, nor what counts a click. */
const SAYS_WHICH =
  /^(?:id|slug|sku|handle|uuid|isbn|pid|item|product|article|post|entry|event|course|recipe|project|package|tour|trip|room|property|car|book|movie|film|game|album|song|artist|author|team|player|member|doctor|service|job|vacancy|story|case|producto?|produkt|artikel|articulo|artigo|noticia|evento|curso|receta|proyecto)$/i
const NAMES_ID =
  /^(?!utm|client|session|user|order|ref|click|campaign|ads?[_-]|aff|tracking)[a-z]{1,20}(?:[_-]?slug|Slug|[_-]id|Id|ID)$/

/**
 * The name in the query without which a page is only the template of many, such as `slug` of `product.html?slug=oak-table`:
 * a script of it reads that to know what to put into its empty elements, and without one it shows nothing of its own.
 * Undefined for all other pages, and in doubt.
 *
 * @param readCode what its own scripts say, each as one text
 */
export async function missingQuery(
  sent: HtmlPage,
  shown: HtmlDocument,
  readCode: () => Promise<readonly string[]>,
): Promise<string | undefined> {
  if (new URL(sent.url).search !== '' || isHomePage(sent.url)) return undefined
  const places = emptyPlaces(sent.document)
  if (places.length < MIN_PLACES_IF_NEEDED) return undefined
  const found = (await readCode()).flatMap(text => queryOf(text, places) ?? [])
  if (found.length === 0) return undefined
  const { boilerplate } = regionsOf(sent.document)
  const isContent = (element: Element) => !boilerplate.has(element) && !isInside(element, 'form')
  const needed = found.find(query => query.places.filter(isContent).length >= query.least)
  return needed && showsLittle(shown) ? needed.name : undefined
}

const PLACES: ReadonlySet<string> = new Set(
  'main article section div ul ol tbody h1 h2 h3 p span img figure'.split(' '),
)

/** Elements with an id that are for text, markup or an image, and have none. */
function emptyPlaces(document: HtmlDocument): Element[] {
  const named = document.withAttribute('id').slice(0, MAX_ELEMENTS)
  return named.filter(element => PLACES.has(element.tagName) && isEmpty(element))
}

function isEmpty(element: Element): boolean {
  if (element.tagName === 'img') return !attribute(element, 'src')
  return !element.childNodes.some(isElement) && startOfSeenText(element, 1).trim() === ''
}

/** Which one of many a script looks for in the query, and the places that it names. */
interface Query {
  name: string
  places: readonly Element[]
  /** How many of them have to be in the content. */
  least: number
}

function queryOf(text: string, empty: readonly Element[]): Query | undefined {
  if (!READS_QUERY.test(text)) return undefined
  const read = text.matchAll(NAME_READ).map(([, name]) => name!)
  const saying = read.filter(name => SAYS_WHICH.test(name) || NAMES_ID.test(name))
  const names = [...new Set(saying.take(MAX_NAMES))]
  const [first] = names
  if (first === undefined) return undefined
  const words = new Set(text.match(/[\w-]{2,60}/g))
  const places = empty.filter(element => words.has(attribute(element, 'id')!))
  const needed = names.find(name => new RegExp(`if\\s*\\(\\s*!\\s*${name}\\s*[)|]`).test(text))
  return needed === undefined
    ? { name: first, places, least: MIN_PLACES }
    : { name: needed, places, least: MIN_PLACES_IF_NEEDED }
}

function showsLittle(document: HtmlDocument): boolean {
  const { blocks } = mainTextOf(document, regionsOf(document))
  let characters = 0
  for (const { text } of blocks) {
    characters += text.length
    if (characters >= MIN_CHARACTERS) return false
  }
  return true
}
