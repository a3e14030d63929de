import { mkdir, mkdtemp, realpath, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { isOwnerRepository } from '../../src/pages/owner-repository.ts'

test.each([
  ['https://github.com/Mary/mary.github.io', true],
  ['https://x:y@github.com/mary/mary.github.io.git', true],
  ['git@github.com:mary/mary.github.io.git', true],
  ['https://github.com/mary/bikes', false],
  ['https://github.com/bikes/mary.github.io', false],
  ['https://git.example/mary/mary.github.io', false],
])('a checkout of %s is of the site of its owner: %s', async (url, expected) => {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'owner-')))
  await mkdir(join(top, '.git'))
  await mkdir(join(top, 'public'))
  await writeFile(join(top, '.git', 'config'), `[remote "origin"]\n\turl = ${url}\n\tfetch = +refs\n`)
  expect(await isOwnerRepository(join(top, 'public'))).toBe(expected)
})

test('a folder in no checkout is of none', async () => {
  expect(await isOwnerRepository(await realpath(await mkdtemp(join(tmpdir(), 'owner-'))))).toBe(false)
})
