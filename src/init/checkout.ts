import { constants } from 'node:fs'
import { lstat, open, readdir } from 'node:fs/promises'
import { join, posix } from 'node:path'

/** Bytes of a file that is read; configuration and lock files that are larger are read up to there. */
const MAX_BYTES = 256 * 1024
/** Entries of a folder that are looked at. */
const MAX_ENTRIES = 1_000

/**
 * The files of a repository that strangers may have written: they are read, never run. What a symbolic link leads to
 * counts as not there, and so does what is outside of the repository.
 */
export class Checkout {
  readonly root: string

  /** @param root folder of the repository */
  constructor(root: string) {
    this.root = root
  }

  /** @param path with slashes, from the root; `''` is the root itself */
  async isFolder(path: string): Promise<boolean> {
    return (await this.#kind(path)) === 'folder'
  }

  async isFile(path: string): Promise<boolean> {
    return (await this.#kind(path)) === 'file'
  }

  async isThere(path: string): Promise<boolean> {
    return (await this.#kind(path)) !== undefined
  }

  /** The first of these paths that is a file. */
  async firstFile(paths: readonly string[]): Promise<string | undefined> {
    for (const path of paths) if (await this.isFile(path)) return path
    return undefined
  }

  /** The text of a file, its first {@link MAX_BYTES}; undefined where there is none. */
  async read(path: string): Promise<string | undefined> {
    if (!(await this.isFile(path))) return undefined
    const { O_RDONLY, O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants
    const file = await open(join(this.root, path), O_RDONLY | O_NOFOLLOW | O_NONBLOCK).catch(() => undefined)
    if (file === undefined) return undefined
    try {
      if (!(await file.stat()).isFile()) return undefined
      const buffer = Buffer.alloc(MAX_BYTES)
      const { bytesRead } = await file.read(buffer, 0, MAX_BYTES, 0)
      return buffer.toString('utf8', 0, bytesRead)
    } catch {
      return undefined
    } finally {
      await file.close()
    }
  }

  /** Names of the files or of the folders in a folder, sorted. */
  async names(path: string, of: 'files' | 'folders'): Promise<string[]> {
    if (!(await this.isFolder(path))) return []
    const entries = await readdir(join(this.root, path), { withFileTypes: true }).catch(() => [])
    const wanted = entries
      .slice(0, MAX_ENTRIES)
      .filter(entry => (of === 'files' ? entry.isFile() : entry.isDirectory()))
    return wanted.map(({ name }) => name).toSorted()
  }

  /** No part of the path may be a link. */
  async #kind(path: string): Promise<'file' | 'folder' | undefined> {
    const names = posix
      .normalize(path)
      .split('/')
      .filter(name => name !== '' && name !== '.')
    if (names.includes('..') || /[\\\0]/.test(path)) return undefined
    let place = this.root
    let kind: 'file' | 'folder' | undefined = 'folder'
    for (const name of names) {
      if (kind !== 'folder') return undefined
      place = join(place, name)
      const stats = await lstat(place).catch(() => undefined)
      kind = stats?.isDirectory() ? 'folder' : stats?.isFile() ? 'file' : undefined
      if (kind === undefined) return undefined
    }
    return kind
  }
}
