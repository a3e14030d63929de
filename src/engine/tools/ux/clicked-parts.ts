import { cutEnd } from '../../../text/cut.ts'
import type { ClickedPart } from '../../browser/clicked-parts.ts'
import type { HtmlDocument } from '../../formats/html/document.ts'
import { notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { asksNotToBeIndexed } from '../../page/page-directives.ts'
import { startOfSeenText } from '../../page/text/text-start.ts'
import { shownJudgedPage } from '../../visit/shown-page.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether the texts of the page are in it before anybody presses anything. */
export const clickedParts = defineTopic({
  checks: {
    'text-needs-click': {
      severity: 'warning',
      title: 'A text comes into the page only when a button is pressed',
      why: 'Search engines press no buttons, so they never see this text, even where they run scripts. Visitors do not find it with the search in the page either.',
      fix: 'Keep the text in the HTML and hide it until the button is pressed: with <details>, with hidden="until-found", or with the option of your component for that, such as forceMount of Radix, keepMounted of Base UI or unmount={false} of Headless UI.',
      help: 'https://developers.google.com/search/docs/specialty/ecommerce/pagination-and-incremental-page-loading',
      example:
        '<h3><button aria-expanded="false">What does it cost?</button></h3>, and the answer only in a script',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document, sent } = await shownJudgedPage(visit)
    const judgement = asksNotToBeIndexed(document)
      ? notApplicable('the page asks not to be indexed')
      : await judgeTriedOut(visit, {
          about: { names: ['button'], none: 'the page has no buttons' },
          found: ({ clickedParts }) => clickedParts?.filter(part => !isSent(part, sent.document)),
          untried: 'Chrome had no time left to press the buttons of the content',
          message: messageOf,
        })
    return { judgements: { 'text-needs-click': judgement } }
  },
})

/** Characters of the page that was sent that are looked at. */
const MAX_SENT = 1_000_000

/** Whether the text was sent, and a script took it away: search engines may have read it. */
function isSent({ start }: ClickedPart, { body }: HtmlDocument): boolean {
  return body !== undefined && squeezed(startOfSeenText(body, MAX_SENT)).includes(squeezed(start))
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, '')
}

/** Characters of a text that are quoted. */
const MAX_QUOTED = 60

function messageOf({ text, start, alike }: ClickedPart): string {
  const others = alike > 1 ? ` The page has ${alike} such buttons.` : ''
  return `"${cutEnd(start, MAX_QUOTED)}" is no text of the page until "${text}" is pressed.${others}`
}
