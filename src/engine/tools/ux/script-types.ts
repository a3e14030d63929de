import { distance } from 'fastest-levenshtein'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { assertHtml } from './source.ts'

/** Whether the types of scripts are those that browsers run. */
export const scriptTypes = defineTopic({
  checks: {
    'script-type-misspelled': {
      severity: 'warning',
      title: 'A script has a misspelled type and never runs',
      why: 'Browsers take a script of a type that they do not know for data: they neither load its file nor run it.',
      fix: 'Remove the type attribute: a script needs none. If the page works without the script, remove the script.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/script/type',
      example: '<script type="text/javscript" src="/menu.js"></script>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownPage(visit)
    assertHtml(page)
    return { judgements: { 'script-type-misspelled': judge(page.document) } }
  },
})

/**
 * Types of scripts that browsers run, each as often misspelled.
 *
 * @see https://mimesniff.spec.whatwg.org/#javascript-mime-type
 */
const TYPES = ['text/javascript', 'application/javascript', 'text/x-javascript', 'application/x-javascript']
/** Letters that a slip of the hand changes. */
const MAX_DISTANCE = 2
/** Other types that look like these, numbered ones, and those by which somebody keeps a script from running on purpose. */
const OTHERS = /\d|script\W|vbscript|jscript|livescript|ecmascript|typescript|(?:^|\W)no/
/** Attributes of what consent or a loader starts later. */
const STARTED_LATER = /^data-(?:.{0,40}(?:cookie|consent|categor|purpose|service|vendor)|type$|src$)/

function judge(document: HtmlDocument): Judgement {
  const scripts = document.elements('script').filter(script => attribute(script, 'type') !== undefined)
  if (scripts.length === 0) return notApplicable('no script has a type')
  return failWhere(
    scripts.flatMap(script => {
      const type = attribute(script, 'type')!.trim()
      const meant = meantBy(type.toLowerCase())
      if (meant === undefined || isStartedLater(script)) return []
      return [document.occurrence(script, `type="${type}" is not "${meant}", so this script never runs.`)]
    }),
  )
}

function meantBy(type: string): string | undefined {
  const [longest] = TYPES.map(known => known.length).toSorted((a, b) => b - a)
  if (type.length > longest! + MAX_DISTANCE || TYPES.includes(type) || OTHERS.test(type)) return undefined
  return TYPES.find(known => distance(type, known) <= MAX_DISTANCE)
}

function isStartedLater({ attrs }: Element): boolean {
  return attrs.some(({ name }) => STARTED_LATER.test(name))
}
