import { cutEnd } from '../../../text/cut.ts'
import type { HeaderOverlap } from '../../browser/header-overlaps.ts'
import type { LateContent } from '../../browser/late-contents.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** What visitors with a phone see before they scroll. */
export const firstScreen = defineTopic({
  checks: {
    'content-far-down': {
      severity: 'notice',
      title: 'The content begins far down on the first screen of a phone',
      why: 'Visitors from search see header, menu and notices before anything of what they came for, on every page anew.',
      fix: 'Make what stands above the content lower on small screens: put the menu behind a button, let the header have one row, and shorten or leave out bars and notices.',
      help: 'https://developers.google.com/search/docs/crawling-indexing/mobile/mobile-sites-mobile-first-indexing',
      example: 'a header of 335 px with the menu in three rows above <h1>, on a screen of 844 px',
    },
    'header-overlaps': {
      severity: 'notice',
      title: 'A link or button in the header covers the text of another one on a phone',
      why: 'The name of the site or of a link cannot be read whole, and visitors tap the wrong one.',
      fix: 'Give the header more room on small screens: smaller gaps and paddings, a shorter text or a smaller logo, or let it wrap.',
      help: 'https://www.w3.org/WAI/WCAG22/Understanding/reflow.html',
      example: '.logo { white-space: nowrap } beside <a class="lang" style="background:#fff">EN</a>',
    },
  },
  readsDocument: true,
  async judge(visit) {
    // Of a page that leads on there is nothing to see.
    await shownPage(visit)
    const { layout, lateContent, headerOverlaps, url } = await laidOut(visit)
    const wide =
      layout.viewportWidth > layout.screenWidth
        ? notApplicable(`the viewport of the page is always ${layout.viewportWidth} px wide`)
        : undefined
    return {
      judgements: {
        'content-far-down': wide ?? judgeContent(lateContent, url),
        'header-overlaps': wide ?? judgeOverlaps(headerOverlaps, url),
      },
    }
  },
})

const UNTRIED = 'Chrome had no time left to look at the first screen'

function judgeContent(late: LateContent | null | undefined, url: string): Judgement {
  if (late === undefined) return notMeasured(UNTRIED)
  if (late === null) return pass()
  const { selector, text, top, height, parts, fontInDoubt } = late
  if (fontInDoubt !== undefined) return notMeasured(lacks('less may stand above the content', fontInDoubt))
  const tallest = parts.toSorted((one, other) => other.height - one.height)[0]!
  const others = parts.length > 1 ? `the tallest of ${parts.length} things above it` : 'what is above it'
  return failWhere([
    {
      url,
      selector,
      message: `"${cutEnd(text, 60)}" begins ${top} px down on a screen of ${height} px. ${tallest.tag} (${tallest.selector}), ${others}, is ${tallest.height} px high.`,
    },
  ])
}

function judgeOverlaps(overlaps: readonly HeaderOverlap[] | undefined, url: string): Judgement {
  if (!overlaps) return notMeasured(UNTRIED)
  const certain = overlaps.filter(({ fontInDoubt }) => fontInDoubt === undefined)
  const doubtful = overlaps.find(({ fontInDoubt }) => fontInDoubt !== undefined)
  if (certain.length === 0 && doubtful)
    return notMeasured(lacks('the links of the header may stand apart', doubtful.fontInDoubt!))
  return failWhere(
    certain.map(({ selector, text, covered, width }) => ({
      url,
      selector,
      message: `On a screen of 360 px, "${text}" lies over ${width} px of "${covered}".`,
    })),
  )
}

function lacks(what: string, font: string): string {
  return `${what} in the font "${font}", which did not load or is not on this machine`
}
