import { percentDecoded } from '../../../text/percent-decoded.ts'
import { decodeHtml } from '../../formats/html/charset.ts'
import { attribute, type Element, HtmlDocument, parentOf, textOf } from '../../formats/html/document.ts'
import { header } from '../../network/exchange.ts'
import { isSuccess } from '../../network/status.ts'
import { hashNamesIn } from '../../visit/link-check/hash-names.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import { perVisit } from '../../visit/per-visit.ts'
import type { Visit } from '../../visit/visit.ts'
import { namesInSelectors, openersIn, openingComponentsIn } from './click-handlers.ts'

/** Most script files of the site that are read. */
const MAX_SCRIPTS = 10

/** Fragments that files of scripts may answer which the page loads from its own host: see {@link hashNamesIn}. */
export const hashNamesOfFiles = perVisit(
  async (visit): Promise<ReadonlySet<string>> =>
    new Set((await scriptsOfSite(visit, MAX_SCRIPTS)).flatMap(hashNamesIn)),
)

/** The same of another page of the site, such as a shop that opens with what the fragment names. */
export async function hashNamesOfPage(visit: Visit, url: string): Promise<ReadonlySet<string>> {
  return await visit.onceForSite(`hash names ${url}`, async () => {
    const { final } = await visit.fetchForSite(url)
    if (!final || !isSuccess(final.status)) return new Set<string>()
    const { text } = decodeHtml(final.body, header(final, 'content-type'))
    const files = await scriptsOf(visit, new HtmlDocument(text, final.url), MAX_SCRIPTS)
    return new Set(files.flatMap(hashNamesIn))
  })
}

/** The texts of the first script files that the page loads from its own host. */
async function scriptsOfSite(visit: Visit, most: number): Promise<string[]> {
  return await scriptsOf(visit, (await visit.judgedPage()).document, most)
}

async function scriptsOf(visit: Visit, document: HtmlDocument, most: number): Promise<string[]> {
  const { origin } = new URL(document.url)
  const addresses = document.elements('script').flatMap(script => {
    const address = document.addressOf(attribute(script, 'src') ?? '')
    return attribute(script, 'src') !== undefined && address?.origin === origin ? address.href : []
  })
  const first = [...new Set(addresses)].slice(0, most)
  const files = first.map(async address => {
    const { final } = await visit.fetchForSite(address)
    return final && isSuccess(final.status) ? [final.body.toString('utf8')] : []
  })
  return (await Promise.all(files)).flat()
}

/** Most script files of the site that are read for what answers a click: themes load theirs behind all libraries. */
const MAX_FILES = 40
const MAX_LINKS = 2000
const MAX_OPENERS = 300
const MAX_STEPS_UP = 30
const MAX_CLASSES = 500

/**
 * Classes and ids by which scripts find the links that open something, such as a menu, and lead nowhere else. What finds
 * links to places that are there as well does more than that: it closes a menu, or scrolls.
 */
const openers = perVisit(async (visit): Promise<readonly string[][]> => {
  const { document } = await visit.judgedPage()
  const ids = new Set(document.withAttribute('id').map(element => attribute(element, 'id')))
  const links = document.elements('a').slice(0, MAX_LINKS)
  const leads = (link: Element) => {
    const href = attribute(link, 'href')?.trim() ?? ''
    const isElsewhere = href !== '' && !/^(?:#|javascript:)/i.test(href)
    return isElsewhere || ids.has(percentDecoded(href.slice(1)))
  }
  const leading = links.filter(leads).map(namesAround)
  const others = new Set(links.filter(link => !leads(link)).flatMap(link => [...namesAround(link)]))
  const texts = await scriptTexts(visit)
  const found = new Map<string, string[]>()
  for (const list of texts.flatMap(openersIn))
    for (const names of namesInSelectors(list))
      if (found.size < MAX_OPENERS && isFoundBy(names, others)) found.set(names.join(' '), names)
  return [...found.values()].filter(names => !leading.some(around => isFoundBy(names, around)))
})

/** What scripts say that may answer a click or write links: those in the page, and the files of its own host. */
export const scriptTexts = perVisit(async (visit): Promise<readonly string[]> => {
  const { document } = await visit.judgedPage()
  const inPage = document.elements('script').map(script => textOf(script))
  return [...inPage, ...(await scriptsOfSite(visit, MAX_FILES))]
})

const openingComponents = perVisit(
  async (visit): Promise<ReadonlySet<string>> =>
    new Set((await scriptTexts(visit)).flatMap(openingComponentsIn)),
)

/** Whether a script of the page opens something on the click of a link. */
export async function opensOnClick(visit: Visit, link: Element): Promise<boolean> {
  const around = namesAround(link)
  if ((await openers(visit)).some(names => isFoundBy(names, around))) return true
  const components = await openingComponents(visit)
  let at = parentOf(link)
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (components.has(at.tagName)) return true
  return false
}

function isFoundBy(names: readonly string[], around: ReadonlySet<string>): boolean {
  return names.every(name => around.has(name))
}

/** Classes and ids of an element and of what is around it, as selectors write them. */
export function namesAround(element: Element): ReadonlySet<string> {
  const names = new Set<string>()
  let at: Element | undefined = element
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at)) {
    const id = attribute(at, 'id')
    if (id) names.add(`#${id}`)
    const classes = (attribute(at, 'class') ?? '').slice(0, MAX_CLASSES).split(/\s+/)
    for (const name of classes) if (name !== '') names.add(`.${name}`)
  }
  return names
}

const SCROLLS = /\bscrollT(?:op|o)\b/

/** Whether a script of the page, in it or in a file of the site, scrolls. */
export const scrollsToTop = perVisit(async (visit): Promise<boolean> => {
  const { document } = await visit.judgedPage()
  const inPage = document.elements('script').some(script => SCROLLS.test(textOf(script)))
  return inPage || (await ownScriptFiles(visit)).some(({ text }) => SCROLLS.test(text))
})
