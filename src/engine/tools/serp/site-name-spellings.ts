import { attribute, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { folded } from '../../syntax/folded-path.ts'
import { bareHost } from '../../syntax/preview.ts'
import { TITLE_SEPARATORS } from '../../syntax/title-separators.ts'
import { logoName } from './logo-name.ts'
import { titleOf } from './metadata.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { allSiteNames } from './site-names.ts'

/** Whether the home page spells the name of its site, as its data, footer, logo or domain give it, in one way. */
export const siteNameSpellings = defineTopic({
  checks: {
    'site-name-spelled-twice': {
      severity: 'notice',
      title: 'The home page spells the name of the site in two ways',
      why: 'Google takes the name of a site from the title, the headings and the data of its home page, and asks for one name everywhere. Maps and directories take two spellings for two businesses.',
      fix: 'Choose one spelling, and use it in title, headings, footer and data. If a space is missing between two elements of a heading, add it.',
      help: 'https://developers.google.com/search/docs/appearance/site-names',
      example: '<title>Hill-View Hotel</title>, and a footer that says "© 2026 Hillview Hotel"',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, { 'site-name-spelled-twice': judgeSpellings(read) }) }
  },
})

/** The name behind the sign and the year of a footer. */
const COPYRIGHT =
  /(?:©|\(c\)|copyright)\s*(?:\d{4}(?:\s?[-–]\s?\d{2,4})?)?,?\s*(?:by\s)?([^.|©,\n]{5,60}?)(?=\s*(?:[.|,–—]|all rights|$))/iu
/** What follows the letters of a domain. */
const REST_OF_DOMAIN = /^\.\p{Ll}/u
/** Letters of a name: of shorter ones two spellings may be two words. */
const MIN_LETTERS = 8
const MAX_NAME = 60
const MAX_TEXTS = 40
const MAX_FOOTER = 2000

interface Named {
  name: string
  where: string
  /** Whether several elements make it up. */
  isOfElements?: boolean
}

function judgeSpellings({ page, metadata, siteNames }: SerpPage): Judgement {
  const { document } = page
  if (!isHomePage(page.url)) return notApplicable('the name of a site is taken from its home page')
  const title = titleOf(metadata)
  const ofFooter = footerNames(document)
  const sure = new Set(
    [
      ...allSiteNames(siteNames),
      ...ofFooter.map(({ name }) => name),
      logoName(document, title, page.preview) ?? '',
    ].map(lettersOf),
  )
  const domain = lettersOf(bareHost(new URL(page.preview?.origin ?? page.url).host))
  const names: Named[] = [
    ...partsOf(title ?? '').map(name => ({ name, where: 'the title' })),
    ...siteNames.structured.map(name => ({ name, where: 'WebSite data' })),
    ...(siteNames.openGraph === undefined ? [] : [{ name: siteNames.openGraph, where: 'og:site_name' }]),
    ...document
      .elements('h1', 'h2', 'h3')
      .slice(0, MAX_TEXTS)
      .flatMap(heading => {
        const where = `the heading <${heading.tagName}>`
        const isOfElements = heading.childNodes.some(isElement)
        return partsOf(startOfSeenText(heading, MAX_NAME + 1)).map(name => ({ name, where, isOfElements }))
      }),
    ...ofFooter,
  ]
  const seen = new Map<string, Named>()
  const mistyped = mistypedName(
    names.filter(({ where }) => !where.startsWith('the heading')),
    siteNames,
  )
  let known = 0
  for (const named of names) {
    const spelling = named.name.trim()
    const key = lettersOf(spelling)
    if (spelling.length > MAX_NAME || key.length < MIN_LETTERS || /\.\p{L}/u.test(spelling)) continue
    known++
    // A title and headings have other words as well, as of a "front-end developer" who is a "frontend developer" below.
    if (!sure.has(key) && !domain.includes(key)) continue
    const first = seen.get(key)
    if (first === undefined) seen.set(key, { ...named, name: spelling })
    else if (differsInWords(first.name, spelling))
      return fail({
        url: page.url,
        message: `${capitalized(first.where)} says "${first.name}", ${named.where} says "${spelling}".${lostSpace(first, { ...named, name: spelling })}`,
      })
  }
  if (mistyped) {
    const [one, other] = mistyped
    return fail({
      url: page.url,
      message: `${capitalized(one.where)} says "${one.name}", ${other.where} says "${other.name}".`,
    })
  }
  return known < 2 ? notApplicable('the page does not name its site twice') : pass()
}

/** A name that the data gives to the site, and one that has a letter more or less in one of its words. */
function mistypedName(
  names: readonly Named[],
  { structured, openGraph, alternate }: SerpPage['siteNames'],
): [Named, Named] | undefined {
  const stated = new Set([...structured, openGraph ?? ''])
  const others = new Set(alternate.map(lettersOf))
  const known = names
    .filter(({ name }) => name.length <= MAX_NAME && lettersOf(name).length >= MIN_LETTERS)
    .slice(0, MAX_TEXTS)
  for (const one of known) {
    if (!stated.has(one.name)) continue
    const other = known.find(
      ({ name, where }) =>
        where !== one.where &&
        !others.has(lettersOf(name)) &&
        hasOneLetterMore(wordsOf(one.name), wordsOf(name)),
    )
    if (other) return [other, one]
  }
  return undefined
}

/** Whether two names of the same number of words, two at least, have one letter of difference, by which one is longer. */
function hasOneLetterMore(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  const words = short.split(' ').length
  if (long.length !== short.length + 1 || words < 2 || words !== long.split(' ').length) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return /\p{L}/u.test(long[at]!) && short.slice(at) === long.slice(at + 1)
}

/** Where the only difference is a blank that one of the names lacks between two elements, which a line break may hide. */
function lostSpace(one: Named, other: Named): string {
  for (const [joined, apart] of [
    [one, other],
    [other, one],
  ] as const) {
    if (!joined.isOfElements || joined.name.replace(/\s+/g, '') !== apart.name.replace(/\s+/g, '')) continue
    const words = apart.name.split(/\s+/)
    const at = words.findIndex((word, place) => joined.name.includes(`${word}${words[place + 1]}`))
    if (at >= 0)
      return ` ${capitalized(joined.where)} lacks a space between "${words[at]}" and "${words[at + 1]}".`
  }
  return ''
}

function partsOf(text: string): string[] {
  const start = text.slice(0, MAX_TEXTS * MAX_NAME)
  return [...new Set([start, ...start.split(TITLE_SEPARATORS)])].slice(0, MAX_TEXTS)
}

function footerNames(document: HtmlDocument): Named[] {
  const texts = document
    .elements('footer', 'div', 'p')
    .slice(-MAX_TEXTS)
    .map(element => startOfSeenText(element, MAX_FOOTER))
  const logos = document
    .elements('img')
    .slice(0, MAX_TEXTS)
    .flatMap(image => {
      const alt = (attribute(image, 'alt') ?? '').slice(0, MAX_NAME)
      return /\blogo\b/i.test(alt)
        ? [{ name: alt.replace(/\s*\blogo\b\s*/i, ' '), where: 'the alt of the logo' }]
        : []
    })
  const rights = texts.flatMap(text => {
    const match = COPYRIGHT.exec(text)
    const name = match?.[1]
    if (name === undefined || REST_OF_DOMAIN.test(text.slice(match!.index + match![0].length))) return []
    return [{ name, where: 'the copyright notice' }]
  })
  return [...logos, ...rights]
}

/** Without the marks of letters, which domains do not have, and which are left out by mistake. */
function lettersOf(name: string): string {
  return folded(name).replace(/[^\p{L}\p{N}]+/gu, '')
}

/**
 * Whether two spellings of the same letters part them into words otherwise, or one lacks the marks of letters; case, and
 * signs around words, are style, and so is to leave out the marks of capitals, as French does.
 */
function differsInWords(one: string, other: string): boolean {
  if (isStyled(one) || isStyled(other)) return false
  const spelled = [one, other].some(name => !/\p{Ll}/u.test(name)) ? withoutMarks : withoutDots
  return wordsOf(spelled(one)) !== wordsOf(spelled(other))
}

function withoutMarks(name: string): string {
  return name.split(/\s+/).map(folded).join(' ')
}

/** Russian writes the dots of "ё" at will. */
function withoutDots(name: string): string {
  return name.toLowerCase().normalize().replaceAll('ё', 'е')
}

/** Writing systems that need no blanks: whether one stands there is a matter of taste. */
const WITHOUT_BLANKS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u

/** Whether a name is written as the handle of an account, or in a way that has no blanks. */
function isStyled(name: string): boolean {
  return WITHOUT_BLANKS.test(name) || /^(?:[^\s\p{Lu}]+|[^\s\p{Ll}]+)$/u.test(name)
}

function wordsOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Mn}\s-]+/gu, '')
    .split(/\s+/)
    .filter(word => /[\p{L}\p{N}]/u.test(word))
    .join(' ')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
