import { defineTopic } from '../../judging/tool-definition.ts'
import { measurement } from './measurement.ts'
import { judgeSaving } from './savings.ts'

/** How fonts are loaded. */
export const fonts = defineTopic({
  checks: {
    'font-display-insight': {
      severity: 'notice',
      title: 'Text is invisible until its font has come',
      why: 'Visitors look at empty lines on slow connections.',
      fix: 'Add font-display: swap (or optional) to @font-face.',
      help: 'https://developer.chrome.com/docs/performance/insights/font-display',
      example: '@font-face { font-family: Shop; src: url(shop.woff2) }',
    },
  },
  async judge(visit) {
    const measured = await measurement(visit)
    return {
      judgements: {
        'font-display-insight': judgeSaving(measured, 'font-display-insight'),
      },
    }
  },
})
