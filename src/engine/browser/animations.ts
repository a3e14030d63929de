/** How long animations are waited for, in milliseconds. */
export interface AnimationLimits {
  /** For all of them together. */
  all: number
  /** Behind the end of one, in which a script may begin the next or bring the content. */
  pause: number
  /** Between two looks. */
  poll: number
}

/** Milliseconds for which an animation is waited for; one that takes longer is no way to come to rest. */
export const ANIMATION_LIMIT_MS = 5000

/**
 * Waits until nothing is animated any more that comes to an end: a splash screen goes, and content fades in. What goes
 * round without end, or follows the scrolling, is not waited for. It runs in the page: it must not use anything from
 * outside of itself.
 *
 * @returns whether there was anything to wait for
 */
export async function animationsEnd({ all, pause, poll }: AnimationLimits): Promise<boolean> {
  const until = performance.now() + all
  const isRunning = (animation: Animation): boolean => {
    if (animation.playState !== 'running' || animation.timeline !== document.timeline) return false
    const end = animation.effect?.getComputedTiming().endTime
    const at = animation.currentTime
    return typeof end === 'number' && typeof at === 'number' && end - at <= all
  }
  let ended = Number.NEGATIVE_INFINITY
  let waited = false
  while (performance.now() < until) {
    if (document.getAnimations().some(isRunning)) {
      waited = true
      ended = performance.now()
    } else if (performance.now() - ended >= pause) break
    await new Promise(resolve => setTimeout(resolve, poll))
  }
  return waited
}

/**
 * Takes animations that still run, and would come to their end within a time, to that end: text that fades in is pale
 * for a moment that no visitor reads in. It runs in the page: it must not use anything from outside of itself.
 *
 * @param within milliseconds
 */
export function finishAnimations(within: number): void {
  for (const animation of document.getAnimations()) {
    const end = animation.effect?.getComputedTiming().endTime
    const at = animation.currentTime
    if (animation.playState !== 'running' || animation.timeline !== document.timeline) continue
    if (typeof end === 'number' && typeof at === 'number' && end - at <= within) animation.finish()
  }
}
