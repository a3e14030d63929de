import type { Occurrence } from '../../../../api/results.ts'
import {
  fail,
  failWhere,
  type Judgements,
  notApplicable,
  pass,
  sameForAll,
} from '../../../judging/judgement.ts'
import { type CheckDefinition, defineTopic } from '../../../judging/tool-definition.ts'
import { type Advisory, vulnerabilitiesOf } from './advisories.ts'
import { unsupportedLine } from './end-of-life.ts'
import { isUnplaced, librariesOf, type PageLibrary } from './page-libraries.ts'
import { isWhole } from './script-library.ts'

const checks = {
  'vulnerable-library': {
    severity: 'warning',
    title: 'A JavaScript library has known vulnerabilities',
    why: 'Attackers look for known vulnerabilities, such as ways to run their own script on the page. Browsers and search engines warn visitors of a hacked page.',
    fix: 'Update the library to the version that the finding names.',
    help: 'https://developer.chrome.com/docs/lighthouse/best-practices/no-vulnerable-libraries',
    example: '<script src="/js/jquery-1.12.4.min.js"></script>',
  },
  'unsupported-library': {
    severity: 'notice',
    title: 'A JavaScript library is no longer supported',
    why: 'Nobody will fix the next vulnerability that is found in it.',
    fix: 'Update to a supported version, or replace the library.',
    help: 'https://owasp.org/Top10/A06_2021-Vulnerable_and_Outdated_Components/',
    example: '<script src="/js/angular-1.8.3.min.js"></script>',
  },
} satisfies Record<string, CheckDefinition>

/** What is published about the libraries of the page. */
export const libraries = defineTopic({
  checks,
  readsDocument: true,
  async judge(visit) {
    const { ADVISORIES } = await import('./advisories-data.ts')
    return { judgements: judgeLibraries(await librariesOf(visit), ADVISORIES) }
  },
})

/** Advisories that a message names; the rest is counted. */
const MAX_NAMED = 4

/** A vulnerable library is not reported as unsupported once more. */
function judgeLibraries(
  all: readonly PageLibrary[],
  advisories: Readonly<Record<string, readonly Advisory[]>>,
): Judgements<keyof typeof checks> {
  const versioned = all.filter(({ version }) => version !== '')
  if (versioned.length === 0) {
    return sameForAll(
      checks,
      notApplicable('no script shows the version of a library whose advisories are known'),
    )
  }
  const whole = versioned.filter(({ version }) => isWhole(version))
  const vulnerable = new Map(
    whole.flatMap(library => {
      const known = vulnerabilitiesOf(advisories[library.library.key] ?? [], library.version)
      return known.advisories.length > 0 ? [[library, known] as const] : []
    }),
  )
  const threats = [...vulnerable].map(([library, { advisories, fixedIn }]) =>
    at(library, `${nameOf(library)} has ${listed(advisories)}. ${remedy(fixedIn)}`),
  )
  const others = versioned.filter(library => !vulnerable.has(library))
  const unsupported = others.flatMap(library => {
    const line = unsupportedLine(library.library.key, library.version)
    return line
      ? [
          at(
            library,
            `The page uses ${nameOf(library)}: ${library.library.name} ${line.says} (${line.source}).`,
          ),
        ]
      : []
  })
  const none = notApplicable('no script shows the full version of a library whose advisories are known')
  return {
    'vulnerable-library': threats.length > 0 ? fail(threats) : whole.length > 0 ? pass() : none,
    'unsupported-library':
      others.length === 0
        ? notApplicable('every known library of the page is already reported as vulnerable')
        : failWhere(unsupported),
  }
}

function at(library: PageLibrary, message: string): Occurrence {
  const { document, element, url } = library
  return isUnplaced(library)
    ? { url, message: `${message} It is part of a larger script: no file of the page has its name.` }
    : document.occurrence(element, message, url)
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
  return fixedIn === undefined ? 'No release fixes all of them.' : `Update to ${fixedIn} or later.`
}
