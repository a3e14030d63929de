import type { Comparison, LostAddress, UncomparedFacts } from '../../api/comparison.ts'
import { counted, grouped } from '../numbers-in-words.ts'
import type { ChangeGroup, ChangeView, LostAddressView } from './change.ts'
import { changeGroups } from './change-groups.ts'
import { factLabel } from './change-words.ts'
import type { PageOf } from './findings.ts'
import type { PageName } from './page-names.ts'

/** @returns undefined where nothing was compared of what search engines see */
export function changeView(
  { changes, lost, added, uncompared = [] }: Comparison,
  pageCount: number,
  pageOf: PageOf,
): ChangeView | undefined {
  if (!changes && !lost && !added) return undefined
  const view = {
    lost: (lost ?? []).map(address => lostView(address, pageOf)),
    changes: changeGroups(changes ?? [], pageCount, pageOf),
    added: (added ?? []).map(pageOf),
  }
  const [notRun] = uncompared.filter(gap => gap.notRun)
  const holes = uncompared.filter(gap => !gap.notRun).map(gap => holeInWords(gap, pageCount))
  const isUncompared = holes.length > 0 || !changes
  const count = view.lost.length + view.changes.length + view.added.length
  const state = count > 0 ? 'different' : isUncompared ? 'unsure' : 'same'
  return {
    state,
    headline: {
      same: isAllOfInterest(notRun)
        ? 'Search sees no difference'
        : 'Search sees no difference in what was compared',
      different: `Search sees ${counted(count, 'difference')}`,
      unsure: 'No difference in what could be compared',
    }[state],
    ...view,
    uncompared: holes,
    notRun: notRun && `${labelsOf(notRun)}: ${notRun.reason}`,
  }
}

/** Whether nothing was left out but the speed, which few runs measure and search weighs least. */
function isAllOfInterest(notRun: UncomparedFacts | undefined): boolean {
  return notRun === undefined || notRun.what.every(fact => fact === 'core-web-vitals')
}

function lostView(address: LostAddress, pageOf: PageOf): LostAddressView {
  const { label } = pageOf(address.url)
  const { note, successor } = address
  const advice = successor === undefined ? '' : `; redirect it to ${pageOf(successor).label}`
  return { ...address, label, words: `${label} is lost: it ${note}${advice}` }
}

/** Pages that a line names. */
const NAMED_PAGES = 3

/**
 * What is different in so many lines at most: lost addresses first, then changes, then what is new. What has no room is
 * counted.
 */
export function changeLines({ lost, changes, added }: ChangeView, most: number): ChangeLine[] {
  const ofAdded = added.length === 0 ? [] : [addedLine(added)]
  const left = most - ofAdded.length
  const ofLost = limited(
    lost.map(({ words }): ChangeLine => ({ effect: 'loss', words })),
    changes.length === 0 ? left : Math.max(Math.floor(left / 2), left - changes.length),
    ['more lost address', 'more lost addresses'],
  )
  const ofChanges = limited(changes.map(changeLine), left - ofLost.length, [
    'more difference',
    'more differences',
  ])
  return [...ofLost, ...ofChanges, ...ofAdded]
}

/** One line, and whether search loses or gains by what it says. */
export interface ChangeLine {
  effect: ChangeGroup['effect']
  words: string
  /** Set where the words do not say what the only page had and has. */
  values?: { before: string; after: string }
}

function changeLine({ effect, words, pages, isWhole, before, after }: ChangeGroup): ChangeLine {
  const isTold = isWhole || pages.length > 1 || before === '' || after === ''
  return { effect, words, ...(!isTold && { values: { before, after } }) }
}

function addedLine(added: readonly PageName[]): ChangeLine {
  const labels = added.slice(0, NAMED_PAGES).map(({ label }) => label)
  const more = added.length - labels.length
  const words = `${counted(added.length, 'new page')}: ${labels.join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  return { effect: 'open', words }
}

function limited(
  lines: readonly ChangeLine[],
  most: number,
  [one, many]: readonly [string, string],
): ChangeLine[] {
  if (lines.length <= most) return [...lines]
  const shown = lines.slice(0, Math.max(0, most - 1))
  const more = lines.length - shown.length
  return [...shown, { effect: 'open', words: `and ${grouped(more)} ${more === 1 ? one : many}` }]
}

function holeInWords(gap: UncomparedFacts, pageCount: number): string {
  const where = gap.pages >= pageCount ? '' : ` (${counted(gap.pages, 'page')})`
  return `${labelsOf(gap)}${where}: ${gap.reason}`
}

function labelsOf({ what }: UncomparedFacts): string {
  return what.map((fact, index) => (index === 0 ? factLabel(fact) : lowerFirst(factLabel(fact)))).join(', ')
}

/** Names such as "H1" and "Core Web Vitals" keep their capitals. */
function lowerFirst(label: string): string {
  return /^[A-Z][a-z]+(?: [a-z]|$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
