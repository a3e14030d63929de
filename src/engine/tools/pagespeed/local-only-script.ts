import { isLoopback } from '../../../net/host-kind.ts'
import type { LighthouseReport } from '../../browser/lighthouse/lighthouse-report.ts'
import { perVisit } from '../../visit/per-visit.ts'
import { numberOf, rowsOf, textOf } from './audit-details.ts'
import { attempt } from './measurement.ts'
import { isGood, TBT_MS } from './metric-bounds.ts'

/** Bytes at the start of a script in which it leaves, if it does so early. */
const HEAD = 2048

/** What begins a script that is one function, called at once; a return elsewhere does not leave the script. */
const ONE_FUNCTION = /^\s?(?:['"]use strict['"];?\s?)?;?\s?[!+(]\(?\s?(?:async\s)?(?:function\b[^(]{0,40})?\(/

const LOCAL_NAME = `['"](?:localhost|127\\.0\\.0\\.1)['"]`
/** A condition that holds wherever the host is another one, and what then leaves. */
const LEAVES_ELSEWHERE = new RegExp(
  `\\bif\\s?\\(\\s?(?:[\\w$.]{1,60}\\s?!==?\\s?${LOCAL_NAME}|!\\s?\\[\\s?${LOCAL_NAME}[^\\]]{0,100}\\]\\s?\\.includes\\()` +
    '[^;{}|]{0,200}\\)\\s?\\{?\\s?return\\b',
)

/**
 * Whether a script does nothing unless its page is on localhost or 127.0.0.1: it is one function, which begins with a look
 * at `location.hostname` or `location.host` and leaves on all other hosts, as what reloads a page while it is written.
 */
export function isLocalOnly(script: string): boolean {
  const code = withoutComments(script.slice(0, HEAD)).replace(/\s+/g, ' ')
  if (!ONE_FUNCTION.test(code) || !/\blocation\.host(?:name)?\b/.test(code)) return false
  const found = LEAVES_ELSEWHERE.exec(code)
  return found !== null && isInOneBlock(code.slice(0, found.index))
}

/** Whether code ends in the block of its first function, and in none within it. */
function isInOneBlock(code: string): boolean {
  return code.split('{').length - code.split('}').length === 1
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ').replace(/(^|\s)\/\/[^\n]*/g, '$1')
}

/**
 * Why the main thread of a page on this machine is busier than that of the site: a script that runs on this machine alone has
 * most of the long tasks. Undefined where none has, and where Total Blocking Time is good all the same.
 */
export const busyHereOnly = perVisit(async (visit): Promise<string | undefined> => {
  const { report, page } = await attempt(visit)
  const { hostname, origin } = new URL(page.url)
  if (typeof report === 'string' || !isLoopback(hostname)) return undefined
  if (isGood(report.median, 'total-blocking-time', TBT_MS[report.device])) return undefined
  const url = withMostTasks(report)
  if (url === undefined || URL.parse(url)?.origin !== origin) return undefined
  const { final } = await visit.fetch(url)
  if (final?.status !== 200 || !isLocalOnly(final.body.toString('utf8', 0, HEAD))) return undefined
  return `most of the long tasks are of ${url}, which runs only on localhost and stops at once on the site`
})

/** The file that has at least half of the time of all long tasks. */
function withMostTasks({ median }: LighthouseReport): string | undefined {
  const byUrl = new Map<string, number>()
  let all = 0
  for (const row of rowsOf(median.audits['long-tasks'])) {
    const ms = numberOf(row, 'duration')
    all += ms
    byUrl.set(textOf(row, 'url'), (byUrl.get(textOf(row, 'url')) ?? 0) + ms)
  }
  const [url, most] = [...byUrl].toSorted(([, a], [, b]) => b - a)[0] ?? []
  return most !== undefined && most >= all / 2 ? url : undefined
}
