import { defineTopic } from '../../judging/tool-definition.ts'
import type { Visit } from '../../visit/visit.ts'
import { withoutFontRules } from './font-rules.ts'
import { type Measurement, measurement } from './measurement.ts'
import { judgeSaving } from './savings.ts'

/** What style sheets cost. */
export const styles = defineTopic({
  checks: {
    'unused-css-rules': {
      severity: 'notice',
      title: 'The page loads much CSS that it does not use',
      why: 'The browser shows nothing until all of it has loaded.',
      fix: 'Remove rules that no page uses, and split the rest by page.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/unused-css-rules',
      example: '<link rel="stylesheet" href="/whole-framework.css">',
    },
    'unminified-css': {
      severity: 'notice',
      title: 'CSS is not minified',
      why: 'Every visitor loads comments and white space before anything is visible.',
      fix: 'Turn on minification in the production build.',
      help: 'https://developer.chrome.com/docs/lighthouse/performance/unminified-css',
      example: '<link rel="stylesheet" href="/theme.source.css">',
    },
  },
  async judge(visit) {
    const measured = await measurement(visit)
    return {
      judgements: {
        'unused-css-rules': judgeSaving(await withoutFonts(visit, measured), 'unused-css-rules'),
        'unminified-css': judgeSaving(measured, 'unminified-css'),
      },
    }
  },
})

/** What was measured, without the rules for fonts among the rules that are not used. */
async function withoutFonts(visit: Visit, measured: Measurement): Promise<Measurement> {
  const { report } = measured
  const { audits } = report.median
  const audit = audits['unused-css-rules']
  if (!audit) return measured
  const unused = await withoutFontRules(visit, audit)
  const median = { ...report.median, audits: { ...audits, 'unused-css-rules': unused } }
  return { ...measured, report: { ...report, median } }
}
