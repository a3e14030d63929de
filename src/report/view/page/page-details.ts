import { oneLine } from '../../../text/one-line.ts'
import type { PageView } from '../pages.ts'
import { documentInWords } from '../rendering.ts'
import type { ReportView } from '../report-view.ts'
import { objectIn } from './facts.ts'
import { type HeaderGradesView, headerGrades } from './header-grades.ts'
import { type LoadView, load } from './load.ts'
import { pictureIn } from './pictures.ts'
import { type PlaceView, place } from './place.ts'
import { type RedirectsView, redirects } from './redirects.ts'
import { type SearchResultView, SiteNames, searchResult } from './search-result.ts'
import { sitePages } from './site-pages.ts'
import { type SocialCardView, socialCard } from './social-card.ts'

/** What can be drawn of one page; what no tool measured is undefined or empty. */
export interface PageDetails {
  search: SearchResultView | undefined
  card: SocialCardView | undefined
  screens: readonly ScreenView[]
  load: LoadView | undefined
  redirects: RedirectsView | undefined
  headers: HeaderGradesView | undefined
  place: PlaceView | undefined
  /** Which document of it was judged, in a sentence; empty where it is not known. */
  document: string
}

export interface ScreenView {
  device: 'phone' | 'desktop'
  /** As a data: URI. */
  picture: string
}

/** Gives the details of a page of the report; of a site there are none. */
export function detailsIn({
  pages,
  analyses,
}: Pick<ReportView, 'pages' | 'analyses'>): (page: PageView) => PageDetails {
  const names = new SiteNames()
  const known = sitePages(pages, page => names.add(page))
  const crawled = new Map(
    analyses.flatMap(({ crawl }) => crawl?.rows.map(row => [row.url, row] as const) ?? []),
  )
  return page => ({
    search: searchResult(page, url => names.at(url), page.before ?? {}),
    card: socialCard(page),
    screens: screensOf(page),
    load: load(page),
    redirects: redirects(page),
    headers: headerGrades(page),
    place: place(page, known, crawled.get(page.url)),
    document: oneLine(documentInWords(page.document)),
  })
}

function screensOf(page: PageView): ScreenView[] {
  // A picture is one in whatever form a service answers.
  const screenshots = objectIn(page.facts.ux, 'screenshots')
  return (['phone', 'desktop'] as const).flatMap(device => {
    const picture = pictureIn(screenshots, device)
    return picture === undefined ? [] : [{ device, picture }]
  })
}
