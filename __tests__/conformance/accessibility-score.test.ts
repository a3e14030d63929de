import { expect, test } from '@jest/globals'
import { lighthouseScore } from '../../src/engine/tools/accessibility/lighthouse-score.ts'

/**
 * Weights as Lighthouse 13.5 lists them under `accessibility` in core/config/default-config.js; audits that its files
 * in core/audits/accessibility show for information alone do not count (core/scoring.js).
 *
 * @see https://developer.chrome.com/docs/lighthouse/accessibility/scoring
 */
test.each([
  { applicable: ['image-alt', 'color-contrast'], violated: [], score: 100 },
  { applicable: ['image-alt', 'color-contrast'], violated: ['color-contrast'], score: 59 },
  { applicable: ['image-alt', 'color-contrast'], violated: ['image-alt'], score: 41 },
  { applicable: ['image-alt', 'heading-order', 'svg-img-alt'], violated: ['heading-order'], score: 79 },
  { applicable: ['image-alt', 'bypass', 'video-caption'], violated: ['bypass', 'video-caption'], score: 100 },
  { applicable: ['image-alt', 'region'], violated: ['region'], score: 100 },
  { applicable: ['region'], violated: ['region'], score: null },
])('$violated violated of $applicable gives $score', ({ applicable, violated, score }) => {
  expect(lighthouseScore(applicable, new Set(violated))).toBe(score)
})
