import { attribute, textOf } from '../../formats/html/document.ts'
import { isSuccess } from '../../network/status.ts'
import { hashNamesIn } from '../../visit/link-check/hash-names.ts'
import { ownScriptFiles } from '../../visit/own-scripts.ts'
import { perVisit } from '../../visit/per-visit.ts'

/** Most script files of the site that are read. */
const MAX_SCRIPTS = 10

/** Fragments that files of scripts may answer which the page loads from its own host: see {@link hashNamesIn}. */
export const hashNamesOfFiles = perVisit(async (visit): Promise<ReadonlySet<string>> => {
  const { document, url } = await visit.judgedPage()
  const { origin } = new URL(url)
  const addresses = document.elements('script').flatMap(script => {
    const address = document.addressOf(attribute(script, 'src') ?? '')
    return attribute(script, 'src') !== undefined && address?.origin === origin ? address.href : []
  })
  const first = [...new Set(addresses)].slice(0, MAX_SCRIPTS)
  const files = first.map(async address => {
    const { final } = await visit.fetchForSite(address)
    return final && isSuccess(final.status) ? hashNamesIn(final.body.toString('utf8')) : []
  })
  return new Set((await Promise.all(files)).flat())
})

const SCROLLS = /\bscrollT(?:op|o)\b/

/** Whether a script of the page, in it or in a file of the site, scrolls. */
export const scrollsToTop = perVisit(async (visit): Promise<boolean> => {
  const { document } = await visit.judgedPage()
  const inPage = document.elements('script').some(script => SCROLLS.test(textOf(script)))
  return inPage || (await ownScriptFiles(visit)).some(({ text }) => SCROLLS.test(text))
})
