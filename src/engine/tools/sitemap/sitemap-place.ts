import { detached, type Place } from '../../formats/sitemap/format.ts'
import { FaultList } from '../../judging/fault-list.ts'
import type { SitemapFile } from '../../visit/sitemap-survey.ts'

/** Characters shown of an address. */
const MAX_SHOWN = 200

/** The places in sitemaps at which a check failed. */
export class SitemapFaults extends FaultList {
  /** @param message asked for only where the place is kept */
  addAt({ url }: Pick<SitemapFile, 'url'>, { line, column }: Place, message: () => string): void {
    this.add(() => ({ url, line, ...(column !== undefined && { column }), message: message() }))
  }
}

/** The start of an address, which does not keep alive the file that it was read from. */
export function shown(text: string): string {
  return detached(text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text)
}
