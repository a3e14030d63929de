import { type ComponentChild, h } from 'preact'
import type { HeaderGradesView } from '../../view/page/header-grades.ts'
import { panel, tick, unseen } from './panel.ts'

/** The grade of the headers, and the tests that it comes from. */
export function headersPanel({ grade, band, words, tests }: HeaderGradesView): ComponentChild {
  const failed = tests.filter(({ passes }) => !passes).length
  const count = `${tests.length - failed} of ${tests.length} tests passed`
  return panel(
    'Security headers',
    'headers',
    h(
      'div',
      { class: 'graded' },
      grade !== undefined && h('span', { class: `grade ${band}` }, grade),
      h('p', null, words, tests.length > 0 && ['. ', h('span', { class: 'soft' }, count)]),
    ),
    tests.length > 0 &&
      h(
        'ul',
        { class: 'tests' },
        tests.map(({ name, passes, points }) =>
          h(
            'li',
            null,
            tick(passes),
            unseen(passes ? 'Passed: ' : 'Failed: '),
            h('span', null, name),
            points !== '' && h('span', { class: 'soft' }, ` ${points}`),
          ),
        ),
      ),
  )
}
