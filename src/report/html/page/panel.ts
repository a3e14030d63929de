import { type ComponentChild, h } from 'preact'

/** A figure of a page, with its name. */
export function panel(name: string, className: string, ...content: ComponentChild[]): ComponentChild {
  return h('section', { class: `panel ${className}` }, h('h4', null, name), content)
}

/** A sign that something is in order, or is not; the words beside it say the same. */
export function tick(isGood: boolean): ComponentChild {
  return h(
    'svg',
    { class: `tick ${isGood ? 'yes' : 'no'}`, viewBox: '0 0 16 16', 'aria-hidden': 'true' },
    h('path', { d: isGood ? 'M3 8.5l3.2 3.2L13 5' : 'M4 4l8 8M12 4l-8 8' }),
  )
}

/** Words for those who do not see a sign. */
export function unseen(words: string): ComponentChild {
  return h('span', { class: 'unseen' }, words)
}

/** Things and what is told of each; nothing where there are none. */
export function told(lines: readonly (readonly [string, ComponentChild])[]): ComponentChild {
  if (lines.length === 0) return null
  return h(
    'dl',
    { class: 'told' },
    lines.map(([name, content]) => h('div', null, h('dt', null, name), h('dd', null, content))),
  )
}
