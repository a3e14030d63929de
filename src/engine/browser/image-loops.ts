import type { CDPSession } from 'puppeteer-core'
import { callOf, isolatedWorld } from './isolated-world.ts'

/** How often one image must fail before it is looked at as a loop, and how often it is looked at after that. */
const MIN_FAILURES = 24
const LOOK_EVERY = 12
/** Addresses that are counted, and loops that are kept. */
const MAX_COUNTED = 5000
const MAX_LOOPS = 20

/**
 * Finds images that ask for the same address without end, as `onerror="this.src='/none.png'"` does where that fails as
 * well, and ends them, so that the rest of the page can be looked at.
 */
export class ImageLoops {
  /** Addresses of those that were found. */
  readonly urls = new Set<string>()
  readonly #failures = new Map<string, number>()
  readonly #session: CDPSession
  readonly #frame: string

  /** @param frame Chrome's id of the page's frame */
  constructor(session: CDPSession, frame: string) {
    this.#session = session
    this.#frame = frame
  }

  /** An image could not be loaded. */
  note(url: string): void {
    const failures = (this.#failures.get(url) ?? 0) + 1
    if (failures === 1 && this.#failures.size >= MAX_COUNTED) return
    this.#failures.set(url, failures)
    if (failures < MIN_FAILURES || failures % LOOK_EVERY !== 0 || this.urls.size >= MAX_LOOPS) return
    this.#end(url, failures).then(
      isLoop => isLoop && this.urls.add(url),
      () => undefined,
    )
  }

  async #end(url: string, failures: number): Promise<boolean> {
    const world = await isolatedWorld(this.#session, this.#frame)
    return await world.evaluate<boolean>(callOf(endLoop, { url, failures }))
  }
}

/** Runs in the page: it must not use anything from outside. Many images of one address that fail once are no loop. */
function endLoop({ url, failures }: { url: string; failures: number }): boolean {
  const images = Array.from(document.images).filter(image => image.src === url || image.currentSrc === url)
  if (images.length === 0 || failures <= 2 * images.length + 20) return false
  for (const image of images) {
    image.removeAttribute('onerror')
    image.removeAttribute('srcset')
    image.src = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
  }
  return true
}
