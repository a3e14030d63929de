import { describe, expect, test } from '@jest/globals'
import { preferencesOf } from '../../src/pages/page-preferences.ts'

const at = (path: string) => `https://shop.example${path}`

describe('a pull request changes', () => {
  test.each([
    ['/about', 'about.html'],
    ['/about/', 'src/pages/about.astro'],
    ['/about.html', 'public/about.html'],
    ['/blog/hello', 'content/blog/hello.md'],
    ['/blog/hello', 'src/app/(site)/blog/hello/page.tsx'],
    ['/blog/hello', 'src/routes/blog/hello/+page.svelte'],
    ['/blog/', 'pages/blog/index.vue'],
    ['/hello', '_posts/2026-02-03-hello.md'],
    ['/%C3%BCber', 'pages/über.mdx'],
    ['/About', 'pages/about.jsx'],
  ])('%s by %s', async (path, file) => {
    const { isChanged } = await preferencesOf({ changedFiles: async () => [{ path: file, isNew: false }] })
    expect(isChanged!(at(path))).toBe(true)
  })

  test.each([
    ['/about', 'src/about.ts'],
    ['/about', 'src/about/logo.png'],
    ['/blog/hello', 'content/hello.md'],
    ['/', 'README.md'],
    ['/blog', 'pages/blog/[slug].tsx'],
  ])('not %s by %s', async (path, file) => {
    const { isChanged } = await preferencesOf({ changedFiles: async () => [{ path: file, isNew: false }] })
    expect(isChanged!(at(path))).toBe(false)
  })
})

describe('against a report', () => {
  const changedFiles = async () => [
    { path: 'pages/old.md', isNew: false },
    { path: 'pages/new.md', isNew: true },
  ]

  test('only new files count', async () => {
    const { isChanged } = await preferencesOf({ changedFiles, baselinePages: [] })
    expect([isChanged!(at('/old')), isChanged!(at('/new'))]).toEqual([false, true])
  })

  test('its pages are known by path and query, on whichever host', async () => {
    const { isKnown } = await preferencesOf({ baselinePages: ['http://127.0.0.1:7360/a?b=1'] })
    expect([isKnown!(at('/a?b=1')), isKnown!(at('/a'))]).toEqual([true, false])
  })
})

test('without a pull request and a report no page is worth more than another', async () => {
  const { isChanged, isKnown } = await preferencesOf({})
  expect([isChanged!(at('/')), isKnown]).toEqual([false, undefined])
})

test('a thousand files in folders without end need little memory', async () => {
  const folders = 'a/'.repeat(2000)
  const changedFiles = async () =>
    Array.from({ length: 1000 }, (_, number) => ({
      path: `${number}/${folders}page-${number}.md`,
      isNew: true,
    }))
  const before = process.memoryUsage().heapUsed
  const { isChanged } = await preferencesOf({ changedFiles })
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(200 * 1024 ** 2)
  expect(isChanged!(at('/a/a/page-7'))).toBe(true)
})
