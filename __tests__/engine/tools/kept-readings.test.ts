import { setFlagsFromString } from 'node:v8'
import { expect, test } from '@jest/globals'
import type { Exchange, FinalResponse } from '../../../src/engine/network/exchange.ts'
import { examinedPage } from '../../../src/engine/tools/content/examined-page.ts'
import { schemaPage } from '../../../src/engine/tools/schema/schema-page.ts'
import type { Visit, VisitOptions } from '../../../src/engine/visit/visit.ts'
import { openVisit } from '../../support/visits.ts'

const URL = 'http://site.example/'
const HTTP: VisitOptions['http'] = {
  fetch: () => Promise.reject(new Error('nothing is fetched here')),
  get guard(): never {
    throw new Error('nothing is fetched here')
  },
}

/** A visit of a page that is here already. */
function visitOf(html: string): Visit {
  const body = Buffer.from(html)
  const hop = { url: URL, status: 200, headers: new Map([['content-type', ['text/html']]]), ttfbMs: 1 }
  const final: FinalResponse = { ...hop, body, truncated: false, wireBytes: body.length, totalMs: 1 }
  const exchange: Exchange = { requestedUrl: URL, hops: [final], final }
  return openVisit(URL, { http: HTTP, exchange })
}

// What V8 makes of a literal with getters once it has seen it with others: slow, and kept with all that they see.
test.each<[string, (visit: Visit) => Promise<object>]>([
  ['text of a page', async visit => (await examinedPage(visit)).examination],
  ['structured data of a page', schemaPage],
])('what is known of the %s has one form for all pages', async (_, read) => {
  setFlagsFromString('--allow-natives-syntax')
  const hasOneForm = new Function('object', 'return %HasFastProperties(object)') as (
    object: object,
  ) => boolean
  for (const word of ['one', 'two', 'three']) {
    const reading = await read(visitOf(`<!doctype html><title>${word}</title><h1>${word}</h1><p>${word}`))
    expect(hasOneForm(reading)).toBe(true)
  }
})
