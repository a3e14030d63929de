import { attribute, type Element, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { isJsonLd } from '../../formats/structured-data/json-ld.ts'
import { tokens } from '../../formats/structured-data/microdata.ts'
import {
  isMistakenVocabulary,
  isSchemaTerm,
  isSchemaVocabulary,
  schemaName,
} from '../../formats/structured-data/schema-names.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import type { EXTRACTION_CHECKS } from './extraction-checks.ts'
import { Tally } from './tally.ts'

type ExtractionCheck = Exclude<keyof typeof EXTRACTION_CHECKS, 'data-needs-scripts'>
type Extraction = Tally<ExtractionCheck>

const NO_JSON_LD = 'the page has no JSON-LD'

/** Judges the syntax of structured data. */
export function judgeExtraction(
  document: HtmlDocument,
  data: StructuredData,
): Record<ExtractionCheck, Judgement> {
  const tally: Extraction = new Tally()
  judgeBlocks(tally, data)
  judgeScripts(tally, document)
  judgeVocabularies(tally, document, data)
  judgeMicrodata(tally, document, data)
  const of = (name: ExtractionCheck, nothing: string) => tally.judgement(name, data, nothing)
  const readable = data.blocks.some(block => !block.error)
  const inBlock = (name: ExtractionCheck) =>
    readable
      ? of(name, 'the JSON-LD describes nothing')
      : notApplicable(data.blocks.length > 0 ? 'no JSON-LD can be read' : NO_JSON_LD)
  return {
    'json-ld-invalid': of('json-ld-invalid', NO_JSON_LD),
    'json-ld-not-strict': inBlock('json-ld-not-strict'),
    'json-ld-key-repeated': inBlock('json-ld-key-repeated'),
    'json-ld-empty': of('json-ld-empty', data.blocks.length > 0 ? 'no JSON-LD can be read' : NO_JSON_LD),
    'json-ld-script-type': of('json-ld-script-type', NO_JSON_LD),
    'context-missing': inBlock('context-missing'),
    'vocabulary-mistaken': of('vocabulary-mistaken', 'no structured data of the page names a vocabulary'),
    'microdata-unused': of('microdata-unused', 'the page has no microdata'),
  }
}

function judgeBlocks(tally: Extraction, { blocks }: StructuredData): void {
  for (const block of blocks) {
    const { script, error, leniencies, text } = block
    const at = (offset: number) => ({ element: script, offset })
    tally.saw('json-ld-script-type')
    if (text.trim() === '') {
      tally.fault('json-ld-empty', { element: script }, 'the script is empty')
      continue
    }
    if (error) {
      tally.fault('json-ld-invalid', at(error.offset), error.message)
      continue
    }
    for (const name of ['json-ld-invalid', 'json-ld-not-strict', 'json-ld-key-repeated'] as const) {
      tally.saw(name)
    }
    for (const { what, offset } of leniencies) tally.fault('json-ld-not-strict', at(offset), what)
    for (const { key, offset } of block.repeatedKeys) {
      tally.fault('json-ld-key-repeated', at(offset), `"${key}" stands here again; its earlier value is lost`)
    }
    if (block.roots.length > 0) {
      tally.saw('json-ld-empty')
      tally.saw('context-missing')
    } else tally.fault('json-ld-empty', at(block.start), 'the data holds no item')
    const bare = block.withoutContext
    if (bare)
      tally.fault('context-missing', at(bare.offset), 'no @context stands on this object or around it')
  }
}

/** Scripts that are not JSON-LD by their type and hold it all the same. */
function judgeScripts(tally: Extraction, document: HtmlDocument): void {
  for (const script of document.elements('script')) {
    if (isJsonLd(script) || attribute(script, 'src') !== undefined) continue
    const type = attribute(script, 'type')
    const start = textOf(script).slice(0, SCRIPT_START).trimStart()
    if (!/^[[{]/.test(start) || !/"@context"\s*:\s*"https?:\/\/(?:www\.)?schema\.org/i.test(start)) continue
    tally.fault(
      'json-ld-script-type',
      { element: script },
      type === undefined ? 'the script has no type' : `type="${type}"`,
    )
  }
}

/** Characters of a script in which its @context stands. */
const SCRIPT_START = 500

function judgeVocabularies(tally: Extraction, document: HtmlDocument, data: StructuredData): void {
  for (const { script, contextFaults, roots, withoutContext } of data.blocks) {
    if (roots.length > 0 && !withoutContext) tally.saw('vocabulary-mistaken')
    for (const { address, offset } of contextFaults) {
      tally.fault('vocabulary-mistaken', { element: script, offset }, `@context "${address}"`)
    }
  }
  for (const element of document.elements()) {
    for (const name of ['itemtype', 'vocab'] as const) {
      for (const address of tokens(element, name)) {
        const mistake = vocabularyMistake(element, name, address)
        if (mistake === undefined) tally.saw('vocabulary-mistaken')
        else tally.fault('vocabulary-mistaken', { element }, mistake)
      }
    }
  }
}

/** What is wrong with the address of a type or vocabulary; undefined for schema.org's and for those of others. */
function vocabularyMistake(
  element: Element,
  name: 'itemtype' | 'vocab',
  address: string,
): string | undefined {
  const stated = `${name}="${address}"`
  if (/^https?:\/\/(?:www\.)?data-vocabulary\.org(?:\/|$)/i.test(address)) {
    return `${stated}: Google ended the support of data-vocabulary.org in 2020`
  }
  const isOwn = name === 'vocab' ? isSchemaVocabulary(address) : isSchemaTerm(schemaName(address))
  if (/^https?:/i.test(address)) return !isOwn && isMistakenVocabulary(address) ? stated : undefined
  const begins = name === 'itemtype' && attribute(element, 'itemscope') !== undefined
  return begins && !address.includes(':') ? `${stated} is not an absolute URL` : undefined
}

function judgeMicrodata(tally: Extraction, document: HtmlDocument, data: StructuredData): void {
  const names = ['itemscope', 'itemprop', 'itemtype']
  if (!document.elements().some(element => element.attrs.some(({ name }) => names.includes(name)))) return
  tally.saw('microdata-unused')
  for (const { element, message } of data.microdata.faults) {
    tally.fault('microdata-unused', { element }, message)
  }
}
