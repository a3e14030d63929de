import { attribute, type HtmlDocument, textOf } from '../formats/html/document.ts'
import { isGone, isSuccess } from '../network/status.ts'
import { openHtml } from '../page/open-html.ts'
import { scriptShellOf } from '../page/script-shell.ts'
import { inlineScripts, isExecutable } from '../page/scripts.ts'
import { deploymentRoot } from '../syntax/preview.ts'
import { fetchOwnMissingPage } from './missing-page.ts'
import { perVisit } from './per-visit.ts'

/** How the 404 page of a site brings visitors to the page that they asked for: it sends them on, or it is the application. */
export type RoutesByScript = 'sends-on' | 'is-application'

/**
 * Whether the 404 page of the site leaves it to scripts to show what a missing address stands for, as sites of one page do
 * on hosts of files: it sends the visitor on to the start page with the path kept, or it is the empty page of the
 * application itself. Undefined where it is a page that says what is missing, or none of the site.
 *
 * @see https://github.com/rafgraph/spa-github-pages
 */
export const routesByScript = perVisit(async (visit): Promise<RoutesByScript | undefined> => {
  const missing = await fetchOwnMissingPage(visit)
  if (!missing?.final || !isGone(missing.final.status)) return undefined
  const document = openHtml(missing.final, visit.preview)?.document
  if (!document?.elements('script').some(isExecutable)) return undefined
  const { origin } = new URL(visit.url)
  const { final } = await visit.fetchForSite(`${deploymentRoot(visit.preview, origin)}/`)
  const home = final && isSuccess(final.status) ? openHtml(final, visit.preview)?.document : undefined
  if (!home) return undefined
  if (codeOf(document).some(code => sendsOn(code, home))) return 'sends-on'
  return isApplication(document, home) ? 'is-application' : undefined
})

/** Whether a script in a document leads its readers elsewhere, as from a 404 page to the start page. */
export function navigatesByScript(document: HtmlDocument): boolean {
  return codeOf(document).some(code => NAVIGATES.test(code))
}

/** Characters of a script that are read. */
const MAX_CODE = 20_000
const MAX_SCRIPTS = 20

function codeOf(document: HtmlDocument): string[] {
  return inlineScripts(document)
    .slice(0, MAX_SCRIPTS)
    .map(script => textOf(script).slice(0, MAX_CODE))
}

/** `location.replace(…)`, also by a short name for it, and `location.href = …`. */
const NAVIGATES = /\b(?:location|l|loc)\s?\.\s?(?:replace|assign)\s?\(|\blocation(?:\.href)?\s?=(?![=>])/
const READS_PATH = /\bpathname\b/
/** A query or a fragment that begins in a text and that something is put behind: `'/?/' + path`, `/#${path}`. */
const ADDS_TO = /[?#][\w/!=-]{0,30}(?:["'`]\s{0,10}\+|\$\{)/
const KEEPS_PLACE = /\b(?:session|local)Storage\b/
const RESTORES = /\b(?:replaceState|pushState)\b/

/**
 * Whether a script of the 404 page leads to the start page with the path of the missing page. One that knows the new
 * addresses of old pages keeps no path.
 */
function sendsOn(code: string, home: HtmlDocument): boolean {
  if (READS_PATH.test(code) && NAVIGATES.test(code) && ADDS_TO.test(code)) return true
  return KEEPS_PLACE.test(code) && /\blocation\b/.test(code) && codeOf(home).some(one => RESTORES.test(one))
}

/**
 * Whether the 404 page is the empty page of the application that the start page is too. Where the start page has a text
 * of its own, so would the others, and what is not there is missing.
 */
function isApplication(document: HtmlDocument, home: HtmlDocument): boolean {
  if (!scriptShellOf(document) || !scriptShellOf(home)) return false
  const own = new Set(scriptFiles(home))
  return scriptFiles(document).some(file => own.has(file))
}

/** The files of its own site that a page runs. */
function scriptFiles(document: HtmlDocument): string[] {
  const { origin } = new URL(document.url)
  return document
    .elements('script')
    .filter(isExecutable)
    .flatMap(script => document.addressOf(attribute(script, 'src') ?? '') ?? [])
    .filter(address => address.origin === origin && address.pathname !== '/')
    .map(({ href }) => href)
}

/** What applications make no pages of. */
const FILE = /\.(?!html?$)[a-z][a-z0-9]{1,4}$/i

/** Whether an address may be that of a page of an application, and not that of a file. */
export function isRoute(url: string): boolean {
  return !FILE.test(new URL(url).pathname)
}
