import { fail, type Judgement, notMeasured, pass } from '../../judging/judgement.ts'
import { defineTopic } from '../../judging/tool-definition.ts'
import type { Visit } from '../../visit/visit.ts'
import { numberOf, placeOf, type Row, rowsOf } from './audit-details.ts'
import { type Measurement, measurement, whyNoTimes } from './measurement.ts'
import { timeText } from './quantities.ts'
import { judgeSaving, unjudgedReason } from './savings.ts'
import { stoppedScripts } from './stopped-scripts.ts'

/** What scripts cost. */
export const scripts = defineTopic({
  checks: {
    'unused-javascript': {
      severity: 'notice',
      title: 'The page loads much JavaScript that it does not use',
      why: 'The browser loads, parses and compiles it for nothing.',
      fix: 'Split the scripts by page, and load parts when they are needed.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-javascript',
      example: '<script src="/whole-shop.js"></script> on a page without a cart',
    },
    'unminified-javascript': {
      severity: 'notice',
      title: 'JavaScript is not minified',
      why: 'Every visitor loads and parses comments and white space.',
      fix: 'Turn on minification in the production build.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-javascript',
      example: '<script src="/app.development.js"></script>',
    },
    'legacy-javascript-insight': {
      severity: 'notice',
      title: 'Scripts contain code for outdated browsers',
      why: 'Every visitor loads polyfills and transpiled code that current browsers do not need.',
      fix: 'Set the build target to current browsers (Baseline), or remove the polyfills.',
      help: 'https://developer.chrome.com/docs/performance/insights/legacy-javascript',
      example: '<script src="/app.es5.js"></script>',
    },
    'duplicated-javascript-insight': {
      severity: 'notice',
      title: 'The same JavaScript is loaded more than once',
      why: 'The browser loads, compiles and keeps each copy.',
      fix: 'Let the packages share one version, and put what several bundles use into a shared chunk.',
      help: 'https://developer.chrome.com/docs/performance/insights/duplicated-javascript',
      example: '/shop.js and /account.js, each with all of lodash in it',
    },
    'forced-reflow-insight': {
      severity: 'notice',
      title: 'Scripts force the browser to recompute the layout (forced reflow)',
      why: 'Reading a size right after changing a style makes the browser recompute the whole layout at once. The page freezes meanwhile.',
      fix: 'Read all sizes first, and change styles afterwards or in requestAnimationFrame.',
      help: 'https://developer.chrome.com/docs/performance/insights/forced-reflow',
      example: 'for (const row of rows) row.style.width = table.offsetWidth + "px"',
    },
  },
  async judge(visit) {
    const measured = await measurement(visit)
    return {
      judgements: {
        'unused-javascript': await judgeUnused(measured, visit),
        'unminified-javascript': judgeSaving(measured, 'unminified-javascript'),
        'legacy-javascript-insight': judgeSaving(measured, 'legacy-javascript-insight'),
        'duplicated-javascript-insight': judgeSaving(measured, 'duplicated-javascript-insight'),
        'forced-reflow-insight': judgeReflows(measured),
      },
    }
  },
})

async function judgeUnused(measured: Measurement, visit: Visit): Promise<Judgement> {
  const judgement = judgeSaving(measured, 'unused-javascript')
  if (judgement.outcome !== 'fail') return judgement
  const stopped = await stoppedScripts(measured.report, visit)
  if (!stopped) return judgement
  const others = judgeSaving(measured, 'unused-javascript', url => stopped.has(url))
  return others.outcome === 'pass' ? notMeasured(stopped.reason) : others
}

/** Of scripts that are named: what has no name is of the browser, and nobody can mend it. */
const MIN_REFLOW_MS = 250

function judgeReflows({ report, page }: Measurement): Judgement {
  const noTimes = whyNoTimes(report)
  if (noTimes !== undefined) return notMeasured(noTimes)
  const audit = report.median.audits['forced-reflow-insight']
  const unjudged = unjudgedReason(audit)
  if (unjudged) return unjudged
  const rows = rowsOf(audit).filter(row => isNamed(row) && numberOf(row, 'reflowTime') >= MIN_REFLOW_MS)
  if (rows.length === 0) return pass()
  return fail(
    rows.map(row =>
      placeOf(row, page.url, `${timeText(numberOf(row, 'reflowTime'))} of layout${lineText(row)}`),
    ),
  )
}

function isNamed(row: Row): boolean {
  return typeof (row['source'] as Row | undefined)?.['url'] === 'string'
}

function lineText(row: Row): string {
  const source = row['source'] as Row | undefined
  return typeof source?.['line'] === 'number' ? `, asked for in line ${source['line'] + 1}` : ''
}
