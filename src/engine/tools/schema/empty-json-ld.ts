import { attribute } from '../../formats/html/document.ts'
import type { JsonLdBlock } from '../../formats/structured-data/json-ld.ts'
import { Tally } from '../../judging/fault-list.ts'
import { type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ownCode } from '../../visit/own-scripts.ts'
import type { OwnCode } from '../../visit/script-files.ts'
import type { Visit } from '../../visit/visit.ts'
import { JSON_LD_SCRIPTS } from './json-ld.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'

/** JSON-LD that was meant to be there: what a script fills has come from a data base that an audit may not reach. */
export const emptyJsonLd = defineTopic({
  checks: {
    'json-ld-empty': {
      severity: 'notice',
      title: 'A JSON-LD block is empty',
      why: 'The page was meant to have structured data here, but has none.',
      fix: 'Fill the block or remove it.',
      help: JSON_LD_SCRIPTS,
      example: '<script type="application/ld+json">[]</script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    const judgements = { 'json-ld-empty': await judgeBlocks(visit, read) }
    return { judgements: unlessUnfilled(read.page, judgements, UNSURE_UNFILLED) }
  },
})

async function judgeBlocks(visit: Visit, { lookup }: SchemaPage): Promise<Judgement> {
  const { data } = lookup
  if (data.blocks.length === 0) return notApplicable('the page has no JSON-LD')
  const tally = new Tally<'json-ld-empty'>()
  const code = data.blocks.some(isEmpty) ? await ownCode(visit) : undefined
  for (const block of data.blocks) {
    if (block.roots.length > 0 || (code && isEmpty(block) && mayFill(code, block))) tally.saw('json-ld-empty')
    else if (isEmpty(block)) {
      const { script: element, start, text } = block
      const place = text.trim() === '' ? { element } : { element, offset: start }
      const message = text.trim() === '' ? 'The script is empty' : 'The block contains no item'
      tally.fault('json-ld-empty', () => data.occurrence(place, message))
    }
  }
  return tally.judgement('json-ld-empty', 'none of the JSON-LD can be read')
}

/** Whether there is nothing in a block. What cannot be read is reported as that. */
function isEmpty({ text, error, roots }: JsonLdBlock): boolean {
  return text.trim() === '' || (error === undefined && roots.length === 0)
}

/** How a script finds a block of JSON-LD by its type. */
const FINDS_BY_TYPE = /querySelector(?:All)?\s*\([^()\n]{0,80}ld\+json/

/**
 * Whether a script of the page finds a block, by its id or its type. Of a file that was not read it may: that of
 * another host does not know what the site calls its block.
 */
function mayFill({ texts, isWhole }: OwnCode, { script, text: block }: JsonLdBlock): boolean {
  if (!/^[\s{}[\]]*$/.test(block)) return false
  if (texts.some(text => FINDS_BY_TYPE.test(text))) return true
  const id = (attribute(script, 'id') ?? '').trim()
  return id !== '' && (!isWhole || texts.some(text => text.includes(id)))
}
