import { fail, failWhere, type Judgement, notApplicable, pass } from '../../../judging/judgement.ts'
import { type Advisory, vulnerabilitiesOf } from './advisories.ts'
import { unsupportedLine } from './end-of-life.ts'
import type { PageLibrary } from './page-libraries.ts'
import { isWhole } from './script-library.ts'

/** Advisories that a message names; the rest is counted. */
const MAX_NAMED = 4

export interface LibraryFindings {
  'vulnerable-library': Judgement
  'unsupported-library': Judgement
}

/** What is published about the libraries of a page. A vulnerable one is not reported as unsupported once more. */
export function judgeLibraries(
  libraries: readonly PageLibrary[],
  advisories: Readonly<Record<string, readonly Advisory[]>>,
): LibraryFindings {
  const versioned = libraries.filter(({ version }) => version !== '')
  if (versioned.length === 0) {
    const nothing = notApplicable('no script shows the version of a library whose advisories are known')
    return { 'vulnerable-library': nothing, 'unsupported-library': nothing }
  }
  const whole = versioned.filter(({ version }) => isWhole(version))
  const vulnerable = new Map(
    whole.flatMap(library => {
      const known = vulnerabilitiesOf(advisories[library.library.key] ?? [], library.version)
      return known.advisories.length > 0 ? [[library, known] as const] : []
    }),
  )
  const threats = [...vulnerable].map(([library, { advisories, fixedIn }]) =>
    at(library, `${nameOf(library)} has ${listed(advisories)}; ${remedy(fixedIn)}`),
  )
  const others = versioned.filter(library => !vulnerable.has(library))
  const unsupported = others.flatMap(library => {
    const line = unsupportedLine(library.library.key, library.version)
    return line
      ? [at(library, `${nameOf(library)}: ${library.library.name} ${line.says} (${line.source})`)]
      : []
  })
  const none = notApplicable('no script shows the whole version of a library whose advisories are known')
  return {
    'vulnerable-library': threats.length > 0 ? fail(threats) : whole.length > 0 ? pass() : none,
    'unsupported-library':
      others.length === 0
        ? notApplicable('every library of the page is reported as vulnerable already')
        : failWhere(unsupported),
  }
}

function at({ document, element, url }: PageLibrary, message: string) {
  return document.occurrence(element, message, url)
}

function nameOf({ library, version }: PageLibrary): string {
  return `${library.name} ${version}`
}

function listed(advisories: readonly Advisory[]): string {
  const rank = ['critical', 'high', 'medium', 'low']
  const worstFirst = [...advisories].sort((a, b) => rank.indexOf(a.severity) - rank.indexOf(b.severity))
  const named = worstFirst.slice(0, MAX_NAMED).map(({ id, severity }) => `${id} (${severity})`)
  const rest = advisories.length - named.length
  return named.join(', ') + (rest > 0 ? ` and ${rest} more` : '')
}

function remedy(fixedIn: string | undefined): string {
  return fixedIn === undefined ? 'no release fixes all of them' : `fixed in ${fixedIn}`
}
