import { defineTopic } from '../../judging/tool-definition.ts'
import { measurement } from './measurement.ts'
import { judgeSaving } from './savings.ts'

/** How fonts are loaded. */
export const fonts = defineTopic({
  checks: {
    'font-display-insight': {
      severity: 'notice',
      title: 'Text is invisible until its font has loaded',
      why: 'On slow connections visitors see empty lines.',
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
