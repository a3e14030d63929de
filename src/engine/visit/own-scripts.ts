import { attribute, type HtmlDocument, textOf } from '../formats/html/document.ts'
import { isSuccess } from '../network/status.ts'
import type { HtmlPage } from '../page/html-page.ts'
import { inlineScripts } from '../page/scripts.ts'
import { askedAt, type Preview } from '../syntax/preview.ts'
import { perVisit } from './per-visit.ts'
import type { Visit } from './visit.ts'

/** Most script files of a page that are read. */
const MAX_SCRIPTS = 5
/** Bytes of a file above which it is a bundle of libraries, and not what somebody wrote for the site. */
const MAX_BYTES = 200_000
/** Characters of the scripts of a page that are read together. */
const MAX_CODE = 1_000_000

/** Addresses of the page's own script files. */
export function ownScriptUrls(document: HtmlDocument, preview: Preview | undefined): string[] {
  return allOwnScriptUrls(document, preview).slice(0, MAX_SCRIPTS)
}

function allOwnScriptUrls(document: HtmlDocument, preview: Preview | undefined): string[] {
  const { origin } = new URL(document.url)
  const urls = document
    .elements('script')
    .flatMap(script => document.resolve(attribute(script, 'src') ?? '') ?? [])
    .filter(url => URL.canParse(url))
    .map(url => askedAt(preview, url))
    .filter(url => new URL(url).origin === origin && url !== document.url)
  return [...new Set(urls)]
}

export interface OwnScript {
  url: string
  text: string
}

/** What the page's own script files say, as far as they are small. */
export const ownScriptFiles = perVisit(async (visit: Visit): Promise<readonly OwnScript[]> => {
  const { document, preview }: HtmlPage = await visit.htmlPage()
  const read = await Promise.all(
    ownScriptUrls(document, preview).map(async url => {
      const { final } = await visit.fetch(url)
      const isRead = final && isSuccess(final.status) && !final.truncated && final.body.length <= MAX_BYTES
      return isRead ? [{ url, text: final.body.toString('utf8') }] : []
    }),
  )
  return read.flat()
})

/** What a page's own scripts say, those in it and those in files of its host. */
export interface OwnCode {
  text: string
  /** Whether that is all of it: a file may be missing, large, or one of too many. */
  isWhole: boolean
}

export const ownCode = perVisit(async (visit: Visit): Promise<OwnCode> => {
  const { document, preview }: HtmlPage = await visit.htmlPage()
  const files = await ownScriptFiles(visit)
  const text = [...inlineScripts(document).map(textOf), ...files.map(file => file.text)].join('\n')
  const isWhole = text.length <= MAX_CODE && files.length === allOwnScriptUrls(document, preview).length
  return { text: text.slice(0, MAX_CODE), isWhole }
})
