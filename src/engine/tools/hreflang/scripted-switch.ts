import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessLackingFiles } from '../../judging/lacking-files.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { isSameLanguage, readLanguageTag } from '../../syntax/language-tag.ts'
import { type NamedVersions, namedVersions } from './named-versions.ts'
import { commonLanguageNamed, plainPath } from './version-links.ts'
import { VERSIONS_HELP } from './versions-help.ts'

/** Whether search engines find the languages that readers can choose. */
export const scriptedSwitch = defineTopic({
  checks: {
    'switch-without-links': {
      severity: 'notice',
      title: 'Languages are switched by a script, without links',
      why: 'Search engines do not click, and keep one language per URL. They do not find what the script would show or open, so people who search in another language do not find it either.',
      fix: 'Give each language its own URL if it has none, link to it with <a href>, and name all versions with hreflang.',
      help: VERSIONS_HELP,
      example: '<button>DE</button><button>EN</button>, and no link to a page in either language',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const named = await namedVersions(visit)
    const judgements = unlessUnfilled(named.page, { 'switch-without-links': judgeSwitch(named) })
    // A style sheet may hide the controls, and a script may make links of them.
    return { judgements: await unlessLackingFiles(named.page, judgements, ['switch-without-links']) }
  },
})

/** Languages from which on a list is that of a translation service, and not of versions that somebody wrote. */
const MAX_LANGUAGES = 8
/** Controls and links that are looked at, characters of their texts and names, and steps up to what holds them all. */
const MAX_CONTROLS = 1000
const MAX_TEXT = 40
const MAX_STEPS_UP = 3
const MAX_NAMES = 400
const BY_SCRIPT = /^\s*(?:#|javascript:|$)/i
const PATH = /[/.]/
const TRANSLATED = /goog|translate|gtranslate|weglot/i

function judgeSwitch({ page, address, alternates }: NamedVersions): Judgement {
  const { document } = page
  const own = readLanguageTag((document.html && attribute(document.html, 'lang')?.trim()) ?? '')?.language
  if (own === undefined) return notApplicable('the page does not say its language')
  if (asksNotToBeIndexed(document)) return notApplicable('the page asks not to be indexed')
  const found = switchIn(document, own) ?? toggleIn(document, own)
  if (!found) return notApplicable('the page has no controls that are called by languages')
  if (alternates.inBody.length > 0) return pass()
  const linked = document.elements('a', 'option').flatMap(element => {
    const written = attribute(element, 'href') ?? attribute(element, 'value') ?? ''
    const url = element.tagName === 'a' || PATH.test(written) ? document.addressOf(written) : undefined
    const language = url && address.isOnSite(url) ? plainPath(url).language : undefined
    if (language === undefined || isSameLanguage(language, own)) return []
    // A page may be called like a language and be none, as `ca.html` of a "conseil d'administration".
    const isChosen = [...found.keys()].some(one => isSameLanguage(one, language))
    return isChosen || isCalledByLanguage(element) ? [language] : []
  })
  if (alternates.read.length > 0) return judgeRest(document, found, [own, ...linked, ...codesOf(alternates)])
  if (linked.length > 0) return pass()
  const message = `${namesOf([...found.keys()])} can be chosen here, and no link leads to a page in another language.`
  return fail(document.occurrence([...found.values()][0]!, message))
}

/** Whether what is written on a link, or on the flag in it, is a language. */
function isCalledByLanguage(link: Element): boolean {
  const [only] = link.childNodes.filter(isElement)
  const names = [
    startOfSeenText(link, MAX_TEXT),
    attribute(link, 'aria-label'),
    attribute(link, 'title'),
    only && attribute(only, 'alt'),
  ]
  return (
    attribute(link, 'hreflang') !== undefined ||
    names.some(name => commonLanguageNamed((name ?? '').slice(0, MAX_TEXT)) !== undefined)
  )
}

/** Attributes by which scripts find the texts that they exchange, and elements that have one where they do. */
const EXCHANGED = /^data-(?:i18n|translate|lang-key|t-key|l10n|text-[a-z]{2}|[a-z]{2}-text)(?:-[a-z]{1,20})?$/
const MIN_EXCHANGED = 5

/** Of a page that names versions, the languages that are none: where scripts exchange its texts, and not the page. */
function judgeRest(document: HtmlDocument, found: Switch, named: readonly string[]): Judgement {
  const rest = [...found].filter(([language]) => !named.some(one => isSameLanguage(one, language)))
  const isExchanged = (element: Element) => element.attrs.some(({ name }) => EXCHANGED.test(name))
  if (rest.length === 0 || document.elements().filter(isExchanged).length < MIN_EXCHANGED) return pass()
  const message = `${namesOf(rest.map(([language]) => language))} can be chosen here, and neither hreflang nor a link names a page in ${rest.length === 1 ? 'it' : 'them'}.`
  return fail(document.occurrence(rest[0]![1], message))
}

function codesOf({ read }: NamedVersions['alternates']): string[] {
  return read.flatMap(({ code }) => readLanguageTag(code)?.language ?? [])
}

function namesOf(languages: readonly string[]): string {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  return new Intl.ListFormat('en').format(languages.map(language => names.of(language)!))
}

/** Controls that stand together, by the languages that they are called by. */
type Switch = ReadonlyMap<string, Element>

/** Controls that are called by several languages, that of the page among them, and stand together. */
function switchIn(document: HtmlDocument, own: string): Switch | undefined {
  const groups = new Map<Element, Map<string, Element>>()
  const controls = document.elements('button', 'option', 'a').slice(0, MAX_CONTROLS)
  for (const control of controls) {
    const language = languageOf(control)
    if (language === undefined) continue
    let at = parentOf(control)
    for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at)) {
      const group = groups.get(at) ?? new Map<string, Element>()
      groups.set(at, group)
      if (!group.has(language)) group.set(language, control)
    }
  }
  for (const group of groups.values()) {
    if (group.size < 2 || group.size > MAX_LANGUAGES) continue
    if (![...group.keys()].some(language => isSameLanguage(language, own))) continue
    return group
  }
  return undefined
}

/** What the one button is called that leads to the other language and back. */
const TOGGLE = /lang|locale|sprache|idioma|lingua/i

/** A button that is called by another language than that of the page, and says that it switches languages. */
function toggleIn(document: HtmlDocument, own: string): Switch | undefined {
  for (const control of document.elements('button', 'a').slice(0, MAX_CONTROLS)) {
    const language = languageOf(control)
    if (language === undefined || isSameLanguage(language, own)) continue
    const names = ['class', 'id', 'onclick', 'aria-label', 'title'].map(
      name => attribute(control, name) ?? '',
    )
    if (TOGGLE.test(names.join(' ').slice(0, MAX_NAMES))) return new Map([[language, control]])
  }
  return undefined
}

/** Nodes of a form that are looked at for what else it asks. */
const MAX_FORM_NODES = 300
const ASKS = new Set(['input', 'textarea', 'select'])
const NO_FIELD = /^(?:hidden|submit|button|image|reset)$/i

/** Whether an option is the answer to a question of a form, as which language somebody speaks. */
function isAsked(option: Element): boolean {
  let form = parentOf(option)
  while (form && form.tagName !== 'form') form = parentOf(form)
  if (!form) return false
  const fields = [...firstNodes(form, MAX_FORM_NODES)].filter(
    node => isElement(node) && ASKS.has(node.tagName) && !NO_FIELD.test(attribute(node, 'type') ?? ''),
  )
  return fields.length > 1
}

/** A handler that shows a message and does nothing else, as that a translation is to come. */
const ANNOUNCES =
  /^\s*(?:event\.preventDefault\(\)\s?;\s*)?(?:window\.)?alert\([^;{}]{0,200}\)\s?;?\s*(?:return false\s?;?\s*)?$/

/** Whether a control, or the list that it is of, only says something when it is used. */
function onlyAnnounces(control: Element): boolean {
  const list = control.tagName === 'option' ? parentOf(control) : undefined
  const handlers = [control, ...(list ? [list] : [])].flatMap(element =>
    ['onclick', 'onchange', 'oninput'].flatMap(name => attribute(element, name) ?? []),
  )
  return handlers.length > 0 && handlers.every(code => ANNOUNCES.test(code.slice(0, MAX_NAMES)))
}

/** The language that a control without an address is called by. */
function languageOf(control: Element): string | undefined {
  if (onlyAnnounces(control)) return undefined
  const marks = ['class', 'id', 'onclick']
    .map(name => (attribute(control, name) ?? '').slice(0, 200))
    .join(' ')
  if (TRANSLATED.test(marks)) return undefined
  if (control.tagName === 'a' && !BY_SCRIPT.test(attribute(control, 'href') ?? '')) return undefined
  if (control.tagName === 'option' && (PATH.test(attribute(control, 'value') ?? '') || isAsked(control)))
    return undefined
  const text = startOfSeenText(control, MAX_TEXT)
  const [only] = control.childNodes.filter(isElement)
  const label = only?.tagName === 'img' ? attribute(only, 'alt') : attribute(control, 'aria-label')
  return commonLanguageNamed(text === '' ? (label ?? '').slice(0, MAX_TEXT) : text)
}
