import { expect, test } from '@jest/globals'
import { writtenSettings } from '../../src/init/written-settings.ts'
import { cpuClock } from '../support/cpu-time.ts'

const C = 'computed'

test.each<[string, string, string, string | undefined]>([
  ['an object', "export default { outDir: './out' }", 'outDir', './out'],
  ['what a function is called with', 'export default defineConfig({ outDir: "out" })', 'outDir', 'out'],
  [
    'a constant with a type',
    "const c: NextConfig = { output: 'export' }\nexport default c",
    'output',
    'export',
  ],
  ['CommonJS', "module.exports = { baseUrl: '/docs/', }", 'baseUrl', '/docs/'],
  ['JSON with comments', '{ // "name": "old"\n "name": "shop", }', 'name', 'shop'],
  [
    'what a function gives back',
    "module.exports = c => { return { dir: { output: 'web' } } }",
    'dir.output',
    'web',
  ],
  ['a method', "export default function (c) { c.setOutputDirectory('web') }", 'setOutputDirectory()', 'web'],
  ['an object within another', "x({ vite: { build: { outDir: 'a' } }, outDir: 'b' })", 'outDir', 'b'],
  ['an object within another', "x({ vite: { build: { outDir: 'a' } } })", 'vite.build.outDir', 'a'],
  ['plugins', "x({ integrations: [a({ base: '/a' }), b({ base: '/b' })] })", 'base', undefined],
  ['a function under a name', "x({ webpack: (c) => { return { output: 'y' } } })", 'output', undefined],
  ['an adapter', "x({ kit: { adapter: adapter({ pages: 'www' }) } })", 'kit.adapter.pages', 'www'],
  ['a comment', "x({ /* outDir: 'a' */ // outDir: 'b'\n })", 'outDir', undefined],
  ['a text that looks like a setting', 'x({ title: "outDir: \'a\'" })', 'outDir', undefined],
  ['a regular expression with a quote', "x({ test: /['\"{]/, outDir: 'a' })", 'outDir', 'a'],
  ['a division', "x({ size: a / b, outDir: 'a' })", 'outDir', 'a'],
  ['a variable', 'x({ outDir: folder })', 'outDir', C],
  ['a sum', "x({ outDir: 'a' + name })", 'outDir', C],
  ['a condition', "x({ outDir: isProduction ? 'a' : 'b' })", 'outDir', C],
  ['a template with a part', `x({ outDir: \`a/\${name}\` })`, 'outDir', C],
  ['a template without one', 'x({ outDir: `a/b` })', 'outDir', 'a/b'],
  ['a text with a method', "x({ outDir: 'a'.trim() })", 'outDir', C],
  ['an escape', "x({ outDir: 'a\\'b' })", 'outDir', C],
  ['a text of JSON with a name that all objects have', '{ "__proto__": "a" }', '__proto__', 'a'],
])('reads %s: %s', (_, source, path, expected) => {
  const value = writtenSettings(source).get(path)
  expect(value === undefined || value === C ? value : value.text).toBe(expected)
})

test('reads hostile text of 256 kB in a moment, whatever is never closed', () => {
  const seconds = cpuClock()
  for (const piece of ['{', '(', '[a:', "'", '/*', '/', '`$' + '{', 'a:', '\\', "a:'b'", 'a('])
    writtenSettings(piece.repeat(Math.ceil(262_144 / piece.length)))
  expect(seconds()).toBeLessThan(5)
})
