import { type ComponentChild, h } from 'preact'
import type { HopView, RedirectsView } from '../../view/page/redirects.ts'
import { panel } from './panel.ts'

/** The way to the answer, hop by hop. */
export function redirectsPanel({ words, hops, failure }: RedirectsView): ComponentChild {
  return panel(
    'Way to the page',
    'way',
    h(
      'ol',
      { class: 'hops' },
      hops.map(hopItem),
      failure !== '' && h('li', { class: 'fault' }, h('b', null, 'No answer'), h('span', null, failure)),
    ),
    h('p', { class: 'soft' }, words),
  )
}

function hopItem({ label, status, kind, time }: HopView): ComponentChild {
  return h(
    'li',
    { class: kind },
    h('b', null, status),
    h('code', null, label),
    time !== '' && h('span', { class: 'time' }, time),
  )
}
