import { isGone, isSuccess } from '../../network/status.ts'
import type { LinkAnswer } from '../../visit/link-check/link-answer.ts'

/** Missing files of a page that are looked for by another spelling. */
const MAX_LOOKED_FOR = 10

/** What is missing at an address. */
export interface MissingFile {
  url: URL
  status: number | null
}

/**
 * Looks for missing files under the spellings that the disks of many developers take for the same, and servers do not:
 * the ending in the other case, all in lower case, and each name with a capital letter, as folders of members have it.
 *
 * @returns the paths of those that are there, by the addresses that lack them
 */
export async function inOtherCase(
  missing: readonly MissingFile[],
  ask: (url: string) => Promise<LinkAnswer>,
): Promise<ReadonlyMap<string, string>> {
  const gone = missing.filter(({ status }) => status !== null && isGone(status)).slice(0, MAX_LOOKED_FOR)
  const found = await Promise.all(
    gone.map(async ({ url }) => {
      for (const spelling of spellingsOf(url)) {
        const { status, failure, movedTo } = await ask(spelling.href)
        const isMoved = movedTo !== undefined && movedTo !== `${spelling.href}/`
        const isThere = status !== null && isSuccess(status) && !failure && !isMoved
        if (isThere) return [[url.href, spelling.pathname] as const]
      }
      return []
    }),
  )
  return new Map(found.flat())
}

function spellingsOf(url: URL): URL[] {
  const { pathname } = url
  const [ending = ''] = /\.[a-z\d]{2,5}$/i.exec(pathname) ?? []
  const stem = pathname.slice(0, pathname.length - ending.length)
  const flipped = ending === ending.toLowerCase() ? ending.toUpperCase() : ending.toLowerCase()
  const paths = new Set([`${stem}${flipped}`, inLowerCase(pathname), capitalized(pathname)])
  paths.delete(pathname)
  return [...paths].map(path => {
    const spelling = new URL(url)
    spelling.pathname = path
    return spelling
  })
}

/** Escapes stay as they are. */
function inLowerCase(path: string): string {
  return path.replaceAll(/%[\da-f]{2}|[^%]+/gi, part => (part.startsWith('%') ? part : part.toLowerCase()))
}

function capitalized(path: string): string {
  return path.replaceAll(/(?<=\/)[a-z]/g, letter => letter.toUpperCase())
}
