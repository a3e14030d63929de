import type { Occurrence } from '../../../api/results.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import type { Judgement } from '../../judging/judgement.ts'
import type { Topic } from '../../judging/tool-definition.ts'

/** A start tag as Lighthouse writes it, and one of its attributes. */
const TAG = /^<([a-z][a-z\d-]{0,30})(?=[\s>])/i
const ATTRIBUTE = /\s([^\s=">]{1,100})="([^"]{0,1000})"/g
/** What Lighthouse leaves out, or takes from the browser in place of the source: the file that an image shows, above all. */
const NOT_WRITTEN: ReadonlySet<string> = new Set(['src', 'style', 'title'])

/**
 * A topic whose places quote the source. Lighthouse writes into an image the address of the file that a browser chose for it,
 * with the host that was measured: nobody finds that in the HTML.
 */
export function quotingSource(topic: Topic): Topic {
  return {
    ...topic,
    async judge(visit) {
      const findings = await topic.judge(visit)
      const judgements = Object.entries(findings.judgements)
      if (!judgements.some(([, judgement]) => showsTag(judgement))) return findings
      const { document } = await visit.htmlPage()
      return {
        ...findings,
        judgements: Object.fromEntries(
          judgements.map(([name, judgement]) => [name, withQuotations(judgement, document)]),
        ),
      }
    },
  }
}

function showsTag(judgement: Judgement): boolean {
  return judgement.outcome === 'fail' && judgement.occurrences.some(isTag)
}

function isTag({ snippet, line }: Occurrence): boolean {
  return line === undefined && snippet !== undefined && TAG.test(snippet)
}

function withQuotations(judgement: Judgement, document: HtmlDocument): Judgement {
  if (judgement.outcome !== 'fail') return judgement
  const occurrences = judgement.occurrences.map(place => {
    const element = isTag(place) ? elementOf(place.snippet!, document) : undefined
    if (!element) return place
    const { snippet, line, column } = document.occurrence(element)
    return {
      ...place,
      ...(snippet !== undefined && { snippet }),
      ...(line !== undefined && { line }),
      ...(column !== undefined && { column }),
    }
  })
  return { ...judgement, occurrences }
}

/** The only element of the source that a start tag of Lighthouse can be; undefined where several can, or none. */
function elementOf(tag: string, document: HtmlDocument): Element | undefined {
  const isCut = /…>?$/.test(tag)
  const shown = [...tag.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, unescaped(value!)] as const)
  const named = shown.filter(([name]) => !NOT_WRITTEN.has(name))
  const source = shown.find(([name]) => name === 'src')?.[1]
  const isAlike = (element: Element) =>
    (isCut || element.attrs.filter(({ name }) => !NOT_WRITTEN.has(name)).length === named.length) &&
    named.every(([name, value]) => isShownAs(attribute(element, name), value))
  const alike = document.elements(TAG.exec(tag)![1]!.toLowerCase()).filter(isAlike)
  const ofSource = alike.filter(element => isSource(document, element, source))
  const [only, ...others] = ofSource.length > 0 ? ofSource : alike
  return others.length > 0 ? undefined : only
}

/** Lighthouse cuts long values. */
function isShownAs(value: string | undefined, shown: string): boolean {
  return value !== undefined && (shown.endsWith('…') ? value.startsWith(shown.slice(0, -1)) : value === shown)
}

function isSource(document: HtmlDocument, element: Element, shown: string | undefined): boolean {
  const written = attribute(element, 'src')
  if (shown === undefined || written === undefined) return shown === written
  return isShownAs(written, shown) || isShownAs(document.resolve(written), shown)
}

function unescaped(value: string): string {
  return value
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
