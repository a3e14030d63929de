import { quoted } from '../../../text/quoted.ts'
import { fail, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineRunTopic, type RunPage } from '../../judging/tool-definition.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { isPageKind } from './page-kinds.ts'

/** Whether the titles of a site give it one name. */
export const namesOverPages = defineRunTopic({
  checks: {
    'home-title-other-name': {
      severity: 'notice',
      title: 'The title of the home page lacks the name that the other titles have',
      why: 'Search engines read the name of a site from its home page: from WebSite structured data first, then from og:site_name, headings and the title. Here the title has another name than on the other pages, such as after a change of name.',
      fix: 'Write the same name into all titles, and into og:site_name.',
      help: 'https://developers.google.com/search/docs/appearance/site-names',
      example: '/ has <title>CJP Photos</title>, and the titles of all other pages end with "— Wild & Quiet"',
    },
  },
  judge: pages => ({ 'home-title-other-name': judgeNames(pages) }),
})

/** Pages with one ending of their titles, from which on it is a name, and their part of all that have a title. */
const MIN_PAGES = 3
const MOST = 0.75
/** Characters of a title that are looked at, and of a word and of a name that tell. */
const MAX_TITLE = 300
const MIN_WORD = 3
const MIN_NAME = 5
const SEPARATOR = /\s+[|–—·•»-]\s+/

function judgeNames(pages: readonly RunPage[]): Judgement[] {
  const others = pages.filter(page => !isHomePage(page.url) && titleOf(page) !== undefined)
  const endings = [...Map.groupBy(others, page => lastPart(titleOf(page)!))].filter(
    ([ending]) => ending !== undefined,
  )
  const [name, of] = endings.sort(([, a], [, b]) => b.length - a.length)[0] ?? []
  const isName =
    name !== undefined && of!.length >= MIN_PAGES && of!.length >= MOST * others.length && !isOfOneFolder(of!)
  return pages.map(page => {
    const title = titleOf(page)
    if (!isName || title === undefined || !isHomePage(page.url))
      return notApplicable('the page is not a home page beside others whose titles end with one name')
    if (page.failed('serp/title-default') || sharesWord(title, name) || isInAll(title, of!)) return pass()
    if (page.failed('serp/site-name-conflict'))
      return notApplicable('that the home page has two names is reported separately')
    return fail({
      url: page.url,
      message: `The titles of ${of!.length} other pages end with ${quoted(name)}, and this one is ${quoted(title)}`,
    })
  })
}

/** Whether pages are all in one folder of the site, as a documentation beside it is, which has a name of its own. */
function isOfOneFolder(pages: readonly RunPage[]): boolean {
  const folders = new Set(pages.map(({ url }) => /^\/[^/]+\//.exec(new URL(url).pathname)?.[0]))
  return folders.size === 1 && !folders.has(undefined)
}

function titleOf(page: RunPage): string | undefined {
  const title = page.facts('serp')?.['title']
  return typeof title === 'string' && title !== '' ? title.slice(0, MAX_TITLE) : undefined
}

/** Names of a part of a site, which titles end with as well. */
const PART =
  /^(?:docs|documentation|guides?|tutorials?|archives?|categor(?:y|ies)|tags?|articles?|recipes?|help|support|wiki|dokumentation|archiv|kategorien?)$/i

/** What a template did not fill in, as "[site=name]", is no name. */
const UNFILLED = /[[\]{}<>=%]/

function lastPart(title: string): string | undefined {
  const parts = title.split(SEPARATOR)
  const last = parts.length > 1 ? parts.at(-1)!.trim() : undefined
  return last === undefined || UNFILLED.test(last) || PART.test(last) || isPageKind(last) ? undefined : last
}

/** Whether all of these titles have a part of a title, so that this is the name and what they end with a slogan. */
function isInAll(title: string, pages: readonly RunPage[]): boolean {
  const parts = title.split(SEPARATOR).map(part => part.trim().toLowerCase())
  return parts.some(
    part => part.length >= MIN_NAME && pages.every(page => titleOf(page)!.toLowerCase().includes(part)),
  )
}

/** Whether a title has any word of a name, or they are written as one: "KranzCycles". */
function sharesWord(title: string, name: string): boolean {
  const plain = title.toLowerCase()
  const words = name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = words.filter(word => word.length >= MIN_WORD)
  const joined = plain.replace(/[^\p{L}\p{N}]+/gu, '')
  // Other scripts write a name in letters of their own.
  const isOtherScript = /\p{Script=Latin}/u.test(name) !== /\p{Script=Latin}/u.test(title)
  return (
    isOtherScript ||
    telling.length === 0 ||
    telling.some(word => plain.includes(word)) ||
    joined.includes(words.join(''))
  )
}
