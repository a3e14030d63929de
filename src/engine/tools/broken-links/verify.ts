import { setTimeout as sleep } from 'node:timers/promises'
import { isLocalHost, literalAddress } from '../../../net/host-kind.ts'
import { isGone } from '../../network/status.ts'
import { cannotRepeat } from '../../visit/input-trace.ts'
import type { LinkAnswer } from '../../visit/link-check/link-answer.ts'
import type { Visit } from '../../visit/visit.ts'
import { askBeside, foldersOf, type ProductionAnswer } from './beside.ts'
import { inOtherCase } from './other-case.ts'
import { copyHere, isOnFutureHost, type Site } from './site.ts'
import type { Target } from './targets.ts'
import { type LinkVerdict, verdictOn } from './verdict.ts'

/** Milliseconds that the links of one page may take together; what is still open then could not be verified. */
const CHECK_BUDGET_MS = 60_000

/** A target with what asking for it gave. */
export interface CheckedTarget extends Target, LinkVerdict {
  /** Status of the last response; null where there was none. */
  status: number | null
  /** Undefined where it was not asked for, or the time was over. */
  answer: LinkAnswer | undefined
  /** Whether production answers it, from beside the deployment. */
  isBeside: boolean
  /** The path of the site at which it is there, in other letters' case; undefined unless there is one. */
  otherCase: string | undefined
}

/** What asking for a target gave. */
interface Reply {
  answer: LinkAnswer
  /** Whether the copy on the audited host gave it, and not the host that the address names. */
  byCopy: boolean
  /** What production says where the preview has nothing. */
  beside?: ProductionAnswer
  otherCase?: string
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
    const replies: (Reply | undefined)[] = []
    const asking = targets.map(async (target, index) => {
      if (target.skipped === undefined) replies[index] = await ask(visit, site, target)
    })
    const all = Promise.all(asking)
      .then(() => askForMissing(visit, site, targets, replies))
      .then(() => askInOtherCase(visit, site, targets, replies))
    const isLate = await Promise.race([all.then(() => false), timeOver.then(() => true)])
    if (isLate) cannotRepeat('links that took too long')
    const namesResolve = doNamesResolve(site, targets, replies)
    return targets.map((target, index) => checked(target, replies[index], { site, namesResolve }))
  } finally {
    over.abort()
  }
}

/** Names that do not resolve, from which on they tell of the network where they are most of all. */
const MANY_UNRESOLVED = 3

/**
 * Whether a name that does not resolve is no fault of the network: not on a machine that reaches nothing public, nor in
 * a network that lets through what it has a list of, where most names lead nowhere.
 */
function doNamesResolve(
  site: Site,
  targets: readonly Target[],
  replies: readonly (Reply | undefined)[],
): boolean {
  const [reached, unresolved] = [new Set<string>(), new Set<string>()]
  for (const [index, target] of targets.entries()) {
    const { hostname } = target.address
    if (!isPublicName(target)) continue
    if (cameFromHost(replies[index])) reached.add(hostname)
    else if (isUnresolved(replies[index])) unresolved.add(hostname)
  }
  if (site.local && reached.size === 0) return false
  return unresolved.size < MANY_UNRESOLVED || unresolved.size <= reached.size
}

function isUnresolved(reply: Reply | undefined): boolean {
  return reply?.answer.failure?.kind === 'dns'
}

/** What the copy here answers is no sign that the name of its production host can be resolved. */
function cameFromHost(reply: Reply | undefined): boolean {
  if (reply === undefined) return false
  const { answer, byCopy, beside } = reply
  return (!byCopy && answer.status !== null) || (beside !== undefined && beside.answer.status !== null)
}

function isPublicName({ address }: Target): boolean {
  return !isLocalHost(address.hostname) && literalAddress(address.hostname) === undefined
}

/** Asks production for what the preview lacks, where that may be served from beside the deployment. */
async function askForMissing(
  visit: Visit,
  site: Site,
  targets: readonly Target[],
  replies: (Reply | undefined)[],
): Promise<void> {
  const isThere = ({ answer }: Reply) => !answer.failure && answer.status !== null && answer.status < 400
  const answered = targets.filter((_, index) => replies[index] && isThere(replies[index]))
  const folders = foldersOf(
    site,
    answered.map(({ address }) => address),
  )
  const asking = targets.map(async (target, index) => {
    const reply = replies[index]
    if (reply === undefined || reply.answer.status === null || !isGone(reply.answer.status)) return
    const beside = await askBeside(visit, site, target, folders)
    if (beside) replies[index] = { ...reply, beside }
  })
  await Promise.all(asking)
}

/** Looks for what the site itself lacks by the spelling of its address. */
async function askInOtherCase(
  visit: Visit,
  site: Site,
  targets: readonly Target[],
  replies: (Reply | undefined)[],
): Promise<void> {
  const asked = targets.map(({ address, internal }, index) => {
    const reply = replies[index]
    if (!reply || reply.beside || !internal) return undefined
    const here = reply.byCopy ? copyHere(site, address)?.url : address.href
    return here === undefined ? undefined : { url: new URL(here), status: reply.answer.status }
  })
  const paths = await inOtherCase(
    asked.flatMap(one => one ?? []),
    url => visit.linkAnswer(url, {}),
  )
  for (const [index, one] of asked.entries()) {
    const otherCase = one && paths.get(one.url.href)
    if (otherCase !== undefined) replies[index] = { ...replies[index]!, otherCase }
  }
}

interface Audit {
  site: Site
  namesResolve: boolean
}

function checked(target: Target, reply: Reply | undefined, audit: Audit): CheckedTarget {
  const answer = reply?.answer
  const { otherCase } = reply ?? {}
  const known = { ...target, status: answer?.status ?? null, answer, isBeside: false, otherCase }
  if (target.skipped !== undefined) return { ...known, state: 'skipped', reason: target.skipped }
  if (answer === undefined) {
    const reason = `was not reached within the ${CHECK_BUDGET_MS / 1000} s that all links of a page may take`
    return { ...known, state: 'unverified', reason }
  }
  const { site, namesResolve } = audit
  const formOnly = target.links.every(({ element }) => element.tagName === 'form')
  const { internal } = target
  // The name of production may be given to it on the day when it is released.
  const isName = namesResolve && !isOnFutureHost(site, target.address)
  const isPage = target.role === 'link' && target.address.search === ''
  const verdict = verdictOn(answer, { internal, formOnly, isPage, namesResolve: isName })
  const isOfPreview = copyHere(site, target.address)?.decides === true
  const where = isOfPreview && verdict.state !== 'ok' ? ' in this deployment' : ''
  const onPreview = { ...known, ...verdict, reason: verdict.reason + where }
  if (!reply?.beside) return onPreview
  const host = reply.byCopy ? target.address.host : (site.preview?.host ?? target.address.host)
  return besideChecked(onPreview, reply.beside, { host, namesResolve })
}

/** Broken is only what production lacks as well, or what it has of the deployment alone. */
function besideChecked(
  onPreview: CheckedTarget,
  { answer, isOfDeployment, isRepository = false }: ProductionAnswer,
  { host, namesResolve }: { host: string; namesResolve: boolean },
): CheckedTarget {
  const { state, reason } = verdictOn(answer, {
    internal: true,
    formOnly: false,
    isPage: false,
    namesResolve,
  })
  switch (state) {
    case 'broken':
      return onPreview
    case 'ok':
      if (isOfDeployment) {
        return { ...onPreview, reason: `${onPreview.reason}, and on ${host} only until this is released` }
      }
      return {
        ...onPreview,
        ...{ status: answer.status, answer, state, isBeside: true },
        reason: `${reason} on ${host}, from beside this deployment`,
      }
    default: {
      const from = isRepository ? 'by another repository of the owner' : 'from beside this deployment'
      const toDo = isRepository ? `. Open it on ${host}: without such a repository, the link is broken` : ''
      return {
        ...onPreview,
        state: 'unverified',
        reason: `${onPreview.reason}, and may be served on ${host} ${from}, which ${reason}${toDo}`,
      }
    }
  }
}

/**
 * A link to where the site will live is answered by the copy on the audited host. Where production is known by the
 * page's words alone, what is not here may still be there.
 */
async function ask(visit: Visit, site: Site, target: Target): Promise<Reply> {
  const copy = copyHere(site, target.address)
  if (copy !== undefined) {
    const answer = await request(visit, target, copy.url, true)
    const works = answer.status !== null && answer.status < 300 && !answer.failure
    if (works || copy.decides || isLocalHost(target.address.hostname)) return { answer, byCopy: true }
  }
  const sameOrigin = target.address.origin === site.page.origin
  return { answer: await request(visit, target, target.url, sameOrigin), byCopy: false }
}

/** Icons and preview images are also fetched whole, for their size: one request serves both. */
function request(visit: Visit, target: Target, url: string, sameOrigin: boolean): Promise<LinkAnswer> {
  if (target.fetchedWhole) void visit.fetchForSite(url).catch(() => undefined)
  const isRead = sameOrigin && target.fragments.size > 0
  return visit.linkAnswer(url, isRead ? { fragments: [...target.fragments.keys()] } : {})
}
