import { compareVersions } from './versions.ts'

/** A published vulnerability of a library. */
export interface Advisory {
  /** First version that has it; all from the start where left out. */
  since?: string
  /** First version that does not have it. */
  before: string
  severity: 'low' | 'medium' | 'high' | 'critical'
  /** CVE, else the number of GitHub's advisory. */
  id: string
}

/** What is published about one version of a library. */
export interface KnownVulnerabilities {
  advisories: readonly Advisory[]
  /** The lowest version that none of its advisories concerns; undefined where there is none. */
  fixedIn: string | undefined
}

/** What builds of others have mended themselves: WordPress 5.2.1 and later bring jQuery 1.12.4 with that one fix. */
const MENDED_IN: ReadonlyMap<string, string> = new Map([['1.12.4-wp', 'CVE-2019-11358']])

/** Ranges end here where no release has fixed what they are about. */
const NEVER = '99'

/**
 * The advisories that concern a version of a library. Those of low severity are left out: they are about uses that few
 * pages have.
 */
export function vulnerabilitiesOf(all: readonly Advisory[], version: string): KnownVulnerabilities {
  const counted = all.filter(({ severity, id }) => severity !== 'low' && MENDED_IN.get(version) !== id)
  const advisories = concerning(counted, version)
  let fixedIn = version
  for (let left = advisories; left.length > 0; left = concerning(counted, fixedIn)) {
    fixedIn = left.map(({ before }) => before).reduce((a, b) => (compareVersions(a, b) < 0 ? b : a))
  }
  return { advisories, fixedIn: compareVersions(fixedIn, NEVER) < 0 ? fixedIn : undefined }
}

function concerning(advisories: readonly Advisory[], version: string): Advisory[] {
  const seen = new Set<string>()
  return advisories.filter(({ since, before, id }) => {
    const within =
      compareVersions(version, before) < 0 && (since === undefined || compareVersions(version, since) >= 0)
    if (!within || seen.has(id)) return false
    seen.add(id)
    return true
  })
}
