import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { regionsOf } from '../../page/text/regions.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isLegalNotice } from '../../syntax/legal-notice.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { shutParts } from '../../visit/shut-parts.ts'
import { isLegalName, isReadMore } from './link-names.ts'
import { isOfNetwork, networkOfIcon } from './network-icons.ts'
import { mayBeServed, PageScripts } from './page-scripts.ts'

/** Whether what reads as a link is one. */
export const unlinkedTexts = defineTopic({
  checks: {
    'social-icon-unlinked': {
      severity: 'warning',
      title: 'Icons of social networks lead nowhere',
      why: 'Visitors tap them and nothing happens, because there is no link around them. Search engines cannot connect the profiles with the site either.',
      fix: 'Put each icon into a link to your profile, with an aria-label such as "Instagram", or remove it.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<footer><i class="fab fa-facebook"></i> <i class="fab fa-instagram"></i></footer>',
    },
    'profile-not-linked': {
      severity: 'notice',
      title: 'A profile of the site is named and not linked',
      why: 'Visitors have to search for the profile themselves, and search engines cannot connect it with the site.',
      fix: 'Link it: <a href="https://www.instagram.com/kranz_cycles/">@kranz_cycles</a>.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<footer><p>Instagram: @kranz_cycles</p></footer>',
    },
    'legal-text-unlinked': {
      severity: 'warning',
      title: 'The footer names a legal page without a link to it',
      why: 'Visitors cannot open the privacy policy or legal notice that is named there, which the law asks for in many countries.',
      fix: 'Write the page and link to it: <a href="/privacy">Privacy policy</a>.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<footer><p>© 2026 Kranz Cycles | Privacy policy | Legal notice</p></footer>',
    },
    'read-more-unlinked': {
      severity: 'warning',
      title: 'A text such as "Read more" is no link',
      why: 'Visitors click and nothing happens, and search engines find no page behind it.',
      fix: 'Link it to the page: <a href="/news/opening">Read more about the opening</a>, or remove it.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<div class="card"><h3>Opening</h3><p>Our shop opens in May.</p><span>Read more</span></div>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page
    const { hidden } = regionsOf(document, [], [], document.elementsAt(await shutParts(visit)))
    const scripts = new PageScripts(document)
    const isSeen = (element: Element) => !hidden.has(element)
    return {
      judgements: unlessUnfilled(page, {
        'social-icon-unlinked': judgeIcons(document, isSeen),
        'profile-not-linked': judgeHandles(document, isSeen),
        'legal-text-unlinked': judgeLegalNames(document, isSeen),
        'read-more-unlinked': judgePromises(document, scripts, isSeen),
      }),
    }
  },
})

type IsSeen = (element: Element) => boolean

/** Texts of one kind that are looked at. */
const MAX_TOLD = 200

/** Of elements within each other the inner ones, which say it. */
function innerOf(document: HtmlDocument, elements: readonly Element[]): ReadonlySet<Element> {
  return new Set(
    elements.filter(one => !elements.some(other => other !== one && document.isBelow(other, one))),
  )
}

/** Icons from which on they are those of the site, where nothing around them says what they are for. */
const MIN_ICONS = 2
/** What holds the icons of a site's own profiles, by its class or id; those for sharing a page are served by scripts. */
const PROFILES = /social|follow|netzwerk|redes|r[ée]seaux/i
const SHARING = /shar(?:e|ing)|teilen|partag|compart|condivid|addthis|a2a/i
const FRAMES = new Set(['footer', 'header', 'nav'])
/** What says in front of icons that they are those of the site. */
const FOLLOW =
  /follow us|find us on|suivez[ -]nous|folg(?:t|en sie) uns|folge uns|síguenos|seguici|siga[ -]nos|volg ons|följ oss|følg os|følg oss|obserwuj nas|sledujte nás|kövess|takip ed|подпис|мы в соц/i
const MAX_AROUND = 120

function isBesideInvitation(icon: Element): boolean {
  return isWithin(icon, at => at.tagName !== 'body' && FOLLOW.test(startOfSeenText(at, MAX_AROUND)), 2)
}

function judgeIcons(document: HtmlDocument, isSeen: IsSeen): Judgement {
  const icons = document.elements('i', 'span', 'img').flatMap(element => {
    const network = networkOfIcon(element)
    return network !== undefined && isSeen(element) ? [{ element, network }] : []
  })
  if (icons.length === 0) return notApplicable('the page has no icons of social networks')
  const reached = new Set(
    [...new Set(icons.map(({ network }) => network))].filter(network => isReached(document, network)),
  )
  const unlinked = icons.filter(
    ({ element, network }) =>
      !mayBeServed(element) &&
      !hasLinkBeside(element) &&
      !reached.has(network) &&
      (isBesideInvitation(element) ||
        isWithin(element, at => FRAMES.has(at.tagName) || PROFILES.test(namesOf(at)))) &&
      !isWithin(element, at => SHARING.test(namesOf(at))),
  )
  const networks = new Set(unlinked.map(({ network }) => network))
  const isGroup =
    networks.size >= MIN_ICONS ||
    unlinked.some(({ element }) => isWithin(element, at => PROFILES.test(namesOf(at))))
  const told = new Set<string>()
  return failWhere(
    (isGroup ? unlinked : []).flatMap(({ element, network }) => {
      if (told.has(network)) return []
      told.add(network)
      return document.occurrence(element, `The icon of ${network} is in no link.`)
    }),
  )
}

/** A network and a name there, as a whole text: "Instagram: @kranz_cycles". */
const HANDLE =
  /^(facebook|instagram|twitter|linkedin|youtube|tiktok|telegram)\s?[:：|–-]\s?@[\w.-]{3,30}$|^(instagram|tiktok)\s@[\w.-]{3,30}$/i

/** The name of a network, as a whole text. */
const NETWORK = /^(?:facebook|instagram|linkedin|youtube|tiktok|pinterest|telegram)$/i
/** Steps up from such a text to the list of the profiles. */
const STEPS_TO_PROFILES = 2

function judgeHandles(document: HtmlDocument, isSeen: IsSeen): Judgement {
  const lists = profileLists(document)
  const named = document.elements('p', 'li', 'span', 'div', 'td', 'dd').flatMap(element => {
    if (element.childNodes.filter(isElement).length > MAX_PARTS) return []
    const written = startOfSeenText(element, MAX_TEXT)
    const [text, network, other] = HANDLE.exec(written) ?? []
    if (!isSeen(element)) return []
    if (text !== undefined) return [{ element, text, network: (network ?? other)! }]
    if (!NETWORK.test(written.trim()) || !isWithin(element, at => lists.has(at), STEPS_TO_PROFILES)) return []
    return [{ element, text: written.trim(), network: written.trim() }]
  })
  if (named.length === 0) return notApplicable('the page names no profile with its network')
  const inner = innerOf(
    document,
    named.slice(0, MAX_TOLD).map(({ element }) => element),
  )
  const networks = new Set(named.map(({ network }) => network.toLowerCase()))
  const reached = new Set([...networks].filter(network => isReached(document, network)))
  return failWhere(
    named
      .filter(({ element }) => inner.has(element) && !mayBeServed(element) && !hasLink(element))
      .filter(({ network }) => !reached.has(network.toLowerCase()))
      .map(({ element, text }) => document.occurrence(element, `"${text}" is text without a link.`)),
  )
}

/** What holds links that are called by a network, up to a few steps above them. */
function profileLists(document: HtmlDocument): ReadonlySet<Element> {
  const lists = new Set<Element>()
  for (const link of document.elements('a').slice(0, MAX_LINKS)) {
    const text = startOfSeenText(link, MAX_NAME).trim()
    const url = NETWORK.test(text) ? document.addressOf(attribute(link, 'href') ?? '#') : undefined
    if (!url || !isOfNetwork(text.toLowerCase(), url)) continue
    let at = parentOf(link)
    for (let step = 0; at && at.tagName !== 'body' && step < STEPS_TO_PROFILES; step++, at = parentOf(at))
      lists.add(at)
  }
  return lists
}

/** Links that are looked at, and characters of their texts. */
const MAX_LINKS = 1000
const MAX_NAME = 20

/** Elements in one that is a single entry. */
const MAX_PARTS = 4

/** Whether anything on the page leads to a network. */
function isReached(document: HtmlDocument, network: string): boolean {
  return document.elements('a', 'area', 'iframe').some(element => {
    const url = document.addressOf(attribute(element, 'href') ?? attribute(element, 'src') ?? '')
    return url !== undefined && isOfNetwork(network, url)
  })
}

/** Steps up to the entry or the card that an icon begins. */
const STEPS_TO_ENTRY = 2

/** Whether the entry that an icon is in has a link, which the icon is set before. */
function hasLinkBeside(icon: Element): boolean {
  let at = parentOf(icon)
  for (let step = 0; at && step < STEPS_TO_ENTRY && !FRAMES.has(at.tagName); step++, at = parentOf(at))
    if (hasLink(at)) return true
  return false
}

/** Characters between the entries of a line, such as "Imprint | Privacy policy". */
const BETWEEN = /\s*[|·•\n/–—]\s*|\s-\s|\.\s+/
const MAX_TEXT = 200

function judgeLegalNames(document: HtmlDocument, isSeen: IsSeen): Judgement {
  const footers = document.elements('footer', 'div', 'section').filter(isFooter)
  if (footers.length === 0) return notApplicable('the page has no footer')
  const linked = new Set<string>()
  let leadsToLegal = false
  for (const link of document.elements('a', 'area', 'button')) {
    const text = startOfSeenText(link, MAX_TEXT).toLowerCase()
    if (isLegalName(text)) linked.add(text)
    const url = document.addressOf(attribute(link, 'href') ?? '#')
    leadsToLegal ||= url !== undefined && attribute(link, 'href') !== undefined && isLegalNotice(url.href)
  }
  const found = new Map<string, Element>()
  for (const element of document.elements('p', 'li', 'span', 'div', 'small', 'td', 'strong', 'b')) {
    if (!isSeen(element) || !isWithin(element, isFooter) || mayBeServed(element)) continue
    for (const name of ownTexts(element)) {
      const key = name.toLowerCase()
      if (isLegalName(name) && !linked.has(key) && !found.has(key)) found.set(key, element)
    }
  }
  // A line that names such a page beside another link to it is its title.
  if (leadsToLegal) found.clear()
  return failWhere(
    [...found].map(([name, element]) =>
      document.occurrence(element, `"${nameIn(element, name)}" is text, and no link leads to such a page.`),
    ),
  )
}

/** The name as it is written. */
function nameIn(element: Element, name: string): string {
  return ownTexts(element).find(text => text.toLowerCase() === name) ?? name
}

/** What stands right in an element and in no other one, in its parts; one before a colon begins a text of its own. */
function ownTexts(element: Element): string[] {
  return element.childNodes
    .flatMap(node =>
      node.nodeName === '#text' && 'value' in node ? node.value.slice(0, 1000).split(BETWEEN) : [],
    )
    .map(text => foldSpace(text).replace(/[.,]$/, ''))
}

function isFooter(element: Element): boolean {
  return element.tagName === 'footer' || /(?:^|[\s_-])footer(?:$|[\s_-])/i.test(namesOf(element))
}

/** Elements that a promise stands in, steps up to the card that it closes, and characters of one. */
const PROMISED_IN = ['span', 'p', 'div', 'strong', 'em', 'small', 'b', 'i', 'h4', 'h5', 'h6'] as const
const STEPS_TO_CARD = 5
const MAX_CARD = 1500

function judgePromises(document: HtmlDocument, scripts: PageScripts, isSeen: IsSeen): Judgement {
  const promises = document.elements(...PROMISED_IN).filter(element => {
    if (element.childNodes.filter(isElement).some(child => !/^(?:i|svg|span|img|br)$/.test(child.tagName)))
      return false
    return isReadMore(startOfSeenText(element, MAX_TEXT)) && isSeen(element)
  })
  if (promises.length === 0) return notApplicable('no text of the page promises more')
  return failWhere(
    [...innerOf(document, promises.slice(0, MAX_TOLD))]
      .filter(element => !mayBeServed(element) && !scripts.mayFind(element) && !isCardWithLink(element))
      .map(element =>
        document.occurrence(element, `"${startOfSeenText(element, 60)}" is text without a link.`),
      ),
  )
}

/** Whether the card that an element closes has a link or a button, which may be laid over all of it. */
function isCardWithLink(element: Element): boolean {
  let at = parentOf(element)
  for (let step = 0; at && step < STEPS_TO_CARD; step++, at = parentOf(at)) {
    if (at.tagName === 'body' || startOfSeenText(at, MAX_CARD + 1).length > MAX_CARD) return false
    if (hasLink(at)) return true
  }
  return false
}

const MAX_NODES = 300

function hasLink(root: Element): boolean {
  const stack: Element[] = [root]
  for (let seen = 0; stack.length > 0; seen++) {
    const at = stack.pop()!
    if (seen > MAX_NODES || /^(?:a|button|input|label|summary)$/.test(at.tagName)) return true
    for (const child of at.childNodes) if (isElement(child)) stack.push(child)
  }
  return false
}

const MAX_NAMES = 300

function namesOf(element: Element): string {
  return `${attribute(element, 'class') ?? ''} ${attribute(element, 'id') ?? ''}`.slice(0, MAX_NAMES)
}

const MAX_STEPS = 12

function isWithin(element: Element, is: (at: Element) => boolean, most = MAX_STEPS): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < most; step++, at = parentOf(at)) if (is(at)) return true
  return false
}
