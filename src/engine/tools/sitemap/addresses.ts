import { Tally } from '../../judging/fault-list.ts'
import { notApplicable } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import { bareHost } from '../../syntax/preview.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { defineEntryTopic, type EntryJudge, type EntrySite } from './entry-topic.ts'
import { ListedDates } from './listed-dates.ts'
import type { ReadChild, ReadEntry, ReadPage } from './read-entry.ts'
import { RepeatedOnPurpose } from './repeated-on-purpose.ts'
import { placeIn, shown } from './sitemap-place.ts'

const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const ERRORS = 'https://support.google.com/webmasters/answer/7451001'

const checks = {
  'missing-loc': {
    scope: 'site',
    severity: 'warning',
    title: 'An entry of the sitemap has no URL',
    why: 'An entry without <loc> names no page, so search engines skip it.',
    fix: 'Give each <url> and <sitemap> one <loc>, or remove the entry.',
    help: PROTOCOL,
    example: '<url><lastmod>2027-03-31</lastmod></url>',
  },
  'loc-invalid': {
    scope: 'site',
    severity: 'warning',
    title: 'Entries of the sitemap are not complete URLs',
    why: 'Search engines need the scheme and the host, and skip all other entries.',
    fix: 'Write full URLs, such as https://www.example.com/page. Most generators have a setting for the URL of the site, such as site_url in MkDocs. If a placeholder was not filled in, correct the template, or remove the entry.',
    help: BUILD,
    example: '<loc>/products/</loc>',
  },
  'loc-too-long': {
    scope: 'site',
    severity: 'warning',
    title: 'A URL in the sitemap is too long',
    why: 'The protocol allows fewer than 2,048 characters. Search engines skip longer URLs.',
    fix: 'Shorten the URL, or remove it from the sitemap.',
    help: PROTOCOL,
    example: '<loc>https://www.example.com/…</loc> with 2,300 characters',
  },
  'loc-escaping': {
    scope: 'site',
    severity: 'warning',
    title: 'A URL in the sitemap is escaped incorrectly',
    why: 'It leads to another URL than intended.',
    fix: 'Escape each URL once: %20 for spaces, then &amp; for &.',
    help: 'https://www.sitemaps.org/protocol.html#escaping',
    example: '<loc>https://www.example.com/?a=1&amp;amp;b=2</loc>',
  },
  'loc-fragment': {
    scope: 'site',
    severity: 'warning',
    title: 'A URL in the sitemap has a fragment (#)',
    why: 'Search engines drop everything after the #, so the entry names the page without it, which is often listed already.',
    fix: 'List each page once, without #.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
    example: '<loc>https://www.example.com/about#team</loc>',
  },
  'loc-session-id': {
    scope: 'site',
    severity: 'warning',
    title: 'A URL in the sitemap has a session ID',
    why: 'Each visitor gets another URL for the same page, so search engines see endless copies.',
    fix: 'List the URL without the session ID.',
    help: BUILD,
    example: '<loc>https://www.example.com/?PHPSESSID=3f9ab2c1d4</loc>',
  },
  'loc-no-page': {
    scope: 'site',
    severity: 'notice',
    title: 'The sitemap lists files that are not pages',
    why: 'A sitemap tells which pages search results should show. Feeds, images, scripts and styles are not among them.',
    fix: 'Exclude these files from the sitemap. Link feeds with <link rel="alternate">, and name images with <image:image>.',
    help: BUILD,
    example: '<loc>https://www.example.com/rss.xml</loc>',
  },
  'loc-http': {
    scope: 'site',
    severity: 'warning',
    title: 'The sitemap of an https site lists http URLs',
    why: 'These URLs redirect, or are not the ones that search results should show.',
    fix: 'Write the URLs with https://.',
    help: BUILD,
    example: '<loc>http://www.example.com/</loc>',
  },
  'outside-path': {
    scope: 'site',
    severity: 'notice',
    title: 'A sitemap lists pages outside the folder of the site',
    why: 'No robots.txt can name the sitemap of a site that is in a folder of its host, so it counts only for pages in its own folder and below.',
    fix: 'List only pages in the folder of the site, each with its URL there.',
    help: 'https://www.sitemaps.org/protocol.html#location',
    example: 'https://kranz.github.io/cycles/sitemap.xml that lists https://kranz.github.io/about',
  },
  'duplicate-url': {
    scope: 'site',
    severity: 'notice',
    title: 'A page is in the sitemaps more than once, with different dates or URLs',
    why: 'Search engines cannot tell which date or URL is right. They may trust the dates of the sitemap less, and may show the URL that you do not want.',
    fix: 'List each page once, with the URL that its canonical names and the date of its last change in <lastmod>.',
    help: ERRORS,
    example:
      '<loc>https://www.example.com/about</loc> in two entries, one with 2027-03-31 and one with 2025-01-15',
  },
} satisfies Record<string, CheckDefinition>

type AddressCheck = keyof typeof checks

/** What an address of a sitemap must look like. @see https://www.sitemaps.org/protocol.html */
export const addresses = defineEntryTopic<AddressCheck>({
  checks,
  judge: site => new AddressJudge(site),
})

/** An address must be shorter. @see https://www.sitemaps.org/protocol.html#locdef */
const MAX_LOC_LENGTH = 2048
/** Names that stand for nothing but a visitor's session. */
const SESSION_ID = /[;?&](?:jsessionid|phpsessid|aspsessionid\w{0,16}|sessionid|session_id|cfid|cftoken)=/i

/** Endings of files that no search engine shows as a page; it does show documents such as PDF. */
const NO_PAGE =
  /\.(?:xml|rss|atom|rdf|json|css|js|mjs|map|jpe?g|png|gif|webp|avif|svg|ico|bmp|woff2?|ttf|webmanifest)$/i

class AddressJudge implements EntryJudge<AddressCheck> {
  readonly #tally = new Tally<AddressCheck>()
  readonly #repeated = new RepeatedOnPurpose()
  readonly #dates = new ListedDates()
  readonly #siteIsHttps: boolean
  readonly #host: string
  readonly #base: string
  readonly #folder: string
  readonly #home: string
  readonly #isFolderJudged: boolean
  /** Entries that have an address, those of them that are no URL, and the first of all. */
  #stated = 0
  #withoutUrl = 0
  #first: string | undefined

  constructor({ origin, base, folder, home, ownsRobots, isHomeGuessed }: EntrySite) {
    this.#host = bareHost(new URL(origin).host)
    this.#base = base
    this.#folder = folder
    this.#home = home
    // A line in robots.txt makes up for the folder: that it is missing is said by another check.
    this.#isFolderJudged = !ownsRobots && !isHomeGuessed
    this.#siteIsHttps = origin.startsWith('https:')
  }

  child(read: ReadChild): void {
    const { loc } = read.entry
    this.#look('missing-loc', read, loc === '' && (() => 'The entry has no <loc>, or an empty one'))
    if (loc === '') return
    this.#look('loc-invalid', read, invalidity(read))
    this.#stated++
    if (!read.url) this.#withoutUrl++
    this.#first ??= shown(loc)
    if (read.url) this.#lookAtUrl(read, read.url)
  }

  entry(read: ReadEntry): void {
    this.child(read)
    const { file, page } = read
    if (!page) return
    const address = () => shown(read.entry.loc)
    // What stands behind # makes it a duplicate, which is reported separately.
    const isMeant = this.#repeated.includes(read) || read.entry.loc.includes('#')
    const otherwise = this.#dates.otherThan(read) ?? otherAddress(page)
    this.#look(
      'duplicate-url',
      read,
      !isMeant && otherwise !== undefined && (() => `${address()} was listed before ${otherwise}`),
    )
    this.#look(
      'loc-no-page',
      read,
      NO_PAGE.test(page.url.pathname) && (() => `${address()} is a file, not a page`),
    )
    const folder = this.#isFolderJudged ? this.#folderOf(file, page.url) : undefined
    const isOutside = folder !== undefined && !`${page.url.pathname}/`.startsWith(folder)
    this.#look('outside-path', read, isOutside && (() => `${address()} is outside ${folder}`))
  }

  findings() {
    const judgements = this.#tally.judgements(checks, 'the sitemaps list no URL that this check is about')
    const found = judgements['loc-invalid']
    if (found.outcome === 'fail' && this.#stated > 1 && this.#withoutUrl === this.#stated) {
      const count = this.#stated.toLocaleString('en')
      found.message = `No entry of the sitemap is a URL (${count} of ${count}).${causeOf(this.#first)}`
    }
    if (!this.#siteIsHttps) judgements['loc-http'] = notApplicable('the audited site is not on https')
    return { judgements }
  }

  #lookAtUrl(read: ReadChild, { protocol }: URL): void {
    const { loc } = read.entry
    const address = () => shown(loc)
    const isLong = loc.length >= MAX_LOC_LENGTH
    this.#look(
      'loc-too-long',
      read,
      isLong && (() => `${loc.length} characters (fewer than ${MAX_LOC_LENGTH} allowed): ${address()}`),
    )
    const isTwice = /&(?:amp|lt|gt|quot|apos|#\d{1,7});/i.test(loc)
    this.#look(
      'loc-escaping',
      read,
      // Those beyond ASCII are part of names in other scripts: parsers encode them, and lose nothing.
      /[\t\n\f\r ]/.test(loc)
        ? () => `The URL has white space: ${address()}`
        : isTwice && (() => `The URL is escaped twice, so it means ${address()}`),
    )
    this.#look('loc-fragment', read, loc.includes('#') && (() => `${address()} has a fragment`))
    this.#look('loc-session-id', read, SESSION_ID.test(loc) && (() => `${address()} has a session ID`))
    this.#look(
      'loc-http',
      read,
      this.#siteIsHttps && protocol === 'http:' && (() => `${address()} begins with http:`),
    )
  }

  /**
   * The folder that a sitemap will hold for; undefined where robots.txt vouches for it, or a page is on another host. One in
   * the folder of the site holds for all of that: it is found only where somebody submits it, which makes up for its place.
   *
   * @see https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap
   */
  #folderOf({ url, vouchedFor }: SitemapFile, { origin, host }: URL): string | undefined {
    const { origin: here, pathname } = new URL(url)
    if (vouchedFor || (origin !== here && bareHost(host) !== this.#host)) return undefined
    const path =
      origin !== here && pathname.startsWith(`${this.#base}/`)
        ? this.#folder + pathname.slice(this.#base.length)
        : pathname
    if (this.#home !== '' && path.startsWith(`${this.#home}/`)) return `${this.#home}/`
    return path.slice(0, path.lastIndexOf('/') + 1)
  }

  /** @param fault what is wrong, asked for only where it is kept */
  #look(name: AddressCheck, { entry, file }: ReadChild, fault: false | (() => string)): void {
    if (fault) this.#tally.fault(name, () => placeIn(file, entry, fault()))
    else this.#tally.saw(name)
  }
}

/** What MkDocs writes for want of the address of its site. */
function causeOf(first: string | undefined): string {
  return first === 'None' ? ' MkDocs writes "None" where site_url is missing in mkdocs.yml.' : ''
}

/** An index file and its folder are two addresses of one page, whatever their dates. */
function otherAddress({ isNew, listedAs }: ReadPage): string | undefined {
  return isNew && listedAs !== undefined ? `as ${listedAs}` : undefined
}

/** What no template has filled in: `{your-slug}`, `{{ slug }}`, `${slug}`, and parts of a path such as `[slug]` and `:slug`. */
const PLACEHOLDER =
  /(?:\{|%7B){1,2}(?:\s|%20)?([A-Za-z][\w .-]{1,60}?)(?:\s|%20)?(?:\}|%7D)|(?<=\/)(?:\[(?:\.{3})?[A-Za-z][\w-]{0,60}\]|:[A-Za-z]\w{1,60})(?=[/?#]|$)/i
/** The id of something, which programs of Microsoft write in braces. */
const GUID = /^[\da-f]{8}-[\da-f-]{27}$/i

function invalidity({ url, entry: { loc } }: ReadChild): false | (() => string) {
  if (!url) return () => `"${shown(loc)}" is not a full http or https URL`
  const [placeholder, name] = PLACEHOLDER.exec(loc.slice(0, MAX_LOC_LENGTH)) ?? []
  if (placeholder === undefined || GUID.test(name ?? '')) return false
  return () => `"${shown(loc)}" has "${shown(placeholder)}", which a template should have filled in`
}
