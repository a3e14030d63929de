import { cutEnd } from '../../../text/cut.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { isNoindex } from '../../page/page-directives.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { googleDirectives } from './google-directives.ts'
import { leftoverIn } from './leftover-addresses.ts'
import { sampleIn } from './sample-addresses.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/url-structure'

export const urlForm = defineTopic({
  checks: {
    'url-too-long': {
      severity: 'notice',
      title: 'The URL is very long',
      why: 'Search results cut long URLs off, and some programs break them when people send them.',
      fix: 'Shorten the path, or remove query parameters.',
      help: HELP,
      example: 'https://www.example.com/… with 240 characters',
    },
    'url-hard-to-read': {
      severity: 'notice',
      title: 'The path of the URL has spaces',
      why: 'They become %20: people cannot read it, and many programs cut the URL off there when it is shared.',
      fix: 'Use hyphens between words. Redirect the old URL if it was published.',
      help: HELP,
      example: 'https://www.example.com/shop/red%20bike%20large',
    },
    'url-sample': {
      severity: 'notice',
      title: 'The URL is that of a sample page',
      why: 'The page replaced a sample page of the theme or the generator, but kept its URL, which says the wrong thing in search results and shared links.',
      fix: 'Give the page a URL of its own, and redirect the old one if it was published.',
      help: HELP,
      example: 'https://www.example.com/my-first-post/ for "Why the web is a good place to begin"',
    },
    'url-leftover': {
      severity: 'notice',
      title: 'The URL looks like an old copy or a try-out that was published',
      why: 'Search engines and visitors may find it instead of the real page, and get outdated or unfinished content.',
      fix: 'Delete the file, or redirect its URL to the page that replaced it.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
      example: 'https://www.example.com/index_old.html',
    },
    'url-crawl-trap': {
      severity: 'notice',
      title: 'The URL looks like a crawler trap',
      why: 'Empty or repeated folders and many parameters give one page many URLs, and crawlers waste their time on them.',
      fix: 'Correct the relative link or the router that creates such URLs, and use few parameters.',
      help: HELP,
      example: 'https://www.example.com/shop/shop/shop/?a=1&b=2&c=3&d=4&e=5',
    },
  },
  async judge(visit) {
    return { judgements: judgeUrl(await shownPage(visit)) }
  },
})

/** Characters of path and query from which large auditors call a URL too long. */
const URL_MAX_CHARACTERS = 200
const URL_MAX_PARAMETERS = 4
/** The same folder this often in a path is the mark of a crawler trap, as `/a/b/a/b/a/b`. */
const URL_MAX_REPEATED_SEGMENTS = 3

/** Characters from which on a page says something. */
const MIN_TEXT = 300
/** Characters of the title and of a heading that are looked at, and headings. */
const MAX_TITLE = 100
const MAX_HEADINGS = 10

/** Judges path and query; the host of a preview says nothing about production. */
function judgeUrl(
  page: HtmlPage,
): Record<'url-too-long' | 'url-hard-to-read' | 'url-sample' | 'url-leftover' | 'url-crawl-trap', Judgement> {
  const { url, document } = page
  const address = new URL(url)
  // As browsers and results show it: in other scripts than the Latin one each letter is six characters or more as it is sent.
  const length = [...decoded(address.pathname + address.search)].length
  const report = (faults: readonly string[]): Judgement =>
    faults.length === 0 ? pass() : fail({ url, message: faults.join('; ') })
  const titleElement = document.elements('title')[0] ?? document.elements('h1')[0]
  const title = titleElement ? startOfSeenText(titleElement, MAX_TITLE) : ''
  const text = document.body ? startOfSeenText(document.body, MIN_TEXT) : ''
  const leftover = leftoverIn(decoded(address.pathname), title, text.length < MIN_TEXT)
  // The title may be that of the site alone.
  const headings = document.elements('h1', 'h2').slice(0, MAX_HEADINGS)
  const names = [title, ...headings.map(heading => startOfSeenText(heading, MAX_TITLE))]
  const sample = sampleIn(decoded(address.pathname), names)
  return {
    'url-too-long': report(
      length > URL_MAX_CHARACTERS
        ? [`${length} characters without the host (at most ${URL_MAX_CHARACTERS})`]
        : [],
    ),
    'url-hard-to-read': report(
      /\s/.test(decoded(address.pathname)) ? [`"${cutEnd(decoded(address.pathname), 200)}" has spaces`] : [],
    ),
    'url-sample':
      title === ''
        ? notApplicable('the page has no title and no H1 to compare with')
        : report(
            sample === undefined
              ? []
              : [`"${sample}" is the name of a sample; the page is called "${title}"`],
          ),
    'url-leftover': googleDirectives(page).some(isNoindex)
      ? notApplicable('the page is set to noindex')
      : report(
          leftover === undefined ? [] : [`"${leftover}" looks like an old copy of a page, or like a try-out`],
        ),
    'url-crawl-trap': report(structureFaults(address)),
  }
}

function structureFaults({ pathname, searchParams }: URL): string[] {
  const faults: string[] = []
  if (pathname.includes('//')) faults.push('an empty folder (//)')
  const counts = new Map<string, number>()
  for (const segment of pathname.split('/').filter(Boolean)) {
    counts.set(segment, (counts.get(segment) ?? 0) + 1)
  }
  for (const [segment, count] of counts) {
    if (count >= URL_MAX_REPEATED_SEGMENTS) faults.push(`the folder "${segment}" ${count} times`)
  }
  if (searchParams.size > URL_MAX_PARAMETERS) faults.push(`${searchParams.size} query parameters`)
  return faults
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path.replace(/%[0-9a-f]{2}/gi, '')
  }
}
