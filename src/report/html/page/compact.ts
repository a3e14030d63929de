import type { ComponentChild } from 'preact'
import type { PageDetails } from '../../view/page/page-details.ts'
import { told } from './panel.ts'
import { placeRows } from './place.ts'

/** What is known of one page in words alone; nothing where nothing is. */
export function compactDetails({ search, load, redirects, headers, place }: PageDetails): ComponentChild {
  const rows: [string, ComponentChild][] = []
  const [result] = search?.screens ?? []
  if (result) {
    rows.push(['Title', result.title?.shown ?? 'none'], ['Description', result.description?.shown ?? 'none'])
  }
  if (search && search.rich.length > 0) rows.push(['Rich results', search.rich.join(', ')])
  if (place) rows.push(...placeRows(place))
  if (redirects && (redirects.hops.length > 1 || redirects.failure !== '')) {
    rows.push(['Redirects', [redirects.words, redirects.failure].filter(Boolean).join(': ')])
  }
  if (load) {
    rows.push([
      'Load',
      load.vitals.map(({ short, value, words }) => `${short} ${value} (${words})`).join(', '),
    ])
  }
  if (headers?.grade !== undefined) rows.push(['Headers', `grade ${headers.grade}`])
  return told(rows)
}
