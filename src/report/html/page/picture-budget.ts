/** UTF-16 units of all pictures together: a report of thousands of pages would not open any more. */
const MAX_ALL_PICTURES = 4_000_000
/** UTF-16 units of the pictures of one page, so that a report of ten stays below two megabytes. */
const MAX_OF_PAGE = 200_000

/** How many pictures the document holds. */
export interface PictureBudget {
  /** Whether pictures that belong together may still be shown; what is not is counted. */
  allows(pictures: readonly string[]): boolean
  /** Begins with the next page. */
  nextPage(): void
  /** Of how many pages some pictures were left out. */
  readonly shortened: number
}

export function pictureBudget(): PictureBudget {
  let left = MAX_ALL_PICTURES
  let leftOfPage = MAX_OF_PAGE
  let shortened = 0
  let isShort = false
  return {
    allows(pictures) {
      const length = pictures.reduce((sum, picture) => sum + picture.length, 0)
      if (length <= Math.min(left, leftOfPage)) {
        left -= length
        leftOfPage -= length
        return true
      }
      if (!isShort) shortened++
      isShort = true
      return false
    },
    nextPage() {
      leftOfPage = MAX_OF_PAGE
      isShort = false
    },
    get shortened() {
      return shortened
    },
  }
}
