import type { Occurrence } from '../../../../api/results.ts'
import { cutEnd } from '../../../../text/cut.ts'
import { attribute, type HtmlDocument, isInside } from '../../../formats/html/document.ts'
import { type HeaderMap, header } from '../../../network/exchange.ts'
import type { Preview } from '../../../syntax/preview.ts'
import type { AnyResult, ObservatoryTest, ResultOf } from './outcomes.ts'

/** A `Set-Cookie` header and the URL whose answer held it. */
export interface SetCookie {
  url: string
  value: string
}

/** What the tests judge. */
export interface ObservatoryScan {
  /** The page, after redirects. */
  url: string
  headers: HeaderMap
  /** undefined where the page is not HTML. */
  document?: HtmlDocument
  /** Set where the page is on a preview. */
  preview?: Preview
  /** Of every answer on the way to the page, and of robots.txt. */
  cookies: readonly SetCookie[]
  /** The answer over HTTPS. */
  https: { headers: HeaderMap; url: string } | 'invalid-certificate' | 'none'
  /** URLs from the one over HTTP to the last one; `none` where nothing answers. */
  httpRoute: readonly string[] | 'invalid-certificate' | 'none'
  /** The answer to a request from another origin. */
  crossOrigin: { origin: string; headers: HeaderMap }
}

/** What one test found. */
export interface TestFinding<Test extends ObservatoryTest> {
  result: ResultOf<Test>
  /** Where it went wrong. */
  places: readonly Occurrence[]
  /** Why it is no fault of the site, though it costs points. */
  tolerated?: string
}

/** What any test found. */
export interface AnyFinding {
  result: AnyResult
  places: readonly Occurrence[]
  tolerated?: string
}

/** The page with a header as the snippet, for a finding about that header. */
export function headerOccurrence(
  scan: { url: string; headers: HeaderMap },
  name: string,
  message: string,
): Occurrence {
  const value = header(scan, name)
  return value === undefined
    ? { url: scan.url, message }
    : { url: scan.url, message, snippet: snippetOf(name, value) }
}

const SNIPPET_LENGTH = 300

function snippetOf(name: string, value: string): string {
  return cutEnd(`${name}: ${value}`, SNIPPET_LENGTH)
}

/** Values of a header, each on its own also where one line holds several: commas part them. */
export function listValues(response: { headers: HeaderMap }, name: string): string[] {
  return (response.headers.get(name) ?? []).flatMap(value => value.split(',')).map(value => value.trim())
}

/** `<meta http-equiv="Content-Security-Policy">` of the head: elsewhere it has no effect. */
export function metaPolicies(document: HtmlDocument | undefined): { value: string; place: Occurrence }[] {
  return (document?.elements('meta') ?? [])
    .filter(meta => attribute(meta, 'http-equiv')?.trim().toLowerCase() === 'content-security-policy')
    .filter(meta => isInside(meta, 'head'))
    .map(meta => ({ value: attribute(meta, 'content') ?? '', place: document!.occurrence(meta) }))
    .filter(({ value }) => value !== '')
}
