import type { TraceEvent } from './seen-shifts.ts'

const VIEWPORT = 'PaintTimingVisualizer::Viewport'

/**
 * A trace without the screens of images in SVG, each of which is drawn as a page of its own with one device pixel per CSS
 * pixel. Lighthouse takes the first screen of a trace for that of the page, and works out from its density how large images
 * are shown: too small, and with savings that are too large, where an image in SVG comes first.
 *
 * @param density device pixels per CSS pixel on the screen that is played
 */
export function withoutImageViewports<Event extends TraceEvent>(
  events: readonly Event[],
  density: number,
): Event[] {
  return events.filter(
    ({ name, args }) => name !== VIEWPORT || (args.data as { dpr?: number } | undefined)?.dpr === density,
  )
}
