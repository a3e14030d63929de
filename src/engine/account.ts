import { ApiError } from '../api/errors.ts'
import type { SeoApi } from '../api/seo-api.ts'

/** The operations that need no page: whose engine it is, and that it has no rank projects. */
export function accountOf(
  version: string,
): Pick<SeoApi, 'me' | 'rankProjects' | 'rankProject' | 'rankDashboard'> {
  return {
    async me() {
      return { name: 'engine', plan: null, facts: { version } }
    },
    async rankProjects() {
      return []
    },
    async rankProject(id) {
      throw unknownProject(id)
    },
    async rankDashboard(id) {
      throw unknownProject(id)
    },
  }
}

function unknownProject(id: string): ApiError {
  return new ApiError('not-found', `there is no rank project "${id}"`, { status: 404 })
}
