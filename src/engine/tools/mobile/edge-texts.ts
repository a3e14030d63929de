import type { EdgeText } from '../../browser/edge-texts.ts'
import { failWhere, type Judgement, notApplicable, notMeasured } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Whether a phone shows the text of the page with some space beside it. */
export const edgeTexts = defineTopic({
  checks: {
    'text-at-screen-edge': {
      severity: 'notice',
      title: 'Text begins at the very edge of the screen of a phone',
      why: 'Without space beside it the text is hard to read, the rounded edge or the case of a phone hides a part of its letters, and the page looks unfinished.',
      fix: 'Give the box around the texts a space at its sides on small screens, such as padding-inline: 1rem.',
      help: 'https://developer.mozilla.org/en-US/docs/Web/CSS/padding-inline',
      example: 'body { margin: 0 } and main { width: 100%; max-width: 60rem } without any padding',
    },
  },
  readsDocument: true,
  async judge(visit) {
    // Of a page that leads on there is nothing to see.
    await shownPage(visit)
    const { layout, edgeTexts, url } = await laidOut(visit)
    const isWide = layout.viewportWidth > layout.screenWidth
    return {
      judgements: {
        'text-at-screen-edge': isWide
          ? notApplicable(`the viewport of the page is always ${layout.viewportWidth} px wide`)
          : judgeTexts(edgeTexts, url),
      },
    }
  },
})

function judgeTexts(texts: readonly EdgeText[] | undefined, url: string): Judgement {
  if (!texts) return notMeasured('Chrome had no time left to look where texts begin')
  return failWhere(
    texts.map(({ selector, text, texts, atEdge, isFoot }) => ({
      url,
      selector,
      message: `"${text}" begins at the edge of the screen, as ${atEdge} of ${texts} headings and paragraphs${isFoot ? ' of the foot' : ''} do.`,
    })),
  )
}
