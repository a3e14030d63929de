import type { Case } from '../../../support/tool-cases.ts'
import { page } from './pages.ts'

export const PLUGINS: readonly Case[] = [
  {
    check: 'plugin-content',
    outcome: 'pass',
    when: 'it has a PDF',
    site: page('<embed type="application/pdf" src="a.pdf">'),
  },
  {
    check: 'plugin-content',
    outcome: 'fail',
    when: 'it has Flash',
    site: page('<object id="film" data="film.swf"></object>'),
    says: 'No browser shows this <object>.',
    selector: '#film',
    at: '{origin}/',
  },
]
