import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { tokens } from '../../formats/structured-data/microdata.ts'
import {
  isMistakenVocabulary,
  isSchemaSubdomain,
  isSchemaTerm,
  isSchemaVocabulary,
  schemaName,
} from '../../formats/structured-data/schema-names.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { FaultList } from '../../judging/fault-list.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** Whether the vocabulary that structured data names is schema.org where it is meant. */
export const vocabularies = defineTopic({
  checks: {
    'vocabulary-mistaken': {
      severity: 'warning',
      title: 'Structured data uses a wrong URL for schema.org',
      why: 'Search engines do not know the names under a misspelled or retired URL.',
      fix: 'Use https://schema.org.',
      help: 'https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data',
      example: '{"@context": "https://shema.org", "@type": "Product"}',
    },
  },
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    const judgements = { 'vocabulary-mistaken': judgeAddresses(page.document, lookup.data) }
    return { judgements: unlessUnfilled(page, judgements, UNSURE_UNFILLED) }
  },
})

function judgeAddresses(document: HtmlDocument, data: StructuredData): Judgement {
  const faults = new FaultList()
  let looked = 0
  for (const { script, contextFaults, roots, withoutContext } of data.blocks) {
    if (roots.length > 0 && !withoutContext) looked++
    for (const { address, offset } of contextFaults) {
      const place = { element: script, offset }
      faults.add(() => data.occurrence(place, `@context "${address}": write https://schema.org`))
    }
  }
  for (const element of document.withAttribute('itemtype', 'vocab')) {
    for (const name of ['itemtype', 'vocab'] as const) {
      for (const address of tokens(element, name)) {
        const mistake = mistakeOf(element, name, address)
        if (mistake === undefined) looked++
        else faults.add(() => document.occurrence(element, mistake))
      }
    }
  }
  return faults.judgeAmong(looked, 'no structured data of the page states a vocabulary')
}

/** What is wrong with the address of a type or vocabulary; undefined for schema.org's and for those of others. */
function mistakeOf(element: Element, name: 'itemtype' | 'vocab', address: string): string | undefined {
  const stated = `${name}="${address}"`
  if (/^https?:\/\/(?:www\.)?data-vocabulary\.org(?:\/|$)/i.test(address)) {
    return `${stated}: Google stopped supporting data-vocabulary.org in 2020`
  }
  if (isSchemaSubdomain(address)) return `${stated}: write https://schema.org/`
  const isOwn = name === 'vocab' ? isSchemaVocabulary(address) : isSchemaTerm(schemaName(address))
  if (name === 'itemtype' && isOwn && schemaName(address) === '') return `${stated} names no type`
  if (/^https?:/i.test(address))
    return !isOwn && isMistakenVocabulary(address) ? `${stated}: write https://schema.org/` : undefined
  const begins = name === 'itemtype' && attribute(element, 'itemscope') !== undefined
  return begins && !address.includes(':') ? `${stated} is not an absolute URL` : undefined
}
