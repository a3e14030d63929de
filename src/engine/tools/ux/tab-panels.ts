import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { unseenScript } from './awaited-parts.ts'

/** Whether what is called a tab has a panel that it shows. */
export const tabPanels = defineTopic({
  checks: {
    'tabs-without-panels': {
      severity: 'notice',
      title: 'Tabs show no panel that screen readers know of',
      why: 'role="tab" makes screen readers announce tabs and offer the way to their panel. Without a panel that way leads nowhere, and people who cannot see the page do not learn what the tab has changed.',
      fix: 'Give what each tab shows role="tabpanel" and an id, and name the id in aria-controls of the tab. For filters and switches leave the role out and say with aria-pressed which button is on.',
      help: 'https://www.w3.org/WAI/ARIA/apg/patterns/tabs/',
      example:
        '<button role="tab" aria-selected="true">Opening hours</button>, and no role="tabpanel" on the page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const told = judge(page.document)
    // The library of the tabs, as Bootstrap, makes panels of their parts.
    const unseen = told.outcome === 'fail' ? await unseenScript(visit, page) : undefined
    const judgement = unseen === undefined ? told : notMeasured(unseen)
    return { judgements: unlessUnfilled(page, { 'tabs-without-panels': judgement }) }
  },
})

/** Lists that are told of, and characters of the text of a tab. */
const MAX_LISTS = 20
const MAX_TEXT = 40
const MAX_STEPS_UP = 10

function judge(document: HtmlDocument): Judgement {
  const withRole = document.withAttribute('role')
  const tabs = withRole.filter(element => roleOf(element) === 'tab')
  if (tabs.length === 0) return notApplicable('the page has no elements with role="tab"')
  // Which panel belongs to which tab is up to scripts.
  if (withRole.some(element => roleOf(element) === 'tabpanel')) return failWhere([])
  const ids = new Set(document.withAttribute('id').map(element => attribute(element, 'id')!))
  const controls = (tab: Element) =>
    (attribute(tab, 'aria-controls') ?? '').split(/\s+/).some(id => id !== '' && ids.has(id))
  const lists = Map.groupBy(tabs, listOf)
  return failWhere(
    [...lists.values()]
      .filter(list => list.length > 1 && !list.some(controls))
      .slice(0, MAX_LISTS)
      .map(list => {
        const [first] = list as [Element]
        const text = (attribute(first, 'aria-label') ?? startOfSeenText(first, MAX_TEXT)).trim()
        const name = text === '' ? '' : `, from "${text.slice(0, MAX_TEXT)}" on`
        return document.occurrence(first, `${list.length} tabs${name}, and no element with role="tabpanel".`)
      }),
  )
}

function roleOf(element: Element): string {
  return attribute(element, 'role')!.trim().toLowerCase()
}

/** The list that tabs are in; tabs without one are together. */
function listOf(tab: Element): Element | undefined {
  let at = parentOf(tab)
  for (let step = 0; at && step < MAX_STEPS_UP; step++, at = parentOf(at))
    if (attribute(at, 'role')?.trim().toLowerCase() === 'tablist') return at
  return undefined
}
