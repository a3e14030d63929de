import { isThisMachine } from '../../net/host-kind.ts'
import { MAX_COPIES, MAX_COPY_PATH, type PublishedCopy } from '../../net/published-copies.ts'
import { copiesSaid } from './left-to-deployment.ts'
import type { Visit } from './visit.ts'

/** Why nothing is said of files that no page names, where they are not known. */
export const FILES_UNKNOWN = 'only of a folder (static-dir) is it known which files there are'

/** The copies of the site that lie beside its pages; undefined where it is not known which files there are. */
export async function publishedCopiesOf(visit: Visit): Promise<readonly PublishedCopy[] | undefined> {
  if (!isThisMachine(URL.parse(visit.origin)?.hostname ?? '')) return undefined
  const { final } = await visit.fetchForSite(`${visit.origin}/`, {
    method: 'HEAD',
    redirect: 'manual',
  })
  const said = final && copiesSaid(final)
  return said === undefined ? undefined : readCopies(said)
}

function readCopies(said: string): readonly PublishedCopy[] {
  try {
    const list: unknown = JSON.parse(decodeURIComponent(said))
    return Array.isArray(list) ? list.slice(0, MAX_COPIES).filter(isCopy) : []
  } catch {
    return []
  }
}

const KINDS: ReadonlySet<unknown> = new Set<PublishedCopy['kind']>([
  ...(['site', 'wordpress', 'database', 'program', 'page'] as const),
])

function isCopy(value: unknown): value is PublishedCopy {
  const { path, kind, pages = 0, of = '/' } = (value ?? {}) as Partial<Record<keyof PublishedCopy, unknown>>
  return isPath(path) && KINDS.has(kind) && Number.isSafeInteger(pages) && isPath(of)
}

function isPath(value: unknown): boolean {
  return typeof value === 'string' && value.length <= MAX_COPY_PATH && /^\/(?!\/)/.test(value)
}
