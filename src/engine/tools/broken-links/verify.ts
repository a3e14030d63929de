import { setTimeout as sleep } from 'node:timers/promises'
import { isLocalHost, literalAddress } from '../../../net/host-kind.ts'
import type { LinkAnswer } from '../../visit/link-check/link-answer.ts'
import type { Visit } from '../../visit/visit.ts'
import { CHECK_BUDGET_MS } from './limits.ts'
import { copyHere, type Site } from './site.ts'
import type { Target } from './targets.ts'
import { type LinkVerdict, verdictOn } from './verdict.ts'

/** A target with what asking for it gave. */
export interface CheckedTarget extends Target, LinkVerdict {
  /** Status of the last response; null where there was none. */
  status: number | null
  /** Undefined where it was not asked for, or the time was over. */
  answer: LinkAnswer | undefined
}

/** Asks for all targets of a page. Those that take too long together could not be verified. */
export async function checkTargets(
  visit: Visit,
  site: Site,
  targets: readonly Target[],
): Promise<CheckedTarget[]> {
  const over = new AbortController()
  const timeOver = sleep(CHECK_BUDGET_MS, undefined, { signal: over.signal }).catch(() => undefined)
  try {
    const answers: (LinkAnswer | undefined)[] = []
    const asking = targets.map(async (target, index) => {
      if (target.skipped === undefined) answers[index] = await ask(visit, site, target)
    })
    await Promise.race([Promise.all(asking), timeOver])
    const namesResolve =
      !site.local || targets.some((target, index) => answers[index]?.status && isPublicName(target))
    return targets.map((target, index) => checked(target, answers[index], { site, namesResolve }))
  } finally {
    over.abort()
  }
}

function isPublicName({ address }: Target): boolean {
  return !isLocalHost(address.hostname) && literalAddress(address.hostname) === undefined
}

function checked(
  target: Target,
  answer: LinkAnswer | undefined,
  { site, namesResolve }: { site: Site; namesResolve: boolean },
): CheckedTarget {
  const known = { ...target, status: answer?.status ?? null, answer }
  if (target.skipped !== undefined) return { ...known, state: 'skipped', reason: target.skipped }
  if (answer === undefined) {
    const reason = `was not reached within the ${CHECK_BUDGET_MS / 1000} s that the links of a page may take`
    return { ...known, state: 'unverified', reason }
  }
  const formOnly = target.links.every(({ element }) => element.tagName === 'form')
  const verdict = verdictOn(answer, { internal: target.internal, formOnly, namesResolve })
  const isOfPreview = copyHere(site, target.address)?.decides === true
  const where = isOfPreview && verdict.state !== 'ok' ? ` on ${site.page.host}` : ''
  return { ...known, ...verdict, reason: verdict.reason + where }
}

/**
 * A link to where the site will live is answered by the copy on the audited host. Where production is known by the
 * page's words alone, what is not here may still be there.
 */
async function ask(visit: Visit, site: Site, target: Target): Promise<LinkAnswer> {
  const copy = copyHere(site, target.address)
  if (copy !== undefined) {
    const answer = await request(visit, target, copy.url, true)
    const works = answer.status !== null && answer.status < 300 && !answer.failure
    if (works || copy.decides || isLocalHost(target.address.hostname)) return answer
  }
  const sameOrigin = target.address.origin === site.page.origin
  return await request(visit, target, target.url, sameOrigin)
}

/** Icons and preview images are also fetched whole, for their size: one request serves both. */
function request(visit: Visit, target: Target, url: string, sameOrigin: boolean): Promise<LinkAnswer> {
  if (target.fetchedWhole) void visit.fetchForSite(url).catch(() => undefined)
  return visit.linkAnswer(url, { fragments: sameOrigin && target.fragments.size > 0 })
}
