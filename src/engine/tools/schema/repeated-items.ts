import { type Item, isItem } from '../../formats/structured-data/item.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { FaultList } from '../../judging/fault-list.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Items of JSON-LD at the top that say the very same thing. */
export const repeatedItems = defineTopic({
  checks: {
    'item-repeated': {
      severity: 'notice',
      title: 'The same item is stated more than once',
      why: 'Two sources of one statement, often a theme and a plug-in, sooner or later say different things.',
      fix: 'Leave one of them.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
      example: 'the same Organization in two JSON-LD blocks',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    const judgements = { 'item-repeated': judgeRepetition(lookup.data) }
    return { judgements: unlessUnfilled(page, judgements, UNSURE_UNFILLED) }
  },
})

function judgeRepetition(data: StructuredData): Judgement {
  const faults = new FaultList()
  let looked = 0
  const seen = new Map<number, Item>()
  const statements = new Statements()
  for (const item of data.roots) {
    if (item.syntax !== 'json-ld' || item.properties.size < 2) continue
    looked++
    const statement = statements.numberOf(item)
    const first = seen.get(statement)
    if (!first) {
      seen.set(statement, item)
      continue
    }
    faults.add(() => {
      const line = data.lineOf(first.place)
      const where = line === undefined ? '' : `, first in line ${line}`
      return data.occurrence(item.place, `${item.types.join(', ')} is stated twice${where}`)
    })
  }
  return faults.judgeAmong(looked, 'the page has no JSON-LD item with several properties')
}

/** Says the same of two items that say the same. Each item is put into words once, in how many others it may stand. */
class Statements {
  readonly #numbers = new Map<string, number>()
  readonly #known = new Map<Item, number>()

  numberOf(item: Item): number {
    const known = this.#known.get(item)
    if (known !== undefined) return known
    const properties = [...item.properties].map(([name, values]) => [
      name,
      values.map(value => (isItem(value) ? this.numberOf(value) : value.text)),
    ])
    const statement = JSON.stringify([item.types, item.id, properties])
    const number = this.#numbers.get(statement) ?? this.#numbers.size
    this.#numbers.set(statement, number)
    this.#known.set(item, number)
    return number
  }
}
