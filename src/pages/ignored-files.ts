import { lstat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { startOfFile } from './start-of-file.ts'

/** Bytes of one `.gitignore` that are read, and lines of it that are followed. */
const MAX_BYTES = 64 * 1024
const MAX_LINES = 2000
/** Folders above the served one in which the top of the checkout is looked for. */
const MAX_FOLDERS = 20

/** Files of a folder that are not in its repository, since something makes them where the site is deployed. */
export interface IgnoredFiles {
  /** @param path decoded, from the folder, without a slash at its start */
  has(path: string): boolean
}

/** One line that names a file by its path, its name or its extension. */
interface Line {
  isIgnored: boolean
  /** The later of two that name the same file counts, and that of a deeper folder. */
  order: number
}

const NONE: IgnoredFiles = { has: () => false }

/**
 * What the `.gitignore` of a folder, and of those above it up to the top of its checkout, says of files by their path, their
 * name or as `*.ext`. Folders say nothing: what is in `node_modules` is missed on production as well. Neither does a folder
 * that is itself ignored: of what a build has made, nothing is in the repository.
 *
 * @param root real path of the folder
 * @see https://git-scm.com/docs/gitignore
 */
export async function readIgnoredFiles(root: string): Promise<IgnoredFiles> {
  const lines = new Map<string, Line>()
  let order = 0
  for (const folder of await foldersOfCheckout(root)) {
    const inside = relative(folder, root).split(sep).join('/')
    const text = await startOfFile(join(folder, '.gitignore'), MAX_BYTES)
    for (const line of text.split('\n', MAX_LINES)) {
      const pattern = patternOf(line)
      if (!pattern) continue
      const { isIgnored, key } = pattern
      if (isIgnored && isFolderAround(inside, key)) return NONE
      // Which files are kept by a pattern that is not read here, nobody knows.
      if (!isIgnored && key === undefined) lines.clear()
      const place = key === undefined ? undefined : within(key, inside)
      if (place !== undefined) lines.set(place, { isIgnored, order: order++ })
    }
  }
  return {
    has(path) {
      const name = path.slice(path.lastIndexOf('/') + 1)
      const dot = name.lastIndexOf('.')
      // A name without an extension is that of a page here, and of a folder there.
      if (dot <= 0) return false
      const said = [`/${path}`, name, `*${name.slice(dot)}`].flatMap(key => lines.get(key) ?? [])
      return said.reduce((last, line) => (line.order > last.order ? line : last), NOTHING_SAID).isIgnored
    },
  }
}

const NOTHING_SAID: Line = { isIgnored: false, order: -1 }

/** The folders from the top of a checkout to one in it; that one alone where it is in none. */
export async function foldersOfCheckout(root: string): Promise<string[]> {
  const folders = [root]
  for (let at = root; folders.length <= MAX_FOLDERS; at = dirname(at)) {
    if (at !== root) folders.unshift(at)
    // In a worktree it is a file.
    if (await lstat(join(at, '.git')).catch(() => undefined)) return folders
    if (dirname(at) === at) break
  }
  return [root]
}

interface Pattern {
  isIgnored: boolean
  /** `/path` from the folder of the file, `name` in any folder, or `*.ext`; undefined where it is something else. */
  key: string | undefined
}

function patternOf(line: string): Pattern | undefined {
  const written = line.replace(/\r$/, '').trimEnd()
  if (written === '' || written.startsWith('#')) return undefined
  const isIgnored = !written.startsWith('!')
  const pattern = (isIgnored ? written : written.slice(1)).replace(/^\*\*\/(?=[^/]+\/?$)/, '')
  if (/^\*\.[^*?[\\/.]+$/.test(pattern)) return { isIgnored, key: pattern }
  if (pattern === '*') return { isIgnored, key: '/*' }
  if (/[*?[\\]/.test(pattern.replace(/\/\*\*?$/, ''))) return { isIgnored, key: undefined }
  const isAnchored = pattern.replace(/\/$/, '').includes('/')
  return { isIgnored, key: isAnchored ? `/${pattern.replace(/^\//, '')}` : pattern }
}

/** Whether a pattern ignores the served folder, or one around it, `dist`, `/site/dist/` or `dist/*`. */
function isFolderAround(inside: string, key: string | undefined): boolean {
  if (key === undefined || inside === '') return false
  const names = inside.split('/')
  const folder = key.replace(/\/\*{0,2}$/, '')
  if (folder === '') return true
  if (!folder.startsWith('/')) return names.includes(folder)
  return `/${inside}/`.startsWith(`${folder}/`)
}

/** The same pattern seen from the served folder; undefined where it names no file in it. */
function within(key: string, inside: string): string | undefined {
  if (/\/\*{0,2}$/.test(key)) return undefined
  if (!key.startsWith('/') || inside === '') return key
  return key.startsWith(`/${inside}/`) ? key.slice(inside.length + 1) : undefined
}
