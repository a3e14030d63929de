import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { takeShortcuts } from '../../../src/engine/browser/axe-shortcuts.ts'

/** A page's world as far as axe's checks use it, with the function in it as it is put into pages. */
function worldWithShortcuts() {
  const measured: string[] = []
  const asked: unknown[] = []
  class Drawing {
    font = '10px serif'
    measureText(text: string) {
      measured.push(`${text} in ${this.font}`)
      return { width: measured.length }
    }
  }
  const sizes: Record<string, boolean | undefined> = { large: true, small: false, unknown: undefined }
  const checks = {
    'target-size': { evaluate: (node: string) => sizes[node] },
    'target-offset': {
      evaluate(node: string) {
        asked.push(node)
        return false
      },
    },
  }
  const { measureText } = Drawing.prototype
  const window = { URL }
  const world = { window, CanvasRenderingContext2D: Drawing }
  const putBack = runInNewContext(
    `(${takeShortcuts.toString()})`,
    world,
  )({ _audit: { checks } }) as () => void
  const passes = (node: string) =>
    [checks['target-size'], checks['target-offset']].map(check => check.evaluate(node))
  return { window, drawing: new Drawing(), measured, measureText, asked, passes, putBack }
}

test('how far others are is looked up for targets alone that are not large enough', () => {
  const { asked, passes } = worldWithShortcuts()
  expect(passes('large')).toEqual([true, true])
  expect(passes('small')).toEqual([false, false])
  expect(passes('unknown')).toEqual([undefined, false])
  expect(asked).toEqual(['small', 'unknown'])
})

test('an address is resolved once for each base, and one that is none is refused each time', () => {
  const { window } = worldWithShortcuts()
  const first = new window.URL('a', 'https://example.com/x/')
  expect(first.href).toBe('https://example.com/x/a')
  expect(new window.URL('a', 'https://example.com/x/')).toBe(first)
  expect(new window.URL('a', 'https://example.com/y/').href).toBe('https://example.com/y/a')
  for (const _ of [1, 2])
    expect(() => new window.URL('http://', 'https://example.com/')).toThrow('Invalid URL')
})

test('a letter is measured once for each font, and words each time', () => {
  const { drawing, measured } = worldWithShortcuts()
  expect([drawing.measureText('a').width, drawing.measureText('a').width]).toEqual([1, 1])
  drawing.font = '20px serif'
  expect(drawing.measureText('a').width).toBe(2)
  expect([drawing.measureText('aa').width, drawing.measureText('aa').width]).toEqual([3, 4])
  expect(measured).toEqual(['a in 10px serif', 'a in 20px serif', 'aa in 20px serif', 'aa in 20px serif'])
})

test('what the browser gives is in its place again afterwards', () => {
  const { window, drawing, measureText, putBack } = worldWithShortcuts()
  expect(window.URL).not.toBe(URL)
  putBack()
  expect(window.URL).toBe(URL)
  expect(Object.getPrototypeOf(drawing).measureText).toBe(measureText)
})
