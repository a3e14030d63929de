import type { FileOf, PlaceFile } from '../report/place-file.ts'
import type { Place } from '../report/view/places.ts'
import { findSource, type SourceFile, type SourceOptions } from './source-files.ts'

/**
 * Finds the files of places. The file is that of the page where something in it is at fault, else of the resource
 * itself, as of robots.txt. A site has no file of its own.
 */
export function placeFiles(options: SourceOptions): FileOf {
  const known = new Map<string, Promise<SourceFile | undefined>>()
  const sourceOf = (url: string) => {
    const source = known.get(url) ?? findSource(url, options)
    known.set(url, source)
    return source
  }
  return async ({ page, occurrence, resource }: Place): Promise<PlaceFile | undefined> => {
    const isInPage = resource === undefined || occurrence?.selector !== undefined
    const ofResource = isInPage || !isSameSite(resource, page.url) ? undefined : await sourceOf(resource)
    const source = ofResource ?? (page.isSite ? undefined : await sourceOf(page.url))
    if (!source) return undefined
    const hasLine =
      source.isAsSent && occurrence?.line !== undefined && (isInPage || ofResource !== undefined)
    return { path: source.path, ...(hasLine && { line: occurrence.line }) }
  }
}

/** Whether two addresses are of one site. */
export function isSameSite(url: string, page: string): boolean {
  return URL.parse(url)?.origin === URL.parse(page)?.origin
}
