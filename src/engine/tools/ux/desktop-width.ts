import type { RenderedPage } from '../../browser/rendered-page.ts'
import { failWhere, type Judgement, notApplicable, notMeasured, pass } from '../../judging/judgement.ts'
import { nameOfTag } from '../../judging/name-of-tag.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { widthInDoubt } from '../../judging/width-in-doubt.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'

/** Whether the page fits a desktop, where it fits a phone: what is too wide there, `mobile` tells. */
export const desktopWidth = defineTopic({
  checks: {
    'wider-than-desktop': {
      severity: 'warning',
      title: 'The page is wider than the screen of a desktop',
      why: 'The window gets a horizontal scrollbar, and visitors see what is past the edge only after they have scrolled sideways.',
      fix: 'Make the named elements end at the edge of the window: use max-width: 100%, let them wrap, or put overflow-x: clip on the section around what is to stick out.',
      help: 'https://web.dev/articles/responsive-web-design-basics#size-content',
      example: '.banner { width: 1600px }',
    },
  },
  readsDocument: true,
  async judge(visit) {
    await shownPage(visit)
    return { judgements: { 'wider-than-desktop': judge(await laidOut(visit)) } }
  },
})

/** CSS pixels that the page may be wider than the window: nobody acts on less. */
const MAX_OVERLAP_PX = 8
/** Screens from which on a page that can be moved sideways alone is a gallery that is to be. */
const GALLERY_SCREENS = 2

function judge({ layout, desktopLayout, url }: RenderedPage): Judgement {
  if (!desktopLayout) return notMeasured('there was no time to lay the page out on a desktop')
  const { viewportWidth, documentWidth, scrollsSideways, isSidewaysOnly, wideElements } = desktopLayout
  if (!scrollsSideways || documentWidth <= viewportWidth + MAX_OVERLAP_PX) return pass()
  if (isSidewaysOnly && documentWidth >= GALLERY_SCREENS * viewportWidth)
    return notApplicable('the styles of the page let it scroll sideways and not down')
  const size = `${documentWidth} px wide on a screen of ${viewportWidth} px`
  const doubt = widthInDoubt(desktopLayout)
  if (doubt !== undefined) return notMeasured(doubt)
  const onPhone = new Set(layout.scrollsSideways ? layout.wideElements.map(({ selector }) => selector) : [])
  const wide = wideElements.filter(({ selector }) => !onPhone.has(selector))
  if (wideElements.length > 0 && wide.length === 0) {
    return notApplicable('what is too wide is so on a phone as well, which mobile tells of')
  }
  if (wide.length === 0) return notMeasured(`the page is ${size}, and Chrome does not tell which element is`)
  return failWhere(
    wide.map(({ selector, tag, right }) => ({
      url,
      selector,
      message: `${nameOfTag(tag)} ends at ${right} px. The page is ${size}.`,
    })),
  )
}
