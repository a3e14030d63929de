import { h } from 'preact'
import { oneLine } from '../../text/one-line.ts'
import { shownUrl } from '../../text/shown-url.ts'
import { counted } from '../numbers-in-words.ts'
import type { ReportView } from '../view/report-view.ts'
import { type Part, part } from './elements.ts'
import type { FactsWriter } from './pages-part.ts'

const MAX_FINDINGS = 200

/** Each analysis of a whole website. */
export function analysisPart({ analyses }: ReportView, writeFacts: FactsWriter): Part | null {
  if (analyses.length === 0) return null
  return part(
    'analyses',
    'Whole-site analysis',
    analyses.map(({ url, status, reason, score, pageCount, findings, facts }) => {
      const words =
        status === 'not-measured'
          ? `not measured: ${oneLine(reason)}`
          : `${score === null ? 'no score' : `score ${score}`}, ${counted(pageCount, 'page')}`
      return h(
        'div',
        { class: 'card' },
        h(
          'ul',
          { class: 'remarks' },
          h('li', null, h('strong', null, shownUrl(url)), `: ${words} `, writeFacts(facts)),
          findings
            .slice(0, MAX_FINDINGS)
            .map(({ severity, title, id, failures }) =>
              h(
                'li',
                null,
                h('span', { class: `badge ${severity}` }, severity),
                `${oneLine(title)} · ${oneLine(id)} · ${counted(failures.length, 'page')}`,
              ),
            ),
          findings.length > MAX_FINDINGS &&
            h('li', null, `and ${counted(findings.length - MAX_FINDINGS, 'more finding')}`),
        ),
      )
    }),
  )
}
