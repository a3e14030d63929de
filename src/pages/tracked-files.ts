import { lstat } from 'node:fs/promises'
import { join, relative, resolve, sep } from 'node:path'
import { foldersOfCheckout } from './ignored-files.ts'
import { firstBytes, startOfFile } from './start-of-file.ts'

/** Bytes of the list of what git tracks, and of the file that leads to it. */
const INDEX_BYTES = 16 * 1024 * 1024
const POINTER_BYTES = 4096

/** Which files of a folder are in the repository that it is in. */
export interface TrackedFiles {
  /** Whether the folder is the top of the checkout. */
  isTop: boolean
  /** @param names along the path from the folder */
  has(names: readonly string[]): boolean
}

/**
 * What git tracks of a folder; undefined where that is in no checkout.
 *
 * @param root real path of the folder
 */
export async function readTrackedFiles(root: string): Promise<TrackedFiles | undefined> {
  const [top = root] = await foldersOfCheckout(root)
  const git = await lstat(join(top, '.git')).catch(() => undefined)
  if (!git) return undefined
  const index = await firstBytes(await placeOfIndex(top, git.isFile()), INDEX_BYTES)
  const inside = relative(top, root).split(sep).filter(Boolean)
  return { isTop: top === root, has: names => isTracked(index, [...inside, ...names].join('/')) }
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
