import type { Occurrence } from '../../../api/results.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import {
  hasClassOfScripts,
  holdersOfLists,
  isBesideLinks,
  opensMenu,
} from '../../page/links/scripted-controls.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { isSameLanguage, readLanguageTag } from '../../syntax/language-tag.ts'
import { isPlaceholderAddress } from '../../syntax/placeholder-address.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { opensOnClick } from '../broken-links/hash-scripts.ts'
import { isGeneratedReference } from '../content/generated-reference.ts'
import { isFromBuilder } from '../content/site-builder.ts'
import { commonLanguageNamed } from '../hreflang/version-links.ts'
import { absentOpener } from './absent-scripts.ts'
import { codeBeforeZero } from './dialled-numbers.ts'
import { emptyLightboxes } from './empty-lightboxes.ts'
import { ownLoading } from './own-loading.ts'
import { nameOf, networkOf } from './social-links.ts'
import { leadsToTop } from './to-top.ts'
import { isEndOfTrail } from './trails.ts'
import { DOES, isPlain, NOWHERE, unaddressed, unaddressedCards } from './unaddressed-links.ts'
import { isUnknownToScripts } from './unknown-to-scripts.ts'

/** Links that a template brings and that nobody gave an address. */
export const placeholderLinks = defineTopic({
  checks: {
    'link-leads-nowhere': {
      severity: 'warning',
      title: 'Links lead nowhere',
      why: 'Visitors click and nothing happens, or the page jumps to its top. It looks unfinished, and crawlers find no page there.',
      fix: 'Put the URL of a page into href (mailto: or tel: for a mail address or a number), or write the text without a link. Use <button> for what a script does.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<footer><a href="#">Privacy policy</a> <a href="#">Careers</a></footer>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    const rendered = await ownLoading(visit)
    const isLoaded = !(rendered instanceof Error)
    const answered = document.elementsAt((isLoaded ? rendered.answeredLinks : undefined) ?? [])
    const left = isLoaded ? signsOfLinks(rendered.document) : undefined
    return {
      judgements: {
        'link-leads-nowhere': await judgeLinks(document, {
          isLeft: link => left === undefined || left.has(signOf(link, document)),
          opens: async link => answered.has(link) || (await opensOnClick(visit, link)),
          isUnknown: link => isUnknownToScripts(visit, document, link),
          absent: rendered instanceof Error ? undefined : await absentOpener(rendered),
        }),
      },
    }
  },
})

/** Frameworks serve links by scripts that leave no mark on them. */
const FRAMEWORK_IDS = new Set(['__next', '__nuxt', '___gatsby', 'root', 'app', 'svelte', 'q-app'])
/** A number or a mailbox to write to. */
const CONTACT = /^(?:\+?[\d(][\d ()./-]{6,20}\d|[\w.+-]{1,40}@[\w-]{1,40}\.[a-z.]{2,15})$/i
const MAX_TEXT = 60
/** Links without an address of which scripts are read for what they open. */
const MAX_PLACEHOLDERS = 200
const MAX_TITLE = 300

/** What the scripts of a page do with a link. */
interface Scripts {
  /** Whether they leave it on the page as it was sent: what they replace nobody gets to see. */
  isLeft(link: Element): boolean
  /** Whether one opens something when it is clicked. */
  opens(link: Element): Promise<boolean>
  /** Whether none of them can find it. */
  isUnknown(link: Element): Promise<boolean>
  /** Why it is not known which of them open menus. */
  absent: string | undefined
}

async function judgeLinks(document: HtmlDocument, scripts: Scripts): Promise<Judgement> {
  const anchors = document.elements('a')
  const links = anchors.filter(link => attribute(link, 'href') !== undefined)
  if (links.length === 0) return notApplicable('the page has no links')
  const isBuilt = isFromBuilder(document)
  const unfilled = links.filter(link => isUnfilled(link, document) || (isBuilt && isOfBuilder(link)))
  const isOfFramework = document
    .elements()
    .some(element => FRAMEWORK_IDS.has(attribute(element, 'id') ?? '') || element.tagName === 'astro-island')
  if (unfilled.length > 0 && (isOfFramework || isGeneratedReference(document)))
    return failWhere(unfilled.filter(scripts.isLeft).map(link => placeOf(document, link)))
  if (isOfFramework) return notApplicable('a framework may serve the links of the page by scripts')
  if (isGeneratedReference(document))
    return notApplicable('the generator of the page writes href="#" for links to the page itself')
  const names = ownNames(document)
  const holders = holdersOfLists(document)
  const isHome = isHomePage(document.url)
  const file = fileName(document.url)
  const isOther = (link: Element) =>
    !names.has(folded(nameOf(link))) &&
    !(isHome && isLogo(link)) &&
    !isOfCurrentEntry(link) &&
    folded(nameOf(link)) !== file &&
    !isEndOfTrail(link)
  // The logo of a page that is the whole site leads to its top, and a script finds a link by its class.
  const hasScripts = document.elements('script').length > 0
  // A choice of languages that a script serves is told as one.
  const isLanguage = (link: Element) => hasScripts && commonLanguageNamed(nameOf(link)) !== undefined
  const versions = new Set(links.filter(link => isVersionWithoutAddress(link, document)))
  const placeholders = links.filter(
    link => versions.has(link) || (isPlaceholder(link, holders) && isOther(link) && !isLanguage(link)),
  )
  const served = await Promise.all(placeholders.slice(0, MAX_PLACEHOLDERS).map(scripts.opens))
  const nowhere = placeholders.filter((_, at) => served[at] !== true)
  const [only] = nowhere
  const withoutAddress = [
    ...new Set([...unaddressed(anchors, holders, isHome), ...unaddressedCards(anchors, holders)]),
  ].filter(isOther)
  const isDoubtful =
    nowhere.length === 1 &&
    !versions.has(only!) &&
    !isTwinOfAddressed(only!, links) &&
    !isCertain(only!, links, hasScripts && !(await scripts.isUnknown(only!)))
  const found = [...(isDoubtful ? [] : nowhere), ...withoutAddress].filter(scripts.isLeft)
  const left = unfilled.filter(scripts.isLeft)
  const faults = found.filter(link => scripts.absent === undefined || !isBesideLinks(link))
  const lightboxes = emptyLightboxes(document)
  const isFault = faults.length + left.length + lightboxes.length > 0
  if (scripts.absent !== undefined && !isFault && found.length > 0) return notMeasured(scripts.absent)
  return failWhere([...lightboxes, ...[...faults, ...left].map(link => placeOf(document, link))])
}

/** Name and address of a link, by which it is found after scripts gave it classes or moved it. */
function signOf(link: Element, { url }: HtmlDocument): string {
  const href = attribute(link, 'href')?.trim() ?? '-'
  // Scripts that count visits write all addresses in full.
  const address = href === `${url.split('#', 1)[0]}#` ? '#' : href
  return `${address} ${folded(nameOf(link))}`
}

function signsOfLinks(document: HtmlDocument): ReadonlySet<string> {
  return new Set(document.elements('a').map(link => signOf(link, document)))
}

function placeOf(document: HtmlDocument, link: Element): Occurrence {
  const href = attribute(link, 'href')?.trim().slice(0, MAX_TEXT)
  const has = href === undefined ? 'has no href' : `has only href="${href}"`
  const name = nameOf(link)
  const contact = contactOf(name)
  return document.occurrence(
    link,
    `"${name}" ${has}${contact === undefined ? '.' : `: write href="${contact}".`}`,
  )
}

/** The address that writes to the mailbox, or calls the number, which the text of a link is; a date is no number. */
function contactOf(name: string): string | undefined {
  if (!CONTACT.test(name)) return undefined
  if (name.includes('@')) return `mailto:${name}`
  // In "+49 (0)30" the zero is not for those who dial the code.
  const number = name.replace(/^(\+[^(]{1,6})\(0\)/, '$1')
  return /^[+0(]/.test(number) && codeBeforeZero(number, true) === undefined
    ? `tel:${number.replace(/[^\d+]/g, '')}`
    : undefined
}

/** Whether a link has an address that stands in a template until somebody writes their own, and does not show it as a sample. */
function isUnfilled(link: Element, document: HtmlDocument): boolean {
  const url = URL.parse(attribute(link, 'href')?.trim() ?? '', document.url)
  return (
    url !== null &&
    url.host !== new URL(document.url).host &&
    isPlaceholderAddress(url) &&
    !startOfSeenText(link, MAX_TEXT).includes(url.hostname)
  )
}

const BUILDER_HOME = /^\s{0,9}https?:\/\/(?:www\.)?(?:mobirise\.com|mobiri\.se)\/?\s{0,9}$/i

/** Whether a button still leads to the site builder, as its template has it until somebody writes an address. */
function isOfBuilder(link: Element): boolean {
  const isButton = /(?:^|\s)btn(?:$|\s)/.test((attribute(link, 'class') ?? '').slice(0, 200))
  return isButton && BUILDER_HOME.test(attribute(link, 'href') ?? '') && !/mobirise/i.test(nameOf(link))
}

const LOGO = /(?:^|[\s_-])(?:brand|logo)(?:$|[\s_-])/i

/** The logo of the home page, which leads to where it stands; the name on it may be drawn, or spelled otherwise. */
function isLogo(link: Element): boolean {
  return LOGO.test((attribute(link, 'class') ?? '').slice(0, 1000))
}

const CURRENT = /(?:^|[\s_-])(?:active|current|selected|disabled)(?:$|[\s_-])/i

/** Whether a link is the entry of a menu for the page that it is on, or one that is switched off, as "next" on the last page. */
function isOfCurrentEntry(link: Element): boolean {
  const entry = parentOf(link)
  return entry?.tagName === 'li' && CURRENT.test((attribute(entry, 'class') ?? '').slice(0, 1000))
}

function isPlaceholder(link: Element, holders: ReadonlySet<Element>): boolean {
  if (!NOWHERE.test(attribute(link, 'href') ?? '') || isInClosedDialog(link)) return false
  // Whoever reads an address wants to write there, unless a script finds the link by its mark and leads there.
  if (CONTACT.test(nameOf(link)))
    return !link.attrs.some(({ name }) => /^(?:on|data-)/.test(name) && !isPlain({ name }))
  if (!link.attrs.every(isPlain)) return false
  if (hasClassOfScripts(link)) return false
  return (
    ((!isDoing(nameOf(link)) && !leadsToTop(link)) || networkOf(link) !== undefined) &&
    !opensMenu(link, holders)
  )
}

const MAX_STEPS_TO_DIALOG = 12

/** Whether a link is in a dialog that waits for what it is opened about: the script that opens it says where the link leads. */
function isInClosedDialog(link: Element): boolean {
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_TO_DIALOG; step++, at = parentOf(at)) {
    if (at.tagName === 'dialog' && attribute(at, 'open') === undefined) return true
    const isDialog = /^(?:alert)?dialog$/.test(attribute(at, 'role') ?? '')
    if (isDialog || attribute(at, 'aria-hidden') === 'true') return true
  }
  return false
}

/** Whether a link is to lead to the page in another language, and leads to the page itself. */
function isVersionWithoutAddress(link: Element, document: HtmlDocument): boolean {
  if (attribute(link, 'href')?.trim() !== '' || hasClassOfScripts(link)) return false
  if (!link.attrs.every(one => one.name === 'hreflang' || isPlain(one))) return false
  const [own, other] = [document.html && attribute(document.html, 'lang'), attribute(link, 'hreflang')].map(
    tag => readLanguageTag(tag?.trim() ?? '')?.language,
  )
  return Boolean(own && other && !isSameLanguage(own, other))
}

/** Whether a name says what a script does, in words or as the sign on a button, such as "❯". */
function isDoing(name: string): boolean {
  return DOES.test(name) || !/[\p{L}\p{M}\p{N}'’]/u.test(name)
}

const TITLE_PARTS = /\s+[|–—·•:›»-]\s+/

/**
 * What a page calls itself. A link of that name without an address leads to the page itself, as generators of
 * documentation write it in breadcrumbs and above tables of contents; on the home page the name of the site is one.
 */
function ownNames(document: HtmlDocument): ReadonlySet<string> {
  const headings = document.elements('h1').map(heading => startOfSeenText(heading, MAX_TEXT))
  const title = isHomePage(document.url) ? document.elements('title')[0] : undefined
  const parts = title ? startOfSeenText(title, MAX_TITLE).split(TITLE_PARTS) : []
  const names = [...headings, ...parts].map(name => folded(name.slice(0, MAX_TEXT)))
  return new Set(names.filter(name => name !== ''))
}

/** The name of the page in its address, which its own entry of the menu has as well: "Prices" on `/prices.html`. */
function fileName(url: string): string | undefined {
  const name = new URL(url).pathname.split('/').findLast(part => part !== '')
  return (
    name &&
    percentDecoded(name.replace(/\.\w{1,5}$/, ''))
      .replace(/[-_]/g, ' ')
      .toLowerCase()
  )
}

/** Without the sign for a place on the page that generators put behind headings. */
function folded(text: string): string {
  return text
    .replace(/[¶#§\uf0c1]\s*$/u, '')
    .trim()
    .toLowerCase()
}

/**
 * Whether a single link was left unfinished: no script of the page can find it by a mark, and it is no logo.
 *
 * @param mayBeFound whether a script may find it by its class
 */
function isCertain(link: Element, links: readonly Element[], mayBeFound: boolean): boolean {
  const name = nameOf(link)
  if (CONTACT.test(name) || networkOf(link) !== undefined) return true
  // What a script does happens here: nobody opens a tab for it.
  const opensTab = attribute(link, 'target')?.trim().toLowerCase() === '_blank'
  return (
    link !== links[0] &&
    /\p{L}{3}/u.test(name) &&
    !/logo/i.test(name) &&
    (!mayBeFound || opensTab || attribute(link, 'class') === undefined)
  )
}

/** Characters of the name of a link by which another one is known to lead to the same page. */
const MIN_TWIN = 8

/**
 * Whether another link leads to a page, has all classes of this one and a name that is a part of its name: what finds this
 * one finds the other as well, and lets it lead on. So is "Ask for an appointment" beside "Appointment" in the menu.
 */
function isTwinOfAddressed(link: Element, links: readonly Element[]): boolean {
  const name = folded(nameOf(link))
  const classes = classesOf(link)
  if (classes.length === 0) return false
  return links.some(other => {
    if (NOWHERE.test(attribute(other, 'href') ?? '')) return false
    const own = folded(nameOf(other))
    if (own.length < MIN_TWIN || !name.includes(own)) return false
    const has = new Set(classesOf(other))
    return classes.every(one => has.has(one))
  })
}

function classesOf(link: Element): string[] {
  return (attribute(link, 'class') ?? '')
    .slice(0, 1000)
    .split(/\s+/)
    .filter(one => one !== '')
}
