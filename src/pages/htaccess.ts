import { percentDecoded } from '../text/percent-decoded.ts'
import { readHtaccessFile } from './htaccess-file.ts'
import { mayBeAnswered, type Place } from './htaccess-rules.ts'
import { type Found, findFile, segmentOf } from './static-file.ts'

/** Files that a host runs. */
const PROGRAM = /\.(?:aspx?|cgi|jsp|php\d?|phtml|pl|py)$/i

/** What an Apache server does with addresses of a folder. */
export interface Htaccess {
  /** As {@link findFile}; the index of a folder may have another name. */
  find(target: string): Promise<Found>
  /** Whether it may lead an address without a file to another one. Its rules are not followed here, so that nothing is claimed. */
  mayAnswer(target: string): Promise<boolean>
  /** The page in place of what is missing, with its path on the host; undefined where none is named that is there. */
  notFoundPage(): Promise<{ page: Found; location: string } | undefined>
}

/**
 * What the `.htaccess` of a folder says. Those of folders in it are not read.
 *
 * @param root real path of the folder
 * @param base where it is on its host, as `/docs`; empty at the root
 */
export async function readHtaccess(root: string, base: string): Promise<Htaccess> {
  const { directives, notFoundPage, indexes } = await readHtaccessFile(root)
  const isProgram = (name: string) => PROGRAM.test(name)
  const pages = indexes.filter(name => !isProgram(name))

  const find = async (target: string): Promise<Found> => {
    const found = await findFile(root, target)
    if (found.kind !== 'missing' || pages.length === 0) return found
    const [path = ''] = target.split(/[?#]/, 1)
    const isFolder = path.endsWith('/')
    for (const name of pages) {
      const index = await findFile(root, `${isFolder ? path : `${path}/`}${name}`)
      if (index.kind === 'file')
        return isFolder
          ? index
          : { kind: 'moved', location: index.path.slice(0, -name.length) + target.slice(path.length) }
    }
    return found
  }

  const placeOf = async (path: string): Promise<Place | undefined> => {
    const names = path.split('/').map(segmentOf)
    const found = await find(names.join('/'))
    if (found.kind === 'moved') return 'folder'
    if (found.kind === 'file') return path.endsWith('/') ? 'folder' : isProgram(path) ? 'program' : 'file'
    for (const name of path.endsWith('/') ? indexes.filter(isProgram) : []) {
      const program = await findFile(root, [...names.slice(0, -1), segmentOf(name)].join('/'))
      if (program.kind === 'file') return 'program'
    }
    return undefined
  }

  return {
    find,
    async mayAnswer(target) {
      const [path = ''] = target.split(/[?#]/, 1)
      if (!path.startsWith(`${base}/`)) return false
      const inFolder = percentDecoded(path.slice(base.length))
      return (
        (await placeOf(inFolder)) === 'program' || (await mayBeAnswered(inFolder, directives, base, placeOf))
      )
    },
    async notFoundPage() {
      if (notFoundPage === undefined) return undefined
      const path = notFoundPage.startsWith(`${base}/`) ? notFoundPage.slice(base.length) : notFoundPage
      const page = await find(path)
      return page.kind === 'file' && !isProgram(page.path) ? { page, location: base + page.path } : undefined
    },
  }
}
