import { type ComponentChild, h } from 'preact'
import { SEVERITIES } from '../../api/results.ts'
import type { ReportView } from '../view/report-view.ts'

/**
 * What narrows the list of findings down. It is of use with the script alone, and hidden without. The script keeps what
 * is chosen in the address, under the names of the fields: a page by its name, since its number differs between runs.
 */
export function findingFilter({ findings, tools, pages, sites, comparison }: ReportView): ComponentChild {
  const having = tools.all.filter(tool => findings.some(finding => finding.tool === tool))
  const option = (value: string | number, label: string) => h('option', { value: String(value) }, label)
  const boxes = SEVERITIES.map(severity => {
    const count = findings.filter(finding => finding.severity === severity).length
    const box = h('input', { type: 'checkbox', name: 'severity', value: severity, checked: true })
    return h('label', { class: 'choice' }, box, ` ${severity} (${count})`)
  })
  const newCount = findings.filter(({ isNew }) => isNew).length
  return h(
    'form',
    {
      id: 'filter',
      class: 'filter',
      role: 'search',
      'aria-label': 'Filter the findings',
      autocomplete: 'off',
      hidden: true,
    },
    h('fieldset', null, h('legend', null, 'Severity'), boxes),
    comparison &&
      h(
        'fieldset',
        null,
        h('legend', null, 'Baseline'),
        h(
          'label',
          { class: 'choice' },
          h('input', { type: 'checkbox', name: 'new', value: 'only' }),
          ` new only (${newCount})`,
        ),
      ),
    field(
      'Tool',
      h(
        'select',
        { name: 'tool' },
        option('', 'All tools'),
        having.map(tool => option(tool, tool)),
      ),
    ),
    field(
      'Page',
      h(
        'select',
        { name: 'page' },
        option('', 'All pages'),
        [...pages, ...sites].map(({ number, label }) => option(number, label)),
      ),
    ),
    field('Text', h('input', { type: 'search', name: 'text' })),
    h(
      'div',
      { class: 'buttons' },
      h('button', { type: 'button', 'data-action': 'open', 'aria-pressed': 'false' }, 'Open all'),
      h('button', { type: 'reset' }, 'Reset'),
    ),
    h('output', { 'aria-live': 'polite' }),
  )
}

function field(name: string, control: ComponentChild): ComponentChild {
  return h('label', { class: 'field' }, h('span', { class: 'name' }, name), control)
}

/** The address of the findings of one page alone. */
export function filterAddress(page: { label: string }): string {
  return `#?${new URLSearchParams({ page: page.label })}`
}
