/** When a page draws fewer frames than it asks for. */
export interface FrameLimits {
  /** Milliseconds from one frame to the next above which it is a slow one. */
  slowMs: number
  /** Milliseconds that slow frames may take together before any has to wait. */
  budgetMs: number
  /** Times of its own duration that the next frame waits behind a slow one. */
  rest: number
  /** Most milliseconds that it waits. */
  maxPauseMs: number
}

/**
 * Fewer than 20 frames a second are none that anybody drew for a visitor. The budget is longer than what comes into a page
 * takes as a rule; behind it at least three quarters of the time are for what else there is to do.
 */
export const FRAME_LIMITS: FrameLimits = { slowMs: 50, budgetMs: 5000, rest: 3, maxPauseMs: 2000 }

/**
 * Lets a page that keeps the machine at work with an animation without end draw fewer frames, as a slow phone would: without
 * a graphics card one such page takes all of the time that it and the pages beside it have. A page may not count on any rate
 * of frames, so nothing of it is different. It runs in each document before its own scripts, in their world, and must not use
 * anything from outside of itself.
 */
export function paceFrames({ slowMs, budgetMs, rest, maxPauseMs }: FrameLimits): void {
  const request = window.requestAnimationFrame
  /** By the handle that the page has, that of the frame which is waited for instead. */
  const later = new Map<number, number>()
  let frame = -1
  let spent = 0
  let notBefore = 0
  const look = (time: number) => {
    if (time === frame) return
    frame = time
    const began = performance.now()
    request.call(window, () => {
      const took = performance.now() - began
      if (took > slowMs) spent += took
      if (took > slowMs && spent > budgetMs) notBefore = performance.now() + Math.min(took * rest, maxPauseMs)
    })
  }
  // What a proxy says of itself is what the function says that it stands for.
  window.requestAnimationFrame = new Proxy(request, {
    apply(target, self, args) {
      const [callback] = args
      if (typeof callback !== 'function') return Reflect.apply(target, self, args)
      const draw = (time: number) => {
        if (performance.now() < notBefore) {
          later.set(handle, request.call(window, draw))
          return
        }
        later.delete(handle)
        look(time)
        callback.call(undefined, time)
      }
      const handle: number = Reflect.apply(target, self, [draw])
      return handle
    },
  })
  window.cancelAnimationFrame = new Proxy(window.cancelAnimationFrame, {
    apply(target, self, args) {
      const [handle] = args
      Reflect.apply(target, self, [later.get(handle) ?? handle])
      later.delete(handle)
    },
  })
}
