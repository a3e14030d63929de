import { ApiError } from '../../api/errors.ts'
import type { RankDashboard, RankProject } from '../../api/results.ts'
import type { CallOptions, SeoApi } from '../../api/seo-api.ts'
import { Deadline, orAborted } from '../network/deadline.ts'
import { Memo } from '../network/memo.ts'
import { NotMeasured } from '../not-measured.ts'
import { addDays } from './calendar.ts'
import { rankDashboardOf } from './dashboard.ts'
import { rankProjectOf } from './project.ts'
import type { RankProjectOptions } from './project-options.ts'
import { HISTORY_DAYS, type Tracked, track } from './series.ts'
import { BingWebmasterSource } from './sources/bing-webmaster.ts'
import { FileSource } from './sources/file.ts'
import type { ProviderOptions } from './sources/provider-client.ts'
import { SearchConsoleSource } from './sources/search-console.ts'
import type { RankSource } from './sources/source.ts'

export interface RankTrackingOptions {
  projects: readonly RankProjectOptions[]
  /** Reads a file that a project names; rejects with the end of a sentence about it where it may not or cannot. */
  readFile(path: string): Promise<Buffer>
  /** The secrets that sources name. */
  env: Readonly<Record<string, string | undefined>>
  /** Milliseconds for all that a source is asked of one project. Default 2 minutes. */
  timeoutMs?: number
  /** How providers are reached. */
  providers?: ProviderOptions
  /** Milliseconds since 1970. Default: the system's clock. */
  now?: () => number
}

/** What a source gave of a project; the figures of it are worked out once, when they are asked for. */
class Gathered {
  readonly #project: RankProjectOptions
  readonly #tracked: Tracked
  readonly #notes: readonly string[]
  #figures: RankProject | undefined
  #dashboard: RankDashboard | undefined

  constructor(project: RankProjectOptions, tracked: Tracked, notes: readonly string[]) {
    this.#project = project
    this.#tracked = tracked
    this.#notes = notes
  }

  get project(): RankProject {
    this.#figures ??= rankProjectOf(this.#project, this.#tracked, this.#notes)
    return this.#figures
  }

  get dashboard(): RankDashboard {
    this.#dashboard ??= rankDashboardOf(this.#project.id, this.#tracked, this.#notes)
    return this.#dashboard
  }
}

const TIMEOUT_MS = 120_000
/** Milliseconds that what a source gave serves, and of how many projects: providers count what they are asked. */
const KEPT_MS = 300_000
const KEPT_PROJECTS = 20
/** Days before the first that is shown, so that one day more or less at the source costs none. */
const SPARE_DAYS = 5

/** The rank projects of an engine. They are asked for by the thread that asks: no page can end it, nor see their secrets. */
export interface RankTracking extends Pick<SeoApi, 'rankProjects' | 'rankProject' | 'rankDashboard'> {
  /** Ends what is still asked of sources. */
  end(): void
}

export function openRankTracking(options: RankTrackingOptions | undefined): RankTracking {
  const projects = new Map(options?.projects.map(project => [project.id, project]))
  const now = options?.now ?? Date.now
  const closing = new AbortController()
  const kept = new Memo<Gathered>(KEPT_PROJECTS, KEPT_MS, now)

  async function gathered(id: string, { signal }: CallOptions = {}): Promise<Gathered> {
    const project = projects.get(id)
    if (!project || !options) {
      throw new ApiError('not-found', `there is no rank project "${id}"`, { status: 404 })
    }
    const found = kept.get(id, () => gather(project, options, now(), closing.signal))
    if (!signal) return await found
    const cancelled = () => new ApiError('cancelled', `the positions of "${id}" are no longer waited for`)
    return await orAborted(found, signal).catch(error => {
      throw signal.aborted ? cancelled() : error
    })
  }

  return {
    async rankProjects() {
      return Array.from(projects.values(), ({ id, name, domain, keywords, source }) => ({
        id,
        name,
        url: domain,
        facts: { keywords: keywords.length, source: source.kind },
      }))
    },
    async rankProject(id, call) {
      return (await gathered(id, call)).project
    },
    async rankDashboard(id, call) {
      return (await gathered(id, call)).dashboard
    },
    end: () => closing.abort(new ApiError('cancelled', 'the engine was closed')),
  }
}

/** @throws ApiError of kind `unavailable` or `timeout` with the reason, where the source gives nothing */
async function gather(
  project: RankProjectOptions,
  options: RankTrackingOptions,
  now: number,
  closing: AbortSignal,
): Promise<Gathered> {
  const timeoutMs = options.timeoutMs ?? TIMEOUT_MS
  const deadline = new Deadline(timeoutMs, closing)
  // The day is over later elsewhere: a source may already have tomorrow.
  const to = addDays(new Date(now).toISOString().slice(0, 10), 1)
  const { keywords, searchEngines, locations, devices } = project
  try {
    const asked = sourceOf(project, options).read({
      keywords,
      searchEngines,
      locations,
      devices,
      from: addDays(to, -HISTORY_DAYS - SPARE_DAYS),
      to,
      signal: deadline.signal,
    })
    const { observations, notes } = await orAborted(asked, deadline.signal)
    const tracked = track(keywords, observations)
    return new Gathered(project, tracked, [...notes, ...tracked.notes])
  } catch (error) {
    const what = `the positions of "${project.id}" are not known`
    if (deadline.passed) {
      throw new ApiError('timeout', `${what}: their source did not answer within ${timeoutMs / 1000} s`)
    }
    if (!(error instanceof NotMeasured)) throw error
    throw new ApiError('unavailable', `${what}: ${error.message}`, { status: 502, cause: error })
  } finally {
    deadline.clear()
  }
}

function sourceOf({ source }: RankProjectOptions, options: RankTrackingOptions): RankSource {
  const providers = options.providers ?? {}
  const secret = (variable: string) => {
    const value = options.env[variable]?.trim()
    if (value) return value
    throw new NotMeasured(`the variable ${variable} is not set; give its secret to the step in "env"`)
  }
  switch (source.kind) {
    case 'file':
      return new FileSource(source.files, path => options.readFile(path))
    case 'search-console': {
      const { property, credentialsEnv: variable } = source
      return new SearchConsoleSource({ ...providers, property, key: secret(variable), variable })
    }
    case 'bing-webmaster': {
      const { site, apiKeyEnv: variable } = source
      return new BingWebmasterSource({ ...providers, site, key: secret(variable), variable })
    }
  }
}
