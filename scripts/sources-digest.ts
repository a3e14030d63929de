import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** File of a bundle that says what it was made of. */
export const SOURCES_DIGEST = 'sources.sha256'

/** What a bundle is made of beside `src`. */
const MAKERS = [
  'package.json',
  'package-lock.json',
  'THIRD-PARTY-NOTICES.md',
  'tsconfig.json',
  'tsconfig.build.json',
  'scripts/bundle.ts',
  'scripts/bundle-lighthouse.ts',
]

/**
 * Of all that a bundle is made of, as hexadecimal SHA-256: two checkouts with one digest have one bundle.
 *
 * @param root the folder of the repository
 */
export function digestOfSources(root: string): string {
  const hash = createHash('sha256')
  const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .map(name => `src/${name.replaceAll('\\', '/')}`)
    .filter(name => statSync(join(root, name)).isFile())
  for (const name of [...sources.sort(), ...MAKERS]) {
    const content = readFileSync(join(root, name))
    hash.update(`${name} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}
