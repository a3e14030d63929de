import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { unlessUnfilled } from '../../judging/script-judgements.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { ownCode } from '../../visit/own-scripts.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { AccessibleNames } from '../content/accessible-name.ts'
import { isNamedByScript } from './named-by-script.ts'

/** Whether buttons have a name in words; axe takes any character for a name. */
export const signNames = defineTopic({
  checks: {
    'button-named-by-sign': {
      severity: 'notice',
      title: 'A symbol is the only name of a button or link',
      why: 'Screen readers read "☰" as "trigram for heaven", "×" as "times" and "<" as "less than", or say nothing but "button" or "link", so that blind visitors do not learn what it does.',
      fix: 'Give it an aria-label with what it does, such as aria-label="Menu", "Close" or "Next picture", in the language of the page.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html',
      example: '<button class="nav-toggle">☰</button>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const page = await shownJudgedPage(visit)
    const unnamed = unnamedButtons(page.document)
    const { texts } = unnamed === undefined || unnamed.length === 0 ? { texts: [] } : await ownCode(visit)
    return {
      judgements: unlessUnfilled(page, {
        'button-named-by-sign': judgeButtons(page.document, unnamed, texts),
      }),
    }
  },
})

/** Signs that are drawn in place of an icon, and whose names are not what they are for there. */
const SIGNS = /^[☰≡≣⋮⋯︙×✕✖✗╳⨯‹›<>❮❯〈〉❬❭\s]{1,5}$/u
const MAX_BUTTONS = 1000

interface Unnamed {
  button: Element
  /** The sign that is its name. */
  name: string
}

/** Buttons that have a sign for a name; undefined where the page has no buttons. */
function unnamedButtons(document: HtmlDocument): Unnamed[] | undefined {
  const buttons = [
    ...document.elements('button'),
    ...document.withAttribute('role').filter(isButton),
    ...document.elements('a').filter(isLinkThatActs),
  ]
  if (buttons.length === 0) return undefined
  const names = new AccessibleNames(document)
  return buttons.slice(0, MAX_BUTTONS).flatMap(button => {
    const { name, mayComeFromScript } = names.nameOf(button)
    return SIGNS.test(name) && !mayComeFromScript && !isSaidOtherwise(button) ? [{ button, name }] : []
  })
}

/** @param texts of the page's own scripts, which may name a button once they show it */
function judgeButtons(
  document: HtmlDocument,
  unnamed: readonly Unnamed[] | undefined,
  texts: readonly string[],
): Judgement {
  if (unnamed === undefined) return notApplicable('the page has no buttons')
  return failWhere(
    unnamed
      .filter(({ button }) => !isNamedByScript(attribute(button, 'id') ?? '', texts))
      .map(({ button, name }) =>
        document.occurrence(
          button,
          `The ${button.tagName === 'a' ? 'link' : 'button'} says only "${name}", without an aria-label.`,
        ),
      ),
  )
}

function isButton(element: Element): boolean {
  return element.tagName !== 'button' && attribute(element, 'role')?.trim().toLowerCase() === 'button'
}

/** A link that does something on its page, as one to the next picture of a slideshow. */
function isLinkThatActs(element: Element): boolean {
  if (isButton(element)) return false
  const href = attribute(element, 'href')?.trimStart()
  return href === undefined
    ? ACTING.some(name => attribute(element, name) !== undefined)
    : /^(?:#|javascript:)/i.test(href)
}

/** Attributes by which a link without an address acts. */
const ACTING = [
  'onclick',
  'data-slide',
  'data-bs-slide',
  'data-dismiss',
  'data-bs-dismiss',
  'data-toggle',
  'data-bs-toggle',
]

/** Whether other words describe a button, or nobody hears of it. */
function isSaidOtherwise(button: Element): boolean {
  const isDescribed = ['title', 'aria-describedby'].some(name => attribute(button, name)?.trim())
  return (
    isDescribed ||
    attribute(button, 'aria-hidden')?.trim() === 'true' ||
    attribute(button, 'tabindex')?.trim() === '-1'
  )
}
