import { attribute, type Element, parentOf } from '../../formats/html/document.ts'

/** Words in `class` by which carousels are known. */
export const CAROUSEL =
  /(?:^|[\s_-])(?:carousel|swiper|slick|slider|slideshow|splide|glide|owl|flickity|embla|keen|marquee|ticker)(?=$|[\s_-])/i
/** What moves in a row that goes round without a program, which is printed twice for that. */
const TRACK = /(?:^|[\s_-])(?:track|scroller|loop|infinite)(?=$|[\s_-])/i
/** Characters of a list of classes that are looked at, and steps up from what stands on a slide. */
const MAX_CLASSES = 2000
const MAX_STEPS = 8

/** Whether an element stands in a carousel or a row that goes round. */
export function goesRound(element: Element): boolean {
  let at: Element | undefined = element
  for (let step = 0; at && at.tagName !== 'body' && step < MAX_STEPS; step++, at = parentOf(at)) {
    const classes = (attribute(at, 'class') ?? '').slice(0, MAX_CLASSES)
    if (at.tagName === 'marquee' || CAROUSEL.test(classes) || TRACK.test(classes)) return true
  }
  return false
}
