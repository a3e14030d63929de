import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { tokensFromFile, tokensFromText } from '../../src/service/tokens.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tokens-'))
})
afterAll(async () => {
  await rm(folder, { recursive: true })
})

async function file(content: string) {
  const path = join(folder, `${Math.random().toString(36).slice(2)}.yml`)
  await writeFile(path, content)
  return await tokensFromFile(path)
}

test('a file holds tokens or their digests, with account, access and limits', async () => {
  const digest = createHash('sha256').update('second-token').digest('hex')
  const tokens = await file(`
- token: first-token
  account: web
- token: sha256:${digest}
  account: shop
  api-access: false
  requests-per-minute: 60
  requests-at-once: 2
`)
  expect(tokens.ownerOf('first-token')).toEqual({ account: 'web', apiAccess: true, limits: {} })
  expect(tokens.ownerOf('second-token')).toEqual({
    account: 'shop',
    apiAccess: false,
    limits: { perMinute: 60, atOnce: 2 },
  })
  expect(tokens.ownerOf('third-token')).toBeUndefined()
  expect(tokens.ownerOf(`sha256:${digest}`)).toBeUndefined()
})

test('what is kept of tokens does not hold them', () => {
  const tokens = tokensFromText('first-token second-token')
  expect(tokens.size).toBe(2)
  expect(JSON.stringify(tokens)).not.toContain('first-token')
})

test.each([
  'token: x',
  '- tokens: abcdefghij',
  '- token: short',
  '- [',
  '- {token: long-enough, requests-at-once: 0}',
])('a file with %j is refused', async content => {
  await expect(file(content)).rejects.toThrow(/tokens-file: ".*" must be a list/)
})

test.each([
  ['first-token x', 'token 2 is shorter than 8 characters'],
  ['sha256:abcdef', 'token 1 starts with "sha256:" and is no digest of 64 hex digits'],
])('a variable with %j is refused, without the token', (text, problem) => {
  expect(() => tokensFromText(text)).toThrow(`SEO_PREFLIGHT_TOKENS: ${problem}`)
})

test('a wrong digest in a file is refused and no token', async () => {
  await expect(file(`- token: sha256:${'0'.repeat(63)}`)).rejects.toThrow(/must be a list/)
})
