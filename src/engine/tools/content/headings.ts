import { attribute, type Element, type HtmlDocument, isElement } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import type { Regions } from '../../page/text/regions.ts'
import { firstNodes, startOfSeenText } from '../../page/text/text-start.ts'
import { type AccessibleNames, MAX_NAME_LENGTH } from './accessible-name.ts'
import { LONG_H1_CHARACTERS } from './thresholds.ts'

export interface Heading {
  element: Element
  /** 1 to 6, or what `aria-level` says. */
  level: number
  /** Text with the alternative texts of images; empty where there is none. */
  text: string
  /** Part of the navigation, a footer or an aside. */
  boilerplate: boolean
  /** Inside an `<article>` or `<section>`. */
  sectioned: boolean
  /** Its text may be filled in by a custom element. */
  mayComeFromScript: boolean
}

/** All shown headings in document order: `h1` to `h6`, and elements with the role. */
export function headingsOf(
  document: HtmlDocument,
  { hidden, boilerplate, sectioned }: Regions,
  names: AccessibleNames,
): Heading[] {
  const headings: Heading[] = []
  for (const element of document.elements()) {
    const level = levelOf(element)
    if (level === undefined || hidden.has(element)) continue
    const { name, mayComeFromScript } = names.nameOf(element)
    headings.push({
      element,
      level,
      text: withoutPermalink(element, name),
      boilerplate: boilerplate.has(element),
      sectioned: sectioned.has(element),
      mayComeFromScript,
    })
  }
  return headings
}

/** Nodes of a heading among which a link to it is looked for. */
const MAX_HEADING_NODES = 500

/** Documentation puts a link to the heading itself behind its text, which is not part of it. */
function withoutPermalink(element: Element, name: string): string {
  if (!/[#¶§🔗]$/u.test(name)) return name
  let linked = false
  for (const node of [element, ...firstNodes(element, MAX_HEADING_NODES)]) {
    if (isElement(node) && node.tagName === 'a' && attribute(node, 'href')?.startsWith('#')) {
      linked ||= /^[#¶§🔗]$/u.test(startOfSeenText(node, 10))
    }
  }
  return linked ? name.replace(/[#¶§🔗]$/u, '').trimEnd() : name
}

function levelOf(element: Element): number | undefined {
  const role = attribute(element, 'role')?.trim().toLowerCase()
  if (role === 'heading') {
    const level = Number(attribute(element, 'aria-level') ?? /^h([1-6])$/.exec(element.tagName)?.[1] ?? 2)
    return Number.isInteger(level) && level > 0 ? level : 2
  }
  if (role) return undefined
  const match = /^h([1-6])$/.exec(element.tagName)
  return match ? Number(match[1]) : undefined
}

export function judgeHeadings(document: HtmlDocument, headings: readonly Heading[]) {
  const h1s = headings.filter(heading => heading.level === 1)
  const content = headings.filter(heading => !heading.boilerplate)
  return {
    ...judgeH1(document, h1s),
    'heading-empty': judgeEmpty(
      document,
      headings.filter(heading => heading.level > 1),
    ),
    'heading-skipped': judgeSkips(document, content),
    'heading-duplicate': judgeDuplicates(document, content),
  }
}

function judgeH1(document: HtmlDocument, h1s: readonly Heading[]) {
  const filled = h1s.filter(heading => heading.text !== '' || heading.mayComeFromScript)
  const empty = h1s.filter(heading => heading.text === '' && !heading.mayComeFromScript)
  const noH1 = notApplicable('the page has no H1 with text')
  return {
    'h1-missing': judgeMissing(document, h1s),
    'h1-empty':
      h1s.length === 0
        ? notApplicable('the page has no H1')
        : failWhere(
            empty.map(({ element }) => document.occurrence(element, 'has no text and no image with one')),
          ),
    'h1-multiple': filled.length === 0 ? noH1 : judgeMultiple(document, filled),
    'h1-too-long':
      filled.length === 0
        ? noH1
        : failWhere(
            filled
              .filter(({ text }) => lengthOf(text) > LONG_H1_CHARACTERS)
              .map(({ element, text }) =>
                document.occurrence(
                  element,
                  `${lengthText(text)}; up to ${LONG_H1_CHARACTERS} read at a glance`,
                ),
              ),
          ),
  }
}

function judgeMissing(document: HtmlDocument, h1s: readonly Heading[]): Judgement {
  if (h1s.some(({ text, mayComeFromScript }) => text !== '' || mayComeFromScript)) return pass()
  if (h1s.length > 0) return notApplicable('the page has an H1, but an empty one')
  const place = document.body
  const message = 'no shown H1 in the document'
  return fail(
    place?.sourceCodeLocation ? document.occurrence(place, message) : { url: document.url, message },
  )
}

/** One H1 per article or section is how HTML 5 was long taught, so only those outside of them are counted. */
function judgeMultiple(document: HtmlDocument, h1s: readonly Heading[]): Judgement {
  const own = h1s.filter(heading => !heading.sectioned)
  const counted = own.length > 1 ? own : []
  return failWhere(
    counted.map(({ element, text }, index) =>
      document.occurrence(element, `H1 ${index + 1} of ${counted.length}: "${text}"`),
    ),
  )
}

function judgeEmpty(document: HtmlDocument, headings: readonly Heading[]): Judgement {
  if (headings.length === 0) return notApplicable('the page has no headings below H1')
  return failWhere(
    headings
      .filter(heading => heading.text === '' && !heading.mayComeFromScript)
      .map(({ element, level }) =>
        document.occurrence(element, `this H${level} has no text and no image with one`),
      ),
  )
}

/**
 * Ranks may fall back by any number of levels but rise by one only; the fixed parts of a page keep ranks of their own.
 *
 * @see https://www.w3.org/WAI/tutorials/page-structure/headings/#heading-ranks
 */
function judgeSkips(document: HtmlDocument, content: readonly Heading[]): Judgement {
  if (content.length < 2) return notApplicable('the content has fewer than two headings')
  return failWhere(
    content.flatMap((heading, index) => {
      const before = content[index - 1]
      if (!before || heading.level <= before.level + 1) return []
      return document.occurrence(
        heading.element,
        `H${heading.level} "${heading.text}" follows H${before.level} "${before.text}"`,
      )
    }),
  )
}

/** A heading as a place in the outline; equal headings under one parent are one place. */
interface OutlinePlace {
  level: number
  times: number
  above: OutlinePlace | undefined
  below: Map<string, OutlinePlace>
}

function outlinePlace(level: number, above?: OutlinePlace): OutlinePlace {
  return { level, times: 0, above, below: new Map() }
}

/** Equal headings under one parent; the same words in different chapters are no fault. */
function judgeDuplicates(document: HtmlDocument, content: readonly Heading[]): Judgement {
  if (content.length < 2) return notApplicable('the content has fewer than two headings')
  const occurrences = []
  let at = outlinePlace(0)
  for (const { element, level, text } of content) {
    while (at.above && at.level >= level) at = at.above
    const key = `${level} ${text}`
    const place: OutlinePlace = at.below.get(key) ?? outlinePlace(level, at)
    at.below.set(key, place)
    at = place
    if (text !== '' && ++place.times > 1)
      occurrences.push(
        document.occurrence(element, `H${level} "${text}", for the ${ordinal(place.times)} time here`),
      )
  }
  return failWhere(occurrences)
}

const ORDINALS = new Intl.PluralRules('en', { type: 'ordinal' })
const ENDINGS = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>

function ordinal(number: number): string {
  return `${number}${ENDINGS[ORDINALS.select(number)]}`
}

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as people count them. */
function lengthOf(text: string): number {
  return [...CHARACTERS.segment(text)].length
}

function lengthText(text: string): string {
  return text.length >= MAX_NAME_LENGTH
    ? `more than ${MAX_NAME_LENGTH - 1} characters`
    : `${lengthOf(text)} characters`
}
