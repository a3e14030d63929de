import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { digestOfSources, SOURCES_DIGEST } from '../../scripts/sources-digest.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/seo-preflight')
const made = join(folder, 'dist')
const committed = join(root, 'dist')
const lock = join(folder, 'lock')

/** Milliseconds after which a lock belongs to a process that has died. */
const LOCK_MS = 300_000

/** The bundle that {@link ensureBundle} makes. */
export const BUNDLE = join(made, 'index.js')

/**
 * Has the bundle of the sources as they stand, once for all test files that need it: the committed one where it is of these
 * sources, else one that is made. That the committed one is what its sources give is for `npm run check` to say.
 */
export async function ensureBundle(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const digest = digestOfSources(root)
  while (!isMadeOf(digest, made)) {
    if (!tryLock()) {
      await sleep(100)
      continue
    }
    try {
      if (isMadeOf(digest, made)) return
      if (isMadeOf(digest, committed)) copyCommitted()
      else {
        execFileSync(process.execPath, [join(root, 'scripts/bundle.ts'), made], { stdio: 'pipe' })
      }
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
}

/** The folder of {@link BUNDLE}, where nobody has to make it: it is of these sources, or the committed one is. */
export function readyBundle(): string | undefined {
  mkdirSync(folder, { recursive: true })
  const digest = digestOfSources(root)
  if (isMadeOf(digest, made)) return made
  if (!isMadeOf(digest, committed) || !tryLock()) return undefined
  try {
    copyCommitted()
    return made
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** The digest comes last, as it does when a bundle is made: what has one is whole. */
function copyCommitted(): void {
  rmSync(made, { recursive: true, force: true })
  cpSync(committed, made, { recursive: true, filter: source => !source.endsWith(SOURCES_DIGEST) })
  cpSync(join(committed, SOURCES_DIGEST), join(made, SOURCES_DIGEST))
}

function isMadeOf(digest: string, bundle: string): boolean {
  const file = join(bundle, SOURCES_DIGEST)
  return existsSync(file) && readFileSync(file, 'utf8').trim() === digest
}

function tryLock(): boolean {
  try {
    mkdirSync(lock)
    return true
  } catch {
    const age = existsSync(lock) ? Date.now() - statSync(lock).mtimeMs : 0
    if (age > LOCK_MS) rmSync(lock, { recursive: true, force: true })
    return false
  }
}
