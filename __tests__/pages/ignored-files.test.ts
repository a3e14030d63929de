import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from '@jest/globals'
import { request } from 'undici'
import { brokenLinksTool } from '../../src/engine/tools/broken-links/broken-links.ts'
import { linkAnswerOf } from '../../src/engine/visit/link-check/link-answer.ts'
import { readIgnoredFiles } from '../../src/pages/ignored-files.ts'
import { serveStaticSite } from '../../src/pages/static-site.ts'
import { auditVisit } from '../support/tool-runs.ts'
import { openVisit, startHttpClient } from '../support/visits.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup()
})

/** A checkout with these files; an empty `.git` marks its top. */
async function checkoutOf(files: Readonly<Record<string, string>>): Promise<string> {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'ignored-')))
  cleanups.push(() => rm(top, { recursive: true }))
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(top, name)), { recursive: true })
    await writeFile(join(top, name), content)
  }
  return top
}

const IGNORES = `# a comment
api-config.js
/top.js
js/keys.js
*.map
**/deep.js
build/
cache
/made/*
kept.js
!kept.js
`

test.each([
  ['api-config.js', true],
  ['in/a/folder/api-config.js', true],
  ['top.js', true],
  ['in/top.js', false],
  ['js/keys.js', true],
  ['in/js/keys.js', false],
  ['app.js.map', true],
  ['in/deep.js', true],
  ['kept.js', false],
  ['app.js', false],
  ['my-api-config.js', false],
  // A folder says nothing of its files, and a name without an extension is that of a page.
  ['build/app.js', false],
  ['made/app.js', false],
  ['cache', false],
  ['', false],
  ['.map', false],
])('%s is left to the deployment: %s', async (path, expected) => {
  const top = await checkoutOf({ '.git': '', '.gitignore': IGNORES })
  expect((await readIgnoredFiles(top)).has(path)).toBe(expected)
})

describe('of several folders', () => {
  test('those above the served one count as well, the nearest last', async () => {
    const top = await checkoutOf({
      '.git': '',
      '.gitignore': '/site/a.js\n/b.js\nc.js\n',
      'site/.gitignore': '!c.js\nd.js\n',
    })
    const files = await readIgnoredFiles(join(top, 'site'))
    const names = ['a.js', 'b.js', 'c.js', 'd.js'].filter(name => files.has(name))
    expect(names).toEqual(['a.js', 'd.js'])
  })

  test('none above the top of the checkout counts, and none above the folder where there is no checkout', async () => {
    const files = { '.gitignore': 'a.js\n', 'repo/site/.gitignore': 'b.js\n' }
    const inNone = await readIgnoredFiles(join(await checkoutOf(files), 'repo/site'))
    const inOne = await readIgnoredFiles(join(await checkoutOf({ ...files, 'repo/.git': '' }), 'repo/site'))
    for (const files of [inNone, inOne]) expect([files.has('a.js'), files.has('b.js')]).toEqual([false, true])
  })

  test.each(['dist', 'dist/', '/dist/', 'dist/*', '/site/', '*', '/*', '**/dist/'])(
    'nothing is said where the served one is ignored itself, by %s',
    async pattern => {
      const place = pattern === '/site/' ? 'site/dist' : 'dist'
      const top = await checkoutOf({ '.git': '', '.gitignore': `a.js\n${pattern}\n`, [`${place}/x`]: '' })
      expect((await readIgnoredFiles(join(top, place))).has('a.js')).toBe(false)
    },
  )
})

test('a line that keeps files by a pattern that is not read leaves all before it in doubt', async () => {
  const top = await checkoutOf({ '.git': '', '.gitignore': '*.js\n!vendor-*.js\n*.css\n' })
  const files = await readIgnoredFiles(top)
  expect([files.has('vendor-a.js'), files.has('b.js'), files.has('a.css')]).toEqual([false, false, true])
})

test('a link in the place of the file is not followed', async () => {
  const top = await checkoutOf({ '.git': '', 'other.txt': 'a.js\n' })
  await symlink(join(top, 'other.txt'), join(top, '.gitignore'))
  expect((await readIgnoredFiles(top)).has('a.js')).toBe(false)
})

test('a file of millions of lines is read up to a bound', async () => {
  const top = await checkoutOf({ '.git': '', '.gitignore': `a.js\n${'x.js\n'.repeat(1_000_000)}b.js\n` })
  const files = await readIgnoredFiles(top)
  expect([files.has('a.js'), files.has('b.js')]).toEqual([true, false])
})

const PAGE =
  '<!doctype html><html lang="en"><title>Club</title><script src="/api-config.js"></script><script src="/app.js"></script>'

describe('a script that is missing from a folder', () => {
  async function checkOf(files: Readonly<Record<string, string>>) {
    const site = await serveStaticSite(await checkoutOf({ '.git': '', 'index.html': PAGE, ...files }))
    cleanups.push(() => site.close())
    const http = startHttpClient()
    cleanups.push(() => http.close())
    return (await auditVisit(brokenLinksTool, openVisit(`${site.origin}/`, { http }))).check(
      'broken-internal-resource',
    )
  }

  test('is not judged where its repository leaves it to the deployment', async () => {
    const check = await checkOf({ '.gitignore': 'api-config.js\n', 'app.js': '' })
    expect(check).toMatchObject({
      outcome: 'not-measured',
      message: expect.stringMatching(/api-config\.js \(answers 404 here; \.gitignore names it/),
    })
  })

  test('is an error where only another is left to the deployment', async () => {
    const check = await checkOf({ '.gitignore': 'api-config.js\n' })
    expect(check.outcome).toBe('fail')
    expect(check.occurrences).toMatchObject([{ message: expect.stringContaining('/app.js') }])
  })

  test('is an error where nothing is said of it', async () => {
    expect(await checkOf({ '.gitignore': 'config.js\n', 'app.js': '' })).toMatchObject({ outcome: 'fail' })
  })
})

test.each([
  ['http://127.0.0.1:8080/a.js', '.gitignore'],
  ['https://site.example/a.js', undefined],
])('of a server that says so, one on this machine is believed: %s', (url, expected) => {
  const headers = new Map([['seo-preflight-made-at-deployment', ['.gitignore']]])
  const hop = { url, status: 404, headers, ttfbMs: 1 }
  const final = { ...hop, body: Buffer.alloc(0), wireBytes: 0, truncated: false, totalMs: 1 }
  expect(linkAnswerOf({ requestedUrl: url, hops: [hop], final }).madeAtDeployment).toBe(expected)
})

test('a file that is there is served, whatever .gitignore says of it', async () => {
  const site = await serveStaticSite(
    await checkoutOf({ '.git': '', '.gitignore': 'a.js\n', 'a.js': 'let a' }),
  )
  cleanups.push(() => site.close())
  const answer = await request(`${site.origin}/a.js`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['seo-preflight-made-at-deployment']).toBeUndefined()
  await answer.body.dump()
})
