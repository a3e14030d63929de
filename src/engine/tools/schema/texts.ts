import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { formFault, hasForm, statedTexts } from './stated-texts.ts'
import { isPlaceholder } from './value-formats.ts'

const checks = {
  'value-empty': {
    severity: 'notice',
    title: 'A property of structured data is empty',
    why: 'An empty text counts as a missing value, or as a false one.',
    fix: 'Fill the property, or leave it out where there is nothing to say.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    example: '"name": ""',
  },
  'value-placeholder': {
    severity: 'warning',
    title: 'Structured data holds a placeholder that was not filled in',
    why: 'Search engines read, and may show, the name of a variable in place of the value.',
    fix: 'Mend the template that makes the structured data.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    example: '"name": "{{ product.title }}"',
  },
  'markup-in-text': {
    severity: 'notice',
    title: 'A name or headline in structured data holds HTML',
    why: 'JSON-LD and attributes hold plain text: tags and entities escaped twice are part of the name, and can be shown so.',
    fix: 'Write plain text; in JSON-LD nothing but JSON itself is escaped.',
    help: 'https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements',
    example: '"headline": "<b>Sale</b>"',
  },
} satisfies Record<string, CheckDefinition>

/** Whether somebody has filled in the texts of structured data. */
export const texts = defineTopic({
  checks,
  readsDocument: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, judgeTexts(read), UNSURE_UNFILLED) }
  },
})

/** Properties whose text is shown as it is. */
const SHOWN = new Set(['name', 'headline', 'title', 'alternateName', 'alternativeHeadline', 'jobTitle'])

function judgeTexts({ lookup, text: page }: SchemaPage) {
  const tally = new Tally<keyof typeof checks>()
  for (const stated of statedTexts(lookup)) {
    const { item, property, value, text } = stated
    const at = (fault: string) => () =>
      lookup.data.occurrence(value.place, `${lookup.label(item)}, ${property}: ${fault}`)
    tally.saw('value-empty')
    tally.saw('value-placeholder')
    if (text === '') tally.fault('value-empty', at('the value is empty'))
    else if (isPlaceholder(text)) tally.fault('value-placeholder', at(text))
    if (!SHOWN.has(property) || !hasForm(stated)) continue
    const markup = markupIn(text)
    if (markup === undefined || page.text.includes(markup)) tally.saw('markup-in-text')
    else tally.fault('markup-in-text', () => formFault(lookup, stated, `holds ${markup}`))
  }
  const nothing = (what: string) => `the page's structured data has no ${what}`
  return {
    'value-empty': tally.judgement('value-empty', nothing('text')),
    'value-placeholder': tally.judgement('value-placeholder', nothing('text')),
    'markup-in-text': tally.judgement('markup-in-text', nothing('name or headline')),
  }
}

/** Markup, or an entity that was escaped twice. Single entities are let pass: themes write them, and readers decode. */
function markupIn(text: string): string | undefined {
  return (
    /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|p|span|strong|sub|sup|u|ul)\b[^<>]{0,200}>/i.exec(text)?.[0] ??
    /&amp;(?:amp|lt|gt|quot|apos|nbsp|#\d{1,6}|#x[0-9a-f]{1,6});/i.exec(text)?.[0]
  )
}
