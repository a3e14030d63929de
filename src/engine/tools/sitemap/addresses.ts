import type { SitemapEntry } from '../../formats/sitemap/format.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { CheckDefinition } from '../../judging/tool-definition.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'
import { SitemapFaults, shown } from './sitemap-place.ts'

const PROTOCOL = 'https://www.sitemaps.org/protocol.html'
const BUILD = 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/build-sitemap'
const ERRORS = 'https://support.google.com/webmasters/answer/7451001'

/** What an address of a sitemap must look like. @see https://www.sitemaps.org/protocol.html */
export const LOC_CHECKS = {
  'missing-loc': {
    severity: 'error',
    title: 'An entry of the sitemap has no address',
    why: 'An entry without <loc> names no page.',
    fix: 'Give each <url> and <sitemap> one <loc>, or remove the entry.',
    help: PROTOCOL,
    example: '<url><lastmod>2027-03-31</lastmod></url>',
  },
  'loc-invalid': {
    severity: 'error',
    title: 'An entry of the sitemap is not a full URL',
    why: 'Search engines need scheme and host, and skip the entry.',
    fix: 'Write full addresses, as https://www.example.com/page; most generators have a setting for the address of the site.',
    help: BUILD,
    example: '<loc>/products/</loc>',
  },
  'loc-too-long': {
    severity: 'warning',
    title: 'An address in the sitemap is too long',
    why: 'The protocol allows less than 2,048 characters; longer addresses are skipped.',
    fix: 'Shorten the address, or leave the page out of the sitemap.',
    help: PROTOCOL,
    example: '<loc>https://www.example.com/…</loc> with 2,300 characters',
  },
  'loc-escaping': {
    severity: 'warning',
    title: 'An address in the sitemap is escaped wrongly',
    why: 'It leads to another address than the one that is meant.',
    fix: 'Escape each address once: URL escapes for blanks, then &amp; for &.',
    help: 'https://www.sitemaps.org/protocol.html#escaping',
    example: '<loc>https://www.example.com/?a=1&amp;amp;b=2</loc>',
  },
  'loc-fragment': {
    severity: 'warning',
    title: 'An address in the sitemap has a fragment',
    why: 'Search engines drop what is behind #, so the entry names the page without it, often one that is listed already.',
    fix: 'List each page once, without #.',
    help: 'https://developers.google.com/search/docs/crawling-indexing/url-structure',
    example: '<loc>https://www.example.com/about#team</loc>',
  },
  'loc-session-id': {
    severity: 'warning',
    title: 'An address in the sitemap has a session id',
    why: 'The same page gets an address for each visitor, and search engines see endless copies.',
    fix: 'List the address without the session id.',
    help: BUILD,
    example: '<loc>https://www.example.com/?PHPSESSID=3f9ab2c1d4</loc>',
  },
  'loc-http': {
    severity: 'warning',
    title: 'The sitemap of an https site lists http addresses',
    why: 'The entries name addresses that redirect, or that are not the preferred ones.',
    fix: 'Write the addresses with https://.',
    help: BUILD,
    example: '<loc>http://www.example.com/</loc>',
  },
  'outside-path': {
    severity: 'notice',
    title: 'A sitemap lists pages outside of its folder',
    why: 'A sitemap that robots.txt does not name, by itself or by its index, holds for the pages in its own folder and below alone.',
    fix: 'Put the sitemap into the root folder, or name it in robots.txt.',
    help: 'https://www.sitemaps.org/protocol.html#location',
    example: '/blog/sitemap.xml that lists https://www.example.com/shop/',
  },
  'duplicate-url': {
    severity: 'notice',
    title: 'An address is in the sitemaps more than once',
    why: 'The repetition has no effect, and where its dates differ search engines cannot tell which is right.',
    fix: 'List each page once.',
    help: ERRORS,
    example: '<loc>https://www.example.com/about</loc> in two entries',
  },
} satisfies Record<string, CheckDefinition>

/** An address must be shorter. @see https://www.sitemaps.org/protocol.html#locdef */
export const MAX_LOC_LENGTH = 2048
/** Names that stand for nothing but a visitor's session. */
const SESSION_ID = /[;?&](?:jsessionid|phpsessid|aspsessionid\w{0,16}|sessionid|session_id|cfid|cftoken)=/i

type LocCheck = keyof typeof LOC_CHECKS

/** An entry whose address could be read. */
export interface ReadEntry {
  entry: SitemapEntry
  file: SitemapFile
  url: URL
  /** The address in the form in which two spellings are equal. */
  key: string
  /** Whether it is in the sitemaps for the first time. */
  isNew: boolean
}

export class LocFindings {
  readonly #lists = Object.fromEntries(
    Object.keys(LOC_CHECKS).map(name => [name, new SitemapFaults()]),
  ) as Record<LocCheck, SitemapFaults>
  readonly #siteIsHttps: boolean
  #entries = 0
  #locs = 0
  #urls = 0
  #pages = 0

  constructor(origin: string) {
    this.#siteIsHttps = origin.startsWith('https:')
  }

  /** Judges the address of an entry or of a child of an index. @returns the address where it can be used */
  read(
    { loc, line, column }: Pick<SitemapEntry, 'loc' | 'line' | 'column'>,
    file: SitemapFile,
  ): URL | undefined {
    const place = column === undefined ? { line } : { line, column }
    const add = (check: LocCheck, message: () => string) => this.#lists[check].addAt(file, place, message)
    this.#entries++
    if (loc === '') {
      add('missing-loc', () => 'has no <loc>, or an empty one')
      return undefined
    }
    this.#locs++
    const url = /^https?:\/\//i.test(loc) ? URL.parse(loc) : null
    if (!url) {
      add('loc-invalid', () => `"${shown(loc)}" is not a full http or https URL`)
      return undefined
    }
    this.#urls++
    if (loc.length >= MAX_LOC_LENGTH) add('loc-too-long', () => `${loc.length} characters: ${shown(loc)}`)
    if (/\s/.test(loc)) add('loc-escaping', () => `has white space: ${shown(loc)}`)
    else if (/&(?:amp|lt|gt|quot|apos|#\d{1,7});/i.test(loc)) {
      add('loc-escaping', () => `is escaped twice, and so means ${shown(loc)}`)
    }
    if (loc.includes('#')) add('loc-fragment', () => shown(loc))
    if (SESSION_ID.test(loc)) add('loc-session-id', () => shown(loc))
    if (this.#siteIsHttps && url.protocol === 'http:') add('loc-http', () => shown(loc))
    return url
  }

  entry({ entry, file, url, isNew }: ReadEntry): void {
    this.#pages++
    if (!isNew) this.#lists['duplicate-url'].addAt(file, entry, () => `${shown(entry.loc)} was listed before`)
    const folder = folderOf(file)
    if (folder !== undefined && !url.pathname.startsWith(folder)) {
      this.#lists['outside-path'].addAt(file, entry, () => `${shown(entry.loc)} is not below ${folder}`)
    }
  }

  judge(): Record<LocCheck, Judgement> {
    const looked = { ...this.#ofUrls(), 'missing-loc': this.#entries, 'loc-invalid': this.#locs }
    const judgements = Object.fromEntries(
      Object.entries(this.#lists).map(([name, list]) => [
        name,
        list.judgeAmong(looked[name as LocCheck], 'the sitemaps list no address that it is about'),
      ]),
    ) as Record<LocCheck, Judgement>
    if (!this.#siteIsHttps) judgements['loc-http'] = notApplicable('the audited site is not on https')
    return judgements
  }

  /** What the checks of addresses that can be read look at: those of pages alone, or those of sitemaps too. */
  #ofUrls(): Record<Exclude<LocCheck, 'missing-loc' | 'loc-invalid'>, number> {
    const urls = this.#urls
    return {
      'loc-too-long': urls,
      'loc-escaping': urls,
      'loc-fragment': urls,
      'loc-session-id': urls,
      'loc-http': urls,
      'outside-path': this.#pages,
      'duplicate-url': this.#pages,
    }
  }
}

/** The folder that a sitemap holds for; undefined where robots.txt vouches for it. */
function folderOf(file: SitemapFile): string | undefined {
  if (file.vouchedFor) return undefined
  const { pathname } = new URL(file.url)
  return pathname.slice(0, pathname.lastIndexOf('/') + 1)
}
