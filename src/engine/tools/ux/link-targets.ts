import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** In which window links open. */
export const linkTargets = defineTopic({
  checks: {
    'target-mistyped': {
      severity: 'notice',
      title: 'The target of a link is misspelled, such as "blank" for _blank',
      why: 'Browsers take any word but a keyword such as _blank for the name of a window. All links with that word open in the same window, often a tab that is out of sight.',
      fix: 'Write target="_blank", or leave target out.',
      help: 'https://html.spec.whatwg.org/multipage/document-sequences.html#valid-navigable-target-name-or-keyword',
      example: '<a href="https://other.example/" target="blank">Partner</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    return { judgements: { 'target-mistyped': judge(document) } }
  },
})

/** What people mean `_blank`, `_self`, `_parent` and `_top` by. Blanks around a keyword make a name of it. */
const MISTYPED = /^(?:[-_]*bl(?:an|na)[kc]_?|_?balnk|__?black|_?(?:self|parent|top))$/i
const KEYWORD = /^_(?:blank|self|parent|top)$/i
const FRAMES = ['iframe', 'frame', 'object']
/** Characters of a text or a target that are shown. */
const MAX_TEXT = 60

function judge(document: HtmlDocument): Judgement {
  const links = document.elements('a', 'area', 'form', 'base').flatMap(element => {
    const target = attribute(element, 'target')
    return target === undefined || target === '' ? [] : [{ element, target }]
  })
  if (links.length === 0) return notApplicable('no link of the page has a target')
  const frames = new Set(document.elements(...FRAMES).map(frame => attribute(frame, 'name')))
  const wrong = links.filter(
    ({ target }) =>
      !KEYWORD.test(target) && target.length < MAX_TEXT && MISTYPED.test(target.replace(/\s+/g, '')),
  )
  return failWhere(
    wrong
      .filter(({ target }) => !frames.has(target))
      .map(({ element, target }) =>
        document.occurrence(
          element,
          `${nameOf(element)} has target="${target}", which is not "${meant(target)}".`,
        ),
      ),
  )
}

function nameOf(element: Element): string {
  const text = element.tagName === 'a' ? startOfSeenText(element, MAX_TEXT) : ''
  return text === '' ? `This <${element.tagName}>` : `"${text}"`
}

function meant(target: string): string {
  return `_${/self|parent|top/i.exec(target)?.[0].toLowerCase() ?? 'blank'}`
}
