import { lstat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { foldersOfCheckout } from './ignored-files.ts'
import { firstBytes, startOfFile } from './start-of-file.ts'

/** Bytes of the list of what git tracks, and of the file that leads to it. */
const INDEX_BYTES = 16 * 1024 * 1024
const POINTER_BYTES = 4096
/** Files that are told apart. */
const MAX_FILES = 1000

type Names = readonly string[]

/** What systems put into each folder that somebody opens. */
const OF_SYSTEM = /^(?:\.DS_Store|Thumbs\.db|desktop\.ini)$/i
/** What nobody opens in a browser: sources of pictures and of programs, copies of editors, lists of packages, and notes to those who work on the site. */
const OF_WORK =
  /(?:\.(?:psd|xcf|py|pyc|swp|bak|orig)|\w~|^(?:composer|yarn|gemfile|poetry|pipfile)\.lock|^package-lock\.json|^pnpm-lock\.yaml|^(?:agents|claude|gemini|handoff|todo|contributing)\.md)$/i

/** Files of a folder that lie there by mistake: hosts serve them with the site. */
export class StrayFiles {
  readonly #files = new Map<string, Names[]>()
  #count = 0

  /** Notes a file where it is one. */
  add(names: Names): void {
    const name = names.at(-1)!
    if (!(OF_SYSTEM.test(name) || OF_WORK.test(name)) || this.#count >= MAX_FILES) return
    this.#count++
    this.#files.set(name, [...(this.#files.get(name) ?? []), names])
  }

  /** Leaves out what a page names: it is for its readers, such as the example of a lesson. */
  read(html: string): void {
    for (const name of this.#files.keys()) {
      if (html.includes(name) || html.includes(encodeURIComponent(name))) this.#files.delete(name)
    }
  }

  /**
   * Those that are deployed, by their paths from the folder, those of systems last: in a checkout what git tracks. None at
   * the top of a checkout, where most files are sources.
   *
   * @param root real path of the folder
   */
  async deployed(root: string): Promise<string[]> {
    const files = [...this.#files.values()].flat().toSorted((a, b) => rank(a) - rank(b))
    const [top] = files.length > 0 ? await foldersOfCheckout(root) : []
    if (top === undefined) return []
    const git = await lstat(join(top, '.git')).catch(() => undefined)
    if (!git) return files.map(names => `/${names.join('/')}`)
    if (top === root) return []
    const index = await firstBytes(await placeOfIndex(top, git.isFile()), INDEX_BYTES)
    const inside = relative(top, root).split(sep)
    return files
      .filter(names => isTracked(index, [...inside, ...names].join('/')))
      .map(names => `/${names.join('/')}`)
  }
}

function rank(names: Names): number {
  return OF_SYSTEM.test(names.at(-1)!) ? 1 : 0
}

/** In a worktree `.git` is a file that names the folder. */
async function placeOfIndex(top: string, isPointer: boolean): Promise<string> {
  const git = join(top, '.git')
  if (!isPointer) return join(git, 'index')
  const [, folder = ''] = /^gitdir: ([^\n]{1,4000})/.exec(await startOfFile(git, POINTER_BYTES)) ?? []
  return resolve(top, folder, 'index')
}

/**
 * Whether the list of git has a path: entries have it whole, behind two bytes with its length, and end it with a zero.
 *
 * @see https://git-scm.com/docs/index-format
 */
function isTracked(index: Buffer, path: string): boolean {
  const written = Buffer.from(`${path}\0`)
  const length = Math.min(written.length - 1, 0xfff)
  for (let at = index.indexOf(written); at >= 2; at = index.indexOf(written, at + 1)) {
    if ((index.readUInt16BE(at - 2) & 0xfff) === length) return true
  }
  return false
}
