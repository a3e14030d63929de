import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { loadSettings } from '../../src/settings/load-settings.ts'
import type { SettingsError } from '../../src/settings/settings-error.ts'
import type { Settings, Written } from '../../src/settings/table.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'settings-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function load(given: Written = {}, config = ''): Promise<Settings> {
  await writeFile(join(folder, 'config.yml'), config)
  return await loadSettings({ url: 'https://shop.example/', config: 'config.yml', ...given }, path =>
    join(folder, path),
  )
}

async function problemsOf(work: Promise<unknown>): Promise<readonly string[]> {
  return await work.then(
    () => [],
    (error: SettingsError) => error.problems,
  )
}

describe('the settings of what is published', () => {
  test('have defaults', async () => {
    expect(await load()).toMatchObject({
      comment: 'auto',
      commentId: 'default',
      annotations: true,
      artifactName: 'seo-preflight',
      source: {},
    })
  })

  test('can stand in the config file', async () => {
    const config = 'comment: on-failure\ncomment-id: shop\nannotations: false\n'
    expect(await load({}, config)).toMatchObject({
      comment: 'on-failure',
      commentId: 'shop',
      annotations: false,
    })
  })

  test('tell which file a page is made from, in the order of the config file', async () => {
    const { source } = await load({}, 'source:\n  /blog/*: content/blog/*.md\n  /: pages/home.astro\n')
    expect(Object.entries(source)).toEqual([
      ['/blog/*', 'content/blog/*.md'],
      ['/', 'pages/home.astro'],
    ])
  })

  test.each<[Written, RegExp]>([
    [{ comment: 'allways' }, /^comment: "allways" must be one of auto, on-failure, never/],
    [{ annotations: 'yes' }, /^annotations: "yes" must be true or false/],
    [{ 'comment-id': 'x'.repeat(101) }, /^comment-id: "x+" must have at most 100 characters/],
  ])('%p is refused with one line', async (given, line) => {
    expect(await problemsOf(load(given))).toEqual([expect.stringMatching(line)])
  })

  test.each([
    ['source: content', /"source" in "config.yml" must have lines such as/],
    ['source: {}', /"source" in "config.yml" must have lines such as/],
    ['source: [a]', /must (?:have|be) /],
    ['source: { "blog/*": "content/*.md" }', /has "blog\/\*: content\/\*\.md"/],
    ['source: { "/blog/*": 5 }', /has "\/blog\/\*: 5"/],
    ['source: { "/blog/": "content/*.md" }', /has "\/blog\/: content\/\*\.md"/],
  ])('the config file %p is refused with one line', async (config, line) => {
    expect(await problemsOf(load({}, config))).toEqual([expect.stringMatching(line)])
  })
})
