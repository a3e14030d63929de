import { realpath, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** What a request's target stands for. */
export type Found =
  /** A file, as a percent-encoded path from the root with a slash at its start. */
  | { kind: 'file'; path: string }
  /** A folder with an index that was asked for without the slash at its end. */
  | { kind: 'moved'; location: string }
  | { kind: 'missing' }
  | { kind: 'malformed' }

const MISSING: Found = { kind: 'missing' }

/**
 * Finds the file that answers a request: the file of that name, then `<name>.html`, then `<name>/index.html`, in the
 * order of GitHub Pages; a feed may be the `index.xml` of its folder, as Jekyll serves it. Names that start with a dot are not served, except `.well-known` (RFC 8615).
 *
 * @param root real path of the folder
 * @param target as on the request line, with its query
 */
export async function findFile(root: string, target: string): Promise<Found> {
  const query = target.search(/[?#]/)
  const path = query === -1 ? target : target.slice(0, query)
  const names = namesOf(path)
  if (names === undefined) return { kind: 'malformed' }
  if (names.some(isHidden)) return MISSING
  const place = join(root, ...names)
  const indexes = ['index.html', 'index.xml'].map(name => join(place, name))
  if (names.length === 0 || path.endsWith('/')) return await firstFile(root, indexes)

  const file = await firstFile(root, [place, `${place}.html`])
  if (file.kind === 'file') return file
  const index = await firstFile(root, indexes)
  if (index.kind !== 'file') return MISSING
  const location = `/${names.map(segmentOf).join('/')}/${query === -1 ? '' : target.slice(query)}`
  return { kind: 'moved', location }
}

/**
 * Decoded names along a path, without the empty ones, so that the answer to `//host/x` is never a redirect to another
 * host; undefined where the path is malformed or climbs.
 */
function namesOf(path: string): string[] | undefined {
  if (!path.startsWith('/')) return undefined
  try {
    const names = path.split('/').filter(Boolean).map(decodeURIComponent)
    return names.some(name => name === '.' || name === '..' || /[/\\\0]/.test(name)) ? undefined : names
  } catch {
    return undefined
  }
}

async function firstFile(root: string, places: readonly string[]): Promise<Found> {
  for (const place of places) {
    const found = await fileAt(root, place)
    if (found.kind === 'file') return found
  }
  return MISSING
}

function isHidden(name: string): boolean {
  return name.startsWith('.') && name !== '.well-known'
}

/**
 * The file at a place, or where a symbolic link there leads, unless that is outside of the root or hidden, as the
 * `.git` folder is where the root is a repository. It keeps the name it was asked for, which tells its type. A link that
 * leads nowhere is no file.
 */
async function fileAt(root: string, place: string): Promise<Found> {
  try {
    const real = await realpath(place)
    const inside = real.startsWith(root.endsWith(sep) ? root : `${root}${sep}`)
    if (!inside || relative(root, real).split(sep).some(isHidden)) return MISSING
    if (!(await stat(real)).isFile()) return MISSING
    return { kind: 'file', path: `/${relative(root, place).split(sep).map(segmentOf).join('/')}` }
  } catch {
    return MISSING
  }
}

/** A name as links and canonicals write it in a path: what a path may hold stands there as it is (RFC 3986 section 3.3). */
export function segmentOf(name: string): string {
  return encodeURIComponent(name).replace(/%(?:24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent)
}
