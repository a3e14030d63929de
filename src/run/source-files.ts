import { realpath, stat } from 'node:fs/promises'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import { baseOfFolder } from '../pages/folder-base.ts'
import { findFile } from '../pages/static-file.ts'
import { percentDecoded } from '../text/percent-decoded.ts'

export interface SourceOptions {
  /** Top of the repository on this machine. */
  workspace: string
  /** The folder that was served, where it is the target. */
  staticDir: string | undefined
  /** Globs of URL paths and the files that they are made from, as `/blog/*` and `content/blog/*.md`. */
  source: Readonly<Record<string, string>>
  /** Where the pages will live; its folder may stand before paths that were served without it. */
  productionUrl?: string | undefined
}

/** A file of the repository. */
export interface SourceFile {
  /** Path from the top of the repository, with slashes. */
  path: string
  /** Whether a page is sent as it stands in the file, so that lines are the same. */
  isAsSent: boolean
}

/**
 * The file that a page is made from: of the setting `source` the first that is there, else the file of the static
 * folder. Undefined where there is none within the repository.
 */
export async function findSource(url: string, options: SourceOptions): Promise<SourceFile | undefined> {
  const path = URL.parse(url)?.pathname
  if (path === undefined) return undefined
  const folder = URL.parse(options.productionUrl ?? '')?.pathname.replace(/\/*$/, '') ?? ''
  const found = await sourceAt(path, options)
  if (found || folder === '' || !path.startsWith(`${folder}/`)) return found
  return await sourceAt(path.slice(folder.length), options)
}

async function sourceAt(path: string, options: SourceOptions): Promise<SourceFile | undefined> {
  const workspace = await realpath(options.workspace).catch(() => options.workspace)
  for (const [glob, pattern] of Object.entries(options.source)) {
    for (const candidate of candidatesFor(path, glob, pattern)) {
      const file = await fileWithin(workspace, candidate)
      if (file !== undefined) return { path: file, isAsSent: false }
    }
  }
  if (options.staticDir === undefined) return undefined
  const root = await realpath(resolve(workspace, options.staticDir)).catch(() => undefined)
  const base = root === undefined ? '' : await baseOfFolder(root)
  const inFolder = path.startsWith(`${base}/`) ? path.slice(base.length) : path
  const found = root === undefined ? undefined : await findFile(root, inFolder)
  if (root === undefined || found?.kind !== 'file') return undefined
  const file = await fileWithin(workspace, join(root, percentDecoded(found.path)))
  return file === undefined ? undefined : { path: file, isAsSent: true }
}

/** What stands for the `*` of the glob stands for those of the pattern; of a folder's page it may be its index. */
function candidatesFor(path: string, glob: string, pattern: string): string[] {
  const found = wildcards(glob.replace(/(?<=.)\/$/, ''), percentDecoded(path).replace(/(?<=.)\/$/, ''))
  if (!found) return []
  const last = found.at(-1)
  const index = last === undefined ? [] : [...found.slice(0, -1), last === '' ? 'index' : `${last}/index`]
  return [found, index].map(values => {
    let number = 0
    return pattern.replace(/\*+/g, () => values[number++] ?? '')
  })
}

/** What the `*` of a glob stand for in a text, each for as little as it can; undefined where the glob does not fit. */
function wildcards(glob: string, text: string): string[] | undefined {
  const [first = '', ...parts] = glob.split(/\*+/)
  if (!text.startsWith(first)) return undefined
  const found: string[] = []
  let from = first.length
  for (const [index, part] of parts.entries()) {
    const at = index === parts.length - 1 ? text.length - part.length : text.indexOf(part, from)
    if (at < from || !text.startsWith(part, at)) return undefined
    found.push(text.slice(from, at))
    from = at + part.length
  }
  return from === text.length ? found : undefined
}

/** Path of a file from the top of the repository; undefined where it is not there, or outside. */
async function fileWithin(workspace: string, path: string): Promise<string | undefined> {
  try {
    const place = resolve(workspace, path)
    const within = relative(workspace, await realpath(place))
    if (within.startsWith('..') || isAbsolute(within) || !(await stat(place)).isFile()) return undefined
    return relative(workspace, place).split(sep).join('/')
  } catch {
    return undefined
  }
}
