import { comparableUrl } from '../../syntax/comparable-url.ts'
import type { Visit } from '../../visit/visit.ts'
import { namedVersions } from './named-versions.ts'
import { readTargets } from './version-pages.ts'

/** The versions that the page names and that are not there, which `hreflang/target-broken` reports, in their comparable forms. */
export async function missingVersions(visit: Visit): Promise<ReadonlySet<string>> {
  const { versions, address } = await namedVersions(visit)
  const { targets } = await readTargets(visit, versions, address)
  return new Set(targets.flatMap(({ broken, url }) => (broken === undefined ? [] : comparableUrl(url))))
}
