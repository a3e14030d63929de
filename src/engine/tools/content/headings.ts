import type { Regions } from '../../page/text/regions.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../tool-definition.ts'
import { attribute, type Element, type HtmlDocument, isElement, textOf, walk } from '../../visit/document.ts'
import { accessibleName, elementsById } from './accessible-name.ts'
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
export function headingsOf(document: HtmlDocument, { hidden, boilerplate, sectioned }: Regions): Heading[] {
  const headings: Heading[] = []
  const ids = elementsById(document)
  for (const element of document.elements()) {
    const level = levelOf(element)
    if (level === undefined || hidden.has(element)) continue
    const { name, mayComeFromScript } = accessibleName(element, ids)
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

/** Documentation puts a link to the heading itself behind its text, which is not part of it. */
function withoutPermalink(element: Element, name: string): string {
  if (!/[#¶§🔗]$/u.test(name)) return name
  let linked = false
  walk(element, node => {
    if (isElement(node) && node.tagName === 'a' && attribute(node, 'href')?.startsWith('#')) {
      linked ||= /^[#¶§🔗]$/u.test(textOf(node).trim())
    }
  })
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
                  `${lengthOf(text)} characters; up to ${LONG_H1_CHARACTERS} read at a glance`,
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

/** Equal headings under one parent; the same words in different chapters are no fault. */
function judgeDuplicates(document: HtmlDocument, content: readonly Heading[]): Judgement {
  if (content.length < 2) return notApplicable('the content has fewer than two headings')
  const seen = new Map<string, number>()
  const path: string[] = []
  const occurrences = []
  for (const { element, level, text } of content) {
    path.length = Math.min(path.length, level)
    path[level] = text
    if (text === '') continue
    const key = JSON.stringify([level, path])
    const times = (seen.get(key) ?? 0) + 1
    seen.set(key, times)
    if (times > 1)
      occurrences.push(
        document.occurrence(element, `H${level} "${text}", for the ${ordinal(times)} time here`),
      )
  }
  return failWhere(occurrences)
}

function ordinal(number: number): string {
  const ending = { one: 'st', two: 'nd', few: 'rd', other: 'th' } as Record<string, string>
  return `${number}${ending[new Intl.PluralRules('en', { type: 'ordinal' }).select(number)]}`
}

/** Characters as people count them. */
function lengthOf(text: string): number {
  return [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length
}
