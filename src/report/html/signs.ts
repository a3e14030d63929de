import { type ComponentChild, h } from 'preact'

const PATHS = {
  check: 'M7 12.5l3.5 3.5L17 9',
  cross: 'M8 8l8 8M16 8l-8 8',
  dash: 'M7 12h10',
}

/** A round sign; what it stands for is said in words beside it. */
export function sign(name: keyof typeof PATHS): ComponentChild {
  return h(
    'svg',
    {
      class: 'round-sign',
      viewBox: '0 0 24 24',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2,
      'aria-hidden': 'true',
    },
    h('circle', { cx: 12, cy: 12, r: 10 }),
    h('path', { d: PATHS[name] }),
  )
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

/** A ring that is filled as far as a score of 100; the figure in it is for everybody. */
export function scoreRing(score: number | null, text: string, band: string): ComponentChild {
  const filled = ((score ?? 0) / 100) * LENGTH
  return h(
    'svg',
    { class: `ring ${band}`, viewBox: '0 0 100 100', role: 'img', 'aria-label': `Score ${text}` },
    h('circle', { class: 'track', cx: 50, cy: 50, r: RADIUS }),
    score !== null &&
      score > 0 &&
      h('circle', {
        class: 'filled',
        cx: 50,
        cy: 50,
        r: RADIUS,
        'stroke-dasharray': `${filled.toFixed(1)} ${LENGTH.toFixed(1)}`,
        transform: 'rotate(-90 50 50)',
      }),
    h('text', { x: 50, y: 60, 'text-anchor': 'middle' }, text),
  )
}
