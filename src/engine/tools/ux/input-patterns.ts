import { cutEnd } from '../../../text/cut.ts'
import { attribute } from '../../formats/html/document.ts'
import { failEach } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether browsers can check what is entered by the patterns of fields. */
export const inputPatterns = defineTopic({
  checks: {
    'pattern-invalid': {
      severity: 'notice',
      title: 'The pattern of a field is not a valid regular expression',
      why: 'Browsers ignore it and accept any text, so what you do not want is sent as well.',
      fix: 'Escape ( ) [ ] { } / - | with a backslash inside […]: browsers read patterns with the "v" flag, which does not allow them there.',
      help: 'https://html.spec.whatwg.org/multipage/input.html#the-pattern-attribute',
      example: '<input name="phone" pattern="[0-9()-.+]{5,16}">',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const { document } = page
    const fields = document
      .elements('input')
      .filter(field => attribute(field, 'pattern') && CHECKED.has(typeOf(attribute(field, 'type'))))
      .slice(0, MAX_FIELDS)
    const judgement = failEach(
      fields,
      field => {
        const pattern = attribute(field, 'pattern')!
        const fault = pattern.length > MAX_PATTERN ? undefined : faultOf(pattern)
        return fault === undefined
          ? undefined
          : document.occurrence(field, `pattern="${cutEnd(pattern, SHOWN)}" is not valid: ${fault}.`)
      },
      'no field has a pattern',
    )
    return { judgements: unlessUnfilled(page, { 'pattern-invalid': judgement }) }
  },
})

/** Types of fields to which a pattern applies. */
const CHECKED = new Set(['text', 'search', 'url', 'tel', 'email', 'password'])
/** Fields that are looked at, and characters of a pattern. */
const MAX_FIELDS = 500
const MAX_PATTERN = 2000
const SHOWN = 80

/** What is not known is a text. */
function typeOf(type: string | undefined): string {
  const known = (type ?? '').trim().toLowerCase()
  return OTHER_TYPES.has(known) || CHECKED.has(known) ? known : 'text'
}

const OTHER_TYPES = new Set(
  'hidden date month week time datetime-local number range color checkbox radio file submit image reset button'.split(
    ' ',
  ),
)

/**
 * Why browsers do not take a pattern; undefined where they do.
 *
 * @see https://html.spec.whatwg.org/multipage/input.html#compiled-pattern-regular-expression
 */
function faultOf(pattern: string): string | undefined {
  try {
    new RegExp(pattern, 'v')
    return undefined
  } catch (error) {
    const { message } = error as Error
    const reason = message.slice(message.lastIndexOf(': ') + 2)
    return `${reason.charAt(0).toLowerCase()}${reason.slice(1)}`
  }
}
