import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { findSource } from '../../src/run/source-files.ts'
import { cpuClock } from '../support/cpu-time.ts'

const ORIGIN = 'http://127.0.0.1:7360'
const FILES = [
  'dist/index.html',
  'dist/about.html',
  'dist/blog/index.html',
  'dist/blog/über uns.html',
  'dist/robots.txt',
  'based/about.html',
  'based/app.js',
  'content/blog/first.md',
  'src/pages/index.astro',
  'src/pages/prices.astro',
  'src/pages/shop/index.astro',
  'app/[lang]/en.tsx',
]

let folder: string
let workspace: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sources-'))
  workspace = join(folder, 'workspace')
  for (const file of FILES) {
    await mkdir(dirname(join(workspace, file)), { recursive: true })
    await writeFile(join(workspace, file), '')
  }
  await writeFile(join(workspace, 'based/index.html'), '<script src="/guide/app.js"></script>')
  await mkdir(join(folder, 'elsewhere'))
  await writeFile(join(folder, 'elsewhere/index.html'), '')
  await symlink(join(folder, 'elsewhere'), join(workspace, 'linked'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe('the file of a page of a static folder', () => {
  test('is in it by what stands behind the folder that the site is made for', async () => {
    const source = await findSource(`${ORIGIN}/guide/about`, { workspace, staticDir: 'based', source: {} })
    expect(source).toEqual({ path: 'based/about.html', isAsSent: true })
  })

  test('is in it where the folder of production stands before the path', async () => {
    const options = { workspace, staticDir: 'dist', productionUrl: 'https://shop.example/docs/' }
    const page = await findSource(`${ORIGIN}/docs/about`, { ...options, source: {} })
    expect(page).toEqual({ path: 'dist/about.html', isAsSent: true })
    const source = { '/blog/*': 'content/blog/*.md' }
    const post = await findSource(`${ORIGIN}/docs/blog/`, { ...options, source })
    expect(post?.path).toBe((await findSource(`${ORIGIN}/blog/`, { ...options, source }))?.path)
  })

  test.each([
    ['/', 'dist/index.html'],
    ['/about', 'dist/about.html'],
    ['/about.html?x=1#top', 'dist/about.html'],
    ['/blog/', 'dist/blog/index.html'],
    ['/blog/%C3%BCber%20uns', 'dist/blog/über uns.html'],
    ['/robots.txt', 'dist/robots.txt'],
  ])('%s is %s, as it is sent', async (path, file) => {
    const options = { workspace, staticDir: join(workspace, 'dist'), source: {} }
    expect(await findSource(`${ORIGIN}${path}`, options)).toEqual({ path: file, isAsSent: true })
    expect(await findSource(`${ORIGIN}${path}`, { ...options, staticDir: 'dist' })).toEqual({
      path: file,
      isAsSent: true,
    })
  })

  test.each([
    ['/missing', 'dist'],
    ['/../content/blog/first.md', 'dist'],
    ['/%2e%2e/content/blog/first.md', 'dist'],
    ['/%', 'dist'],
    ['/', 'linked'],
    ['/', '../elsewhere'],
    ['/', 'nowhere'],
  ])('%s of %s is none within the repository', async (path, staticDir) => {
    expect(await findSource(`${ORIGIN}${path}`, { workspace, staticDir, source: {} })).toBeUndefined()
  })
})

describe('the file that a mapping tells', () => {
  const source = {
    '/blog/*': 'content/blog/*.md',
    '/*/en/': 'app/[*]/en.tsx',
    '/*': 'src/pages/*.astro',
  }
  test.each([
    ['/blog/first', 'content/blog/first.md'],
    ['/blog/first/', 'content/blog/first.md'],
    ['/', 'src/pages/index.astro'],
    ['/prices', 'src/pages/prices.astro'],
    ['/shop/', 'src/pages/shop/index.astro'],
    ['/lang/en', 'app/[lang]/en.tsx'],
  ])('of %s is %s, whose lines are its own', async (path, file) => {
    const found = await findSource(`https://preview.example${path}`, {
      workspace,
      staticDir: undefined,
      source,
    })
    expect(found).toEqual({ path: file, isAsSent: false })
  })

  test('is not one outside of the repository or that is missing', async () => {
    const options = { workspace, staticDir: undefined }
    const outside = { '/*': '../elsewhere/*.html' }
    expect(await findSource('https://a.example/index', { ...options, source: outside })).toBeUndefined()
    expect(await findSource('https://a.example/no', { ...options, source })).toBeUndefined()
    expect(await findSource('no url', { ...options, source })).toBeUndefined()
  })

  test.each([
    ['/*', '*'],
    ['/*'.repeat(900), '*'.repeat(3)],
    [`/${'*a'.repeat(900)}b`, 'x'],
    [`/*${'ab'.repeat(900)}*`, '**'],
  ])('is looked for in little time, whatever glob and address are: %#', async (glob, file) => {
    const options = { workspace, staticDir: undefined, source: { [glob]: file } }
    for (const path of ['/a'.repeat(100_000), '/'.repeat(200_000), '/ab'.repeat(70_000)]) {
      const seconds = cpuClock()
      expect(await findSource(`https://a.example${path}`, options)).toBeUndefined()
      expect(seconds()).toBeLessThan(5)
    }
  })

  test('stands before the file of the static folder', async () => {
    const options = { workspace, staticDir: 'dist', source: { '/': 'src/pages/index.astro' } }
    expect(await findSource(`${ORIGIN}/`, options)).toMatchObject({ path: 'src/pages/index.astro' })
    expect(await findSource(`${ORIGIN}/about`, options)).toMatchObject({ path: 'dist/about.html' })
  })
})
