import { isSampleHost, isThisMachine } from '../../../net/host-kind.ts'
import { attribute } from '../../formats/html/document.ts'
import { fail, failWhere, type Judgements, notApplicable, pass, sameForAll } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import type { CanonicalLink } from '../../page/canonical-links.ts'
import type { HtmlPage } from '../../page/html-page.ts'
import type { LinkKind } from '../../page/links/link-attributes.ts'
import { linksOf } from '../../page/links/page-links.ts'
import { PageAddress } from '../../page/page-address.ts'
import { isHomePage } from '../../syntax/comparable-url.ts'
import { isFurtherPageOf } from '../../syntax/list-addresses.ts'
import { bareHost, deploymentRoot, hereOf, isOnProduction, previewHint } from '../../syntax/preview.ts'
import { isOwnersHost } from '../../syntax/sample-host.ts'
import { type SerpPage, serpPage } from './serp-page.ts'

const HELP = 'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls'
const TROUBLE = 'https://developers.google.com/search/docs/crawling-indexing/canonicalization-troubleshooting'

const checks = {
  'canonical-local-host': {
    severity: 'error',
    title: 'The canonical URL names a development server or example.com',
    why: 'The page is not at that URL. It tells search engines that the real page is one that does not exist.',
    fix: 'Set the URL of the production site in the settings of the site generator.',
    help: HELP,
    example:
      '<link rel="canonical" href="http://localhost:3000/a">, or https://example.com/a as a template has it',
  },
  'canonical-to-root': {
    severity: 'error',
    title: 'The canonical of this page is the home page',
    why: 'It asks search engines to drop this page in favor of the home page. Most often a template contains the URL of the home page.',
    fix: 'Let the template write the URL of each page into its own canonical (self-referencing).',
    help: TROUBLE,
    example: '<link rel="canonical" href="https://www.example.com/"> on /bikes/red',
  },
  'canonical-not-production': {
    severity: 'error',
    title: 'The canonical URL is on another host or in another folder than production',
    why: 'It asks search engines to show a page of that host, or of another site on the same one, and to drop this one.',
    fix: 'Set the URL of production in the settings of the site generator, or correct the setting "production-url".',
    help: HELP,
    example: '<link rel="canonical" href="https://old.example/a"> on a preview of www.example.com',
  },
  'canonical-cross-domain': {
    severity: 'warning',
    title: 'The canonical URL is on another host',
    why: 'It asks search engines to show a page of that host instead of this one.',
    fix: 'Check that this is intended, such as for a copy of an article. On a preview, name production in the setting "production-url".',
    help: HELP,
    example: '<link rel="canonical" href="https://other.example/a">',
  },
  'canonical-protocol': {
    severity: 'warning',
    title: 'The canonical of an https page is an http URL',
    why: 'It asks search engines to prefer the URL that is not secure.',
    fix: 'Write the canonical with https://.',
    help: HELP,
    example: '<link rel="canonical" href="http://www.example.com/a"> on https://www.example.com/a',
  },
} satisfies Record<string, CheckDefinition>

/** Whether the canonical URL is an address that this page can mean. */
export const canonicalAddress = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await serpPage(visit)
    return { judgements: unlessUnfilled(read.page, judgeAddress(read)) }
  },
})

function judgeAddress({ page, canonicals, canonical }: SerpPage): Judgements<keyof typeof checks> {
  if (!canonical?.url) {
    const disagree = canonicals.some(({ url }) => url)
    return sameForAll(
      checks,
      notApplicable(
        disagree ? 'the canonicals of the page disagree' : 'the page declares no usable canonical',
      ),
    )
  }
  const here = new URL(page.url)
  const { url } = canonical
  const sample = isSample(page, url)
  const local = sample || isDevelopmentServer(url, here)
  const inProduction = namesProduction(page, url)
  const isSecure = here.protocol === 'https:' || page.preview?.origin?.startsWith('https:') === true
  const target = hereOf(page.preview, url) ?? url
  const root = homeFolder(page)
  const sameHost = url.hostname === here.hostname
  const when = (failed: boolean, message: string) => failWhere(failed ? [canonical.at(message)] : [])
  const known = page.preview?.host
  const outside = outsideFolder(page, canonical)
  const otherHost = when(
    !sameHost,
    missingValue(url, known ?? here.host) ??
      `${url.href} is not on ${known ?? here.hostname}${previewHint(page.preview, page.url)}`,
  )
  // The same element is not asked twice to be changed; without a production, another host may be that.
  const isElsewhere = known !== undefined && !inProduction && bareHost(url.host) !== bareHost(here.host)
  return {
    'canonical-local-host': when(
      local,
      sample
        ? `${url.href} is the sample address of a template`
        : `${url.href} works only on the computer that built the page`,
    ),
    // A fault of many themes, which loses what only the further page links to, and no page that anybody searches for.
    'canonical-to-root': isFurtherPageOf(here.href, target.href)
      ? notApplicable('it is the first page of the list, which is reported separately')
      : isElsewhere
        ? notApplicable('the canonical is on another host, which is reported separately')
        : isDeepPage(here, root) && !isCopyOfHome(here, root)
          ? when(
              target.search === '' &&
                (ofFolder(target) === root ||
                  ofFolder(target) === '/' ||
                  isLanguageHome(target, here, root, page)),
              `The canonical of ${here.pathname} is ${url.href}`,
            )
          : notApplicable('the page is a home page, or a copy of it by its name'),
    'canonical-not-production':
      known === undefined
        ? notApplicable('production is not known: the setting "production-url" names it')
        : local
          ? notApplicable('the canonical names a host that is no site, which is reported separately')
          : inProduction
            ? pass()
            : outside
              ? fail(canonical.at(outside))
              : otherHost,
    'canonical-cross-domain':
      inProduction && !local
        ? pass(`${url.href} is where the page will be: it is ${page.preview!.words}`)
        : local || (isThisMachine(here.hostname) && page.preview?.host === undefined)
          ? notApplicable('the page is audited on this machine: its own host will be another one')
          : known === undefined
            ? otherHost
            : notApplicable('production is known, so this is judged by it'),
    'canonical-protocol': isSecure
      ? when((sameHost ? here.protocol === 'https:' : inProduction) && url.protocol === 'http:', url.href)
      : notApplicable('the audited page is not on https'),
  }
}

/** Where a path from the root leads on production, if that is a folder of a host and the path is beside it. */
export function outsideFolder({ url, preview }: HtmlPage, { href }: CanonicalLink): string | undefined {
  if (!preview?.origin || preview.home === '' || preview.isHomeGuessed || preview.folder === '')
    return undefined
  const path = URL.parse(href, url)
  if (!path || !/^\s*\/(?!\/)/.test(href) || `${path.pathname}/`.startsWith(`${preview.home}/`))
    return undefined
  return `"${href.trim()}" is ${preview.origin}${path.pathname} on production, and the site is in ${preview.home}/.`
}

/** Of a preview whose production is not known, the same path on another host is taken for it. */
function namesProduction(page: HtmlPage, canonical: URL): boolean {
  const { preview, url } = page
  if (!preview || canonical.host === new URL(url).host) return false
  if (preview.host !== undefined) return isOnProduction(preview, canonical)
  return new PageAddress(page).canonicalIs === 'self'
}

/** What templates write for a value that is missing, behind the host that they were given. */
const NO_VALUE = ['undefined', 'null', 'nan']

/** That a template wrote a missing value behind the host; undefined where it did not. */
function missingValue({ host, href }: URL, own: string): string | undefined {
  const value = NO_VALUE.find(word => bareHost(host) === bareHost(own) + word)
  return (
    value &&
    `"${value === 'nan' ? 'NaN' : value}" was appended to the host of the canonical ${href}: a value is missing in the template.`
  )
}

/** A dev server names itself by the port that it was started on, so another port is an address left over. */
function isDevelopmentServer(canonical: URL, page: URL): boolean {
  if (!isThisMachine(canonical.hostname)) return false
  return !isThisMachine(page.hostname) || canonical.port !== page.port
}

/** Whether the address of the site was never set: the canonical is on the host that the template has. */
function isSample({ preview, url }: HtmlPage, canonical: URL): boolean {
  const isNobodys = (host: string) => isSampleHost(host) || isOwnersHost(host)
  if (!isNobodys(canonical.hostname) || isNobodys(new URL(url).hostname)) return false
  return preview?.host === undefined || !isOnProduction(preview, canonical)
}

/** Another form of a home page beside it, such as `/index-print` or `/indexOriginal`: its canonical is rightly the home page. */
const COPY_OF_HOME = /^index(?:[-_.][\w-]{1,40}|[A-Z]\w{0,40})(?:\.html?)?$/

function isCopyOfHome({ pathname }: URL, root: string): boolean {
  return pathname.startsWith(root) && COPY_OF_HOME.test(pathname.slice(root.length))
}

/** The folder of a language at the start of a path, and what follows it. */
const LANGUAGE_PATH = /^\/([a-z]{2})(?:[-_][a-z]{2,4})?(?:\/(.*))?$/i

/**
 * Whether the canonical of a page in the folder of its language is the home page of that or of another language, as the
 * layout of a site in several languages has it: `/en` on `/ar/about`. That the folder is one of a language the page says.
 */
function isLanguageHome(target: URL, here: URL, root: string, { document }: HtmlPage): boolean {
  const [, folder] = here.pathname.split('/', 2)
  const declared = (document.html && attribute(document.html, 'lang'))?.trim().slice(0, 2).toLowerCase()
  // A site on a shared host, as GitHub Pages is, has a folder for itself.
  return [root, `/${folder}/`].some(start => {
    if (![target, here].every(({ pathname }) => pathname.startsWith(start))) return false
    const named = LANGUAGE_PATH.exec(`/${target.pathname.slice(start.length)}`)
    const own = LANGUAGE_PATH.exec(`/${here.pathname.slice(start.length)}`)
    const isDeep = own?.[2] !== undefined && own[2] !== '' && !/^(?:page\/\d|index\.)/i.test(own[2])
    return named !== null && !named[2] && isDeep && own[1]!.toLowerCase() === declared
  })
}

const LOADED: ReadonlySet<LinkKind> = new Set(['script', 'stylesheet'])

/**
 * Where the site begins on its host. Nobody may have said that it has a folder there: a page such as `/bikes/` whose
 * scripts and styles all lie below it is most likely where the site begins.
 */
function homeFolder({ document, preview, url }: HtmlPage): string {
  const { origin, pathname } = new URL(url)
  const told = deploymentRoot(preview, '')
  if (told !== '' || preview?.host !== undefined || !/^\/[^/]+\/$/.test(pathname)) return `${told}/`
  const own = linksOf(document).filter(({ kind, address }) => LOADED.has(kind) && address?.origin === origin)
  const isFolder = own.length > 0 && own.every(({ address }) => address!.pathname.startsWith(pathname))
  return isFolder ? pathname : '/'
}

/** The path of a page, and of a folder where it names the file in it: copies of sites have `index.html` in all canonicals. */
function ofFolder({ pathname }: URL): string {
  return pathname.replace(/\/index\.html?$/i, '/')
}

/** Home pages of languages, as `/en/`, and pages named home may well be copies of the root. */
function isDeepPage(url: URL, root: string): boolean {
  const named = /^\/(?:[a-z]{2}(?:[-_][a-z]{2,4})?|home|index|start)\/?$/i
  const path = `${url.pathname}/`.startsWith(root) ? url.pathname.slice(root.length - 1) || '/' : url.pathname
  return !isHomePage(new URL(path, url).href) && !named.test(path)
}
