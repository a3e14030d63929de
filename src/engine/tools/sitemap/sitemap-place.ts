import type { Occurrence } from '../../../api/results.ts'
import { cutEnd, ownCopy } from '../../../text/cut.ts'
import type { Place } from '../../formats/sitemap/format.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'

/** Characters shown of an address. */
const MAX_SHOWN = 200

/** A place in a sitemap. */
export function placeIn(
  { url }: Pick<SitemapFile, 'url'>,
  { line, column }: Place,
  message: string,
): Occurrence {
  return { url, line, ...(column !== undefined && { column }), message }
}

/** The start of an address, which does not keep alive the file that it was read from. */
export function shown(text: string): string {
  return ownCopy(cutEnd(text, MAX_SHOWN))
}
