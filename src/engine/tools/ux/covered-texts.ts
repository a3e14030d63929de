import type { CoveredText } from '../../browser/covered-texts.ts'
import type { Judgement } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { layoutGap } from '../../visit/layout-gap.ts'
import type { Visit } from '../../visit/visit.ts'
import { judgeTriedOut } from './tried-out-judgement.ts'

/** Whether visitors can read the start and the end of a page beside the bars that stay on the screen. */
export const coveredTexts = defineTopic({
  checks: {
    'heading-covered': {
      severity: 'warning',
      title: 'The bar at the top covers the heading of the page',
      why: 'Visitors do not see what the page is about: the fixed bar lies over its heading before they scroll, and nothing can be scrolled further down.',
      fix: 'Move the content below the bar: give body or main a padding-top with the height of the bar, or give the bar position: sticky.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/position',
      example: 'nav { position: fixed; top: 0; height: 64px } … <h1 style="margin-top: 20px">Towing</h1>',
    },
    'page-end-covered': {
      severity: 'notice',
      title: 'A bar at the bottom covers the last lines of the page',
      why: 'The fixed bar or button lies over them when the page is scrolled to its end, so nobody can read them or tap their links.',
      fix: 'Add a padding-bottom with the height of the bar to body or to the footer.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/position',
      example: '.call { position: fixed; bottom: 0; width: 100%; height: 60px } over the copyright line',
    },
  },
  readsDocument: true,
  async judge(visit) {
    return {
      judgements: {
        'heading-covered': await judge(visit, 'start'),
        'page-end-covered': await judge(visit, 'end'),
      },
    }
  },
})

async function judge(visit: Visit, place: CoveredText['place']): Promise<Judgement> {
  return await judgeTriedOut(visit, {
    about: {
      names: ['h1', 'h2', 'h3', 'p', 'a', 'footer'],
      none: 'the page has no headings, texts and links',
    },
    found: ({ coveredTexts }) => coveredTexts?.filter(one => one.place === place),
    untried: 'Chrome had no time left to look what lies over the start and the end of the page',
    doubt: rendered => layoutGap(rendered, ['Stylesheet', 'Script']),
    message: messageOf,
  })
}

function messageOf({ text, cover, place, screens }: CoveredText): string {
  const where = screens.length > 1 ? 'On a phone and on a desktop' : `On a ${screens.join()}`
  const when = place === 'start' ? 'before anybody scrolls' : 'at the end of the page'
  return `${where}, ${cover} lies over "${text}" ${when}.`
}
