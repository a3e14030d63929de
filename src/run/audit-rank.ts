import pLimit from 'p-limit'
import { ApiError } from '../api/errors.ts'
import type { RankEntry, RankProjectSummary } from '../api/results.ts'
import type { SeoApi } from '../api/seo-api.ts'
import { unknownProjects } from '../settings/rank.ts'
import { SettingsError } from '../settings/settings-error.ts'
import type { Settings } from '../settings/table.ts'
import { oneLine } from '../text/one-line.ts'

/** The rank projects of a run, and what a reader should know of them. */
export interface AuditedRank {
  rank: RankEntry[]
  warnings: string[]
}

export interface RankAuditOptions {
  signal: AbortSignal
  /** Told of an error that is a bug in SEO Preflight. */
  onFault(error: unknown): void
}

/** Of several shards the first asks for the positions of all. */
export function rankProjectsOf({
  rankProjects,
  shard,
}: Pick<Settings, 'rankProjects' | 'shard'>): Settings['rankProjects'] {
  return shard === undefined || shard.number === 1 ? rankProjects : undefined
}

/** Most projects of a service whose list has no end. */
const MAX_PROJECTS = 50
const PROJECTS_AT_ONCE = 4
/** UTF-16 units of a reason. */
const MAX_REASON = 1000

/**
 * The projects that the setting names, before any page is audited: an id that is nowhere is a mistake of the settings.
 *
 * @returns their summaries, in the order of the service or of the setting; with a reason where the list could not be read
 * @throws SettingsError where an id is not in the list
 */
export async function chooseRankProjects(
  api: Pick<SeoApi, 'rankProjects'>,
  wanted: 'all' | readonly string[] | undefined,
  { signal, onFault }: RankAuditOptions,
): Promise<{ projects: RankProjectSummary[]; reason?: string; note?: string }> {
  if (wanted === undefined) return { projects: [] }
  const named = (id: string) => ({ id, name: null, url: null, facts: {} })
  let list: RankProjectSummary[]
  try {
    list = await api.rankProjects({ signal })
  } catch (error) {
    // The ids can be asked for all the same.
    return wanted === 'all'
      ? { projects: [], reason: reasonOf(error, { signal, onFault }) }
      : { projects: wanted.map(named) }
  }
  if (wanted === 'all') {
    const more = list.length - MAX_PROJECTS
    if (list.length === 0) return { projects: [], reason: 'there are no rank projects' }
    if (more <= 0) return { projects: list }
    const note = `rank-projects: ${more} of ${list.length} projects are left out; name those that matter`
    return { projects: list.slice(0, MAX_PROJECTS), note }
  }
  const problems = unknownProjects(
    wanted,
    list.map(({ id }) => id),
  )
  if (problems.length > 0) throw new SettingsError(problems)
  return { projects: wanted.map(id => list.find(project => project.id === id)!) }
}

/** Asks for each project and its dashboard. What fails costs its own figures alone, and is said. */
export async function auditRank(
  api: Pick<SeoApi, 'rankProject' | 'rankDashboard'>,
  { projects, reason, note }: Awaited<ReturnType<typeof chooseRankProjects>>,
  options: RankAuditOptions,
): Promise<AuditedRank> {
  const rank: RankEntry[] = []
  if (reason !== undefined) {
    const all = { id: 'all', name: null, url: null }
    rank.push({ reason, project: { ...all, keywords: [], facts: {} }, dashboard: { id: all.id, facts: {} } })
  }
  const limit = pLimit(PROJECTS_AT_ONCE)
  rank.push(...(await Promise.all(projects.map(one => limit(() => entryOf(api, one, options))))))
  return {
    rank,
    warnings: [
      ...(note === undefined ? [] : [note]),
      ...rank.flatMap(({ project, reason }) =>
        reason === undefined ? [] : [oneLine(`rank-projects: ${project.id}: ${reason}`, MAX_REASON)],
      ),
    ],
  }
}

async function entryOf(
  api: Pick<SeoApi, 'rankProject' | 'rankDashboard'>,
  { id, name, url }: RankProjectSummary,
  options: RankAuditOptions,
): Promise<RankEntry> {
  const { signal } = options
  const [project, dashboard] = await Promise.allSettled([
    api.rankProject(id, { signal }),
    api.rankDashboard(id, { signal }),
  ])
  const failed = [project, dashboard].find(result => result.status === 'rejected')
  return {
    ...(failed && { reason: reasonOf(failed.reason, options) }),
    project: project.status === 'fulfilled' ? project.value : { id, name, url, keywords: [], facts: {} },
    dashboard: dashboard.status === 'fulfilled' ? dashboard.value : { id, facts: {} },
  }
}

function reasonOf(error: unknown, { signal, onFault }: RankAuditOptions): string {
  if (signal.aborted) return 'the run was cancelled'
  if (error instanceof ApiError) return oneLine(error.message, MAX_REASON)
  onFault(error)
  return 'SEO Preflight failed; the log of a run with debug logging says more'
}
