import { percentDecoded } from '../../../text/percent-decoded.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  parentOf,
} from '../../formats/html/document.ts'
import { failEach, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { partsOf, squashed } from '../serp/title-parts.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'

/** Whether prices can be read as text. */
export const picturedPrices = defineTopic({
  checks: {
    'prices-in-image': {
      severity: 'notice',
      title: 'The price list is only an image',
      why: 'Search engines, screen readers and translation tools hardly read it, and on a phone it is too small. People who search for what it offers do not find the page.',
      fix: 'Write the offers and prices as text, such as a table. The image may stay.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/images-of-text.html',
      example: '<img src="/price-list.jpg" alt="Prices"> on a page without a single price',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    return { judgements: unlessUnfilled(page, { 'prices-in-image': judgeImages(examination) }) }
  },
})

/** Words for a list of prices, in names of files and in alternative texts. */
const PRICE_LIST =
  /(?:^|[^\p{L}])(?:tarifs?|price ?-?_?list|prices|preisliste|preise|speisekarte|getränkekarte|getraenkekarte|menükarte|menukaart|prijslijst|prijzen|listino|prezzi|lista[-_ ]de[-_ ]precios|precios|tabela[-_ ]de[-_ ]preços|preços|precos|cennik|ceník|cenik|árlista|arlista|fiyat[-_ ]listesi|прайс(?:-?лист)?|цены|料金表?|価格表|メニュー表|お品書き|价目表|價目表|메뉴판)(?![\p{L}])/iu
/** Files that are drawn to be small. */
const DRAWN = /\.(?:svg|ico)$/i
const ICON = /icon|logo|symbol|sprite|badge|button|arrow/i
/** An amount with its currency, or one with cents: whoever writes one writes the others. */
const PRICE =
  /(?:[€$£¥₽₴₺₩₪₹]|\b(?:EUR|USD|GBP|CHF|Fr\.|Rs\.?|kr\.?))\s?\d|\d\s?(?:[€$£¥₽₴₺₩₪₹]|円|元|원|руб|грн|zł|Kč|Ft\b|kr\b|(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b)/iu
/** Characters of an alternative text that tells more than what it is. */
const LONG_ALT = 80
/** Pixels of a picture that holds a list. */
const MIN_PX = 200
const MAX_NAME = 500

function judgeImages({ document, regions, main }: Examination): Judgement {
  const lists = document
    .elements('img')
    .filter(image => !regions.hidden.has(image) && isPriceList(image, document))
  if (lists.length === 0) return notApplicable('no image of the page is called a price list')
  if (main.allBlocks.some(({ text }) => PRICE.test(text))) return pass()
  if (hasListAsPdf(document)) return notApplicable('the page leads to its price list as a PDF as well')
  return failEach(
    lists,
    image =>
      document.occurrence(
        image,
        `"${listName(image, document)}" is an image, and the text of the page has no price.`,
      ),
    '',
  )
}

/** By what the image is known as a list of prices: its alternative text, else its file. */
function listName(image: Element, document: HtmlDocument): string {
  const alt = foldSpace((attribute(image, 'alt') ?? '').slice(0, LONG_ALT))
  return PRICE_LIST.test(alt) ? alt : fileOf(image, document)
}

function isPriceList(image: Element, document: HtmlDocument): boolean {
  const alt = attribute(image, 'alt') ?? ''
  const file = fileOf(image, document)
  const isSmall = ['width', 'height'].some(name => Number(attribute(image, name)) < MIN_PX)
  if (isSmall || alt.length > LONG_ALT || DRAWN.test(file) || ICON.test(`${file} ${alt}`)) return false
  // What a template writes into each alt says nothing of the image; and a teaser leads to the prices.
  const isCalled = PRICE_LIST.test(alt) && !isNameOfPage(alt, document)
  return (isCalled || PRICE_LIST.test(file)) && !isInPageLink(image, document)
}

/** Headings that a text is compared with. */
const MAX_HEADINGS = 3

/** Whether a text is one of the first headings of the page, its title or a part of that. */
function isNameOfPage(text: string, document: HtmlDocument): boolean {
  const key = squashed(text)
  const names = [
    ...document.elements('h1').slice(0, MAX_HEADINGS),
    ...document.elements('title').slice(0, 1),
  ].map(element => startOfSeenText(element, 2 * LONG_ALT))
  return names.some(name => squashed(name) === key || partsOf(name).some(part => squashed(part) === key))
}

/** Links of a page that are looked at. */
const MAX_LINKS = 2000
const PDF = /\.pdf$/i

/** Whether a page links a PDF that is called a price list, which search engines and screen readers can read. */
function hasListAsPdf(document: HtmlDocument): boolean {
  return document
    .elements('a')
    .slice(0, MAX_LINKS)
    .some(link => {
      const href = attribute(link, 'href') ?? ''
      if (!/\.pdf/i.test(href)) return false
      const file = fileAt(href, document)
      const text = startOfSeenText(link, LONG_ALT)
      return PDF.test(file) && (PRICE_LIST.test(file) || PRICE_LIST.test(text))
    })
}

function fileOf(image: Element, document: HtmlDocument): string {
  const src = attribute(image, 'src')?.trim()
  // Empty, it means the page itself, which may well be called a price list.
  return src ? fileAt(src, document) : ''
}

function fileAt(written: string, document: HtmlDocument): string {
  const path = document.addressOf(written)?.pathname.slice(-MAX_NAME) ?? ''
  const name = path.slice(path.lastIndexOf('/') + 1)
  return percentDecoded(name)
}

/** Steps up from an image to a link around it. */
const MAX_STEPS_UP = 5

function isInPageLink(image: Element, document: HtmlDocument): boolean {
  let at = parentOf(image)
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    if (at.tagName === 'a') {
      const path = document.addressOf(attribute(at, 'href') ?? '')?.pathname ?? ''
      return !/\.(?:jpe?g|png|webp|gif|avif)$/i.test(path)
    }
    at = parentOf(at)
  }
  return false
}
