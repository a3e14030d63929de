import { expect, test } from '@jest/globals'
import { HtmlDocument } from '../../../../src/engine/formats/html/document.ts'
import { StructuredData } from '../../../../src/engine/formats/structured-data/structured-data.ts'
import { linksOf } from '../../../../src/engine/page/links/page-links.ts'

const URL = 'https://www.example.com/'
const LONG = `/${'x'.repeat(3000)}/`

test('a base that is longer than any address makes no link as long as itself', () => {
  const document = new HtmlDocument(`<base href="${LONG}"><a href="b">b</a>`, URL)
  expect(linksOf(document).map(({ url }) => url)).toEqual(['https://www.example.com/b'])
})

test('nor does one of JSON-LD', () => {
  const data = `{"@context":{"@vocab":"https://schema.org/","@base":"${LONG}"},"@id":"b","@type":"Thing"}`
  const document = new HtmlDocument(`<script type="application/ld+json">${data}</script>`, URL)
  expect(new StructuredData(document).roots.map(({ id }) => id)).toEqual(['https://www.example.com/b'])
})
