import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import pLimit from 'p-limit'
import type { AddressAnswer, Identity, ListedAddresses } from '../api/addresses.ts'
import { listedAddresses } from './analysis/listed-addresses.ts'
import { readPage } from './analysis/read-page.ts'
import { decodeHtml } from './formats/html/charset.ts'
import { foldSpace, HtmlDocument, textOf } from './formats/html/document.ts'
import { type FinalResponse, header, mediaType } from './network/exchange.ts'
import { redirectTarget } from './network/redirect-target.ts'
import { isGone, isSuccess, provesNothing } from './network/status.ts'
import { isLogin } from './page/login-wall.ts'
import { scriptShellOf } from './page/script-shell.ts'
import { bareHost, hereOf, isOnProduction } from './syntax/preview.ts'
import { knownSitemaps, type SiteSitemaps } from './tools/sitemap/site-sitemaps.ts'
import { whyIncomplete } from './tools/sitemap/survey-gaps.ts'
import { unknownAnswer } from './unanswered.ts'
import type { LinkAnswer } from './visit/link-check/link-answer.ts'
import { fetchMissingPage } from './visit/missing-page.ts'
import { isThere } from './visit/sitemap-survey.ts'
import type { Visit } from './visit/visit.ts'

/** Times that a redirect from a preview to production is gone on with on the preview. */
const MAX_RETURNS = 3
/** Redirects that are looked through for the one that leads to production. */
const MAX_HOPS = 10
/** Pages that are compared with what a site shows for missing ones. */
const MAX_COMPARED = 300
/** Pages that are read for what they are recognised by. */
const MAX_READ = 50
/** Pages that are read at once. */
const READ_AT_ONCE = 8
/** Decoded bytes of a page that are compared. */
const MAX_READ_BYTES = 512 * 1024

interface AnswerOptions {
  /** Milliseconds for all of them; of what is still open then nothing is known. */
  budgetMs: number
  /** Whether pages are read for what they are recognised by. */
  read: boolean
}

/**
 * What the sitemaps list of the site that a page is on. Where the tool `sitemap` has read them, they are not asked for
 * again.
 */
export async function listedOnSite(visit: Visit): Promise<ListedAddresses> {
  const { origin } = new URL(visit.url)
  const known = knownSitemaps(visit, origin)
  if (known) return addressesIn(await known, visit, origin)
  const { urls, files, unknown, unread } = await listedAddresses(visit, origin)
  return { urls, whole: files.length > 0 && unknown === undefined && unread === undefined }
}

function addressesIn(
  { survey, listed, urls, origins }: SiteSitemaps,
  { preview }: Visit,
  origin: string,
): ListedAddresses {
  const here = new Set<string>()
  const { host } = new URL(origin)
  for (const url of listed) {
    const { origin: itsOrigin, host: itsHost, pathname, search } = new URL(url)
    const root = origins.find(root => `${itsOrigin}${pathname}/`.startsWith(`${root}/`))
    if (root === undefined && bareHost(itsHost) !== bareHost(host)) continue
    const folder = root === undefined ? '' : root.slice(itsOrigin.length)
    const base = root === undefined || root === origin ? '' : (preview?.base ?? '')
    here.add(`${origin}${base}${pathname.slice(folder.length) || '/'}${search}`)
  }
  const isAll = listed.length === urls.size && whyIncomplete(survey) === undefined
  return { urls: [...here], whole: survey.files.some(isThere) && isAll }
}

/**
 * What addresses on the site of a page answer: each is asked for by HEAD, as the target of a link is, once a run.
 */
export async function answersOnSite(
  visit: Visit,
  addresses: readonly string[],
  { budgetMs, read }: AnswerOptions,
): Promise<AddressAnswer[]> {
  const over = new AbortController()
  const timeOver = sleep(budgetMs, undefined, { signal: over.signal }).catch(() => undefined)
  const answers: AddressAnswer[] = []
  const ask = async () => {
    const missing = await missingPageOf(visit)
    const reading = pLimit(READ_AT_ONCE)
    let toCompare = 0
    const one = async (address: string, index: number) => {
      const answer = await answerOf(visit, address)
      const isPage = answer.state === 'there' || answer.state === 'moved'
      answers[index] =
        missing === undefined || !isPage
          ? answer
          : ++toCompare > MAX_COMPARED
            ? unknownAnswer(
                `${missing.words}, and more than ${MAX_COMPARED} pages would have to be compared with it`,
              )
            : await reading(() => compared(visit, address, answer, missing))
    }
    await Promise.all(addresses.map(one))
    if (!read) return
    const there = addresses.flatMap((url, index) => (answers[index]!.state === 'there' ? { url, index } : []))
    const recognise = async ({ url, index }: { url: string; index: number }) => {
      answers[index] = { ...answers[index]!, ...(await identityOf(visit, url)) }
    }
    await Promise.all(there.slice(0, MAX_READ).map(page => reading(recognise, page)))
  }
  try {
    await Promise.race([ask(), timeOver])
  } finally {
    over.abort()
  }
  const late = `was not reached within ${Math.round(budgetMs / 1000)} s`
  return addresses.map((_, index) => answers[index] ?? unknownAnswer(late))
}

/** By what a page is recognised, as it is sent. */
async function identityOf(visit: Visit, url: string): Promise<Identity> {
  const exchange = await visit.fetch(url, { maxBytes: MAX_READ_BYTES })
  const { title, h1, fingerprint } = (await readPage({ url, exchange, preview: visit.preview })).record
  return {
    // Of a longer text there is the start alone.
    ...(title && title.hash === undefined && { title: title.text }),
    ...(h1 && h1.hash === undefined && { h1: h1.text }),
    ...(fingerprint !== undefined && { fingerprint }),
  }
}

/** What one address answers; a redirect of a preview to production is gone on with on the preview, which has what comes. */
async function answerOf(visit: Visit, address: string): Promise<AddressAnswer> {
  let at = address
  let answer = await visit.linkAnswer(at)
  let returned = 0
  for (; returned < MAX_RETURNS && answer.redirects > 0; returned++) {
    const here = await returnFromProduction(visit, at, answer)
    if (here === undefined) break
    at = here
    answer = await visit.linkAnswer(at)
  }
  const end = answer.finalUrl ?? at
  return stateOf(answer, end === address ? undefined : end)
}

/** The address on the preview at which redirects are gone on with that lead to production. */
async function returnFromProduction(
  visit: Visit,
  start: string,
  { finalUrl }: LinkAnswer,
): Promise<string | undefined> {
  const { preview } = visit
  if (preview?.host === undefined) return undefined
  const { origin } = new URL(visit.url)
  if (finalUrl !== undefined && new URL(finalUrl).origin === origin) return undefined
  let at = start
  for (let hop = 0; hop < MAX_HOPS; hop++) {
    const { final } = await visit.fetch(at, { method: 'HEAD', redirect: 'manual' })
    const target = final?.location === undefined ? undefined : redirectTarget(final.location, final.url)
    if (target === undefined || 'failure' in target) return undefined
    const next = new URL(target.url)
    if (isOnProduction(preview, next)) return hereOf(preview, next)?.href
    if (next.origin !== origin) return undefined
    at = next.href
  }
  return undefined
}

const ENDLESS: ReadonlySet<string> = new Set(['redirect-loop', 'too-many-redirects', 'bad-location'])

function stateOf(answer: LinkAnswer, redirect: string | undefined): AddressAnswer {
  const { status, failure, declined, cookieOnTheWay } = answer
  const led = redirect === undefined ? {} : { redirect }
  if (declined) return unknownAnswer('was not asked for: its host limits requests')
  if (failure && failure.kind !== 'bad-encoding') {
    return ENDLESS.has(failure.kind) && !cookieOnTheWay
      ? { state: 'gone', status, reason: failure.message, ...led }
      : { ...unknownAnswer(failure.message, status), ...led }
  }
  if (status === null) return unknownAnswer('gave no answer')
  const reason = `answers ${status}`
  if (redirect !== undefined && isLogin(new URL(redirect))) {
    return { ...unknownAnswer('leads to a login', status), ...led }
  }
  if (isGone(status)) return { state: 'gone', status, reason, ...led }
  if (isSuccess(status) || status === 304) {
    return { state: redirect === undefined ? 'there' : 'moved', status, reason, ...led }
  }
  const advice = status === 401 || status === 403 ? ', see the setting "headers"' : ''
  return { ...unknownAnswer(provesNothing(status) ? reason + advice : reason, status), ...led }
}

/** What a site shows for pages that do not exist, where it answers them as if they did. */
interface MissingPage {
  /** Equal for documents that show the same; undefined where scripts make what is shown. */
  key: string | undefined
  words: string
}

async function missingPageOf(visit: Visit): Promise<MissingPage | undefined> {
  const { final, requestedUrl } = await fetchMissingPage(visit)
  if (!final || !isSuccess(final.status) || final.url !== requestedUrl || !isHtml(final)) return undefined
  return {
    key: keyOf(final.body.subarray(0, MAX_READ_BYTES), final, requestedUrl),
    words: `the site answers ${final.status} for pages that do not exist`,
  }
}

/** An address that answers with a page, beside what the site shows for missing ones. */
async function compared(
  visit: Visit,
  address: string,
  answer: AddressAnswer,
  missing: MissingPage,
): Promise<AddressAnswer> {
  const end = answer.redirect ?? address
  if (new URL(end).origin !== new URL(visit.url).origin) return answer
  if (missing.key === undefined) {
    return { ...answer, state: 'unknown', reason: `${missing.words}, and scripts fill what it sends` }
  }
  const chunks: Buffer[] = []
  const { final } = await visit.stream(
    end,
    async (body, response) => {
      if (!isHtml(response)) return
      for await (const chunk of body) chunks.push(chunk)
    },
    { maxBytes: MAX_READ_BYTES },
  )
  if (!final) return { ...answer, state: 'unknown', reason: 'could not be read' }
  if (!isHtml(final) || keyOf(Buffer.concat(chunks), final, end) !== missing.key) return answer
  return { ...answer, state: 'gone', reason: `answers ${answer.status} with the page for missing addresses` }
}

function isHtml(response: Pick<FinalResponse, 'headers'>): boolean {
  return /html/.test(mediaType(response))
}

/** Equal for documents with the same title and text, whatever they say of their own address. */
function keyOf(
  body: Buffer,
  response: Pick<FinalResponse, 'headers' | 'url'>,
  url: string,
): string | undefined {
  const { text } = decodeHtml(body, header(response, 'content-type'))
  const document = new HtmlDocument(text, response.url)
  if (scriptShellOf(document)) return undefined
  const { pathname, search } = new URL(url)
  const title = document.elements('title')[0]
  const words = foldSpace(`${title ? textOf(title) : ''}\n${document.body ? textOf(document.body) : ''}`)
  const bare = words
    .replaceAll(url, '')
    .replaceAll(pathname + search, '')
    .replaceAll(pathname, '')
  return createHash('sha256').update(bare).digest('hex')
}
