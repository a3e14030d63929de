import type { JsonObject } from '../../../api/results.ts'
import { cutEnd } from '../../../text/cut.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { ownBusiness } from './own-business.ts'
import { type SchemaPage, schemaPage } from './schema-page.ts'

/** What the page says of the business that runs the site, by which pages are compared. */
export const businessFacts = defineTopic({
  checks: {},
  async judge(visit) {
    const business = factsOf(await schemaPage(visit))
    return { judgements: {}, ...(business && { facts: { business } }) }
  },
})

/** Properties of a business, and of its address, that have one value. */
const OWN = ['name', 'telephone', 'email', 'priceRange'] as const
const OF_ADDRESS = ['streetAddress', 'postalCode', 'addressLocality'] as const
const MAX_VALUE = 200

function factsOf(read: SchemaPage): JsonObject | undefined {
  try {
    const item = ownBusiness(read)
    if (!item) return undefined
    const { lookup } = read
    const facts: JsonObject = {}
    for (const property of OWN) {
      const [text, ...others] = lookup.texts(item, property)
      if (text && others.length === 0) facts[property] = cutEnd(text.text.trim(), MAX_VALUE)
    }
    const [address, ...more] = lookup.items(item, 'address')
    for (const property of address && more.length === 0 ? OF_ADDRESS : []) {
      const [text, ...others] = lookup.texts(address!, property)
      if (text && others.length === 0) facts[property] = cutEnd(text.text.trim(), MAX_VALUE)
    }
    return facts
  } catch (error) {
    if (error instanceof NotMeasured) return undefined
    throw error
  }
}
