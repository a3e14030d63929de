import { cutEnd } from '../../../text/cut.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  parentOf,
} from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { englishDatesIn } from './english-dates.ts'
import { englishMessagesIn } from './english-messages.ts'
import { asksForConsentInEnglish, englishPhraseOf } from './english-phrases.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { areKin, languageOf, nameOfDetected, primary } from './language.ts'
import { unlessInVersions } from './language-versions.ts'
import { turnedLanguage } from './turned-language.ts'
import { unopenedParts } from './unopened-parts.ts'

/** Whether what a template brings along was translated with the page. */
export const interfaceLanguage = defineTopic({
  checks: {
    'labels-in-english': {
      severity: 'notice',
      title: 'Labels of the template are still English',
      why: 'Menus, headings, fields and buttons are in another language than the page, and screen readers pronounce them wrongly.',
      fix: 'Translate them in the template or in the settings of the theme: headings, texts of buttons and links, placeholders, aria-label and the language of dates.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts',
      example: '<input type="search" placeholder="Type & hit enter…"> on a Czech page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const turned = turnedLanguage(page)
    const labels = turned === undefined ? await judgeLabels(page, examination) : notApplicable(turned)
    return { judgements: unlessUnfilled(page, { 'labels-in-english': unlessInVersions(page, labels) }) }
  },
})

/** Whole labels that are English and no other language, as themes and frameworks write them. */
const ENGLISH =
  /^(?:skip to (?:the )?(?:main )?(?:content|navigation)|(?:toggle|open|close|show|hide) (?:the )?(?:(?:main|mobile|site|side) ?)?(?:menu|navigation|nav|sidebar|search|dark mode|theme)|(?:back|scroll|go|return) to (?:the )?top|(?:menu|navigation) toggle|(?:contact|chat|message) (?:us )?(?:via|on) (?:whatsapp|e-?mail)|(?:previous|next)(?: (?:slide|page|post|image|article))?|go to slide \d{1,2}|(?:read|learn|load|show|view|see) more|search(?: (?:here|the site|this site|for|site|our site))?|search for:|type (?:&|and|to) (?:hit enter|search)(?: to search)?|type (?:&|and) hit enter to search|type here to search|(?:enter )?your (?:e-?mail|email address|e-mail address|name|full name|message|phone|phone number)|enter your .{3,20}|(?:first|last|full) name|e-?mail address|send|send (?:a |your )?message|(?:your |the )?subject|phone(?: number)?|subscribe|submit|sign up|add to cart|view cart|switch to (?:dark|light)(?: mode)?|copy (?:link|code|to clipboard)|share on (?:facebook|twitter|x|linkedin|whatsapp)|follow us on .{1,20}|close (?:this )?(?:dialog|modal|window)|play video|(?:this field is )?required|(?:main|mobile|primary|secondary|footer|page|post) navigation|(?:primary|footer) menu|mobile (?:menu|search)|site search|close|(?:toggle|switch|change|select|choose) (?:the )?language|language (?:switcher|selector|menu)|toggle (?:between )?(?:dark|light)(?: ?\/ ?| and | or )(?:dark|light)(?: mode| theme)?|(?:dark|light)\/(?:dark|light) mode|toggle (?:navigation bar|colou?r (?:mode|scheme))|view details|(?:book|order) now|(?:get|request) a quote|(?:select|choose) (?:a )?theme)$/i
/** What systems put in front of a text of which they have no translation. */
const UNTRANSLATED = /^\[?missing[ _]translation\b/i
/** How a button for a chat is called in languages that have both words too, and one that writes to somebody. */
const CHAT_VIA = 'chat via (?:whatsapp|e-?mail)'
const TALK_VIA = '(?:chat|contact) via (?:whatsapp|e-?mail)'
/** What is as good in these languages: their own words, or English ones that they took over. */
const SHARED: ReadonlyMap<string, RegExp> = new Map(
  Object.entries({
    de: `(?:mobile|footer) navigation|${CHAT_VIA}`,
    nl: `open (?:menu|sidebar)|footer menu|speakers|${TALK_VIA}`,
    da: `send|footer menu|${CHAT_VIA}`,
    no: `send|${CHAT_VIA}`,
    fr: `archives|continue|courses|${TALK_VIA}`,
    ro: `accept|${TALK_VIA}`,
    pt: `continue|${CHAT_VIA}`,
    gl: `continue|${CHAT_VIA}`,
    ca: `categories|${CHAT_VIA}`,
    es: CHAT_VIA,
    it: CHAT_VIA,
  }).map(([language, labels]) => [language, new RegExp(`^(?:${labels})$`, 'i')]),
)
/** Labels that are words of other languages in Latin letters as well, and are English where the page has other letters. */
const ENGLISH_LETTERS =
  /^(?:menu|home|tags|share|message|name|your name|comments?|back|details|loading|scroll(?: down)?|contacts?)$/i
/** Those of them that are headings of a theme. */
const HEADING_IN_LETTERS = /^(?:tags|share|comments?|contacts?)$/i
/** Languages with letters of their own in which no one decorates with such words. */
const HAS_OWN_LETTERS = new Set(['bg', 'ru', 'uk', 'be', 'mk', 'el', 'he', 'ar', 'fa'])
/** Languages in which a button that is called "Menu" has another name. */
const HAS_OWN_MENU = new Set(['fi', 'sv', 'no', 'nb', 'nn', 'is', 'et', 'lv', 'lt', 'ro'])
/** Languages in which a button for light or dark colors has another name, and nobody takes the English one over. */
const HAS_OWN_MODES = new Set([
  'fi',
  'sv',
  'no',
  'nb',
  'nn',
  'is',
  'et',
  'lv',
  'lt',
  'hu',
  'cs',
  'sk',
  'pl',
  'fr',
  'es',
  'pt',
])
/** Names of parts of a page in ARIA, which are English where the page has other letters. */
const ENGLISH_PART = /^(?:breadcrumbs?|pagination|primary|footer|main)$/i
/** What names a text that is only read out, in the frameworks and builders that are most frequent on the web. */
const READ_OUT =
  /(?:^|\s)(?:sr-only|visually-hidden|visuallyhidden|screen-reader-text|elementor-screen-only)(?:\s|$)/
/** The same of links within the site, as themes of blogs and shops write them. */
const ENGLISH_LINK =
  /^(?:(?:read|learn|load|view|see|show) more|(?:view|see|show) all|continue(?: reading)?|(?:read )?(?:the )?full (?:story|article|post)|read (?:the )?(?:article|story)|view details|previous|next|(?:previous|next) page|leave a (?:comment|reply)|no comments|(?:older|newer|previous|next|recent|related) (?:posts?|articles?|entries)|(?:back|scroll|go|return) to (?:the )?top|add to cart|view cart|select options)$/i
/** Entries of menus that are English and no other language; what English shares with others, such as "Blog", is left out. */
const ENGLISH_MENU =
  /^(?:about|about (?:us|me)|who we are|what we do|contact us|get in touch|find us|our (?:team|story|services|work|products|mission|projects|clients|partners)|meet the team|products|pricing|testimonials|careers|people|teaching|research|courses|schedule|speakers|getting started|opening hours|upcoming events|latest news|authors|archives|categories|all (?:posts|articles))$/i
/** Such entries from which on a menu is in English: one may be a name. */
const MIN_MENU = 2
/** Decorating with English words is a style in these languages; what nobody sees decorates nothing. */
const DECORATES = new Set(['ja', 'zh', 'ko'])

/** What templates say at the foot of a page, and languages in which the words of the law are others, and known to all. */
const RIGHTS = /\ball rights reserved\b|\bcode released under the [\w. -]{2,20} licen[sc]e\b/i
const HAS_OWN_RIGHTS = new Set(
  'de fr es ca gl it pt nl sv da no fi is pl cs sk hu ro sl hr sr bs bg mk el lt lv et ru uk be tr'.split(
    ' ',
  ),
)
/** Blocks at the end of a page among which its notice stands. */
const LAST_BLOCKS = 30

/** The English version of a page, by its address: /en/about, /en.html, /about.en, /about-en.html, ?lang=en. */
const ENGLISH_VERSION =
  /^[^?]*(?:\/en(?:[-_][a-z]{2})?\/|[/._-]en(?:[-_][a-z]{2})?(?:\.\w{1,5})?(?:\?|$))|[?&](?:lang|language|locale|hl)=en(?![a-z])/i

/** Labels and elements that are looked at. */
const MAX_LABEL = 60
const MAX_ELEMENTS = 3000
const SHOWN_LABELS = 4

interface Label {
  element: Element
  text: string
}

async function judgeLabels(page: JudgedPage, examination: Examination): Promise<Judgement> {
  const { language } = await examination.inLanguage()
  const detected = language.detected || (await languageOfContent(language.declared, examination))
  if (detected === '') return notApplicable('the language of the text is not certain')
  if (detected === 'en') return notApplicable('the page is English')
  const isTold = HAS_OWN_LETTERS.has(language.detected) && !language.isOfFrame
  if (primary(language.declared) === 'en' && examination.words < MIN_OWN_WORDS && !isTold)
    return notApplicable('the page declares that it is English, and has too little text to tell otherwise')
  const { document } = examination
  const { pathname, search } = new URL(document.url)
  if (/^en(?![a-z])/i.test(language.declared) && ENGLISH_VERSION.test(pathname + search))
    return notApplicable('the page is the English version, whose text is reported as not translated')
  const decorates = DECORATES.has(detected)
  const hasOwnLetters = HAS_OWN_LETTERS.has(detected)
  const unseen = unseenElements(page)
  const isSeen = ({ element }: Label) => !unseen.has(element)
  const labels = labelsOf(examination, decorates, hasOwnLetters).filter(isSeen)
  const shared = SHARED.get(detected)
  const isShared = (text: string) => shared?.test(text) ?? false
  const menu = decorates ? [] : menuIn(examination, isShared)
  const rights = HAS_OWN_RIGHTS.has(detected) ? rightsIn(examination) : []
  const phrases = decorates || detected === 'ca' ? [] : phrasesIn(examination, detected).filter(isSeen)
  const dates = decorates ? [] : englishDatesIn(document, detected).filter(isSeen)
  const messages = englishMessagesIn(document)
  const others = [...phrases, ...menu, ...messages, ...dates]
  if (labels.length + rights.length + others.length === 0)
    return notApplicable('the page has no labels of fields and controls')
  // What a service asks by scripts it asks in the language of the browser, which is English here.
  const { source } = page.sent.document
  const isOwnConsent = (text: string) => asksForConsentInEnglish(text) && source.includes(text)
  const isEnglish = (text: string) =>
    ENGLISH.test(text) || ENGLISH_LINK.test(text) || (hasOwnLetters && ENGLISH_LETTERS.test(text))
  const hasOwnModes = hasOwnLetters || HAS_OWN_MODES.has(detected)
  const hasOwnMenu = HAS_OWN_MENU.has(detected)
  const isEnglishName = ({ element, text }: Label) =>
    (hasOwnMenu && element.tagName === 'button' && /^menu$/i.test(text)) ||
    (hasOwnModes && element.tagName === 'button' && /^(?:light|dark) mode$/i.test(text)) ||
    (hasOwnLetters && attribute(element, 'aria-label') !== undefined && ENGLISH_PART.test(text))
  const english = labels.filter(label => {
    const text = bare(label.text)
    if (UNTRANSLATED.test(label.text)) return true
    return (isOwnConsent(label.text) || isEnglish(text) || isEnglishName(label)) && !isShared(text)
  })
  const unmarked = [...messages, ...dates].filter(({ element }) => !isEnglishPart(element, document))
  english.push(...phrases, ...menu, ...unmarked)
  const [first] = english
  // Many sites reserve their rights in English, whatever else they say.
  if (!first) return pass()
  english.push(...rights)
  const texts = [...new Set(english.map(({ text }) => `"${cutEnd(text, MAX_LABEL)}"`))]
  const rest = texts.length - SHOWN_LABELS
  const name = nameOfDetected(detected, language.declared)
  const list = `${texts.slice(0, SHOWN_LABELS).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
  const isSaid = english.some(label => !messages.includes(label))
  const told = isSaid ? 'says' : 'has a link that begins a message with'
  return fail(document.occurrence(first.element, `The page is ${name}, but ${told} ${list}.`))
}

/** Steps up from a date to what is written beside it, as "Updated on". */
const STEPS_FROM_DATE = 3

/** Headings and labels that a browser does not show, and lines with a date: a style hides what the theme writes there. */
function unseenElements({ document, scripts }: JudgedPage): ReadonlySet<Element> {
  if (scripts.state !== 'seen') return new Set()
  const { unseenTimes, unseenHeadings, unseenLabels } = scripts.rendered
  const unseen = new Set(document.elementsAt([...unseenHeadings, ...unseenLabels]))
  for (const time of unseenTimes.length === 0 ? [] : document.elementsAt(unseenTimes)) {
    let at: Element | undefined = time
    for (let step = 0; at && step <= STEPS_FROM_DATE; step++, at = parentOf(at)) unseen.add(at)
  }
  return unseen
}

/** Words of a page without which its frame may be in the wrong language, and not what it says besides. */
const MIN_OWN_WORDS = 100

/** Characters of the content without which nothing is said of its language. */
const MIN_CONTENT = 100

/**
 * The declared language, where the content begins in it: of a page with little text it is not certain otherwise, least of
 * all with a banner in another one. Empty where it does not.
 */
async function languageOfContent(declared: string, { main }: Examination): Promise<string> {
  const wanted = primary(declared)
  const text = main.blocks.map(({ prose }) => prose).join('. ')
  if (wanted === '' || text.length < MIN_CONTENT) return ''
  const found = await languageOf(text)
  return found !== undefined && (found === wanted || areKin(found, wanted)) ? found : ''
}

/** Texts of buttons and of usual links, and what is written into fields or read out, each without a language of its own. */
function labelsOf(
  { document, regions, shut }: Examination,
  isUnseenAlone: boolean,
  hasOwnLetters: boolean,
): Label[] {
  const attributes = isUnseenAlone ? ['aria-label'] : ['aria-label', 'placeholder']
  const elements = document.elements(
    ...['a', 'button', 'input', 'textarea', 'label', 'nav', 'form', 'div', 'span'],
  )
  const isUnopened = unopenedParts(document, shut)
  return elements
    .filter(element => !regions.hidden.has(element) || element.tagName === 'button')
    .slice(0, MAX_ELEMENTS)
    .flatMap(element => {
      const texts = attributes.map(name => attribute(element, name) ?? '')
      if (!isUnseenAlone && (element.tagName === 'button' || element.tagName === 'label'))
        texts.push(startOfSeenText(element, MAX_LABEL + 1))
      if (element.tagName === 'span' && READ_OUT.test(attribute(element, 'class') ?? ''))
        texts.push(startOfSeenText(element, MAX_LABEL + 1))
      if (!isUnseenAlone && isLabel(element, document, hasOwnLetters))
        texts.push(startOfSeenText(element, MAX_LABEL + 1))
      // That of a <button> is neither shown nor read out.
      const isNamedByValue =
        element.tagName === 'input' && /^(?:submit|button)$/i.test(attribute(element, 'type') ?? '')
      if (!isUnseenAlone && isNamedByValue) texts.push(attribute(element, 'value') ?? '')
      return texts
        .map(text => foldSpace(text.slice(0, 2 * MAX_LABEL)))
        .filter(text => text !== '' && text.length <= MAX_LABEL && !isEnglishPart(element, document))
        .map(text => ({ element, text }))
    })
    .filter(({ element }) => !isUnopened(element) && !isOfIdleSlider(element))
}

/** The arrow of a slider that has nowhere to go, which the slider takes away from sight and from the keyboard. */
function isOfIdleSlider(element: Element): boolean {
  const classes = (attribute(element, 'class') ?? '').slice(0, MAX_CLASSES)
  return attribute(element, 'tabindex')?.trim() === '-1' && IDLE_ARROW.test(classes)
}

const IDLE_ARROW = /(?:^|\s)(?:flex-disabled|swiper-button-(?:disabled|lock))(?:\s|$)/
const MAX_CLASSES = 500

/** The English entries of menus, where there are several; none that lead to pages in English. */
function menuIn({ document, regions }: Examination, isShared: (text: string) => boolean): Label[] {
  const host = new URL(document.url).host
  const entries = document
    .elements('a')
    .filter(element => regions.boilerplate.has(element) && !regions.hidden.has(element))
    .slice(0, MAX_ELEMENTS)
    .flatMap(element => {
      const text = startOfSeenText(element, MAX_LABEL + 1)
      if (!ENGLISH_MENU.test(text) || isShared(text) || attribute(element, 'hreflang') !== undefined)
        return []
      const address = document.addressOf(attribute(element, 'href') ?? '')
      const isOwn = address?.host === host && !ENGLISH_FOLDER.test(address.pathname)
      return isOwn && !isEnglishPart(element, document) ? [{ element, text }] : []
    })
  return new Set(entries.map(({ text }) => text.toLowerCase())).size < MIN_MENU ? [] : entries
}

/** The notice of rights that a template brings along, where its language is not said. */
function rightsIn({ document, main }: Examination): Label[] {
  const notices = main.allBlocks.slice(-LAST_BLOCKS).flatMap(({ text, element }) => {
    const found = RIGHTS.exec(text.slice(0, MAX_NOTICE))
    return found && !isEnglishPart(element, document) ? [{ element, text: found[0] }] : []
  })
  return notices.slice(0, 1)
}

/** Headings of the theme, and what it writes beside the date of an article. */
function phrasesIn({ document, main, regions }: Examination, language: string): Label[] {
  return main.allBlocks.flatMap(block => {
    const { element } = block
    const isInLetters =
      block.kind === 'heading' && HAS_OWN_LETTERS.has(language) && HEADING_IN_LETTERS.test(block.text)
    const text = isInLetters ? block.text : englishPhraseOf(block, language)
    if (text === undefined || regions.hidden.has(element) || isEnglishPart(element, document)) return []
    return [{ element, text }]
  })
}

/** Characters of a block that are looked at. */
const MAX_NOTICE = 500

const ENGLISH_FOLDER = /^\/en(?:[-_]\w{2,4})?(?:\/|$)/i

/** A link that a template brings along: to a place of the page, or within the site under one of its usual names. */
function isLabel(element: Element, document: HtmlDocument, hasOwnLetters: boolean): boolean {
  const href = element.tagName === 'a' ? attribute(element, 'href') : undefined
  if (href === undefined || attribute(element, 'hreflang') !== undefined) return false
  if (/^#./.test(href)) return true
  const text = bare(startOfSeenText(element, MAX_LABEL + 1))
  if (!ENGLISH_LINK.test(text) && !(hasOwnLetters && ENGLISH_LETTERS.test(text))) return false
  const address = document.addressOf(href)
  return address?.host === new URL(document.url).host && !ENGLISH_FOLDER.test(address.pathname)
}

/** Without what decorates the end of a label. */
function bare(text: string): string {
  return text.replace(/[\s.…:!*»›→]+$/, '')
}

/** Steps up to what says that a part is English. */
const MAX_STEPS_UP = 30

function isEnglishPart(element: Element, { html }: HtmlDocument): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && at !== html && step < MAX_STEPS_UP; step++) {
    const lang = attribute(at, 'lang')
    // Contact Form 7 declares the language that its settings had when the form was made.
    if (lang !== undefined && !/(?:^|\s)wpcf7(?:\s|$)/.test(attribute(at, 'class') ?? ''))
      return /^en\b/i.test(lang.trim())
    at = parentOf(at)
  }
  return false
}
