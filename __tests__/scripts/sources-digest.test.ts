import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { digestOfSources } from '../../scripts/sources-digest.ts'

const ROOT = join(import.meta.dirname, '../..')

let checkout: string
beforeAll(async () => {
  checkout = await mkdtemp(join(tmpdir(), 'checkout-'))
  for (const name of ['src/text', 'scripts']) {
    await cp(join(ROOT, name), join(checkout, name), { recursive: true })
  }
  for (const name of [
    'package.json',
    'package-lock.json',
    'THIRD-PARTY-NOTICES.md',
    'tsconfig.json',
    'tsconfig.build.json',
  ]) {
    await cp(join(ROOT, name), join(checkout, name))
  }
})
afterAll(() => rm(checkout, { recursive: true, force: true }))

test('the digest of sources is another one with each change of what a bundle is made of, and only then', async () => {
  const file = (name: string) => join(checkout, name)
  const digests = [digestOfSources(checkout)]
  const changes = [
    () => writeFile(file('src/text/cut.ts'), 'export {}\n'),
    () => rename(file('src/text/cut.ts'), file('src/text/cuts.ts')),
    () => writeFile(file('package-lock.json'), '{}\n'),
    () => writeFile(file('scripts/bundle.ts'), 'export {}\n'),
    () => rm(file('src/text/nearest.ts')),
  ]
  for (const change of changes) {
    await change()
    digests.push(digestOfSources(checkout))
  }

  expect(new Set(digests).size).toBe(changes.length + 1)
  await writeFile(file('README.md'), '# Other words\n')
  expect(digestOfSources(checkout)).toBe(digests.at(-1))
})
