import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'node_modules/.cache/seo-preflight')
const stamp = join(folder, 'bundle-of')
const lock = join(folder, 'lock')

/** Milliseconds after which a lock belongs to a process that has died. */
const LOCK_MS = 300_000

/** The bundle that {@link ensureBundle} makes. */
export const BUNDLE = join(folder, 'dist/index.js')

/** Makes the bundle of the sources as they stand, once for all test files that need it. */
export async function ensureBundle(): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const digest = digestOfSources()
  const isCurrent = () => existsSync(BUNDLE) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
  while (!isCurrent()) {
    if (!tryLock()) {
      await sleep(100)
      continue
    }
    try {
      if (isCurrent()) return
      execFileSync(process.execPath, [join(root, 'scripts/bundle.ts'), join(folder, 'dist')], {
        stdio: 'pipe',
      })
      writeFileSync(stamp, digest)
    } finally {
      rmSync(lock, { recursive: true, force: true })
    }
  }
}

function digestOfSources(): string {
  const hash = createHash('sha256')
  const names = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).sort()
  const sources = names.map(name => join(root, 'src', name)).filter(file => statSync(file).isFile())
  const makers = ['package-lock.json', 'scripts/bundle.ts', 'scripts/bundle-lighthouse.ts'].map(name =>
    join(root, name),
  )
  for (const file of [...sources, ...makers]) {
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
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
