import type { AxeResults, NodeResult } from 'axe-core'
import type { PlacedNode } from '../../browser/axe-results.ts'
import { marksCounter } from '../../page/counters.ts'

/** Rules that say of an element, or of the page, what another rule says of it as well: that one is enough. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  // A menu that claims to be a list box is no field that lacks a label: its role is wrong.
  'aria-input-field-name': ['aria-required-children'],
  // A button that takes the focus and claims to be decoration is a button all the same.
  // So is a link that claims to be the entry of a list that is not there.
  'aria-allowed-role': ['presentation-role-conflict', 'aria-required-parent'],
  // Which level an empty heading has is of no use to anybody.
  'heading-order': ['empty-heading'],
  'label-title-only': ['label'],
}
/** The same of the page: of two main landmarks, one in the other, both rules tell. */
const SAID_OF_PAGE_BY: Readonly<Record<string, string>> = {
  'landmark-main-is-top-level': 'landmark-no-duplicate-main',
}
/** What has no name where its image has none: a text for the image is what both lack. */
const NAMED_BY_IMAGE = ['link-name', 'button-name'] as const
/**
 * The same of an element and of what it is around: a menu whose entries lack their role, and what stands in those; a link
 * without a name, and the image that is all of it.
 */
const SAID_OF_PARENT_BY: Readonly<Record<string, readonly string[]>> = {
  'aria-required-parent': ['aria-required-children'],
  'image-alt': NAMED_BY_IMAGE,
  listitem: ['aria-required-children'],
  'role-img-alt': NAMED_BY_IMAGE,
  'svg-img-alt': NAMED_BY_IMAGE,
}
/** Rules about a page as a whole, which a small frame in it need not follow. */
const ABOUT_THE_PAGE: ReadonlySet<string> = new Set(['landmark-one-main', 'page-has-heading-one'])
/**
 * A footer and a menu have headings of their own, whatever the content ends with; and what stands there between signs or
 * behind "Made by" is expected to be a link.
 */
const FRAME_OF_THE_PAGE = /(?:^|> )(?:footer|nav|aside)(?:[.:#[ ]|$)/

/**
 * Elements that break a rule, without those of which nothing is to be said: another rule says it of the same element, or
 * nobody who reads the page has a disadvantage.
 */
export function worthSaying(
  rule: string,
  nodes: readonly NodeResult[],
  { violations }: Pick<AxeResults, 'violations'>,
): NodeResult[] {
  const violating = (id: string | undefined) => violations.find(violation => violation.id === id)
  if (violating(SAID_OF_PAGE_BY[rule])) return []
  const said = new Set(SAID_BY[rule]?.flatMap(id => violating(id)?.nodes.map(placeOf) ?? []))
  const around = SAID_OF_PARENT_BY[rule] ?? []
  const parents = new Set(
    around.flatMap(
      id =>
        violating(id)
          ?.nodes.filter(node => !isHarmless(id, node))
          .map(ancestryOf) ?? [],
    ),
  )
  return nodes.filter(node => !said.has(placeOf(node)) && !isWithin(node, parents) && !isHarmless(rule, node))
}

function isWithin(node: PlacedNode, parents: ReadonlySet<string>): boolean {
  if (parents.size === 0) return false
  const steps = ancestryOf(node).split(' > ')
  return steps.some((_, count) => count > 0 && parents.has(steps.slice(0, count).join(' > ')))
}

function ancestryOf({ ancestry }: PlacedNode): string {
  return ancestry?.flat().join(' > ') ?? ''
}

function isHarmless(rule: string, node: PlacedNode): boolean {
  if (ABOUT_THE_PAGE.has(rule)) return node.target.length > 1
  // A library brought the other ones, and no page can change what is in its components.
  if (rule === 'landmark-no-duplicate-main') return node.isOnlyMain === true
  if (rule === 'nested-interactive' || rule === 'summary-name') return node.isStraySummary === true
  if (rule === 'link-name') return node.isWithoutBox === true
  if (rule === 'label') return isTrap(node) || TASK.test(node.html)
  // WCAG 1.4.3 leaves out what is pure decoration: the words can be read in front of it.
  if (rule === 'color-contrast') return node.isWatermark === true || isNearlyContrasting(node)
  if (rule === 'aria-hidden-focus') return FOCUS_GUARD.test(node.html)
  if (rule === 'aria-dialog-name') return NAMED_BY_ELEMENT.test(node.html) || OF_THEME.test(node.html)
  if (rule === 'label-title-only') return isTitleOfPattern(node) || isSearchWithHint(node)
  if (rule === 'scrollable-region-focusable')
    return node.hasScrollControls === true || node.scrollsOnPhones === true || node.isClosed === true
  if (rule === 'list') return isWithoutText(node) || ONLY_BREAKS.test(node.failureSummary ?? '')
  if (rule === 'target-size')
    return node.isCutAway === true || isNearlyLarge(node) || OF_BUILDER.test(node.html)
  if (rule === 'empty-heading') return isCounter(node)
  if (rule === 'blink' || rule === 'marquee') return EMPTY.test(node.html)
  if (rule === 'skip-link') return node.movesFocus === true || LEADS_NOWHERE.test(node.html)
  // By WCAG's technique G182 anything that can be seen besides the color will do.
  if (
    rule === 'link-in-text-block' &&
    (node.hasIcon || node.standsAlone || isSign(node) || isEmphasised(node))
  )
    return true
  if (rule === 'aria-allowed-role') return OF_GENERATOR.test(node.html) || SIDEBAR.test(node.html)
  if (rule === 'heading-order' || rule === 'link-in-text-block')
    return FRAME_OF_THE_PAGE.test(ancestryOf(node))
  return rule === 'label-content-name-mismatch' && isNamedWell(node)
}

/** Whether a link is a sign alone, as the one behind a heading that leads to it: not the color shows what it is. */
function isSign({ html }: PlacedNode): boolean {
  return /^<a\b[^>]{0,500}>\s{0,20}[^\p{L}\p{N}\s<]{1,3}\s{0,20}<\/a>$/u.test(html)
}

/** Whether all of the text of a link is bold, underlined or marked by an element in it. */
function isEmphasised({ html }: PlacedNode): boolean {
  return /^<a\b[^>]{0,1000}>(?:\s|&nbsp;){0,20}<(b|strong|u|mark|i|em)\b[^>]{0,200}>[^<]{1,500}<\/\1>[\s.,;:!?]{0,20}<\/a>$/i.test(
    html,
  )
}

/** What the plug-in Elementor writes into each page: a team cannot change it, and nobody hears a difference. */
const OF_GENERATOR = /^<[a-z]{1,20}\b[^>]{0,1000}?\sclass="(?:[^"]{0,500}\s)?elementor-/

/** An `<aside>` within an article is no landmark by itself; with this role it is announced as what it is. */
const SIDEBAR = /^<aside\b[^>]{0,1000}?\srole=["']?complementary\b/i

/** The advertisement or badge of the program that made the page: it is removed, and not made larger. */
const OF_BUILDER =
  /^<a\b[^>]{0,1000}?\shref="https?:\/\/(?:www\.)?(?:mobirise\.(?:com|site|org)|mobiri\.se|wix\.com|carrd\.co|webflow\.com|w3layouts\.com|templatemo\.com|html5up\.net|bootstrapmade\.com|themewagon\.com|colorlib\.com|jimdo\.com|weebly\.com|strikingly\.com|hostinger\.com|framer\.com)\b/

/** An element with nothing in it, which nobody sees. */
const EMPTY = /^<([a-z]{1,20})\b[^>]{0,500}>(?:\s|&nbsp;){0,50}<\/\1>$/i

/** What people write in the place of an address where a script opens a menu: it names no part of the page. */
const LEADS_NOWHERE = /^<a\s[^>]*?\bhref=["']?#0["'\s>]/i

/** A dialog that is named by an element: where that is empty, the script that opens the dialog fills it. */
const NAMED_BY_ELEMENT = /^<[a-z-]{1,30}\b[^>]{0,1000}\saria-labelledby="[^"]/i

/** The search of Material for MkDocs, a dialog on phones alone, which the theme writes so into each page: its field has a name. */
const OF_THEME = /^<div\b[^>]{0,300}\sdata-md-component="search"/i

/** What stands at both ends of a dialog, empty, to send the keyboard back into it: the focus never stays there. */
const FOCUS_GUARD =
  /^<(?:span|div|button)\b(?=[^>]{0,300}(?:focus-?(?:guard|lock|trap)|sentinel))[^>]{0,500}><\/(?:span|div|button)>$/i

/** The box of a task in a list, as generators make it of `- [x]`: it only shows whether the task is done. */
const TASK = /^<input(?=[^>]{0,200}\stype="checkbox")(?=[^>]{0,200}\sdisabled)/i

/** A field that only the programs fill in which send unwanted messages: neither a keyboard nor a browser gets there. */
function isTrap({ html }: PlacedNode): boolean {
  return /\stabindex="-1"/.test(html) && TRAP.some(sign => sign.test(html))
}

/** Such fields are not to be filled in by browsers, or have names that services give them: the first is that of Mailchimp. */
const TRAP = [
  /\sautocomplete="(?:off|nope|new-password)"/,
  /\sname="(?:b_[\da-f]{10,40}_[\da-f]{6,40}|_?(?:gotcha|honey-?pot|bot-?field|hp|h-?pot))"/i,
]

/** A title that says what may be written, as HTML wants it beside a pattern: what the field is for, its placeholder shows. */
function isTitleOfPattern({ html }: PlacedNode): boolean {
  return /\spattern="[^"]/.test(html) && /\splaceholder="\s{0,20}[^"\s]/.test(html)
}

/** A field to search in, whose placeholder says so: nobody asks what it is for while it is filled. */
function isSearchWithHint({ html }: PlacedNode): boolean {
  return (
    /\s(?:type="search"|role="searchbox"|name="(?:q|s|query|search|keywords?)")/i.test(html) &&
    /\splaceholder="\s{0,20}[^"\s]/.test(html)
  )
}

/** A list that an editor left behind: screen readers have nothing to read out of it. */
function isWithoutText({ html }: PlacedNode): boolean {
  const inside = /^<[uo]l\b[^>]{0,500}>([\s\S]{0,500})<\/[uo]l>$/i.exec(html.trim())?.[1]
  return inside !== undefined && /^(?:\s|<\/?(?:p|br|span|div)\b[^<>]{0,200}>|&nbsp;)*$/i.test(inside)
}

/** Breaks between the entries of a list: screen readers pass over them, and count the entries all the same. */
const ONLY_BREAKS = /children that are not allowed: br(?:, br)*\s*$/m

/** CSS pixels that the sides of a target have to have, less one: fonts and zoom round by as much, and no finger feels it. */
const NEARLY_LARGE_PX = 24 - 1
/** The same of a target whose text is in another font than its visitors see: those differ by a sixth and more. */
const NEARLY_LARGE_IN_OTHER_FONT_PX = 24 - 4.5
const SIDES = /insufficient size \(([\d.]{1,10})px by ([\d.]{1,10})px/

function isNearlyLarge({ failureSummary = '', isInOtherFont }: PlacedNode): boolean {
  const sides = SIDES.exec(failureSummary)?.slice(1).map(Number)
  const least = isInOtherFont ? NEARLY_LARGE_IN_OTHER_FONT_PX : NEARLY_LARGE_PX
  return sides?.every(px => px > least) === true
}

/**
 * What a contrast may lack of the bound: 4.47 and 4.5 are told apart by calculation alone, as #777 on white, and are one
 * number where they are rounded as the bounds of WCAG are written.
 */
const NEARLY_CONTRASTING = 0.05
const CONTRASTS = /color contrast of ([\d.]{1,6}) .{0,300}Expected contrast ratio of ([\d.]{1,4}):1/

function isNearlyContrasting({ failureSummary = '' }: PlacedNode): boolean {
  const [, contrast, least] = CONTRASTS.exec(failureSummary) ?? []
  return contrast !== undefined && Number(contrast) >= Number(least) - NEARLY_CONTRASTING
}

/** Characters of the source of a heading in which a counter is looked for. */
const MAX_SOURCE = 2000

/** A heading that a script fills as it is scrolled into view, which nobody did here. */
function isCounter({ html }: PlacedNode): boolean {
  const attributes = html.slice(0, MAX_SOURCE).matchAll(/\s([\w-]{1,40})="([^"]*)"/g)
  return attributes.some(([, name, value]) => marksCounter({ name: name!, value: value! }))
}

function placeOf({ target }: NodeResult): string {
  return JSON.stringify(target)
}

/** Signs that have a shape in the font of a page alone. */
const DRAWN_SIGN = /\p{Co}+/gu
/** Words of a visible text by which people call a control. */
const CALLED_BY_WORDS = 2
/** What stands for an icon where its font shows the name as a picture. */
const ICON_NAME = /^[a-z0-9]+(?:_[a-z0-9]+)*$/
const ICON_CLASS = /class="[^"]*(?:icon|symbol)/i
/** Initials of a person, and the code of a language, but for the words of two letters on buttons. */
const ABBREVIATION = /^(?!(?:ok|go|no|on|up|in|to|ja|si|sí)$)\p{L}{1,2}$/iu
/** How many there are, as a badge says: "0", "99+", "(3)", "1.2k". A year, a price and a phone number are more than that. */
const COUNT = /^[([]?\d{1,3}(?:[.,]\d)?[kK]?\+?[)\]]?$/
/** Pictures in a text, such as that of a basket before a count. */
const PICTURES = /[\p{Co}\p{Extended_Pictographic}\p{Variation_Selector}]+/gu

/**
 * Whether a label has the words that a visible text, or the heading in it, by which people call a card, begins with; or,
 * spaces and punctuation aside, all of them; or the text is only the name of an icon, an abbreviation, a count, or only drawn.
 * Axe joins the pieces of a text without a space.
 */
function isNamedWell({ html, named }: PlacedNode): boolean {
  const label = named?.label ?? /\saria-label="([^"]*)"/.exec(html)?.[1]
  const text = named?.text ?? html.replaceAll(/<[^>]*>?/g, ' ')
  const words = withoutMonogram(withoutOrdinal(withoutCount(wordsOf(text), named?.number)))
  if (label === undefined) return false
  if (words.length === 0) return named?.text.replaceAll(DRAWN_SIGN, '').trim() === ''
  if (words.length === 1 && ABBREVIATION.test(words[0]!)) return true
  if (words.length === 1 && COUNT.test(text.replaceAll(PICTURES, '').trim())) return true
  if (ICON_CLASS.test(html) && words.every(word => ICON_NAME.test(word))) return true
  if (isWidened(label, words)) return true
  const isCalledBy = (called: readonly string[]) => called.length > 0 && hasStartOrAllOf(label, called)
  return isCalledBy(words) || isCalledBy(wordsOf(named?.heading ?? ''))
}

/** Without how many there are, which an element of its own says behind a text: "E-Bikes 12". Nobody says it. */
function withoutCount(words: string[], number = ''): string[] {
  return words.length > 1 && COUNT.test(number) && words.at(-1) === number ? words.slice(0, -1) : words
}

/** Without the number of an entry in front of its text, as designs have it: "01 Our first step". Nobody says it. */
function withoutOrdinal(words: string[]): string[] {
  const [first = '', ...others] = words
  return others.length > 1 && /^\d{1,2}[.):]?$/.test(first) ? others : words
}

/** Initials that stand before the name that they are of, as in a logo: "M Meridian", "JD Jane Doe". Nobody says them. */
function withoutMonogram(words: string[]): string[] {
  const [first = '', ...others] = words
  const sign = first.toLowerCase()
  const initials = others
    .map(word => word[0])
    .join('')
    .toLowerCase()
  const isOfName = others[0]?.toLowerCase().startsWith(sign) === true || initials.startsWith(sign)
  return /^\p{L}{1,3}$/u.test(first) && isOfName ? others : words
}

/**
 * Whether a label begins and goes on as the text, and says between its words what is meant: "Add red bike to cart" for "Add
 * to cart" in a row of such buttons. By the first word voice control finds it.
 */
function isWidened(label: string, words: readonly string[]): boolean {
  const said = folded(label)
  const shown = words.flatMap(folded)
  if (shown.length < CALLED_BY_WORDS || said[0] !== shown[0]) return false
  let at = 0
  for (const word of said) if (word === shown[at]) at++
  return at === shown.length
}

function folded(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function hasStartOrAllOf(label: string, words: readonly string[]): boolean {
  const start = words.slice(0, CALLED_BY_WORDS)
  const written = label.toLowerCase().split(/\s+/).join(' ')
  return written.includes(start.join(' ').toLowerCase()) || hasAllOf(label, start) || hasAllOf(label, words)
}

function wordsOf(text: string): string[] {
  return text
    .replaceAll(DRAWN_SIGN, ' ')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
}

/** Whether some words of a label that follow each other are those of a text, wherever either has spaces. */
function hasAllOf(label: string, words: readonly string[]): boolean {
  const ends = new Set([0])
  let joined = ''
  for (const word of label.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []) {
    joined += word
    ends.add(joined.length)
  }
  const sought = words
    .join('')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
  for (let at = joined.indexOf(sought); at >= 0; at = joined.indexOf(sought, at + 1))
    if (ends.has(at) && ends.has(at + sought.length)) return true
  return false
}
