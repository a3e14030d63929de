import type { LayoutWidths } from '../browser/measured-layout.ts'

/** Why a page that is wider than the screen may fit it for its visitors; undefined where nothing speaks for that. */
export function widthInDoubt({
  viewportWidth,
  documentWidth,
  fontInDoubt,
  imageInDoubt,
}: LayoutWidths): string | undefined {
  const size = `the page is ${documentWidth} px wide on a screen of ${viewportWidth} px, but without its`
  if (fontInDoubt !== undefined)
    return `${size} font "${fontInDoubt}", which did not load or is not on this machine; it may fit in that`
  if (imageInDoubt !== undefined)
    return `${size} image ${imageInDoubt}, which did not load and leaves an empty box that is too wide; it may fit with that`
  return undefined
}
