import type { PhrasingContent, RootContent } from 'mdast'
import type { Severity } from '../../api/results.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import { extentInWords, type Finding } from '../view/findings.ts'
import {
  type AlikePlaces,
  alikePlaces,
  firstAlike,
  holderOf,
  inOrder,
  othersInWords,
  saidOf,
  saidOnce,
} from '../view/place-words.ts'
import { firstPlaces } from '../view/places.ts'
import { bullets, folded, heading, paragraph, type Section, section, strong, text } from './blocks.ts'
import { code, link, prose } from './page-text.ts'

/** Findings that are open to the eye; the others are folded. */
const SHOWN_FINDINGS = 10
/** Findings in one fold. */
const FOLDED_FINDINGS = 20
/** Places of a finding that are open to the eye. */
const SHOWN_PLACES = 3
/** Places of one finding in all. */
const MAX_PLACES = 50
/** Places of a finding within a fold of findings. */
const FOLDED_PLACES = 5
const MAX_SNIPPET = 200
const MAX_SELECTOR = 200
const MAX_ADVICE = 600

export const MARKS: Readonly<Record<Severity, string>> = {
  error: '🔴 Error',
  warning: '🟠 Warning',
  notice: '🔵 Notice',
}

/**
 * Findings: what, where, why, and what to do.
 *
 * @param isOnlyPage whether there is one page in all, which then needs no name
 */
export function* findingSections(
  findings: readonly Finding[],
  isOnlyPage: boolean,
  title: string,
): Generator<Section> {
  for (const [index, finding] of findings.slice(0, SHOWN_FINDINGS).entries()) {
    yield section(index === 0 ? heading(3, text(title)) : [], openFinding(finding, isOnlyPage))
  }
  for (let from = SHOWN_FINDINGS; from < findings.length; from += FOLDED_FINDINGS) {
    const some = findings.slice(from, from + FOLDED_FINDINGS)
    const range = { from: from + 1, to: from + some.length, of: 'Findings' as const }
    yield section(
      folded(
        range,
        some.flatMap(finding => foldedFinding(finding, isOnlyPage)),
      ),
    )
  }
}

function openFinding(finding: Finding, isOnlyPage: boolean): RootContent[] {
  const { listed, more } = firstPlaces(finding.places, MAX_PLACES)
  const { lead, places } = saidOnce(listed)
  const alike = alikePlaces(places)
  const items = alike.map(one => placeItem(one, isOnlyPage))
  // A fold that hides a single line hides nothing.
  const shown = items.length + more <= SHOWN_PLACES + 1 ? items.length : SHOWN_PLACES
  const open = items.slice(0, shown)
  const rest = items.slice(shown)
  const folds = alike.slice(shown).reduce((sum, { pages }) => sum + pages.length, more)
  const fold = folded(
    { count: folds, of: 'more place' },
    ...bullets(rest),
    ...(more === 0 ? [] : [paragraph(text(`and ${counted(more, 'more place')}`))]),
  )
  return [
    ...introduction(finding, isOnlyPage),
    ...leadParagraph(lead),
    ...bullets(open),
    ...(rest.length === 0 ? [] : fold),
  ]
}

function foldedFinding(finding: Finding, isOnlyPage: boolean): RootContent[] {
  const { lead, alike, more } = firstAlike(finding.places, FOLDED_PLACES)
  const items = alike.map(one => placeItem(one, isOnlyPage))
  if (more > 0) items.push([text(`and ${counted(more, 'more place')}`)])
  return [...introduction(finding, isOnlyPage), ...leadParagraph(lead), ...bullets(items)]
}

/** What is said of all places that follow; nothing where that is nothing. */
export function leadParagraph(lead: string): RootContent[] {
  return lead === '' ? [] : [paragraph(...prose(lead))]
}

function introduction(finding: Finding, isOnlyPage: boolean): RootContent[] {
  const { id, title, help, documentation, severity } = finding
  const extent = extentInWords(finding, isOnlyPage)
  const why = prose(finding.why, MAX_ADVICE)
  const fix = prose(finding.fix, MAX_ADVICE)
  return [
    paragraph(
      text(`${MARKS[severity]} · `),
      { type: 'strong', children: prose(title) },
      text(' · '),
      ...link(documentation ?? help, code(id)),
      ...finding.twins.flatMap(twin => [text(' · '), ...code(twin)]),
      text(extent.map(words => ` · ${words}`).join('')),
    ),
    ...(why.length === 0 ? [] : [paragraph(...why)]),
    ...(fix.length === 0 ? [] : [paragraph(strong('Fix:'), text(' '), ...fix)]),
  ]
}

/** Where, and what is wrong there: `/prices` line 3 `head > title`: The title has 3 characters. `<title>abc</title>` */
export function placeItem(alike: AlikePlaces, isOnlyPage: boolean): PhrasingContent[] {
  const { place, pages } = alike
  const { page, occurrence } = place
  const holder = holderOf(place, isOnlyPage, pages)
  const { resource, words } = saidOf(place, holder !== undefined)
  const parts: PhrasingContent[][] = []
  if (holder) {
    const named = [page, ...holder.others].map(({ url, label }) => link(url, code(label)))
    parts.push([...separated(named, ', '), text(holder.rest)])
  }
  parts.push(
    ...inOrder<PhrasingContent[]>(place, {
      resource: resource === undefined ? [] : code(shownUrl(resource)),
      line: occurrence?.line === undefined ? [] : [text(`line ${occurrence.line}`)],
      selector: code(occurrence?.selector ?? '', MAX_SELECTOR),
    }),
  )
  const others = othersInWords(alike)
  if (others !== '') parts.findLast(part => part.length > 0)?.push(text(others))
  if (words !== '') parts.push(prose(words))
  if (occurrence?.snippet) parts.push(code(occurrence.snippet, MAX_SNIPPET))
  const shown = parts.filter(part => part.length > 0)
  if (shown.length === 0) return [text(page.isSite ? 'the whole site' : 'the page')]
  return separated(shown, ' · ')
}

function separated(parts: readonly PhrasingContent[][], by: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(by), ...part]))
}
