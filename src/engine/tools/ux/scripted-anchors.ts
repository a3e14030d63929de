import type { Occurrence } from '../../../api/results.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import type { ScriptedAnchor } from '../../browser/scripted-anchors.ts'
import { attribute, type Element } from '../../formats/html/document.ts'
import {
  failWhere,
  type Judgement,
  judgedWithout,
  notApplicable,
  notMeasured,
} from '../../judging/judgement.ts'
import { nameOfTag } from '../../judging/name-of-tag.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import type { Visit } from '../../visit/visit.ts'
import { ownLoading } from './own-loading.ts'

/** Whether all that can be clicked can be reached with the keyboard. */
export const scriptedAnchors = defineTopic({
  checks: {
    'link-without-keyboard': {
      severity: 'warning',
      title: 'A link without href works only with a mouse',
      why: 'The Tab key skips it, screen readers do not say that it is a link, and crawlers find no URL to follow.',
      fix: 'Use <button type="button"> for what a script does. Put the URL into href if a page opens.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
      example: '<a id="share">Share</a><script>share.addEventListener("click", openDialog)</script>',
    },
    'control-without-keyboard': {
      severity: 'warning',
      title: 'A control works only with a mouse',
      why: 'The Tab key skips it, and screen readers do not say that it can be pressed. If it opens the menu, visitors without a mouse have none.',
      fix: 'Use <button type="button"> instead of the element, with a text or an aria-label, and reset its look with CSS.',
      help: 'https://www.w3.org/WAI/WCAG22/Techniques/failures/F59',
      example:
        '<div class="hamburger">≡</div><script>document.querySelector(".hamburger").onclick = openMenu</script>',
    },
    'choice-without-keyboard': {
      severity: 'warning',
      title: 'A checkbox or radio button works only with a mouse',
      why: 'It is hidden with display: none or visibility: hidden, and only its <label> can be seen. The Tab key skips it and screen readers do not mention it, so visitors without a mouse cannot choose, or cannot open what it opens.',
      fix: 'Hide the <input> with opacity: 0 and position: absolute, or with a visually-hidden class, instead of display: none. Show the focus on its label: input:focus-visible + label { outline: 2px solid }.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/keyboard.html',
      example:
        '<input type="radio" id="small" name="size" style="display: none"><label for="small">Small</label>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return {
      judgements: {
        'link-without-keyboard': await judgeAnchors(visit),
        'control-without-keyboard': await judgeOthers(visit),
        'choice-without-keyboard': await judgeChoices(visit),
      },
    }
  },
})

/** Chrome had no time left, or no two looks found the same. */
const UNSETTLED = 'Chrome could not tell for certain which elements react to a click'

async function judgeOthers(visit: Visit): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  if (!rendered.scriptedAnchors) return notMeasured(UNSETTLED)
  const others = withOpeners(
    rendered,
    rendered.scriptedAnchors.filter(({ tag, choice }) => tag !== 'a' && !choice),
  )
  if (others.length === 0 && rendered.document.elements('script').length === 0)
    return notApplicable('the page has no scripts')
  return failWhere(
    placed(rendered, others, ({ start, text }) => {
      const words = text === '' ? '' : ` ("${text}")`
      return `${nameOfTag(start)}${words} can be clicked, but the keyboard cannot reach it.`
    }),
  )
}

/** With what was seen to open the menu of a phone, where the listener is that of the document. */
function withOpeners({ openedMenus }: RenderedPage, others: readonly Placed[]): Placed[] {
  const known = new Set(others.map(({ selector }) => selector))
  const openers = (openedMenus ?? []).flatMap(({ button, mouseOnly }) =>
    button && mouseOnly && !known.has(button.selector) ? [{ ...button, start: mouseOnly }] : [],
  )
  return [...others, ...openers]
}

type Placed = Pick<ScriptedAnchor, 'selector' | 'start' | 'text'>

/** Words in the text, the id or the classes of a label that opens the menu. */
const MENU = /burger|\bmen[uúù]\b|(?:^|[\s_"-])(?:menu|nav)[-_]?(?:toggle|btn|button|icon|open)|\bnav\b/i

const CHOICES = { checkbox: 'checkbox', radio: 'radio button' } as const

async function judgeChoices(visit: Visit): Promise<Judgement> {
  const rendered = await ownLoading(visit)
  if (rendered instanceof Error) return judgedWithout(rendered)
  const { document, scriptedAnchors } = rendered
  const hasChoice = document
    .elements('input')
    .some(input => /^\s*(?:checkbox|radio)\s*$/i.test(attribute(input, 'type') ?? ''))
  if (!hasChoice) return notApplicable('the page has neither checkboxes nor radio buttons')
  if (!scriptedAnchors) return notMeasured(UNSETTLED)
  return failWhere(
    placed(
      rendered,
      scriptedAnchors.filter(({ choice }) => choice),
      ({ choice, start, text }) => {
        const label = text === '' ? nameOfTag(start).replace(/^T/, 't') : `"${text}"`
        const style = choice!.isLaidOut ? 'visibility: hidden' : 'display: none'
        const cannot = MENU.test(`${text} ${start}`)
          ? 'cannot open the menu: it cannot reach'
          : 'cannot reach'
        return `The keyboard ${cannot} the ${CHOICES[choice!.type]} of ${label}: "${style}" hides it.`
      },
    ),
  )
}

async function judgeAnchors(visit: Visit): Promise<Judgement> {
  const { document } = await shownJudgedPage(visit)
  const rendered = await ownLoading(visit)
  const anchors = document.elements('a').filter(anchor => attribute(anchor, 'href') === undefined)
  if (rendered instanceof Error) return judgedWithout(rendered)
  if (anchors.length === 0) return notApplicable('each <a> of the page has an href')
  if (!rendered.scriptedAnchors) return notMeasured(UNSETTLED)
  return failWhere(
    placed(
      rendered,
      rendered.scriptedAnchors.filter(({ tag }) => tag === 'a'),
      ({ start, text }) =>
        `${text === '' ? nameOfTag(start) : `"${text}"`} has no href: only a click does something.`,
    ),
  )
}

/** Places with their source, where the document has what Chrome found later on at the same place. */
function placed<One extends Placed>(
  { document, url }: Pick<RenderedPage, 'document' | 'url'>,
  found: readonly One[],
  say: (one: One) => string,
): Occurrence[] {
  const elements = document.elementsAt(found.map(({ selector }) => selector))
  const bySelector = new Map(Array.from(elements, element => [document.selectorOf(element), element]))
  return found.map(one => {
    const { selector } = one
    const element = bySelector.get(selector)
    return element && isCalled(element, one.start)
      ? { ...document.occurrence(element, say(one)), url }
      : { url, selector, message: say(one) }
  })
}

/** Whether an element has the names of a start tag. */
function isCalled(element: Element, startTag: string): boolean {
  const classes = new Set((attribute(element, 'class') ?? '').split(/\s+/))
  const names = / class="([^"]*)"/.exec(startTag)?.[1]?.split(' ') ?? []
  return names.every(name => classes.has(name))
}
