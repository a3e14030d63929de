import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether the page of a product says in data what it costs. */
export const productData = defineTopic({
  checks: {
    'product-missing': {
      severity: 'notice',
      title: 'The page of a product has no structured data',
      why: 'Google shows price, availability and ratings in results and in its shopping listings, and takes them from Product data.',
      fix: 'Let the template of products write JSON-LD of the type Product, with name, image and offers (price, priceCurrency, availability).',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/merchant-listing',
      example: '<h1>Oak shed</h1><p>€ 990</p><button>Add to cart</button>, without Product data',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return {
      judgements: unlessUnfilled(read.page, { 'product-missing': judgeProduct(read) }, UNSURE_UNFILLED),
    }
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
  if (isHome) return notApplicable('the home page of a shop is no product')
  const [control, ...others] = cartControls(document)
  const [heading, ...headings] = document.elements('h1')
  if (!control || others.length > 0 || !heading || headings.length > 0)
    return notApplicable('the page does not have one heading and one control that puts a product into a cart')
  if (lookup.data.items.some(item => lookup.isA(item, ...DESCRIBED))) return pass()
  const price = document.body && PRICE.exec(startOfSeenText(document.body, MAX_TEXT))?.[0]
  if (!price) return notApplicable('the page shows no price')
  const message = `The page has a price (${price.trim()}) and “${labelOf(control)}”, and no Product data.`
  return fail(document.occurrence(control, message))
}

function cartControls(document: HtmlDocument): Element[] {
  return document.elements('button', 'a', 'input').filter(control => ADDS_TO_CART.test(labelOf(control)))
}

function labelOf(control: Element): string {
  if (control.tagName !== 'input') return startOfSeenText(control, MAX_LABEL)
  const isButton = /^(?:submit|button)$/i.test(attribute(control, 'type')?.trim() ?? '')
  return isButton ? (attribute(control, 'value') ?? '').trim().slice(0, MAX_LABEL) : ''
}
