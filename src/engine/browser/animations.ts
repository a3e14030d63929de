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

/** Which animations are taken to their end, and how long for those that follow is waited, in milliseconds. */
export interface FinishLimits {
  /** The most that one has still to run. */
  within: number
  /** For all of them together. */
  all: number
  /** Behind the last that was finished. */
  pause: number
  /** Between two looks. */
  poll: number
}

/** Scripts let the entries of a list fade in one after the other, a tenth of a second apart. */
export const FINISH_LIMITS: FinishLimits = { within: ANIMATION_LIMIT_MS, all: 1500, pause: 200, poll: 50 }

/**
 * Takes animations that still run, and would come to their end within a time, to that end, with those that begin meanwhile:
 * text that fades in is pale for a moment that no visitor reads in. It runs in the page: it must not use anything from
 * outside of itself.
 */
export async function finishAnimations({ within, all, pause, poll }: FinishLimits): Promise<void> {
  const finish = (): boolean => {
    const ending = document.getAnimations().filter(({ playState, timeline, effect, currentTime }) => {
      const end = effect?.getComputedTiming().endTime
      if (playState !== 'running' || timeline !== document.timeline) return false
      return typeof end === 'number' && typeof currentTime === 'number' && end - currentTime <= within
    })
    for (const animation of ending) animation.finish()
    return ending.length > 0
  }
  const until = performance.now() + all
  let finished = finish() ? performance.now() : Number.NEGATIVE_INFINITY
  while (performance.now() < until && performance.now() - finished < pause) {
    await new Promise(resolve => setTimeout(resolve, poll))
    if (finish()) finished = performance.now()
  }
}

/** How long fades of scripts are waited for. */
export interface FadeLimits {
  /** Elements that are looked at. */
  elements: number
  /** Milliseconds for all of them together. */
  all: number
  /** Milliseconds without a change after which none is left. */
  pause: number
  /** Milliseconds between two looks. */
  poll: number
}

/** Fades that scrolling begins take less than a second, and those of a list come one after the other. */
export const FADE_LIMITS: FadeLimits = { elements: 2000, all: 3000, pause: 200, poll: 50 }

/**
 * Waits until scripts have come to the end of what they fade in or out by setting an opacity frame by frame, which
 * browsers do not count as an animation. What is pale for good, or goes on without end, is given up. It runs in the page:
 * it must not use anything from outside of itself.
 *
 * @returns whether anything changed meanwhile
 */
export async function scriptedFadesEnd({ elements, all, pause, poll }: FadeLimits): Promise<boolean> {
  const opacities = () =>
    // Elements of other namespaces have no style.
    Array.from(document.querySelectorAll<Partial<HTMLElement> & Element>('[style*="opacity"]'))
      .slice(0, elements)
      .map(({ style }) => Number(style?.opacity || 1))
  const until = performance.now() + all
  const first = opacities().join(' ')
  let seen = first
  let changed = performance.now()
  for (let now = opacities(); now.some(value => value > 0 && value < 1); now = opacities()) {
    if (now.join(' ') !== seen) changed = performance.now()
    seen = now.join(' ')
    if (performance.now() >= until || performance.now() - changed >= pause) return seen !== first
    await new Promise(resolve => setTimeout(resolve, poll))
  }
  return opacities().join(' ') !== first
}
