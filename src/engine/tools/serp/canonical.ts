import { isLocalHost, isSampleHost } from '../../../net/host-kind.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { CanonicalLink } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { isPasswordGate } from '../../page/password-gate.ts'
import { comparablePath, comparableUrl, isAbsolute } from '../../syntax/comparable-url.ts'
import { isForUsers } from '../../syntax/for-users.ts'
import { hasNoAddressYet } from '../../syntax/preview.ts'
import { outsideFolder } from './canonical-address.ts'
import { isRepeated } from './metadata.ts'
import { sentCanonicals } from './sent-canonicals.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'
const TROUBLE = 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting'

/** Whether the page declares one canonical URL, in a form and a place in which search engines take it. */
export const canonical = defineTopic({
  checks: {
    'canonical-missing': {
      severity: 'notice',
      title: 'The page declares no canonical URL',
      why: 'If the page answers at several URLs, such as with parameters or on a preview, search engines choose which one they show.',
      fix: 'Add <link rel="canonical" href="…"> with the full URL of this page.',
      help: HELP,
      example: 'no <link rel="canonical"> and no Link header',
    },
    'canonical-invalid': {
      severity: 'warning',
      title: 'A canonical link is invalid',
      why: 'Google ignores a canonical without a valid URL, or with attributes such as hreflang, media or type.',
      fix: 'Give the link only rel and href, with the full http or https URL of the page.',
      help: HELP,
      example: '<link rel="canonical" href="https://">',
    },
    'canonical-multiple': {
      severity: 'warning',
      title: 'The page declares several different canonical URLs',
      why: 'Google ignores all of them.',
      fix: 'Keep only one <link rel="canonical">. Often a plug-in adds a second one.',
      help: TROUBLE,
      example:
        '<link rel="canonical" href="https://www.example.com/a">\n<link rel="canonical" href="https://www.example.com/b">',
    },
    'canonical-header-conflict': {
      severity: 'warning',
      title: 'The canonicals in the HTTP header and in the HTML differ',
      why: 'If the two disagree, the search engine chooses.',
      fix: 'Declare the canonical in only one of the two places, or make them equal.',
      help: TROUBLE,
      example:
        'Link: <https://www.example.com/a>; rel="canonical"\n<link rel="canonical" href="https://www.example.com/b">',
    },
    'canonical-outside-head': {
      severity: 'warning',
      title: 'A canonical link is outside <head>',
      why: 'Google ignores a canonical in the body.',
      fix: 'Move the <link rel="canonical"> into <head>.',
      help: HELP,
      example: '<body><link rel="canonical" href="https://www.example.com/a">',
    },
    'canonical-relative': {
      severity: 'notice',
      title: 'The canonical URL is relative',
      why: 'It works, but a copy of the site on another host then declares itself canonical. Google recommends full URLs.',
      fix: 'Write the canonical with https:// and the host.',
      help: HELP,
      example: '<link rel="canonical" href="/a">',
    },
    'canonical-fragment': {
      severity: 'warning',
      title: 'The canonical URL has a fragment (#)',
      why: 'Google does not support fragments in canonical URLs.',
      fix: 'Remove everything from the # on.',
      help: HELP,
      example: '<link rel="canonical" href="https://www.example.com/a#top">',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await serpPage(visit)
    const usable = read.canonicals.filter(link => link.url)
    return {
      judgements: unlessUnfilled(read.page, {
        ...judgeDeclaration(read, usable),
        ...judgeForm(read, usable),
      }),
      facts: { canonical: read.canonical?.url?.href ?? null },
    }
  },
})

function judgeDeclaration(read: SerpPage, usable: readonly CanonicalLink[]) {
  const { page, metadata, canonicals: links } = read
  const { document } = page
  const { body, pending } = metadata.canonicals
  const html = usable.filter(link => link.source === 'html')
  const header = usable.filter(link => link.source === 'header')
  const first = html[0]
  const conflicting = first
    ? header.filter(({ url }) => comparableUrl(url!) !== comparableUrl(first.url!))
    : []
  return {
    'canonical-missing': links.length > 0 ? pass() : judgeAbsence(read),
    'canonical-multiple':
      usable.length === 0 ? NONE : failWhere([...disagreeing(html), ...disagreeing(header)]),
    'canonical-header-conflict':
      first && header.length > 0
        ? failWhere(
            conflicting.map(link => link.at(`The header says ${link.href}, the HTML says ${first.href}`)),
          )
        : notApplicable('the canonical is not in both places'),
    'canonical-outside-head':
      links.length === 0 && body.length === 0
        ? pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : NONE
        : isRepeated(body, element => html.some(({ url }) => url!.href === hrefOf(document, element)))
          ? notApplicable('the one in the body names the same address as the one in <head>, which counts')
          : failWhere(body.map(element => document.occurrence(element, 'is not in <head>'))),
  }
}

function hrefOf(document: HtmlDocument, link: Element): string | undefined {
  return document.resolve(attribute(link, 'href') ?? '')
}

const NONE = notApplicable('the page declares no canonical')

/**
 * Google asks for a canonical where a page has several addresses. So nothing is said where production is not known, which
 * it would have to name, and no second address of the page is known either.
 *
 * @see https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
function judgeAbsence({ page, metadata, meta }: SerpPage): Judgement {
  const { body, displaced, pending } = metadata.canonicals
  if (pending.length > 0) return notMeasured(SENT_HIDDEN)
  if (body.length + displaced.length > 0) {
    return notApplicable('there is one, but it is not in <head>, which is reported separately')
  }
  // One fault, which `canonical-changed-by-scripts` is.
  if (page.scripts.state === 'seen' && sentCanonicals(page, page.scripts.before).length > 0) {
    return notApplicable('scripts remove it, which is reported separately')
  }
  if (asksNotToBeIndexed(page.document)) return notApplicable('the page asks not to be indexed')
  if (isForUsers(page.url) || isPasswordGate(page.document))
    return notApplicable('the page is for people who are on the site already')
  const second = secondAddressOf(page)
  const named = URL.parse(meta.first('og:url')?.text ?? '')
  if (!second && !isPublic(named) && hasNoAddressYet(page.preview, page.url)) {
    return notApplicable('neither the final URL of the page nor a second one is known')
  }
  const also = second ? `, and the page ${second}` : ''
  return fail({ url: page.document.url, message: `No canonical in <head> or in a Link header${also}` })
}

function isPublic(url: URL | null): boolean {
  return url !== null && !isLocalHost(url.hostname) && !isSampleHost(url.hostname)
}

/**
 * What shows a second address of a page: a link to itself with other parameters, or its own. Of links to the file in its
 * folder `broken-links/index-file-link` tells.
 */
function secondAddressOf({ url, document }: HtmlPage): string | undefined {
  const own = new URL(url)
  for (const link of document.elements('a', 'area')) {
    const href = attribute(link, 'href')
    if (href === undefined || href.startsWith('#')) continue
    const target = document.addressOf(href)
    if (target?.origin !== own.origin || target.pathname !== own.pathname) continue
    if (comparablePath(target) !== comparablePath(own))
      return `links to itself as ${target.pathname}${target.search}`
  }
  return own.search === '' ? undefined : `is also at ${own.pathname}`
}

function disagreeing(links: readonly CanonicalLink[]) {
  const urls = new Set(links.map(({ url }) => comparableUrl(url!)))
  return urls.size > 1 ? links.map(link => link.at(link.url!.href)) : []
}

function judgeForm({ page, canonicals: links }: SerpPage, usable: readonly CanonicalLink[]) {
  const bad = links.filter(link => link.problem !== undefined)
  // What lacks the scheme alone names its host all the same.
  const isPath = ({ href }: CanonicalLink) => !isAbsolute(href) && !href.startsWith('//')
  const relative = usable.filter(link => isPath(link) && !outsideFolder(page, link))
  const withFragment = usable.filter(link => link.url!.hash !== '')
  const among = (failing: readonly CanonicalLink[], message: (link: CanonicalLink) => string) =>
    usable.length === 0
      ? notApplicable('the page declares no usable canonical')
      : failWhere(failing.map(link => link.at(message(link))))
  return {
    'canonical-invalid': links.length === 0 ? NONE : failWhere(bad.map(link => link.at(link.problem!))),
    'canonical-relative': among(relative, link => `"${link.href}" means ${link.url!.href}`),
    'canonical-fragment': among(withFragment, link => link.href),
  }
}
