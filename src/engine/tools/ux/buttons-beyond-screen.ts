import { defineTopic } from '../../judging/tool-definition.ts'
import { iconGap, layoutGap } from '../../visit/layout-gap.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether a phone shows the buttons of the header, such as the one that opens its menu. */
export const buttonsBeyondScreen = defineTopic({
  checks: {
    'button-beyond-screen': {
      severity: 'warning',
      title: 'A button of the header lies beyond the edge of the screen of a phone',
      why: 'The page cannot be scrolled sideways to it, so that nobody with a phone can press it. Often it is the last one in its row, the one that opens the menu.',
      fix: 'Make the header fit a phone: hide or shrink what stands before the button, or let the row wrap.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/flex-wrap',
      example: 'nav { display: flex } with six icons in a row of 412 px, and body { overflow-x: hidden }',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return {
      judgements: {
        'button-beyond-screen': await judgeTriedOut(visit, {
          about: { names: ['header', 'nav', 'div'], none: 'the page has no header' },
          found: ({ buttonsBeyondScreen }) => buttonsBeyondScreen,
          untried: 'Chrome had no time left to look for the buttons of the header',
          doubt: async (rendered, [first]) =>
            first?.fontInDoubt === undefined
              ? (iconGap(rendered) ?? (await layoutGap(rendered)))
              : `the header may fit the screen in the font "${first.fontInDoubt}", which did not load or is not on this machine`,
          message: ({ text, left, screen }) =>
            `${text === '' ? 'The button' : `"${text}"`} begins at ${left} px on a screen of ${screen} px.`,
        }),
      },
    }
  },
})
