import { attribute, type HtmlDocument, textOf } from '../../formats/html/document.ts'
import { isJsonLd } from '../../formats/structured-data/json-ld.ts'
import type { StructuredData } from '../../formats/structured-data/structured-data.ts'
import { Tally } from '../../judging/fault-list.ts'
import { notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

export const JSON_LD_SCRIPTS = 'https://www.w3.org/TR/json-ld11/#embedding-json-ld-in-html-documents'

const checks = {
  'json-ld-invalid': {
    severity: 'warning',
    title: 'A JSON-LD block cannot be read',
    why: 'Because of the syntax error, search engines ignore the whole block.',
    fix: 'Correct the JSON at the line that is named, or generate it with a JSON library.',
    help: 'https://www.rfc-editor.org/rfc/rfc8259#section-2',
    example: '<script type="application/ld+json">{"@type": "Product" "name": "Bike"}</script>',
  },
  'json-ld-not-strict': {
    severity: 'warning',
    title: 'JSON-LD contains something that JSON does not allow',
    why: 'Some parsers accept comments, wrappers and raw line breaks; others ignore the whole block.',
    fix: 'Write JSON without comments, and line breaks and tabs in strings as \\n and \\t.',
    help: 'https://www.rfc-editor.org/rfc/rfc8259#section-7',
    example: '{"@type": "Product", /* ours */ "name": "Bike"}',
  },
  'json-ld-key-repeated': {
    severity: 'warning',
    title: 'A JSON-LD object has the same key twice',
    why: 'Parsers only keep the last value; the others are lost silently.',
    fix: 'Put several values into one array.',
    help: 'https://www.rfc-editor.org/rfc/rfc8259#section-4',
    example: '{"@type": "Product", "name": "Bike", "name": "Bicycle"}',
  },
  'json-ld-script-type': {
    severity: 'warning',
    title: 'JSON-LD is in a script with the wrong type',
    why: 'Search engines only read scripts with the type application/ld+json.',
    fix: 'Write <script type="application/ld+json">.',
    help: JSON_LD_SCRIPTS,
    example:
      '<script type="application/json">{"@context": "https://schema.org", "@type": "Product"}</script>',
  },
  'context-missing': {
    severity: 'warning',
    title: 'JSON-LD has no @context',
    why: 'Without @context the names have no meaning, and search engines ignore the data.',
    fix: 'Add "@context": "https://schema.org".',
    help: 'https://www.w3.org/TR/json-ld11/#the-context',
    example: '{"@type": "Product", "name": "Bike"}',
  },
} satisfies Record<string, CheckDefinition>

type JsonLdCheck = keyof typeof checks

/** Whether JSON-LD can be read, as far as a parser sees. */
export const jsonLd = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const { page, lookup } = await schemaPage(visit)
    return {
      judgements: unlessUnfilled(page, judgeJsonLd(page.document, lookup.data), UNSURE_UNFILLED),
    }
  },
})

const NO_JSON_LD = 'the page has no JSON-LD'
const UNREADABLE = 'none of the JSON-LD can be read'

function judgeJsonLd(document: HtmlDocument, data: StructuredData) {
  const tally = new Tally<JsonLdCheck>()
  tallyBlocks(tally, data)
  tallyScripts(tally, document)
  const none = data.blocks.length > 0 ? UNREADABLE : NO_JSON_LD
  const readable = data.blocks.some(block => !block.error)
  const inBlock = (name: JsonLdCheck) =>
    readable ? tally.judgement(name, 'the JSON-LD is empty') : notApplicable(none)
  return {
    'json-ld-invalid': tally.judgement('json-ld-invalid', NO_JSON_LD),
    'json-ld-not-strict': inBlock('json-ld-not-strict'),
    'json-ld-key-repeated': inBlock('json-ld-key-repeated'),
    'json-ld-script-type': tally.judgement('json-ld-script-type', NO_JSON_LD),
    'context-missing': inBlock('context-missing'),
  }
}

function tallyBlocks(tally: Tally<JsonLdCheck>, data: StructuredData): void {
  for (const block of data.blocks) {
    const { script, error, leniencies, text } = block
    const at = (offset: number | undefined, message: string) => () =>
      data.occurrence({ element: script, ...(offset !== undefined && { offset }) }, message)
    tally.saw('json-ld-script-type')
    if (text.trim() === '') continue
    if (error) {
      tally.fault('json-ld-invalid', at(error.offset, sentence(error.message)))
      continue
    }
    for (const name of ['json-ld-invalid', 'json-ld-not-strict', 'json-ld-key-repeated'] as const) {
      tally.saw(name)
    }
    for (const { what, offset } of leniencies)
      tally.fault('json-ld-not-strict', at(offset, `JSON does not allow ${what}`))
    for (const { key, offset } of block.repeatedKeys) {
      tally.fault(
        'json-ld-key-repeated',
        at(offset, `"${key}" is set again here, so its earlier value is lost`),
      )
    }
    if (block.roots.length > 0) tally.saw('context-missing')
    const bare = block.withoutContext
    if (bare) {
      tally.fault('context-missing', at(bare.offset, 'Neither this object nor one around it has @context'))
    }
  }
}

function sentence(message: string): string {
  return message.charAt(0).toUpperCase() + message.slice(1)
}

/** Characters of a script in which its @context stands. */
const SCRIPT_START = 500

/** The right type with something added, by which authors put a block aside. */
const PUT_ASIDE = /^\s*(?:x-application\/ld\+json|application\/(?:x-ld\+json|ld\+json[-_.]\w))/i

/** Scripts that are not JSON-LD by their type and hold it all the same. */
function tallyScripts(tally: Tally<JsonLdCheck>, document: HtmlDocument): void {
  for (const script of document.elements('script')) {
    if (isJsonLd(script) || attribute(script, 'src') !== undefined) continue
    const type = attribute(script, 'type')
    if (type !== undefined && PUT_ASIDE.test(type)) continue
    const start = textOf(script).slice(0, SCRIPT_START).trimStart()
    if (!/^[[{]/.test(start) || !/"@context"\s*:\s*"https?:\/\/(?:www\.)?schema\.org/i.test(start)) continue
    const message = type === undefined ? 'The script has no type attribute' : `The script has type="${type}"`
    tally.fault('json-ld-script-type', () => document.occurrence(script, message))
  }
}
