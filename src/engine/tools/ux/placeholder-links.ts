import {
  attribute,
  type Element,
  type HtmlDocument,
  isElement,
  parentOf,
} from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Links that a template brings and that nobody gave an address. */
export const placeholderLinks = defineTopic({
  checks: {
    'link-leads-nowhere': {
      severity: 'warning',
      title: 'Links lead nowhere',
      why: 'Visitors click and nothing happens, or the page jumps to its top. It looks unfinished, and crawlers find no page there.',
      fix: 'Put the URL of a page into href, or remove the link. Use <button> for what a script does.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/links-crawlable',
      example: '<footer><a href="#">Privacy policy</a> <a href="#">Careers</a></footer>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'link-leads-nowhere': judgeLinks(document) } }
  },
})

/** Fewer may be meant: a logo on a page that is the whole site leads to its top. */
const MIN_LINKS = 2
const NOWHERE = /^\s*(?:#!?|javascript:\s*(?:void\s*\(?\s*0?\s*\)?)?\s*;?)?\s*$/i
/** Attributes that no script finds a link by. */
const PLAIN = new Set(['href', 'class', 'style', 'title', 'aria-label', 'target', 'rel', 'lang'])
/** Classes by which scripts find what they serve. */
const SERVED =
  /(?:^|[\s_-])(?:js|toggle|toggler|trigger|open|close|show|hide|modal|popup|dialog|dropdown|collapse|accordion|tab|tabs|slide|slider|carousel|prev|next|cookie|cookies|consent|lang|language|search|share|print|play|video|gallery|lightbox|filter|sort|load|more|scroll|top|menu|burger|cart|login|theme|submit|active|current)(?:$|[\s_-])/i
/** Texts of what a script does, or of the way to the top. */
const DOES =
  /^(?:|home|top|back to top|to top|up|menu|close|open|more|read more|show|show more|load more|toggle|next|prev|previous|search|print|share|login|log in|sign in|cookies?|cookie settings|nach oben|zum anfang|mehr|haut de page|arriba|×|☰|↑|▲|«|»|<|>|\d+)$/i
/** Frameworks serve links by scripts that leave no mark on them. */
const FRAMEWORK_IDS = new Set(['__next', '__nuxt', '___gatsby', 'root', 'app', 'svelte', 'q-app'])
const MAX_TEXT = 60

function judgeLinks(document: HtmlDocument): Judgement {
  const links = document.elements('a').filter(link => attribute(link, 'href') !== undefined)
  if (links.length === 0) return notApplicable('the page has no links')
  const isServed = document
    .elements()
    .some(element => FRAMEWORK_IDS.has(attribute(element, 'id') ?? '') || element.tagName === 'astro-island')
  if (isServed) return notApplicable('a framework may serve the links of the page by scripts')
  const nowhere = links.filter(isPlaceholder)
  if (nowhere.length < MIN_LINKS) return pass()
  return failWhere(
    nowhere.map(link => {
      const href = attribute(link, 'href')!.trim()
      return document.occurrence(link, `“${nameOf(link)}” has only href="${href.slice(0, MAX_TEXT)}".`)
    }),
  )
}

function isPlaceholder(link: Element): boolean {
  if (!NOWHERE.test(attribute(link, 'href') ?? '')) return false
  if (link.attrs.some(({ name }) => !PLAIN.has(name))) return false
  if (SERVED.test((attribute(link, 'class') ?? '').slice(0, 1000))) return false
  return !DOES.test(nameOf(link)) && !opensMenu(link)
}

function nameOf(link: Element): string {
  const text = startOfSeenText(link, MAX_TEXT)
  return text === '' ? (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '').trim() : text
}

/** Whether a list lies beside or in it, which it opens. */
function opensMenu(link: Element): boolean {
  const beside = parentOf(link)?.childNodes ?? []
  return beside.filter(isElement).some(({ tagName }) => ['ul', 'ol', 'menu'].includes(tagName))
}
