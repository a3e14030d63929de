import type { Occurrence } from '../../../api/results.ts'
import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { sentElement } from '../../formats/html/rendered-document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { hasClassOfScripts, holdersOfLists, opensMenu } from '../../page/links/scripted-controls.ts'
import { runsScripts } from '../../page/scripts.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { comparableUrl } from '../../syntax/comparable-url.ts'
import { folderOfIndexFile } from './index-file-links.ts'
import { showsParts } from './own-functions.ts'
import { referringPage } from './page-targets.ts'
import { shown } from './shown.ts'
import { isInternal, type Site } from './site.ts'

/** Roles and states of a control of an application, which leads to no page. */
const CONTROL = ['role', 'aria-controls', 'aria-expanded', 'aria-haspopup', 'aria-pressed', 'data-toggle']
/** Elements that people take for links: an `href` on them does nothing. */
const NO_LINKS = ['span', 'div', 'p', 'button', 'li', 'td', 'img']
/** Scripts that do nothing: what happens is up to a handler that the source does not show. */
const EMPTY_SCRIPT = /^(?:void\(?0?\)?|undefined|false|null|#|\/\/)?;*$/
/** Scripts that open a page, by what they set, what they call, or the address that they hold. */
const OPENS_PAGE =
  /\blocation\s*(?:=|\.(?:href|assign|replace)\b)|\b(?:window\.open|go_?to\w*|navigate\w*|redirect\w*|open(?:page|url|link)|__doPostBack)\s*\(|["'](?:https?:\/)?\/[^"'/]/i
/** Scripts that open a mail program or a phone, in parts that robots for spam do not put together: there is no page to find. */
const OPENS_MAIL =
  /^[^;]{0,20}\blocation(?:\.href|\.(?:assign|replace))?\s*(?:=|\()\s*["'`]\s*(?:mail(?:to:|["'`]\s*\+\s*["'`]to:)|tel:|sms:|whatsapp:)/i
/** Characters of a script above which it is a bookmarklet, which readers are meant to take with them. */
const MAX_SCRIPT_LENGTH = 300

const CRAWLABLE = 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable'

/** Whether search engines can follow what looks like a link. */
export const crawlable = defineTopic({
  checks: {
    'uncrawlable-link': {
      severity: 'warning',
      title: 'A link or button has no URL that search engines can follow',
      why: 'Search engines follow only the href of an <a>. Without a URL there, they do not find the page, and visitors need a script to get there.',
      fix: 'Make it an <a> with the URL of the page in href, or use <button> if it leads nowhere.',
      help: CRAWLABLE,
      example: '<a onclick="go(\'/sizes\')">Sizes</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, site } = await referringPage(visit)
    const judgements = { 'uncrawlable-link': judgeCrawlable(page.document, site) }
    return { judgements: unlessUnfilled(page, judgements, ['not-applicable']) }
  },
})

/**
 * Links whose address a search engine cannot see. Controls that open something on the page are none.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/links-crawlable
 * @see https://developer.chrome.com/docs/lighthouse/seo/crawlable-anchors
 */
function judgeCrawlable(document: HtmlDocument, site: Site): Judgement {
  const holders = holdersOfLists(document)
  const anchors = document
    .elements('a')
    .filter(anchor => isMeantAsLink(anchor) && !isControl(anchor) && !isScriptedControl(anchor, holders))
    .filter(anchor => !(hasEmptyScript(anchor) && isOfWidget(document, anchor)))
  const others = document.elements(...NO_LINKS).filter(isMeantToLead)
  const scripted = scriptedLinks(document, site)
  if (anchors.length + others.length + scripted.length === 0) return notApplicable('the page has no links')
  const hasScripts = runsScripts(document) || document.withAttribute('onclick').length > 0
  const faults = anchors.flatMap(anchor => {
    const fault = showsParts(document, attribute(anchor, 'onclick')) ? undefined : faultOf(anchor, hasScripts)
    return fault === undefined ? [] : [document.occurrence(anchor, fault)]
  })
  const misplaced = others.map(element =>
    document.occurrence(
      element,
      `<${element.tagName}> has an href, which does nothing: without a script, a click leads nowhere`,
    ),
  )
  return failWhere([...faults, ...misplaced, ...scripted])
}

/** A script that does nothing but open a page, as buttons for languages have it. */
const OPENS_ADDRESS =
  /^\s*(?:(?:window|document|self|top)\.)?location(?:\.href)?\s*(?:=|\.(?:assign|replace)\()\s*(['"])([^'"]{1,200})\1\s*\)?\s*(?:;\s*(?:return\s+(?:false|true)\s*;?)?\s*)?$/
/** What a button is right for: crawlers are not to come there. */
const ACTION =
  /(?:cart|basket|checkout|log-?(?:in|out)|sign-?(?:in|out|up)|register|delete|remove)|[/_-](?:admin|(?:my-?)?account|dashboard)(?:$|[/._?-])/i
/** Characters of the name of such an element. */
const MAX_NAME = 60

/** Elements whose click handler opens a page of the site to which no link of the page leads. */
function scriptedLinks(document: HtmlDocument, site: Site): Occurrence[] {
  const clickable = document.withAttribute('onclick').flatMap(element => {
    const script = attribute(element, 'onclick')!
    if (element.tagName === 'a' || script.length > MAX_SCRIPT_LENGTH) return []
    const address = document.addressOf(OPENS_ADDRESS.exec(script)?.[2] ?? 'about:blank')
    const isOwn = address && /^https?:$/.test(address.protocol) && isInternal(site, address)
    return isOwn && !ACTION.test(address.pathname) ? [{ element, address }] : []
  })
  if (clickable.length === 0) return []
  const links = document.elements('a', 'area').flatMap(link => {
    const url = document.addressOf(attribute(link, 'href') ?? 'about:blank')
    return url ? comparableUrl(url) : []
  })
  const linked = new Set([...links, comparableUrl(document.url)].map(looseAddress))
  return clickable
    .filter(({ address }) => !linked.has(looseAddress(comparableUrl(address))))
    .map(({ element, address }) => {
      const name = startOfSeenText(element, MAX_NAME)
      const what = name === '' ? `This <${element.tagName}>` : `"${name}" in <${element.tagName}>`
      return document.occurrence(
        element,
        `${what} opens ${shown(address.href)} by its onclick, and no link of the page leads there`,
      )
    })
}

/** A page, its file and the folder without its slash are one page to whoever follows links. */
function looseAddress(address: string): string {
  return (folderOfIndexFile(address) ?? address).replace(/\/$|\.html?$/, '')
}

/** Whether the `href` of an element that is no link is to lead to a page, and not to tell a script what to open. */
function isMeantToLead(element: Element): boolean {
  const href = attribute(element, 'href')?.trim()
  if (href === undefined || /^(?:#|$)/.test(href) || isControl(element) || isServedByScript(element))
    return false
  return !firstNodes(element, MAX_PARTS).some(node => isElement(node) && attribute(node, 'href') === href)
}

/** Nodes of an element among which the link is looked for that its own address repeats. */
const MAX_PARTS = 50

/** Attributes by which scripts hear a click: `onclick`, `on-click`, `@click`, `v-on:click`, `(click)`, `wire:click`. */
const HEARS_CLICK = /^(?:on-?click|[@(]click|(?:v-on|x-on|on|wire|ng)[:-]click)/
const MAX_STEPS_TO_COMPONENT = 5

/** Whether a script hears the click, or a custom element around it, which takes its parts for what it likes. */
function isServedByScript(element: Element): boolean {
  if (element.attrs.some(({ name }) => HEARS_CLICK.test(name))) return true
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_TO_COMPONENT; step++, at = parentOf(at))
    if (at.tagName.includes('-')) return true
  return false
}

/** What else is an anchor marks a place. */
function isMeantAsLink(anchor: Element): boolean {
  return ['href', 'onclick', 'routerlink'].some(name => attribute(anchor, name) !== undefined)
}

function isControl(anchor: Element): boolean {
  return CONTROL.some(name => attribute(anchor, name) !== undefined)
}

/**
 * Whether a link whose script does nothing is no link to a page: it has only an icon, a class that scripts serve, or a
 * list beside it, which it opens.
 */
function isScriptedControl(anchor: Element, holders: ReadonlySet<Element>): boolean {
  if (!hasEmptyScript(anchor)) return false
  const isIcon =
    !/[\p{L}\p{N}]/u.test(startOfSeenText(anchor, MAX_NAME)) &&
    !anchor.childNodes.some(child => isElement(child) && /^(?:img|picture)$/.test(child.tagName))
  return isIcon || hasClassOfScripts(anchor) || opensMenu(anchor, holders)
}

function hasEmptyScript(anchor: Element): boolean {
  const [, script] = /^\s*javascript:(.*)$/is.exec(attribute(anchor, 'href') ?? '') ?? []
  return script !== undefined && isEmpty(script) && attribute(anchor, 'onclick') === undefined
}

const MAX_STEPS_TO_BODY = 100

/** Whether scripts put what an anchor stands in beside the page, as a note with a switch for statistics. */
function isOfWidget(document: HtmlDocument, anchor: Element): boolean {
  let at = anchor
  for (let step = 0; step < MAX_STEPS_TO_BODY; step++) {
    const parent = parentOf(at)
    if (!parent || parent.tagName === 'body') return sentElement(document, at) === undefined
    at = parent
  }
  return false
}

function isEmpty(script: string): boolean {
  return EMPTY_SCRIPT.test(script.slice(0, MAX_SCRIPT_LENGTH).replace(/\s/g, ''))
}

/** @param hasScripts whether the page has any: without them a script that does nothing leads to no page that could be found */
function faultOf(anchor: Element, hasScripts: boolean): string | undefined {
  const href = attribute(anchor, 'href')?.trim()
  const onclick = attribute(anchor, 'onclick')
  if (href === undefined) {
    if (attribute(anchor, 'routerlink') !== undefined) return 'The link has a routerLink, but no href'
    return opensPage(onclick) && !opensAction(onclick!)
      ? 'The link has no href, only a click handler'
      : undefined
  }
  if (/^file:/i.test(href))
    return `Links to a file on your own computer (${shown(href)}); visitors cannot open it`
  if (!/^javascript:/i.test(href)) return undefined
  const script = href.slice('javascript:'.length)
  if (isEmpty(script) && !hasScripts) return undefined
  const decides = isEmpty(script) ? onclick === undefined || opensPage(onclick) : opensPage(script)
  if (!decides || opensAction(isEmpty(script) ? (onclick ?? '') : script)) return undefined
  return `The link has href="${shown(href)}"${script.trim() === '' ? ', a script that does nothing' : ''}`
}

/** Whether a script does nothing but open a page that no crawler is to come to. */
function opensAction(script: string): boolean {
  return script.length <= MAX_SCRIPT_LENGTH && ACTION.test(OPENS_ADDRESS.exec(script)?.[2] ?? '')
}

function opensPage(script: string | undefined): boolean {
  return (
    script !== undefined &&
    script.length <= MAX_SCRIPT_LENGTH &&
    OPENS_PAGE.test(script) &&
    !OPENS_MAIL.test(script)
  )
}
