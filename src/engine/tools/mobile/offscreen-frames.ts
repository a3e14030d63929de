import { cutEnd } from '../../../text/cut.ts'
import type { RenderedPage } from '../../browser/rendered-page.ts'
import { attribute, type Element, type HtmlDocument } from '../../formats/html/document.ts'
import { failWhere, type Judgement, notApplicable } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import { laidOut } from '../../visit/layout-gap.ts'
import { shownPage } from '../../visit/shown-page.ts'
import { FAR_PX } from './far-below.ts'

/** Whether a phone loads pages of other sites that its visitor may never scroll to. */
export const offscreenFrames = defineTopic({
  checks: {
    'offscreen-frames': {
      severity: 'notice',
      title: 'Embedded videos, maps or posts far below the first screen load at once',
      why: 'Each is a page of another site with scripts of its own, several hundred kilobytes for a video or a map. They slow down what visitors wait for, and many visitors never scroll to them.',
      fix: 'Add loading="lazy" to the <iframe>: the browser then loads it once visitors come near.',
      help: 'https://web.dev/articles/iframe-lazy-loading',
      example:
        '<iframe src="https://www.youtube.com/embed/…" title="The workshop"></iframe> at the end of a long page',
    },
  },
  readsDocument: true,
  async judge(visit) {
    const { document } = await shownPage(visit)
    const written = writtenFrames(document)
    if (written.size === 0)
      return { judgements: { 'offscreen-frames': notApplicable('the page embeds nothing of other sites') } }
    return { judgements: { 'offscreen-frames': judge(await laidOut(visit), document, written) } }
  },
})

/** Sides of a frame, in CSS pixels, below which it only counts visitors or holds a button. */
const MIN_SIDE = 100
/** Frames of the HTML that are looked at. */
const MAX_FRAMES = 100

function judge(
  { layout }: RenderedPage,
  document: HtmlDocument,
  written: ReadonlyMap<string, Element>,
): Judgement {
  const told = new Set<Element>()
  return failWhere(
    layout.frames.flatMap(({ src, width, height, belowScreen, lazy }) => {
      const element = lazy || belowScreen <= FAR_PX ? undefined : written.get(withoutScheme(src))
      if (!element || told.has(element) || Math.min(width, height) < MIN_SIDE) return []
      told.add(element)
      return document.occurrence(
        element,
        `This frame begins ${Math.round(belowScreen)} px below the first screen of a phone and has no loading="lazy": ${cutEnd(src, 200)}`,
      )
    }),
  )
}

/**
 * Frames with pages of other sites that stand in the HTML and load at once, by their addresses: to what a script puts into
 * the page, such as a comment box, nobody can add an attribute.
 */
function writtenFrames(document: HtmlDocument): Map<string, Element> {
  const frames = new Map<string, Element>()
  const { host } = new URL(document.url)
  for (const frame of document.elements('iframe').slice(0, MAX_FRAMES)) {
    const isLazy = attribute(frame, 'loading')?.trim().toLowerCase() === 'lazy'
    const url = isLazy ? undefined : document.resolve(attribute(frame, 'src')?.trim() ?? '')
    if (url === undefined || !/^https?:/.test(url) || new URL(url).host === host) continue
    const key = withoutScheme(url)
    if (!frames.has(key)) frames.set(key, frame)
  }
  return frames
}

/** `//host/…` has the scheme of the page, which a preview may be served by another one of than production. */
function withoutScheme(url: string): string {
  return url.replace(/^https?:/, '')
}
