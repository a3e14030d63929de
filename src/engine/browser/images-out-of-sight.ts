import type { elementSelector } from './element-selector.ts'
import type { HiddenImage, ShownBackground } from './measured-layout.ts'

/** How much is looked at of what loads and is not seen. */
export interface OutOfSightLimits {
  maxImages: number
  /** Elements whose backgrounds are looked at, on a page with heavy ones. */
  maxBackgrounds: number
  maxListed: number
  /** Bytes of a background below which it is no matter where it is. */
  heavyBackground: number
}

/**
 * The images that load although they have no box on this screen, and the heavy backgrounds below it. It runs in the page: it
 * must not use anything from outside of itself but what it is given.
 */
export function imagesOutOfSight(
  limits: OutOfSightLimits,
  selectorOf: typeof elementSelector,
): { hiddenImages: HiddenImage[]; backgrounds: ShownBackground[] } {
  const images = Array.from(document.images).slice(0, limits.maxImages)
  const hasBox = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility()
  }
  // The next picture of a carousel is shown soon.
  const TURNS =
    /carous|caros|carrus|carros|karuz|slid(?:e|er|ing)|swiper|slick|owl-|cycle|splide|flickity|glide|gallery|galeri|lightbox|rotat|marquee|karussell/i
  const isTurned = (image: Element) => {
    let at: Element | null = image
    for (let step = 0; at && at !== document.body && step < 8; step++, at = at.parentElement)
      if (TURNS.test(`${at.id} ${at.getAttribute('class') ?? ''}`.slice(0, 500))) return true
    return false
  }
  const hiddenImages = (): HiddenImage[] => {
    const shown = new Set<string>()
    const hidden = new Map<string, HTMLImageElement>()
    for (const image of images) {
      if (!image.complete || image.naturalWidth === 0) continue
      if (hasBox(image)) shown.add(image.currentSrc)
      else if (image.loading !== 'lazy' && !hidden.has(image.currentSrc)) hidden.set(image.currentSrc, image)
    }
    return Array.from(hidden)
      .filter(([src, image]) => !shown.has(src) && /^https?:/.test(src) && !isTurned(image))
      .slice(0, limits.maxListed)
      .map(([src, image]) => ({
        selector: selectorOf(image),
        src: src.slice(0, 2000),
        urgent: image.fetchPriority === 'high',
      }))
  }

  const backgrounds = (): ShownBackground[] => {
    const heavy = new Set<string>()
    for (const entry of performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      if (entry.initiatorType === 'css' && entry.encodedBodySize >= limits.heavyBackground)
        heavy.add(entry.name)
    for (const { currentSrc } of images) heavy.delete(currentSrc)
    const found = new Map<string, ShownBackground>()
    if (heavy.size === 0) return []
    let seen = 0
    for (const element of document.body?.getElementsByTagName('*') ?? []) {
      if (seen++ >= limits.maxBackgrounds) return []
      const drawn = [element, '::before', '::after'].map(part =>
        typeof part === 'string'
          ? getComputedStyle(element, part).backgroundImage
          : getComputedStyle(part).backgroundImage,
      )
      for (const image of drawn) {
        const [, src] = /url\("([^"]{1,2000})"\)/.exec(image.slice(0, 5000)) ?? []
        if (src === undefined || !heavy.has(src)) continue
        const belowScreen = element.getBoundingClientRect().top + scrollY - innerHeight
        const known = found.get(src)
        if (!known || belowScreen < known.belowScreen)
          found.set(src, { selector: selectorOf(element), src, belowScreen })
      }
    }
    return [...found.values()].slice(0, limits.maxListed)
  }

  return { hiddenImages: hiddenImages(), backgrounds: backgrounds() }
}
