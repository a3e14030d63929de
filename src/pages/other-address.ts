import { hereOf, previewOf } from '../engine/syntax/preview.ts'
import type { Settings } from '../settings/table.ts'
import { productionPage } from './production-page.ts'

/**
 * Gives for an address on the audited site the same on production, and the other way round; undefined for all others.
 *
 * @param audited addresses of pages
 * @param folder of the preview that stands for production; empty where its root does
 */
export function otherAddressOf(
  productionUrl: string,
  settings: Pick<Settings, 'url' | 'paths'>,
  audited: Iterable<string>,
  folder = '',
): (url: string) => string | undefined {
  const pages = new Map([...audited].map(url => [URL.parse(url)?.origin ?? '', url]))
  const previews = [...pages].flatMap(([origin, url]) => {
    const preview = origin === '' ? undefined : previewOf(url, productionUrl, folder)
    return preview ? [preview] : []
  })
  return url => {
    const parsed = URL.parse(url)
    if (!parsed) return undefined
    if (previews.some(({ here }) => here === parsed.origin)) {
      return productionPage(url, { ...settings, productionUrl, folder })
    }
    return previews.flatMap(preview => hereOf(preview, parsed)?.href ?? [])[0]
  }
}
