import { cutEnd } from '../../../text/cut.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
  textOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { linksForCounts } from '../../page/links/comment-counts.ts'
import { linkBaseOf } from '../../page/links/link-base.ts'
import { reopenedLinks } from '../../page/links/reopened-links.ts'
import { opensSubMenu } from '../../page/menu-openers.ts'
import { BLOCK_TAGS } from '../../page/text/blocks.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { addressOutsideFolder } from '../../syntax/preview.ts'
import { examinedPage } from './examined-page.ts'
import { isAnchorOfCard, isGenericAnchor } from './generic-anchors.ts'
import { primary } from './language.ts'
import { isPage, type Link } from './links.ts'

const ANCHOR_TEXT = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable'

/** Whether links say where they lead. */
export const linkTexts = defineTopic({
  checks: {
    'link-empty': {
      severity: 'warning',
      title: 'A link has no text',
      why: 'Search engines learn from the text of a link what its target is about. A screen reader can only read out the URL.',
      fix: 'Put text into the link, an alt on its image, or an aria-label on the link if it holds an icon.',
      help: ANCHOR_TEXT,
      example: '<a href="/cart"></a>',
    },
    'link-text-generic': {
      severity: 'notice',
      title: 'A link text says nothing about its target',
      why: 'Words such as "click here" do not tell search engines and visitors in a hurry where the link leads.',
      fix: 'Name the target in a few words that make sense on their own.',
      help: 'https://developer.chrome.com/docs/lighthouse/seo/link-text',
      example: '<a href="/sizes">Click here</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const { document, links, linksToItself, linksToContacts } = examination
    // An empty one waits for a script that hides an address from robots.
    const contacts = linksToContacts.filter(({ element }) => element.childNodes.some(isElement))
    const { readIn } = await examination.inLanguage()
    return {
      judgements: unlessUnfilled(page, {
        'link-empty': judgeEmpty(page, document, [...links, ...linksToItself, ...contacts]),
        'link-text-generic': judgeGeneric(page, document, links, readIn),
      }),
    }
  },
})

/**
 * @param links those to the page itself too, to which a logo without a text leads on the home page, and those that write a
 *   mail or call
 */
function judgeEmpty(page: JudgedPage, document: HtmlDocument, links: readonly Link[]): Judgement {
  if (links.length === 0) return notApplicable('the page has no links to pages')
  const isToBeFilled = linksToBeFilled(document)
  const isForCount = linksForCounts(document)
  const reopened = reopenedLinks(page.sent.document)
  return failWhere(
    links
      .filter(
        link =>
          link.name === '' &&
          !link.mayComeFromScript &&
          !isToBeFilled(link.element) &&
          !isForCount(link.element) &&
          !isOutOfReach(link.element) &&
          !isCutOff(link.element) &&
          !reopened.has(document, link.element),
      )
      .map(link =>
        document.occurrence(
          link.element,
          `${named(whereTo(link, page))} has no text, no label and no image with alt.`,
        ),
      ),
  )
}

/** As "The link to https://example.com/". */
function named(address: string): string {
  return address === 'mailto:' ? 'The link that writes an email' : `The link to ${address}`
}

/**
 * The address of a link; of one that leads out of the folder of the site on production, that which it has there, and of a
 * mail that of whom it is to.
 */
function whereTo({ element, url }: Link, { preview, document }: HtmlPage): string {
  const href = attribute(element, 'href') ?? ''
  return (
    addressOutsideFolder(preview, new URL(url), href, linkBaseOf(document))?.href ??
    url.replace(/^(mailto:[^?]*)[\s\S]*$/, '$1')
  )
}

/** Characters of the scripts of a page in which names of links are looked for. */
const MAX_SCRIPTS = 200_000

/**
 * Tells links with an empty address whose id or class a script of the page names: it fills in both address and text, as that
 * of an e-mail address, and may wait with that.
 */
function linksToBeFilled(document: HtmlDocument): (link: Element) => boolean {
  let words: ReadonlySet<string> | undefined
  return link => {
    if (attribute(link, 'href')?.trim() !== '') return false
    words ??= wordsOfScripts(document)
    const names = ['id', 'class'].map(name => (attribute(link, name) ?? '').slice(0, MAX_NAMES))
    return names.some(name => name.split(/\s+/).some(word => words!.has(word)))
  }
}

/** All that stands in quotation marks in scripts of the page, without the sign that a selector begins with. */
function wordsOfScripts(document: HtmlDocument): ReadonlySet<string> {
  const text = document
    .elements('script')
    .map(script => textOf(script))
    .join('\n')
    .slice(0, MAX_SCRIPTS)
  return new Set([...text.matchAll(/["'`][.#]?([\w-]{1,80})["'`]/g)].map(([, word]) => word!))
}

function judgeGeneric(
  page: HtmlPage,
  document: HtmlDocument,
  links: readonly Link[],
  language: string,
): Judgement {
  if (links.length === 0) return notApplicable('the page links to no other page')
  // Of what is not followed the text counts for nothing.
  const followed = links.filter(link => !link.nofollow && link.name !== '' && !opensSubMenu(link.element))
  const hasOtherLanguages = followed.some(({ name }) => OTHER_LANGUAGES.test(name))
  if (followed.length === 0) return notApplicable('no link that search engines follow has text')
  const named = followed.filter(({ element }) => !isOfMenu(element) && !isOfConsent(element))
  const generic = named.filter(
    link =>
      isGenericAnchor(link.name, primary(link.lang) || language) ||
      (isSignAlone(link.name) && !isCredit(link)),
  )
  const alike = Map.groupBy(generic, ({ name, url }) => `${name.toLowerCase()} ${url}`)
  // Cards that all lead to one page have none of their own, so that their headings do not say where they lead.
  const isToldByCard = (link: Link) =>
    alike.get(`${link.name.toLowerCase()} ${link.url}`)!.length < MIN_TO_ONE_PAGE &&
    isInNamedCard(link.element)
  const faults = generic.filter(
    link =>
      !namesItsTarget(link) &&
      !isToldByCard(link) &&
      !isGoLanguage(link, hasOtherLanguages) &&
      !isNameOfImage(link) &&
      !isOfSequence(link.element),
  )
  const told = new Set(faults)
  // Where the links of other cards have the text of one that says nothing alone, all of them are one fault.
  const rows = rowsOf(
    named.filter(link => told.has(link) || !namesItsTarget(link)),
    language,
  ).filter(row => !row.every(link => told.has(link)))
  const inRows = new Set(rows.flat())
  return failWhere([
    ...faults
      .filter(link => !inRows.has(link))
      .map(link => document.occurrence(link.element, `"${link.name}" links to ${whereTo(link, page)}.`)),
    ...rows.map(row => {
      const { element, name } = row[0]!
      const pages = pagesOf(row)
      return document.occurrence(
        element,
        `"${name}" is the text of links to ${pages.length} different pages, such as ${namesOf(pages, page)}.`,
      )
    }),
  ])
}

/** A sign behind "Made with" that leads to where a theme is from: the theme writes it. */
function isCredit({ url, internal }: Link): boolean {
  return !internal && CODE_HOST.test(url)
}

const CODE_HOST =
  /^https?:\/\/(?:www\.)?(?:github\.com|gitlab\.com|codeberg\.org|bitbucket\.org)\/[^/]+\/[^/]+/i

/** An entry of a menu is the name of a page, such as "Information" or "Start", among those of others. */
function isOfMenu(link: Element): boolean {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_TO_MENU; step++, at = parentOf(at))
    if (at.tagName === 'nav') return true
  return false
}

const MAX_STEPS_TO_MENU = 10

/** What a notice on cookies is called: what its link leads to is what the notice is about. */
const CONSENT = /cookie|consent|gdpr|(?:^|\s)cc-/i
const MAX_NAMES = 300

function isOfConsent(link: Element): boolean {
  let at: Element | undefined = link
  for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS_TO_MENU; step++, at = parentOf(at)) {
    const names = ['id', 'class', 'aria-label'].map(name => (attribute(at!, name) ?? '').slice(0, MAX_NAMES))
    if (names.some(name => CONSENT.test(name))) return true
  }
  return false
}

/** Links of one text to different pages, from which on a list of the links of the page tells them apart by nothing. */
const MIN_IN_ROW = 3

/** Words of a text that says in any language what to do with a card. */
const MAX_CARD_WORDS = 4

/** The links of each text of a card that leads to too many pages. */
function rowsOf(links: readonly Link[], language: string): Link[][] {
  const rows = Map.groupBy(links, ({ name }) => name.toLowerCase())
  return [...rows].flatMap(([name, row]) => {
    if (pagesOf(row).length < MIN_IN_ROW) return []
    const isOwnWord = !/\d/.test(name) && name.split(/\s+/).length <= MAX_CARD_WORDS
    const ofCards = row.filter(
      link =>
        isAnchorOfCard(link.name, primary(link.lang) || language) ||
        (isOwnWord && link.internal && isPage(link) && isInNamedCard(link.element)),
    )
    return pagesOf(ofCards).length < MIN_IN_ROW ? [] : [ofCards]
  })
}

function pagesOf(links: readonly Link[]): string[] {
  return [...new Set(links.map(({ url }) => withoutPrefill(withoutPlace(url))))]
}

/** Characters of an address in a message. */
const MAX_SHOWN = 100

/** The first two of them: what is on the site itself by its path. */
function namesOf(pages: readonly string[], { url }: HtmlPage): string {
  const { origin } = new URL(url)
  const named = pages.slice(0, 2).map(one => (one.startsWith(`${origin}/`) ? one.slice(origin.length) : one))
  return named.map(one => cutEnd(percentDecoded(one), MAX_SHOWN)).join(' and ')
}

/** Addresses of which the parameters say which page it is: of the home page, of a program, and with an id. */
const PAGE_BY_PARAMETER =
  /^https?:\/\/[^/?#]*\/?\?|\.(?:php\d?|aspx?|jspx?|cgi|cfm|do)\?|[?&](?:[\w-]{0,30}id|slug|p|page|v)=/i

/** The address of a page without the parameters that fill in a form or open a tab there: "/contact?service=roofs". */
function withoutPrefill(url: string): string {
  return PAGE_BY_PARAMETER.test(url) ? url : url.replace(/\?[^#]*/, '')
}

/** The address of a page without the place on it; a router of scripts has its pages behind the "#". */
function withoutPlace(url: string): string {
  return url.replace(/#(?![!/]).*$/s, '')
}

/** Links of one text to one page, from which on the cards around them do not say where they lead. */
const MIN_TO_ONE_PAGE = 3

/** Arrows lead to the next and the last page of a list, and stars are a rating. */
const ARROW_OR_STAR = /[↔-↪⬅-⬇➡★☆⭐]/u
const SIGNS = /^(?:[….·•\s]|\uFE0F|\u200D|\p{Extended_Pictographic})+$/u

/** An arrow as people type it: "-->". The short ones stand in pages of lists as well. */
const TYPED_ARROW = /^(?:-{2,4}|={2,4})>$/

/** A link of dots, emojis or a typed arrow: "…", "✈", "-->". */
function isSignAlone(name: string): boolean {
  return TYPED_ARROW.test(name) || (SIGNS.test(name) && !ARROW_OR_STAR.test(name))
}

/** Steps up to the card that a link closes, the nodes of a card, and the links that it may have. */
const MAX_STEPS_TO_CARD = 5
const MAX_CARD_NODES = 200
const MAX_CARD_LINKS = 3

/** Characters at the end of a text beside a link that are looked at. */
const MAX_END = 20

/**
 * Whether a link stands on its own in a card under the one heading of it, which says where it leads; not one in a
 * sentence, nor in a section of a text.
 */
function isInNamedCard(link: Element): boolean {
  let at = parentOf(link)
  // The links of a long list stand beside each other in no card, and each of them would go through all others.
  if (!at || at.childNodes.length > MAX_CARD_NODES) return false
  let isCut = false
  for (const node of at.childNodes) {
    if (!('value' in node) || node.nodeName !== '#text' || node.value.trim() === '') continue
    // What is cut off is the beginning of the text that the link goes on with.
    if (isCut || !/(?:…|\.\.\.)\s*$/.test(node.value.slice(-MAX_END))) return false
    isCut = true
  }
  for (let step = 0; at && step < MAX_STEPS_TO_CARD && !NO_CARDS.has(at.tagName); step++) {
    const nodes = [...firstNodes(at, MAX_CARD_NODES + 1)]
    if (nodes.length > MAX_CARD_NODES) return false
    const within = nodes.filter(isElement)
    const headings = within.filter(({ tagName }) => /^h[2-6]$/.test(tagName))
    if (headings.length > 0) {
      const links = within.filter(({ tagName }) => tagName === 'a')
      return headings.length === 1 && links.length <= MAX_CARD_LINKS
    }
    at = parentOf(at)
  }
  return false
}

const NO_CARDS = new Set(['main', 'body', 'html', 'nav', 'header', 'footer'])

/** Out of the order of focus: the second link of a card, beside one with a name. */
function isOutOfReach(element: Element): boolean {
  return attribute(element, 'tabindex')?.trim() === '-1'
}

/** Nodes behind an empty link that are looked at. */
const MAX_BEHIND = 6

/**
 * Whether an empty link is what the parser leaves in front of a block that a link within a paragraph holds: the text is in
 * the link behind it, and nobody sees this one.
 */
function isCutOff(link: Element): boolean {
  if (link.childNodes.length > 0) return false
  const parent = parentOf(link)
  const behind = parent && nextElement(link) === undefined ? nextElement(parent) : nextElement(link)
  if (!behind || !BLOCK_TAGS.has(behind.tagName)) return false
  const within = [...firstNodes(behind, MAX_BEHIND)].find(node => isElement(node) && node.tagName === 'a')
  return (
    within !== undefined &&
    isElement(within) &&
    attribute(within, 'href') === attribute(link, 'href') &&
    startOfSeenText(within, MAX_END).trim() !== ''
  )
}

function nextElement(element: Element): Element | undefined {
  const siblings = parentOf(element)?.childNodes ?? []
  // In a long list it would be looked for again and again.
  if (siblings.length > MAX_CARD_NODES) return undefined
  return siblings.slice(siblings.indexOf(element) + 1).find(isElement)
}

/** The text is the target's own name, as `continue` for the statement of a language in its manual. */
function namesItsTarget({ name, url }: Link): boolean {
  const { pathname, hash } = new URL(url)
  const last = (hash || pathname.replace(/\/$/, '')).split(/[/#.]/).at(-1)!
  if (/^links?$/i.test(last) && LINKS.test(name)) return true
  return last.toLowerCase() === name.toLowerCase().replaceAll(/[<>()]/g, '')
}

/** What a page of links is called. */
const LINKS = /^(?:links?|链接|連結|リンク|링크|enlaces?|liens?)$/iu

/** The way through the pages of a list, which says so in its `rel`: "next" is where it leads. */
function isOfSequence(link: Element): boolean {
  return /(?:^|\s)(?:next|prev)(?:\s|$)/i.test(attribute(link, 'rel') ?? '')
}

/** A sign that is the alternative text of an image, where it is reported. */
function isNameOfImage({ element, name }: Link): boolean {
  const within = [...firstNodes(element, MAX_CARD_NODES)].filter(isElement)
  return (
    isSignAlone(name) && within.some(({ tagName, attrs }) => tagName === 'img' && attrs.some(isAltOf(name)))
  )
}

const isAltOf = (text: string) => (attr: { name: string; value: string }) =>
  attr.name === 'alt' && attr.value.trim() === text

const GO = /^go$/i
/** Its address tells of the programming language, as `https://go.dev/` and `/docs/golang/setup`. */
const ABOUT_GO = /(?:^|[^a-z])go(?:lang)?(?:$|[^a-z])/i
const OTHER_LANGUAGES =
  /^(?:c\+\+|c#|java|javascript|kotlin|node\.?js|php|python|ruby|rust|scala|swift|typescript)$/i

/** "Go" is a language where it stands among others or leads to its pages. */
function isGoLanguage({ name, url }: Link, hasOtherLanguages: boolean): boolean {
  return GO.test(name) && (hasOtherLanguages || ABOUT_GO.test(url))
}
