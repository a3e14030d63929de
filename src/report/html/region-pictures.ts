import { type ComponentChild, h } from 'preact'
import type { Region } from '../../api/results.ts'
import type { PageName } from '../view/page-names.ts'
import type { ReportView } from '../view/report-view.ts'

/** UTF-16 units of the pictures of pages on which regions are drawn. */
const MAX_ALL_PICTURES = 1_500_000
/** Regions that one picture shows. */
const MAX_REGIONS = 20
const PICTURE = /^data:image\/(?:webp|png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/
/** The screen of a phone, and what is shown around a region, in units of a drawing. */
const WIDTH = 412
const HEIGHT = 823
const AROUND = 60
const MIN_HEIGHT = 200

/** Draws where elements lie on the first screen of a page. */
export interface RegionPictures {
  /** The part of the screen that has the regions; null where the document has no picture of the page. */
  draw(page: PageName, regions: readonly Region[]): ComponentChild
  /** Holds each picture once; it has to be in the document, behind all that was drawn. */
  store(): ComponentChild
}

export function regionPictures({ pages }: Pick<ReportView, 'pages'>): RegionPictures {
  const byNumber = new Map(pages.map(page => [page.number, page]))
  const held = new Map<number, string>()
  let left = MAX_ALL_PICTURES
  return {
    draw(page, regions) {
      const { number } = page
      const shown = number === undefined ? undefined : byNumber.get(number)
      if (number === undefined || shown === undefined || regions.length === 0) return null
      const picture = phonePicture(shown.facts.ux?.['screenshots'])
      if (picture === undefined) return null
      if (!held.has(number)) {
        if (picture.length > left) return null
        left -= picture.length
        held.set(number, picture)
      }
      return drawing(`screen-${number}`, page.label, regions.slice(0, MAX_REGIONS))
    },
    store() {
      if (held.size === 0) return null
      const images = Array.from(held, ([number, href]) =>
        h('image', {
          id: `screen-${number}`,
          href,
          width: WIDTH,
          height: HEIGHT,
          preserveAspectRatio: 'none',
        }),
      )
      return h(
        'svg',
        { class: 'unseen', width: 0, height: 0, 'aria-hidden': 'true' },
        h('defs', null, images),
      )
    },
  }
}

/** What is no picture, as a hosted service may send it, is not shown. */
function phonePicture(screenshots: unknown): string | undefined {
  if (typeof screenshots !== 'object' || screenshots === null || !('phone' in screenshots)) return undefined
  const { phone } = screenshots
  return typeof phone === 'string' && PICTURE.test(phone) ? phone : undefined
}

function drawing(id: string, label: string, regions: readonly Region[]): ComponentChild {
  const boxes = regions.map(({ x, y, width, height }) => ({
    x: x * WIDTH,
    y: y * HEIGHT,
    width: width * WIDTH,
    height: height * HEIGHT,
  }))
  const first = Math.max(0, Math.min(...boxes.map(({ y }) => y)) - AROUND)
  const last = Math.min(HEIGHT, Math.max(...boxes.map(({ y, height }) => y + height)) + AROUND)
  const height = Math.max(MIN_HEIGHT, last - first)
  const top = Math.min(first, HEIGHT - height)
  const words = `Where this is on ${label}, on the first screen of a phone`
  const outline = (className: string) =>
    boxes.map(box => h('rect', { class: className, rx: 3, ...whole(box) }))
  return h(
    'svg',
    {
      class: 'region',
      viewBox: `0 ${Math.round(top)} ${WIDTH} ${Math.round(height)}`,
      role: 'img',
      'aria-label': words,
    },
    h('use', { href: `#${id}` }),
    outline('halo'),
    outline('outline'),
  )
}

function whole<T extends Record<string, number>>(box: T): Record<string, number> {
  return Object.fromEntries(Object.entries(box).map(([name, value]) => [name, Math.round(value)]))
}
