import { cutEnd } from '../../../text/cut.ts'
import { attribute, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { mediaType } from '../../network/exchange.ts'
import { isGone, isSuccess } from '../../network/status.ts'
import { askedAt } from '../../syntax/preview.ts'
import type { Visit } from '../../visit/visit.ts'
import type { Catalogue, Fingerprint } from './catalogue/catalogue.ts'
import type { Evidence } from './detect.ts'
import { type Detections, detectionsOf } from './detections.ts'

/** Whether a generator element tells which version of server software runs. */
export const generator = defineTopic({
  checks: {
    'generator-version': {
      scope: 'site',
      severity: 'notice',
      title: 'A generator meta element shows the version of the CMS',
      why: 'When a vulnerability of that version is published, attackers find sites that show it first.',
      fix: 'Remove the element or the version from it, and keep the software up to date.',
      help: 'https://owasp.org/www-project-web-security-testing-guide/latest/4-Web_Application_Security_Testing/01-Information_Gathering/08-Fingerprint_Web_Application_Framework',
      example: '<meta name="generator" content="WordPress 6.4.2">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await visit.htmlPage()
    const judgement = judge(document, await detectionsOf(visit))
    const isLeft = judgement.outcome === 'fail' && (await isLeftBehind(visit, document))
    return { judgements: { 'generator-version': isLeft ? notApplicable(IN_A_FILE) : judgement } }
  },
})

/** Software of these kinds answers requests where it runs on a server: whoever knows its version knows its holes. */
const SERVING = new Set([
  'CMS',
  'Blogs',
  'Ecommerce',
  'Message boards',
  'Wikis',
  'LMS',
  'WordPress plugins',
  'Page builders',
])
const STATIC = 'Static site generator'
const LANGUAGE = 'Programming languages'

const IN_A_FILE = 'the page is a copy in a file, without the software that made it'

function judge(document: HtmlDocument, { detections, catalogue }: Detections): Judgement {
  const elements = document
    .elements('meta')
    .filter(element => attribute(element, 'name')?.trim().toLowerCase() === 'generator')
  if (elements.length === 0) return notApplicable('the page has no generator meta element')
  if (isCopy(document) || elements.some(element => MAKES_FILES.test(attribute(element, 'content') ?? '')))
    return notApplicable(IN_A_FILE)
  const told = detections
    .filter(({ fingerprint }) => runsOnServer(fingerprint, catalogue))
    .flatMap(({ evidence }) => evidence.filter(isVersionInGenerator))
  return failWhere(
    elements.flatMap(element => {
      const content = attribute(element, 'content')?.trim() ?? ''
      return told.some(({ value }) => content.startsWith(value.replace(/…$/, '')))
        ? [document.occurrence(element, `"${cutEnd(content, 100)}" shows the version.`)]
        : []
    }),
  )
}

/** Plug-ins that write the pages of a CMS into files, and say so behind its version. */
const MAKES_FILES = /\b(?:StaticPress|Simply Static|WP2Static|Staatic)/i
/** Characters at the start of a source among which HTTrack says so. */
const MAX_START = 5000

/** A copy of a site in files, as HTTrack and wget make it: the address of the software's interface is one of a file, too. */
function isCopy(document: HtmlDocument): boolean {
  if (/<!-- Mirrored from [^<>]{1,300} by HTTrack/.test(document.source.slice(0, MAX_START))) return true
  return interfacesOf(document).some(address => /\.html?$/i.test(address))
}

/** Where WordPress can be asked by programs, as its pages say. */
function interfacesOf(document: HtmlDocument): string[] {
  return document
    .elements('link')
    .filter(link => attribute(link, 'rel')?.trim() === 'https://api.w.org/')
    .map(link => attribute(link, 'href')?.trim() ?? '')
}

/** Whether the page is an export of a site: the interface of the software that made it is not there, or a file that was saved. */
async function isLeftBehind(visit: Visit, document: HtmlDocument): Promise<boolean> {
  const named = interfacesOf(document).flatMap(written => document.resolve(written) ?? [])[0]
  const asked = named === undefined ? null : URL.parse(askedAt(visit.preview, named))
  if (asked?.origin !== new URL(document.url).origin) return false
  const { final } = await visit.fetchForSite(asked.href)
  if (!final) return false
  const isFile = isSuccess(final.status) && final.url === asked.href && mediaType(final) === 'text/html'
  return isGone(final.status) || isFile
}

function isVersionInGenerator({ kind, name, version }: Evidence): boolean {
  return kind === 'meta' && name === 'generator' && /\d\.\d/.test(version)
}

/** Software that makes files leaves none of itself on the server; what does is written in some language there. */
function runsOnServer(fingerprint: Fingerprint, catalogue: Catalogue): boolean {
  const { categories } = fingerprint
  if (categories.includes(STATIC) || !categories.some(category => SERVING.has(category))) return false
  const reached = new Set([fingerprint])
  for (const { implies, requires } of reached) {
    for (const name of [...implies.map(implied => implied.name), ...requires]) {
      const next = catalogue.get(name)
      if (next) reached.add(next)
    }
  }
  return [...reached].some(one => one.categories.includes(LANGUAGE))
}
