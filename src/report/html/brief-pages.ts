import { type ComponentChild, h } from 'preact'
import { SEVERITIES } from '../../api/results.ts'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { PageView } from '../view/pages.ts'
import { externalLink, pageId } from './elements.ts'
import { filterAddress } from './filter.ts'

/** Pages in one fold: browsers lay out what is open alone. */
const PAGES_IN_FOLD = 100
/** Checks that a page names. */
const MAX_CHECKS = 60

/** What a page scored and how much was found on it, as `score 81, 2 errors, 1 notice`. */
export function pageInWords({ score, failures }: PageView): string {
  const found = SEVERITIES.filter(severity => failures[severity] > 0).map(severity =>
    counted(failures[severity], severity),
  )
  return [score === null ? 'no score' : `score ${score}`, ...found].join(', ')
}

/** Pages with their scores and the checks that failed on them, without all else that the tools said. */
export function* briefPages(pages: readonly PageView[]): Generator<ComponentChild> {
  for (let start = 0; start < pages.length; start += PAGES_IN_FOLD) {
    const some = pages.slice(start, start + PAGES_IN_FOLD)
    const [first, last] = [some[0]!, some.at(-1)!]
    yield h(
      'details',
      { class: 'fold' },
      h('summary', null, `Pages ${first.number} to ${last.number}, in short`),
      h('ul', { class: 'brief' }, some.map(briefPage)),
    )
  }
}

function briefPage(page: PageView): ComponentChild {
  const { url, label, runs } = page
  const failed = Object.values(runs).flatMap(run => run.failed.map(({ id }) => id))
  const more = failed.length - MAX_CHECKS
  const names = failed.slice(0, MAX_CHECKS).map(id => oneLine(id))
  return h(
    'li',
    { id: pageId(page) },
    h('strong', null, externalLink(url, shownUrl(label))),
    ` ${pageInWords(page)} `,
    names.length > 0 && [
      h('a', { class: 'with-script', href: filterAddress(page) }, 'Show its findings'),
      h('p', { class: 'soft' }, names.join(', '), more > 0 && ` and ${more} more`),
    ],
  )
}
