import { type ComponentChild, h } from 'preact'
import { MAX_OCCURRENCES } from '../../api/failures.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { Finding } from '../view/findings.ts'
import { namedIn, othersInWords, saidOnce, withoutOwnPage } from '../view/place-words.ts'
import { type Failure, type Place, placesOnPage } from '../view/places.ts'
import { code, externalLink, pageLinks, prose } from './elements.ts'
import type { RegionPictures } from './region-pictures.ts'

/** Places of one finding that the document holds; a report file of data has more. */
const MAX_PLACES = 40
/** Places of one page, where a finding has several pages. */
const PLACES_PER_PAGE = 5
/** Pages of a finding that are compared with each other, and those of the same places that are named. */
const MAX_COMPARED_PAGES = 100
const MAX_ALIKE_PAGES = 20
/** Pictures of regions that one finding has. */
const MAX_PICTURES = 3
/** Pages that are named without their places. */
const MAX_NAMED_PAGES = 40

/** Where a finding is, page by page; what is the same on several pages, as that of a template, once. */
export function placesByPage({ failures }: Finding, pictures: RegionPictures): ComponentChild[] {
  const perPage = failures.length === 1 ? MAX_PLACES : PLACES_PER_PAGE
  const parts: ComponentChild[] = []
  let listed = 0
  let isWhole = failures.length <= MAX_COMPARED_PAGES
  const alike = Map.groupBy(failures.slice(0, MAX_COMPARED_PAGES), failure => saidOn(failure, perPage))
  const others: Failure[] = []
  for (const same of alike.values()) {
    if (listed >= MAX_PLACES) {
      others.push(...same)
      continue
    }
    const some = placesOnPage(same[0]!, Math.min(perPage, MAX_PLACES - listed))
    const picture = parts.length < MAX_PICTURES ? pictureOf(some, pictures) : null
    parts.push(pagePlaces(same, some, picture))
    listed += some.length
    isWhole &&= some.length === same[0]!.placeCount
  }
  others.push(...failures.slice(MAX_COMPARED_PAGES))
  if (others.length > 0) parts.push(namedPages(others))
  if (!isWhole || others.length > 0) {
    parts.push(h('p', { class: 'soft' }, `report.json lists up to ${MAX_OCCURRENCES} places of each page.`))
  }
  return parts
}

/** All that would be said of a page, without its name. */
function saidOn(failure: Failure, max: number): string {
  const places = placesOnPage(failure, max).map(({ message, resource, occurrence }) => {
    const { line, column, selector, snippet } = occurrence ?? {}
    return [message, resource, line, column, selector, snippet]
  })
  return JSON.stringify([failure.message, failure.placeCount, places])
}

function pictureOf(places: readonly Place[], pictures: RegionPictures): ComponentChild {
  const regions = places.flatMap(({ occurrence }) => occurrence?.region ?? [])
  return pictures.draw(places[0]!.page, regions)
}

function pagePlaces(
  same: readonly Failure[],
  some: readonly Place[],
  picture: ComponentChild,
): ComponentChild {
  const { message, placeCount } = same[0]!
  const pages = same.map(({ page }) => page)
  const more = placeCount - some.length
  const { lead, places } = saidOnce(some)
  const said = [message, lead].filter((words, index, all) => words && all.indexOf(words) === index).join('; ')
  const items = [
    ...places.flatMap(place => placeItem(place, message) ?? []),
    ...(more > 0 ? [h('li', { class: 'soft' }, `and ${counted(more, 'more place')}`)] : []),
  ]
  return h(
    'div',
    { 'data-page': pages.map(({ number }) => number).join(' ') },
    h(
      'p',
      { class: 'on-page' },
      pages.length > 1 && `Alike on ${counted(pages.length, 'page')}: `,
      pageLinks(pages, MAX_ALIKE_PAGES),
      said !== '' && [': ', prose(said)],
    ),
    items.length > 0 && h('ul', { class: 'places' }, items),
    picture,
  )
}

function placeItem(place: Place, said: string | undefined): ComponentChild {
  const { occurrence, message, resource } = place
  if (!occurrence) return null
  const words =
    message === undefined || message === said ? undefined : withoutOwnPage(message, place.page.url)
  const { line, column, selector, snippet } = occurrence
  const position = line === undefined ? '' : `line ${line}${column === undefined ? '' : `, column ${column}`}`
  return h(
    'li',
    null,
    whatIsWrong(words, resource),
    nameIn(words, resource) === undefined && linkTo(resource),
    h(
      'span',
      { class: 'where' },
      ' ',
      position,
      ' ',
      code(selector),
      othersInWords({ place, pages: [place.page] }),
    ),
    code(snippet, undefined, 'snippet'),
  )
}

function linkTo(resource: string | undefined): ComponentChild {
  return resource !== undefined && externalLink(resource, shownUrl(resource))
}

/** A message that names the address of the resource has the link in it. */
function whatIsWrong(message: string | undefined, resource: string | undefined): ComponentChild {
  if (message === undefined) return null
  const name = nameIn(message, resource)
  if (!name) return h('span', null, prose(message), ' ')
  const [before, behind] = [message.slice(0, name.start), message.slice(name.end)]
  return h(
    'span',
    null,
    oneLine(before),
    blankAt(before.at(-1)),
    linkTo(resource),
    blankAt(behind[0]),
    oneLine(behind),
  )
}

function nameIn(message: string | undefined, resource: string | undefined) {
  return message === undefined || resource === undefined ? undefined : namedIn(message, resource)
}

/** The blank that a part of a line loses at its end. */
function blankAt(sign: string | undefined): string {
  return sign?.trim() === '' ? ' ' : ''
}

/** The script shows the second line where it narrows the list down to a page that has no places here. */
function namedPages(failures: readonly Failure[]): ComponentChild {
  const pages = failures.map(({ page }) => page)
  return [
    h('p', null, 'Also on ', pageLinks(pages, MAX_NAMED_PAGES), '.'),
    h(
      'p',
      { hidden: true, 'data-unlisted': '' },
      'The places on the page that you filter by are in report.json.',
    ),
  ]
}
