import { FaultList } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asFarAsFollowed, type ItemLookup } from './item-lookup.ts'
import { numberingOf } from './list-entries.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** How breadcrumbs and lists are numbered. */
export const lists = defineTopic({
  checks: {
    'list-positions': {
      severity: 'warning',
      title: 'Positions in a list are missing, repeated or not numbers',
      why: 'Google orders breadcrumbs and carousels by position; duplicate or missing numbers break the order.',
      fix: 'Give each entry its own position: 1, 2, 3 and so on.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/breadcrumb',
      example: '"position": 1, then "position": 3',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return { judgements: unlessUnfilled(page, judgePositions(lookup), UNSURE_UNFILLED) }
  },
})

function judgePositions(lookup: ItemLookup) {
  const faults = new FaultList()
  let looked = 0
  const read = () => {
    for (const list of lookup.data.items) {
      const numbering = numberingOf(lookup, list)
      if (!numbering) continue
      looked++
      const { fault } = numbering
      if (fault !== undefined) faults.add(() => lookup.data.occurrence(list.place, fault))
    }
  }
  return asFarAsFollowed(read, () => ({
    'list-positions': faults.judgeAmong(looked, 'the page has no list with positions'),
  }))
}
