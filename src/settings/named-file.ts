import { constants, type Stats } from 'node:fs'
import { type FileHandle, lstat, open, realpath } from 'node:fs/promises'
import { dirname, isAbsolute, parse, relative, resolve, sep } from 'node:path'

/** Most bytes that are read of a file with settings or tokens: 1 MiB. */
export const MAX_SETTINGS_BYTES = 1024 * 1024
/** Most bytes that are read of a report. */
export const MAX_REPORT_BYTES = 2_000_000_000
const PIECE_BYTES = 256 * 1024

export interface NamedFileOptions {
  /** Most bytes that are read of it. */
  maxBytes: number
  /** Folders of which one must hold it, with whatever its links lead to; left out, it may be anywhere. */
  within?: readonly string[] | undefined
}

/** Why a file that a setting names is not read or written. The message goes behind its name and shows none of its content. */
export class NamedFileError extends Error {
  override readonly name = 'NamedFileError'
  /** `ENOENT` where it is not there. */
  readonly code: string | undefined

  constructor(message: string, code?: string) {
    super(message)
    this.code = code
  }
}

/**
 * Reads a text file that a setting names: a regular one of bounded size, by its real path. A pipe or a device is refused
 * without being waited for.
 *
 * @param path as it was written; one that is relative is taken from the working directory
 * @throws NamedFileError
 */
export async function readNamedFile(path: string, options: NamedFileOptions): Promise<string> {
  return decoded(await readNamedBytes(path, options))
}

/** As {@link readNamedFile}, whatever encoding its text has. */
export async function readNamedBytes(path: string, options: NamedFileOptions): Promise<Buffer> {
  return await readNamedPieces(path, options, async pieces => {
    const all: Buffer[] = []
    for await (const piece of pieces()) all.push(Buffer.from(piece))
    return Buffer.concat(all)
  })
}

/**
 * As {@link readNamedFile}, piece by piece.
 *
 * @param use gets what gives the pieces from the start, each time that it is called; a piece is another after the next
 * was asked for
 */
export async function readNamedPieces<Result>(
  path: string,
  { maxBytes, within }: NamedFileOptions,
  use: (pieces: () => AsyncGenerator<Buffer>) => Promise<Result>,
): Promise<Result> {
  try {
    const real = await realPlace(path, within)
    assertRegular(await lstat(real))
    // Between the look and the opening it may have become something else: no link is followed, nothing is waited for.
    const file = await open(
      real,
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0),
    )
    try {
      await assertSame(file, real)
      return await use(() => piecesOf(file, maxBytes))
    } finally {
      await file.close()
    }
  } catch (error) {
    throw asNamedFileError(error)
  }
}

/**
 * Where a file or folder really is, its links followed.
 *
 * @param within folders of which one must hold it; left out, it may be anywhere
 * @throws NamedFileError where it is not there, or is in none of them
 */
export async function realPlace(path: string, within: readonly string[] | undefined): Promise<string> {
  try {
    const place = resolve(path)
    if (within === undefined) return await realpath(place)
    const root = await rootOf(place, within)
    const real = await realpath(place)
    assertInside(root, real)
    return real
  } catch (error) {
    throw asNamedFileError(error)
  }
}

/**
 * Where a folder will really be that is still to be made, links of what is there already followed.
 *
 * @throws NamedFileError where that is in none of the folders that must hold it
 */
export async function futurePlace(path: string, within: readonly string[] | undefined): Promise<string> {
  try {
    const place = resolve(path)
    const root = within && (await rootOf(place, within))
    let there = place
    while (!(await isThere(there))) there = dirname(there)
    const real = resolve(await realpath(there), relative(there, place))
    if (root !== undefined) assertInside(root, real)
    return real
  } catch (error) {
    throw asNamedFileError(error)
  }
}

/** A link that leads nowhere is there: what is behind it must not be made. */
async function isThere(place: string): Promise<boolean> {
  if (place === parse(place).root) return true
  return await lstat(place).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}

/**
 * The real path of the folder that a path is written to be in, the innermost of them. A path that names one of them must
 * not lead by a link into another.
 */
async function rootOf(place: string, within: readonly string[]): Promise<string> {
  const roots = await Promise.all(
    within.map(async folder => {
      const root = resolve(folder)
      return { root, real: await realpath(root).catch(() => root) }
    }),
  )
  const holders = roots.flatMap(({ root, real }) =>
    [root, real].filter(known => isInside(known, place)).map(known => ({ known, real })),
  )
  const [innermost] = holders.toSorted((a, b) => b.known.length - a.known.length)
  if (innermost) return innermost.real
  throw new NamedFileError(`is outside of ${shown(within)}`)
}

function assertInside(root: string, real: string): void {
  if (!isInside(root, real)) throw new NamedFileError(`leads out of ${shown([root])} through a link`)
  // There checkouts keep the token that they were made with.
  const names = relative(root, real).split(sep)
  if (names.some(name => name.toLowerCase() === '.git')) {
    throw new NamedFileError('is inside the ".git" folder, which holds credentials')
  }
}

function isInside(folder: string, place: string): boolean {
  const way = relative(folder, place)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

function shown(folders: readonly string[]): string {
  return folders.map(folder => `"${folder}"`).join(' and ')
}

function assertRegular(stats: Stats): void {
  if (stats.isFile()) return
  if (stats.isDirectory()) throw new NamedFileError('is a folder, not a file', 'EISDIR')
  throw new NamedFileError('is not a regular file')
}

/** The file that is open is the one that was looked at. */
async function assertSame(file: FileHandle, real: string): Promise<void> {
  const [opened, seen, place] = await Promise.all([file.stat(), lstat(real), realpath(real)])
  assertRegular(opened)
  if (place !== real || opened.ino !== seen.ino || opened.dev !== seen.dev) {
    throw new NamedFileError('was changed while it was being opened')
  }
}

/** What a file says of its own size need not be true, as below /proc. */
async function* piecesOf(file: FileHandle, maxBytes: number): AsyncGenerator<Buffer> {
  const { size } = await file.stat()
  if (size > maxBytes) throw tooLarge(maxBytes)
  const buffer = Buffer.allocUnsafe(PIECE_BYTES)
  let length = 0
  while (length <= maxBytes) {
    const { bytesRead } = await file.read(buffer, 0, buffer.length, length)
    if (bytesRead === 0) return
    length += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
  throw tooLarge(maxBytes)
}

function tooLarge(maxBytes: number): NamedFileError {
  return new NamedFileError(
    `is larger than ${maxBytes.toLocaleString('en')} bytes, the largest size that is read`,
  )
}

function decoded(content: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content)
  } catch {
    throw new NamedFileError('is not a text file in UTF-8')
  }
}

function asNamedFileError(error: unknown): Error {
  if (error instanceof NamedFileError) return error
  const { code } = error as NodeJS.ErrnoException
  if (code === undefined) return error as Error
  return new NamedFileError(`cannot be read (${code === 'ENOENT' ? 'no such file' : code})`, code)
}
