import type { Occurrence } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  isInside,
  parentOf,
  textOf,
} from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { isWithoutData, isWithoutTemplates, type JudgedPage } from '../../page/judged-page.ts'
import { judgedRules } from '../../page/judged-rules.ts'
import type { TextBlock } from '../../page/text/blocks.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { isThemeTitle } from '../../page/theme-title.ts'
import type { Visit } from '../../visit/visit.ts'
import { noindexWeight } from '../robots/noindex-weight.ts'
import { keepsOut } from '../robots/page-rules.ts'
import { unlessSamplePage } from '../sitemap/sample-page.ts'
import { beginsLetter, fieldToFillIn, isRequest } from './bracket-fields.ts'
import type { Examination } from './examination.ts'
import { examinedPage, ofFirstPart } from './examined-page.ts'
import { isFiller } from './filler.ts'
import { type HeadText, headTextsOf } from './head-texts.ts'
import { isMarkOfMedia, isMediaToCome } from './media-to-come.ts'
import { isNoteToFill, isPictureToCome, isSampleToReplace } from './notes-to-fill.ts'
import { isPlaceholder, isPrompt, isSampleText } from './placeholder-text.ts'
import { rawKeysAmong } from './raw-keys.ts'
import { isNobody, isSampleContact, isSamplePlace, leadsToNobody, sampleNumberIn } from './sample-contacts.ts'
import { sampleDetailIn } from './sample-details.ts'
import { linksToSampleSites } from './sample-sites.ts'
import { isTemplateNotice, isTemplatePerson } from './template-names.ts'
import { unfilledDetail } from './unfilled-details.ts'
import { beginsWithFrontMatter, missingValueIn, templateTagIn } from './unresolved.ts'
import { unwrittenSections } from './unwritten-sections.ts'

const HELPFUL = 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content'

/** Whether text of a template was left standing, or a template was not filled. */
export const placeholders = defineTopic({
  checks: {
    'placeholder-text': {
      severity: 'error',
      title: 'Placeholder text was left in the page',
      why: 'Visitors and search engines see that the page is unfinished or broken.',
      fix: 'Write the real text or remove the element. If a template tag or "undefined" shows, repair the template that fills it in.',
      help: HELPFUL,
      example: '<p>Lorem ipsum dolor sit amet</p>',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const listed = await unlessUnlisted(visit, page, judgePlaceholders(page, examination))
    const found = await unlessSamplePage(visit, listed)
    return { judgements: unlessUnfilled(page, ofFirstPart({ 'placeholder-text': found }, examination)) }
  },
})

/** A page that is kept out of search and that no sitemap lists waits to be written: nobody is led there. */
async function unlessUnlisted(visit: Visit, page: JudgedPage, judgement: Judgement): Promise<Judgement> {
  const { header, inHead } = judgedRules(page)
  if (judgement.outcome !== 'fail' || ![...header, ...inHead].some(keepsOut)) return judgement
  return (await noindexWeight(visit)).is === 'left-out'
    ? notApplicable('the page is set to noindex, and the sitemap leaves it out')
    : judgement
}

/** Characters of a title. */
const MAX_TITLE = 1000

function titlesOf(document: HtmlDocument): string[] {
  return document.elements('title').map(title => startOfSeenText(title, MAX_TITLE))
}

/** Title and H1s: what the page says it is about, unless nobody wrote them yet. */
function subjectOf({ document, headings }: Examination): string {
  const names = headings.filter(heading => heading.level === 1).map(heading => heading.text)
  return [...titlesOf(document), ...names.filter(name => !isFiller(name) || isNameOfFiller(name))].join(' ')
}

/** What filler is called, and nothing else of it. */
function isNameOfFiller(name: string): boolean {
  return /^\P{L}*lorem ipsum\P{L}*$/iu.test(name.slice(0, MAX_CONTROL))
}

/** A page about such text may show it: a generator of filler, a template for letters. */
const ABOUT_FILLER =
  /lorem ipsum|placeholder|filler|dummy|template|sample|blindtext|vorlage|muster|modèle|plantilla|текст[- ]рыба|рыбный текст|לורם|لوريم|لورم|ダミー|占位/i
/** Pages about code show tags and values without saying so in their markup. */
const ABOUT_CODE =
  /handlebars|mustache|jinja|liquid|twig|\bvue\b|vue\.?js|angular|svelte|javascript|typescript|templating|tutorial|documentation|\bdocs\b|\bhelm\b|ansible|i18n/i
const CODE_PATH = /\/(?:docs?|documentation|reference|api|tutorials?)(?:\/|$)/i

function judgePlaceholders(page: JudgedPage, examination: Examination): Judgement {
  const { document, main } = examination
  if (beginsWithFrontMatter(page.sent.document.source)) return fail(frontMatter(document))
  const subject = subjectOf(examination)
  if (ABOUT_FILLER.test(subject) && !titlesOf(document).some(isThemeTitle)) {
    return notApplicable('the page is about such text')
  }
  if (main.allBlocks.length === 0) return notApplicable('the page has no text')
  const isAboutCode = ABOUT_CODE.test(subject) || CODE_PATH.test(new URL(document.url).pathname)
  const code = document.elements('pre', 'code', 'samp')
  // Where a text can be entered, such words are a label.
  const isForEntry = document.elements('textarea').length > 0
  // In a model of a letter, readers are to put their own name in its place: "[Your name]".
  const isForReaders = main.allBlocks.some(({ prose }) => beginsLetter(prose))
  const isLabel = ({ element, prose }: TextBlock) =>
    isPrompt(prose) &&
    (isForEntry || isInside(element, 'form') || (isForReaders && /^\[[^\]]*\]$/.test(prose)))
  const certain = main.allBlocks
    .filter(block => (isPlaceholder(block) && !isLabel(block)) || isMarkOfMedia(block))
    .map(({ element, prose }) => document.occurrence(element, quoted('Placeholder text', prose)))
  if (isAboutCode) return failWhere(certain)
  if (code.length > 0) return failWhere([...certain, ...missingBeside(code, examination)])
  return failWhere([
    ...headTextsOf(document).flatMap(text => judgeHeadText(text, examination)),
    ...certain,
    ...unresolvedIn(page, examination),
    ...fieldsToFillIn(certain, examination),
    ...main.allBlocks
      .filter(isMediaToCome)
      .map(({ element, prose }) => document.occurrence(element, quoted('In place of a picture', prose))),
    ...notesIn(examination),
    ...unwrittenSections(main.allBlocks).map(({ element, prose }) =>
      document.occurrence(element, quoted('In place of a text', prose)),
    ),
    ...stubsIn(examination),
    ...samplePeopleIn(examination, subject),
  ])
}

/** What who builds the site wrote to who is to fill it. */
function notesIn({ document, main }: Examination): Occurrence[] {
  return main.allBlocks.flatMap(block => {
    const { element, prose } = block
    if (isPictureToCome(block)) return [document.occurrence(element, quoted('In place of a picture', prose))]
    return isNoteToFill(block) || isSampleToReplace(block)
      ? [document.occurrence(element, quoted('A note of who builds the site', prose))]
      : []
  })
}

function frontMatter(document: HtmlDocument): Occurrence {
  const message =
    'The page begins with front matter ("---") that the site generator has not processed: visitors see it, and no layout.'
  return document.body?.sourceCodeLocation
    ? document.occurrence(document.body, message)
    : { url: document.url, message, line: 1, column: 1 }
}

function quoted(what: string, text: string): string {
  return `${what}: "${cutEnd(text, 100)}".`
}

/** What a search engine shows of a page. Whole texts that are a default are reported by serp. */
function judgeHeadText({ element, name, text }: HeadText, { document }: Examination): Occurrence[] {
  const tag = templateTagIn(text)
  if (tag !== undefined)
    return [document.occurrence(element, notReplaced(tag, `${name} "${cutEnd(text, 100)}"`))]
  const missing = missingValueIn(text)
  const isShownBySerp = name === 'title' || name === 'description'
  if (missing !== undefined && !(isShownBySerp && missing === text))
    return [document.occurrence(element, missingMessage(`The ${name} has`, missing, text))]
  const field = fieldToFillIn(text)
  if (field !== undefined)
    return [document.occurrence(element, notFilledIn(field, `${name} "${cutEnd(text, 100)}"`))]
  if (isSampleText(text) || (!isShownBySerp && isFiller(text)))
    return [document.occurrence(element, quoted(`Placeholder text as ${name}`, text))]
  return []
}

function notReplaced(tag: string, where: string): string {
  return `The template tag ${cutEnd(tag, 60)} was not replaced in ${where}.`
}

function missingMessage(what: string, missing: string, text: string): string {
  return missing === text
    ? `${what} "${missing}" instead of a value.`
    : `${what} "${missing}" instead of a value: "${cutEnd(text, 100)}".`
}

function notFilledIn(field: string, where: string): string {
  return `${field} was not filled in: ${where}.`
}

interface ShownText {
  element: Element
  text: string
}

/** Texts, buttons and alternative texts. */
function shownTextsOf({ document, main, regions }: Examination): ShownText[] {
  const isSeen = (element: Element) => !regions.hidden.has(element)
  return [
    ...main.allBlocks
      .filter(({ kind }) => kind !== 'code')
      .map(({ element, prose }) => ({ element, text: prose })),
    ...document
      .elements('button')
      .filter(isSeen)
      .map(element => ({ element, text: startOfSeenText(element, MAX_CONTROL) })),
    ...document
      .elements('img')
      .filter(isSeen)
      .map(element => ({
        element,
        text: foldSpace((attribute(element, 'alt') ?? '').slice(0, MAX_CONTROL)),
      })),
  ]
}

/** Tags and values that a template or a script did not fill, in texts, buttons and alternative texts. */
function unresolvedIn(page: JudgedPage, examination: Examination): Occurrence[] {
  const { scripts, sent } = page
  const { document } = examination
  // Scripts that were not seen at work may have replaced the tags.
  const readsTags = scripts.state !== 'unseen' && !isWithoutTemplates(page)
  const sentText = isWithoutData(page) ? textOf(sent.document.root) : undefined
  const texts = shownTextsOf(examination)
  const keys = new Set(readsTags ? rawKeysAmong(texts) : [])
  return [
    ...(readsTags ? keysInAttributes(examination) : []),
    ...texts.flatMap(shown => {
      const { element, text } = shown
      if (keys.has(shown)) return document.occurrence(element, `Shows the key of a translation: "${text}".`)
      const found = readsTags ? templateTagIn(text) : undefined
      // Whoever writes about them writes "&lt;%".
      const tag = found?.startsWith('<%') && !sent.document.source.includes('<%') ? undefined : found
      if (tag !== undefined) return document.occurrence(element, notReplaced(tag, `"${cutEnd(text, 100)}"`))
      const missing = missingValueIn(text)
      // A service may let in the pages of production alone, so that a preview shows "NaN" for what did not come.
      if (missing === undefined || sentText?.includes(missing) === false) return []
      return document.occurrence(element, missingMessage('Shows', missing, text))
    }),
  ]
}

/** Attributes whose text is shown under the mouse, or read out. */
const READ_OUT = ['title', 'aria-label']
/** Elements whose attributes are looked at. */
const MAX_NAMED = 2000

/** Keys of translations in what is shown under the mouse or read out. */
function keysInAttributes({ document, regions }: Examination): Occurrence[] {
  return READ_OUT.flatMap(name => {
    const texts = document
      .withAttribute(name)
      .slice(0, MAX_NAMED)
      .filter(element => !regions.hidden.has(element))
      .map(element => ({
        element,
        text: foldSpace((attribute(element, name) ?? '').slice(0, MAX_CONTROL + 1)),
      }))
    return rawKeysAmong(texts).map(({ element, text }) =>
      document.occurrence(element, `${name} is the key of a translation: "${text}".`),
    )
  })
}

/** What somebody else said, or a model of a text for readers to fill in. */
const QUOTES = ['blockquote', 'q', 'samp', 'pre']

/**
 * Brackets that name what is to be written in their place. What somebody said may have had something taken out of it, and
 * those of a letter and of a request to a model of language are for readers to fill in.
 *
 * @param found places that are told already
 */
function fieldsToFillIn(found: readonly Occurrence[], examination: Examination): Occurrence[] {
  const { document } = examination
  const told = new Set(found.map(({ selector }) => selector))
  const texts = shownTextsOf(examination)
  const isForReaders = texts.some(({ text }) => beginsLetter(text))
  return texts.flatMap(({ element, text }) => {
    const field = (isForReaders || isRequest(text) ? undefined : fieldToFillIn(text)) ?? unfilledDetail(text)
    const fault = field === undefined ? sampleDetailIn(text) : `${field} was not filled in`
    if (fault === undefined || QUOTES.some(tag => element.tagName === tag || isInside(element, tag)))
      return []
    const occurrence = document.occurrence(element, quoted(fault, text))
    return told.has(occurrence.selector) ? [] : occurrence
  })
}

/** What a template calls its headings until somebody writes them, as whole texts. */
const STUB =
  /^(?:(?:your |my |section |card |post |news |project |service )?(?:title|heading|headline|subtitle|subheading)|(?:titel|überschrift|zwischenüberschrift|titre|sous-titre|título|subtítulo|titolo|sottotitolo|tytuł|nagłówek|nadpis|otsikko|rubrik|overskrift|заголовок|подзаголовок|підзаголовок|başlık|titlu|subtitlu|τίτλος|заглавие|タイトル|标题|標題|제목))(?: (?:here|hier|ici|aquí|qui|\d{1,2}))?$/i
/** Headings of one text from which on it was not meant: a page about titles has one. */
const MIN_STUBS = 2

/** Headings that several parts of the page have alike, and that only say that they are one; a manual may be about titles. */
function stubsIn({ document, headings }: Examination): Occurrence[] {
  if (document.elements('code', 'pre').length > 0) return []
  const stubs = headings.filter(
    ({ text, isApart }) => !isApart && text.length < MAX_CONTROL && STUB.test(text),
  )
  return stubs.length < MIN_STUBS
    ? []
    : stubs.map(({ element, text }) =>
        document.occurrence(element, quoted('A heading of the template', text)),
      )
}

/**
 * Missing values on a page with code: its content may show what code gives out, in cells and lists without markup, so
 * that only the frame around it and what is there to be operated are judged, for words that no code of the page has.
 */
function missingBeside(code: readonly Element[], examination: Examination): Occurrence[] {
  const { document, regions } = examination
  const framed = shownTextsOf(examination).filter(
    ({ element }) => regions.boilerplate.has(element) || element.tagName === 'button',
  )
  const operated = document
    .elements('a', 'label', 'legend')
    .filter(element => !regions.hidden.has(element) && !regions.boilerplate.has(element))
    .map(element => ({ element, text: startOfSeenText(element, MAX_CONTROL) }))
  const found = [...framed, ...operated].flatMap(({ element, text }) => {
    const missing = missingValueIn(text)
    return missing === undefined ? [] : [{ element, text, missing }]
  })
  if (found.length === 0) return []
  const coded = wholeTextOf(code, document)
  return found.flatMap(({ element, text, missing }) =>
    coded.includes(missing) ? [] : document.occurrence(element, missingMessage('Shows', missing, text)),
  )
}

/** @param elements in document order, some of which may lie in others */
function wholeTextOf(elements: readonly Element[], document: HtmlDocument): string {
  let last: Element | undefined
  const texts = elements.flatMap(element => {
    if (last && document.isBelow(element, last)) return []
    last = element
    return textOf(element)
  })
  return texts.join('\n')
}

/** Characters of a button or an alternative text. */
const MAX_CONTROL = 200

/** Names and addresses of nobody, where those of somebody are to be. */
function samplePeopleIn({ document, main, regions }: Examination, subject: string): Occurrence[] {
  const isContactPage = CONTACT_PAGE.test(new URL(document.url).pathname)
  const people = main.allBlocks.flatMap(({ element, prose, kind }) => {
    if (kind === 'code') return []
    const isSample =
      isSamplePlace(prose) ||
      isTemplateNotice(prose) ||
      (isTemplatePerson(prose) && !isLabel(element)) ||
      (isNobody(prose) &&
        !/\bdoe\b/i.test(subject) &&
        isWithin(element, ABOUT_PEOPLE) &&
        !isWithin(element, MOCKUP)) ||
      (isSampleContact(prose) && isWithin(element, ABOUT_CONTACT) && !isInside(element, 'form')) ||
      (sampleNumberIn(prose) !== undefined &&
        (isContactPage || isWithin(element, ABOUT_CONTACT)) &&
        !LABELS.some(tag => isInside(element, tag)))
    return isSample ? document.occurrence(element, quoted('Sample of a template', prose)) : []
  })
  const hrefs = document
    .elements('a')
    .filter(element => element.sourceCodeLocation && !regions.hidden.has(element))
    .map(element => ({ element, href: attribute(element, 'href') ?? '' }))
    .filter(({ element, href }) => leadsToNobody(href) && !isExample(element, href))
  const sites = linksToSampleSites(document, regions).map(element => ({
    element,
    href: attribute(element, 'href') ?? '',
  }))
  return [
    ...people,
    ...[...hrefs, ...sites].map(({ element, href }) =>
      document.occurrence(
        element,
        `Links to a sample ${/^tel:/i.test(href.trim()) ? 'number' : 'address'}: ${cutEnd(href, 100)}.`,
      ),
    ),
  ]
}

/** Where "First name Last name" says what is to be entered, or what stands in a column. */
const LABELS = ['form', 'table', 'dl', 'fieldset', 'label']
/** What is around a field where no form is, as scripts send it. */
const ABOUT_FIELDS = /(?:^|[\s_-])(?:form|field|input|label)(?:$|[\s_-])/i
const FIELDS: ReadonlySet<string> = new Set(['label', 'input', 'select', 'textarea'])
/** Nodes of an element among which a field is looked for. */
const MAX_NODES_BESIDE_FIELD = 30

function isLabel(element: Element): boolean {
  if (LABELS.some(tag => isInside(element, tag)) || isWithin(element, ABOUT_FIELDS)) return true
  const around = [element, parentOf(element)].flatMap(one =>
    one === undefined ? [] : [...firstNodes(one, MAX_NODES_BESIDE_FIELD)],
  )
  return around.some(node => isElement(node) && FIELDS.has(node.tagName))
}

/** An address that is written out in a text, as manuals have them, and not in the data of a contact. */
function isExample(element: Element, href: string): boolean {
  const text = startOfSeenText(element, MAX_CONTROL)
  return text.includes('@') && href.includes(text) && !isWithin(element, ABOUT_CONTACT)
}

const ABOUT_PEOPLE =
  /testimonial|review|quote|author|byline|team|member|client|customer|blockquote|figcaption|cite/i
/** What shows a program in use: the people in it are nobody on purpose. */
const MOCKUP =
  /(?:^|[\s_-])(?:mock(?:-?ups?)?|dashboard|screenshot|(?:browser|app|phone|device|laptop|window|ui)-?(?:frame|window|screen|preview|mock|shell|body|demo))(?:$|[\s_-])/i
const ABOUT_CONTACT = /contact|kontakt|footer|address|imprint|impressum/i
/** Addresses of pages that say who somebody is and how to reach them. */
const CONTACT_PAGE =
  /\/(?:contact(?:-?us|o|anos|ez-nous|e)?|kontakt[a-z]?|contatt[oi]|contatos?|iletisim|yhteystiedot|kapcsolat|impressum|imprint|mentions-legales|aviso-legal)(?:\.\w{1,5})?\/?$/i
/** Steps up to what says what a name or an address is there for. */
const MAX_STEPS_UP = 8
const MAX_NAMES = 500

function isWithin(element: Element, what: RegExp): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++) {
    const names = `${at.tagName} ${attribute(at, 'class') ?? ''} ${attribute(at, 'id') ?? ''}`
    if (what.test(names.slice(0, MAX_NAMES))) return true
    at = parentOf(at)
  }
  return false
}
