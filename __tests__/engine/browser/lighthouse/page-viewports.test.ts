import { expect, test } from '@jest/globals'
import { withoutImageViewports } from '../../../../src/engine/browser/lighthouse/page-viewports.ts'

const viewport = (dpr: number) => ({
  name: 'PaintTimingVisualizer::Viewport',
  ts: 1,
  args: { data: { dpr } },
})

test('the screen of an image in SVG is not that of the page', () => {
  const paint = { name: 'PaintImage', ts: 0, args: { data: {} } }
  expect(withoutImageViewports([paint, viewport(1), viewport(1.75)], 1.75)).toEqual([paint, viewport(1.75)])
})
