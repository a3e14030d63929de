/**
 * Makes src/engine/tools/technology/libraries/advisories-data.ts from the advisories of RetireJS (Apache-2.0), as the
 * package @salesforce/code-analyzer-retirejs-engine (BSD-3-Clause) brings them. The package's own code is not needed,
 * so it is not a dependency:
 *
 *   cd /tmp && npm pack @salesforce/code-analyzer-retirejs-engine && tar xzf salesforce-code-analyzer-retirejs-engine-*.tgz
 *   node scripts/generate-advisories.ts /tmp/package
 */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Advisory } from '../src/engine/tools/technology/libraries/advisories.ts'
import { LIBRARIES } from '../src/engine/tools/technology/libraries/library-files.ts'

const OUTPUT = join(import.meta.dirname, '../src/engine/tools/technology/libraries/advisories-data.ts')
/** CWE-1104, "use of unmaintained third-party components": the end of support is no advisory. */
const UNMAINTAINED = 'CWE-1104'
/** Advisories on parts of a library, which come in one file with it. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  'jquery-ui': ['jquery-ui-dialog', 'jquery-ui-tooltip'],
}

/** Versions that RetireJS gives as the first without a vulnerability, and that were never released; then what was. */
const NEXT_RELEASE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // 3.4.1 is the last of its line.
  bootstrap: { '3.4.2': '4.0.0' },
}

interface RetireVulnerability {
  atOrAbove?: string
  below: string
  severity: string
  cwe?: string[]
  identifiers: { CVE?: string[]; githubID?: string }
}

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder of the unpacked package: see the head of this script')
const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
if (name !== '@salesforce/code-analyzer-retirejs-engine' || license !== 'BSD-3-Clause') {
  throw new Error(`${folder} is not the package that this script knows, under the licence that it knows`)
}
const source: Record<string, { vulnerabilities?: RetireVulnerability[] }> = JSON.parse(
  readFileSync(join(folder, 'vulnerabilities', 'RetireJsVulns.json'), 'utf8'),
)

const advisories = Object.fromEntries(
  LIBRARIES.map(({ key }) => [key, [key, ...(PARTS[key] ?? [])].flatMap(advisoriesOf)] as const),
)
writeFileSync(
  OUTPUT,
  `/*!
 * Advisories of RetireJS (https://github.com/RetireJS/retire.js), Copyright Erlend Oftedal and the contributors of
 * RetireJS, licensed under the Apache License, Version 2.0 (https://www.apache.org/licenses/LICENSE-2.0), as of
 * ${name}@${version}. Changed: reduced to the libraries, ranges and identifiers that are needed here.
 * Made by scripts/generate-advisories.ts: do not edit.
 */
import type { Advisory } from './advisories.ts'

/** Advisories by the key of the library. */
export const ADVISORIES: Readonly<Record<string, readonly Advisory[]>> = ${JSON.stringify(advisories)}
`,
)
execFileSync(process.execPath, [
  join(import.meta.dirname, '../node_modules/@biomejs/biome/bin/biome'),
  'check',
  '--write',
  OUTPUT,
])
console.log(`${Object.values(advisories).flat().length} advisories from ${name}@${version}`)

function advisoriesOf(key: string): Advisory[] {
  const listed = (source[key]?.vulnerabilities ?? []).filter(
    // What has no number cannot be looked up.
    ({ cwe, identifiers: { CVE = [], githubID } }) => !cwe?.includes(UNMAINTAINED) && (CVE[0] ?? githubID),
  )
  return listed.map(({ atOrAbove, below, severity, identifiers: { CVE = [], githubID } }) => ({
    ...(atOrAbove && atOrAbove !== '0' && { since: atOrAbove }),
    before: NEXT_RELEASE[key]?.[below] ?? below,
    severity: severity as Advisory['severity'],
    id: CVE[0] ?? githubID ?? '',
  }))
}
