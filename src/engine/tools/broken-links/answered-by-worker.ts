import { isSuccess } from '../../network/status.ts'
import type { JudgedPage } from '../../page/judged-page.ts'
import type { Visit } from '../../visit/visit.ts'
import type { Target } from './targets.ts'

/** Most scripts of service workers that are read, and the characters of one. */
const MAX_WORKERS = 3
const MAX_CHARACTERS = 500_000

/** What a worker has that makes answers, and does not only hand on those of the server and its cache. */
const MAKES_ANSWERS = /\bnew Response\b/

/**
 * Tells what is not asked of the server: files that scripts load, and that a service worker of the page may make up, as
 * that of Partytown makes its frame. What the page itself loads is there before any worker. Undefined for all else.
 */
export async function answeredByWorker(
  visit: Visit,
  { sent, scripts }: JudgedPage,
): Promise<(target: Target) => string | undefined> {
  const workers = scripts.state === 'seen' ? scripts.rendered.serviceWorkers : []
  const makes = async (script: string) => {
    const { final } = await visit.fetchForSite(script)
    if (!final || !isSuccess(final.status)) return false
    return MAKES_ANSWERS.test(final.body.toString('utf8').slice(0, MAX_CHARACTERS))
  }
  const making = await Promise.all(
    workers.slice(0, MAX_WORKERS).map(async ({ scope, script }) => ((await makes(script)) ? [scope] : [])),
  )
  const scopes = making.flat()
  return ({ url, role, links }) =>
    role === 'resource' &&
    scopes.some(scope => url.startsWith(scope)) &&
    links.every(({ document }) => document !== sent.document)
      ? 'a service worker of the site may answer it'
      : undefined
}
