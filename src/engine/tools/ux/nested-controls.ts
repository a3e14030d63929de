import { attribute, type Element, type HtmlDocument, parentOf } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'

/** Whether one thing to click stands in another; axe looks for that in buttons and the like, not in links. */
export const nestedControls = defineTopic({
  checks: {
    'control-in-link': {
      severity: 'notice',
      title: 'A button or a field is inside a link',
      why: 'HTML forbids it. Keyboard users have to stop twice, screen readers announce a link and a button for one target, and browsers differ in what a click does.',
      fix: 'Give the link the style of a button, and remove the button. Put a control of its own beside the link.',
      help: 'https://html.spec.whatwg.org/multipage/text-level-semantics.html#the-a-element',
      example: '<a href="/cart"><button>Order</button></a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    return { judgements: unlessUnfilled(page, { 'control-in-link': judgeLinks(page.document) }) }
  },
})

/** Characters of the text of a control in a message. */
const MAX_TEXT = 60

function judgeLinks(document: HtmlDocument): Judgement {
  const links = new Set<Element>()
  const within = new Map<Element, Element>()
  const faults: { control: Element; link: Element }[] = []
  for (const element of document.elements()) {
    const parent = parentOf(element)
    const link = parent && (links.has(parent) ? parent : within.get(parent))
    if (link) within.set(element, link)
    if (element.tagName === 'a' && attribute(element, 'href') !== undefined) links.add(element)
    if (link && isControl(element)) faults.push({ control: element, link })
  }
  if (links.size === 0) return notApplicable('the page has no links')
  return failWhere(
    faults.map(({ control, link }) => {
      const text = startOfSeenText(control, MAX_TEXT)
      const named = text === '' ? `A <${control.tagName}>` : `The <${control.tagName}> "${text}"`
      return document.occurrence(
        control,
        `${named} is inside the link to ${attribute(link, 'href')!.slice(0, 200)}.`,
      )
    }),
  )
}

function isControl(element: Element): boolean {
  if (element.tagName === 'input') return attribute(element, 'type')?.trim().toLowerCase() !== 'hidden'
  return ['button', 'select', 'textarea'].includes(element.tagName)
}
