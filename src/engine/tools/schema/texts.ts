import { cutEnd } from '../../../text/cut.ts'
import type { Item } from '../../formats/structured-data/item.ts'
import { Tally } from '../../judging/fault-list.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { type CheckDefinition, defineTopic } from '../../judging/tool-definition.ts'
import { NotMeasured } from '../../not-measured.ts'
import { isStartOfNetwork, networkAt } from '../../syntax/social-networks.ts'
import { asksForReviews, meantFeatures, requiredGaps } from './features/meant-features.ts'
import type { ItemLookup } from './item-lookup.ts'
import { type SchemaPage, schemaPage, UNSURE_UNFILLED } from './schema-page.ts'
import { formFault, hasForm, type StatedText, statedTexts } from './stated-texts.ts'
import { isPlaceholder } from './value-formats.ts'

const checks = {
  'value-empty': {
    severity: 'notice',
    title: 'A property of structured data is empty',
    why: 'Search engines treat an empty value as missing or wrong.',
    fix: 'Fill in the value, or remove the property.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    example: '"name": ""',
  },
  'value-placeholder': {
    severity: 'warning',
    title: 'Structured data contains a placeholder that was not filled in',
    why: 'Search engines read the name of a variable, or what a template has, instead of the value, and may show it.',
    fix: 'Correct the template that writes the structured data. Leave out of sameAs what you have no profile on.',
    help: 'https://developers.google.com/search/docs/appearance/structured-data/sd-policies',
    example: '"name": "{{ product.title }}"',
  },
  'markup-in-text': {
    severity: 'notice',
    title: 'A text in structured data contains HTML tags or entities',
    why: 'JSON-LD is not decoded as HTML is: search results can show "Salt &amp; Pepper" with the entity spelled out.',
    fix: 'Write the characters themselves: & and not &amp;, – and not &#8211;. Leave tags out of names and headlines.',
    help: 'https://www.w3.org/TR/json-ld11/#restrictions-for-contents-of-json-ld-script-elements',
    example: '"name": "Salt &amp; Pepper"',
  },
} satisfies Record<string, CheckDefinition>

/** Whether somebody has filled in the texts of structured data. */
export const texts = defineTopic({
  checks,
  readsDocument: true,
  isLight: true,
  async judge(visit) {
    const read = await schemaPage(visit)
    return { judgements: unlessUnfilled(read.page, judgeTexts(read), UNSURE_UNFILLED) }
  },
})

/** Properties whose text is shown as it is. */
const SHOWN = new Set(['name', 'headline', 'title', 'alternateName', 'alternativeHeadline', 'jobTitle'])
/**
 * Properties whose text may be HTML as a whole, or is no text for people; and keywords, which nobody is shown. The
 * entities of HTML are right in the first.
 */
const NOT_PLAIN = new Set(
  'text articleBody transcript recipeInstructions step itemListElement mentions keywords articleSection encodingFormat codeSampleType query query-input urlTemplate target embedUrl license sameAs identifier sku'.split(
    ' ',
  ),
)
/** An address, where `&amp;` is another fault. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]{0,20}:\S|\/|\.\.?\/|\?)/i

function judgeTexts(page: SchemaPage) {
  const { lookup } = page
  const tally = new Tally<keyof typeof checks>()
  let lacking: LackingProperties | undefined
  for (const stated of statedTexts(lookup)) {
    const { item, property, value, text } = stated
    const at = (fault: string) => () =>
      lookup.data.occurrence(value.place, `${lookup.label(item)}, ${property}: ${fault}`)
    // Microdata marks up what is shown, and a template without it shows nothing, or leaves it to a script.
    if (item.syntax === 'json-ld') tally.saw('value-empty')
    tally.saw('value-placeholder')
    if (text === '' && item.syntax !== 'json-ld') continue
    if (text === '') {
      // Its rich result lacks it, and that is the finding.
      lacking ??= lackingOf(page)
      if (!lacking.get(lookup.data.whole(item))?.has(property)) {
        tally.fault('value-empty', at('the value is empty'))
      }
    } else if (isPlaceholder(text))
      tally.fault('value-placeholder', at(`the placeholder ${cutEnd(text, 80)} was not filled in`))
    else if (isUnfilledProfile(lookup, stated))
      tally.fault(
        'value-placeholder',
        at(`${cutEnd(text, 80)} is the home page of a network, and no profile`),
      )
    if (!hasForm(stated)) continue
    // Google wants texts of jobs as HTML.
    const isPlain = !NOT_PLAIN.has(property) && !ADDRESS.test(text) && !lookup.isA(item, 'JobPosting')
    if (!SHOWN.has(property) && !isPlain) continue
    const markup = (SHOWN.has(property) ? markupIn(text) : undefined) ?? entityIn(item, text)
    if (markup === undefined || page.text.text.includes(markup)) tally.saw('markup-in-text')
    else tally.fault('markup-in-text', () => formFault(lookup, stated, `contains ${markup}`))
  }
  const nothing = (what: string) => `the page's structured data has no ${what}`
  return {
    'value-empty': tally.judgement('value-empty', "the page's JSON-LD has no text"),
    'value-placeholder': tally.judgement('value-placeholder', nothing('text')),
    'markup-in-text': tally.judgement('markup-in-text', nothing('text that is shown')),
  }
}

/** Whether a firm or a person is said to be the home page of a social network, which is nobody's but its own. */
function isUnfilledProfile(lookup: ItemLookup, { item, property, text }: StatedText): boolean {
  const url = property === 'sameAs' ? URL.parse(text) : null
  if (!url || !isStartOfNetwork(url) || !lookup.isA(item, 'Organization', 'Person')) return false
  return !(lookup.text(item, 'name') ?? '').toLowerCase().includes(networkAt(url)!)
}

type LackingProperties = ReadonlyMap<Item, ReadonlySet<string>>

/** What items of a page lack of what their rich results require; nothing where too much would have to be read for it. */
function lackingOf(page: SchemaPage): LackingProperties {
  const lacking = new Map<Item, Set<string>>()
  try {
    for (const meant of meantFeatures(page)) {
      for (const gap of requiredGaps(meant, page.lookup)) {
        if (asksForReviews(gap)) continue
        const { item, requirement } = gap
        const names = lacking.get(item) ?? new Set()
        lacking.set(item, names)
        for (const name of requirement.split('|')) names.add(name)
      }
    }
  } catch (error) {
    if (!(error instanceof NotMeasured)) throw error
  }
  return lacking
}

/** Characters of a text in which markup is looked for. */
const MAX_SEARCHED = 20_000
const TAG = /<\/?(?:a|b|br|div|em|h[1-6]|i|img|li|p|span|strong|sub|sup|u|ul)\b[^<>]{0,200}>/i
const ENTITY =
  /&(?:amp;)?(?:amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[mn]dash|hellip|bull|middot|trade|reg|copy|euro|pound|deg|laquo|raquo|shy|[aeiou](?:acute|grave|circ|uml)|ccedil|ntilde|szlig|#\d{1,6}|#x[0-9a-f]{1,6});/i

/** A tag, or an entity that was escaped twice. */
function markupIn(text: string): string | undefined {
  return TAG.exec(text.slice(0, MAX_SEARCHED))?.[0] ?? /&amp;(?:\w{2,8}|#x?[0-9a-f]{1,6});/i.exec(text)?.[0]
}

/** An entity of HTML, which JSON-LD knows none of (JSON-LD 1.1, section 7). In what is HTML as a whole it is right. */
function entityIn(item: Item, text: string): string | undefined {
  if (item.syntax !== 'json-ld') return undefined
  const start = text.slice(0, MAX_SEARCHED)
  return /<\/?[a-z][^<>]{0,200}>/i.test(start) ? undefined : ENTITY.exec(start)?.[0]
}
