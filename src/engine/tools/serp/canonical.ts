import { fail, failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { type CanonicalLink, canonicalLinks } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import { SENT_HIDDEN } from '../../page/link-elements.ts'
import { PageAddress } from '../../page/page-address.ts'
import { comparableUrl, isAbsolute, isHomePage, isLoopbackHost } from '../../syntax/comparable-url.ts'
import { hereOf, isOnProduction, previewHint } from '../../syntax/preview.ts'
import type { Metadata } from './metadata.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'
const TROUBLE = 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting'

export const CANONICAL_CHECKS = {
  'canonical-missing': {
    severity: 'notice',
    title: 'The page declares no canonical URL',
    why: 'Without one, search engines choose by themselves which address of a page they show when it answers at several.',
    fix: 'Add <link rel="canonical" href="…"> with the full address of this page.',
    help: HELP,
    example: 'no <link rel="canonical"> and no Link header',
  },
  'canonical-invalid': {
    severity: 'warning',
    title: 'A canonical link cannot be used',
    why: 'A canonical without a valid URL, or with attributes that limit it, is ignored.',
    fix: 'Give the link rel and href alone, with the full http or https address of the page.',
    help: HELP,
    example: '<link rel="canonical" href="https://">',
  },
  'canonical-multiple': {
    severity: 'warning',
    title: 'The page declares several different canonical URLs',
    why: 'Google then ignores all of them.',
    fix: 'Leave one <link rel="canonical">; often a plug-in adds a second one.',
    help: TROUBLE,
    example:
      '<link rel="canonical" href="https://www.example.com/a">\n<link rel="canonical" href="https://www.example.com/b">',
  },
  'canonical-header-conflict': {
    severity: 'warning',
    title: 'The canonical of the HTTP header differs from that of the HTML',
    why: 'Two statements that disagree leave the choice to the search engine.',
    fix: 'Declare the canonical in one of the two places, or make them equal.',
    help: TROUBLE,
    example:
      'Link: <https://www.example.com/a>; rel="canonical"\n<link rel="canonical" href="https://www.example.com/b">',
  },
  'canonical-outside-head': {
    severity: 'warning',
    title: 'A canonical link stands outside <head>',
    why: 'A canonical in the body is ignored.',
    fix: 'Move the <link rel="canonical"> into <head>.',
    help: HELP,
    example: '<body><link rel="canonical" href="https://www.example.com/a">',
  },
  'canonical-relative': {
    severity: 'notice',
    title: 'The canonical URL is relative',
    why: 'It works, but a copy of the site at another address then declares itself canonical; Google recommends full addresses.',
    fix: 'Write the canonical with https:// and the host.',
    help: HELP,
    example: '<link rel="canonical" href="/a">',
  },
  'canonical-fragment': {
    severity: 'warning',
    title: 'The canonical URL has a fragment',
    why: 'Google does not support fragments in canonical URLs.',
    fix: 'Remove everything from the # on.',
    help: HELP,
    example: '<link rel="canonical" href="https://www.example.com/a#top">',
  },
  'canonical-local-host': {
    severity: 'error',
    title: 'The canonical URL names a development server',
    why: 'Nobody can reach that address. Search engines are told that the real page is one that does not exist.',
    fix: 'Set the address of the production site in the settings of the site generator.',
    help: HELP,
    example: '<link rel="canonical" href="http://localhost:3000/a">',
  },
  'canonical-to-root': {
    severity: 'warning',
    title: 'The canonical of a deep page is the home page',
    why: 'It asks search engines to drop this page in favour of the home page; most often a template has the address of the site written into it.',
    fix: 'Declare the address of each page on that page.',
    help: TROUBLE,
    example: '<link rel="canonical" href="https://www.example.com/"> on /bikes/red',
  },
  'canonical-cross-domain': {
    severity: 'warning',
    title: 'The canonical URL is on another host',
    why: 'Search engines are asked to show that host in place of this one.',
    fix: 'Make sure that this is meant, as on a copy of an article; on a preview the canonical should name production.',
    help: HELP,
    example: '<link rel="canonical" href="https://other.example/a">',
  },
  'canonical-protocol': {
    severity: 'warning',
    title: 'The canonical of an https page is an http URL',
    why: 'It asks search engines to prefer the address that is not secure.',
    fix: 'Write the canonical with https://.',
    help: HELP,
    example: '<link rel="canonical" href="http://www.example.com/a"> on https://www.example.com/a',
  },
} satisfies Record<string, CheckDefinition>

export type CanonicalJudgements = Record<keyof typeof CANONICAL_CHECKS, Judgement>

/** What the canonicals of a page say: the one that counts where they agree, else undefined. */
export interface CanonicalFindings {
  judgements: CanonicalJudgements
  chosen: CanonicalLink | undefined
}

export function judgeCanonical(page: HtmlPage, metadata: Metadata): CanonicalFindings {
  const links = canonicalLinks(page)
  const usable = links.filter(link => link.url)
  const agreed = new Set(usable.map(({ url }) => comparableUrl(url!))).size === 1
  const chosen = agreed ? usable[0] : undefined
  const judgements = {
    ...judgeDeclaration(page, metadata, links, usable),
    ...judgeForm(links, usable),
    ...judgeMeaning(page, chosen, usable.length > 0),
  }
  return { judgements, chosen }
}

type Declaration =
  | 'canonical-missing'
  | 'canonical-multiple'
  | 'canonical-header-conflict'
  | 'canonical-outside-head'

function judgeDeclaration(
  { document }: HtmlPage,
  { canonicals }: Metadata,
  links: readonly CanonicalLink[],
  usable: readonly CanonicalLink[],
): Pick<CanonicalJudgements, Declaration> {
  const html = usable.filter(link => link.source === 'html')
  const header = usable.filter(link => link.source === 'header')
  const elsewhere = canonicals.body.length + canonicals.displaced.length > 0
  const first = html[0]
  const conflicting = first
    ? header.filter(({ url }) => comparableUrl(url!) !== comparableUrl(first.url!))
    : []
  return {
    'canonical-missing':
      links.length > 0
        ? pass()
        : canonicals.pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : elsewhere
            ? notApplicable('there is one, but it is not in <head>, which is reported apart')
            : fail({ url: document.url, message: 'neither in <head> nor in a Link header' }),
    'canonical-multiple':
      usable.length === 0 ? NONE : failWhere([...disagreeing(html), ...disagreeing(header)]),
    'canonical-header-conflict':
      first && header.length > 0
        ? failWhere(conflicting.map(link => link.at(`${link.href} in the header, ${first.href} in the HTML`)))
        : notApplicable('there is no canonical in both places'),
    'canonical-outside-head':
      links.length === 0 && canonicals.body.length === 0
        ? canonicals.pending.length > 0
          ? notMeasured(SENT_HIDDEN)
          : NONE
        : failWhere(canonicals.body.map(element => document.occurrence(element, 'is not in <head>'))),
  }
}

const NONE = notApplicable('the page declares no canonical')

function disagreeing(links: readonly CanonicalLink[]) {
  const urls = new Set(links.map(({ url }) => comparableUrl(url!)))
  return urls.size > 1 ? links.map(link => link.at(link.url!.href)) : []
}

type Form = 'canonical-invalid' | 'canonical-relative' | 'canonical-fragment'

function judgeForm(
  links: readonly CanonicalLink[],
  usable: readonly CanonicalLink[],
): Pick<CanonicalJudgements, Form> {
  const bad = links.filter(link => link.problem !== undefined)
  const relative = usable.filter(link => !isAbsolute(link.href))
  const withFragment = usable.filter(link => link.url!.hash !== '')
  const among = (failing: readonly CanonicalLink[], message: (link: CanonicalLink) => string) =>
    usable.length === 0 ? NO_USABLE : failWhere(failing.map(link => link.at(message(link))))
  return {
    'canonical-invalid': links.length === 0 ? NONE : failWhere(bad.map(link => link.at(link.problem!))),
    'canonical-relative': among(relative, link => `"${link.href}" means ${link.url!.href}`),
    'canonical-fragment': among(withFragment, link => link.href),
  }
}

const NO_USABLE = notApplicable('the page declares no usable canonical')

type Meaning = 'canonical-local-host' | 'canonical-to-root' | 'canonical-cross-domain' | 'canonical-protocol'

function judgeMeaning(
  page: HtmlPage,
  chosen: CanonicalLink | undefined,
  declared: boolean,
): Pick<CanonicalJudgements, Meaning> {
  if (!chosen?.url) {
    const none = declared ? notApplicable('the canonicals of the page disagree') : NO_USABLE
    return {
      'canonical-local-host': none,
      'canonical-to-root': none,
      'canonical-cross-domain': none,
      'canonical-protocol': none,
    }
  }
  const here = new URL(page.url)
  const { url } = chosen
  const local = isDevelopmentServer(url, here)
  const inProduction = namesProduction(page, url)
  const isSecure = here.protocol === 'https:' || page.preview?.origin?.startsWith('https:') === true
  const target = hereOf(page.preview, url) ?? url
  const sameHost = url.hostname === here.hostname
  const when = (failed: boolean, message: string) => failWhere(failed ? [chosen.at(message)] : [])
  return {
    'canonical-local-host': when(local, `${url.href} works on the machine that built the page alone`),
    'canonical-to-root': isDeepPage(here)
      ? when(target.pathname === '/' && target.search === '', `${url.href} for the page ${here.pathname}`)
      : notApplicable('the page is a home page'),
    'canonical-cross-domain':
      inProduction && !local
        ? pass(`${url.href} is where the page will be: it is ${page.preview!.words}`)
        : local || (isLoopbackHost(here.hostname) && page.preview?.host === undefined)
          ? notApplicable('the page is audited on this machine: its own host will be another one')
          : when(
              !sameHost,
              `${url.href} for a page on ${page.preview?.host ?? here.hostname}${previewHint(page.preview, page.url)}`,
            ),
    'canonical-protocol': isSecure
      ? when((sameHost ? here.protocol === 'https:' : inProduction) && url.protocol === 'http:', url.href)
      : notApplicable('the audited page is not on https'),
  }
}

/** Of a preview whose production is not known, the same path on another host is taken for it. */
function namesProduction(page: HtmlPage, canonical: URL): boolean {
  const { preview, url } = page
  if (!preview || canonical.host === new URL(url).host) return false
  if (preview.host !== undefined) return isOnProduction(preview, canonical)
  return new PageAddress(page).canonicalIs === 'self'
}

/** A dev server names itself by the port that it was started on, so another port is an address left over. */
function isDevelopmentServer(canonical: URL, page: URL): boolean {
  if (!isLoopbackHost(canonical.hostname)) return false
  return !isLoopbackHost(page.hostname) || canonical.port !== page.port
}

/** Home pages of languages, as `/en/`, and pages named home may well be copies of the root. */
function isDeepPage(url: URL): boolean {
  const root = /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?|home|index|start)\/?$/i
  return !isHomePage(url.href) && !root.test(url.pathname)
}
