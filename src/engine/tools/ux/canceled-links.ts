import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import { shownPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { cancelsWithoutAddress } from './canceling-functions.ts'
import { holdsCalls } from './held-calls.ts'
import { nameOf } from './social-links.ts'
import { isUnknownToScripts } from './unknown-to-scripts.ts'

/** Whether browsers follow a link whose click a handler in the markup, or a listener in a script of the page, answers. */
export const canceledLinks = defineTopic({
  checks: {
    'link-click-canceled': {
      severity: 'warning',
      title: 'A script cancels the click on a link',
      why: 'The browser does not follow the link, and nothing else leads there, or only the script of a third party that many browsers block: visitors tap it to call or to open the page, and nothing happens.',
      fix: 'Give the function the URL that it leads to: onclick="return count(this.href)". Or leave out the return or preventDefault(), so that the browser follows the link: calls are counted all the same.',
      help: 'https://support.google.com/google-ads/answer/6331304',
      example:
        '<a href="tel:+493012345678" onclick="return gtag_report_conversion()">Call us</a>, whose function ends with return false',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'link-click-canceled': await judgeLinks(visit, document) } }
  },
})

/** Links of which handlers are read, and characters of one. */
const MAX_LINKS = 2000
const MAX_HANDLER = 200
/** A handler that does nothing else than to return what a function says that gets nothing. */
const RETURNS_CALL =
  /^\s{0,9}return\s{1,9}([\w$]{1,60})\s{0,9}\(\s{0,9}(?:undefined\s{0,9})?\)\s{0,9};?\s{0,9}$/
const RETURNS_FALSE = /^\s{0,9}return\s{1,9}false\s{0,9};?\s{0,9}$/
/** What leads away from the page. */
const LEADS = /^\s{0,9}(?!#|javascript:)\S/i
const CALL = /^\s{0,9}tel:/i
const CONTACT = /^\s{0,9}(?:tel|mailto|sms):/i

async function judgeLinks(visit: Visit, document: HtmlDocument): Promise<Judgement> {
  const all = document.elements('a').slice(0, MAX_LINKS)
  const held = heldCalls(document, all)
  const links = all
    .map(link => ({ link, handler: attribute(link, 'onclick') ?? '', href: attribute(link, 'href') ?? '' }))
    .filter(({ handler, href }) => handler.trim() !== '' && LEADS.test(href))
  if (links.length === 0 && held.length === 0)
    return notApplicable('no link to another address has an onclick, and no script holds calls back')
  const isCanceling = await cancelingFunctions(visit, document, links)
  const found = await Promise.all(
    links.map(async ({ link, handler, href }) => {
      if (handler.length > MAX_HANDLER) return []
      const [, name] = RETURNS_CALL.exec(handler) ?? []
      if (name !== undefined && isCanceling(name))
        return [
          place(
            document,
            link,
            `${name}() returns false and gets no URL to lead to. Write onclick="return ${name}(this.href)"`,
          ),
        ]
      const isOff = RETURNS_FALSE.test(handler) && CONTACT.test(href)
      return isOff && (await isUnknownToScripts(visit, document, link, true))
        ? [place(document, link, 'its onclick returns false')]
        : []
    }),
  )
  return failWhere([...found.flat(), ...held])
}

/** The first of the links that call, where a script in the page dials only once Google has counted that. */
function heldCalls(document: HtmlDocument, links: readonly Element[]) {
  const calls = links.filter(link => CALL.test(attribute(link, 'href') ?? ''))
  const [first] = calls
  if (!first || !holdsCalls(inlineScripts(document).map(textOf))) return []
  const others = calls.length > 1 ? `, as on all ${calls.length} links with a number` : ''
  return [
    place(
      document,
      first,
      `a script calls preventDefault() and dials only in event_callback${others}. Where Google's script is blocked, nothing calls that`,
    ),
  ]
}

function place(document: HtmlDocument, link: Element, why: string) {
  const name = nameOf(link)
  const what = name === '' ? 'this link' : `"${name}"`
  return document.occurrence(link, `A click on ${what} is canceled: ${why}.`)
}

/** Tells of a function by its name whether it keeps a link from leading on. */
async function cancelingFunctions(
  visit: Visit,
  document: HtmlDocument,
  links: readonly { handler: string }[],
): Promise<(name: string) => boolean> {
  const names = new Set(links.flatMap(({ handler }) => RETURNS_CALL.exec(handler)?.[1] ?? []))
  if (names.size === 0) return () => false
  const isModule = (script: Element) => attribute(script, 'type')?.trim().toLowerCase() === 'module'
  // What a module defines no handler sees.
  const inline = inlineScripts(document).filter(script => !isModule(script))
  const hasModules = document
    .elements('script')
    .some(script => isModule(script) && attribute(script, 'src') !== undefined)
  const files = hasModules ? [] : await ownScriptFiles(visit)
  const scripts = [...inline.map(textOf), ...files.map(({ text }) => text)]
  const canceling = new Set(
    [...names].slice(0, MAX_NAMES).filter(name => cancelsWithoutAddress(scripts, name)),
  )
  return name => canceling.has(name)
}

/** Functions that are looked for. */
const MAX_NAMES = 10
