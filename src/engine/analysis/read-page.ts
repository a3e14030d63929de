import type { PageRecord } from '../../api/results.ts'
import { ownCopy } from '../../text/cut.ts'
import { attribute, foldSpace, textOf } from '../formats/html/document.ts'
import { structuredDataOf } from '../formats/structured-data/structured-data.ts'
import { mediaType } from '../network/exchange.ts'
import { Memo } from '../network/memo.ts'
import { redirectTarget, withoutFragment } from '../network/redirect-target.ts'
import { isSuccess } from '../network/status.ts'
import { NotApplicable, NotMeasured } from '../not-measured.ts'
import { agreedCanonical, canonicalLinks } from '../page/canonical-links.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { instantRedirect } from '../page/instant-redirect.ts'
import { languageAlternates } from '../page/language-alternates.ts'
import { isInHead } from '../page/link-elements.ts'
import { PageAddress } from '../page/page-address.ts'
import {
  directivesFor,
  isNofollow,
  isNoindex,
  metaDirectives,
  shippedHeaderDirectives,
} from '../page/page-directives.ts'
import { whyNotHtml } from '../page/why-not-html.ts'
import { askedAt, hereOf } from '../syntax/preview.ts'
import { examinedPage } from '../tools/content/examined-page.ts'
import { fingerprintOfMain, ownH1 } from '../tools/content/text-facts.ts'
import { Visit, type VisitOptions } from '../visit/visit.ts'
import { lightChecks } from './light-checks.ts'
import { linksToSite } from './links-to-site.ts'
import type { OwnRecord, PageJob, PageReading } from './page-job.ts'
import { hashOf, MAX_ADDRESS, recordedText } from './recorded-text.ts'
import { templateOf } from './template.ts'

/** Languages, types and redirects that a record lists. */
const MAX_CODES = 12
const MAX_TYPES = 12
const MAX_REDIRECTS = 5
/** Language versions of one page that lead on. */
const MAX_ALTERNATES = 200
const MAX_NAME = 60
const MAX_FAILURE = 200

const TEXTS = { title: 150, description: 200, h1: 150 }

/** The crawler whose rules decide on what is indexable. */
const CRAWLER = 'Googlebot'

/** Whether there is a document to be read: of redirects, errors and files their answer says all. */
export function isDocument({ exchange: { final, hops } }: PageJob): boolean {
  return (
    hops.length === 1 && final !== undefined && isSuccess(final.status) && whyNotHtml(final) === undefined
  )
}

/** Reads what a record keeps of an address. It asks for nothing and rejects with nothing but a bug of ours. */
export async function readPage(job: PageJob): Promise<PageReading> {
  const { url, exchange } = job
  const { final, failure, hops } = exchange
  const redirects = hops.filter(hop => hop !== hops.at(-1) || failure !== undefined)
  const base: OwnRecord = {
    url,
    status: hops.at(-1)?.status ?? null,
    ...(failure && { failure: recordedText(`${failure.url} ${failure.message}`, MAX_FAILURE).text }),
    ...(redirects.length > 0 && {
      redirects: redirects.slice(0, MAX_REDIRECTS).map(hop => ({ url: cut(hop.url), status: hop.status })),
    }),
    ...(final && redirects.length > 0 && { finalUrl: cut(final.url) }),
    ...(final && { contentType: recordedText(mediaType(final), MAX_NAME).text }),
    indexable: false,
  }
  const nothing = { links: [], checks: [] }
  if (redirects.length > 0) {
    const target = firstTarget(job)
    return { record: { ...base, obstacle: 'redirect' }, ...nothing, ...(target && { redirect: target }) }
  }
  if (!final) return { record: { ...base, obstacle: 'no-answer' }, ...nothing }
  if (!isSuccess(final.status)) return { record: { ...base, obstacle: 'status' }, ...nothing }
  if (whyNotHtml(final) !== undefined) return { record: { ...base, obstacle: 'not-html' }, ...nothing }
  return await readHtml(job, base)
}

async function readHtml(job: PageJob, base: OwnRecord): Promise<PageReading> {
  const visit = offlineVisit(job)
  const page = await visit.htmlPage()
  const address = new PageAddress(page)
  const canonicals = canonicalLinks(page)
  const canonical = agreedCanonical(canonicals)
  const alternates = alternatesOf(page)
  const refresh = instantRedirect(page)
  const rules = [...shippedHeaderDirectives(page), ...metaDirectives(page.document).inHead]
  const binding = directivesFor(rules, CRAWLER)
  const obstacle = obstacleOf(binding, refresh !== undefined, address)
  const text = await mainTextOf(visit)
  const lang = page.document.html && attribute(page.document.html, 'lang')?.trim()
  const { links, external } = linksToSite(page, binding.some(isNofollow), text?.examination.regions)
  const named = canonical?.url && withoutFragment((hereOf(page.preview, canonical.url) ?? canonical.url).href)
  const types = typesOf(page)
  const record: OwnRecord = {
    ...base,
    indexable: obstacle === undefined,
    ...(obstacle && { obstacle }),
    ...(canonical?.url && {
      canonical: {
        url: cut(canonical.url.href),
        from: canonical.source,
        is: address.canonicalIs === 'absent' ? ('self' as const) : address.canonicalIs,
      },
    }),
    ...(!canonical && canonicals.filter(({ url }) => url).length > 1 && { canonicalsDiffer: true as const }),
    ...textsOf(page, text?.h1),
    ...(lang && { lang: recordedText(lang, MAX_NAME).text }),
    ...(alternates.length > 0 && { hreflang: versionsOf(alternates) }),
    ...(text && (text.isUnfilled ? { needsScripts: true as const } : { words: text.words })),
    ...(text && !text.isUnfilled && text.fingerprint !== null && { fingerprint: text.fingerprint }),
    ...(types.length > 0 && { types }),
    template: templateOf(page),
    linksExternal: external,
  }
  const { checks, failed } = await lightChecks(visit, record)
  return {
    record: failed.length > 0 ? { ...record, failed } : record,
    links,
    ...(refresh && { redirect: withoutFragment(askedAt(page.preview, refresh.url)) }),
    ...(named !== undefined && { canonical: named }),
    ...(alternates.length > 0 && { alternates: alternates.slice(0, MAX_ALTERNATES) }),
    checks,
  }
}

/** Why a page that answered is not indexed as itself; undefined where nothing speaks against it. */
function obstacleOf(
  binding: ReturnType<typeof directivesFor>,
  leadsOn: boolean,
  { canonicalIs }: PageAddress,
): PageRecord['obstacle'] {
  const noindex = binding.find(isNoindex)
  if (noindex) return noindex.source === 'header' ? 'noindex-header' : 'noindex-meta'
  if (leadsOn) return 'refresh'
  return canonicalIs === 'elsewhere' || canonicalIs === 'variant' ? 'canonical' : undefined
}

function textsOf({ document }: HtmlPage, h1: string | undefined): Partial<OwnRecord> {
  const title = document.elements('title').find(isInHead)
  const description = document
    .elements('meta')
    .find(meta => attribute(meta, 'name')?.trim().toLowerCase() === 'description' && isInHead(meta))
  const found = {
    title: title && textOf(title),
    description: description && attribute(description, 'content'),
    h1,
  }
  return Object.fromEntries(
    Object.entries(found).flatMap(([name, text]) => {
      const folded = foldSpace(text ?? '')
      return folded === '' ? [] : [[name, recordedText(folded, TEXTS[name as keyof typeof TEXTS])]]
    }),
  )
}

/** What the tool `content` knows of the text; undefined where readers are sent elsewhere at once. */
async function mainTextOf(visit: Visit) {
  try {
    const { page, examination } = await examinedPage(visit)
    return {
      examination,
      isUnfilled: page.unfilled !== undefined,
      words: examination.words,
      h1: ownH1(examination),
      fingerprint: fingerprintOfMain(examination),
    }
  } catch (error) {
    if (error instanceof NotMeasured || error instanceof NotApplicable) return undefined
    throw error
  }
}

function alternatesOf(page: HtmlPage): { code: string; url: string }[] {
  return languageAlternates(page).read.flatMap(({ code, url }) =>
    url && code !== ''
      ? [{ code: ownCopy(code.toLowerCase()), url: withoutFragment(askedAt(page.preview, url.href)) }]
      : [],
  )
}

function versionsOf(
  alternates: readonly { code: string; url: string }[],
): NonNullable<PageRecord['hreflang']> {
  const lines = [...new Set(alternates.map(({ code, url }) => `${code} ${url}`))].sort()
  const codes = [...new Set(alternates.map(({ code }) => recordedText(code, MAX_NAME / 4).text))].sort()
  return { codes: codes.slice(0, MAX_CODES), count: lines.length, hash: hashOf(lines.join('\n')) }
}

function typesOf({ document }: HtmlPage): string[] {
  const types = structuredDataOf(document).items.flatMap(item => item.types)
  return [...new Set(types.map(type => recordedText(type, MAX_NAME).text))].sort().slice(0, MAX_TYPES)
}

/** Where the first redirect leads, whatever came of it. */
function firstTarget({ exchange, preview }: PageJob): string | undefined {
  const [first, second] = exchange.hops
  if (second) return withoutFragment(askedAt(preview, second.url))
  const target = first?.location === undefined ? undefined : redirectTarget(first.location, first.url)
  return target && 'url' in target ? withoutFragment(askedAt(preview, target.url)) : undefined
}

function cut(url: string): string {
  return recordedText(url, MAX_ADDRESS).text
}

const NOT_HERE = 'the pages of an analysis behind its first are judged by their answer alone'
const NEVER = new AbortController().signal

/** One for all visits: of each literal with a getter V8 keeps what the getter sees, until it collects all of its memory. */
const OFFLINE: VisitOptions['http'] = {
  async fetch() {
    throw new NotMeasured(NOT_HERE)
  },
  get guard(): never {
    throw new NotMeasured(NOT_HERE)
  },
}

/** A visit of a page that is here already. Whatever else is asked for is not measured. */
function offlineVisit({ url, exchange, preview }: PageJob): Visit {
  return new Visit(url, {
    http: OFFLINE,
    exchange,
    siteMemo: new Memo(1, Number.POSITIVE_INFINITY),
    headers: {},
    preview,
    signal: NEVER,
  })
}
