import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { failWhere, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { inlineScripts } from '../../page/scripts.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import type { OwnScript } from '../../visit/script-files.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { isPlaceholderId, placeholderInAddress, placeholderInScript } from './key-placeholders.ts'

/** Whether what the page is connected with knows whose it is. */
export const unfilledKeys = defineTopic({
  checks: {
    'key-not-filled-in': {
      severity: 'warning',
      title: 'A key or an address of a service still has its placeholder',
      why: 'The service does not know the site, so what it is for fails: forms reach nobody, maps stay gray, or links lead to an error.',
      fix: 'Put the key or id of your account in its place, or remove the service.',
      help: 'https://developer.mozilla.org/en-US/docs/Learn_web_development/Extensions/Forms/Sending_and_retrieving_form_data',
      example: '<form action="https://formspree.io/f/YOUR_FORM_ID" method="post">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page
    const found = [...inAddresses(document), ...inScripts(document, await ownScriptFiles(visit))]
    return {
      judgements: unlessUnfilled(page, {
        'key-not-filled-in':
          found.length === 0 && document.elements('script', 'form', 'iframe').length === 0
            ? notApplicable('the page has no script, form or frame')
            : failWhere(found),
      }),
    }
  },
})

/** Scripts in the page that are looked at, and characters of all of its scripts. */
const MAX_INLINE = 50
const MAX_ALL = 1_000_000
/** Characters of the text of a link. */
const MAX_SHOWN = 500
/** Samples of code that a page shows, and characters of each. */
const MAX_SAMPLES = 500
const MAX_SAMPLE = 20_000

/** Elements whose addresses name an account, and the attributes that hold them. */
const ADDRESSED: readonly (readonly [tag: string, attribute: string])[] = [
  ['a', 'href'],
  ['form', 'action'],
  ['script', 'src'],
  ['iframe', 'src'],
]
/** Attributes by which a widget is told the key of its site. */
const KEYS = ['data-sitekey', 'data-site-key', 'data-api-key', 'data-website-id', 'data-domain-script']

/** The field by which Web3Forms is told whose form it is. */
const ACCESS_KEY = 'access_key'

function inAddresses(document: HtmlDocument): Occurrence[] {
  const addresses = ADDRESSED.flatMap(([tag, name]) =>
    document.elements(tag).map(element => ({ element, written: attribute(element, name) })),
  )
  const keys = KEYS.flatMap(name =>
    document.withAttribute(name).map(element => ({ element, written: attribute(element, name) })),
  )
  const told = new Set<string>()
  const accessKeys = document.elements('input').flatMap(element => {
    const value = attribute(element, 'name') === ACCESS_KEY ? attribute(element, 'value')?.trim() : undefined
    return value !== undefined && isPlaceholderId(value) ? [{ element, value }] : []
  })
  const inFields = accessKeys.map(({ element, value }) =>
    document.occurrence(element, messageOf('This field', value)),
  )
  const inAttributes = [...addresses, ...keys].flatMap(({ element, written }) => {
    const placeholder = written === undefined ? undefined : placeholderInAddress(written)
    if (placeholder === undefined || told.has(written!) || isShown(element, placeholder)) return []
    told.add(written!)
    return document.occurrence(element, messageOf(`This <${element.tagName}>`, placeholder))
  })
  return [...inAttributes, ...inFields]
}

/** Whether a link shows its address to readers, as the manual of a service does: they are to write their own key there. */
function isShown(element: Element, placeholder: string): boolean {
  return element.tagName === 'a' && startOfSeenText(element, MAX_SHOWN).includes(placeholder)
}

function inScripts(document: HtmlDocument, files: readonly OwnScript[]): Occurrence[] {
  const inline = inlineScripts(document)
    .slice(0, MAX_INLINE)
    .map(element => ({ element, text: textOf(element) }))
  const all = [...inline, ...files]
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MAX_ALL)
  const placed = [
    ...inline.map(({ element, text }) => ({
      text,
      at: (said: string) => document.occurrence(element, said),
    })),
    ...files.map(({ url, text }) => ({ text, at: (message: string): Occurrence => ({ url, message }) })),
  ]
  const samples = document
    .elements('pre', 'code')
    .slice(0, MAX_SAMPLES)
    .map(sample => textOf(sample).slice(0, MAX_SAMPLE))
  return placed.flatMap(({ text, at }) => {
    const placeholder = placeholderInScript(text, all)
    // A manual shows its readers the code; the scripts of some generators hold all that the page shows.
    if (placeholder === undefined || samples.some(sample => sample.includes(placeholder))) return []
    return at(messageOf('This script', placeholder))
  })
}

function messageOf(what: string, placeholder: string): string {
  return `${what} has "${placeholder}" where a key or an id of your account belongs.`
}
