import type { SidewaysText } from '../../browser/sideways-texts.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Whether a phone shows whole lines of what is in boxes that scroll by themselves. */
export const sidewaysTexts = defineTopic({
  checks: {
    'text-wider-than-screen': {
      severity: 'warning',
      title: 'Lines of text are wider than the screen of a phone',
      why: 'The text is in a box that scrolls sideways and does not wrap there: visitors have to drag every line across the screen to read it, and most give up.',
      fix: 'Give the cards of the box a width as well as a least one, such as width: 78vw or flex: 0 0 78vw, so that their text wraps.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
      example:
        '.cards { display: flex; overflow-x: auto } .cards > * { min-width: 78vw; flex-shrink: 0 } around quotes of two sentences',
    },
  },
  readsDocument: true,
  async judge(visit) {
    // Of a page that leads on there is nothing to see.
    await shownPage(visit)
    const { layout, sidewaysTexts, url } = await laidOut(visit)
    const isWide = layout.viewportWidth > layout.screenWidth
    return {
      judgements: {
        'text-wider-than-screen': isWide
          ? notApplicable(`the viewport of the page is always ${layout.viewportWidth} px wide`)
          : judgeTexts(sidewaysTexts, url),
      },
    }
  },
})

function judgeTexts(texts: readonly SidewaysText[] | undefined, url: string): Judgement {
  if (!texts) return notMeasured('Chrome had no time left to look at texts that scroll sideways')
  const certain = texts.filter(({ fontInDoubt }) => fontInDoubt === undefined)
  const doubtful = texts.find(({ fontInDoubt }) => fontInDoubt !== undefined)
  if (certain.length === 0 && doubtful)
    return notMeasured(
      `the lines may fit the screen in the font "${doubtful.fontInDoubt}", which did not load or is not on this machine`,
    )
  return failWhere(
    certain.map(({ selector, text, width, screen, box, texts }) => ({
      url,
      selector,
      message: `"${text}" has lines of ${width} px on a screen of ${screen} px, in ${box}, which scrolls sideways${texts > 1 ? ` and has ${texts} texts like that` : ''}.`,
    })),
  )
}
