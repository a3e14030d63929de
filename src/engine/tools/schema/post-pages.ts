import {
  attribute,
  type Element,
  foldSpace,
  type HtmlDocument,
  isElement,
  parentOf,
  textOf,
} from '../../formats/html/document.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { foldedPath } from '../../syntax/folded-path.ts'
import { writtenDays } from '../../syntax/written-days.ts'

/** A page that is a post of a blog or of the news, by its address, its date and its text. */
export interface Post {
  heading: Element
  /** The day of the post, as its address or the text at its heading gives it. */
  day: string
  isInAddress: boolean
}

/** A day, or a month, and a name behind it: `/2026/03/01/sheds/`, `/2026-03-01-sheds`, `/20260301-sheds`. */
const DATED = /\/(20\d\d(?:[/-][01]\d(?:[/-][0-3]\d)?|[01]\d[0-3]\d))[/-](?=[^/]{0,200}\p{L})[^/]{3,200}/u
/** Two months, of what goes on from one to the next: `/2026-02_03_course/`. */
const SPAN = /\/20\d\d(?:-[01]\d_|_[01]\d-)[0-3]\d/
/** The folder that posts lie in, and the name of one: `/posts/sheds/`. */
const IN_FOLDER =
  /\/(?:posts?|blogg?s?|blogi|weblog|news|nieuws|nyheter|nyheder|uutiset|neuigkeiten|aktuelles|actualites?|actus|noticias|novidades|notizie|aktualnosci|aktuality|novinky|hirek|stiri|haberler|novosti|tin-tuc|berita|articles?|artikel|artikelen|artikler|artiklar|artigos|articulos|articoli|beitraege|journal|magazin)\/(?=[^/]{0,200}\p{L})[^/]{3,200}(?:\/(?:index\.\w{1,5})?)?$/u
/** Folders of what has a day in its address too, and a type of its own. */
const OTHER_KIND =
  /\/(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recepten|receptek|recepty|przepisy|releases?|changelog|downloads?|docs|api)\//
/** Pages beside the posts that are none. */
const NO_POST =
  /\/(?:archives?|archiv[eo]?|tags?|categor\w{1,5}|kategori\w{1,4}|topics?|themen|authors?|about|search|all|latest|feed|rss|404|author|series|page|year)(?:\.\w{1,5})?(?:\/(?:index\.\w{1,5})?)?$/

/** Characters of paragraphs below the heading from which on they are the text of a post. */
const MIN_TEXT = 400
/** Elements that are looked at for it. */
const MAX_PARAGRAPHS = 400
const MAX_HEADINGS = 200
const MAX_TIMES = 200
/** Steps up from the heading to what holds its date too, and characters of that. */
const MAX_STEPS = 4
const MAX_START = 600
/** Characters around the heading in which a date is its own. */
const MAX_BEHIND = 160
const MAX_BEFORE = 60

/**
 * The post that a page is; undefined where the page may be something else, as a list of posts, whose first heading with a
 * link to another page comes before a text.
 */
export function postOf(document: HtmlDocument, url: string): Post | undefined {
  if (!isPostAddress(url)) return undefined
  const dated = datedPath(url)
  const heading = mainHeading(document, url) ?? titleHeading(document)
  if (!heading || !hasText(document, heading)) return undefined
  const day = dated?.[1] ?? dayBeside(document, heading)
  return day === undefined || (!dated && isInName(day, heading))
    ? undefined
    : { heading, day, isInAddress: dated !== null }
}

/** Whether a heading names the day itself: then it is that of what the page is about, as a meeting, and not of its writing. */
function isInName(day: string, heading: Element): boolean {
  const [beside] = writtenDays(day)
  return writtenDays(startOfSeenText(heading, MAX_START)).some(({ end }) => end === beside?.end)
}

/** Whether an address is one of posts: with a day in it, or in a folder that holds them. */
export function isPostAddress(url: string): boolean {
  const path = foldedPath(url)
  return (datedPath(url) !== null || IN_FOLDER.test(path)) && !NO_POST.test(path) && !OTHER_KIND.test(path)
}

function datedPath(url: string): RegExpExecArray | null {
  return SPAN.test(url) ? null : DATED.exec(foldedPath(url))
}

/** Steps up from a heading to what holds the text of the page. */
const MAX_STEPS_TO_MAIN = 20

/** The H1 of the text; the first may be the name of the site above each page. */
function mainHeading(document: HtmlDocument, url: string): Element | undefined {
  const headings = document.elements('h1').slice(0, MAX_HEADINGS)
  const { pathname } = new URL(url)
  const isOfPage = (heading: Element) => !leadsElsewhere(heading, pathname)
  return headings.find(isInMain) ?? headings.find(isOfPage) ?? headings[0]
}

function isInMain(heading: Element): boolean {
  let at = parentOf(heading)
  for (let step = 0; at && step < MAX_STEPS_TO_MAIN; step++, at = parentOf(at))
    if (at.tagName === 'article' || at.tagName === 'main') return true
  return false
}

/** The H2 with the words of the title, where a template has made no H1. */
function titleHeading(document: HtmlDocument): Element | undefined {
  const title = document.elements('title')[0]
  const words = title && foldSpace(textOf(title).slice(0, MAX_START)).toLowerCase()
  return document
    .elements('h2')
    .slice(0, MAX_HEADINGS)
    .find(heading => {
      const text = startOfSeenText(heading, MAX_START).toLowerCase()
      return text.length > 3 && words?.startsWith(text)
    })
}

/** Whether a text follows the heading before the next one that leads elsewhere. */
function hasText(document: HtmlDocument, heading: Element): boolean {
  const path = new URL(document.url).pathname
  const isBehind = ({ order }: Element) => order! > heading.order!
  const next = document
    .elements('h2', 'h3', 'h4')
    .filter(isBehind)
    .slice(0, MAX_HEADINGS)
    .find(other => leadsElsewhere(other, path))
  const paragraphs = document
    .elements('p')
    .filter(paragraph => isBehind(paragraph) && (!next || paragraph.order! < next.order!))
  let characters = 0
  for (const paragraph of paragraphs.slice(0, MAX_PARAGRAPHS)) {
    characters += startOfSeenText(paragraph, MIN_TEXT).length
    if (characters >= MIN_TEXT) return true
  }
  return false
}

/** Nodes of a heading among which a link is looked for, and steps up from it to one. */
const MAX_HEADING_NODES = 30
const MAX_STEPS_TO_LINK = 2

/** Whether a heading has a link in it, or stands in one, that is no mark of its own place. */
function leadsElsewhere(heading: Element, path: string): boolean {
  const around: Element[] = []
  for (let at = parentOf(heading); at && around.length < MAX_STEPS_TO_LINK; at = parentOf(at)) around.push(at)
  return [...firstNodes(heading, MAX_HEADING_NODES), ...around].some(node => {
    const href = isElement(node) && node.tagName === 'a' ? (attribute(node, 'href')?.trim() ?? '') : ''
    return href !== '' && !href.startsWith('#') && !href.startsWith(`${path}#`)
  })
}

/** The day in the text at the heading, or in a `<time>` that stands in the same part. */
export function dayBeside(document: HtmlDocument, heading: Element): string | undefined {
  const words = startOfSeenText(heading, MAX_START)
  const times = document.elements('time').slice(0, MAX_TIMES)
  let at = parentOf(heading)
  for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = parentOf(at)) {
    const text = startOfSeenText(at, MAX_START)
    const place = text.indexOf(words)
    if (place < 0) continue
    const before = text.slice(Math.max(0, place - MAX_BEFORE), place)
    const behind = text.slice(place + words.length, place + words.length + MAX_BEHIND)
    const [day] = [...writtenDays(behind), ...writtenDays(before)]
    if (day) return day.text
    const around = at
    const time = times.find(element => document.isBelow(element, around))
    const stated = /^20\d\d-[01]\d-[0-3]\d/.exec((time && attribute(time, 'datetime'))?.trim() ?? '')
    if (stated) return stated[0]
  }
  return undefined
}
