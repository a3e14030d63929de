import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { UNREAD } from './item-lookup.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { unlessKeptOut } from './unless-kept-out.ts'

/** Whether the page of a product says in data what it costs. */
export const productData = defineTopic({
  checks: {
    'product-missing': {
      severity: 'notice',
      title: 'A page that sells products has no structured data',
      why: 'Google shows price, availability and ratings in results and in its shopping listings, and takes them from Product data.',
      fix: 'Let the template of products write JSON-LD of the type Product, with name, image and offers (price, priceCurrency, availability).',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
      example: '<h1>Oak shed</h1><p>€ 990</p><button>Add to cart</button>, without Product data',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgement = await unlessKeptOut(visit, read, judgeProduct(read))
    return { judgements: unlessUnfilled(read.page, { 'product-missing': judgement }, UNSURE_UNFILLED) }
  },
})

/** Whole texts of the control that puts a product into the cart, in the languages that are most frequent on the web. */
const ADDS_TO_CART =
  /^(?:\+\s?)?(?:add to (?:cart|bag|basket|trolley)|(?:in den |zum )(?:warenkorb|einkaufswagen)(?: (?:legen|hinzufügen))?|in die (?:einkaufs)?tasche|ajouter au panier|(?:añadir|agregar)(?: al carrito| a la cesta)|aggiungi al carrello|adicionar ao carrinho|(?:toevoegen aan|in) (?:mijn )?(?:winkelwagen|winkelmand(?:je)?)|dodaj do koszyka|(?:přidat |vložit )?do košíku|pridať do košíka|lägg i (?:varukorgen|kundvagnen?)|læg i kurv(?:en)?|tilføj til kurv|legg i handlekurv(?:en)?|lisää ostoskoriin|kosárba(?: teszem)?|adaugă în coș|(?:добавить )?в корзину|(?:додати )?до кошика|sepete ekle|προσθήκη στο καλάθι|カートに(?:入れる|追加)|加入购物车|加入購物車|장바구니(?:에 담기| 담기))[\s.!→›»]*$/iu
const PRICE =
  /(?:[€£$¥₹₺₽₴₩]|(?<!\p{L})(?:EUR|USD|GBP|CHF))\s?\d[\d.,]{0,12}|\d[\d.,\s]{0,12}(?:[€£$¥₹₺₽₴₩]|(?:EUR|USD|GBP|CHF|zł|kr|Kč|Ft|lei|TL|DKK|SEK|NOK)(?!\p{L}))/u
/** Characters of a control, and of a page in which its price stands. */
const MAX_LABEL = 40
const MAX_TEXT = 20_000

/** What has an offer, or says better what the page sells. */
const DESCRIBED = 'Product Offer Service Event Course Book Movie MusicAlbum SoftwareApplication'.split(' ')

function judgeProduct({ lookup, page, isHome }: SchemaPage): Judgement {
  const { document } = page
  const sold = soldHere(document)
  if (sold.length >= MIN_SOLD) {
    if (lookup.data.items.some(item => lookup.isA(item, ...DESCRIBED, ...LISTED))) return pass()
    if (lookup.isUnread(...DESCRIBED, ...LISTED)) return notApplicable(UNREAD)
    const message = `The page sells ${sold.length} things with prices ("${labelOf(sold[0]!)}") that have no pages of their own, and has no Product data.`
    return fail(document.occurrence(sold[0]!, message))
  }
  if (isHome) return notApplicable('the home page of a shop is no product')
  const [control, ...others] = cartControls(document)
  const [heading, ...headings] = document.elements('h1')
  if (!control || others.length > 0 || !heading || headings.length > 0)
    return notApplicable('the page does not have one heading and one control that puts a product into a cart')
  if (lookup.data.items.some(item => lookup.isA(item, ...DESCRIBED))) return pass()
  if (lookup.isUnread(...DESCRIBED)) return notApplicable(UNREAD)
  const price = document.body && PRICE.exec(startOfSeenText(document.body, MAX_TEXT))?.[0]
  if (!price) return notApplicable('the page shows no price')
  const message = `The page has a price (${price.trim()}) and "${labelOf(control)}", and no Product data.`
  return fail(document.occurrence(control, message))
}

/** Things that are sold on one page, from which on it is the page of their products. */
const MIN_SOLD = 2
/** What lists offers. */
const LISTED = 'ItemList OfferCatalog AggregateOffer Menu MenuSection'.split(' ')
/** Steps up from a control to the card that has its price, and nodes of it. */
const MAX_STEPS_TO_CARD = 6
const MAX_CARD_NODES = 200

/**
 * The controls of the things that a page sells itself: each stands in a card with a price, and without a link to a page.
 * Nor does a link elsewhere on the page, as in its menu, say what the card says.
 */
function soldHere(document: HtmlDocument): Element[] {
  const cards = new Set<Element>()
  const sold = cartControls(document)
    .slice(0, MAX_CONTROLS)
    .filter(control => {
      const card = cardOf(control)
      if (!card || cards.has(card) || isStickyBar(card) || leadsToPage(card, document)) return false
      cards.add(card)
      return true
    })
  if (sold.length < MIN_SOLD) return sold
  const linked = linkedNames(document)
  return sold.filter(control => {
    const text = comparable(startOfSeenText(cardOf(control)!, MAX_CARD_TEXT))
    return !linked.some(name => text.includes(name))
  })
}

/** Links of a page whose texts are looked for in its cards, and characters of a text that names a thing. */
const MAX_LINKS = 300
const MIN_NAME = 4

/** The texts of the links to other pages of the site, each between spaces. */
function linkedNames(document: HtmlDocument): string[] {
  const links = document.elements('a').slice(0, MAX_LINKS)
  const names = links.flatMap(link => {
    const address = document.addressOf(attribute(link, 'href')?.trim() ?? '')
    if (!address || address.pathname === '/' || isOfPage(address, document)) return []
    if (!/^https?:$/.test(address.protocol) || ADDS_TO_CART.test(labelOf(link))) return []
    const name = comparable(startOfSeenText(link, MAX_LABEL))
    return name.length >= MIN_NAME + 2 ? [name] : []
  })
  return [...new Set(names)]
}

function isOfPage(address: URL, document: HtmlDocument): boolean {
  return address.href.split('#', 1)[0] === document.url.split('#', 1)[0]
}

function comparable(text: string): string {
  return ` ${(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')} `
}

/** A bar that stays on the screen says again what one of the cards says. */
function isStickyBar(card: Element): boolean {
  let at: Element | undefined = card
  for (let step = 0; at && step < MAX_STEPS_TO_CARD; step++, at = parentOf(at)) {
    const names = `${attribute(at, 'class') ?? ''} ${attribute(at, 'id') ?? ''}`.slice(0, MAX_TEXT_OF_NAMES)
    if (STICKY.test(names)) return true
  }
  return false
}

const STICKY = /(?:^|[\s_-])(?:sticky|floating|fixed)[-_]?(?:bar|cart|buy|add|footer|atc|product)/i
const MAX_TEXT_OF_NAMES = 200

const MAX_CONTROLS = 200

function cardOf(control: Element): Element | undefined {
  let at = parentOf(control)
  for (let step = 0; at && step < MAX_STEPS_TO_CARD && !/^(?:main|body)$/.test(at.tagName); step++) {
    if (PRICE.test(startOfSeenText(at, MAX_CARD_TEXT))) return at
    at = parentOf(at)
  }
  return undefined
}

const MAX_CARD_TEXT = 500

function leadsToPage(card: Element, document: HtmlDocument): boolean {
  const around: Element[] = [...firstNodes(card, MAX_CARD_NODES)].filter(isElement)
  let at: Element | undefined = card
  for (let step = 0; at && step < MAX_STEPS_TO_CARD; step++, at = parentOf(at)) around.push(at)
  return around.some(element => {
    const href = element.tagName === 'a' ? attribute(element, 'href')?.trim() : undefined
    if (href === undefined || href === '' || href.startsWith('#')) return false
    return /^https?:$/.test(document.addressOf(href)?.protocol ?? '')
  })
}

function cartControls(document: HtmlDocument): Element[] {
  return document.elements('button', 'a', 'input').filter(control => ADDS_TO_CART.test(labelOf(control)))
}

function labelOf(control: Element): string {
  if (control.tagName !== 'input') return startOfSeenText(control, MAX_LABEL)
  const isButton = /^(?:submit|button)$/i.test(attribute(control, 'type')?.trim() ?? '')
  return isButton ? (attribute(control, 'value') ?? '').trim().slice(0, MAX_LABEL) : ''
}
