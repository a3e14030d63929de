import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { arranged, BUNDLE_FILES, LONG_FILES } from '../../scripts/jest/sequencer.ts'

const file = (path: string, duration?: number) => ({
  path: join('/repository/__tests__', path),
  ...(duration !== undefined && { duration }),
})

test('what takes long is begun first, and the bundle is made before the others need it', () => {
  const [quick, slow, ofSource] = [file('a.test.ts', 20), file('b.test.ts', 9_000), file('run/run.test.ts')]
  const [first, second] = [file('bundle/b.test.ts', 40_000), file('faults/a.test.ts', 30_000)]

  expect(arranged([quick, first, second, slow, ofSource])).toEqual([first, slow, ofSource, second, quick])
})

test('what needs the bundle is begun while other long files still run', () => {
  const long = Array.from({ length: 20 }, (_, index) => file(`${index}.test.ts`, 9_000))
  const bundled = [file('bundle/a.test.ts'), file('bundle/b.test.ts'), file('bundle/c.test.ts')]
  const order = arranged([file('z.test.ts', 20), ...bundled, ...long])

  expect(order.slice(0, 9)).toEqual([bundled[0], ...long.slice(0, 8)])
  expect(order.slice(9, 11)).toEqual([bundled[1], bundled[2]])
  expect(order.slice(11)).toEqual([...long.slice(8), file('z.test.ts', 20)])
})

test('a file that was measured counts by its time, not by its name', () => {
  const files = [file('a.test.ts'), file('run/run.test.ts', 20), file('b.test.ts', 9_000)]

  expect(arranged(files)).toEqual([files[2], files[0], files[1]])
})

test('each of the names of long files is one that there is', () => {
  const root = join(import.meta.dirname, '..')
  const paths = readdirSync(root, { recursive: true, encoding: 'utf8' }).map(
    path => `/${path.replaceAll('\\', '/')}`,
  )

  for (const pattern of [...LONG_FILES, BUNDLE_FILES]) {
    expect(paths.filter(path => path.endsWith('.test.ts') && pattern.test(path))).not.toEqual([])
  }
})
