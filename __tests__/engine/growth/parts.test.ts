import { describe, expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../src/engine/formats/html/document.ts'
import { StructuredData } from '../../../src/engine/formats/structured-data/structured-data.ts'
import { NotMeasured } from '../../../src/engine/not-measured.ts'
import { storeCookies } from '../../../src/engine/tools/cookies/storage.ts'
import { ItemLookup } from '../../../src/engine/tools/schema/item-lookup.ts'
import { Vocabulary } from '../../../src/engine/tools/schema/vocabulary.ts'
import { parseSelectors, SelectorIndex } from '../../../src/engine/tools/technology/selectors.ts'
import { superLinear } from '../../support/growth.ts'

const URL = 'http://www.example.com/'

describe('time is in proportion to the number of', () => {
  test('cookies that are set over plain HTTP', async () => {
    const answerOf = (size: number) => ({
      url: URL,
      headers: Array.from({ length: size }, (_, index) => `name${index}=value`),
      now: Date.now(),
    })
    expect(await superLinear(answerOf, answer => storeCookies([answer]), { largest: 4000 })).toBeUndefined()
  })

  test('elements in each other that a selector asks for', async () => {
    const [selector] = parseSelectors('.a .b .c .d .e')!
    const indexOf = (size: number) =>
      new SelectorIndex(
        new HtmlDocument(`<p class="a"><p class="b">${'<div class="c d e">'.repeat(size)}`, URL),
      )
    const find = (index: SelectorIndex) => [...index.matching(selector!)].length
    expect(await superLinear(indexOf, find, { smallest: 20, largest: 640 })).toBeUndefined()
  })
})

test('one item that is the value of all others is read so often and no more', () => {
  const prices = Array.from({ length: 3000 }, () => '1')
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'Offer', price: prices })
  const document = new HtmlDocument(`<script type="application/ld+json">${data}</script>`, URL)
  const lookup = new ItemLookup(new StructuredData(document), new Vocabulary())
  const [offer] = lookup.data.items
  const read = () => {
    for (let times = 0; times < 3000; times++) lookup.texts(offer!, 'price')
  }
  expect(lookup.texts(offer!, 'price')).toHaveLength(3000)
  expect(read).toThrow(NotMeasured)
})
