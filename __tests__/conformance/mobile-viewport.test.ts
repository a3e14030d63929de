import { expect, test } from '@jest/globals'
import { notDeviceWidth, readViewport } from '../../src/engine/tools/mobile/viewport-content.ts'

/**
 * Examples of the CSS Viewport Module, section "Viewport <meta> element" (https://drafts.csswg.org/css-viewport/), and
 * of MDN's page on it (https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Elements/meta/name/viewport).
 */
test.each([
  { content: 'width=500, initial-scale=1', properties: { width: '500', 'initial-scale': '1' }, fits: false },
  {
    content: 'width=device-width, initial-scale=1',
    properties: { width: 'device-width', 'initial-scale': '1' },
    fits: true,
  },
  { content: 'initial-scale=1.0', properties: { 'initial-scale': '1.0' }, fits: true },
  { content: 'WIDTH = Device-Width', properties: { width: 'device-width' }, fits: true },
  {
    content: 'width=device-width,,initial-scale=1',
    properties: { width: 'device-width', 'initial-scale': '1' },
    fits: true,
  },
  {
    content: 'width=device-width, viewport-fit=cover',
    properties: { width: 'device-width', 'viewport-fit': 'cover' },
    fits: true,
  },
  {
    content: 'width=device-width, interactive-widget=resizes-content',
    properties: { width: 'device-width', 'interactive-widget': 'resizes-content' },
    fits: true,
  },
])('"$content" is read as browsers read it', ({ content, properties, fits }) => {
  const viewport = readViewport(content)

  expect(Object.fromEntries(viewport.properties)).toEqual(properties)
  expect(viewport.problems).toEqual([])
  expect(notDeviceWidth(viewport) === undefined).toBe(fits)
})

test.each([
  {
    content: 'width=device-width; initial-scale=1',
    problem: 'A ";" separates the properties: browsers expect a comma.',
  },
  {
    content: 'width=device-width, target-densitydpi=160',
    problem: '"target-densitydpi" is not a property of the viewport.',
  },
  { content: 'width=devicewidth', problem: '"devicewidth" is not a value of width.' },
  { content: 'initial-scale=100', problem: '"100" is not a value of initial-scale.' },
  { content: 'width', problem: '"" is not a value of width.' },
])('"$content" has a part without effect', ({ content, problem }) => {
  expect(readViewport(content).problems).toEqual([problem])
})
