import { compareVersions } from './versions.ts'

/** A line of a library that its makers no longer support. */
export interface UnsupportedLine {
  /** Key of the library. */
  library: string
  /** First version that is supported; none is where left out. */
  supportedFrom?: string
  /** What its makers say, after the name of the library. */
  says: string
  /** Where they say it. */
  source: string
}

/** Lines without support, by what their makers publish. */
export const UNSUPPORTED_LINES: readonly UnsupportedLine[] = [
  {
    library: 'jquery',
    supportedFrom: '3.0.0',
    says: '1.x and 2.x get no more fixes',
    source: 'https://jquery.com/support/',
  },
  {
    library: 'angularjs',
    says: 'has had no support since January 2022',
    source: 'https://docs.angularjs.org/misc/version-support-status',
  },
  {
    library: 'vue',
    supportedFrom: '3.0.0-alpha',
    says: '2 has had no support since 31 December 2023',
    source: 'https://v2.vuejs.org/eol/',
  },
  {
    library: 'bootstrap',
    supportedFrom: '5.0.0-alpha',
    says: '3 has had no support since July 2019, and 4 since January 2023',
    source: 'https://github.com/twbs/release',
  },
]

/** The unsupported line that a version belongs to. A version in part (`2`) is enough, an empty one belongs to none. */
export function unsupportedLine(library: string, version: string): UnsupportedLine | undefined {
  if (version === '') return undefined
  return UNSUPPORTED_LINES.find(
    line =>
      line.library === library &&
      (line.supportedFrom === undefined || compareVersions(version, line.supportedFrom) < 0),
  )
}
