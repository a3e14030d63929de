import type { JsonObject } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { foldSpace, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { judgeScripts, renderingFacts } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { withoutFragment } from '../../network/redirect-target.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { titlesOf } from '../../page/text/regions.ts'
import {
  addsBesideText,
  dependsOnScripts,
  hasOtherLanguage,
  seenScriptedText,
} from '../../page/text/scripted-text.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { AccessibleNames } from './accessible-name.ts'
import type { Examination } from './examination.ts'
import { examinedPage } from './examined-page.ts'
import { isPage, type Link } from './links.ts'
import { type WrittenElement, writtenElements } from './scripted-elements.ts'
import { emptyPartAround } from './scripted-parts.ts'

/** Links within the site that the document as sent lacks, from which on its way into the site depends on scripts. */
const SCRIPTED_LINKS = 3
/** Share of all links within the site that those are. */
const SCRIPTED_LINK_SHARE = 0.5

const RENDERING =
  'https://developers.google.com/search/docs/crawling-indexing/javascript/javascript-seo-basics'

/** What of the content appears only after scripts. */
export const scriptedContent = defineTopic({
  checks: {
    'text-needs-scripts': {
      severity: 'warning',
      title: 'The text of the page needs JavaScript',
      why: 'Google renders pages later and not always. Search engines that do not run scripts do not find this text.',
      fix: 'Send the text in the HTML: render on the server or at build time.',
      help: RENDERING,
      example: '<body><div id="root"></div><script src="/app.js"></script></body>',
    },
    'much-text-needs-scripts': {
      severity: 'warning',
      title: 'Much of the text needs JavaScript',
      why: 'Google renders pages later and not always. Search engines that do not run scripts find only the rest of the text.',
      fix: 'Send this part of the text in the HTML too: write it when the site is built, or send it from the server.',
      help: RENDERING,
      example: '<div id="courses"></div>, which a script fills with most of what the page says',
    },
    'h1-needs-scripts': {
      severity: 'notice',
      title: 'Scripts set or replace the H1 of the page',
      why: 'Search engines that do not run scripts find another H1 than visitors see, or none.',
      fix: 'Send in the HTML the H1 that visitors see.',
      help: RENDERING,
      example: '<h1></h1><script>document.querySelector("h1").textContent = "Red bike"</script>',
    },
    'links-need-scripts': {
      severity: 'notice',
      title: 'Most links to other pages of the site need JavaScript',
      why: 'Pages that are linked only from here are found late, and by fewer search engines.',
      fix: 'Send the links of the navigation and of lists in the HTML.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<nav id="menu"></nav>, which a script fills',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, examination } = await examinedPage(visit)
    const judgements = judgeScriptedContent(page, examination)
    const isWithoutLinks =
      !examination.links.some(({ internal }) => internal) && !hasOwnLinkForNoScripts(page.sent.document)
    if (isWithoutLinks && !asksNotToBeIndexed(page.document)) {
      const tags = ['header', 'nav', 'div']
      const [navigation] = await writtenElements(visit, page.sent.document, tags, NAVIGATION, LINK)
      if (navigation) judgements['links-need-scripts'] = judgeNavigation(page, navigation)
    }
    return {
      judgements,
      facts: {
        contentNeedsScripts:
          page.unfilled !== undefined ||
          judgements['text-needs-scripts'].outcome === 'fail' ||
          judgements['much-text-needs-scripts'].outcome === 'fail',
        rendered: { ...renderingFacts(page), ...scriptedContentFacts(page, examination) },
      },
    }
  },
})

type ScriptCheck =
  | 'text-needs-scripts'
  | 'much-text-needs-scripts'
  | 'h1-needs-scripts'
  | 'links-need-scripts'

function judgeScriptedContent(page: JudgedPage, examination: Examination): Record<ScriptCheck, Judgement> {
  const why = asksNotToBeIndexed(page.document)
    ? 'the page asks not to be indexed'
    : isForUsers(page.url) && 'the page is for people who are on the site already, by its URL'
  if (why) {
    const none = notApplicable(why)
    return {
      'text-needs-scripts': none,
      'much-text-needs-scripts': none,
      'h1-needs-scripts': none,
      'links-need-scripts': none,
    }
  }
  const unseen = page.scripts.state === 'seen' ? page.scripts.rendered.unseenTexts : []
  const text = judgeScripts(page, before => judgeText(before, examination, unseen))
  const unlessAll = (judge: (before: HtmlDocument) => Judgement) =>
    text.outcome === 'fail'
      ? notApplicable('most of the content needs JavaScript, which is reported separately')
      : judgeScripts(page, judge)
  return {
    ...byShare(text, page, examination, unseen),
    'h1-needs-scripts': unlessAll(before => judgeH1(before, examination)),
    'links-need-scripts': unlessAll(before => judgeLinks(before, examination)),
  }
}

/** Share of the main text from which on hardly anything of it was sent. */
const NEARLY_ALL = 0.85

/** Text that needs scripts under the one or the other check: a page with a part of its text is found by that. */
function byShare(
  text: Judgement,
  { scripts }: JudgedPage,
  { document, main }: Examination,
  unseen: readonly string[],
): Record<'text-needs-scripts' | 'much-text-needs-scripts', Judgement> {
  const isPart =
    text.outcome === 'fail' &&
    scripts.state === 'seen' &&
    seenScriptedText(scripts.before, document, main.blocks, unseen).share < NEARLY_ALL
  if (isPart)
    return { 'text-needs-scripts': pass(text.occurrences[0]?.message), 'much-text-needs-scripts': text }
  return {
    'text-needs-scripts': text,
    'much-text-needs-scripts':
      text.outcome === 'fail'
        ? notApplicable('nearly all of the text needs it, which is reported separately')
        : text,
  }
}

function judgeText(
  before: HtmlDocument,
  { document, main }: Examination,
  unseen: readonly string[],
): Judgement {
  if (main.blocks.length === 0) return notApplicable('the page shows no text')
  const found = seenScriptedText(before, document, main.blocks, unseen)
  const share = `${Math.round(found.share * 100)} % of the main text`
  if (!dependsOnScripts(found) || !found.first) return pass(`${share} needs JavaScript`)
  if (addsBesideText(before, main)) return pass('scripts add text beside that of the page, which was sent')
  const box = emptyPartAround(found.first.element, before)
  const message = `${share} is not in the HTML that the server sends.`
  return fail(
    box === undefined
      ? document.occurrence(found.first.element, message)
      : document.occurrence(box.element, `${message} Scripts fill "${box.name}".`),
  )
}

function judgeH1(before: HtmlDocument, { document, headings }: Examination): Judgement {
  const shown = headings.filter(({ level, text }) => level === 1 && text !== '')
  if (shown.length === 0) return notApplicable('the page has no H1 with text')
  if (hasOtherLanguage(before, document)) return notApplicable('scripts put the page into another language')
  const sent = sentH1s(before).filter(Boolean)
  const known = new Set(sent.map(comparable))
  if (
    shown.some(({ element, text }) => known.has(comparable(text)) || known.has(comparable(textOf(element))))
  ) {
    return pass()
  }
  const [first] = sent
  if (isReworded(before, document, sent, shown))
    return pass('scripts only word the H1 that was sent otherwise')
  return failWhere(
    shown.map(({ element, text }) =>
      document.occurrence(
        element,
        first === undefined
          ? `The HTML has no H1; scripts set "${text}".`
          : `The HTML says "${first}"; scripts replace it with "${text}".`,
      ),
    ),
  )
}

/** Words from which on an H1 is no stand-in, as "Loading the page" is. */
const MIN_SENTENCE = 4

/** Whether a page has one H1 that says something as sent, and a script another one for the season or the visitor: its title stays. */
function isReworded(
  before: HtmlDocument,
  document: HtmlDocument,
  sent: readonly string[],
  shown: Examination['headings'],
): boolean {
  const titles = [before, document].map(one =>
    foldSpace(one.elements('title').slice(0, 1).map(textOf).join('')),
  )
  return (
    sent.length === 1 &&
    shown.length === 1 &&
    sent[0]!.split(' ').length >= MIN_SENTENCE &&
    titles[0] !== '' &&
    titles[0] === titles[1]
  )
}

/** Characters of an H1 that are compared. */
const MAX_H1 = 2000

/** What the H1s of the document as sent say, those by role behind the others, by the alternative texts of their images where they have no text. */
function sentH1s(before: HtmlDocument): string[] {
  const names = new AccessibleNames(before)
  return titlesOf(before).map(element => startOfSeenText(element, MAX_H1) || names.nameOf(element).name)
}

function comparable(text: string): string {
  return text.replace(/\s+/g, '').toLowerCase()
}

// A picture that a script shows in large is no page that search engines are to find, and files are no navigation.
function judgeLinks(before: HtmlDocument, { document, links }: Examination): Judgement {
  const internal = links.filter(link => link.internal && isPage(link))
  if (internal.length === 0) return notApplicable('the page links to no other page of the site')
  const fresh = linksNotSent(before, internal)
  const total = distinct(internal)
  if (fresh.length < SCRIPTED_LINKS || fresh.length < total * SCRIPTED_LINK_SHARE) {
    return pass(`${fresh.length} of ${total} linked pages are linked only by scripts`)
  }
  return fail(
    fresh.map(({ element, url }) =>
      document.occurrence(element, `The link to ${url} is not in the HTML that the server sends.`),
    ),
  )
}

/** What the header of a page and its navigation are called, as one word of a class or id. */
const NAVIGATION = /(?:^|[-_])(?:header|nav(?:bar|igation)?|menu|topbar)(?:$|[-_])|^(?:header|nav|menu)[A-Z]/

/** How a script writes a link to a page. */
const LINK =
  /\bhref\s{0,5}=\s{0,5}\\?["'`]?(?!\\?["'`]?(?:tel:|mailto:|#))|["'`]href["'`]|createElement\(\s{0,5}["'`]a["'`]/i

function judgeNavigation({ sent }: JudgedPage, { element, name }: WrittenElement): Judgement {
  const message = `The HTML has no link into the site: scripts write the navigation into the empty "${name}".`
  return fail(sent.document.occurrence(element, message))
}

/** The first link to each page that the document as sent does not link. */
function linksNotSent(before: HtmlDocument, links: readonly Link[]): Link[] {
  const sent = before.elements('a', 'area').flatMap(element => {
    const href = element.attrs.find(({ name }) => name === 'href')?.value
    return (href === undefined ? undefined : before.resolve(href)) ?? []
  })
  const known = new Set([...sent, ...linksWithoutScripts(before)].map(pageOf))
  const added = addedParameters(links.map(({ url }) => url).filter(url => !known.has(pageOf(url))))
  return links.filter(({ url }) => {
    const target = pageOf(url)
    if (known.has(target) || known.has(withoutParameters(target, added))) return false
    known.add(target)
    return true
  })
}

/** Characters of `<noscript>` elements that are read, and links in them: who runs no scripts, reads these as markup. */
const MAX_NOSCRIPT = 100_000
const MAX_NOSCRIPT_LINKS = 1000

function linksWithoutScripts(document: HtmlDocument): string[] {
  const markup = document.elements('noscript').map(textOf).join(' ').slice(0, MAX_NOSCRIPT)
  const links = markup.matchAll(/<a\s(?:[^>]{0,500}?\s)?href\s{0,5}=\s{0,5}["']?([^"'\s>]{1,2000})/gi)
  return Array.from(links.take(MAX_NOSCRIPT_LINKS), ([, href]) => document.resolve(href!) ?? []).flat()
}

function hasOwnLinkForNoScripts(sent: HtmlDocument): boolean {
  const { origin } = new URL(sent.url)
  return linksWithoutScripts(sent).some(url => url.startsWith(`${origin}/`))
}

/** The page of an address, which the name of the index file of its folder does not change. */
function pageOf(url: string): string {
  return withoutFragment(url).replace(/\/index\.html?(?=$|\?)/, '/')
}

/** Pages from which on a parameter of the same value in their addresses is no part of what they are. */
const SAME_PARAMETER = 3

/** What a script adds to the links of a page, whatever they lead to, such as "lang=mr". */
function addedParameters(urls: readonly string[]): ReadonlySet<string> {
  const paths = new Map<string, Set<string>>()
  for (const url of urls) {
    const [path, query] = url.split('?', 2)
    for (const parameter of parametersOf(query)) {
      const found = paths.get(parameter) ?? new Set()
      paths.set(parameter, found.add(path!))
    }
  }
  return new Set([...paths].flatMap(([parameter, { size }]) => (size < SAME_PARAMETER ? [] : parameter)))
}

function withoutParameters(url: string, parameters: ReadonlySet<string>): string {
  const [path, query] = url.split('?', 2)
  const kept = parametersOf(query).filter(one => !parameters.has(one))
  return kept.length === 0 ? path! : `${path}?${kept.join('&')}`
}

function parametersOf(query: string | undefined): string[] {
  return query ? withoutFragment(query).split('&', MAX_PARAMETERS) : []
}

const MAX_PARAMETERS = 20

function distinct(links: readonly Link[]): number {
  return new Set(links.map(({ url }) => pageOf(url))).size
}

/** What of the content was sent: `{ h1: { sent, rendered }, scriptedTextShare }`; null where scripts were not seen. */
function scriptedContentFacts({ scripts }: JudgedPage, examination: Examination): JsonObject | null {
  if (scripts.state !== 'seen') return null
  const { share } = seenScriptedText(
    scripts.before,
    examination.document,
    examination.main.blocks,
    scripts.rendered.unseenTexts,
  )
  const sent = sentH1s(scripts.before).map(text => cutEnd(text, 200))
  const rendered = examination.headings
    .filter(({ level }) => level === 1)
    .map(({ text }) => cutEnd(text, 200))
  return { scriptedTextShare: Math.round(share * 1000) / 1000, h1: { sent, rendered } }
}
