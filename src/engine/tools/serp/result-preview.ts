import type { JsonObject } from '../../../api/results.ts'
import { percentDecoded } from '../../../text/percent-decoded.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { productionAddressOf } from '../../syntax/preview.ts'
import { breadcrumbNames } from './breadcrumb-names.ts'
import { descriptionOf, titleOf } from './metadata.ts'
import {
  DESCRIPTION_DESKTOP_PX,
  DESCRIPTION_FONT_PX,
  DESCRIPTION_MOBILE_PX,
  TITLE_DESKTOP_PX,
  TITLE_FONT_PX,
  TITLE_MOBILE_PX,
} from './result-widths.ts'
import { type SerpPage, serpPage } from './serp-page.ts'
import { statedDates } from './stated-dates.ts'
import { fitText, textWidth } from './text-width.ts'

/** The result as a desktop and as a phone show it. */
export const resultPreview = defineTopic({
  checks: {},
  async judge(visit) {
    const read = await serpPage(visit)
    const source = sourceOf(read)
    return {
      judgements: {},
      facts: {
        desktop: previewOf(source, 'desktop'),
        mobile: previewOf(source, 'mobile'),
        breadcrumb: breadcrumbNames(read.items),
        date: statedDates(read),
        richResultHints: [...new Set(read.items.flatMap(({ types }) => types))],
      },
    }
  },
})

/** What a result is made from. */
interface ResultSource {
  title: string | undefined
  description: string | undefined
  /** The address that is shown: that of production, where the page is on a preview. */
  url: string
  /** Names of the page's breadcrumb; empty where it has none. */
  breadcrumb: readonly string[]
}

function sourceOf({ page, metadata, items, canonical }: SerpPage): ResultSource {
  const address = canonical?.url?.href ?? page.url
  return {
    title: titleOf(metadata),
    description: descriptionOf(metadata),
    url: productionAddressOf(page.preview, new URL(address))?.href ?? address,
    breadcrumb: breadcrumbNames(items),
  }
}

/**
 * The result on one kind of screen: `{ title, titlePx, titleMaxPx, titleTruncated, displayUrl, description,
 * descriptionPx, descriptionMaxPx, descriptionTruncated }`. What the page does not give is null: what a search engine puts there is its own choice.
 */
function previewOf(source: ResultSource, screen: 'desktop' | 'mobile'): JsonObject {
  const desktop = screen === 'desktop'
  const titleMaxPx = desktop ? TITLE_DESKTOP_PX : TITLE_MOBILE_PX
  const descriptionMaxPx = desktop ? DESCRIPTION_DESKTOP_PX : DESCRIPTION_MOBILE_PX
  const title = fitted(source.title, TITLE_FONT_PX, titleMaxPx)
  const description = fitted(source.description, DESCRIPTION_FONT_PX, descriptionMaxPx)
  return {
    title: title.text,
    titlePx: title.px,
    titleMaxPx,
    titleTruncated: title.truncated,
    displayUrl: desktop ? desktopUrl(source) : new URL(source.url).host,
    description: description.text,
    descriptionPx: description.px,
    descriptionMaxPx,
    descriptionTruncated: description.truncated,
  }
}

function fitted(text: string | undefined, fontPx: number, maxPx: number) {
  if (text === undefined) return { text: null, px: null, truncated: false }
  const cut = fitText(text, fontPx, maxPx)
  return { text: cut.text, px: textWidth(text, fontPx), truncated: cut.truncated }
}

/** `https://example.com › folder › page`; phones show the host alone. */
function desktopUrl({ url, breadcrumb }: ResultSource): string {
  const { origin, pathname } = new URL(url)
  const path = breadcrumb.length > 0 ? breadcrumb : pathname.split('/').filter(Boolean).map(percentDecoded)
  return [origin, ...path].join(' › ')
}
