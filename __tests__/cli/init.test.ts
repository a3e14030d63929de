import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { runCommandLine } from '../../src/cli/command-line.ts'
import { makeRepository, manifest } from '../support/repositories.ts'

const FILE = '.github/workflows/seo-preflight.yml'
const ASTRO = {
  'package.json': manifest('astro', { build: 'astro build' }),
  'package-lock.json': {},
  'astro.config.mjs': 'export default {}',
}
const NO_LINKS = process.platform === 'win32'

let output: string[]
let errors: string[]
let toRemove: (() => void)[]
beforeEach(() => {
  output = []
  errors = []
  toRemove = []
  jest.spyOn(console, 'log').mockImplementation(line => void output.push(String(line)))
  jest.spyOn(console, 'error').mockImplementation(line => void errors.push(String(line)))
  jest.spyOn(process.stdout, 'write').mockImplementation(text => output.push(String(text)) > 0)
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const remove of toRemove) remove()
})

function repository(files: Parameters<typeof makeRepository>[0]): string {
  const { root, remove } = makeRepository(files)
  toRemove.push(remove)
  return root
}

test('the workflow is written, with what was found, why, and what is left to do', async () => {
  const root = repository(ASTRO)
  expect(await runCommandLine(['init', root], {})).toBe(0)
  expect(errors).toEqual([])
  const place = output.find(line => line.startsWith('Wrote '))!
  expect(output.filter(line => line !== place)).toEqual([
    'Found:',
    '  Astro          astro.config.mjs and the package astro',
    '  npm            package-lock.json',
    '  npm run build  the script "build" is "astro build"',
    '  folder dist    the default of Astro',
    '',
    '',
    'Next:',
    '  1. To see what it will find, build the site here as the workflow does and run: npx seo-preflight --static-dir dist',
    '  2. Commit the file and open a pull request. It will have a comment with what was found.',
  ])
  expect(place).toMatch(
    /seo-preflight\.yml\. It builds the site on each pull request and audits the folder dist; /,
  )
  expect(readFileSync(join(root, FILE), 'utf8')).toContain('static-dir: dist')
})

test('the secrets of a host are named with where they come from', async () => {
  const root = repository({ ...ASTRO, 'wrangler.toml': 'name = "shop"\npages_build_output_dir = "dist"\n' })
  expect(await runCommandLine(['init', root], {})).toBe(0)
  expect(output.join('\n')).toMatch(
    /1\. Set the secret CLOUDFLARE_API_TOKEN, .*\n {2}2\. Set the secret CLOUDFLARE_/,
  )
})

test('a dry run prints the workflow alone to standard output and writes nothing', async () => {
  const root = repository(ASTRO)
  expect(await runCommandLine(['init', '--dry-run', root], {})).toBe(0)
  expect(output).toHaveLength(1)
  expect(output[0]).toMatch(/^# Written by .*\nname: SEO\non:\n/)
  expect(errors[0]).toBe('Found:')
  expect(readdirSync(root).sort()).toEqual(['.git', ...Object.keys(ASTRO)].sort())
})

test('a workflow that is there is replaced only where --force says so', async () => {
  const root = repository({ ...ASTRO, [FILE]: 'mine, and much longer than what is written: '.repeat(100) })
  expect(await runCommandLine(['init', root], {})).toBe(2)
  expect(errors).toEqual([
    `${FILE}: is there already and was not changed; --dry-run prints what would be written, --force replaces it`,
  ])
  expect(readFileSync(join(root, FILE), 'utf8')).toMatch(/^mine/)
  expect(await runCommandLine(['init', root, '--force'], {})).toBe(0)
  expect(readFileSync(join(root, FILE), 'utf8')).toMatch(/^# Written by[^\0]*baseline: branch\n$/)
})

test('a folder of a repository: the workflow stands at the root and names the folder', async () => {
  const web = Object.entries(ASTRO).map(([path, content]) => [`apps/web/${path}`, content])
  const root = repository(Object.fromEntries(web))
  const folder = join(root, 'apps', 'web')
  expect(await runCommandLine(['init', folder, '--static-dir', join(folder, 'www')], {})).toBe(0)
  expect(readFileSync(join(root, FILE), 'utf8')).toContain('static-dir: apps/web/www')
  expect(existsSync(join(folder, '.github'))).toBe(false)
})

const onLinks = NO_LINKS ? test.skip : test
onLinks.each<[string, (root: string, other: string) => void]>([
  ['the folder .github', (root, other) => symlinkSync(other, join(root, '.github'))],
  [
    'the folder of workflows',
    (root, other) => {
      mkdirSync(join(root, '.github'))
      symlinkSync(other, join(root, '.github', 'workflows'))
    },
  ],
  [
    'the workflow',
    (root, other) => {
      mkdirSync(join(root, '.github', 'workflows'), { recursive: true })
      symlinkSync(join(other, 'stolen'), join(root, FILE))
    },
  ],
])('nothing is written through a link at %s, even with --force', async (_, link) => {
  const root = repository(ASTRO)
  const other = mkdtempSync(join(tmpdir(), 'other-'))
  toRemove.push(() => rmSync(other, { recursive: true }))
  link(root, other)
  expect(await runCommandLine(['init', root, '--force'], {})).toBe(2)
  expect(errors).toHaveLength(1)
  expect(readdirSync(other)).toEqual([])
})

onLinks('what links of the repository lead to is not read', async () => {
  const secret = repository({ 'package.json': manifest('next', { build: 'secret' }), 'next.config.js': '' })
  const root = repository({ 'index.html': '' })
  symlinkSync(join(secret, 'package.json'), join(root, 'package.json'))
  symlinkSync(secret, join(root, 'web'))
  expect(await runCommandLine(['init', root, '--dry-run'], {})).toBe(0)
  expect(errors.join('\n')).not.toMatch(/secret|Next/)
  expect(errors[1]).toMatch(/Plain files/)
})

test('what a repository writes cannot write to the terminal', async () => {
  const script = '\u001b]0;owned\u0007astro build\r\n::error::x'
  const root = repository({ ...ASTRO, 'package.json': manifest('astro', { build: script }) })
  expect(await runCommandLine(['init', root], {})).toBe(0)
  expect(output.filter(line => /[\u0007\u001b\r\n]|^::/.test(line))).toEqual([])
})

test.each([
  ['a folder that is not there', ['nowhere-to-be-found'], 'init: there is no folder "nowhere-to-be-found"'],
  [
    'a flag that it does not know',
    ['--sitemap'],
    /^--sitemap: "init" does not know this; allowed are --dry-run, /,
  ],
  ['a second folder', ['.', 'docs'], /^docs: "init" does not know this/],
])('%s is a wrong setting', async (_, args, message) => {
  expect(await runCommandLine(['init', ...args], {})).toBe(2)
  expect(errors).toEqual([message instanceof RegExp ? expect.stringMatching(message) : message])
})

test('a site that is not recognised is told how to name its folder', async () => {
  const root = repository({ 'main.go': '' })
  writeFileSync(join(root, 'README.md'), '')
  expect(await runCommandLine(['init', root], {})).toBe(2)
  expect(errors).toEqual([
    'init: found no site in ".": name the folder of the site, or the folder with the built site, such as "seo-preflight init --static-dir dist"',
  ])
})
