import type { CoveredControl } from '../../browser/covered-controls.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether clicks reach the links and buttons of a page. */
export const coveredControls = defineTopic({
  checks: {
    'control-covered': {
      severity: 'warning',
      title: 'A link or button lies under something else, so that no click reaches it',
      why: 'Visitors click or tap it and nothing happens: the element that lies over it gets the click.',
      fix: 'Take the negative z-index away, move the element that lies over it, or give that one pointer-events: none if it is only decoration. Below a link that is stretched over its card, a link of its own needs position: relative and z-index: 2.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/z-index',
      example: '.buttons { position: relative; z-index: -1 } around <a href="/book">Book now</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return { judgements: { 'control-covered': await judge(visit) } }
  },
})

async function judge(visit: Visit): Promise<Judgement> {
  return await judgeTriedOut(visit, {
    about: { names: ['a', 'button', 'input'], none: 'the page has no links and buttons' },
    found: ({ coveredControls }) => coveredControls,
    untried: 'Chrome had no time left to look what lies over links and buttons',
    doubt: rendered => layoutGap(rendered, ['Stylesheet', 'Script']),
    message: messageOf,
  })
}

function messageOf({ text, cover, isBehind, isUnderLink, screens }: CoveredControl): string {
  const what = text === '' ? 'this control' : `"${text}"`
  const where = screens.length > 1 ? 'On a phone and on a desktop' : `On a ${screens.join()}`
  if (isUnderLink)
    return `${where}, ${what} lies under ${cover}, which is stretched over its card and gets the clicks.`
  const how = isBehind ? 'lies behind the element that it stands in (z-index below 0)' : 'is covered'
  return `${where}, ${what} ${how}: ${cover} gets the clicks.`
}
