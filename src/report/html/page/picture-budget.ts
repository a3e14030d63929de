import { type ComponentChild, h } from 'preact'

/** UTF-16 units of all pictures together: a report of thousands of pages would not open any more. */
const MAX_ALL_PICTURES = 4_000_000
/** UTF-16 units of the pictures of one page, so that a report of ten stays below two megabytes. */
const MAX_OF_PAGE = 150_000

interface SharedPicture {
  id: string
  width: number
  height: number
}

/** How many pictures the document holds. What is left out is counted. */
export interface PictureBudget {
  /** Whether pictures of a page that belong together may still be shown. */
  allows(pictures: readonly string[]): boolean
  /** Draws a picture that many pages may have: the document holds it once. Null where it may not be shown. */
  shared(picture: string, width: number, height: number, className: string): ComponentChild
  /** Begins with the next page. */
  nextPage(): void
  /** What holds the shared pictures; it has to be in the document. */
  store(): ComponentChild
  /** Of how many pages some pictures were left out. */
  readonly shortened: number
}

export function pictureBudget(): PictureBudget {
  const held = new Map<string, SharedPicture>()
  let left = MAX_ALL_PICTURES
  let leftOfPage = MAX_OF_PAGE
  let shortened = 0
  let isShort = false
  const allows = (pictures: readonly string[]) => {
    const length = pictures.reduce((sum, picture) => sum + picture.length, 0)
    if (length <= Math.min(left, leftOfPage)) {
      left -= length
      leftOfPage -= length
      return true
    }
    if (!isShort) shortened++
    isShort = true
    return false
  }
  return {
    allows,
    shared(picture, width, height, className) {
      if (!held.has(picture)) {
        if (!allows([picture])) return null
        held.set(picture, { id: `picture-${held.size + 1}`, width, height })
      }
      const { id, ...size } = held.get(picture)!
      const box = `0 0 ${size.width} ${size.height}`
      return h(
        'svg',
        { class: className, viewBox: box, preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
        h('use', { href: `#${id}` }),
      )
    },
    nextPage() {
      leftOfPage = MAX_OF_PAGE
      isShort = false
    },
    store() {
      if (held.size === 0) return null
      const images = Array.from(held, ([href, { id, width, height }]) =>
        h('image', { id, href, width, height, preserveAspectRatio: 'xMidYMid slice' }),
      )
      return h('svg', { class: 'store', width: 0, height: 0, 'aria-hidden': 'true' }, h('defs', null, images))
    },
    get shortened() {
      return shortened
    },
  }
}
