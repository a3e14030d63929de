import { type ComponentChild, h } from 'preact'
import type { Json } from '../../api/results.ts'
import type { PageView, RunView } from '../view/pages.ts'

/** UTF-16 units of all pictures together: about 50 pages. A report of thousands would not open any more. */
const MAX_ALL_PICTURES = 4_000_000
const PICTURE = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/

/** Shows what a page looks like, until the document holds enough pictures; the others are in report.json. */
export type ScreenshotsWriter = (page: PageView) => ComponentChild

export function screenshotsWriter(): ScreenshotsWriter {
  let left = MAX_ALL_PICTURES
  return ({ label, runs }) => {
    const pictures = picturesOf(runs.ux)
    const length = pictures.reduce((sum, { source }) => sum + source.length, 0)
    if (length === 0 || length > left) return null
    left -= length
    return h(
      'div',
      { class: 'screens' },
      pictures.map(({ device, source }) =>
        h('img', { class: device, src: source, alt: `${label} on a ${device}`, loading: 'lazy' }),
      ),
    )
  }
}

/** What is no picture, as a hosted service may send it, is not shown: it stands among the data. */
function picturesOf(run: RunView | undefined): { device: string; source: string }[] {
  const screenshots = run?.facts['screenshots']
  if (typeof screenshots !== 'object' || screenshots === null || Array.isArray(screenshots)) return []
  return ['phone', 'desktop'].flatMap(device => {
    const source: Json | undefined = screenshots[device]
    return typeof source === 'string' && PICTURE.test(source) ? [{ device, source }] : []
  })
}
