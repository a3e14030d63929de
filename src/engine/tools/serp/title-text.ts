import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import {
  failWhere,
  type Judgement,
  type Judgements,
  notApplicable,
  sameForAll,
} from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { isGreeting } from '../../page/greetings.ts'
import { isNameOfHomePage } from '../../page/home-page-names.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { addressInSite, isSiteHome } from '../../page/site-home.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isHomeOfLanguage } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { isArchive, isFurtherPage } from '../../syntax/list-addresses.ts'
import { productionOrigins } from '../../syntax/preview.ts'
import { callsItself, isBrandOnly, isLastPart, NAME_SEPARATOR } from './brand-only.ts'
import { draftPart, isDefaultTitle, mayBeSubject, unfilledTag } from './default-texts.ts'
import type { MetaTexts } from './meta-texts.ts'
import { titleOf } from './metadata.ts'
import { declaredLanguage, onlyName } from './only-name.ts'
import { isPageKind } from './page-kinds.ts'
import { TITLE_DESKTOP_PX, TITLE_FONT_PX } from './result-widths.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { allSiteNames } from './site-names.ts'
import { textWidth } from './text-width.ts'
import { greetingBeforePart, looseSeparator, partsOf, squashed } from './title-parts.ts'

const HELP = 'https://developers.google.com/search/docs/appearance/title-link'

const checks = {
  'title-too-long': {
    severity: 'notice',
    title: 'The title is too wide for a search result',
    why: 'Google cuts off what does not fit, and rewrites long titles more often.',
    fix: 'Put what matters first, and shorten the rest.',
    help: HELP,
    example: '<title> of 95 characters, about 870 pixels wide',
  },
  'title-too-short': {
    severity: 'notice',
    title: 'The title is very short, or fits any site',
    why: 'One or two words seldom tell people or search engines what the page offers.',
    fix: 'Describe the page in a few more words, and end with the name of the site.',
    help: HELP,
    example: '<title>Bike</title>',
  },
  'title-default': {
    severity: 'warning',
    title: 'The title is a default text, or a part of it was not filled in',
    why: 'A text from a tool or a template says nothing about the page, and Google replaces vague titles.',
    fix: 'Write a title for this page.',
    help: HELP,
    example: '<title>Untitled document</title>',
  },
  'title-draft': {
    severity: 'warning',
    title: 'The title says that the page is a draft',
    why: 'Search results show the title with this note, and people think that the site is unfinished.',
    fix: 'Remove the note from the title, and look for it in the rest of the page.',
    help: HELP,
    example: '<title>Kranz Cycles | Concept 01</title>',
  },
  'title-all-caps': {
    severity: 'notice',
    title: 'The title is all in capitals',
    why: 'Capital letters are wider and harder to read, and may look like spam in search results.',
    fix: 'Write the title in normal case.',
    help: HELP,
    example: '<title>RED BIKES FOR THE WHOLE FAMILY</title>',
  },
  'title-repeats-words': {
    severity: 'warning',
    title: 'The title repeats a word too often',
    why: 'Google calls this keyword stuffing. The result may look like spam to search engines and people.',
    fix: 'Use each word once, in a phrase that describes the page.',
    help: HELP,
    example: '<title>Bikes, red bikes, cheap bikes, best bikes</title>',
  },
  'title-repeats-part': {
    severity: 'notice',
    title: 'The title has the same part twice',
    why: 'Usually a template adds the name of the site to a title that already has it. The repetition takes the room of words that say something.',
    fix: 'Remove one of the two, or the name from the template.',
    help: HELP,
    example: '<title>Red bike | Kranz Cycles | Kranz Cycles</title>',
  },
  'title-part-empty': {
    severity: 'notice',
    title: 'The title begins or ends with a separator',
    why: 'A template puts a separator between two texts, and one of them is empty. Usually the part that says what the page is about is missing.',
    fix: 'Fill the empty part, or leave the separator out where it is empty.',
    help: HELP,
    example: '<title>Kranz Cycles - </title>',
  },
  'title-home-word': {
    severity: 'notice',
    title: 'The title of the home page says only that it is the home page',
    why: 'Nobody searches for such a word, and the most important title of the site says nothing about it.',
    fix: 'Replace the word with what the site offers and where, such as "Cargo bikes in Berlin | Kranz Cycles".',
    help: `${HELP}#page-titles`,
    example: '<title>Home | Kranz Cycles</title>',
  },
  'title-brand-only': {
    severity: 'warning',
    title: 'The title is only the name of the site',
    why: 'People cannot tell pages with the same title apart in search results.',
    fix: 'Start the title with what this page is about, then the name of the site.',
    help: HELP,
    example: '<title>Kranz Cycles</title> on the page of a product',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the title says what the page is about, as wide as a result shows it. */
export const titleText = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, judgeText(read)) }
  },
})

/** Up to here a title is within the error of its estimated width: other fonts, kerning and screens. */
const TITLE_MAX_PX = TITLE_DESKTOP_PX * 1.05
/** Below it a title says little: about ten Latin letters, or five Chinese characters. */
const TITLE_MIN_PX = 100

/** The folder of the papers of a group of scientists, with one of them. */
const PAPER = /\/(?:publications?|papers?|preprints?)\/[^/]{3,}/i

/** Whether a page is that of a scientific paper: its title is not the site's to choose. */
function isPaper(document: HtmlDocument): boolean {
  if (PAPER.test(new URL(document.url).pathname)) return true
  return document
    .elements('meta')
    .some(meta => attribute(meta, 'name')?.trim().toLowerCase() === 'citation_title')
}

function judgeText({ page, meta, metadata, siteNames }: SerpPage): Judgements<keyof typeof checks> {
  const { document } = page
  const title = titleOf(metadata)
  const element = metadata.titles.head[0]
  if (title === undefined || !element) {
    return sameForAll(checks, notApplicable('there is no text in a <title> in <head>'))
  }
  const px = textWidth(title, TITLE_FONT_PX)
  const size = `${[...title].length} characters, about ${px} px`
  const when = (failed: boolean, message: string) =>
    failWhere(failed ? [document.occurrence(element, message)] : [])
  const names = allSiteNames(siteNames)
  const isHome = isSiteHome(page)
  const headlines = headlinesOf(document)
  const isSubject = !isHome && mayBeSubject(title) && headlines.includes(title.toLowerCase())
  const isDefault = isDefaultTitle(title) && !isSubject
  const unfilled = unfilledTag(title)
  const draft = draftPart(title)
  // "Draft 7" of a standard and "Concept 3" of a course are what their pages are about, as their headlines say.
  const isDraft = draft !== undefined && !headlines.some(text => text.includes(draft.toLowerCase()))
  const isHomeInLanguage = isHomeOfLanguage(addressInSite(page), declaredLanguage(document))
  const brandOnly = isBrandOnly(title, page, siteNames)
  const isReported = brandOnly || (isHome && onlyName(page, metadata, siteNames) !== undefined)
  const stuffed = stuffedWord(title)
  const twice = repeatedPart(title, names, page, isHome || isHomeInLanguage)
  const loose = looseSeparator(title)
  const isSite = (part: string) => names.some(name => name.toLowerCase() === part.toLowerCase())
  const homeWord =
    partsOf(title).find(
      part =>
        isNameOfHomePage(part) ||
        ((isGreeting(part) || START.test(part) || (INDEX.test(part) && part !== title)) && !isSite(part)),
    ) ?? greetingBeforePart(title)
  return {
    'title-too-long': isPaper(document)
      ? notApplicable('the title is that of a paper, which nobody shortens')
      : when(
          px > TITLE_MAX_PX &&
            textWidth(withoutBrand(title, names, hostsOf(page)), TITLE_FONT_PX) > TITLE_MAX_PX,
          `${size} (a desktop result shows about ${TITLE_DESKTOP_PX} px, notice above ${TITLE_MAX_PX} px)`,
        ),
    'title-too-short':
      isDefault || isReported
        ? notApplicable('the title says nothing about the page, which is reported separately')
        : isForUsers(page.url)
          ? notApplicable('a login or the like needs no more than its name')
          : !isHome && isPageKind(title)
            ? when(true, `"${title}" may be a page of any site: it names neither the site nor its subject.`)
            : when(px < TITLE_MIN_PX, `"${title}": only ${size} (notice below ${TITLE_MIN_PX} px)`),
    'title-default': when(
      isDefault || unfilled !== undefined,
      isDefault ? `The title is "${title}".` : `${unfilled} was not replaced in the title: "${title}"`,
    ),
    'title-draft': when(isDraft, `The title says "${draft}": "${title}"`),
    'title-all-caps': when(isAllCaps(title), `The title is "${title}".`),
    'title-repeats-words': when(
      stuffed !== undefined,
      `"${stuffed?.word}" ${stuffed?.count} times in "${title}"`,
    ),
    'title-repeats-part': when(twice !== undefined, `"${twice}" is in "${title}" twice`),
    'title-part-empty': isDefault
      ? notApplicable('the title says nothing at all, which is reported separately')
      : loose === undefined
        ? judgeCardTitle(meta)
        : when(true, `"${title}" ${loose}`),
    'title-home-word': !(isHome || isHomeInLanguage)
      ? notApplicable('the page is not the home page')
      : isDefault
        ? notApplicable('the title says nothing at all, which is reported separately')
        : when(homeWord !== undefined, `The title says "${homeWord}": "${title}"`),
    'title-brand-only':
      isHome || isHomeInLanguage
        ? notApplicable('the title of the home page is judged by itself')
        : isFurtherPage(document.url)
          ? notApplicable('a further page of a list has the title of its first one')
          : names.length === 0
            ? notApplicable('the page does not say the name of its site')
            : when(brandOnly, `The title is only "${title}".`),
  }
}

/** What German, Dutch and Nordic sites call their home page; elsewhere it is a word as any other. */
const START = /^[Ss]tart$/
/** The name of the file, which some generators put behind the name of the site. */
const INDEX = /^index(?:\.html?)?$/i

/** Headings in which words of the title are looked for, and characters of each. */
const MAX_HEADINGS = 5
const MAX_HEADING = 200

/** The first headings of a page, in lower case. */
function headlinesOf(document: HtmlDocument): string[] {
  return document
    .elements('h1', 'h2')
    .slice(0, MAX_HEADINGS)
    .map(heading => startOfSeenText(heading, MAX_HEADING).trim().toLowerCase())
}

/** Pixels and words of a name of a site that the page itself does not say; more are a part of the title. */
const MAX_BRAND_PX = 200
const MAX_BRAND_WORDS = 4

/**
 * A title without the name of its site at the end, which may be cut off: the result shows the name above it anyway.
 * Where the page does not say the name, a few words behind the last bar, dot or wide colon are taken for it,
 * and behind any separator what the host is called: "Kranz Cycles" of kranzcycles.com.
 */
function withoutBrand(title: string, siteNames: readonly string[], hosts: readonly string[]): string {
  const last = [...title.matchAll(NAME_SEPARATOR)].at(-1)
  if (!last) return title
  const end = title.slice(last.index + last[0].length).trim()
  const isBrand =
    isNameOfHost(end, hosts) ||
    (siteNames.length > 0
      ? siteNames.some(name => startsWith(name, end) || startsWith(end, name))
      : /[|｜·•：]/u.test(last[0]) &&
        wordsOf(end).length <= MAX_BRAND_WORDS &&
        textWidth(end, TITLE_FONT_PX) <= MAX_BRAND_PX)
  return isBrand ? title.slice(0, last.index).trimEnd() : title
}

/** Hosts of the page and of the site's production. */
function hostsOf({ url, preview }: SerpPage['page']): string[] {
  return [url, ...productionOrigins(preview)].map(address => new URL(address).hostname)
}

/** Letters of a name of a site that a part of a host name is looked for by: fewer are in many hosts by chance. */
const MIN_HOST_NAME = 4

function isNameOfHost(text: string, hosts: readonly string[]): boolean {
  const name = squashed(text)
  return (
    name.length >= MIN_HOST_NAME &&
    hosts.some(host => host.split('.').some(label => label.replaceAll('-', '') === name))
  )
}

/** Whether a text begins with another one, be it in other letters: "Kranz Cycles" with "kranz". */
function startsWith(text: string, start: string): boolean {
  return start !== '' && text.toLowerCase().startsWith(start.toLowerCase())
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}_]+/gu) ?? []
}

/** An all-caps title needs this many letters and words before it counts: acronyms are not shouting. */
const ALL_CAPS_MIN_LETTERS = 15
const ALL_CAPS_MIN_WORDS = 3
/** Share of the letters that has to be in a writing with two cases: a Japanese title may name an event in capitals. */
const ALL_CAPS_MIN_SHARE = 0.8

function isAllCaps(title: string): boolean {
  if (/\p{Ll}/u.test(title)) return false
  const withoutCase = (title.match(/\p{Lo}/gu) ?? []).length
  const capitals = (title.match(/\p{Lu}/gu) ?? []).length
  if (capitals < ALL_CAPS_MIN_SHARE * (capitals + withoutCase)) return false
  const words = wordsOf(title).filter(word => (word.match(/\p{Lu}/gu) ?? []).length > 1)
  const letters = words.join('').match(/\p{Lu}/gu) ?? []
  return words.length >= ALL_CAPS_MIN_WORDS && letters.length >= ALL_CAPS_MIN_LETTERS
}

/** A word of at least this many letters, this often, making up this share of a title, is keyword stuffing. */
const STUFFED_WORD_MIN_LETTERS = 4
const STUFFED_WORD_MIN_COUNT = 4
const STUFFED_WORD_MIN_SHARE = 1 / 3

function stuffedWord(title: string): { word: string; count: number } | undefined {
  const words = wordsOf(title.toLowerCase())
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const [word, count] of counts) {
    const often = count >= STUFFED_WORD_MIN_COUNT && count >= words.length * STUFFED_WORD_MIN_SHARE
    if (often && word.length >= STUFFED_WORD_MIN_LETTERS) return { word, count }
  }
  return undefined
}

/**
 * A part between separators that is there twice; undefined where none is, or the only two are equal and may be a name
 * of that kind, as of a band and its album, unless it is the name of the site, or the page its home page.
 */
function repeatedPart(
  title: string,
  names: readonly string[],
  page: JudgedPage,
  isHome: boolean,
): string | undefined {
  const { document } = page
  const parts = partsOf(title)
  const host = new URL(document.url).hostname
  const seen = new Set<string>()
  for (const part of parts) {
    const key = squashed(part)
    if (seen.has(key)) {
      const isName = names.some(name => squashed(name) === key) || host.replace(/[^a-z\d]/g, '').includes(key)
      if (isHome || isName || callsItself(key, page)) return part
      // A word of the tagline is also a tag, whose page is called so.
      const isTag =
        isArchive(document.url) && isLastPart(parts[0]!, document.url) && squashed(parts[0]!) === key
      return parts.length > 2 && !isTag ? part : undefined
    }
    seen.add(key)
  }
  return undefined
}

/** The same of the title that networks show, which a template may fill by itself. */
function judgeCardTitle(meta: MetaTexts): Judgement {
  const card = meta.first('og:title')
  const loose = card === undefined ? undefined : looseSeparator(card.text)
  return failWhere(card && loose !== undefined ? [card.at(`"${card.text}" in og:title ${loose}`)] : [])
}
