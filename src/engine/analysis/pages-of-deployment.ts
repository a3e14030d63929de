import { setTimeout as sleep } from 'node:timers/promises'
import { isGone } from '../network/status.ts'
import { productionAddressOf } from '../syntax/preview.ts'
import {
  askForMissing,
  foldersOf,
  isJudgedHere,
  mayBeBeside,
  type ProductionAnswer,
} from '../tools/broken-links/beside.ts'
import { type Site, siteOf } from '../tools/broken-links/site.ts'
import type { Visit } from '../visit/visit.ts'
import type { LinkedPage } from './crawled-site-of.ts'

/** Addresses that production is asked for; further ones are not judged. */
const MAX_ASKED = 200
/** Milliseconds that it may take together. */
const BUDGET_MS = 60_000

/**
 * The pages without those that the preview lacks and production may have from beside the deployment, in a folder in
 * which nothing of the preview answers: another application or repository on the same host. By the rule of the tool
 * `broken-links`, see {@link askForMissing}; canonicals, language versions and sitemaps name full addresses anyway. What
 * production was not asked for, or did not say, is not judged.
 *
 * @param start visit of the start page
 * @param enough ends the asking, with what there is
 */
export async function pagesOfDeployment(
  start: Visit,
  pages: readonly LinkedPage[],
  enough?: AbortSignal,
): Promise<readonly LinkedPage[]> {
  const missing = pages.filter(isMissing)
  if (start.preview?.host === undefined || missing.length === 0) return pages
  const site = siteOf(await start.htmlPage())
  const answered = pages.filter(({ record: { status } }) => status !== null && status < 400)
  const folders = foldersOf(site, answered.map(urlOf))
  const beside = new Set(missing.filter(page => mayBeBeside(urlOf(page), folders)))
  const answers = await answersOf(start, site, [...beside].slice(0, MAX_ASKED), { folders, enough })
  const namesResolve = !site.local || [...answers.values()].some(reply => reply?.answer.status != null)
  for (const [page, reply] of answers) {
    if (reply === undefined || isJudgedHere(reply, namesResolve)) beside.delete(page)
  }
  for (const { address } of beside) address.fate = 'beside'
  return pages.filter(page => !beside.has(page))
}

/** What production says of pages, as far as it did in time; undefined where it is not to be asked. */
async function answersOf(
  start: Visit,
  site: Site,
  pages: readonly LinkedPage[],
  { folders, enough }: { folders: ReadonlySet<string>; enough: AbortSignal | undefined },
): Promise<ReadonlyMap<LinkedPage, ProductionAnswer | undefined>> {
  const answers = new Map<LinkedPage, ProductionAnswer | undefined>()
  const asking = pages.map(async page => {
    const here = urlOf(page)
    const address = productionAddressOf(site.preview, here)
    answers.set(page, address && (await askForMissing(start, site, { here, address, isPage: true }, folders)))
  })
  const over = new AbortController()
  const signal = enough ? AbortSignal.any([over.signal, enough]) : over.signal
  try {
    await Promise.race([Promise.all(asking), sleep(BUDGET_MS, undefined, { signal }).catch(() => undefined)])
  } finally {
    over.abort()
  }
  return new Map(answers)
}

/** A link that is relative means the deployment itself. */
function isMissing({ address, record: { obstacle, status } }: LinkedPage): boolean {
  return obstacle === 'status' && status !== null && isGone(status) && !address.isLinkedHere
}

function urlOf({ address }: LinkedPage): URL {
  return new URL(address.url)
}
