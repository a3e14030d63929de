import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files of a repository by their paths; what is no text is written as JSON. */
export type Files = Readonly<Record<string, string | object>>

/** Puts a repository into a folder of its own. */
export function makeRepository(files: Files): { root: string; remove(): void } {
  const root = mkdtempSync(join(tmpdir(), 'repository-'))
  mkdirSync(join(root, '.git'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), typeof content === 'string' ? content : JSON.stringify(content))
  }
  return { root, remove: () => rmSync(root, { recursive: true }) }
}

/** A package.json with these packages and scripts. */
export function manifest(packages: string, scripts: Record<string, string> = {}): object {
  return { scripts, dependencies: Object.fromEntries(packages.split(' ').map(name => [name, '1.0.0'])) }
}
