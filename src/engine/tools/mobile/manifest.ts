import type { Occurrence } from '../../../api/results.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, sameForAll } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { FinalResponse } from '../../network/exchange.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { relations } from '../../page/link-elements.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { whyRootIsForeign } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import { shownDocument } from './shown-document.ts'

const HELP = 'https://developer.mozilla.org/en-US/docs/Web/Progressive_web_apps/Manifest'

const checks = {
  'manifest-unreadable': {
    scope: 'site',
    severity: 'notice',
    title: 'The web app manifest cannot be read',
    why: 'Browsers ignore all of it: whoever puts the site on the home screen of a phone gets no icon, name or color of it.',
    fix: 'Serve the manifest as valid JSON with an object at its top, or remove the <link rel="manifest">.',
    help: `${HELP}/Reference`,
    example: '{ "name": "Example", } with a comma too many',
  },
  'manifest-icon-missing': {
    scope: 'site',
    severity: 'notice',
    title: 'Icons of the web app manifest do not exist',
    why: 'Whoever puts the site on the home screen of a phone gets a letter or a gray square instead of its icon.',
    fix: 'Deploy the files, or correct their URLs in "icons". They are relative to the manifest; one that begins with a slash is at the root of the host.',
    help: `${HELP}/Reference/icons`,
    example: '"icons": [{ "src": "/android-chrome-192x192.png" }], which answers 404',
  },
  'manifest-name-default': {
    scope: 'site',
    severity: 'notice',
    title: 'The web app manifest has the name that its template came with',
    why: 'Visitors who install the site or put it on their home screen read it instead of the name of the site.',
    fix: 'Write the name of the site into "name" and "short_name".',
    help: `${HELP}/Reference/name`,
    example: '"short_name": "React App"',
  },
} as const

/** What a site gives for the home screen of a phone. A missing manifest is no fault, and a broken link to one is that of `broken-links`. */
export const manifest = defineTopic({
  checks,
  readsDocument: true,
  async judge(visit) {
    const document = await shownDocument(visit)
    const url = manifestOf(document)
    const unread = (judgement: Judgement) => ({ judgements: sameForAll(checks, judgement) })
    if (!url) return unread(notApplicable('the page links no manifest of its site'))
    const { final, failure } = await visit.fetchForSite(url.href)
    if (failure) return unread(notMeasured(`${failure.url} ${failure.message}`))
    const why = whyNone(final, url)
    if (why) return unread(why)
    const read = readManifest(final.body)
    if (typeof read === 'string') {
      const judgements = sameForAll(checks, notApplicable('the manifest cannot be read'))
      const fault = failWhere([{ url: final.url, message: read }])
      return { judgements: { ...judgements, 'manifest-unreadable': fault } }
    }
    return {
      judgements: {
        'manifest-unreadable': failWhere([]),
        'manifest-icon-missing': await judgeIcons(visit, read, final.url),
        'manifest-name-default': judgeNames(read, final.url, document),
      },
    }
  },
})

/** Bytes of a manifest that are read, icons of it that are asked for, and characters of what is shown of it. */
const MAX_BYTES = 256 * 1024
const MAX_ICONS = 20
const MAX_SHOWN = 100
const MAX_ADDRESS = 2000

type Manifest = Readonly<Record<string, unknown>>

/** The manifest of the site itself: what lies on another host is not this deployment's. */
function manifestOf(document: HtmlDocument): URL | undefined {
  const link = document
    .elements('link')
    .find(one => relations(one).includes('manifest') && attribute(one, 'href')?.trim())
  const url = link && document.addressOf(attribute(link, 'href')!)
  return url && url.host === new URL(document.url).host ? url : undefined
}

function whyNone({ status, url: led, body }: FinalResponse, url: URL): Judgement | undefined {
  if (isGone(status)) return notApplicable('the manifest does not exist')
  if (!isSuccess(status)) return notMeasured(`${led} answers ${status}`)
  // A login in front of a preview leads all that is asked for without its cookie elsewhere.
  if (new URL(led).host !== url.host) return notMeasured(`the manifest leads to ${led}`)
  return body.length > MAX_BYTES
    ? notMeasured(`the manifest has more than ${MAX_BYTES / 1024} KB`)
    : undefined
}

/** The manifest, or why there is none. */
function readManifest(body: Uint8Array): Manifest | string {
  const text = new TextDecoder().decode(body)
  if (/^\s*<(?:!doctype|html)/i.test(text.slice(0, MAX_SHOWN)))
    return 'The server answers with an HTML page instead of a manifest.'
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : 'The manifest is not a JSON object.'
  } catch (error) {
    return `The manifest is not valid JSON: ${(error as Error).message.slice(0, MAX_SHOWN)}`
  }
}

function isRecord(value: unknown): value is Manifest {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

async function judgeIcons(visit: Visit, { icons }: Manifest, base: string): Promise<Judgement> {
  const urls = Array.isArray(icons) ? icons.slice(0, MAX_ICONS).flatMap(icon => iconOf(icon, base)) : []
  // Beside a folder of a host that others share lies what is not of this deployment.
  const folder = whyRootIsForeign(visit.preview) === undefined ? '/' : new URL('.', base).pathname
  const own = [...new Set(urls)].filter(url => new URL(url).pathname.startsWith(folder))
  if (own.length === 0) return notApplicable('the manifest names no icons of the site')
  const answers = await Promise.all(
    own.map(async url => ({ url, status: (await visit.linkAnswer(url)).status })),
  )
  return failWhere(
    answers.flatMap(({ url, status }): Occurrence[] =>
      status !== null && isGone(status) ? [{ url, message: `This icon answers ${status}.` }] : [],
    ),
  )
}

function iconOf(icon: unknown, base: string): string[] {
  const src = isRecord(icon) ? icon.src : undefined
  const url = typeof src === 'string' && src.length <= MAX_ADDRESS ? URL.parse(src, base) : null
  return url && url.host === new URL(base).host ? [url.href] : []
}

/** Where browsers show a name of the manifest. */
const SHOWN_AT = { name: 'in the install dialog', short_name: 'below the icon' } as const

/** Names that generators of manifests and starter projects write. */
const DEFAULT_NAMES =
  /^(?:mywebsite|mysite|react app|create react app sample|vite app|vue app|svelte app|next\.?js app|my (?:awesome )?(?:app|pwa|website|site)|your (?:app|site)(?: name)?|app name|gatsby(?:js)?|gatsby-starter-[a-z-]+|starter app|example app|test app|my minimal portfolio|this name will show in your windows taskbar\b.{0,80})$/i
/** What generators of icons write, and names of themes: words that a site may well be called, so that its title must not have them. */
const DEFAULT_WORDS = /^(?:app|congo|blowfish|pixel pro|hugo|jekyll|astro|nuxt|vite)$/i
const MAX_TITLE = 300

function judgeNames(manifest: Manifest, url: string, document: HtmlDocument): Judgement {
  const names = (['name', 'short_name'] as const).flatMap(key => {
    const value = manifest[key]
    return typeof value === 'string' && value.trim() !== '' ? [{ key, value: value.trim() }] : []
  })
  if (names.length === 0) return notApplicable('the manifest has no name')
  const titles = document.elements('title').map(title => startOfSeenText(title, MAX_TITLE).toLowerCase())
  const isDefault = (name: string) =>
    DEFAULT_NAMES.test(name) ||
    (DEFAULT_WORDS.test(name) && !titles.some(title => title.includes(name.toLowerCase())))
  return failWhere(
    names.flatMap(({ key, value }) =>
      value.length <= MAX_SHOWN && isDefault(value)
        ? [{ url, message: `"${key}", which is shown ${SHOWN_AT[key]}, is "${value}".` }]
        : [],
    ),
  )
}
