import { z } from 'zod'
import { ApiError } from '../../api/errors.ts'
import { rankDashboardSchema, rankProjectSchema, rankProjectSummarySchema } from '../../api/result-schemas.ts'
import type { Json, JsonObject, RankDashboard, RankProject, RankProjectSummary } from '../../api/results.ts'
import { containersOf, firstText, isObject, nestedContainersOf, own } from './fields.ts'
import { inShape } from './in-shape.ts'
import { keywordsIn } from './rank-keywords.ts'

const ID_NAMES = ['id', 'project_id', 'projectId', 'uuid', '_id'] as const
const NAME_NAMES = ['name', 'title', 'project_name', 'projectName'] as const
const URL_NAMES = ['url', 'website', 'domain', 'site', 'host'] as const
const LIST_NAMES = ['projects', 'items', 'data', 'results', 'rows'] as const

/**
 * The projects in the body of `GET /rank/projects`: a list, at the top or under a usual name.
 *
 * @throws ApiError of kind `bad-response` where there is no list, or an item without an id
 */
export function readRankProjects(body: Json): RankProjectSummary[] {
  const known = inShape(z.array(rankProjectSummarySchema), body)
  if (known) return known
  const list = listIn(body)
  if (!list)
    throw new ApiError(
      'bad-response',
      'GET /rank/projects: the service did not answer with a list of projects',
    )
  return list.map((item, index) => {
    const id = isObject(item) ? firstText(item, ID_NAMES) : undefined
    if (id === undefined || !isObject(item)) {
      throw new ApiError(
        'bad-response',
        `GET /rank/projects: project ${index + 1} of the service's list has no id`,
      )
    }
    return { id, ...nameAndUrl([item]), facts: item }
  })
}

/**
 * One project with its keywords and positions, where they are recognised; the body is in `facts`.
 *
 * @param id of the project that was asked for
 */
export function readRankProject(id: string, body: Json): RankProject {
  const known = inShape(rankProjectSchema, body)
  if (known) return known
  if (!isObject(body)) return { id, name: null, url: null, keywords: [], facts: { body } }
  const nested = nestedContainersOf(body, ['project'])
  return { id, ...nameAndUrl(nested), keywords: keywordsIn(nested), facts: body }
}

/** @param id of the project that was asked for */
export function readRankDashboard(id: string, body: Json): RankDashboard {
  const known = inShape(rankDashboardSchema, body)
  if (known) return known
  return { id, facts: isObject(body) ? body : { body } }
}

function listIn(body: Json): readonly Json[] | undefined {
  if (Array.isArray(body)) return body
  if (!isObject(body)) return undefined
  for (const container of containersOf(body)) {
    for (const name of LIST_NAMES) {
      const list = own(container, name)
      if (Array.isArray(list)) return list
    }
  }
  return undefined
}

function nameAndUrl(containers: readonly JsonObject[]): { name: string | null; url: string | null } {
  const first = (names: readonly string[]) =>
    containers.map(container => firstText(container, names)).find(text => text !== undefined) ?? null
  return { name: first(NAME_NAMES), url: first(URL_NAMES) }
}
