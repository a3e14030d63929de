import { type ComponentChild, h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { ChangeGroup, LostAddressView } from '../view/change.ts'
import type { ReportView } from '../view/report-view.ts'
import { code, externalLink, type Part, pageId, pageLinks, part, unseen } from './elements.ts'
import { sign } from './signs.ts'

/** Lines that stand open; the others are folded, and of very many the last are left out. */
const OPEN_LINES = 20
const MAX_LINES = 500
/** Pages that a line names. */
const NAMED_PAGES = 100
/** UTF-16 units of a value: a description is read whole. */
const MAX_VALUE = 600

/** What search engines see differently from the baseline; nothing where that could not be compared. */
export function changePart({ comparison }: ReportView): Part | null {
  const change = comparison?.search
  if (!comparison || !change) return null
  const { state, headline, lost, changes, added, uncompared, notRun } = change
  const isSame = state === 'same'
  const holes = [...uncompared, ...(notRun === undefined ? [] : [notRun])]
  const about = `Compared with ${oneLine(comparison.baseline)}.`
  const meaning = ' A difference can be intended: it is shown, and fails the build only if a setting says so.'
  return {
    ...part(
      'change',
      'What search sees differently',
      isSame
        ? h('p', { class: 'all-good' }, sign('check'), oneLine(headline))
        : h('p', null, h('strong', null, oneLine(headline))),
      h('p', { class: 'soft' }, about, isSame ? '' : meaning),
      lines('Lost addresses', 'lost', lost.map(lostItem)),
      lines('Differences', 'changes', changes.map(changeItem)),
      added.length > 0 &&
        h(
          'details',
          { class: 'fold' },
          h('summary', null, counted(added.length, 'new page')),
          h('p', null, pageLinks(added, MAX_LINES)),
        ),
      holes.map(hole => h('p', { class: 'soft' }, `Not compared: ${oneLine(hole)}`)),
    ),
    count: lost.length + changes.length + added.length,
  }
}

function lines(title: string, className: string, items: readonly ComponentChild[]): ComponentChild {
  if (items.length === 0) return null
  const list = (some: readonly ComponentChild[]) => h('ul', { class: `rows ${className}` }, some)
  const more = items.length - MAX_LINES
  const folded = items.slice(OPEN_LINES, MAX_LINES)
  return [
    h('h3', null, title),
    list(items.slice(0, OPEN_LINES)),
    folded.length > 0 &&
      h(
        'details',
        { class: 'fold' },
        h('summary', null, `${counted(items.length - OPEN_LINES, 'more line')}`),
        list(folded),
        more > 0 && h('p', { class: 'soft' }, `and ${counted(more, 'more line')} in report.json`),
      ),
  ]
}

function lostItem({ url, label, status, redirect, note, successor }: LostAddressView): ComponentChild {
  return h(
    'li',
    null,
    h('span', { class: 'badge error' }, status === null ? 'no answer' : String(status)),
    h(
      'div',
      null,
      h('p', null, h('strong', null, externalLink(url, shownUrl(label)))),
      note !== '' && h('p', null, oneLine(note)),
      redirect !== undefined && h('p', { class: 'soft' }, 'It leads to ', code(shownUrl(redirect))),
      h(
        'p',
        { class: 'fix' },
        successor === undefined
          ? 'Missing: a redirect to the page that takes its place. If none does, set it aside with "ignore".'
          : ['Missing: a redirect to ', externalLink(successor, shownUrl(successor))],
      ),
    ),
  )
}

const EFFECTS = { loss: 'error', gain: 'good', open: 'neutral' } as const
const EFFECT_WORDS = { loss: 'loses', gain: 'gains', open: 'differs' } as const

function changeItem({ effect, label, words, isWhole, pages, before, after }: ChangeGroup): ComponentChild {
  const [only, ...others] = pages
  const said = oneLine(words)
  const isLinked = only?.number !== undefined && others.length === 0
  return h(
    'li',
    null,
    h('span', { class: `badge ${EFFECTS[effect]}` }, EFFECT_WORDS[effect]),
    h(
      'div',
      null,
      h(
        'p',
        null,
        h('strong', null, isLinked ? h('a', { href: `#${pageId(only)}` }, said) : said),
        unseen(` (${oneLine(label)})`),
      ),
      isWhole ? null : beforeAfter(before, after),
      others.length > 0 && pageFold(pages),
    ),
  )
}

function pageFold(pages: ChangeGroup['pages']): ComponentChild {
  return h(
    'details',
    { class: 'fold' },
    h('summary', null, counted(pages.length, 'page')),
    h('p', null, pageLinks(pages, NAMED_PAGES)),
  )
}

/** Before and after below each other, so that what is different in two long texts is seen. */
function beforeAfter(before: string, after: string): ComponentChild {
  if (before === '' && after === '') return null
  const line = (name: string, value: string) => [
    h('dt', null, name),
    h('dd', { class: name }, oneLine(value, MAX_VALUE) || h('i', null, 'nothing')),
  ]
  return h('dl', { class: 'before-after' }, line('before', before), line('after', after))
}
